"""The commands after the making: years, experience, levels, moves, the journal, undoing."""
from larpmaster import deeds, journal, telling
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.given import Seeds, state_of
from larpmaster.messages import text
from larpmaster.opened import act_of, opened
from larpmaster.text import whole_number

_TIMES_LIMIT = 9999


def names_in(options, key):
    """The names between commas of an option."""
    return options[key].split(",") if key in options else []


def _year(machine, options, rest):
    from larpmaster import many
    if "all" in options or "present" in options or len(rest) > 1:
        from larpmaster import cli_many
        return cli_many.years(machine, options, rest)
    if not rest:
        raise WrongUse("argument_missing", command="year", found=text("help_word_name"))
    seeds = Seeds(machine, options)
    act = act_of(machine, options)
    case = opened(machine, options, rest[0])
    if "again" not in options:
        deeds.check_new_year(case.character, act)
    many.live(case.character, case.tables, act, seeds, options.get("activity", ""),
              options.get("split", ""), names_in(options, "refuse"))
    case.finish()
    return machine.EXIT_DONE


def _xp(machine, options, rest):
    from larpmaster import many
    if "present" in options or "names" in options:
        from larpmaster import cli_many
        return cli_many.experience(machine, options, [word for word in rest if word])
    for place, word in enumerate(("name", "class", "amount")):
        if not "".join(rest[place:place + 1]):
            raise WrongUse("argument_missing", command="xp", found=text("help_word_" + word))
    amount = amount_in(rest[2])
    seeds = Seeds(machine, options)
    act = act_of(machine, options)
    case = opened(machine, options, rest[0])
    many.give(case.character, case.tables, act, seeds, amount, rest[1], **gift_in(options))
    case.finish()
    return machine.EXIT_DONE


def amount_in(word):
    """Points of experience, a negative number takes them."""
    from larpmaster import gifts
    return whole_number(word, "xp", -gifts.XP_LIMIT, gifts.XP_LIMIT)


def gift_in(options):
    """How experience is given, as `many.give` takes it."""
    return {"split": options.get("split", ""), "refuse": names_in(options, "refuse"),
            "spirit": "spirit" in options, "outside": "outside" in options,
            "least": "least" in options, "later": "later" in options}


def _level(machine, options, rest):
    from larpmaster import gifts
    if "trial" in options and "lose" in options:
        raise WrongUse("do_trial_of_loss")
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
    if "trial" in options:
        from larpmaster import many
        lines = many.trial(character, tables, seeds.dice(), row)
        machine.write("\n".join([character.name, text("do_trial")] + lines) + "\n")
        return machine.EXIT_DONE
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
    if "last" in options:
        from larpmaster import cli_many
        return cli_many.undo_last(machine, options, rest)
    if not rest:
        raise WrongUse("argument_missing", command="undo", found=text("help_word_name"))
    times = whole_number(options.get("times", "1"), "times", 1, _TIMES_LIMIT)
    case = opened(machine, options, rest[0])
    character = case.character
    lines = [text("do_undone")]
    for _ in range(times):
        # Told before it goes: its year and its dice go with it.
        lines.extend(telling.lines_since(character, journal.last_deed(character), case.tables))
        journal.undo(character)
    case.finish(lines)
    return machine.EXIT_DONE


def _journal(machine, options, rest):
    case = opened(machine, options, rest[0])
    lines = [case.character.name] + telling.lines_since(case.character, 0, case.tables)
    machine.write("\n".join(lines) + "\n")
    return machine.EXIT_DONE


ACTIONS = {"year": _year, "xp": _xp, "level": _level, "move": _move, "undo": _undo,
           "journal": _journal}
