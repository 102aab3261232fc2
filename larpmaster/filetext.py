"""The text of a character's file, and back.

Readable text: a head with format, version and coding, `key: value` lines, records in sections, and
a checksum in the last line. What follows from the record by the rules is not in it.
"""
from binascii import crc32
from collections import namedtuple

from larpmaster.character import (
    FORMAT,
    NAME_LIMIT,
    TEXT_LIMIT,
    VERSION,
    Character,
    ClassRow,
    Rise,
    Year,
)
from larpmaster.errors import CouldNot
from larpmaster.rules.abilities import ABILITIES, ROLL_COUNT
from larpmaster.text import bad_letter

RECORD_LIMIT = 20000
_NUMBER_LIMIT = 1000000000
_DIGITS = 10
_ENDS = " \t\r"
_CHECKSUM = "checksum"
_LINES_AT_ONCE = 32

# One letter a sort: i whole number, f yes or no, s a line of text, t text of several lines,
# n numbers, w words between commas.
_HEAD = (("world", "s"), ("seed", "i"), ("gm", "f"), ("name", "s"), ("player", "s"),
         ("race", "s"), ("sex", "s"), ("age", "i"), ("region", "s"), ("rolls", "n"),
         ("rerolls", "i"), ("discarded", "i"), ("assigned", "n"), ("abilities_original", "n"),
         ("fitness_percent", "i"), ("is_child", "f"), ("money", "i"), ("items", "w"),
         ("spells", "w"), ("mishaps", "w"), ("tasks", "t"), ("notes", "t"), ("story", "t"))
# keys, in order; numbers: the places of whole numbers; others: (place, sort) of the rest.
_Schema = namedtuple("Schema", ("keys", "numbers", "others", "pattern"))


def _schema(text):
    """The schema of a record from words that are a key, a colon and the letter of its sort."""
    pairs = [word.split(":") for word in text.split()]
    keys = [pair[0] for pair in pairs]
    return _Schema(keys, [place for place in range(len(keys)) if pairs[place][1] == "i"],
                   [(place, pairs[place][1]) for place in range(len(keys))
                    if pairs[place][1] != "i"],
                   ", ".join([key + "=%s" for key in keys]))


_YEAR = _schema("year:i age:i activity:s xp:i")
_EVENTS = {
    "fitness": _schema("chance:i roll:i drop:i"),
    "start_level": _schema("class:s cult:s level:i"),
    "spirit_xp": _schema("class:s cult:s roll:i xp:i"),
    "colour": _schema("colour:s"),
    "spell": _schema("spell:s chance:i roll:i learned:f"),
    "extra_level": _schema("class:s cult:s extra_level:i")}
_CLASS = _schema("class:s cult:s training_hundredths:i start_level:i extra_level:i xp:i "
                 "spirit_xp:i standing:i")
_RISE = _schema("year:i class:s cult:s to_level:i mass_before:i mass_after:i con_chance:i "
                "con_rolls:n rest_chance:i rest_roll:i gained:i")
_PAIR = _schema("name:s amount:i")


class _Damage(Exception):
    """A line that no character file has."""


def character_text(character, coding):
    """The text of a character's file, its last line the checksum of all lines but the first."""
    return "".join(character_pieces(character, coding))


def character_pieces(character, coding):
    """The text of a character's file in pieces of some lines: a small machine may have no room
    for the whole."""
    yield "%s %d %s\n" % (FORMAT, VERSION, coding)
    checksum = None
    waiting = []
    for line in _lines(character):
        waiting.append(line)
        if len(waiting) == _LINES_AT_ONCE:
            checksum = _crc(waiting, checksum)
            yield "\n".join(waiting) + "\n"
            waiting = []
    if waiting:
        checksum = _crc(waiting, checksum)
    waiting.append("%s: %08x\n" % (_CHECKSUM, checksum))
    yield "\n".join(waiting)


def _lines(character):
    """The lines of a character's file between the first and the last."""
    for key, sort in _HEAD:
        yield "%s: %s" % (key, _written(getattr(character, key), sort))
    for dice in character.roll_dice:
        yield "dice: " + _written(dice, "n")
    for year in character.career:
        yield _record("year", _YEAR, year[:4])
        for event in year.events:
            if event[0][1] == "spell":
                event = event[:-1] + (("learned", _written(event[-1][1], "f")),)
            yield "event: " + _escaped(", ".join(["%s=%s" % pair for pair in event]))
    for row in character.classes:
        yield _record("class", _CLASS, (
            row.class_, row.cult, row.training_hundredths, row.start_level, row.extra_level,
            row.xp, row.spirit_xp, row.standing))
    for rise in character.rises:
        yield _record("rise", _RISE, rise[:7] + (_written(rise.con_rolls, "n"),) + rise[8:])
    for name, pairs in (("knowledge", character.knowledge), ("colour", character.colours)):
        for pair in pairs:
            yield _record(name, _PAIR, tuple(pair))
    for line in character.unknown:
        yield line


def _crc(lines, before):
    """CRC-32 of the lines in UTF-8, spaces at their ends apart, since editors drop those.

    before: the CRC-32 of the lines before these, None at the first.
    """
    text = "\n".join([line.rstrip(_ENDS) for line in lines])
    return crc32(text.encode()) if before is None else crc32(("\n" + text).encode(), before)


def _checksum(lines):
    """The checksum of lines, as the last one of a file says it."""
    checksum = _crc(lines[:_LINES_AT_ONCE], None)
    for first in range(_LINES_AT_ONCE, len(lines), _LINES_AT_ONCE):
        checksum = _crc(lines[first:first + _LINES_AT_ONCE], checksum)
    return "%08x" % checksum


def _written(value, sort):
    if sort == "f":
        return "yes" if value else "no"
    if sort == "n":
        return " ".join([str(number) for number in value])
    if sort == "w":
        return ", ".join(value)
    return _escaped(str(value))


def _escaped(text):
    if "\\" in text or "\n" in text:
        return text.replace("\\", "\\\\").replace("\n", "\\n")
    return text


def _record(name, schema, values):
    return _escaped(name + ": " + schema.pattern % values)


def parse_character(text, path):
    """The character of a file's text; its path stands in the errors.

    Raises CouldNot not_a_character, newer_character or damaged_character.
    """
    lines = text.split("\n")
    head = lines[0].rstrip(_ENDS).split(" ")
    if (len(head) < 2 or head[0] != FORMAT or not 0 < len(head[1]) <= 6
            or head[1].strip("0123456789")):
        raise CouldNot("not_a_character", path=path)
    if int(head[1]) > VERSION:
        raise CouldNot("newer_character", path=path, found=head[1])
    while not lines[-1].rstrip(_ENDS):
        lines.pop()
    last = len(lines)
    if lines[-1].rstrip(_ENDS) != "%s: %s" % (_CHECKSUM, _checksum(lines[1:-1])):
        raise CouldNot("damaged_character", path=path, line=last)
    character = Character()
    schemas = dict(_HEAD)
    found = []
    number = 1
    try:
        # From the end, so that each line goes when the record has grown by it.
        lines.pop()
        lines.reverse()
        lines.pop()
        while lines:
            if number % _LINES_AT_ONCE == 1:
                good = _good_lines(lines[-_LINES_AT_ONCE:])
                if good < min(_LINES_AT_ONCE, len(lines)):
                    number += good + 1
                    raise _Damage
            line = lines.pop()
            number += 1
            key, colon, value = line.partition(": ")
            if not colon:
                key, colon, value = line.partition(":")
            sort = schemas.get(key)
            if sort != "t":
                value = value.rstrip(_ENDS)
            if sort:
                if key in found:
                    raise _Damage
                found.append(key)
                setattr(character, key, _read(value, sort))
            elif key in _READERS:
                _READERS[key](character, value)
            else:
                character.unknown.append(line)
            if number > RECORD_LIMIT:
                raise _Damage
        number = last
        if len(found) != len(_HEAD):
            raise _Damage
        _check(character)
    except _Damage:
        raise CouldNot("damaged_character", path=path, line=number)
    return character


def _good_lines(lines):
    """How many lines at the end, the last first, come before one with a letter that no file holds.

    All are looked at together first, since a slow machine takes its time for each.
    """
    if bad_letter(" ".join(lines)):
        for count in range(len(lines)):
            if bad_letter(lines[-1 - count]):
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
        value = value.replace("\\\\", "\0").replace("\\n", "\n").replace("\0", "\\")
        if sort == "s" and "\n" in value:
            raise _Damage
    return value


def _numbers(words):
    """The whole numbers that the words write as this program does."""
    # The longer the number, the longer it takes to read.
    if words and max([len(word) for word in words]) > _DIGITS:
        raise _Damage
    try:
        numbers = tuple(map(int, words))
    except ValueError:
        raise _Damage
    if numbers and (max(numbers) >= _NUMBER_LIMIT or min(numbers) <= -_NUMBER_LIMIT
                    or list(map(str, numbers)) != words):
        raise _Damage
    return numbers


def _fields(value, schema):
    """The values of a record, in the order of its schema and with every key."""
    words = value.replace("=", ", ").split(", ")
    if len(words) == 2 * len(schema.keys) and words[::2] == schema.keys:
        values = words[1::2]
    else:
        # A text may hold the sign itself.
        pairs = [part.partition("=") for part in value.split(", ")]
        if [pair[0] for pair in pairs] != schema.keys:
            raise _Damage
        values = [pair[2] for pair in pairs]
    numbers = _numbers([values[place] for place in schema.numbers])
    for place, number in zip(schema.numbers, numbers):
        values[place] = number
    for place, sort in schema.others:
        values[place] = _read(values[place], sort)
    return values


def _read_dice(character, value):
    character.roll_dice = character.roll_dice + (_read(value, "n"),)


def _read_year(character, value):
    values = _fields(value, _YEAR)
    character.career.append(Year(*(values + [[]])))


def _read_event(character, value):
    what, _, rest = value.partition(", ")
    schema = _EVENTS.get(what[5:]) if what[:5] == "what=" else None
    if schema is None or not character.career:
        raise _Damage
    values = _fields(rest, schema)
    character.career[-1].events.append(
        (("what", what[5:]),) + tuple(zip(schema.keys, values)))


def _read_class(character, value):
    values = _fields(value, _CLASS)
    row = ClassRow(values[0], values[1], values[7])
    row.training_hundredths, row.start_level, row.extra_level, row.xp, row.spirit_xp = values[2:7]
    character.classes.append(row)


def _read_rise(character, value):
    character.rises.append(Rise(*_fields(value, _RISE)))


def _read_knowledge(character, value):
    character.knowledge.append(_fields(value, _PAIR))


def _read_colour(character, value):
    character.colours.append(_fields(value, _PAIR))


_READERS = {"dice": _read_dice, "year": _read_year, "event": _read_event, "class": _read_class,
            "rise": _read_rise, "knowledge": _read_knowledge, "colour": _read_colour}


def _check(character):
    """What the rest of the program relies on: counts, bounds, one roll an ability."""
    kept = sorted(character.assigned + (character.discarded,))
    if (len(character.rolls) != ROLL_COUNT or len(character.roll_dice) != ROLL_COUNT
            or kept != list(range(1, ROLL_COUNT + 1))
            or len(character.abilities_original) != len(ABILITIES)
            or min(character.abilities_original + character.rolls) < 0
            or not 0 <= character.fitness_percent <= 100
            or min(character.age, character.seed, character.money) < 0
            or len(character.name) > NAME_LIMIT or len(character.player) > NAME_LIMIT):
        raise _Damage
    for row in character.classes:
        if min(row.start_level, row.extra_level, row.xp, row.spirit_xp) < 0:
            raise _Damage
