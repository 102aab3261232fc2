"""A text of several lines, by single keys."""
from larpmaster.messages import text
from larpmaster.ui.screen import RESIZE
from larpmaster.ui.typed import CLEAR, Typed


def edit(ui, title, field, value, help_key=""):
    """The text as it was left, by F10 or Esc alike: the form around it asks what to keep."""
    typed = Typed(value)
    while True:
        told = ui.told()
        width = ui.width - 1
        room = max(1, ui.rows - 3 - len(told))
        rows, starts = _laid(typed.text, width)
        at = _row_of(starts, typed.place)
        first = at - at % room
        ui.draw(title + ": " + field.label, rows[first:first + room], told, "",
                text("ui_keys_long"), at - first + 2, typed.place - starts[at] + 1)
        key = ui.key()
        if key in ("ESC", "F10"):
            return typed.text
        if key == "F1":
            ui.help(help_key, None, "long")
        elif key == RESIZE:
            ui.tell_again()
        elif key == "ENTER":
            typed.text = typed.text[:typed.place] + "\n" + typed.text[typed.place:]
            typed.place += 1
        elif key in ("UP", "DOWN", "PAGE_UP", "PAGE_DOWN"):
            step = {"UP": -1, "DOWN": 1, "PAGE_UP": -room, "PAGE_DOWN": room}[key]
            to = max(0, min(len(rows) - 1, at + step))
            column = typed.place - starts[at]
            typed.place = starts[to] + min(column, len(rows[to]))
        elif key == "HOME":
            typed.place = starts[at]
        elif key == "END":
            typed.place = starts[at] + len(rows[at])
        elif key == CLEAR:
            # One line, that no key takes a whole story away.
            start = typed.text.rfind("\n", 0, typed.place) + 1
            end = typed.text.find("\n", start)
            typed.text = typed.text[:start] + (typed.text[end:] if end >= 0 else "")
            typed.place = start
        elif not typed.take(key):
            ui.message = text("ui_wrong_key")


def _laid(whole, width):
    """(rows of at most `width` letters, the place in the text where each begins)."""
    rows, starts = [], []
    start = 0
    for line in whole.split("\n"):
        at = 0
        while len(line) - at >= width:
            end = line.rfind(" ", at, at + width) + 1
            end = end if end > at else at + width - 1
            rows.append(line[at:end])
            starts.append(start + at)
            at = end
        rows.append(line[at:])
        starts.append(start + at)
        start += len(line) + 1
    return rows, starts


def _row_of(starts, place):
    at = len(starts) - 1
    while starts[at] > place:
        at -= 1
    return at
