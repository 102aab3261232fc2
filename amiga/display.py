"""A screen for the emulator: an X server of its own that nobody sees, typed keys, pictures."""
import ctypes
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

import fetch
import runners
from screen import Screen

SIZE = 960, 540  # at this size FS-UAE shows a pixel of the Amiga's as one column and two rows
KEY_PAUSE_MS = 30  # the emulator looks at the keyboard fifty times a second
MOUSE_PAUSE_SECONDS = 0.02
MOUSE_STEP = 6  # a longer way at once is cut short
PATIENCE_SECONDS = 30
PR_SET_PDEATHSIG = 1
# Keys of the American keymap, which every Kickstart has; Alt-K puts dots on the next letter.
FINNISH = {"ä": "alt+k a", "ö": "alt+k o", "å": "alt+q",
           "Ä": "alt+k shift+a", "Ö": "alt+k shift+o", "Å": "alt+shift+q"}
CONTROL = {"\n": "Return", "\x1b": "Escape", "\t": "Tab", "\b": "BackSpace"}


def spawn(words, **more):
    """Starts a process in a group of its own, which ends at the latest when we do."""
    def end_with_parent():
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)

    return subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL,
                            start_new_session=True, preexec_fn=end_with_parent, **more)


def end(process):
    """Ends a process that spawn started, with everything it started itself."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            pass
        try:
            process.wait(PATIENCE_SECONDS)
            return
        except subprocess.TimeoutExpired:
            pass


def key_names(text):
    """The keys of a text, as xdotool calls them; a letter without keys is a ValueError."""
    names = []
    for letter in text:
        if letter in CONTROL:
            names.append(CONTROL[letter])
        elif letter in FINNISH:
            names += FINNISH[letter].split()
        elif " " <= letter <= "~":
            names.append("U%04X" % ord(letter))
        else:
            raise ValueError("no keys give %r" % letter)
    return names


class Display:
    """An X display: a hidden one of our own, whose pixels lie in a file, or one that people see,
    by its name, of which there are no pictures.

    Raises runners.NotHere when a program is missing.
    """

    def __init__(self, name=None):
        missing = fetch.missing_emulator()
        if missing:
            raise runners.NotHere("a whole Amiga needs these packages: " + " ".join(missing))
        self.server = self.folder = None
        self.name = name or self._start_server()

    def _start_server(self):
        reading, writing = os.pipe()
        try:
            self.folder = pathlib.Path(tempfile.mkdtemp(prefix="screen-"))
            # The server takes a free number and writes it when it is ready.
            self.server = spawn(
                ["Xvfb", "-displayfd", writing, "-screen", "0", "%dx%dx24" % SIZE,
                 "-nolisten", "tcp", "-noreset", "-r", "-fbdir", self.folder],
                pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            os.close(writing)
            writing = None
            number = b""
            while not number.endswith(b"\n"):
                piece = os.read(reading, 16)
                if not piece:
                    raise runners.NotHere("Xvfb did not start")
                number += piece
        except BaseException:
            self.close()
            raise
        finally:
            os.close(reading)
            if writing is not None:
                os.close(writing)
        return ":" + number.decode().strip()

    def environment(self):
        """What a program needs to know to appear here."""
        return {"DISPLAY": self.name, "LIBGL_ALWAYS_SOFTWARE": "1", "SDL_VIDEODRIVER": "x11"}

    def press(self, *names):
        """Presses keys one after another: xdotool's names, joined by + where held together."""
        if names:
            subprocess.run(["xdotool", "key", "--delay", str(KEY_PAUSE_MS), *names], check=True,
                           capture_output=True, env={**os.environ, **self.environment()})

    def _mouse(self, *words):
        subprocess.run(["xdotool", *map(str, words)], check=True, capture_output=True,
                       env={**os.environ, **self.environment()})

    def move(self, right, down):
        """Moves the mouse so far; a unit is a little more than one of the Amiga's pixels."""
        steps = max(abs(right), abs(down)) // MOUSE_STEP + 1
        here = 0, 0
        for step in range(1, steps + 1):
            there = right * step // steps, down * step // steps
            self._mouse("mousemove_relative", "--", there[0] - here[0], there[1] - here[1])
            time.sleep(MOUSE_PAUSE_SECONDS)
            here = there

    def point(self, x, y):
        """Moves the mouse into the upper left corner and so far from there; less than 0 is counted
        from the right, and from below."""
        self.move(*(-size if place >= 0 else size for place, size in zip((x, y), SIZE)))
        self.move(x, y)

    def drag(self, right, down):
        """Moves the mouse with its left button held."""
        self._mouse("mousedown", 1)
        time.sleep(KEY_PAUSE_MS / 1000)
        self.move(right, down)
        self._mouse("mouseup", 1)

    def screen(self):
        """What is seen now."""
        if self.folder is None:
            raise runners.NotHere("pictures are taken on a hidden screen only")
        return Screen((self.folder / "Xvfb_screen0").read_bytes())

    def close(self):
        """Ends the server, if it is ours."""
        try:
            if self.server is not None:
                end(self.server)
                self.server = None
        finally:
            if self.folder is not None:
                shutil.rmtree(self.folder, ignore_errors=True)
                self.folder = None
