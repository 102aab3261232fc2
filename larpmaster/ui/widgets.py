"""What every screen is made of: menu, field, pages, on whichever console there is.

`screens` gives the kind that fits the machine: `screen` for single keys, `lines` for typed lines.
Both have the same three calls, and each call gives BACK when the person goes one step back.
"""
from larpmaster.errors import WrongUse
from larpmaster.text import fold, shown, wrap

WIDTH, HEIGHT = 80, 50
LEAST_WIDTH, LEAST_HEIGHT, LEAST_LAID_OUT = 20, 8, 60
BACK = ("back",)


class EndOfInput(Exception):
    """Nothing more can be read: the console was closed or the script has ended."""


def screens(machine):
    """The screens for the console of this machine."""
    if machine.has_keys():
        from larpmaster.ui.screen import KeyScreens
        return KeyScreens(machine)
    from larpmaster.ui.lines import LineScreens
    return LineScreens(machine)


def work_meanwhile(ui):
    """Does what was left for the time in which the person reads the first screen."""
    work = ui.meanwhile
    if work is not None:
        ui.meanwhile = None
        work()


def size_of(machine):
    """(columns, rows) that a screen may use."""
    columns, rows = machine.screen_size()
    return max(LEAST_WIDTH, min(columns, WIDTH)), max(LEAST_HEIGHT, min(rows, HEIGHT))


def paragraphs(text, width):
    """Lines of a text whose line ends part its paragraphs."""
    lines = []
    for paragraph in text.split("\n"):
        lines.extend(wrap(paragraph, width))
    return lines


def laid_out(lines, width):
    """The lines, when they depend on the width those for this one."""
    return lines(max(LEAST_LAID_OUT, width)) if callable(lines) else lines


def cut(lines, width):
    """Lines of at most `width` letters: what is longer goes on below, but a ruler is cut."""
    fitting = []
    for line in lines:
        while len(line) > width:
            if not line.strip(line[0]):
                line = line[:width]
            else:
                # At a space where there is one not too far back.
                end = line.rfind(" ", width // 2, width + 1)
                fitting.append(line[:end] if end > 0 else line[:width])
                line = line[end + 1:] if end > 0 else line[width:]
        fitting.append(line)
    return fitting


def paged(lines, size):
    """Pages of at most `size` lines, parted at an empty line where one is near the end."""
    pages = []
    first = 0
    while len(lines) - first > size:
        last = first + size
        for place in range(last, last - size // 3, -1):
            if not lines[place]:
                last = place
                break
        pages.append(lines[first:last])
        first = last if lines[last] else last + 1
    pages.append(lines[first:])
    return pages


def found_at(typed, numbers, names):
    """Place of the item that the typed text means: its number, its name, or the beginning of
    one name only. An item's names are parted by "/". Raises WrongUse when there is none."""
    wanted = fold(typed)
    if wanted and not wanted.strip("0123456789"):
        if len(wanted) < 6 and int(wanted) in numbers:
            return numbers.index(int(wanted))
    elif wanted:
        places = []
        for place in range(len(names)):
            for name in fold(names[place]).split("/"):
                if name == wanted:
                    return place
                if name.startswith(wanted) and place not in places:
                    places.append(place)
        if len(places) == 1:
            return places[0]
    raise WrongUse("unknown_name", field="choice", found=shown(typed),
                   allowed=", ".join([str(number) for number in numbers]))
