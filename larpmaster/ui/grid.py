"""What stands on the console, row by row, so that a drawing sends only what changed.

A row is a text in one style: plain, or with the style's escape sequence before it and the plain
one after it. No escape sequence stands within.
"""
# Row and column are always written out: not every console takes 1 for one that is left out.
CLEAR = "\x1b[1;1H\x1b[J"
_CLEAR_LINE = "\x1b[K"
PLAIN = "\x1b[0m"
_ESCAPE = "\x1b"
_FEW = 4


class Grid:
    """The rows that a console shows; each drawing is one write to the machine."""

    def __init__(self, machine):
        self._machine = machine
        self._shown = []

    def forget(self):
        """What stands on the console is not known: the next drawing begins with an empty one."""
        self._shown = []

    def draw(self, rows, row, column, only=None):
        """Makes the console show the rows, with the cursor at a row and column, both from 1.

        A new title, which is the first row, draws all anew. only: places of the rows, from 0,
        that may differ from the last drawing; it saves looking at the others.
        """
        shown = self._shown
        parts = []
        if len(shown) != len(rows) or shown[0] != rows[0]:
            self._shown = list(rows)
            parts.append(CLEAR)
            number = 1
            for line in rows:
                if line:
                    parts.append("\x1b[%d;1H" % number)
                    parts.append(line)
                number += 1
        else:
            for place in only or range(len(rows)):
                line = rows[place]
                if line != shown[place]:
                    parts.append(_change(place + 1, shown[place], line))
                    shown[place] = line
        parts.append("\x1b[%d;%dH" % (row, column))
        self._machine.write("".join(parts))


def _change(number, old, new):
    """What turns a row into another: its changed end where both are in one and the same style."""
    style = ""
    if new.startswith(_ESCAPE):
        style = new[:new.find("m") + 1]
    if old.startswith(style or _ESCAPE) != bool(style):
        # Erased first: behind a letter in the last column that would take the letter away.
        return "\x1b[%d;1H%s%s" % (number, _CLEAR_LINE, new)
    if style:
        old, new = old[len(style):-len(PLAIN)], new[len(style):-len(PLAIN)]
    low = 0
    if new.startswith(old):
        # A letter typed behind the others.
        low = len(old)
    elif old.startswith(new):
        low = len(new)
    elif new.startswith(old[:_FEW]):
        low, high = _FEW, min(len(old), len(new))
        # A few letters are sent sooner than it is known which of them are the same.
        while high - low >= _FEW:
            middle = (low + high + 1) // 2
            if old[low:middle] == new[low:middle]:
                low = middle
            else:
                high = middle - 1
    return "\x1b[%d;%dH%s%s%s%s" % (
        number, low + 1, style, new[low:] if low else new, style and PLAIN,
        _CLEAR_LINE if len(new) < len(old) else "")
