"""The command `tables`: checks the tables of a world, lists, shows, and says who uses what."""
from larpmaster import messages
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.given import finish_save, register, world_of
from larpmaster.layout import WIDTH
from larpmaster.messages import text
from larpmaster.text import named, shown


def tables(machine, options, rest):
    """Does what the first word says; the words behind it: a world, or a kind and a key."""
    action = named(rest[0], "tm_action", tuple(sorted(_ACTIONS)))
    most = _ACTIONS[action][1]
    if len(rest) > most and action in ("check", "list"):
        raise WrongUse("argument_extra", command="tables", found=shown(rest[most]))
    if action == "check" and len(rest) == 2:
        options["world"] = rest[1]
    if action != "check" and len(rest) < most:
        raise WrongUse("tm_words_missing", action=action)
    world, folder = world_of(machine, options)
    finish_save(machine, folder)
    return _ACTIONS[action][0](machine, options, world, folder, rest[1:])


def _check(machine, options, world, folder, rest):
    from larpmaster import tables
    errors, counts = tables.check(folder, machine.read_file, machine.join, machine.fingerprint,
                                  machine.read_piece)
    for kind, count in counts:
        machine.write(text("table_rows", file=kind + ".txt", count=count) + "\n")
    if errors:
        machine.write(messages.worded(CouldNot("broken_tables", errors=errors)) + "\n")
        return machine.EXIT_COULD_NOT
    machine.write(text("tables_good", world=world) + "\n")
    return machine.EXIT_DONE


def _list(machine, options, world, folder, rest):
    from larpmaster import table_telling
    table = _files(machine, folder).table(_kind(rest[0]))
    for row in table.rows():
        machine.write(table_telling.row_line(table, row) + "\n")
    return machine.EXIT_DONE


def _show(machine, options, world, folder, rest):
    from larpmaster import table_telling
    from larpmaster.table_draft import Draft
    files = _files(machine, folder)
    kind, key = _record(files, rest)
    for line in table_telling.lines(Draft(files, kind, key, key), WIDTH):
        machine.write(line + "\n")
    return machine.EXIT_DONE


def _uses(machine, options, world, folder, rest):
    from larpmaster import table_telling, table_uses
    files = _files(machine, folder)
    kind, key = _record(files, rest)
    users, unread = table_uses.characters(machine, register(machine, options), kind, key)
    for line in table_telling.use_lines(table_uses.others(files, kind, key), users, unread, WIDTH):
        machine.write(line + "\n")
    return machine.EXIT_DONE


def _files(machine, folder):
    from larpmaster.table_saving import WorldFiles
    return WorldFiles(machine, folder)


def _kind(word):
    """The kind of record that a word means: its name in the files or in the language."""
    from larpmaster import table_telling
    from larpmaster.table_records import RECORDS
    kinds = [kind for kind, _ in RECORDS]
    names = [table_telling.kind_name(kind) for kind in kinds]
    found = named(word, "tm_col_kind", tuple(kinds + names))
    return found if found in kinds else kinds[names.index(found)]


def _record(files, rest):
    """(kind, key) of a record that two words or more mean."""
    kind = _kind(rest[0])
    return kind, named(" ".join(rest[1:]), "tm_col_key", tuple(files.table(kind).column("key")))


# What is done, and how many words stand on the line at most; of a key there may be more.
_ACTIONS = {"check": (_check, 2), "list": (_list, 2), "show": (_show, 3), "uses": (_uses, 3)}
