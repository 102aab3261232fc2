"""CPython on Linux, macOS and Windows: files in UTF-8, typed lines, the clock.

Single keys are read by `terminal`.
"""
import argparse
import os
import platform
import stat
import sys
import time
import traceback
import zlib

from larpmaster.commands import ALIASES
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.platform.failures import could_not
from larpmaster.platform.folders import *  # noqa: F403
from larpmaster.platform.secrets import *  # noqa: F403
from larpmaster.platform.terminal import *  # noqa: F403

CODING = "utf-8"
EXIT_DONE, EXIT_WRONG_USE, EXIT_COULD_NOT = 0, 2, 1
OPTION_MARK = "--"
# Whether a small file is written so fast that nobody notices.
WRITES_FAST = True
# Title, message and keys of a screen, readable on a dark ground and on a light one.
COLOURS = ("\x1b[30;43m", "\x1b[1;31m", "\x1b[32m")
_VALUE = "\0"
_HERE = os.path.dirname(os.path.abspath(__file__))


class _Parser(argparse.ArgumentParser):
    """argparse with the options of one command; its complaints become ours."""

    def __init__(self, command):
        super().__init__(prog="larpmaster", add_help=False, allow_abbrev=False)
        self._command = command
        for name in command.options:
            names = [name] + [alias for alias in ALIASES if ALIASES[alias] == name]
            self.add_argument(*["--" + one for one in names], action="append", nargs="?",
                              dest=name)
        for name in command.switches:
            self.add_argument("--" + name, action="append_const", const=True, dest=name)
        self.add_argument("words", nargs="*")

    def error(self, message):
        for name in self._command.switches:
            if "--" + name in message:
                raise WrongUse("option_no_value", found="--" + name)
        raise WrongUse("argument_extra", command=self._command.title, found=message)


def runtime():
    """Interpreter and system, for `version`."""
    return "%s %s, %s" % (platform.python_implementation(), platform.python_version(),
                          platform.system())


def arguments():
    """The words of the command line after the program's name."""
    return sys.argv[1:]


def parse(command, words):
    """(options, words) of a command's words: a dict from option to text or True, and the rest.

    Raises WrongUse unknown_option, option_twice, option_value or option_no_value.
    """
    parser = _Parser(command)
    # There are no short options: what starts with one dash is a value, such as -3 or -3+n(6).
    words = ["--help" if word == "-h" else _VALUE + word if word[:1] == "-" and word[1:2] != "-"
             else word for word in words]
    # KEY=VALUE is the Amiga's way; whoever uses both machines may type it here too.
    words = [_with_dashes(command, word) for word in words]
    named, words = _named(command, words)
    found, rest = parser.parse_known_intermixed_args(words)
    for word in rest:
        raise WrongUse("unknown_option", command=command.title, found=word,
                       allowed=command.allowed("--"))
    options = {}
    for name, values in vars(found).items():
        if name == "words" or values is None:
            continue
        if len(values) > 1:
            raise WrongUse("option_twice", found="--" + name)
        if values[0] is None:
            raise WrongUse("option_value", found="--" + name)
        options[name] = values[0] if values[0] is True else values[0].lstrip(_VALUE)
    return options, command.in_places([word.lstrip(_VALUE) for word in found.words], named)


def _with_dashes(command, word):
    """KEY=VALUE as an option, when the command has it; other words as they are."""
    key, equals, value = word.partition("=")
    key = ALIASES.get(key.lower(), key.lower())
    return "--" + key + equals + value if equals and key in command.options else word


def _named(command, words):
    """(the command's words that are given as NAME=VALUE, all the others)."""
    named = {}
    others = []
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key.lower() not in command.names:
            others.append(word)
        elif key.lower() in named:
            raise WrongUse("option_twice", found=key)
        else:
            named[key.lower()] = value
    return named, others


def ask_arguments(template):
    """Prints a command's template; nobody is asked to fill it in, hence None."""
    write(template + "\n")


def open_window(name):
    """The terminal is the window: whatever the name, it stays."""


def prepare():
    """Makes the standard streams take every letter and write the same line ends everywhere."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.reconfigure(errors="replace", newline="\n")
    if sys.stdin is not None:
        sys.stdin.reconfigure(errors="surrogateescape")
    if os.name == "nt":
        # Any call of the shell makes an older Windows console understand escape sequences.
        os.system("")


def write_traceback(error):
    """Shows where a bug struck."""
    traceback.print_exception(error)


def write(text):
    """Writes to standard output."""
    if sys.stdout is None:
        raise CouldNot("cannot_write", path="stdout")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough; what would follow goes nowhere, without a complaint at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(EXIT_COULD_NOT) from None
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise could_not(error, "stdout", "cannot_write") from None


def write_error(text):
    """Writes to standard error; where that is closed or full, nobody can be told."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except (AttributeError, OSError):
        pass


def read_line(prompt):
    """A typed line without its end, or None at the end of input."""
    write(prompt)
    try:
        line = sys.stdin.readline()
    except (AttributeError, OSError, UnicodeError):
        # Closed, or not readable at all: the same to the person as its end.
        return None
    return line.rstrip("\r\n") if line else None


def read_file(path, limit):
    """The text of a file of at most `limit` bytes; CRLF becomes LF.

    Its first line names the coding; without the word it is tried as UTF-8, then taken as
    ISO-8859-1. Raises CouldNot no_such_file, cannot_read, file_too_long or not_text.
    """
    data = _bytes_of(path, limit + 1)
    if len(data) > limit:
        raise CouldNot("file_too_long", path=path, limit=limit)
    first = data[:200].split(b"\n")[0]
    try:
        if b"\0" in data:
            raise UnicodeError
        try:
            text = data.decode("iso-8859-1" if b"iso-8859-1" in first else "utf-8")
        except UnicodeError:
            if b"utf-8" in first:
                raise
            text = data.decode("iso-8859-1")
    except UnicodeError:
        raise CouldNot("not_text", path=path) from None
    return text.replace("\r\n", "\n")


def read_pieces(path, limit):
    """The text that `read_file` gives, in pieces; here one has room for all."""
    return (read_file(path, limit),)


def read_piece(path, start, length):
    """So many bytes of a table file as a text, from a place on; raises CouldNot as read_file."""
    return _bytes_of(path)[start:start + length].decode("utf-8", "replace")


def write_file(path, pieces):
    """Writes a whole file of pieces of text, sees it onto the disk, and gives the CRC-32 of its
    bytes.

    Raises CouldNot cannot_write, disk_full, write_protected or not_text.
    """
    try:
        data = "".join(pieces).encode("utf-8")
    except UnicodeError:
        raise CouldNot("not_text", path=path) from None
    try:
        with _fresh(path) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise could_not(error, path, "cannot_write") from None
    return zlib.crc32(data)


def _fresh(path):
    """A file opened for writing; a link that leads elsewhere, or a pipe that nobody reads, is
    taken away first. Raises CouldNot cannot_write for a device."""
    if os.path.lexists(path):
        mode = os.lstat(path).st_mode
        if stat.S_ISLNK(mode) or stat.S_ISFIFO(mode):
            os.remove(path)
        elif not stat.S_ISREG(mode):
            raise CouldNot("cannot_write", path=path)
    return open(path, "wb")


def print_texts(texts, target):
    """Prints texts on the printer or into the file `target`, as `paper.print_texts`."""
    from larpmaster.platform import paper, printing
    paper.print_texts(printing, texts, target)


def can_print():
    """Whether there is a printer."""
    from larpmaster.platform import printing
    return printing.can_print()


def write_bytes(path, pieces):
    """Writes a whole file of pieces of bytes; raises CouldNot as `write_file`."""
    try:
        with _fresh(path) as file:
            file.write(b"".join(pieces))
    except OSError as error:
        raise could_not(error, path, "cannot_write") from None


def read_bytes(path, limit):
    """The bytes of a file of at most `limit` of them; raises CouldNot no_such_file, cannot_read or
    file_too_long."""
    data = _bytes_of(path, limit + 1)
    if len(data) > limit:
        raise CouldNot("file_too_long", path=path, limit=limit)
    return data


def loaded():
    """Names of the modules that are in memory, for `forget`."""
    return ()


def forget(_):
    """There is always memory for modules."""
    return False


def file_checksum(path):
    """The CRC-32 of a file's bytes. Raises CouldNot no_such_file or cannot_read."""
    return zlib.crc32(_bytes_of(path))


def _bytes_of(path, most=-1):
    """The first bytes of a file, so many or all."""
    try:
        # A pipe or a device might never end.
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise CouldNot("cannot_read", path=path)
        with open(path, "rb") as file:
            return file.read(most)
    except ValueError:
        raise CouldNot("no_such_file", path=path) from None
    except OSError as error:
        raise could_not(error, path, "cannot_read") from None


def fingerprint(path, limit):
    """The CRC-32 of a file's bytes; None of a file that cannot be read or is over `limit` bytes."""
    try:
        data = _bytes_of(path, limit + 1)
    except CouldNot:
        return None
    return zlib.crc32(data) if len(data) <= limit else None


def exists(path):
    """Whether there is such a file or folder."""
    return os.path.exists(path)


def remove(path):
    """Deletes a file."""
    try:
        os.remove(path)
    except OSError as error:
        raise could_not(error, path, "cannot_write") from None


def rename(old, new):
    """Renames a file; the new name must be free."""
    try:
        os.rename(old, new)
    except OSError as error:
        raise could_not(error, new, "cannot_write") from None


def clock_seed():
    """A seed 0..999999999 from the clock."""
    return time.time_ns() // 1000 % 1000000000


def today():
    """The date of the clock, "YYYY-MM-DD"."""
    return time.strftime("%Y-%m-%d")


def tables_folder():
    """The folder that holds the worlds: inside an installed package, else beside the sources."""
    installed = os.path.join(_HERE, "..", "worlds")
    return os.path.normpath(
        installed if os.path.isdir(installed) else os.path.join(_HERE, "..", "..", "tables"))


def register_folder():
    """The register when none is named: `register` in the current folder."""
    return "register"
