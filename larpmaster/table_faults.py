"""What is wrong with table files: all faults of all files at once, in order of place.

Only files about which something is wrong or unusual come here. A cell that is wrong is kept with a
stand-in, so that all errors show at once; what rests on a wrong cell is not reported again.
"""
from larpmaster import table_links
from larpmaster.errors import CouldNot
from larpmaster.table_reading import TOO_LONG, Reading
from larpmaster.table_schema import KINDS, MAX_BYTES

UNREAD = ("no_such_file", "not_text", TOO_LONG)


def examine(folder, read_file, join, kinds, row_types, error_type, shipped_rows):
    """(rows by kind, errors) of all files; a kind whose rows could not be made out is left out.

    shipped_rows(kind, path) gives the rows of a file that needs no reading, or None.
    """
    rows = {}
    unread = {}
    readings = {}
    bad = set()
    for kind, _, columns in KINDS:
        if kinds is None or kind in kinds:
            reading = Reading(kind, columns)
            readings[kind] = reading
            path = join(folder, kind + ".txt")
            known = shipped_rows(kind, path)
            if known is not None:
                rows[kind] = known
                unread[kind] = path
                continue
            try:
                text = read_file(path, MAX_BYTES)
            except CouldNot as mistake:
                code = mistake.code if mistake.code in UNREAD else "cannot_read"
                reading.fault(1, 1, "", code, "", str(MAX_BYTES) if code == TOO_LONG else "")
                continue
            table = reading.read(text)
            if table:
                rows[kind] = [row_types[kind](*row) for row in table]
                bad.update(reading.bad)
    links = table_links.broken_links(rows) if len(unread) < len(readings) else ()
    for cells, code, found, wanted in links:
        if bad.isdisjoint(cells):
            kind, number, column = cells[0]
            reading = readings[kind]
            if kind in unread:
                reading.read(read_file(unread.pop(kind), MAX_BYTES))
            line, position = reading.place(number, column)
            reading.fault(line, position, column, code, found, wanted)
    errors = []
    for kind, _, _ in KINDS:
        if kind in readings:
            for fault in readings[kind].sorted_faults():
                errors.append(error_type(kind + ".txt", *fault))
    return rows, errors
