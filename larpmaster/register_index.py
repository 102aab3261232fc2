"""The index of a register: a line a character, so that a list does not read every file.

A cache: each line begins with its file's name, size and time, and one whose file has others is
made anew from the file. A last line with a checksum notices what was cut off or changed.
"""
from binascii import crc32
from collections import namedtuple

from larpmaster.character import STATES
from larpmaster.errors import CouldNot
from larpmaster.filereader import checked_lines, parse_character
from larpmaster.filetext import CHECKSUM, ENDS, FORMAT
from larpmaster.store import FILE_LIMIT
from larpmaster.text import bad_letter, trimmed

INDEX = "index"
_HEAD = "larpmaster-index 1 "
_INDEX_LIMIT = 5000000
# Texts as they stand in the file; classes: "pappi 2 Sirran, varas 1 varas", class, level and cult;
# changed: the date of the last entry of the journal.
Row = namedtuple("Row", ("file", "name", "player", "race", "sex", "age", "region", "state",
                         "classes", "service", "changed"))
# The places of a line's fields; the first three are file, size and time.
RACE, _, AGE, REGION, STATE, CLASSES, _, CHANGED, NAME, _ = range(3, 13)
STAMPS = 3


def row_of(line):
    """The Row of a line."""
    fields = line.split("\t")
    return Row(fields[0], fields[11], fields[12], *fields[3:11])


def key_of(line):
    """The name, size and time that a line begins with, as `scan_folder` tells them."""
    return "\t".join(line.split("\t", STAMPS)[:STAMPS]) + "\t"


def read(machine, folder):
    """The lines of the index; none when it is missing, cut off, changed or another program's."""
    try:
        text = machine.read_file(machine.join(folder, INDEX), _INDEX_LIMIT)
    except (CouldNot, MemoryError):
        return []
    body, _, last = text.rpartition(CHECKSUM + ": ")
    if not text.startswith(_HEAD) or trimmed(last) != "%08x" % crc32(body.encode()):
        return []
    lines = body.split("\n")
    return lines[1:-1]


def write(machine, folder, lines):
    """Writes the index; where that cannot be, the next list takes its time."""
    body = "\n".join([_HEAD + machine.CODING] + lines) + "\n"
    try:
        machine.write_file(machine.join(folder, INDEX),
                           [body, "%s: %08x\n" % (CHECKSUM, crc32(body.encode()))])
    except (CouldNot, MemoryError):
        pass


def line_of(key, text, path):
    """The line of a file's text; raises CouldNot as `parse_character`.

    Only what a list needs is looked at, under the checksum of the whole.
    """
    lines = checked_lines(text, path)
    if lines[0].startswith(FORMAT + " 1 "):
        # It lacks what a list needs.
        character = parse_character(text, path)
        fields = [character.race, character.sex, str(character.age), character.region,
                  character.state, _classes_of(character), character.service, "", character.name,
                  character.player]
    else:
        text = "\n".join(lines)
        fields = [_value(text, name) for name in ("race", "sex", "age", "region", "state")]
        try:
            fields.append(", ".join([_class_of(line) for line in lines if line[:7] == "class: "]))
            int(fields[2])
        except (KeyError, ValueError):
            fields[4] = ""
        fields.append(_value(text, "service"))
        fields.append(_last_date(text))
        fields.extend([_value(text, name) for name in ("name", "player")])
    if fields[4] not in STATES or bad_letter("".join(fields)):
        raise CouldNot("damaged_character", path=path, line=len(lines))
    return key + "\t".join(fields)


def name_of_file(machine, path):
    """The name of a file's character; raises CouldNot as `parse_character`."""
    try:
        return row_of(line_of("\t\t\t", machine.read_file(path, FILE_LIMIT), path)).name
    except MemoryError:
        raise CouldNot("file_too_long", path=path, limit=FILE_LIMIT)


def _value(text, name):
    start = text.find("\n" + name + ":")
    if start < 0:
        return ""
    start += len(name) + 2
    value = text[start:text.find("\n", start)].strip(ENDS)
    return value.replace("\\\\", "\\") if "\\" in value else value


def _class_of(line):
    """Class, level and cult of a record's line."""
    found = dict([part.split("=", 1) for part in line[7:].split(", ") if "=" in part])
    return "%s %d %s" % (found["class"], int(found["start_level"]) + int(found["extra_level"]),
                         found["cult"])


def _classes_of(character):
    return ", ".join(["%s %d %s" % (row.class_, row.level, row.cult)
                      for row in character.classes])


def _last_date(text):
    start = text.rfind("\nentry: ")
    record = text[start:text.find("\n", start + 1)] if start >= 0 else ""
    return record.partition("date=")[2].partition(",")[0]
