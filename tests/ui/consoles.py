"""Consoles for tests: the host's machine room with a scripted person before it."""
from larpmaster.platform import host
from larpmaster.tables import load

WORLD = "rajakatse"
CTRL_C = "\x03"
_shipped = []


def tables():
    """The shipped tables, read once."""
    if not _shipped:
        _shipped.append(load(host.join(host.tables_folder(), WORLD), host.read_file, host.join))
    return _shipped[0]


class Console:
    """The host's machine, but what is read comes from a script, and what is written is kept.

    lines or keys: what the person types; at its end the input ends. `asked`: each prompt with the
    line that answered it; `titles`: the title of the screen that it stood on.
    """

    def __init__(self, lines=None, keys=None, size=(80, 25), seed=1):
        self._lines = iter(lines or ())
        self._keys = None if keys is None else iter(keys)
        self._size = size
        self._seed = seed
        self.written = []
        self.asked = []
        self.titles = []

    def __getattr__(self, name):
        return getattr(host, name)

    def write(self, text):
        self.written.append(text)

    def read_line(self, prompt):
        self.write(prompt)
        line = next(self._lines, None)
        self.titles.append(self.output.rsplit("\n== ", 1)[1].split(" ==")[0])
        self.asked.append((prompt, line))
        if line == CTRL_C:
            raise KeyboardInterrupt
        if line is not None:
            self.write(line + "\n")
        return line

    def has_keys(self):
        return self._keys is not None

    def read_key(self):
        return next(self._keys, None)

    def waiting_key(self):
        return ""

    def screen_size(self):
        return self._size

    def clock_seed(self):
        return self._seed

    @property
    def output(self):
        return "".join(self.written)
