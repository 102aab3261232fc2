"""The journal: how a record differs after each change, and the way back.

A place names a part of the record: a field; ability/<ability>; knowledge/<name>; colour/<key>;
class/<class>/<cult>, whose value is None or [position, training, start level, extra level, xp,
spirit xp, standing]; a list of keys; career or rises, whose value is the number of entries.
"""
from larpmaster.character import ClassRow, Entry
from larpmaster.errors import CouldNot
from larpmaster.rules.abilities import ABILITIES, with_value
from larpmaster.schooling import set_colour

KINDS = MADE, YEAR, EXPERIENCE, LEVEL, EDIT, MOVED = (
    "made", "year", "experience", "level", "edit", "moved")
PLAYER, GAME_MASTER = SIDES = ("player", "gm")
FLAGS = ("is_child", "gm")
TEXTS = ("name", "player", "region", "state", "service", "tasks", "notes", "story")
LISTS = ("spells", "items", "in_use", "mishaps")
COUNTS = ("career", "rises")
NUMBERS = ("age", "fitness_percent", "money")
ROW_NUMBERS = 7
ABILITY, CLASS, KNOWLEDGE, COLOUR = "ability/", "class/", "knowledge/", "colour/"


def made(character):
    """The entry of the making; its date is set when the character is saved."""
    return Entry(MADE, "", GAME_MASTER if character.gm else PLAYER, character.seed, [], [],
                 False)


def date_making(character, date):
    """Dates the entry of the making when it has no date yet."""
    entry = character.journal[0]
    if not entry.date:
        character.journal[0] = Entry(*((entry.what, date) + tuple(entry[2:])))


def check_date(character, date):
    """Raises CouldNot date_before_last when something later stands in the journal already.

    The making does not count: a character may be written down after it was played.
    """
    if len(character.journal) > 1 and date < character.journal[-1].date:
        raise CouldNot("date_before_last", name=character.name, date=date,
                       last=character.journal[-1].date)


def snapshot(character):
    """The record as a list of (place, value); the values are not shared with it."""
    found = [(key, getattr(character, key)) for key in FLAGS + TEXTS + NUMBERS]
    for key in LISTS:
        found.append((key, list(getattr(character, key))))
    for key in COUNTS:
        found.append((key, len(getattr(character, key))))
    for name, value in zip(ABILITIES, character.abilities_original):
        found.append((ABILITY + name, value))
    for position, row in enumerate(character.classes):
        found.append(("%s%s/%s" % (CLASS, row.class_, row.cult), [
            position, row.training_hundredths, row.start_level, row.extra_level, row.xp,
            row.spirit_xp, row.standing]))
    for beginning, pairs in ((KNOWLEDGE, character.knowledge), (COLOUR, character.colours)):
        for name, amount in pairs:
            found.append((beginning + name, amount))
    return found


def is_place(place):
    """Whether a text names a part of the record."""
    if place.startswith(ABILITY):
        return place[len(ABILITY):] in ABILITIES
    if place.startswith(CLASS):
        return place.count("/") == 2
    return (place in FLAGS + TEXTS + NUMBERS + LISTS + COUNTS
            or place.startswith((KNOWLEDGE, COLOUR)))


def nothing(place):
    """The value of a place that a snapshot does not name."""
    return None if place.startswith(CLASS) else 0


def changes(before, after):
    """What differs between two snapshots: a list of (place, before, after)."""
    later = dict(after)
    differing = []
    for place, value in before:
        now = later.pop(place, nothing(place))
        if now != value:
            differing.append((place, value, now))
    for place, value in after:
        if place in later:
            differing.append((place, nothing(place), value))
    return differing


def put_back(character, differing):
    """Puts the befores of changes back."""
    rows = []
    for place, before, _ in differing:
        if place in COUNTS:
            del getattr(character, place)[before:]
        elif place in LISTS:
            setattr(character, place, list(before))
        elif place.startswith(ABILITY):
            character.abilities_original = with_value(
                character.abilities_original, ABILITIES.index(place[len(ABILITY):]), before)
        elif place.startswith(CLASS):
            _take_row(character, place)
            if before is not None:
                rows.append((before, place))
        elif place.startswith(KNOWLEDGE):
            _set_knowledge(character, place[len(KNOWLEDGE):], before)
        elif place.startswith(COLOUR):
            set_colour(character, place[len(COLOUR):], before)
        else:
            setattr(character, place, before)
    # By their positions, so that each finds its own.
    for numbers, place in sorted(rows):
        class_key, _, cult = place[len(CLASS):].partition("/")
        row = ClassRow(class_key, cult, numbers[6])
        (row.training_hundredths, row.start_level, row.extra_level, row.xp,
         row.spirit_xp) = numbers[1:6]
        character.classes.insert(numbers[0], row)


def _take_row(character, place):
    for row in character.classes:
        if "%s%s/%s" % (CLASS, row.class_, row.cult) == place:
            character.classes.remove(row)
            return


def _set_knowledge(character, name, hundredths):
    for entry in character.knowledge:
        if entry[0] == name:
            if hundredths:
                entry[1] = hundredths
            else:
                character.knowledge.remove(entry)
            return
    if hundredths:
        character.knowledge.append([name, hundredths])


def contradiction(character):
    """(number of the entry, place) of the newest change that does not lead to what the record
    holds; None when every entry does."""
    now = dict(snapshot(character))
    journal = character.journal
    for number in range(len(journal), 0, -1):
        place = _misfit(now, journal[number - 1])
        if place:
            return number, place
    return None


def _misfit(now, entry):
    """The first place where an entry does not lead to the record `now`, {place: value}, which
    becomes the one before the entry; "" when it fits."""
    for place, before, after in entry.changes:
        if now.get(place, nothing(place)) != after:
            return place
        now[place] = before
    return ""


def join(character, first):
    """Makes the entries behind the first so many one deed, which is undone as one."""
    for number in range(first + 1, len(character.journal)):
        character.journal[number] = Entry(*(tuple(character.journal[number][:-1]) + (True,)))


def start_of_last(character):
    """The place of the first entry of the last deed, 0 when only the making is left."""
    first = len(character.journal) - 1
    while character.journal[first].part:
        first -= 1
    return first


def last_deed(character):
    """How many entries were there before the last deed.

    Raises CouldNot nothing_to_undo when only the making is left.
    """
    first = start_of_last(character)
    if first < 1:
        raise CouldNot("nothing_to_undo")
    return first


def undo(character):
    """Takes the last deed back and gives its entries, the first one first.

    Raises CouldNot nothing_to_undo when only the making is left, entry_contradicts when the
    record is not as an entry left it; then nothing is changed.
    """
    first = last_deed(character)
    now = dict(snapshot(character))
    for number in range(len(character.journal), first, -1):
        place = _misfit(now, character.journal[number - 1])
        if place:
            raise CouldNot("entry_contradicts", number=number, place=place)
    return take_back(character, first)


def take_back(character, first):
    """Takes back all entries behind the first so many, and gives them."""
    taken = character.journal[first:]
    while len(character.journal) > first:
        put_back(character, character.journal.pop().changes)
    return taken
