"""A character of a file's text; what is not as this program writes it is damage."""
from larpmaster import journal
from larpmaster.character import (
    FORMAT,
    NAME_LIMIT,
    STATES,
    TEXT_LIMIT,
    Character,
    ClassRow,
    Entry,
    Rise,
    Year,
    is_cult,
)
from larpmaster.errors import CouldNot
from larpmaster.filetext import (
    CHECKSUM,
    CLASS_RECORD,
    COMMA,
    EMPTY,
    ENDS,
    ENTRY_RECORD,
    HEAD,
    LINES_AT_ONCE,
    LINES_LIMIT,
    NONE,
    PAIR_RECORD,
    RISE_RECORD,
    SINCE_2,
    VERSION,
    YEAR_RECORD,
    checksum_of,
    schema,
    sort_of,
)
from larpmaster.rules.abilities import ABILITIES, ROLL_COUNT
from larpmaster.text import bad_letter, fold

_NUMBER_LIMIT = 1000000000
_DIGITS = 10
LEVEL_LIMIT = 10000
STANDING_LIMIT = 100
_DATE_LETTERS = (0, 10)
# A longer record is read slowly: numbers of many digits take their time.
_PLAIN_LIMIT = 400
_NO_PART = ", part=no"


EVENTS = {
    "fitness": schema("chance:i roll:i drop:i"),
    "start_level": schema("class:s cult:s level:i"),
    "spirit_xp": schema("class:s cult:s roll:i xp:i"),
    "colour": schema("colour:s"),
    "spell": schema("spell:s chance:i roll:i learned:f"),
    "extra_level": schema("class:s cult:s extra_level:i"),
    "split": schema("class:s cult:s share:i"),
    "growth": schema("ability:s roll:i gained:i"),
    "xp": schema("class:s cult:s xp:i"),
    "spirit_gift": schema("class:s cult:s xp:i"),
    "unplaced": schema("xp:i"),
    "lost_start_level": schema("class:s cult:s level:i"),
    "lost_level": schema("class:s cult:s extra_level:i"),
    "lost_colour": schema("colour:s"),
    "lost_spell": schema("spell:s"),
    "bought": schema("item:s price:i"),
    "sold": schema("item:s price:i")}


class _Damage(Exception):
    """A line that no character file has."""


def parse_character(text, path):
    """The character of a file's text; its path stands in the errors.

    Raises CouldNot not_a_character, newer_character, damaged_character or journal_contradicts.
    """
    lines = checked_lines(text, path)
    version = int(lines[0].split(" ")[1])
    # The head and the last line go; the rest lies with its end first, so that each line goes when
    # the record has grown by it.
    lines.pop()
    lines.reverse()
    lines.pop()
    return character_of(lines, version, path)


def character_of(lines, version, path):
    """The character of the lines between the first and the last of a file, of which the last one
    comes first; they are used up. Raises CouldNot damaged_character or journal_contradicts."""
    character = _filled(lines, version, path)
    wrong = journal.contradiction(character)
    if wrong:
        raise CouldNot("journal_contradicts", path=path, number=wrong[0], place=wrong[1])
    return character


def checked_lines(text, path):
    """The lines of a file's text, whose head and checksum are right.

    Raises CouldNot not_a_character, newer_character or damaged_character.
    """
    lines = text.split("\n")
    head = lines[0].rstrip(ENDS).split(" ")
    if (len(head) < 2 or head[0] != FORMAT or not 0 < len(head[1]) <= 6
            or head[1].strip("0123456789")):
        raise CouldNot("not_a_character", path=path)
    if int(head[1]) > VERSION:
        raise CouldNot("newer_character", path=path, found=head[1])
    while not lines[-1].rstrip(ENDS):
        lines.pop()
    if lines[-1].rstrip(ENDS) != "%s: %s" % (CHECKSUM, checksum_of(lines[1:-1])):
        raise CouldNot("damaged_character", path=path, line=len(lines))
    return lines


def _filled(lines, version, path):
    """The record of the lines, of which the last comes first."""
    character = Character()
    found = []
    number = 1
    last = len(lines) + 2
    readers = _READERS if version > 2 else _READERS_2
    try:
        while lines:
            # Some at a time, so that those that are read need no memory.
            group = lines[-LINES_AT_ONCE:]
            del lines[-LINES_AT_ONCE:]
            group.reverse()
            good = _good_lines(group)
            for line in group[:good]:
                number += 1
                key, colon, value = line.partition(": ")
                if value[-1:] in ENDS or not colon:
                    key, value = _ending(line)
                if key in readers:
                    readers[key](character, value)
                elif key in _SORTS:
                    if key in found:
                        raise _Damage
                    found.append(key)
                    setattr(character, key, _read(value, _SORTS[key]))
                else:
                    character.unknown.append(line)
            if good < len(group) or number > LINES_LIMIT:
                number += 1
                raise _Damage
        number = last
        if version < 2:
            _upgrade(character, found)
        if len(found) != len(HEAD):
            raise _Damage
        _check(character)
    except _Damage:
        raise CouldNot("damaged_character", path=path, line=number)
    return character


def _ending(line):
    """(key, value) of a line that ends in a space or that no space follows in behind the key."""
    key, _, value = line.partition(":")
    if value[:1] == " ":
        value = value[1:]
    return key, value if _SORTS.get(key) == "t" else value.rstrip(ENDS)


def _upgrade(character, found):
    """Version 1 had neither a journal nor the keys that came with it."""
    if character.career and is_cult(character.career[-1].activity):
        character.service = character.career[-1].activity
    character.journal.append(journal.made(character))
    found.extend([key for key in SINCE_2 if key not in found])


def _good_lines(lines):
    """How many lines come before one with a letter that no file holds.

    All are looked at together first, since a slow machine takes its time for each.
    """
    if bad_letter(" ".join(lines)):
        for count in range(len(lines)):
            if bad_letter(lines[count]):
                return count
    return len(lines)


def _read(value, sort):
    if sort == "i":
        return _numbers([value])[0]
    if sort == "f":
        if value not in ("yes", "no"):
            raise _Damage
        return value == "yes"
    if sort == "n":
        return _numbers(value.split(" ") if value else [])
    if len(value) > 2 * TEXT_LIMIT:
        raise _Damage
    if sort == "w":
        return [word.strip(" ") for word in value.split(",") if word.strip(" ")]
    if "\\" in value:
        value = (value.replace("\\\\", "\0").replace("\\n", "\n").replace(COMMA, ",")
                 .replace("\0", "\\"))
        if sort == "s" and "\n" in value:
            raise _Damage
    return value


def _numbers(words):
    """The whole numbers that the words write as this program does."""
    if not words:
        return ()
    written = ", ".join(words)
    # The longer a number, the longer it takes to read.
    if len(written) > _PLAIN_LIMIT and max([len(word) for word in words]) > _DIGITS:
        raise _Damage
    try:
        numbers = list(map(int, words))
    except ValueError:
        raise _Damage
    if (max(numbers) >= _NUMBER_LIMIT or min(numbers) <= -_NUMBER_LIMIT
            or str(numbers) != "[%s]" % written):
        raise _Damage
    return tuple(numbers)


def _fields(value, record):
    """The values of a record, in the order of its schema and with every key."""
    values = value.replace("=", ", ").split(", ")[1::2]
    try:
        for place in record.numbers:
            word = values[place]
            # The longer a number, the longer it takes to read.
            if len(word) > _DIGITS:
                raise _Damage
            number = values[place] = int(word)
            if not -_NUMBER_LIMIT < number < _NUMBER_LIMIT:
                raise _Damage
        # Each value stands where its key says, and is written as this program does.
        if record.pattern % tuple(values) == value:
            if not record.has_only_texts or "\\" in value:
                for place, sort in record.others:
                    values[place] = _read(values[place], sort)
            return values
    except (IndexError, TypeError, ValueError):
        pass
    return _odd_fields(value, record)


def _odd_fields(value, record):
    """The values of a record with a text that holds a sign of the record itself, or of none."""
    words = value.replace("=", ", ").split(", ")
    if len(words) == 2 * len(record.keys) and words[::2] == record.keys:
        values = words[1::2]
    else:
        # A text may hold the sign itself.
        pairs = [part.partition("=") for part in value.split(", ")]
        if [pair[0] for pair in pairs] != record.keys:
            raise _Damage
        values = [pair[2] for pair in pairs]
    numbers = _numbers([values[place] for place in record.numbers])
    for place, number in zip(record.numbers, numbers):
        values[place] = number
    for place, sort in record.others:
        values[place] = _read(values[place], sort)
    return values


def _read_dice(character, value):
    character.roll_dice = character.roll_dice + (_read(value, "n"),)


def _read_year(character, value):
    values = _fields(value, YEAR_RECORD)
    character.career.append(Year(*(values + [[]])))


def _read_event(character, value):
    what, _, rest = value.partition(", ")
    found = EVENTS.get(what[5:]) if what[:5] == "what=" else None
    holder = character.journal or character.career
    if found is None or not holder:
        raise _Damage
    values = _fields(rest, found)
    holder[-1].events.append((("what", what[5:]),) + tuple(zip(found.keys, values)))


def _read_class(character, value):
    values = _fields(value, CLASS_RECORD)
    row = ClassRow(values[0], values[1], values[7])
    row.training_hundredths, row.start_level, row.extra_level, row.xp, row.spirit_xp = values[2:7]
    character.classes.append(row)


def _read_rise(character, value):
    character.rises.append(Rise(*_fields(value, RISE_RECORD)))


def _read_knowledge(character, value):
    character.knowledge.append(_fields(value, PAIR_RECORD))


def _read_colour(character, value):
    character.colours.append(_fields(value, PAIR_RECORD))


def _read_entry(character, value):
    what, date, who, seed, part = _fields(value, ENTRY_RECORD)
    # A deed is never one with the making.
    if (what not in journal.KINDS or who not in journal.SIDES or len(date) not in _DATE_LETTERS
            or (what == journal.MADE) == bool(character.journal)
            or part and len(character.journal) < 2):
        raise _Damage
    character.journal.append(Entry(what, date, who, seed, [], [], part))


def _read_entry_2(character, value):
    """An entry of version 2, where each was a deed of its own."""
    _read_entry(character, value + _NO_PART)


def _read_change(character, value):
    words = value.split(", ")
    if len(words) != 3 or not character.journal:
        raise _Damage
    place = words[0]
    if not journal.is_place(place):
        raise _Damage
    sort = sort_of(place)
    before, after = _read_listed(words[1], sort), _read_listed(words[2], sort)
    if sort == "i" and min(before, after) < 0:
        raise _Damage
    character.journal[-1].changes.append((place, before, after))


def _read_listed(text, sort):
    """A value of a change, as `filetext` lists it."""
    if sort == "c":
        numbers = _read(text, "n") if text != NONE else None
        if numbers is not None and (len(numbers) != journal.ROW_NUMBERS
                                    or min(numbers[:-1]) < 0):
            raise _Damage
        return numbers and list(numbers)
    return _read("" if text == EMPTY else text, sort)


_SORTS = dict(HEAD)
_READERS = {"dice": _read_dice, "year": _read_year, "event": _read_event, "class": _read_class,
            "rise": _read_rise, "knowledge": _read_knowledge, "colour": _read_colour,
            "entry": _read_entry, "change": _read_change}
_READERS_2 = dict(_READERS)
_READERS_2["entry"] = _read_entry_2


def _check(character):
    """What the rest of the program relies on: counts, bounds, one roll an ability."""
    kept = sorted(character.assigned + (character.discarded,))
    if (len(character.rolls) != ROLL_COUNT or len(character.roll_dice) != ROLL_COUNT
            or kept != list(range(1, ROLL_COUNT + 1))
            or len(character.abilities_original) != len(ABILITIES)
            or min(character.abilities_original + character.rolls) < 0
            or not 0 <= character.fitness_percent <= 100
            or min(character.age, character.seed, character.money) < 0
            or character.state not in STATES or not character.journal
            or len(character.name) > NAME_LIMIT or len(character.player) > NAME_LIMIT):
        raise _Damage
    if [pair for pair in character.knowledge + character.colours if pair[1] < 0]:
        raise _Damage
    for row in character.classes:
        if (min(row.start_level, row.extra_level, row.xp, row.spirit_xp,
                row.training_hundredths) < 0
                or row.level > LEVEL_LIMIT
                or not -STANDING_LIMIT <= row.standing <= STANDING_LIMIT):
            raise _Damage
    for key in character.in_use:
        if character.in_use.count(key) > character.items.count(key):
            raise _Damage
    # Two of a name would be one for whoever changes it.
    for names in ([fold(pair[0]) for pair in character.knowledge],
                  [pair[0] for pair in character.colours],
                  [(row.class_, row.cult) for row in character.classes]):
        if len(set(names)) != len(names):
            raise _Damage
