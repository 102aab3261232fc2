"""How the parts of a sheet lie on its lines."""
from larpmaster.messages import plain
from larpmaster.text import pad, wrap

WIDTH = 80
# How every sheet and printed report begins: a rule, and below it this name.
RULE, PROGRAM = "=", "LARPMASTER"
_LABEL = 24


def heading(key, width):
    """Lines of a heading, with an empty one before it."""
    return ["", plain(key), "-" * width]


def labelled(label, value, width):
    """Lines of "label: value", wrapped below the value's beginning."""
    label = pad(label + ":", _LABEL)
    room = width - len(label) - 1
    parts = [value] if len(value) <= room else wrap(value, room)
    lines = [label + " " + parts[0]]
    for part in parts[1:]:
        lines.append(" " * (len(label) + 1) + part)
    return lines


def in_columns(pairs, width):
    """Values labelled by their texts' keys, in two columns, a long one across both."""
    half = width // 2
    lines = []
    waiting = ""
    for key, value in pairs:
        label = plain(key)
        # Laid out in place: each call costs a slow machine as much as a line of them.
        entry = "%s:%s %s" % (label, " " * (_LABEL - 1 - len(label)), value)
        if len(entry) >= half:
            if waiting:
                lines.append(waiting)
                waiting = ""
            lines.extend(labelled(label, str(value), width))
        elif waiting:
            lines.append(waiting + " " * (half - len(waiting)) + entry)
            waiting = ""
        else:
            waiting = entry
    if waiting:
        lines.append(waiting)
    return lines
