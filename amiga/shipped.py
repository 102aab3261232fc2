"""The tables as this build ships them, as a module of constants: larpmaster/shipped.py.

A slow machine needs half a minute to read and check all tables. What was checked here need not be
checked there: a file that still has the fingerprint of this build has these rows.
"""
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORLD = "rajakatse"
HEAD = '"""Fingerprint and rows of every table file, as they were when this was built."""\n\n'


def packed(rows, parts):
    """Rows of spell_texts as few long texts, for less memory: (spell, lines), a line being the
    number of its part and its text, in the order of rows."""
    texts = []
    for spell, part, _, text in rows:
        line = "%d%s" % (parts.index(part), text)
        if texts and texts[-1][0] == spell:
            line = texts.pop()[1] + "\n" + line
        texts.append((spell, line))
    return texts


def module_text(root, folder):
    """The module's text for the Amiga's table files in `folder`; root holds larpmaster/."""
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
            rows = packed(rows, table_schema.PARTS)
        rows = "".join("        %r,\n" % (row,) for row in rows)
        lines.append("    %r: (%r, (\n%s    ))," % (kind, mark, rows))
    return HEAD + "\n".join(lines) + "\n}\n"
