"""AmigaOS, on our port of MicroPython: files in ISO-8859-1, the console, the clock.

The module amigados is built into the interpreter (amiga/port/modamigados.c). Its OSError carries
the number of IoErr(), its ValueError says what is wrong with a text.
"""
import sys

import amigados

from larpmaster.errors import CouldNot

CODING = "iso-8859-1"
EXIT_DONE, EXIT_WRONG_USE, EXIT_COULD_NOT = 0, 10, 20
OPTION_MARK = ""

_CODES = {204: "no_such_file", 205: "no_such_file", 218: "no_such_file", 221: "disk_full",
          214: "write_protected", 222: "write_protected", 223: "write_protected"}
_SCREEN = (80, 25)
_TICKS_PER_MINUTE = 3000
_SEED_STEPS = 200


def runtime():
    """Interpreter and system, for `version`."""
    return "MicroPython %d.%d.%d, AmigaOS, 68000" % sys.implementation[1][:3]


def arguments():
    """The words of the command line after the program's name."""
    return amigados.arguments()


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
        raise _could_not(error, "stdout", "cannot_write")


def write_error(text):
    """Writes to the error stream of the process, or the console."""
    amigados.write_error(text)


def read_line(prompt):
    """A typed line without its end, or None at the end of input."""
    write(prompt)
    return amigados.read_line()


def has_keys():
    """Whether single keys can be read: lines only, which serve AUX: and scripts as well."""
    return False


def read_key():
    """One key; only where has_keys() says so."""
    raise CouldNot("cannot_read", path="stdin")


def screen_size():
    """(columns, rows) of the console."""
    return _SCREEN


def _could_not(error, path, code):
    found = _CODES.get(error.errno, code)
    if found == "no_such_file" and code != "cannot_read":
        found = code
    return CouldNot(found, path=path)


def read_file(path, limit):
    """The text of a file of at most `limit` bytes; CRLF becomes LF.

    Its first line names the coding; without the word it is tried as UTF-8, then taken as
    ISO-8859-1. Raises CouldNot no_such_file, cannot_read, file_too_long or not_text.
    """
    try:
        return amigados.read_file(path, limit)
    except OSError as error:
        raise _could_not(error, path, "cannot_read")
    except ValueError as error:
        code = error.args[0]
    if code == "file_too_long":
        raise CouldNot(code, path=path, limit=limit)
    raise CouldNot(code, path=path)


def write_file(path, text):
    """Writes a whole file and closes it.

    Raises CouldNot cannot_write, disk_full, write_protected or not_text.
    """
    try:
        amigados.write_file(path, text)
    except OSError as error:
        raise _could_not(error, path, "cannot_write")
    except ValueError:
        raise CouldNot("not_text", path=path)


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
        raise _could_not(error, path, "cannot_write")


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
        raise _could_not(error, path, "cannot_read")
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


def tables_folder():
    """The folder that holds the worlds: beside the program."""
    return join(amigados.program_folder(), "tables")


def register_folder():
    """The register when none is named: beside the program."""
    return join(amigados.program_folder(), "register")
