"""Reads the tables of a world, and says file, line and column of what is wrong.

The good path is kept cheap for a 7 MHz machine: whole columns go through built-ins, and only a file
about which something is unusual is read again by `table_faults`, which finds position and reason.
"""
from binascii import crc32
from collections import namedtuple

from larpmaster import table_links
from larpmaster.errors import CouldNot
from larpmaster.table_schema import (
    CODINGS,
    CORE_KINDS,
    FIRST_WORD,
    KINDS,
    MAX_BYTES,
    MAX_LEVEL,
    MAX_NUMBERS,
    NAME_LETTERS,
    NAME_SIGNS,
    RESERVED,
    VERSION,
)

__all__ = ("CORE_KINDS", "TableError", "Tables", "check", "load")

# position: 1-based letter in the line; column, found: text; wanted: values, ready to be shown
TableError = namedtuple(
    "TableError", ("file", "line", "position", "column", "code", "found", "wanted"))

_BLANKS = " \t\r"
_FLAGS = {"yes": True, "no": False}


def _field(column):
    return column + "_" if column == "class" else column


def _row_types(kinds):
    types = {}
    for kind, _, columns in KINDS:
        if kinds is None or kind in kinds:
            types[kind] = namedtuple(kind, tuple([_field(column[0]) for column in columns]))
    return types


def _by_key(rows):
    return {row[0]: row for row in rows}


def _found(index, kind, key):
    found = index.get(key)
    if found is None:
        name = key if isinstance(key, str) else " ".join(key)
        raise CouldNot("unknown_key", kind=kind, key=name)
    return found


class Tables:
    """Rows of every kind that was read, as tuples in file order: `tables.races` and so on.

    A look-up of what is not there raises CouldNot("unknown_key", kind=, key=).
    """

    def __init__(self, rows):
        for kind, _, _ in KINDS:
            setattr(self, kind, tuple(rows.get(kind, ())))
        self._races = _by_key(self.races)
        self._classes = _by_key(self.classes)
        self._cults = _by_key(self.cults)
        self._xp_tables = _by_key(self.xp_tables)
        self._settings = {row.key: row.value for row in self.settings}
        self._sexes = {(row.race, row.sex): row for row in self.race_sexes}
        self._parts = {}
        for row in self.cult_classes:
            self._parts[row.cult] = self._parts.get(row.cult, ()) + (row,)
        self._levels = table_links.level_numbers(self.class_levels)

    def race(self, key):
        """The row of a race."""
        return _found(self._races, "races", key)

    def race_sex(self, race, sex):
        """Ability factors (percent) of a race and sex."""
        return _found(self._sexes, "race_sexes", (race, sex))

    def class_(self, key):
        """The row of a class."""
        return _found(self._classes, "classes", key)

    def cult(self, name):
        """The row of a cult."""
        return _found(self._cults, "cults", name)

    def classes_of(self, cult_key):
        """Rows of cult_classes of a cult, in file order."""
        return _found(self._parts, "cult_classes", cult_key)

    def xp_table(self, key):
        """The row of an experience table."""
        return _found(self._xp_tables, "xp_tables", key)

    def setting(self, key):
        """The whole number of a setting."""
        return _found(self._settings, "settings", key)

    def class_value(self, class_key, what, level):
        """Damage bonus, absorption, mana or power of a class at a level; levels above 30 are
        read as 30 (XP-1), a class without such a row has 0."""
        numbers = self._levels.get((class_key, what))
        return numbers[min(level, MAX_LEVEL)] if numbers else 0


def kinds():
    """The kinds of tables, each a file."""
    return [kind for kind, _, _ in KINDS]


def fingerprint(text):
    """What tells a file from any other: the number of its bytes in UTF-8 and their CRC-32."""
    data = text.encode()
    return "%d-%08x" % (len(data), crc32(data))


def _shipped():
    """{kind: (fingerprint, rows)} of the files that were checked when this program was built; only
    a build for a slow machine has them."""
    try:
        from larpmaster import shipped
    except ImportError:
        return {}
    return shipped.FILES


def _known_rows(types):
    """A function (kind, text) -> rows of a file that is still as it was shipped, else None."""
    shipped = _shipped()

    def rows_of(kind, text):
        if kind in shipped and shipped[kind][0] == fingerprint(text):
            return [types[kind](*row) for row in shipped[kind][1]]
        return None

    return rows_of


def load(folder, read_file, join, kinds=None):
    """Tables of the world in `folder`; `kinds` limits what is read (references into others are then
    not checked).

    read_file(path, limit) gives a text or raises CouldNot; join(folder, name) gives a path.
    Raises CouldNot("broken_tables", errors=list of TableError).
    """
    rows = _read(folder, read_file, join, kinds)
    if rows is None:
        rows, errors = _examine(folder, read_file, join, kinds)
        if errors:
            raise CouldNot("broken_tables", errors=errors)
    return Tables(rows)


def check(folder, read_file, join):
    """(errors, counts): a list of TableError, and a list of (kind, number of rows) of what could
    be read."""
    rows, errors = _examine(folder, read_file, join, None)
    return errors, [(kind, len(rows[kind])) for kind, _, _ in KINDS if kind in rows]


def _examine(folder, read_file, join, kinds):
    from larpmaster import table_faults
    types = _row_types(kinds)
    return table_faults.examine(folder, read_file, join, kinds, types, TableError,
                                _known_rows(types))


def _read(folder, read_file, join, kinds):
    """Rows by kind when nothing is wrong or unusual, else None.

    A ValueError is a letter that has no UTF-8, or no number where one should be.
    """
    types = _row_types(kinds)
    known_rows = _known_rows(types)
    unchanged = True
    found = {}
    for kind, _, columns in KINDS:
        if kinds is None or kind in kinds:
            try:
                text = read_file(join(folder, kind + ".txt"), MAX_BYTES)
                rows = known_rows(kind, text)
                if rows is None:
                    unchanged = False
                    rows = _rows(kind, columns, types[kind], text)
            except (CouldNot, ValueError):
                return None
            if rows is None:
                return None
            found[kind] = rows
    return found if unchanged or not table_links.broken_links(found) else None


def _rows(kind, columns, row_type, text):
    """Rows of a file, None when something is wrong or unusual.

    Neither comments nor white space beside cells nor the length of lines are looked at: only
    `check` finds fault with these.
    """
    if len(text) > MAX_BYTES:
        return None
    text = text.replace("\xa0", " ")
    names = []
    start = 0
    while True:
        end = text.find("\n", start)
        line = text[start:end].strip(_BLANKS)
        if end < 0:
            return None
        if not start:
            head = line.split()
            if (len(head) not in (3, 4) or head[:3] != [FIRST_WORD, kind, str(VERSION)]
                    or head[3:] and head[3] not in CODINGS):
                return None
        elif line[:8] == "columns:":
            names.extend([name.strip(" ") for name in line[8:].split("|")])
        elif line and line[0] != ";":
            break
        start = end + 1
    body = text[start:]
    cells = _cells(body[:-1] if body[-1] == "\n" else body, len(names))
    if cells is None:
        lines = [line for line in body.split("\n") if (line.strip(_BLANKS) or ";")[0] != ";"]
        cells = _cells("\n".join(lines), len(names))
    if cells is None or len(names) != len(columns):
        return None
    values = []
    checked = []
    numbers = []
    for column in columns:
        if column[0] not in names:
            return None
        raw = cells[names.index(column[0])::len(names) + 1]
        if column[1] in ("int", "numbers"):
            numbers.extend(raw)
        converted = _column(raw, column, checked)
        if converted is None:
            return None
        values.append(converted)
    digits = "".join(numbers)
    # What `int` takes for a number, and a table does not.
    if "_" in digits or "+" in digits or len(digits) != len(digits.encode()):
        return None
    if checked and not _printable(" ".join(checked)):
        return None
    return [row_type(*row) for row in zip(*values)]


def _cells(body, width):
    """All cells of the rows in one list, each row ended by a cell "\\n"; None when rows differ."""
    cells = (body + "\n").replace("\n", "|\n|").split("|")
    cells.pop()
    rows = len(cells) // (width + 1)
    if cells[width::width + 1] != ["\n"] * rows or cells.count("\n") != rows:
        return None
    return cells


def _printable(text):
    """Whether a text is of ISO-8859-1 without control letters (those above 0x7F are behind C2)."""
    data = text.encode()
    if min(data) < 0x20 or b"\x7f" in data:
        return False
    return len(data) == len(text) or max(data) <= 0xC3 and b"\xc2" not in data


def _column(cells, column, checked):
    """The values of a whole column, or None when one of them is not as it should be.

    Texts whose letters are still to be looked at go to `checked`.
    """
    sort, a, b = column[1:]
    if sort == "int":
        values = tuple(map(int, cells))
        return values if min(values) >= a and max(values) <= b else None
    if sort == "numbers":
        values = [tuple(map(int, cell.split())) for cell in cells]
        if not all(values) or min(map(min, values)) < a or max(map(max, values)) > b:
            return None
        return values if max(map(len, values)) <= MAX_NUMBERS else None
    if sort == "word" and set(cells) <= set(a):
        return cells
    cells = tuple(map(str.strip, cells))
    if sort == "word":
        return cells if set(cells) <= set(a) else None
    if sort == "flag":
        values = tuple(map(_FLAGS.get, cells))
        return None if None in values else values
    if "" in cells:
        return None
    if sort == "ref" or sort == "refs":
        return cells
    checked.extend(cells)
    if sort == "text":
        return cells if max(map(len, cells)) <= a else None
    if max(map(len, cells)) > NAME_LETTERS:
        return None
    text = "\n".join(cells)
    for sign in NAME_SIGNS:
        if sign in text:
            return None
    if sort == "code" and " " in text:
        return None
    if sort != "label":
        names = set(table_links.small(text).split("\n"))
        if sort == "optional":
            names.discard("-")
        if not names.isdisjoint(RESERVED):
            return None
    return cells
