"""Character files: their text, and saving that loses nothing.

A file is readable text: a head with format, version and coding, `key: value` lines, records in
sections, and a checksum in the last line. What follows from the record by the rules is not in it.
"""
from binascii import crc32

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
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.rules.abilities import ABILITIES, ROLL_COUNT
from larpmaster.text import bad_letter, fold, shown

FILE_LIMIT = 500000
RECORD_LIMIT = 20000
NUMBER_LIMIT = 1000000000
SUFFIX = ".larp"
_STEM_LETTERS = 21
_CHECKSUM = "checksum"
_CUT_OFF = ("damaged_character", "not_text")
_SAFE = "abcdefghijklmnopqrstuvwxyz0123456789-_"
_PLAIN_LETTERS = {"ä": "a", "å": "a", "à": "a", "á": "a", "ö": "o", "ø": "o", "ó": "o",
                  "é": "e", "è": "e", "ü": "u", "ú": "u", "í": "i", "ç": "c", "ñ": "n"}
_RESERVED = ("con", "nul", "aux", "prn", "prt", "ser", "par", "raw", "nil", "pipe", "ram", "com1",
             "com2", "com3", "com4", "lpt1", "lpt2", "lpt3")

# One letter a sort: i whole number, f yes or no, s a line of text, t text of several lines,
# n numbers, w words between commas.
_HEAD = (("world", "s"), ("seed", "i"), ("gm", "f"), ("name", "s"), ("player", "s"),
         ("race", "s"), ("sex", "s"), ("age", "i"), ("region", "s"), ("rolls", "n"),
         ("rerolls", "i"), ("discarded", "i"), ("assigned", "n"), ("abilities_original", "n"),
         ("fitness_percent", "i"), ("is_child", "f"), ("money", "i"), ("items", "w"),
         ("spells", "w"), ("mishaps", "w"), ("tasks", "t"), ("notes", "t"), ("story", "t"))
_YEAR = (("year", "i"), ("age", "i"), ("activity", "s"), ("xp", "i"))
_EVENTS = {
    "fitness": (("chance", "i"), ("roll", "i"), ("drop", "i")),
    "start_level": (("class", "s"), ("cult", "s"), ("level", "i")),
    "spirit_xp": (("class", "s"), ("cult", "s"), ("roll", "i"), ("xp", "i")),
    "colour": (("colour", "s"),),
    "spell": (("spell", "s"), ("chance", "i"), ("roll", "i"), ("learned", "f")),
    "extra_level": (("class", "s"), ("cult", "s"), ("extra_level", "i"))}
_CLASS = (("class", "s"), ("cult", "s"), ("training_hundredths", "i"), ("start_level", "i"),
          ("extra_level", "i"), ("xp", "i"), ("spirit_xp", "i"), ("standing", "i"))
_RISE = (("year", "i"), ("class", "s"), ("cult", "s"), ("to_level", "i"), ("mass_before", "i"),
         ("mass_after", "i"), ("con_chance", "i"), ("con_rolls", "n"), ("rest_chance", "i"),
         ("rest_roll", "i"), ("gained", "i"))
_PAIR = (("name", "s"), ("amount", "i"))


class _Damage(Exception):
    """A line that no character file has."""


def character_text(character, coding):
    """The text of a character's file, its last line the checksum of all lines but the first."""
    lines = [_pair(key, getattr(character, key), sort) for key, sort in _HEAD]
    lines.extend(["dice: " + _written(dice, "n") for dice in character.roll_dice])
    for year in character.career:
        lines.append(_record("year", _YEAR, year))
        for event in year.events:
            lines.append("event: " + ", ".join(
                ["%s=%s" % (key, _written(value, "f" if key == "learned" else "s"))
                 for key, value in event]))
    for row in character.classes:
        lines.append(_record("class", _CLASS, [
            row.class_, row.cult, row.training_hundredths, row.start_level, row.extra_level,
            row.xp, row.spirit_xp, row.standing]))
    for rise in character.rises:
        lines.append(_record("rise", _RISE, rise))
    for entry in character.knowledge:
        lines.append(_record("knowledge", _PAIR, entry))
    for entry in character.colours:
        lines.append(_record("colour", _PAIR, entry))
    lines.extend(character.unknown)
    return "%s %d %s\n%s\n%s: %s\n" % (FORMAT, VERSION, coding, "\n".join(lines), _CHECKSUM,
                                       _checksum(lines))


def _checksum(lines):
    """CRC-32 of the lines in UTF-8, spaces at their ends apart: editors drop those."""
    return "%08x" % crc32("\n".join([line.rstrip(" \t\r") for line in lines]).encode())


def _written(value, sort):
    if sort == "f":
        return "yes" if value else "no"
    if sort == "n":
        return " ".join([str(number) for number in value])
    if sort == "w":
        return ", ".join(value)
    return str(value).replace("\\", "\\\\").replace("\n", "\\n")


def _pair(key, value, sort):
    return "%s: %s" % (key, _written(value, sort))


def _record(name, schema, values):
    return "%s: %s" % (name, ", ".join(["%s=%s" % (column[0], _written(value, column[1]))
                                        for column, value in zip(schema, values)]))


def parse_character(text, path):
    """The character of a file's text; its path stands in the errors.

    Raises CouldNot not_a_character, newer_character or damaged_character.
    """
    lines = text.split("\n")
    head = lines[0].split()
    if len(head) < 2 or head[0] != FORMAT or head[1].strip("0123456789") or len(head[1]) > 6:
        raise CouldNot("not_a_character", path=path)
    if int(head[1]) > VERSION:
        raise CouldNot("newer_character", path=path, found=head[1])
    while lines and not lines[-1].strip():
        lines.pop()
    last = len(lines)
    if lines[-1] != "%s: %s" % (_CHECKSUM, _checksum(lines[1:-1])):
        raise CouldNot("damaged_character", path=path, line=last)
    character = Character()
    schemas = dict(_HEAD)
    found = []
    number = 1
    try:
        for line in lines[1:-1]:
            number += 1
            key, colon, value = line.partition(": ")
            if not colon:
                key, colon, value = line.partition(":")
            if key in schemas:
                if key in found:
                    raise _Damage
                found.append(key)
                setattr(character, key, _read(value, schemas[key]))
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


def _read(value, sort):
    if sort == "i":
        return _number(value)
    if sort == "f":
        if value not in ("yes", "no"):
            raise _Damage
        return value == "yes"
    if sort == "n":
        return tuple([_number(word) for word in value.split()])
    if len(value) > 2 * TEXT_LIMIT:
        raise _Damage
    if "\\" in value and sort != "w":
        value = value.replace("\\\\", "\0").replace("\\n", "\n").replace("\0", "\\")
    if bad_letter(value.replace("\n", " ") if sort == "t" else value):
        raise _Damage
    if sort == "w":
        return [word.strip(" ") for word in value.split(",") if word.strip(" ")]
    return value


def _number(word):
    digits = word[1:] if word[:1] == "-" else word
    if not digits or len(digits) > 10 or digits.strip("0123456789"):
        raise _Damage
    number = int(word)
    if not -NUMBER_LIMIT < number < NUMBER_LIMIT:
        raise _Damage
    return number


def _fields(value, schema):
    """The values of a record, in the order of its schema and with every key."""
    parts = value.split(", ")
    if len(parts) != len(schema):
        raise _Damage
    values = []
    for part, column in zip(parts, schema):
        key, equals, written = part.partition("=")
        if key != column[0] or not equals:
            raise _Damage
        values.append(_read(written, column[1]))
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
        (("what", what[5:]),) + tuple([(column[0], item) for column, item in zip(schema, values)]))


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


def file_stem(name):
    """A file name for a character's name that is safe on every system, without its suffix."""
    letters = [_PLAIN_LETTERS.get(letter, letter) for letter in fold(name)]
    stem = "".join([letter if letter in _SAFE else "_" for letter in letters])[:_STEM_LETTERS]
    stem = stem.strip("_-") or "hahmo"
    return stem + "_" if stem in _RESERVED else stem


def _free_path(machine, folder, name):
    """A path in the folder that no file, backup or half-saved file has, whatever its case."""
    taken = [fold(other) for other in machine.list_folder(folder)]
    stem = file_stem(name)
    candidate = stem
    number = 1
    while [other for other in taken if other in (
            candidate + SUFFIX, candidate + SUFFIX + ".new", candidate + SUFFIX + ".bak")]:
        number += 1
        ending = "-%d" % number
        candidate = stem[:_STEM_LETTERS - len(ending)] + ending
    return machine.join(folder, candidate + SUFFIX)


def save(machine, folder, character):
    """Saves a new character into the folder and gives the path of its file.

    Raises WrongUse name_missing, or CouldNot when the machine cannot write.
    """
    if not character.name:
        raise WrongUse("name_missing", field="name")
    if not machine.exists(folder):
        machine.make_folder(folder)
    path = _free_path(machine, folder, character.name)
    save_as(machine, path, character)
    return path


def save_as(machine, path, character):
    """Writes a character's file so that a power cut at any moment leaves the old or the new one
    whole: NAME.new is written and read back, NAME becomes NAME.bak, NAME.new becomes NAME."""
    text = character_text(character, machine.CODING)
    new, backup = path + ".new", path + ".bak"
    try:
        machine.write_file(new, text)
        if machine.read_file(new, FILE_LIMIT) != text:
            raise CouldNot("check_failed", path=new)
    except CouldNot:
        _leave_nothing(machine, new)
        raise
    if machine.exists(path):
        if machine.exists(backup):
            machine.remove(backup)
        machine.rename(path, backup)
    machine.rename(new, path)


def _leave_nothing(machine, new):
    """Takes away what a failed write left, as far as the machine lets it."""
    try:
        if machine.exists(new):
            machine.remove(new)
    except CouldNot:
        pass


def load(machine, path):
    """The character of a file; finishes a save that was cut off before it.

    Raises CouldNot no_such_file, not_a_character, newer_character, damaged_character and those
    of `read_file`.
    """
    try:
        _repair(machine, path)
    except CouldNot:
        # Where nothing can be written, what is there is shown as it lies.
        for other in (path + ".new", path + ".bak"):
            if not machine.exists(path) and machine.exists(other):
                path = other
    try:
        return parse_character(machine.read_file(path, FILE_LIMIT), path)
    except CouldNot as mistake:
        if mistake.code == "damaged_character" and machine.exists(path + ".bak"):
            mistake.code = "damaged_with_backup"
        raise


def _repair(machine, path):
    """Goes on where a power cut stopped `save_as`; what is not ours is left alone."""
    new, backup = path + ".new", path + ".bak"
    if machine.exists(new):
        try:
            parse_character(machine.read_file(new, FILE_LIMIT), new)
        except CouldNot as mistake:
            # Cut off while it was written: the file before it is whole, or there is none.
            if mistake.code in _CUT_OFF and machine.exists(path):
                machine.remove(new)
        else:
            if machine.exists(path):
                if machine.exists(backup):
                    machine.remove(backup)
                machine.rename(path, backup)
            machine.rename(new, path)
    if not machine.exists(path) and machine.exists(backup):
        machine.rename(backup, path)


def find(machine, folder, name):
    """The path that a person means: a character's name in the register folder, or a file.

    Raises CouldNot several_characters when more have that name, no_such_file when there is none.
    """
    paths = _named_so(machine, folder, name)
    if len(paths) > 1:
        raise CouldNot("several_characters", name=shown(name), count=len(paths),
                       paths=", ".join(paths))
    for path in paths + [machine.join(folder, name + SUFFIX), machine.join(folder, name), name]:
        if machine.exists(path) or machine.exists(path + ".new") or machine.exists(path + ".bak"):
            return path
    raise CouldNot("no_such_character", name=shown(name))


def _named_so(machine, folder, name):
    """Paths of the register's files that hold a character of this name, whatever its case."""
    wanted = fold(name)
    paths = []
    for file in machine.list_folder(folder) if machine.exists(folder) else ():
        if file.endswith(SUFFIX):
            path = machine.join(folder, file)
            try:
                head = machine.read_file(path, FILE_LIMIT).split("\nplayer:")[0]
            except CouldNot:
                continue
            if fold(head.rpartition("\nname:")[2]) == wanted:
                paths.append(path)
    return paths
