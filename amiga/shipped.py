"""The tables as this build ships them, as a module of constants: larpmaster/shipped.py.

A slow machine needs half a minute to read and check all tables. What was checked here need not be
checked there: a file that still has the fingerprint of this build has these rows. Of the texts of
spells, which only sheets want, it is the places in the file: (spell, (first byte, bytes)).
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORLD = "rajakatse"
HEAD = '"""Fingerprint and rows of every table file, as they were when this was built."""\n\n'


def places(data, rows, coding, parts):
    """Where the lines of each spell lie in the bytes of spell_texts.txt: (spell, (first byte,
    bytes)). Raises ValueError when those of a spell do not stand together in the order of `parts`
    and their numbers, or have blanks beside their bars."""
    found = []
    wanted = list(rows)
    for line in re.finditer(rb"[^\n]+", data):
        cells = line.group().decode(coding).split("|")
        if wanted and cells == [str(cell) for cell in wanted[0]]:
            spell = wanted.pop(0)[0]
            first = line.start()
            if found and found[-1][0] == spell:
                first = found.pop()[1][0]
            found.append((spell, (first, line.end() - first)))
    pieces = [data[first:first + length].count(b"\n") + 1 for _, (first, length) in found]
    orders = {}
    for spell, part, number, _ in rows:
        orders.setdefault(spell, []).append((parts.index(part), number))
    if (sum(pieces) != len(rows) or len(found) != len(orders)
            or any(order != sorted(order) for order in orders.values())):
        raise ValueError("spell_texts.txt: the lines of a spell are to stand together, in order, "
                         "without blanks beside |.")
    return found


def module_text(root, folder, coding):
    """The module's text for the table files in `folder`, which are in the coding; root holds
    larpmaster/."""
    sys.path.insert(0, str(root))
    try:
        from larpmaster import table_schema, tables
        from larpmaster.platform import host
    finally:
        sys.path.pop(0)
    loaded = tables.load(str(folder / WORLD), host.read_file, host.join)
    lines = ["FILES = {"]
    for kind in tables.kinds():
        mark = host.fingerprint(str(folder / WORLD / (kind + ".txt")), tables.MAX_BYTES)
        rows = [tuple(row) for row in getattr(loaded, kind)]
        if kind == "spell_texts":
            rows = places((folder / WORLD / "spell_texts.txt").read_bytes(), rows,
                          coding, table_schema.PARTS)
        rows = "".join("        %r,\n" % (row,) for row in rows)
        lines.append("    %r: (%r, (\n%s    ))," % (kind, mark, rows))
    return HEAD + "\n".join(lines) + "\n}\n"
