"""Reads the tables of a world, and says file, line and column of what is wrong.

The good path is kept cheap for a 7 MHz machine: whole columns go through built-ins, and only a file
about which something is unusual is read again by `table_faults`, which finds position and reason.
"""
from collections import namedtuple

from larpmaster import table_links
from larpmaster.errors import CouldNot
from larpmaster.table_schema import (
    CODINGS,
    CORE_KINDS,
    FIRST_WORD,
    KINDS,
    LINE_LETTERS,
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

# Bytes of a line without surprises: no control letters, and of the two-byte letters of UTF-8 only
# those from À to ÿ. Anything else is left to the thorough reading.
_PLAIN = set(range(0x20, 0x7F))
_PLAIN.add(0x0A)
_PLAIN.add(0xC3)
_PLAIN.update(range(0x80, 0xC0))
_SIGNS = set(NAME_SIGNS.encode())
_FLAGS = {"yes": True, "no": False}


def _field(column):
    return column + "_" if column == "class" else column


def _row_types(kinds):
    types = {}
    for kind, _, columns in KINDS:
        if kinds is None or kind in kinds:
            types[kind] = namedtuple(kind, tuple([_field(column[0]) for column in columns]))
    return types


class Tables:
    """Rows of every kind that was read, as tuples in file order: `tables.races` and so on.

    A look-up of what is not there raises CouldNot("unknown_key", kind=, key=).
    """

    def __init__(self, rows):
        for kind, _, _ in KINDS:
            setattr(self, kind, tuple(rows.get(kind, ())))
        self._by_key = {}
        self._sexes = {(row.race, row.sex): row for row in self.race_sexes}
        self._parts = {}
        for row in self.cult_classes:
            self._parts[row.cult] = self._parts.get(row.cult, ()) + (row,)
        self._levels = table_links.level_numbers(self.class_levels)

    def _find(self, kind, key):
        index = self._by_key.get(kind)
        if index is None:
            index = self._by_key[kind] = {row[0]: row for row in getattr(self, kind)}
        if key not in index:
            raise CouldNot("unknown_key", kind=kind, key=key)
        return index[key]

    def race(self, key):
        return self._find("races", key)

    def race_sex(self, race, sex):
        """Ability factors (percent) of a race and sex."""
        if (race, sex) not in self._sexes:
            raise CouldNot("unknown_key", kind="race_sexes", key="%s %s" % (race, sex))
        return self._sexes[(race, sex)]

    def class_(self, key):
        return self._find("classes", key)

    def cult(self, name):
        return self._find("cults", name)

    def classes_of(self, cult_key):
        """Rows of cult_classes of a cult, in file order."""
        if cult_key not in self._parts:
            raise CouldNot("unknown_key", kind="cult_classes", key=cult_key)
        return self._parts[cult_key]

    def region(self, key):
        return self._find("regions", key)

    def xp_table(self, key):
        return self._find("xp_tables", key)

    def setting(self, key):
        """The whole number of a setting."""
        return self._find("settings", key).value

    def class_value(self, class_key, what, level):
        """Damage bonus, absorption, mana or power of a class at a level; levels above 30 are
        read as 30 (XP-1), a class without such a row has 0."""
        numbers = self._levels.get((class_key, what))
        return numbers[min(level, MAX_LEVEL)] if numbers else 0


def load(folder, read_file, join, kinds=None):
    """Tables of the world in `folder`; `kinds` limits what is read (references into others are then
    not checked).

    read_file(path, limit) gives a text or raises CouldNot; join(folder, name) gives a path.
    Raises CouldNot("broken_tables", errors=list of TableError).
    """
    rows = _read(folder, read_file, join, kinds)
    if rows is None:
        from larpmaster import table_faults
        rows, errors = table_faults.examine(
            folder, read_file, join, kinds, _row_types(kinds), TableError)
        if errors:
            raise CouldNot("broken_tables", errors=errors)
    return Tables(rows)


def check(folder, read_file, join):
    """(errors, counts): a list of TableError, and a list of (kind, number of rows) of what could
    be read."""
    errors = []
    rows = _read(folder, read_file, join, None)
    if rows is None:
        from larpmaster import table_faults
        rows, errors = table_faults.examine(
            folder, read_file, join, None, _row_types(None), TableError)
    return errors, [(kind, len(rows[kind])) for kind, _, _ in KINDS if kind in rows]


def _read(folder, read_file, join, kinds):
    """Rows by kind when nothing is wrong or unusual, else None."""
    types = _row_types(kinds)
    found = {}
    for kind, _, columns in KINDS:
        if kinds is None or kind in kinds:
            try:
                text = read_file(join(folder, kind + ".txt"), MAX_BYTES)
            except CouldNot:
                return None
            rows = _rows(kind, columns, types[kind], text)
            if rows is None:
                return None
            found[kind] = rows
    return None if table_links.broken_links(found) else found


def _rows(kind, columns, row_type, text):
    if len(text) > MAX_BYTES:
        return None
    try:
        data = text.encode()
    except ValueError:
        return None
    if not set(data) <= _PLAIN:
        text = text.replace("\r\n", "\n").replace("\t", " ").replace("\xa0", " ")
        data = text.encode()
        if not set(data) <= _PLAIN:
            return None
    lines = text.split("\n")
    head = lines[0].split()
    if (len(head) not in (3, 4) or head[:3] != [FIRST_WORD, kind, str(VERSION)]
            or head[3:] and head[3] not in CODINGS or max(map(len, lines)) > LINE_LETTERS):
        return None
    lines[0] = ""
    names = []
    cells = []
    for line in lines:
        line = line.strip()
        if line and line[0] != ";":
            if cells or line[:8] != "columns:":
                cells.append(line.split("|"))
            else:
                names.extend(line[8:].split("|"))
    width = len(columns)
    if not cells or len(names) != width or set(map(len, cells)) != {width}:
        return None
    names = list(map(str.strip, names))
    by_name = dict(zip(names, zip(*cells)))
    values = []
    for column in columns:
        if column[0] not in by_name:
            return None
        converted = _column(by_name[column[0]], column)
        if converted is None:
            return None
        values.append(converted)
    return [row_type(*row) for row in zip(*values)]


def _column(cells, column):
    """The values of a whole column, or None when one of them is not as it should be."""
    sort, a, b = column[1:]
    if sort == "int" or sort == "numbers":
        text = "".join(cells)
        if "_" in text or "+" in text:
            return None
        try:
            if sort == "int":
                values = tuple(map(int, cells))
                return values if min(values) >= a and max(values) <= b else None
            values = [tuple(map(int, cell.split())) for cell in cells]
        except ValueError:
            return None
        if not all(values) or min(map(min, values)) < a or max(map(max, values)) > b:
            return None
        return values if max(map(len, values)) <= MAX_NUMBERS else None
    cells = tuple(map(str.strip, cells))
    if sort == "word":
        return cells if set(cells) <= set(a) else None
    if sort == "flag":
        values = tuple(map(_FLAGS.get, cells))
        return None if None in values else values
    if "" in cells:
        return None
    if sort == "text":
        return cells if max(map(len, cells)) <= a else None
    if sort == "ref" or sort == "refs":
        return cells
    if max(map(len, cells)) > NAME_LETTERS:
        return None
    text = "\n".join(cells)
    if not _SIGNS.isdisjoint(text.encode()) or sort == "code" and " " in text:
        return None
    if sort != "label":
        names = set(table_links.small(text).split("\n"))
        if sort == "optional":
            names.discard("-")
        if not names.isdisjoint(RESERVED):
            return None
    return cells
