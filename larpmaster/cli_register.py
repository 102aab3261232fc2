"""The commands on the register as a whole: its list, copies, the wastebasket, printing."""
from larpmaster import choices
from larpmaster.character import LIVING, STATES
from larpmaster.errors import CouldNot, Mistake, WrongUse
from larpmaster.given import load_tables, register, state_of, tables_for, world_of
from larpmaster.listing import Names, cell
from larpmaster.messages import blamed, text
from larpmaster.register import SORTS, Register
from larpmaster.text import fold, named, shortened, shown

_SORTS_FI = {"nimi": "name", "pelaaja": "player", "rotu": "race", "kultti": "cult", "ikä": "age",
             "muutos": "changed"}
_NAME, _PLAYER, _STATE, _RACE, _CLASSES = 22, 14, 9, 12, 19
_LINES_AT_ONCE = 20


def blame(machine, path, mistake):
    """One sentence for a file that the others do not wait for, with its path."""
    machine.write_error(blamed(path, mistake) + "\n")


def _list(machine, options, rest):
    state = state_of(options["state"]) if "state" in options else ""
    sort = options.get("sort", SORTS[0])
    sort = named(_SORTS_FI.get(fold(sort), sort), "sort", SORTS)
    tables = _tables(machine, options)
    people = Register(machine, register(machine, options))
    rows = people.find(options.get("find", ""), state,
                       _key(options.get("race", ""), tables.races if tables else ()),
                       _key(options.get("cult", ""), tables.classes if tables else ()),
                       options.get("region", ""), sort)
    names = Names(tables)
    states = {state: text("do_state_" + state) for state in STATES}
    for start in range(0, len(rows), _LINES_AT_ONCE):
        machine.write("\n".join([_line(row, names, states) for row in
                                 rows[start:start + _LINES_AT_ONCE]]) + "\n")
    machine.write(text("reg_listed", count=len(rows)) + "\n")
    for file, mistake in people.broken:
        blame(machine, people.path(file), mistake)
    return machine.EXIT_COULD_NOT if people.broken else machine.EXIT_DONE


def _tables(machine, options):
    """The tables of the world; None where they cannot be read: a list needs none, keys will do."""
    try:
        return load_tables(machine, world_of(machine, options)[1])
    except CouldNot:
        return None


def _key(word, rows):
    """The key that a word means, by a name of either language; else the word."""
    try:
        return choices.key_of(word, "race", rows)
    except WrongUse:
        return word


def _line(row, names, states):
    """A line of at most 80 letters."""
    return " ".join([cell(row.name, _NAME), cell(row.player, _PLAYER),
                     cell(states[row.state], _STATE), cell(names.race(row.race), _RACE),
                     shortened(names.classes(row.classes), _CLASSES)])


def _copy(machine, options, rest):
    people = Register(machine, register(machine, options))
    path = people.copy(people.file_meant(rest[0]), rest[1])
    machine.write(text("saved", path=path) + "\n")
    return machine.EXIT_DONE


def _destroy(machine, options, rest):
    people = Register(machine, register(machine, options))
    file = people.file_meant(rest[0])
    name = people.name_of(file)
    if "yes" not in options:
        raise WrongUse("not_sure", name=name, path=people.path(file))
    people.destroy(file)
    machine.write(text("reg_destroyed", name=name) + "\n")
    return machine.EXIT_DONE


def _wastebasket(machine, options, rest):
    found = Register(machine, register(machine, options)).wastebasket()
    for file, name, number in found:
        machine.write(cell(name, _NAME) + " " + text("reg_waste_line", file=file, number=number)
                      + "\n")
    machine.write(text("reg_listed", count=len(found)) + "\n")
    return machine.EXIT_DONE


def _restore(machine, options, rest):
    people = Register(machine, register(machine, options))
    wanted = fold(rest[0])
    found = people.wastebasket()
    meant = ([one for one in found if wanted in (fold(one[0]), fold(one[1]))]
             or [one for one in found if wanted and wanted in fold(one[1])])
    if not meant:
        raise CouldNot("not_in_wastebasket", name=shown(rest[0]))
    if len(meant) > 1:
        raise CouldNot("several_in_wastebasket", name=shown(rest[0]), count=len(meant),
                       files=", ".join([one[0] for one in meant]))
    machine.write(text("reg_restored", name=meant[0][1], path=people.restore(meant[0][0])) + "\n")
    return machine.EXIT_DONE


def _sheets(machine, options, shape, paths, failed):
    """The lines of each sheet, made when it is printed; (path, Mistake) in `failed` for each file
    that gives none."""
    from larpmaster import sheet, store
    loaded = {}
    for path in paths:
        try:
            character = store.load(machine, path)
            lines = sheet.SHEETS[shape](character, tables_for(machine, options, character, loaded))
        except Mistake as mistake:
            failed.append((path, mistake))
            continue
        yield lines


def _print(machine, options, rest):
    from larpmaster import sheet
    shape = named(options.get("format", sheet.LARP), "format", (sheet.LARP, sheet.TABLETOP))
    target = options.get("to", options.get("usual_printer", ""))
    people = Register(machine, register(machine, options))
    if "all" in options:
        if rest:
            raise WrongUse("argument_extra", command="print", found=shown(rest[0]))
        paths = [people.path(row.file) for row in people.find(state=LIVING)]
    elif rest:
        paths = [people.path_of(rest[0])]
    else:
        raise WrongUse("argument_missing", command="print", found=text("help_word_name"))
    broken = people.broken if "all" in options else ()
    if target:
        from larpmaster import exporting
        exporting.check_print(machine, target)
    failed = []
    sheets = _sheets(machine, options, shape, paths, failed)
    for first in sheets:
        machine.print_texts(_with(first, sheets), target)
    printed = len(paths) - len(failed)
    failed = [(people.path(file), mistake) for file, mistake in broken] + failed
    for path, mistake in failed:
        blame(machine, path, mistake)
    if printed or not failed:
        machine.write(text("reg_printed_to" if target else "reg_printed", count=printed,
                           path=target) + "\n")
    left = len(people.find()) - len(paths) if "all" in options else 0
    if left:
        machine.write(text("reg_left_out", count=left) + "\n")
    return machine.EXIT_COULD_NOT if failed else machine.EXIT_DONE


def _with(first, texts):
    """The first and the others: nothing is printed where there is none."""
    yield first
    for one in texts:
        yield one


ACTIONS = {"list": _list, "copy": _copy, "destroy": _destroy, "wastebasket": _wastebasket,
           "restore": _restore, "print": _print}
