"""The index of a register: what a list shows, so that it does not read every character's file.

A cache of three parts: names, sizes and times of the files, as the folder had them; names and
players in small letters; a line a character, both in the order of the names. The checksum in its
first line notices what was cut off or changed. It is kept as bytes, in UTF-8 on every machine, and
taken apart where it is asked for: a slow machine takes its time for each text made.
"""
from binascii import crc32
from collections import namedtuple

from larpmaster.character import STATES
from larpmaster.errors import CouldNot
from larpmaster.filereader import checked_lines, parse_character
from larpmaster.filetext import CHECKSUM, FORMAT, VERSION
from larpmaster.store import FILE_LIMIT, SUFFIX, is_plain
from larpmaster.text import bad_letter, fold

INDEX = "index"
_HEAD = b"larpmaster-index 1 utf-8 "
_INDEX_LIMIT = 5000000
_NEW, _BACKUP = ".new", ".bak"
_BYTES_AT_ONCE = 4096
# No name holds a control letter.
_PART = b"\f\n"
# Texts as they stand in the file; classes: "pappi 2 Sirran, varas 1 varas", class, level and cult;
# changed: the date of the last entry of the journal.
Row = namedtuple("Row", ("file", "name", "player", "race", "sex", "age", "region", "state",
                         "classes", "service", "changed"))
PLAYER, RACE, AGE, REGION, STATE, CLASSES, CHANGED = 2, 3, 5, 6, 7, 8, 10
_FIELDS = 11


def keys_of(scan):
    """{name of a file: its size and time} of what `scan_folder` tells."""
    return dict([line.split("\t", 1) for line in scan.split("\n")[:-1]])


def halves(keys):
    """Files of which something lies in the folder that a save which was cut off left."""
    found = [name[:-len(_NEW)] for name in keys
             if name.endswith(_NEW) and not keys[name].startswith("0\t")]
    found.extend([name[:-len(_BACKUP)] for name in keys
                  if name.endswith(_BACKUP) and name[:-len(_BACKUP)] not in keys
                  and name[:-len(_BACKUP)] not in found])
    return found


def files_of(keys):
    """Characters' files; one of which a save left only a half that could not be put right counts
    too."""
    files = [name for name in keys if name.endswith(SUFFIX)]
    return files + [name for name in halves(keys) if name not in keys]


def without(scan, files):
    """What `scan_folder` told, without these files and what saves left beside them."""
    names = [file + ending for file in files for ending in ("", _NEW, _BACKUP)]
    return "".join([line + "\n" for line in scan.split("\n")[:-1]
                    if line.partition("\t")[0] not in names])


class Index:
    """An index. scan: what `scan_folder` told of the folder when it was made."""

    def __init__(self, body, start, count):
        """body: bytes with the parts, from a place on, of so many rows; raises ValueError where
        there are no such parts."""
        words = body.find(_PART, start)
        rows = body.find(_PART, words + 1)
        if words < 0 or rows < 0 or count and body[-1:] != b"\n":
            raise ValueError
        self._body = body
        self._count = count
        self._words_start = words + len(_PART)
        self._words_end = rows
        self.scan = body[start:words]
        # Where the rows begin that were asked for, those before them, and the next.
        self._starts = [rows + len(_PART)]
        self._words = None

    def __len__(self):
        return self._count

    def is_whole(self):
        """Whether the parts hold as many rows, and these as many fields, as they should."""
        count, start, body = self._count, self._starts[0], self._body
        return (body.count(b"\n", self._words_start, self._words_end) == count
                and body.count(b"\n", start) == count
                and body.count(b"\t", start) == count * (_FIELDS - 1))

    def pieces(self):
        """The bytes of the parts, one after the other."""
        return (self.scan, _PART, self._body[self._words_start:self._words_end], _PART,
                self._body[self._starts[0]:])

    def _start(self, number):
        starts = self._starts
        find = self._body.find
        while len(starts) <= number:
            starts.append(find(b"\n", starts[-1]) + 1)
        return starts[number]

    def line(self, number):
        """The bytes of a row."""
        start = self._start(number)
        return self._body[start:self._body.find(b"\n", start)]

    def lines(self):
        """The bytes of each row."""
        return self._body[self._starts[0]:].split(b"\n")[:-1]

    def numbers_of(self, files):
        """The numbers of the rows of these files, as far as they have one."""
        body, start = self._body, self._starts[0]
        places = [body.find(b"\n%s\t" % file.encode(), start - 1) for file in files]
        return [body.count(b"\n", start, place + 1) for place in places if place >= 0]

    def row(self, number):
        """A Row; raises ValueError for one that this program cannot have written."""
        line = self.line(number).decode()
        row = Row(*_fields(line))
        if (not is_plain(row.file) or row.state not in STATES
                or _has_control(line.replace("\t", ""), row.file)
                or row.classes and [one for one in row.classes.split(", ")
                                    if one.count(" ") < 2]):
            raise ValueError
        return row

    def file(self, number):
        """The name of a row's file."""
        start = self._start(number)
        return self._body[start:self._body.find(b"\t", start)].decode()

    def by_file(self):
        """The numbers of the rows in the order of their files' names."""
        numbers = range(self._count)
        return [number for _, number in sorted(
            zip([self.file(number) for number in numbers], numbers))]

    def words(self):
        """Name and player of each row with a tab between them, folded."""
        if self._words is None:
            words = self._body[self._words_start:self._words_end].decode()
            self._words = words.split("\n")[:self._count]
        return self._words

    def column(self, field, numbers):
        """A field of these rows, folded."""
        body = self._body
        find = body.find
        fields = range(field)
        found = []
        for number in numbers:
            start = self._start(number)
            end = find(b"\n", start)
            for _ in fields:
                start = find(b"\t", start) + 1
            found.append(body[start:end].split(b"\t", 1)[0])
        return _folded(found)


def _has_control(text, file):
    """Whether a text that begins with the name of a file holds a letter that none could have
    written: the name may be of any language, but no letter of it is a control letter."""
    return bad_letter(text) and (bad_letter(text[len(file):]) or [
        letter for letter in file if letter < " " or "\x7f" <= letter < "\xa0"])


def _fields(line):
    """The fields of a line; raises ValueError where they are too few or too many."""
    fields = line.split("\t")
    if len(fields) != _FIELDS:
        raise ValueError
    return fields


def _folded(texts):
    """Texts of some bytes in lower case, folded together."""
    # The ends must hold a letter, or what lies there would be trimmed away.
    return fold((b"-\n%s\n-" % b"\n".join(texts)).decode()).split("\n")[1:-1] if texts else []


def in_order(texts):
    """Numbers of texts in small letters, in the order of the Finnish alphabet; where that leaves a
    choice, as they are."""
    return [number for _, number in sorted(
        zip([_key(text) for text in texts], range(len(texts))))]


def changed(old, scan, files, lines):
    """The Index of a folder in which `scan_folder` told of `scan`: the old one without the rows
    of these files, with these lines of bytes."""
    rows, words = old.lines(), list(old.words())
    for number in sorted(old.numbers_of(files), reverse=True):
        del rows[number], words[number]
    found = _folded([b"\t".join(line.split(b"\t", 3)[1:3]) for line in lines])
    for line, word in zip(lines, found):
        key = _key(word), line
        low, high = 0, len(rows)
        while low < high:
            middle = (low + high) // 2
            if (_key(words[middle]), rows[middle]) < key:
                low = middle + 1
            else:
                high = middle
        rows.insert(low, line)
        words.insert(low, word)
    # Each part ends with a line end, which nothing has none of.
    words.append("")
    rows.append(b"")
    return Index(b"".join([scan.encode(), _PART, "\n".join(words).encode(), _PART,
                           b"\n".join(rows)]), 0, len(rows) - 1)


def _key(word):
    """What a text in small letters is put in the order of the Finnish alphabet by."""
    return word.replace("å", "ã")


def empty():
    """An Index of nothing."""
    return Index(_PART + _PART, 0, 0)


def read(machine, folder):
    """The Index of a folder; an empty one when it is missing, cut off, changed or foreign."""
    try:
        data = machine.read_bytes(machine.join(folder, INDEX), _INDEX_LIMIT)
        start = data.find(b"\n") + 1
        if data.startswith(_HEAD):
            count, checksum = data[len(_HEAD):start].split()
            if checksum == _crc(data, start):
                index = Index(data, start, int(count))
                if index.is_whole():
                    return index
    except (CouldNot, MemoryError, ValueError):
        pass
    return empty()


def write(machine, folder, index):
    """Writes an index; where that cannot be, the next list takes its time."""
    try:
        pieces = index.pieces()
        checksum = 0
        for piece in pieces:
            checksum = crc32(piece, checksum)
        machine.write_bytes(machine.join(folder, INDEX), (
            _HEAD + b"%d %08x\n" % (len(index), checksum),) + pieces)
    except (CouldNot, MemoryError):
        pass


def _crc(data, start):
    """The checksum of bytes from a place on, as the first line has it."""
    checksum = 0
    for place in range(start, len(data), _BYTES_AT_ONCE):
        checksum = crc32(data[place:place + _BYTES_AT_ONCE], checksum)
    return b"%08x" % checksum


def line_of(file, text, path):
    """The bytes of the line of a file's text; raises CouldNot damaged_character and those of
    `parse_character`.

    Only what a list needs is looked at, under the checksum of the whole.
    """
    data = text.encode()
    while b" \n" in data:
        data = data.replace(b" \n", b"\n")
    start = data.find(b"\n")
    end = data.rfind(b"\n" + CHECKSUM.encode() + b": ")
    if (not data.startswith(("%s %d " % (FORMAT, VERSION)).encode())
            or data[end + len(CHECKSUM) + 3:].strip() != b"%08x" % crc32(data[start + 1:end])):
        lines = checked_lines(text, path)
        if lines[0].startswith(FORMAT + " 1 "):
            # It lacks what a list needs.
            return _line_of_record(file, parse_character(text, path))
        data = "\n".join([line.rstrip() for line in lines]).encode()
    fields = [_value(data, name) for name in (b"name", b"player", b"race", b"sex", b"age",
                                              b"region", b"state")]
    try:
        fields.append(_classes(data))
        int(fields[4])
    except ValueError:
        fields[6] = b""
    fields.append(_value(data, b"service"))
    fields.append(_last_date(data))
    text = b"".join(fields).decode()
    if fields[6].decode() not in STATES or bad_letter(text):
        raise CouldNot("damaged_character", path=path, line=text.count("\n") + 1)
    return b"\t".join([file.encode()] + fields)


def name_of_file(machine, path):
    """The name of a file's character; raises CouldNot file_too_long and those of `read_file` and
    `parse_character`."""
    try:
        line = line_of("", machine.read_file(path, FILE_LIMIT), path)
    except MemoryError:
        raise CouldNot("file_too_long", path=path, limit=FILE_LIMIT)
    return line.split(b"\t")[1].decode()


def _value(data, name):
    start = data.find(b"\n%s:" % name)
    if start < 0:
        return b""
    start += len(name) + 2
    value = data[start:data.find(b"\n", start)].strip()
    return value.replace(b"\\\\", b"\\") if b"\\" in value else value


def _classes(data):
    """Class, level and cult of each class record; ValueError for what is none."""
    found = []
    start = data.find(b"\nclass: ")
    while start >= 0:
        parts = data[start + 8:data.find(b"\n", start + 1)].split(b", ")
        pairs = dict([part.split(b"=", 1) for part in parts])
        found.append(b"%s %d %s" % (pairs.get(b"class", b""), int(pairs.get(b"start_level", b""))
                                    + int(pairs.get(b"extra_level", b"")),
                                    pairs.get(b"cult", b"")))
        start = data.find(b"\nclass: ", start + 1)
    return b", ".join(found)


def _last_date(data):
    start = data.rfind(b"\nentry: ")
    record = data[start:data.find(b"\n", start + 1)] if start >= 0 else b""
    return record.partition(b"date=")[2].partition(b",")[0]


def _line_of_record(file, character):
    classes = ", ".join(["%s %d %s" % (row.class_, row.level, row.cult.replace(", ", ","))
                         for row in character.classes])
    return "\t".join([file, character.name, character.player, character.race, character.sex,
                      str(character.age), character.region, character.state, classes,
                      character.service, ""]).encode()
