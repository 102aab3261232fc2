"""A screen for the emulator: an X server of its own that nobody sees, typed keys, pictures."""
import ctypes
import os
import pathlib
import signal
import subprocess

import fetch
import runners

SIZE = 960, 540  # at this size FS-UAE shows a pixel of the Amiga's as one column and two rows
KEY_PAUSE_MS = 40  # the emulator looks at the keyboard fifty times a second
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
    """An X display: a hidden one of our own, or the one that is named.

    Raises runners.NotHere when a program is missing.
    """

    def __init__(self, name=None):
        missing = fetch.missing_emulator()
        if missing:
            raise runners.NotHere("a whole Amiga needs these packages: " + " ".join(missing))
        self.server = None
        self.name = name or self._start_server()

    def _start_server(self):
        reading, writing = os.pipe()
        try:
            # The server takes a free number and writes it when it is ready.
            self.server = spawn(
                ["Xvfb", "-displayfd", writing, "-screen", "0", "%dx%dx24" % SIZE,
                 "-nolisten", "tcp", "-noreset"],
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

    def _call(self, *words):
        return subprocess.run([str(word) for word in words], check=True, capture_output=True,
                              timeout=PATIENCE_SECONDS, env={**os.environ, **self.environment()})

    def press(self, *names):
        """Presses keys one after another: xdotool's names, joined by + where held together."""
        if names:
            self._call("xdotool", "key", "--delay", KEY_PAUSE_MS, *names)

    def pixels(self):
        """What is seen, as rows of red, green and blue bytes one after another."""
        return self._call("import", "-window", "root", "-depth", "8", "rgb:-").stdout

    def picture(self, path):
        """Keeps what is seen as a PNG file; gives its path."""
        path = pathlib.Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        self._call("import", "-window", "root", "png:%s" % path)
        return path

    def close(self):
        """Ends the server, if it is ours."""
        if self.server is not None:
            end(self.server)
            self.server = None
