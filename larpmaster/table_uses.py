"""Who uses a row of the tables: rows of other tables, and characters of the register."""
from collections import namedtuple

from larpmaster import table_lists
from larpmaster.errors import CouldNot
from larpmaster.table_schema import ITEM_KINDS, KINDS
from larpmaster.table_writing import entries_of

# OWN: a row that belongs to the record; LINK: a row that ties it to another; ENTRY: one key of
# several in a list; NEEDED: a cell that cannot do without it.
OWN, LINK, ENTRY, NEEDED = range(4)
# kind, number: the row; owner: the key of what the row belongs to.
Use = namedtuple("Use", ("kind", "number", "owner", "column", "way"))


def uses(files, kind, key):
    """A Use for each cell of other rows that names the key of a kind, in the order of the tables.

    files: WorldFiles.
    """
    found = []
    for other, width, columns in KINDS:
        for place, (name, sort, target) in enumerate([column[:3] for column in columns]):
            if target == kind and sort in ("ref", "refs", "keys", "pairs"):
                table = files.table(other)
                rows = table.rows(**{name: key}) if sort == "ref" else table.rows()
                for row in rows:
                    way = _way(sort, place, width, table.cell(row, name), key)
                    if way is not None:
                        owner = table.cell(row, columns[0][0])
                        found.append(Use(other, row, owner, name, way))
    return found


def others(files, kind, key):
    """(kind, owner) of each record beyond its own rows that names the key, each once."""
    found = []
    for use in uses(files, kind, key):
        if use.way != OWN and (use.kind, use.owner) not in found:
            found.append((use.kind, use.owner))
    return found


def _way(sort, place, width, cell, key):
    """How a cell uses the key, None when it does not."""
    if sort == "ref":
        return OWN if not place else LINK if place < width else NEEDED
    entries = cell.split() if sort == "refs" else entries_of(cell)
    if key not in [entry.split(" ")[0] if sort == "pairs" else entry for entry in entries]:
        return None
    if len(entries) > 1:
        return ENTRY
    return LINK if sort == "keys" else NEEDED


def delete(files, kind, key):
    """Takes a record away, its own rows, and what else names it: rows that tie it to others, keys
    in lists. Raises CouldNot tm_needed when a row needs it."""
    found = uses(files, kind, key)
    for use in found:
        if use.way == NEEDED:
            raise CouldNot("tm_needed", name=key, owner=use.owner)
    for use in found:
        table = files.table(use.kind)
        sort = [column[1] for column in table.columns if column[0] == use.column][0]
        if use.way != ENTRY:
            table.drop(use.number)
        elif sort == "keys":
            table_lists.remove(table, use.owner, key)
        else:
            cell = table.cell(use.number, use.column)
            if sort == "refs":
                cell = " ".join([entry for entry in cell.split() if entry != key])
            else:
                cell = ", ".join([entry for entry in entries_of(cell)
                                  if entry.split()[0] != key])
            table.put(use.number, {use.column: cell})
    table = files.table(kind)
    for row in table.rows(key=key):
        table.drop(row)


def characters(machine, folder, kind, key, progress=None):
    """(users, unread): the names of the register's characters that have the row of a kind, and
    the names of files that could not be read.

    progress(done, total) is called after each file.
    """
    from larpmaster import store
    users = []
    unread = []
    files = []
    if machine.exists(folder):
        files = [file for file in machine.list_folder(folder) if file.endswith(store.SUFFIX)]
    for done, file in enumerate(files):
        path = machine.join(folder, file)
        try:
            text = machine.read_file(path, store.FILE_LIMIT)
            # To look for the key is quick, and few files that lack it hold its letters.
            if key in text:
                from larpmaster.filereader import parse_character
                character = parse_character(text, path)
                if key in named(character, kind):
                    users.append(character.name)
        except CouldNot:
            unread.append(file)
        if progress is not None:
            progress(done + 1, len(files))
    return users, unread


def named(character, kind):
    """The keys of a kind that a character has."""
    if kind in ITEM_KINDS:
        return character.items
    if kind == "cults":
        return [row.cult for row in character.classes] + [character.service]
    if kind == "classes":
        return [row.class_ for row in character.classes]
    if kind == "colours":
        return [pair[0] for pair in character.colours]
    if kind == "spells":
        return character.spells
    return {"races": (character.race,), "regions": (character.region,)}.get(kind, ())
