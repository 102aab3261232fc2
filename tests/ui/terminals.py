"""Terminals for tests of the key mode: inside this process, and the real program in a pty.

Both keep a pyte screen that is larger than what the program may use, so that a letter beyond its
bounds shows. A script is a generator: it looks at the terminal and yields the next key.
"""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

import pyte
from consoles import Console

from larpmaster.messages import text

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
_MORE_COLUMNS, _MORE_ROWS = 20, 12
_QUIET_SECONDS = 0.04
_QUESTIONS = re.compile(rb"\x1b\[(?:\?(\d+)\$p|(6n))")
_LIMIT_SECONDS = 20
CODES = {"ENTER": "\r", "ESC": "\x1b", "BACKSPACE": "\x7f", "UP": "\x1b[A", "DOWN": "\x1b[B",
         "RIGHT": "\x1b[C", "LEFT": "\x1b[D", "F1": "\x1bOP", "PAGE_UP": "\x1b[5~",
         "PAGE_DOWN": "\x1b[6~", "HOME": "\x1b[H", "END": "\x1b[F", "TAB": "\t",
         "F10": "\x1b[21~", "UNKNOWN": "\x1b[24~"}


class View:
    """What stands on a terminal of `size`, with a check that nothing stands beyond it."""

    def __init__(self, size):
        self.size = size
        self._screen = pyte.Screen(size[0] + _MORE_COLUMNS, size[1] + _MORE_ROWS)
        self._screen.set_mode(pyte.modes.LNM)
        self._stream = pyte.Stream(self._screen)

        self._waiting = []

    def feed(self, written):
        """Takes what the program wrote; what a cleared screen hides is not drawn at all."""
        if written.startswith("\x1b[1;1H\x1b[J"):
            self._waiting = []
        self._waiting.append(written)

    @property
    def rows(self):
        """The rows, after the check."""
        columns, rows = self.size
        for written in self._waiting:
            self._stream.feed(written)
        self._waiting = []
        lines = self._screen.display
        for line in lines:
            assert not line[columns:].strip(), "beyond column %d: %r" % (columns, line)
        assert not "".join(lines[rows:]).strip(), "below row %d: %r" % (rows, lines[rows:])
        assert self._screen.cursor.y < rows and self._screen.cursor.x < columns
        return [line[:columns].rstrip() for line in lines[:rows]]

    @property
    def cursor(self):
        """(row, column) of the cursor, both from 0."""
        return self._screen.cursor.y, self._screen.cursor.x

    @property
    def footer(self):
        return self.rows[-1]


class KeyConsole(Console):
    """A console in this process. script(view) gives the keys; `views`: the rows before each, or
    only before those that `looked_at` counts."""

    def __init__(self, script, size=(80, 25), seed=1, looked_at=None):
        self.view = View(size)
        Console.__init__(self, keys=script(self.view), size=size, seed=seed)
        self.pressed = []
        self.views = []
        self._looked_at = looked_at

    def write(self, text):
        Console.write(self, text)
        self.view.feed(text)

    def read_key(self):
        looked = self._looked_at is None or len(self.views) in self._looked_at
        self.views.append(self.view.rows if looked else [])
        key = Console.read_key(self)
        if key is not None:
            self.pressed.append(key)
        return key


class Terminal:
    """The real program in a pseudo-terminal of the size."""

    def __init__(self, words, folder, size=(80, 25), environment=None):
        self.view = View(size)
        self.code = None
        self.written = b""
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            more = environment or {}
            environment = dict(os.environ, TERM="xterm", PYTHONIOENCODING="utf-8", **more)
            environment["PYTHONPATH"] = os.pathsep.join(
                filter(None, [more.get("PYTHONPATH"), ROOT]))
            environment.pop("COLUMNS", None)
            environment.pop("LINES", None)
            # The size must stand before the program asks for it.
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
            os.execve(sys.executable, [sys.executable, "-m", "larpmaster"] + words, environment)
        self.settle(True)

    def play(self, script):
        """Presses the keys of a script, each after the screen has come to rest."""
        for key in script(self.view):
            self.press(key)

    def press(self, key):
        os.write(self.descriptor, CODES.get(key, key).encode())
        # Backspace in an empty field writes nothing.
        self.settle(key != "BACKSPACE")

    def resize(self, size):
        """Gives the terminal another size."""
        self.view = View(size)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ,
                    struct.pack("HHHH", size[1], size[0], 0, 0))
        self.settle(True)

    def wait_end(self):
        """Reads what the program still writes, until it ends."""
        while self.code is None:
            self.settle(True)

    def read_waiting(self):
        """Reads what the program has written, without waiting for it."""
        while select.select([self.descriptor], [], [], 0.01)[0]:
            self._read()

    def settle(self, wanted):
        """Reads until the program is quiet, at least something when it is `wanted`."""
        end = time.monotonic() + _LIMIT_SECONDS
        while time.monotonic() < end:
            if select.select([self.descriptor], [], [], _QUIET_SECONDS)[0]:
                if not self._read():
                    return
                wanted = False
            elif not wanted and self._sleeps():
                return
        raise AssertionError("the program is silent: %r" % self.view.rows)

    def _read(self):
        """Whether the program still wrote something; it has ended when not."""
        try:
            data = os.read(self.descriptor, 65536)
        except OSError:
            data = b""
        if not data:
            self._ended()
            return False
        self.written += data
        self._answer(data)
        self.view.feed(data.decode())
        return True

    def _answer(self, data):
        """Says what a terminal says when it is asked for the cursor's place and for its modes."""
        for mode, _ in _QUESTIONS.findall(data):
            os.write(self.descriptor, b"\x1b[?%s;2$y" % mode if mode else b"\x1b[1;1R")

    def _sleeps(self):
        """Whether the program waits for a key: on a busy machine it may only be slow."""
        try:
            with open("/proc/%d/stat" % self.pid, encoding="ascii") as file:
                return file.read().rpartition(")")[2].split()[0] == "S"
        except OSError:
            return True

    def _ended(self):
        if self.code is None:
            self.code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def close(self):
        """Ends the program when it still runs."""
        if self.code is None:
            os.kill(self.pid, signal.SIGKILL)
            self._ended()
        os.close(self.descriptor)


def pages(view):
    """Enter as long as the screen is pages of text."""
    while view.footer == text("ui_keys_pages"):
        yield "ENTER"


def typed(letters):
    """The letters, then Enter."""
    yield from letters
    yield "ENTER"


def a_character(race, sex, numbers, age, stretches, name, region="1", ending=("1", "0")):
    """A script that makes and saves a character on the player's side: menu keys for race, sex
    and region, `stretches` pairs of (what finds the cult, years); `ending` saves and quits."""
    def script(view):
        yield from ("1", race, sex, "1", "ENTER", "9")
        yield from typed(numbers)
        yield from pages(view)
        yield from typed(age)
        yield region
        for cult, years in stretches:
            yield "1"
            yield from typed(cult)
            yield from typed(years)
        yield "7"
        yield from pages(view)
        yield from typed(name)
        yield "ENTER"
        yield from pages(view)
        yield from ending
    return script
