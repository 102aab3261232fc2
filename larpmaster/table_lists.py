"""Lists that a table spreads over rows: keys between commas, numbers of levels.

Rows that hold none of what changed stay letter for letter.
"""
from larpmaster.table_writing import entries_of


def write(table, key, before, now, others):
    """Makes a list of keys hold `now` instead of `before`; others: these are the owners of lists
    that hold `key`, else the keys of the list that `key` owns. Raises as `add`."""
    for entry in before:
        if entry not in now:
            remove(table, entry if others else key, key if others else entry)
    for entry in now:
        if entry not in before:
            add(table, entry if others else key, key if others else entry)


def add(table, owner, entry):
    """Puts a key into the owner's list: into its last row, or a new one when that is full.

    Raises CouldNot tm_long_row.
    """
    first, held = [column[0] for column in table.columns[:2]]
    rows = table.rows(**{first: owner})
    if rows:
        cells = {held: table.cell(rows[-1], held) + ", " + entry}
        if table.fits(rows[-1], cells):
            table.put(rows[-1], cells)
            return
    cells = {first: owner, held: entry}
    table.add(table.place_of(cells), cells)


def remove(table, owner, entry):
    """Takes a key out of the owner's list; a row that held nothing else goes."""
    first, held = [column[0] for column in table.columns[:2]]
    for row in table.rows(**{first: owner}):
        entries = entries_of(table.cell(row, held))
        if entry in entries:
            entries.remove(entry)
            if entries:
                table.put(row, {held: ", ".join(entries)})
            else:
                table.drop(row)


def write_numbers(table, cells, numbers):
    """Makes the rows of a class and a value hold these numbers of levels 0, 1, 2 ..."""
    words = numbers.split()
    start = 0
    for row in table.rows(**cells):
        count = len(table.cell(row, "numbers").split())
        part = {"numbers": " ".join(words[start:start + count])}
        if start < len(words) and table.fits(row, part):
            table.put(row, part)
            start += count
        else:
            table.drop(row)
    # What is left goes into new rows, each as long as a line allows.
    while start < len(words):
        count = len(words) - start
        new = dict(cells)
        new["first_level"] = str(start)
        place = table.place_of(new)
        new["numbers"] = " ".join(words[start:])
        while count > 1 and not table.fits(place, new):
            count -= 1
            new["numbers"] = " ".join(words[start:start + count])
        table.add(place, new)
        start += count
