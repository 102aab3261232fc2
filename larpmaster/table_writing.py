"""A table file as its lines, so that rows can change while all else stays letter for letter.

What is no row (a comment, a line with a cell too few) is kept as it is and never found.
"""
from larpmaster.errors import CouldNot
from larpmaster.table_schema import CODINGS, FIRST_WORD, KINDS, LINE_LETTERS, SOURCES, VERSION
from larpmaster.text import pad, pad_left

_COLUMNS = "columns:"
_BLANK = " \r"
_HOUSE = SOURCES[-1]


def columns_of(kind):
    """(number of leading columns that are the key together, columns) of a kind, from the schema."""
    return [entry[1:] for entry in KINDS if entry[0] == kind][0]


class TableText:
    """One file; text: all of it, or its pieces. A row is known by a number of its own, which stays
    the same whatever changes."""

    def __init__(self, kind, text):
        self.kind = kind
        self.changed = False
        width, self.columns = columns_of(kind)
        # A table without a key has its owner in front.
        self._width = width or 2
        self._numbers = [column[0] for column in self.columns if column[1] == "int"]
        self._lines = [""]
        for piece in (text,) if isinstance(text, str) else text:
            first, _, rest = piece.partition("\n")
            self._lines[-1] += first
            if len(first) < len(piece):
                self._lines.extend(rest.split("\n"))
        self._lines[0] = self._lines[0].lstrip("\ufeff")
        self._order = list(range(len(self._lines)))
        self._names = []
        self._first = len(self._lines)
        for place, line in enumerate(self._lines):
            line = _plain(line).strip(_BLANK)
            if line[:len(_COLUMNS)] == _COLUMNS:
                self._names.extend([name.strip(_BLANK)
                                    for name in line[len(_COLUMNS):].split("|")])
            elif place and line and line[0] != ";":
                self._first = place
                break

    def rows(self, **cells):
        """Numbers of the rows, in file order, that have these texts in these columns; `class_`
        means the column `class`."""
        wanted = [(self._names.index(name.rstrip("_")), cells[name]) for name in cells]
        texts = [text for _, text in wanted]
        width = len(self._names) - 1
        found = []
        for row in self._order:
            line = self._lines[row]
            # Most lines lack the texts; only those that hold them are taken apart.
            if row >= self._first and line.count("|") == width and not [
                    text for text in texts if text not in line]:
                parts = _plain(line).split("|")
                if parts[0].strip(_BLANK)[:1] != ";" and not [
                        text for place, text in wanted if parts[place].strip(_BLANK) != text]:
                    found.append(row)
        return found

    def cells(self, row):
        """{column: text} of a row."""
        parts = _plain(self._lines[row]).split("|")
        return {name: part.strip(_BLANK) for name, part in zip(self._names, parts)}

    def key_at(self, line):
        """The key of the row in a line, counted from 1 as the lines now stand; "" of any other."""
        row = self._order[line - 1] if line <= len(self._order) else -1
        if row < self._first:
            return ""
        cells = self.cells(row)
        keys = [cells.get(column[0], "") for column in self.columns[:self._width]
                if column[1] not in ("keys", "numbers")]
        return " ".join(keys)

    def cell(self, row, column):
        """The text of one cell."""
        return _plain(self._lines[row]).split("|")[self._names.index(column)].strip(_BLANK)

    def column(self, name):
        """The texts of a column, in file order."""
        place = self._names.index(name)
        return [_plain(self._lines[row]).split("|")[place].strip(_BLANK) for row in self.rows()]

    def put(self, row, cells):
        """Gives a row the cells of {column: text} that differ; it is the house's own then.

        Raises CouldNot tm_long_row when it does not fit a line.
        """
        before = self.cells(row)
        changed = [name for name in cells if before[name] != cells[name]]
        if changed:
            self._lines[row] = self._line(row, {name: cells[name] for name in changed})
            self.changed = True

    def add(self, after, cells):
        """Puts a new row of {column: text} behind another and gives its number.

        Raises CouldNot tm_long_row when it does not fit a line.
        """
        line = self._line(after, cells)
        self._lines.append(line)
        row = len(self._lines) - 1
        self._order.insert(self._order.index(after) + 1, row)
        self.changed = True
        return row

    def drop(self, row):
        """Takes a row away."""
        self._order.remove(row)
        self.changed = True

    def fits(self, row, cells):
        """Whether a row with these cells, else its own, is laid out within a line."""
        return len(self._laid(row, cells)[0]) <= LINE_LETTERS

    def place_of(self, cells):
        """The row behind which a new one with these cells belongs: the last of those that have
        most of its key, else the last of all."""
        names = [column[0] for column in self.columns[:self._width]]
        for count in range(self._width - 1, 0, -1):
            rows = self.rows(**{name: cells[name] for name in names[:count]})
            if rows:
                return rows[-1]
        return self.rows()[-1]

    def text(self, coding):
        """The text of the file, for a coding that its first line is to name."""
        return "\n".join(self.lines(coding))

    def lines(self, coding):
        """The lines of `text`."""
        lines = [self._lines[row] for row in self._order]
        words = lines[0].split()
        if words[3:] != [coding] and (coding != CODINGS[0] or words[3:]):
            # A file without the word is read as either: UTF-8 needs none.
            lines[0] = "%s %s %d %s" % (FIRST_WORD, self.kind, VERSION, coding)
        return lines

    def _line(self, like, cells):
        """A line with these cells; without its spaces where it would be too long with them."""
        line, bare = self._laid(like, cells)
        if len(line) > LINE_LETTERS:
            line = bare
        if len(line) > LINE_LETTERS:
            raise CouldNot("tm_long_row", name=line.split("|")[0], over=len(line) - LINE_LETTERS)
        return line

    def _laid(self, like, cells):
        """(line, the same without spaces) with these cells, else those of the row `like`, laid
        out as that one is."""
        old = self._lines[like].rstrip("\r").split("|")
        other = self._lines[self._other_than(like)].split("|")
        last = len(old) - 1
        margin = " " if last and not [part for part in old[1:] if part[:1] != " "] else ""
        new = []
        bare = []
        for place, name in enumerate(self._names):
            part = old[place]
            if name == "source":
                cells = dict(cells)
                cells[name] = _HOUSE
            if name in cells and cells[name] != _plain(part).strip(_BLANK):
                text = cells[name]
                before = margin if place else ""
                after = margin if place < last else ""
                width = 0
                if len(part) == len(other[place]):
                    # The column lines up: so does the new cell, if it is not too long.
                    width = len(part) - len(before) - len(after)
                if name in self._numbers:
                    text = pad_left(text, width)
                elif place < last:
                    text = pad(text, width)
                part = before + text + after
            new.append(part)
            bare.append(_plain(part).strip(_BLANK))
        return "|".join(new), "|".join(bare)

    def _other_than(self, like):
        """A row to compare the layout of a row with, itself when it is the only one."""
        for row in self._order:
            if row >= self._first and row != like and "|" in self._lines[row]:
                return row
        return like


def entries_of(cell):
    """The entries of a cell that parts them by commas."""
    return [entry.strip(_BLANK) for entry in cell.split(",")]


def _plain(line):
    """The line with spaces for what looks like one."""
    return line.replace("\t", " ").replace("\xa0", " ")
