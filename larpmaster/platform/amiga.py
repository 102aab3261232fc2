"""AmigaOS, on our port of MicroPython: files in ISO-8859-1, the console, the clock.

The module amigados is built into the interpreter (amiga/port/modamigados.c). Its OSError carries
the number of IoErr(), its ValueError says what is wrong with a text.
"""
import sys
import time
from binascii import crc32

import amigados

from larpmaster.days import date_of
from larpmaster.errors import CouldNot, MissingRoom
from larpmaster.platform import keys
from larpmaster.platform.amiga_folders import *  # noqa: F403
from larpmaster.platform.amiga_folders import could_not
from larpmaster.platform.amiga_memory import *  # noqa: F403

CODING = "iso-8859-1"
EXIT_DONE, EXIT_WRONG_USE, EXIT_COULD_NOT = 0, 10, 20
OPTION_MARK = ""
WRITES_FAST = False
# Title, message and keys of a screen, of the four pens of a Workbench: white on blue, black, white.
COLOURS = ("\x1b[32;43m", "\x1b[1;31m", "\x1b[32m")

_FOREIGN_LETTER = 22
_LETTERS_AT_ONCE = 512
# A console that does not say its size is none of ours: a file, or a serial line.
_SCREEN = (80, 25)
_ANSWER_MILLISECONDS = 2000
_SEQUENCE_MILLISECONDS = 200
_AT_ONCE_MILLISECONDS = 1
_TOOL_TYPES = ("LANGUAGE", "WORLD", "REGISTER")
_TICKS_PER_MINUTE = 3000
_SEED_STEPS = 200
# About three seconds of a 7 MHz 68000.
STRETCH_ROUNDS = 230
_SALT_BYTES = 16


def _missing_room(path):
    # Who lacks English texts reads English, whatever the language of what is left.
    raise MissingRoom("missing_room_en" if path[-6:] == "en.mpy" else "missing_room", path=path)


amigados.on_missing_room(_missing_room)


def runtime():
    """Interpreter, system and kilobytes of heap, for `version`."""
    machine = sys.implementation[2].replace(" with ", ", ")
    return "MicroPython %d.%d.%d, %s, %d KB" % (
        sys.implementation[1][:3] + (machine, amigados.heap_kilobytes()))


def arguments():
    """The words of the command line after the program's name, or what the icon says instead."""
    words = amigados.arguments()
    for name in _TOOL_TYPES:
        value = amigados.tool_type(name)
        if value:
            words.append(name + "=" + value)
    project = amigados.project()
    if project is not None:
        words.append("OPEN=" + project)
    return words


def ask_arguments(template):
    """Prints a command's template and reads its words from a line, as commands of AmigaDOS do;
    None at the end of the input."""
    write(template + ": ")
    words = amigados.read_arguments()
    if words is None:
        write("\n")
    return words


def open_window(name):
    """Goes on in a window of its own: a console such as CON:0/11/640/189/Larpmaster/CLOSE, else
    the standard one. Raises CouldNot no_window."""
    try:
        amigados.open_window(name)
    except OSError as error:
        raise could_not(error, name, "no_window")


def parse(command, words):
    """(options, words) of a command's words, by AmigaDOS keywords."""
    from larpmaster.commands import parse_keywords
    return parse_keywords(command, words)


def prepare():
    """The console needs no preparation: the port has opened it."""


def write_traceback(error):
    """Shows where a bug struck."""
    sys.print_exception(error, sys.stderr)


def write(text):
    """Writes to standard output."""
    try:
        amigados.write(text)
    except OSError as error:
        raise could_not(error, "stdout", "cannot_write")


def write_error(text):
    """Writes to the error stream of the process, or the console."""
    amigados.write_error(text)


def read_line(prompt):
    """A typed line without its end, or None at the end of input."""
    write(prompt)
    return amigados.read_line()


class _Console:
    """The keys that wait to be read, the bytes of the one that is not yet whole, and the size."""

    def __init__(self):
        self.keys = []
        self.rest = b""
        self.size = _SCREEN
        self.has_keys = False


_console = _Console()


def has_keys():
    """Whether single keys can be read: the console has the mode for it, and says its size."""
    if not _console.has_keys and amigados.start_keys():
        _console.has_keys = _ask_size()
        if not _console.has_keys:
            amigados.end_keys()
    return _console.has_keys


def missing_library():
    """The library without which there are no single keys: an Amiga needs none."""
    return ""


def _take(data):
    """Decodes bytes; False at the end of the input."""
    if data is None:
        _console.keys.append(None)
        return False
    _console.rest = keys.decode(_console.rest + data, _console.keys)
    return True


def _ask_size():
    """Asks the console for its size; False when it does not answer. Keys are kept."""
    amigados.write(keys.ASK_SIZE)
    start = len(_console.keys)
    while True:
        data = amigados.read_keys(_ANSWER_MILLISECONDS)
        if not data or not _take(data):
            return False
        for place in range(start, len(_console.keys)):
            key = _console.keys[place]
            if key and key[0] == keys.SIZE:
                _console.size = key[1:]
                _console.keys.pop(place)
                return True


def read_key():
    """One key: the letter, or a name such as "ENTER", "ESC", "UP", "F1", "RESIZE" for a
    window of another size; ("CLICK", column, row), both from 1, for the mouse; None at the end of
    the input."""
    while True:
        while not _console.keys:
            data = amigados.read_keys(_SEQUENCE_MILLISECONDS if _console.rest else 0)
            if data == b"" and _console.rest:
                _console.rest = b""
                return keys.UNKNOWN
            _take(data)
        key = _console.keys.pop(0)
        if key is None:
            return key
        if key == keys.POINTER:
            cell = amigados.pointer_cell()
            if cell:
                return (keys.CLICK,) + cell
        elif key[0] != keys.SIZE:
            return key


def waiting_key():
    """As read_key, but "" at once when no key waits; None is not given."""
    if not _console.keys:
        data = amigados.read_keys(_AT_ONCE_MILLISECONDS)
        if data:
            _take(data)
    return read_key() or "" if _console.keys else ""


def has_colours():
    """Whether the console shows colours: an Amiga's does, in its four pens."""
    return True


def screen_size():
    """(columns, rows) of the console, which is asked each time: windows change their size."""
    if _console.has_keys:
        _ask_size()
    return _console.size


def fingerprint(path, limit):
    """The CRC-32 of a file's bytes; None of a file that cannot be read or is over `limit` bytes."""
    try:
        return amigados.fingerprint(path, limit)
    except (OSError, ValueError):
        return None


def write_file(path, pieces):
    """Writes a whole file of pieces of text, and gives the CRC-32 of its text.

    Raises CouldNot cannot_write, disk_full, disk_or_memory_full, write_protected or not_text.
    """
    checksum = 0
    try:
        with open(path, "w") as file:
            for piece in pieces:
                file.write(piece)
                checksum = crc32(piece.encode(), checksum)
    except OSError as error:
        if error.errno == _FOREIGN_LETTER:
            raise CouldNot("not_text", path=path)
        raise could_not(error, path, "cannot_write")
    return checksum


def print_texts(texts, target):
    """Prints texts on the printer or into the file `target`, as `paper.print_texts`."""
    from larpmaster.platform import amiga_printing, paper
    paper.print_texts(amiga_printing, texts, target)


def can_print():
    """Whether there is a printer."""
    from larpmaster.platform import amiga_printing
    return amiga_printing.can_print()


def file_checksum(path):
    """The CRC-32 of a file's text. Raises CouldNot no_such_file or cannot_read."""
    checksum = 0
    try:
        with open(path) as file:
            piece = file.read(_LETTERS_AT_ONCE)
            while piece:
                checksum = crc32(piece.encode(), checksum)
                piece = file.read(_LETTERS_AT_ONCE)
    except OSError as error:
        raise could_not(error, path, "cannot_read")
    return checksum


def exists(path):
    """Whether there is such a file or folder."""
    try:
        return amigados.exists(path)
    except OSError:
        return False


def _change(function, path, *arguments):
    try:
        function(*arguments)
    except OSError as error:
        raise could_not(error, path, "cannot_write")


def remove(path):
    """Deletes a file."""
    _change(amigados.remove, path, path)


def rename(old, new):
    """Renames a file; the new name must be free."""
    _change(amigados.rename, new, old, new)


def list_folder(path):
    """Names in a folder, sorted."""
    try:
        names = amigados.list_folder(path)
    except OSError as error:
        raise could_not(error, path, "cannot_read")
    names.sort()
    return names


def make_folder(path):
    """Makes a folder and those above it; one that is there already will do."""
    start = path.find(":") + 1
    while start <= len(path):
        end = path.find("/", start)
        if end < 0:
            end = len(path)
        if path[start:end] and not exists(path[:end]):
            _change(amigados.make_folder, path, path[:end])
        start = end + 1


def join(folder, name):
    """The path of a name in a folder: no slash after a colon, where it would mean the parent."""
    if not folder or folder[-1] in ":/":
        return folder + name
    return folder + "/" + name


def clock_seed():
    """A seed 0..999999999 from the clock; every step of it is a small integer."""
    days, minutes, ticks = amigados.date_stamp()
    return (minutes * _TICKS_PER_MINUTE + ticks) * _SEED_STEPS + days % _SEED_STEPS


def salt():
    """Bytes that no other password has: from the clock to a fiftieth of a second, the time since
    the start, and where things lie in the memory."""
    marks = amigados.date_stamp() + (time.ticks_us(), id([]), amigados.heap_kilobytes())
    return amigados.stretch(repr(marks), b"", 1)[:_SALT_BYTES]


def stretch(word, salt, rounds):
    """32 bytes by PBKDF2-HMAC-SHA256."""
    return amigados.stretch(word, salt, rounds)


def wait(seconds):
    """Lets so many seconds pass."""
    time.sleep(seconds)


def today():
    """The date of the clock, "YYYY-MM-DD"."""
    return date_of(amigados.date_stamp()[0])


def tables_folder():
    """The folder that holds the worlds: beside the program."""
    return join(amigados.program_folder(), "tables")


def register_folder():
    """The register when none is named: beside the program."""
    return join(amigados.program_folder(), "register")


def settings_path():
    """The file of the settings: beside the program."""
    return join(amigados.program_folder(), "larpmaster.settings")
