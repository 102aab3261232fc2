"""What happens to a character after its making: years, level-ups, moves; each a journal entry.

Every deed changes the record or, when it raises, nothing. act: who did it when, an `Act`.
"""
from collections import namedtuple

from larpmaster import journal, levels
from larpmaster.admission import entry_mistake, tolerance_mistake
from larpmaster.career import Life
from larpmaster.character import AGE_LIMIT, FORGOTTEN, IDLE, LIVING, STATES, Entry, is_cult
from larpmaster.errors import CouldNot
from larpmaster.rules import experience, growth
from larpmaster.rules.abilities import ABILITIES, CHARISMA, WISDOM, with_value
from larpmaster.schooling import Schooling
from larpmaster.text import named

# date: "YYYY-MM-DD"; who: journal.PLAYER or journal.GAME_MASTER; by_clock: whether the date is that
# of the machine's clock, which may lag (many an Amiga has none): the last entry's date holds then.
Act = namedtuple("Act", ("date", "who", "by_clock"))


def changed(character, what, act, work, dice=None):
    """Runs work(events) and records what it did, if anything; whatever it raises, the record is
    as before. Raises CouldNot date_before_last."""
    who = act.who
    date = date_for(character, act)
    before = journal.snapshot(character)
    start = dice.state() if dice else None
    events = []
    try:
        work(events)
    except BaseException:
        journal.put_back(character, journal.changes(before, journal.snapshot(character)))
        raise
    seed = dice.seed if dice and dice.state() != start else 0
    differing = journal.changes(before, journal.snapshot(character))
    if differing or events:
        if what == journal.EDIT and who == journal.GAME_MASTER and not character.gm:
            # What the game master edits is the game master's (decision 60).
            character.gm = True
            differing.insert(0, ("gm", False, True))
        character.journal.append(Entry(what, date, who, seed, differing, events,
                                       False))


def date_for(character, act):
    """The date of an act's entry; raises CouldNot date_before_last."""
    if act.by_clock:
        return max(act.date, character.journal[-1].date)
    journal.check_date(character, act.date)
    return act.date


def whole(character, work):
    """Runs work(), whose entries become one deed; when it raises, the record is as before."""
    known = len(character.journal)
    try:
        work()
    except BaseException:
        journal.take_back(character, known)
        raise
    journal.join(character, known)


def check_living(character):
    """Raises CouldNot forgotten or dead."""
    if character.state != LIVING:
        raise CouldNot("forgotten" if character.state == FORGOTTEN else "dead",
                       name=character.name)


def check_new_year(character, act):
    """Raises CouldNot year_given_today when a year was given on the act's date already."""
    date = date_for(character, act)
    for entry in character.journal:
        if entry.what == journal.YEAR and entry.date == date:
            raise CouldNot("year_given_today", name=character.name, date=date)


def year(character, tables, dice, act, activity=None, shares=None):
    """The yearly update: one more year lived (decision 53), fitness, growth (GROW-1).

    activity: that of the last year when None. Raises CouldNot forgotten, dead, too_old, and
    on the player side what keeps the character out of a cult.
    """
    check_living(character)
    if character.age >= AGE_LIMIT:
        raise CouldNot("too_old", highest=AGE_LIMIT)
    if activity is None:
        activity = usual_activity(character)
    if act.who == journal.PLAYER and is_cult(activity):
        mistake = (entry_mistake(tables, activity, character.race, character.region)
                   or tolerance_mistake(tables, activity, character.race,
                                        character.abilities_original))
        if mistake is not None:
            raise mistake

    def work(_):
        life = Life(character, tables, dice, character.age)
        life.year(activity, shares)
        character.age += 1
        life.grow_fitness()
        character.service = activity if is_cult(activity) else ""
        years = growth.period(tables.race(character.race).life_span,
                              tables.setting("growth_life_percent"))
        if growth.grows_at(character.age, years):
            for place in (WISDOM, CHARISMA):
                grow(character, place, 0, 1, character.career[-1].events)

    changed(character, journal.YEAR, act, work, dice)


def usual_activity(character):
    """What a character does in a year unless told otherwise: its service, else what it did last
    (decision 53); who has left a cult does not come back by itself (CLS-24)."""
    if character.service:
        return character.service
    last = character.career[-1].activity if character.career else IDLE
    return IDLE if is_cult(last) else last


def grow(character, place, roll, points, events):
    """Raises an original ability, with its event (GROW-1, GROW-2)."""
    original = character.abilities_original
    character.abilities_original = with_value(original, place, original[place] + points)
    events.append((("what", "growth"), ("ability", ABILITIES[place]), ("roll", roll),
                   ("gained", points)))


def reached(row, tables):
    """Extra levels that the points of a row are enough for (CLS-11)."""
    table = tables.xp_table(tables.class_(row.class_).xp_table)
    return experience.extra_levels(
        experience.counted(row.xp, row.spirit_xp, row.standing), table.thresholds, table.further)


def due(character, tables):
    """The rows that may rise by one level in the next days of quiet (CLS-28)."""
    return [row for row in character.classes if reached(row, tables) > row.extra_level]


def rise(character, tables, dice, act, row):
    """One level up of a row that has the points for it (CLS-28): hit points, colours and spells.

    Raises CouldNot no_level_due.
    """
    if row.extra_level >= reached(row, tables):
        raise CouldNot("no_level_due", class_=row.class_, cult=row.cult)

    def work(events):
        levels.climb(character, tables, dice, row, False)
        events.append((("what", "extra_level"), ("class", row.class_), ("cult", row.cult),
                       ("extra_level", row.extra_level)))
        for part in tables.classes_of(row.cult):
            if part.class_ == row.class_:
                Schooling(character, tables, dice).level(part, events)

    changed(character, journal.LEVEL, act, work, dice)


def move(character, act, state):
    """Moves the character to the living, the forgotten or the dead.

    Raises WrongUse unknown_name, CouldNot already_there.
    """
    state = named(state, "state", STATES)
    if state == character.state:
        raise CouldNot("already_there", name=character.name)

    def work(_):
        character.state = state

    changed(character, journal.MOVED, act, work)
