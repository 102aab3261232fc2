"""The commands after the making: years, experience, levels, moves, the journal, the register."""
from larpmaster import deeds, journal, store, telling
from larpmaster.character import LIVING
from larpmaster.errors import CouldNot, Mistake, WrongUse
from larpmaster.given import Seeds, register, state_of
from larpmaster.messages import text, worded
from larpmaster.opened import Opened, act_of, opened
from larpmaster.text import fold, whole_number

_TIMES_LIMIT = 9999


def _names(options, key):
    return options[key].split(",") if key in options else []


def _year(machine, options, rest):
    seeds = Seeds(machine, options)
    act = act_of(machine, options)
    if "all" in options:
        if rest:
            raise WrongUse("argument_extra", command="year", found=rest[0])
        return _all_years(machine, options, act, seeds)
    if not rest:
        raise WrongUse("argument_missing", command="year", found=text("help_word_name"))
    case = opened(machine, options, rest[0])
    _live(case, options, act, seeds)
    case.finish()
    return machine.EXIT_DONE


def _live(case, options, act, seeds):
    """One yearly update of an opened character."""
    from larpmaster import admission, choices
    character, tables = case.character, case.tables
    activity = deeds.usual_activity(character)
    if "activity" in options:
        activity = choices.activity(options["activity"], tables)
    shares = admission.year_shares(tables, character, activity, options.get("split", ""),
                                   _names(options, "refuse"))
    deeds.year(character, tables, seeds.dice(), act, activity, shares)


def _all_years(machine, options, act, seeds):
    """Every living character of the register; what goes wrong with one stops no other."""
    loaded = {}
    done = alone = failed = 0
    for path in _register_paths(machine, options):
        try:
            case = Opened(machine, options, path, loaded)
            if case.character.state != LIVING:
                alone += 1
                continue
            _live(case, options, act, seeds)
            case.save()
        except Mistake as mistake:
            failed += 1
            _blame(machine, path, mistake)
            continue
        done += 1
        machine.write(_year_line(case) + "\n")
    machine.write(text("do_all_years", done=done, alone=alone, failed=failed) + "\n")
    return machine.EXIT_COULD_NOT if failed else machine.EXIT_DONE


def _blame(machine, path, mistake):
    """One sentence for a file that the others do not wait for, with its path."""
    told = worded(mistake)
    machine.write_error((told if "path" in mistake.fields else path + ": " + told) + "\n")


def _year_line(case):
    lived = case.character.career[-1]
    parts = [telling.year(lived, case.tables)]
    parts.extend([telling.event(event, case.tables) for event in lived.events])
    return "%s: %s." % (case.character.name, "; ".join(parts))


def _register_paths(machine, options):
    """Paths of the register's character files, in the order of their names."""
    folder = register(machine, options)
    if not machine.exists(folder):
        return []
    # What a power cut left of a save is seen by the name of the whole file.
    names = {}
    for name in machine.list_folder(folder):
        for ending in ("", ".new", ".bak"):
            if name.endswith(store.SUFFIX + ending):
                names[name[:len(name) - len(ending)]] = True
    return [machine.join(folder, name) for _, name in sorted(
        [(fold(name), name) for name in names])]


def _xp(machine, options, rest):
    from larpmaster import gifts
    amount = whole_number(rest[2], "xp", -gifts.XP_LIMIT, gifts.XP_LIMIT)
    seeds = Seeds(machine, options)
    act = act_of(machine, options)
    case = opened(machine, options, rest[0])
    character, tables = case.character, case.tables
    if amount < 0:
        gifts.take(character, tables, act, -amount, gifts.row_meant(character, tables, rest[1]),
                   "spirit" in options)
    else:
        cult, class_key = gifts.target(character, tables, rest[1])
        if "spirit" in options:
            gifts.give_from_spirit(character, tables, act, amount, cult)
        else:
            shares, refused = _sharing(character, tables, options, cult, class_key)
            gifts.give(character, tables, act, amount, cult, class_key, shares, refused,
                       "outside" in options, "least" in options)
        if "later" not in options:
            _rise_all(character, tables, act, seeds)
    case.finish()
    return machine.EXIT_DONE


def _sharing(character, tables, options, cult, class_key):
    """(shares, refused classes) of a gift to a cult; None where nothing was said."""
    from larpmaster import admission
    refusals = _names(options, "refuse")
    for key in ("split", "refuse"):
        if key in options and class_key:
            raise WrongUse("needs_cult", field=key, found=class_key)
    return (admission.shares(tables, cult, options["split"]) if "split" in options else None,
            admission.refused(tables, character, cult, refusals) if refusals else None)


def _rise_all(character, tables, act, seeds):
    """Every level that is due, one at a time, each with dice of its own (CLS-28)."""
    due = deeds.due(character, tables)
    while due:
        deeds.rise(character, tables, seeds.dice(), act, due[0])
        due = deeds.due(character, tables)


def _level(machine, options, rest):
    from larpmaster import gifts
    seeds = Seeds(machine, options)
    act = act_of(machine, options)
    case = opened(machine, options, rest[0])
    character, tables = case.character, case.tables
    if len(rest) > 1:
        row = gifts.row_meant(character, tables, rest[1])
    elif "lose" in options:
        row = gifts.only_row(character)
    else:
        due = deeds.due(character, tables)
        if not due:
            raise CouldNot("no_levels_due", name=character.name)
        row = due[0]
    if "lose" in options:
        gifts.lose_level(character, tables, act, row)
    else:
        deeds.rise(character, tables, seeds.dice(), act, row)
    case.finish()
    return machine.EXIT_DONE


def _move(machine, options, rest):
    state = state_of(rest[1])
    act = act_of(machine, options)
    case = opened(machine, options, rest[0])
    deeds.move(case.character, act, state)
    case.finish()
    return machine.EXIT_DONE


def _undo(machine, options, rest):
    times = whole_number(options.get("times", "1"), "times", 1, _TIMES_LIMIT)
    case = opened(machine, options, rest[0])
    character = case.character
    lines = [text("do_undone")]
    for _ in range(times):
        # Told before it goes: its year and its dice go with it.
        told = telling.entry_lines(character, len(character.journal), case.tables)
        journal.undo(character)
        lines.extend(told)
    case.finish(lines)
    return machine.EXIT_DONE


def _journal(machine, options, rest):
    case = opened(machine, options, rest[0])
    lines = [case.character.name]
    for number in range(1, len(case.character.journal) + 1):
        lines.extend(telling.entry_lines(case.character, number, case.tables))
    machine.write("\n".join(lines) + "\n")
    return machine.EXIT_DONE


ACTIONS = {"year": _year, "xp": _xp, "level": _level, "move": _move, "undo": _undo,
           "journal": _journal}
