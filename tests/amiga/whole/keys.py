"""Plays the key scripts of tests/ui/terminals.py on a whole Amiga.

The same keys are first played here, on a screen as large as the Amiga's: what then stood on it
before each key is what must be seen there before the key is pressed.
"""
import os
import sys

import support
from support import OK

from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.platform.keys import ASK_SIZE, SIZE, decode
from larpmaster.ui import app

sys.path.insert(0, os.path.join(support.ROOT, "tests", "ui"))
from consoles import WORLD, tables  # noqa: E402
from terminals import KeyConsole  # noqa: E402

NAMES = {"ENTER": "Return", "ESC": "Escape", "BACKSPACE": "BackSpace", "UP": "Up", "DOWN": "Down",
         "LEFT": "Left", "RIGHT": "Right", "F1": "F1"}
SAY_SIZE = ("import amigados as a; a.start_keys(); a.write(%a); size = a.read_keys(2000); "
            "a.end_keys(); f = open('SYS:size', 'w'); f.write(repr(size)); f.close()" % ASK_SIZE)


class Console(KeyConsole):
    """A console of this machine, before which files on one volume cannot be written."""

    def __init__(self, script, size, volume, code):
        super().__init__(script, size)
        self._volume, self._code = volume, code

    def write_file(self, path, pieces):
        if self._volume and path.startswith(self._volume):
            raise CouldNot(self._code, path=path.replace(":/", ":"))  # as the Amiga joins it
        return host.write_file(path, pieces)


def size_of(machine):
    """(columns, rows) of the Amiga's console."""
    done = machine.finish(machine.start(["-c", SAY_SIZE], program="SYS:micropython"))
    assert done.code == OK
    found = []
    decode(eval((machine.folder / "size").read_text()), found)
    assert found[0][0] == SIZE
    return found[0][1:]


def play(machine, script, seed, register, volume="", code="", before_look=lambda: None):
    """Starts the program, presses all keys of a script, and gives the Result.

    The current folder gets what is saved here. volume, code: where no file can be written, and
    why; before_look: called before each look at the screen.
    """
    here = Console(script, size_of(machine), volume, code)
    assert app.run(here, tables, WORLD, register, seed) == 0
    job = machine.start(["SEED=%d" % seed, "REGISTER=" + register])
    for rows, key in zip(here.views, here.pressed, strict=True):
        seen = [row.strip() for row in rows if row.strip()]

        def stands(seen=seen):
            before_look()
            return machine.sees(*seen)

        machine.wait(stands, what="screen %r" % (seen,))
        if key in NAMES:
            machine.press(NAMES[key])
        else:
            machine.type(key)
    return machine.finish(job)
