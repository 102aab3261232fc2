"""Plays the key scripts of tests/ui/terminals.py on a whole Amiga.

The same keys are first played here, on a screen as large as the Amiga's: what then stood on it
before each key is what must be seen there before the key is pressed.
"""
import os
import sys

import support
from support import OK

from larpmaster.days import date_of
from larpmaster.platform import host
from larpmaster.platform.keys import ASK_SIZE, SIZE, decode
from larpmaster.ui import app

sys.path.insert(0, os.path.join(support.ROOT, "tests", "ui"))
from consoles import WORLD, tables  # noqa: E402
from terminals import KeyConsole  # noqa: E402

NAMES = {"ENTER": "Return", "ESC": "Escape", "BACKSPACE": "BackSpace", "UP": "Up", "DOWN": "Down",
         "LEFT": "Left", "RIGHT": "Right", "TAB": "Tab", "F1": "F1", "F2": "F2", "F3": "F3",
         "F10": "F10"}
SAY_DAY = ("import amigados as a; f = open('SYS:day', 'w'); f.write(str(a.date_stamp()[0])); "
           "f.close()")
SAY_SIZE = ("import amigados as a; a.start_keys(); a.write(%a); size = a.read_keys(2000); "
            "a.end_keys(); f = open('SYS:size', 'w'); f.write(repr(size)); f.close()" % ASK_SIZE)


class Console(KeyConsole):
    """A console of this machine, before which files on one volume cannot be written."""

    def __init__(self, script, size, today, volume, refused):
        super().__init__(script, size)
        self._today, self._volume, self._refused = today, volume, refused
        self.seen = []

    def today(self):
        return self._today

    def read_key(self):
        """Keeps what is to be seen before the key: all but the letter that the cursor covers."""
        rows = self.view.rows
        row, column = self.view.cursor
        parts = rows[:row] + [rows[row][:column], rows[row][column + 1:]] + rows[row + 1:]
        self.seen.append([part.strip() for part in parts if part.strip()])
        return super().read_key()

    def write_file(self, path, pieces):
        if self._volume and path.startswith(self._volume):
            raise self._refused
        return host.write_file(path, pieces)


def size_of(machine):
    """(columns, rows) of the Amiga's console."""
    done = machine.finish(machine.start(["-c", SAY_SIZE], program="SYS:micropython"))
    assert done.code == OK
    found = []
    decode(eval((machine.folder / "size").read_text()), found)
    assert found[0][0] == SIZE
    return found[0][1:]


def today(machine):
    """The date of the Amiga's clock."""
    assert machine.run(["-c", SAY_DAY], program="SYS:micropython").code == OK
    return date_of(int((machine.folder / "day").read_text()))


def play(machine, script, seed, register, volume="", refused=None, before_look=lambda: None):
    """Starts the program, presses all keys of a script, and gives the Result.

    The current folder gets what is saved here. volume, refused: where no file can be written,
    and what says so; before_look: called before each look at the screen.
    """
    here = Console(script, size_of(machine), today(machine), volume, refused)
    assert app.run(here, tables, WORLD, register, seed) == 0
    assert len(here.seen) == len(here.pressed), "the script ends before the program does"
    job = machine.start(["SEED=%d" % seed, "REGISTER=" + register])
    # Behind the last key nothing is looked at.
    for seen, key in zip(here.seen, here.pressed, strict=True):

        def stands(seen=seen):
            before_look()
            return machine.sees(*seen)

        machine.wait(stands, what="screen %r" % (seen,))
        if key in NAMES:
            machine.press(NAMES[key])
        else:
            machine.type(key)
    return machine.finish(job)
