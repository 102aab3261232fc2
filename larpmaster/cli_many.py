"""The commands for many characters at once: years, experience, and the last of these taken back."""
from larpmaster import last_deed, many
from larpmaster.choices import distinct
from larpmaster.cli_deeds import amount_in, gift_in, names_in
from larpmaster.cli_register import blame
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.given import Seeds, register, tables_for
from larpmaster.messages import text
from larpmaster.opened import act_of
from larpmaster.register import Register

# Whom a year for all leaves alone without a word.
_ALONE = ("dead", "forgotten")
_GIVEN = "year_given_today"


def years(machine, options, rest):
    """A year for all, for all who are here, or for those who are named."""
    seeds = Seeds(machine, options)
    act = act_of(machine, options)
    people, files = _meant(machine, options, rest, "year")
    _nothing_cut_off(people, files)
    steps = many.years(people, files, _tables_of(machine, options), act, seeds, "again" in options,
                       options.get("activity", ""), options.get("split", ""),
                       names_in(options, "refuse"))
    silent = _ALONE + (_GIVEN,) if "all" in options else ()
    counts = _told(machine, steps, silent)
    alone = sum([counts.get(code, 0) for code in _ALONE if code in silent])
    given = counts.get(_GIVEN, 0) if silent else 0
    done = counts[""]
    failed = sum(counts.values()) - done - alone - given
    machine.write(text("do_all_years", done=done, given=given, alone=alone, failed=failed) + "\n")
    return machine.EXIT_COULD_NOT if failed else machine.EXIT_DONE


def experience(machine, options, rest):
    """Experience for all who are here, or for those who are named: [class] amount."""
    if not rest:
        raise WrongUse("argument_missing", command="xp", found=text("help_word_amount"))
    if len(rest) > 2:
        raise WrongUse("argument_extra", command="xp", found=rest[2])
    amount = amount_in(rest[-1])
    target = rest[0] if len(rest) > 1 else ""
    seeds = Seeds(machine, options)
    act = act_of(machine, options)
    people, files = _meant(machine, options, names_in(options, "names"), "xp")
    _nothing_cut_off(people, files)
    return _counted(machine, many.experience(
        people, files, _tables_of(machine, options), act, seeds, amount, target,
        **gift_in(options)), "do_all_xp")


def undo_last(machine, options, rest):
    """The last deed for many taken back."""
    if rest or "times" in options:
        raise WrongUse("argument_extra", command="undo", found="".join(rest[:1]) or "times")
    people = Register(machine, register(machine, options))
    steps = many.undo_last(people, _tables_of(machine, options))
    machine.write(text("do_undone") + "\n")
    return _counted(machine, steps, "do_all_undone")


def _meant(machine, options, names, command):
    """(Register, files of it) that a command is about."""
    from larpmaster import event
    folder = register(machine, options)
    people = Register(machine, folder)
    if "all" in options or "present" in options:
        if names or "all" in options and "present" in options:
            raise WrongUse("argument_extra", command=command, found="".join(names[:1]) or "all")
        if "all" in options:
            return people, people.files()
        files = event.load(machine, folder).present
        if not files:
            raise CouldNot("do_nobody_here")
        return people, files
    # Another one, whose index is let go of: a small machine needs its memory for what follows.
    finder = Register(machine, folder)
    return people, distinct([finder.file_meant(name) for name in names])


def _nothing_cut_off(people, files):
    """Raises CouldNot do_cut_off where a deed for many was cut off: another one would make it
    nobody's, and who repeats it would give some of them twice."""
    begun = last_deed.half_done(people) if len(files) > 1 else None
    if begun is not None:
        raise CouldNot("do_cut_off", what=text("do_what_" + begun.what), date=begun.date,
                       done=len(begun.done + begun.again), count=begun.count)


def _tables_of(machine, options):
    loaded = {}
    return lambda character: tables_for(machine, options, character, loaded)


def _told(machine, steps, silent=()):
    """Tells of each step; gives {code of a mistake, "" for none: how many}."""
    counts = {"": 0}
    try:
        for done in steps:
            code = done.mistake.code if done.mistake else ""
            counts[code] = counts.get(code, 0) + 1
            if not code:
                machine.write("\n".join(done.lines) + "\n")
            elif code not in silent:
                blame(machine, done.file, done.mistake)
    finally:
        steps.close()
    return counts


def _counted(machine, steps, key):
    counts = _told(machine, steps)
    failed = sum(counts.values()) - counts[""]
    machine.write(text(key, done=counts[""], failed=failed) + "\n")
    return machine.EXIT_COULD_NOT if failed else machine.EXIT_DONE
