"""A character's classes as the game master changes them: standing, start level, leaving, another
temple, another class. Each change is an edit, as edits has it.
"""
from larpmaster import levels
from larpmaster.career import NO_SPIRIT, TRADE, row_for, row_of, standing_of
from larpmaster.edits import edited, in_bounds
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.gifts import fall_to_points, lose_start
from larpmaster.rules import classes, experience, sharing
from larpmaster.stand_ins import fill

# Standing after leaving where the game master names none (CLS-24, CLS-25).
_LEFT_SPIRIT, _LEFT_OTHER = -3, -2


def rows_of(character, class_key):
    """The rows of a class, one for each cult in which the character has it."""
    return [row for row in character.classes if row.class_ == class_key]


def set_standing(character, tables, act, row, value):
    """Sets the standing of a row: from -3 down a spirit's experience is lost for ever, and below 0
    it does not count (CLS-19, CLS-24)."""
    least, most = tables.setting("least_standing"), tables.setting("most_standing")
    in_bounds("standing", value, least, most)

    def work(events):
        _put_standing(character, tables, row, value, events)

    edited(character, act, work)


def _put_standing(character, tables, row, value, events):
    row.standing = value
    row.spirit_xp = experience.kept_of_spirit(row.spirit_xp, value)
    fall_to_points(character, tables, row, events)


def leave(character, tables, act, standing=None):
    """Leaves the service: its rows keep what they are, their standing falls to `standing`, to -3
    where a spirit is left and else to -2 (CLS-24, CLS-25); an ordinary trade minds nobody.

    Raises CouldNot not_in_service.
    """
    service = character.service
    if not service:
        raise CouldNot("not_in_service", name=character.name)
    # The cult that is left may be gone from the tables.
    tables = fill(tables, character)[0]
    cult = tables.cult(service)
    if standing is None and cult.kind != TRADE:
        standing = _LEFT_OTHER if cult.spirit == NO_SPIRIT else _LEFT_SPIRIT
    if standing is not None:
        in_bounds("standing", standing, tables.setting("least_standing"),
                   tables.setting("most_standing"))

    def work(events):
        character.service = ""
        for row in character.classes:
            if row.cult == service and standing is not None and row.standing > standing:
                _put_standing(character, tables, row, standing, events)

    edited(character, act, work)


def _has_class(tables, cult, class_key):
    return class_key in [part.class_ for part in tables.classes_of(cult)]


def open_temples(character, tables):
    """Cults that `change_temple` would not refuse a priest, in table order."""
    return [cult.key for cult in tables.cults if _has_class(tables, cult.key, classes.PRIEST)
            and row_of(character, classes.PRIEST, cult.key) is None]


def change_temple(character, tables, dice, act, row, cult):
    """A priest serves another spirit: the new row begins with the start level and the experience
    that did not come from the old spirit (CLS-24); each level is a rise without mass.

    Raises WrongUse class_not_in_cult, CouldNot not_a_priest or row_is_there.
    """
    if row.class_ != classes.PRIEST:
        raise CouldNot("not_a_priest", class_=row.class_)
    if not _has_class(tables, cult, row.class_):
        raise WrongUse("class_not_in_cult", field="class", found=row.class_, cult=cult)
    if row_of(character, row.class_, cult) is not None:
        raise CouldNot("row_is_there", class_=row.class_, cult=cult)

    def work(events):
        new = row_for(character, row.class_, cult,
                      standing_of(character.abilities_original, tables))
        new.training_hundredths, new.xp = row.training_hundredths, row.xp
        _put_start(character, tables, dice, new, row.start_level, events)
        character.service = cult

    edited(character, act, work, dice)


def set_start_level(character, tables, dice, act, row, level):
    """Sets the start level of a row, 0..30 (XP-1); each level is a rise or a loss of its own."""
    in_bounds("start_level", level, 0, classes.LAST_TABLE_LEVEL)

    def work(events):
        while row.start_level > level:
            lose_start(character, tables, row, events)
        _put_start(character, tables, dice, row, level, events)

    edited(character, act, work, dice)


def _put_start(character, tables, dice, row, level, events):
    if row.start_level < level:
        events.append((("what", "start_level"), ("class", row.class_), ("cult", row.cult),
                       ("level", level)))
    while row.start_level < level:
        levels.climb(character, tables, dice, row, True)


def open_classes(tables):
    """(class, cult) of all that an ordinary person may become (ORD-5, ORD-6), in table order."""
    return [(part.class_, cult.key) for cult in tables.cults
            for part in tables.classes_of(cult.key) if part.class_ != classes.ORDINARY]


def turn(character, tables, act, row, class_key, cult, percent=None):
    """An ordinary person becomes something else (ORD-5, ORD-6): the ordinary class is forgotten
    with its levels, and `percent` of its experience goes to the new class. percent None keeps it
    beside the new one, which begins at level 0. Who served where the ordinary class is, or
    nowhere, serves the new cult from now on, so that no year brings the old class back.

    Raises CouldNot not_ordinary, stays_ordinary, must_forget (a fighter forgets), WrongUse number.
    """
    if row.class_ != classes.ORDINARY:
        raise CouldNot("not_ordinary", class_=row.class_)
    if class_key == classes.ORDINARY:
        raise CouldNot("stays_ordinary", class_=row.class_)
    to_fighter = class_key == classes.FIGHTER
    if percent is None:
        if to_fighter:
            raise CouldNot("must_forget", class_=row.class_)
    else:
        least, most = sharing.transfer_limits(to_fighter)
        in_bounds("percent", percent, least, most)

    def work(events):
        new = row_for(character, class_key, cult,
                      standing_of(character.abilities_original, tables))
        if percent is not None:
            moved = sharing.transferred(row.xp, percent)
            row.xp = 0
            fall_to_points(character, tables, row, events)
            while row.start_level:
                lose_start(character, tables, row, events)
            character.classes.remove(row)
            if moved:
                new.xp += moved
                events.append((("what", "xp"), ("class", new.class_), ("cult", new.cult),
                               ("xp", moved)))
        if character.service in ("", row.cult):
            character.service = cult

    edited(character, act, work)
