"""The quick reading of a table file: whole columns go through built-ins, for a 7 MHz machine.

It finds that something is wrong or unusual, not where: `table_reading` does.
"""
from larpmaster import table_links
from larpmaster.table_schema import (
    CODINGS,
    FIRST_WORD,
    MAX_BYTES,
    MAX_NUMBERS,
    NAME_LETTERS,
    NAME_SIGNS,
    RESERVED,
    VERSION,
)

_BLANKS = " \t\r"
_FLAGS = {"yes": True, "no": False}


def rows_of(kind, columns, row_type, read, lean=False):
    """Rows of the file whose text read() gives in pieces, None when something is wrong or unusual,
    or ValueError: no number where one should be, or a letter that has no UTF-8.

    Neither comments nor white space beside cells nor the length of lines are looked at: only
    `check` finds fault with these. lean: rows for `table_links` alone, without texts; keys that
    are there again are the same object.
    """
    # No caller holds the text, and it goes piece by piece: a small machine has no room for two.
    rows = []
    names = None
    shared = {} if lean else None
    letters = 0
    text = ""
    for piece in read():
        letters += len(piece)
        if letters > MAX_BYTES:
            return None
        text += piece.replace("\xa0", " ") if "\xa0" in piece else piece
        end = text.rfind("\n") + 1
        if names is None:
            names, start = _head(kind, text[:end])
            if start < 0:
                return None
            if not start or len(names) != len(columns):
                names = None
                continue
            text, end = text[start:], end - start
        if end:
            made = _rows(columns, row_type, names, text[:end], shared)
            if made is None:
                return None
            rows.extend(made)
            text = text[end:]
    if names is None:
        return None
    if text:
        made = _rows(columns, row_type, names, text, shared)
        if made is None:
            return None
        rows.extend(made)
    return rows


def _head(kind, text):
    """(names of the columns, where the rows begin), 0 when that is not yet to be seen, -1 when the
    first line is not as it should be."""
    names = []
    start = 0
    while True:
        end = text.find("\n", start)
        if end < 0:
            return names, 0
        line = text[start:end].strip(_BLANKS)
        if not start:
            head = line.split()
            if (len(head) not in (3, 4) or head[:3] != [FIRST_WORD, kind, str(VERSION)]
                    or head[3:] and head[3] not in CODINGS):
                return names, -1
        elif line[:8] == "columns:":
            names.extend([name.strip(" ") for name in line[8:].split("|")])
        elif line and line[0] != ";":
            return names, start
        start = end + 1


def _rows(columns, row_type, names, text, shared):
    """The rows of whole lines, None as for `rows_of`."""
    cells = _cells(text, len(names))
    if cells is None:
        lines = [line for line in text.split("\n") if (line.strip(_BLANKS) or ";")[0] != ";"]
        if not lines:
            return []
        cells = _cells("\n".join(lines), len(names))
    if cells is None:
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
        converted = _column(raw, column, checked, numbers)
        if converted is None:
            return None
        if shared is not None and column[1] == "text":
            converted = ("",) * len(raw)
        elif shared is not None and column[1] in ("ref", "word"):
            converted = [shared.setdefault(cell, cell) for cell in converted]
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
    if body[-1:] != "\n":
        body += "\n"
    body = body.replace("\n", "|\n|")
    cells = body.split("|")
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


def _column(cells, column, checked, numbers):
    """The values of a whole column, or None when one of them is not as it should be.

    Texts whose letters are still to be looked at go to `checked`, digits to `numbers`.
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
    if sort in ("keys", "pairs"):
        return _lists(cells, b if sort == "pairs" else 0, numbers)
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


def _lists(cells, most, numbers):
    """The values of a column of keys, or of pairs of a key and a number up to `most`."""
    values = []
    for cell in cells:
        entries = tuple(map(str.strip, cell.split(",")))
        keys = entries
        if most:
            words = [entry.split() for entry in entries]
            if set(map(len, words)) != {2}:
                return None
            keys = [word[0] for word in words]
            digits = [word[1] for word in words]
            numbers.extend(digits)
            levels = tuple(map(int, digits))
            if min(levels) < 1 or max(levels) > most:
                return None
            entries = tuple(zip(keys, levels))
        if "" in keys or len(set(keys)) < len(keys):
            return None
        values.append(entries)
    return values
