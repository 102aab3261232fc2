"""Deeds for many characters of a register, one after the other, and the last of these taken back.

Each is a generator; whoever stops halfway calls its close(), so that what was done is remembered.

register: a `Register`; files: names of its files; tables_of(character): the tables of its world;
act: a `deeds.Act`; seeds: gives dice for one deed after another, as `given.Seeds`.
"""
from collections import namedtuple

from larpmaster import deeds, gifts, journal, keyfile, last_deed, telling
from larpmaster.character import is_cult
from larpmaster.errors import CouldNot, Mistake
from larpmaster.layout import WIDTH
from larpmaster.stand_ins import fill
from larpmaster.store import FILE_LIMIT
from larpmaster.text import wrap

# What became of one: its file and name ("" of one that cannot be read), what happened as lines of
# at most 80 letters, and the Mistake that kept it from happening or None.
Done = namedtuple("Done", ("file", "name", "lines", "mistake"))
_INDENT = "  "
_GIFTS = "xp", "spirit_gift", "unplaced"


def years(register, files, tables_of, act, seeds, again=False, activity="", split="", refuse=()):
    """A year for each: one Done after the other, each saved before it is given.

    again: also for whom a year was given on this date already, which else is CouldNot
    year_given_today. activity, split, refuse: as a person names them, "" as always.
    """
    def work(character, tables):
        if not again:
            deeds.check_new_year(character, act)
        live(character, tables, act, seeds, activity, split, refuse)

    return _each(register, files, tables_of, work, journal.YEAR, act)


def live(character, tables, act, seeds, activity="", split="", refuse=()):
    """A year of one character, as `years` has it. Raises CouldNot do_cult_gone for a cult that the
    tables have lost, and as `deeds.year`, `choices.activity` and `admission.year_shares`."""
    from larpmaster import admission, choices
    # Those who get no year take no dice of others.
    deeds.check_living(character)
    if activity:
        activity = choices.activity(activity, tables)
    else:
        activity = deeds.usual_activity(character)
        if is_cult(activity) and tables.missing("cults", (activity,)):
            raise CouldNot("do_cult_gone", name=character.name, cult=activity)
    shares = admission.year_shares(tables, character, activity, split, refuse)
    deeds.year(character, tables, seeds.dice(), act, activity, shares)


def experience(register, files, tables_of, act, seeds, amount, target="", again=True, **how):
    """Experience for each, as `give` takes it: one Done after the other, each saved before it is
    given. target: class, cult or class/cult; "" for what each one serves or is; again: also for
    whose last deed was as much on this date, which else is CouldNot do_xp_given."""
    def work(character, tables):
        if not again:
            _check_new_gift(character, act, amount)
        give(character, tables, act, seeds, amount, target, **how)

    return _each(register, files, tables_of, work, journal.EXPERIENCE, act)


def _check_new_gift(character, act, amount):
    """Raises CouldNot do_xp_given when the last deed gave as much on the act's date."""
    entry = character.journal[journal.start_of_last(character)]
    if entry.what == journal.EXPERIENCE and entry.date == deeds.date_for(character, act) and (
            amount == sum([dict(event)["xp"] for event in entry.events
                           if dict(event)["what"] in _GIFTS])):
        raise CouldNot("do_xp_given", name=character.name, amount=amount)


def give(character, tables, act, seeds, amount, target="", split="", refuse=(), spirit=False,
         outside=False, least=False, later=False):
    """Experience of one character, and the levels that follow unless `later`, as one deed; a
    negative amount takes it. Raises as `gifts.give`, and what is wrong with the words."""
    # Who serves a cult that the tables have no longer may be given experience all the same.
    tables = fill(tables, character)[0]
    if amount < 0:
        row = gifts.row_meant(character, tables, target) if target else gifts.only_row(character)
        gifts.take(character, tables, act, -amount, row, spirit)
        return
    cult, class_key = gifts.target(character, tables, target) if target else _own(character)

    def deed():
        if spirit:
            gifts.give_from_spirit(character, tables, act, amount, cult)
        else:
            shares, refused = gifts.sharing_of(character, tables, cult, class_key, split, refuse)
            gifts.give(character, tables, act, amount, cult, class_key, shares, refused, outside,
                       least)
        due = [] if later else deeds.due(character, tables)
        while due:
            # One at a time, each with dice of its own (CLS-28).
            deeds.rise(character, tables, seeds.dice(), act, due[0])
            due = deeds.due(character, tables)

    deeds.whole(character, deed)


def _own(character):
    """(cult, class) that experience goes to when nobody says where: the service, else the only
    row. Raises CouldNot do_no_own_class."""
    if character.service:
        return character.service, ""
    if len(character.classes) != 1:
        raise CouldNot("do_no_own_class", name=character.name)
    return character.classes[0].cult, character.classes[0].class_


def _each(register, files, tables_of, work, what, act):
    """Opens, changes and saves one after the other; what goes wrong with one stops no other.

    Raises CouldNot as `last_deed.alone` and `last_deed.begin`. A deed for one is none for many:
    of it nothing is remembered.
    """

    def change(held):
        character = held.character
        tables = tables_of(character)
        known = len(character.journal)
        work(character, tables)
        return report(character, known, tables)

    changed = []
    if len(files) < 2:
        for file in files:
            yield _done(register, file, change, changed)
        return
    with last_deed.alone(register):
        # For whoever comes after a power cut.
        last_deed.begin(register, files, what, act.date)
        try:
            for file in files:
                yield _done(register, file, change, changed)
        except BaseException:
            # Whoever stops halfway can take back what was done all the same.
            _remember(register, changed)
            raise
        mistake = _remember(register, changed)
        if mistake:
            yield Done(last_deed.FILE, "", [], mistake)


def _done(register, file, change, changed):
    """One of many: opened, changed by change(held), which gives the lines to tell, and saved; then
    it is put among `changed`, as a last_deed.Changed."""
    name = ""
    try:
        keyfile.check_name(file)
        held = register.open(file)
        name = held.character.name
        before = held.checksum
        lines = change(held)
        register.save(held)
    except Mistake as mistake:
        return Done(file, name, [], mistake)
    except MemoryError:
        return Done(file, name, [], CouldNot("no_memory"))
    changed.append(last_deed.Changed(file, held.checksum, before, ""))
    return Done(file, name, lines, None)


def report(character, known, tables, width=WIDTH):
    """What happened in the entries behind the first `known`, as few lines."""
    parts = []
    for entry in character.journal[known:]:
        events = entry.events
        if entry.what == journal.YEAR:
            lived = character.career[-1]
            events = lived.events
            parts.append(telling.year(lived, tables))
        parts.extend([telling.event(event, tables) for event in events])
    lines = wrap("%s: %s." % (character.name, "; ".join(parts)), width - len(_INDENT))
    return lines[:1] + [_INDENT + line for line in lines[1:]]


def _remember(register, changed):
    """Keeps what the last deed for many has changed; gives the CouldNot that prevents it."""
    try:
        last_deed.end(register, changed)
    except CouldNot as mistake:
        return mistake
    return None


def undo_last(register, tables_of):
    """Takes back the last deed for many, of those whose files are still as it left them: one Done
    after the other, whose mistake says why not.

    Raises CouldNot do_no_last when there is none, and those of `last_deed.changed`; the steps those
    of `last_deed.alone`.
    """
    changed = last_deed.changed(register)
    if not changed:
        raise CouldNot("do_no_last")
    return _undone(register, changed, tables_of)


def _undone(register, changed, tables_of):
    def take_back(held, one):
        character = held.character
        if held.checksum != one.after or not last_deed.is_of(one, character):
            raise CouldNot("do_changed_since", name=character.name)
        lines = report(character, journal.last_deed(character), tables_of(character))
        journal.undo(character)
        return lines

    with last_deed.alone(register):
        # Who stops halfway begins again with those that are left.
        last_deed.end(register, changed)
        for one in changed:
            if one.before is not None and one.before == register.machine.fingerprint(
                    register.path(one.file), FILE_LIMIT):
                continue
            yield _done(register, one.file, lambda held, wanted=one: take_back(held, wanted), [])
        # An empty list: what is missing would be taken from the backup.
        last_deed.keep(register, [])


def trial(character, tables, dice, row):
    """Lines of what one level up would give with these dice; the record is as before afterwards.

    Raises CouldNot no_level_due.
    """
    known = len(character.journal)
    act = deeds.Act(character.journal[-1].date, journal.GAME_MASTER, False)
    try:
        deeds.rise(character, tables, dice, act, row)
        return telling.entry_lines(character, known + 1, tables)[1:]
    finally:
        journal.take_back(character, known)
