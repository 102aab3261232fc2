"""The text of a character's file: its lines, what stands in them, and the checksum.

Readable text: a head with format, version and coding, `key: value` lines, records in sections, and
a checksum in the last line. What follows from the record by the rules is not in it. The way back:
filereader.
"""
from binascii import crc32
from collections import namedtuple

from larpmaster.character import FORMAT
from larpmaster.journal import CLASS, FLAGS, LISTS, TEXTS

# Version 2 added the journal, and the keys of `SINCE_2`; version 3 what is part of a deed.
VERSION = 3
SINCE_2 = ("state", "service", "in_use")
ENDS = " \t\r"
CHECKSUM = "checksum"
LINES_AT_ONCE = 32
# A longer file is not read, and so not written.
LINES_LIMIT = 20000
# In a text between commas a comma is written so, and an empty text or list.
COMMA, EMPTY = "\\k", "\\e"
NONE = "-"

# One letter a sort: i whole number, f yes or no, s a line of text, t text of several lines,
# n numbers, w words between commas.
HEAD = (("world", "s"), ("seed", "i"), ("gm", "f"), ("name", "s"), ("player", "s"),
        ("race", "s"), ("sex", "s"), ("age", "i"), ("region", "s"), ("rolls", "n"),
        ("rerolls", "i"), ("discarded", "i"), ("assigned", "n"), ("abilities_original", "n"),
        ("fitness_percent", "i"), ("is_child", "f"), ("money", "i"), ("items", "w"),
        ("spells", "w"), ("mishaps", "w"), ("tasks", "t"), ("notes", "t"), ("story", "t"),
        ("state", "s"), ("service", "s"), ("in_use", "w"))
# keys, in order; numbers: the places of whole numbers; others: (place, sort) of the rest;
# has_only_texts: whether these are all lines of text.
_Schema = namedtuple("Schema", ("keys", "numbers", "others", "pattern", "has_only_texts"))


def schema(text):
    """The schema of a record from words that are a key, a colon and the letter of its sort."""
    pairs = [word.split(":") for word in text.split()]
    keys = [pair[0] for pair in pairs]
    return _Schema(keys, [place for place in range(len(keys)) if pairs[place][1] == "i"],
                   [(place, pairs[place][1]) for place in range(len(keys))
                    if pairs[place][1] != "i"],
                   ", ".join([key + "=%s" for key in keys]),
                   not [pair for pair in pairs if pair[1] not in "is"])


YEAR_RECORD = schema("year:i age:i activity:s xp:i")
CLASS_RECORD = schema("class:s cult:s training_hundredths:i start_level:i extra_level:i xp:i "
                 "spirit_xp:i standing:i")
RISE_RECORD = schema("year:i class:s cult:s to_level:i mass_before:i mass_after:i con_chance:i "
                "con_rolls:n rest_chance:i rest_roll:i gained:i")
PAIR_RECORD = schema("name:s amount:i")
ENTRY_RECORD = schema("what:s date:s who:s seed:i part:f")


def character_pieces(character, coding):
    """The text of a character's file in pieces of some lines: a small machine may have no room
    for the whole."""
    yield "%s %d %s\n" % (FORMAT, VERSION, coding)
    checksum = None
    waiting = []
    for line in _lines(character):
        waiting.append(line)
        if len(waiting) == LINES_AT_ONCE:
            checksum = _crc(waiting, checksum)
            yield "\n".join(waiting) + "\n"
            waiting = []
    if waiting:
        checksum = _crc(waiting, checksum)
    waiting.append("%s: %08x\n" % (CHECKSUM, checksum))
    yield "\n".join(waiting)


def _lines(character):
    """The lines of a character's file between the first and the last."""
    for key, sort in HEAD:
        yield "%s: %s" % (key, written(getattr(character, key), sort))
    for dice in character.roll_dice:
        yield "dice: " + written(dice, "n")
    for year in character.career:
        yield record_line("year", YEAR_RECORD, year[:4])
        for event in year.events:
            yield event_line(event)
    for row in character.classes:
        yield record_line("class", CLASS_RECORD, (
            row.class_, row.cult, row.training_hundredths, row.start_level, row.extra_level,
            row.xp, row.spirit_xp, row.standing))
    for rise in character.rises:
        yield record_line("rise", RISE_RECORD,
                          rise[:7] + (written(rise.con_rolls, "n"),) + rise[8:])
    for name, pairs in (("knowledge", character.knowledge), ("colour", character.colours)):
        for pair in pairs:
            yield record_line(name, PAIR_RECORD, tuple(pair))
    for entry in character.journal:
        yield record_line("entry", ENTRY_RECORD, entry[:4] + (written(entry.part, "f"),))
        for place, before, after in entry.changes:
            sort = sort_of(place)
            yield "change: %s, %s, %s" % (place, listed(before, sort), listed(after, sort))
        for event in entry.events:
            yield event_line(event)
    for line in character.unknown:
        yield line


def event_line(event):
    """The line of an event of a year or an entry."""
    if event[0][1] == "spell":
        event = event[:-1] + (("learned", written(event[-1][1], "f")),)
    return "event: " + _escaped(", ".join(["%s=%s" % pair for pair in event]))


def sort_of(place):
    """The sort of the values of a place of the journal: as those of HEAD, and c for a class row,
    whose value may be None."""
    if place.startswith(CLASS):
        return "c"
    if place in FLAGS:
        return "f"
    if place in LISTS:
        return "w"
    if place in TEXTS:
        return "t"
    return "i"


def listed(value, sort):
    """A value of a change, without a comma in it."""
    if sort == "c":
        return NONE if value is None else written(value, "n")
    if sort == "w":
        return ",".join(value) or EMPTY
    text = written(value, sort)
    return (text.replace(",", COMMA) or EMPTY) if sort == "t" else text


def _crc(lines, before):
    """CRC-32 of the lines in UTF-8, spaces at their ends apart, since editors drop those.

    before: the CRC-32 of the lines before these, None at the first.
    """
    text = "\n".join(lines)
    if text[-1:] in ENDS or " \n" in text or "\t\n" in text or "\r\n" in text:
        text = "\n".join([line.rstrip(ENDS) for line in lines])
    return crc32(text.encode()) if before is None else crc32(("\n" + text).encode(), before)


def checksum_of(lines):
    """The checksum of lines, as the last one of a file says it."""
    checksum = _crc(lines[:LINES_AT_ONCE], None)
    for first in range(LINES_AT_ONCE, len(lines), LINES_AT_ONCE):
        checksum = _crc(lines[first:first + LINES_AT_ONCE], checksum)
    return "%08x" % checksum


def written(value, sort):
    """A value of a sort as a file has it."""
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


def record_line(name, schema, values):
    """The line of a record; values: in the order of its schema, those of other sorts written."""
    return _escaped(name + ": " + schema.pattern % values)
