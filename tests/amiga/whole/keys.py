"""Plays the key scripts of tests/ui/terminals.py on a whole Amiga."""
from larpmaster.messages import text

NAMES = {"ENTER": "Return", "ESC": "Escape", "BACKSPACE": "BackSpace", "UP": "Up", "DOWN": "Down",
         "LEFT": "Left", "RIGHT": "Right", "F1": "F1"}
FOOTERS = ("ui_keys_menu", "ui_keys_field", "ui_keys_pages")
FOOTER_LETTERS = 20  # as many as a narrow window shows
REST_SECONDS = 0.15


class View:
    """What a script may look at: the last line, which tells what kind of screen it is."""

    def __init__(self, machine):
        self._machine = machine
        self._screen = machine.still(REST_SECONDS)

    def press(self, key):
        """Presses a key, each of which changes the screen."""
        if key in NAMES:
            self._machine.press(NAMES[key])
        else:
            self._machine.type(key)
        self._screen = self._machine.still(REST_SECONDS, other_than=self._screen)

    @property
    def footer(self):
        """The footer: it is drawn last."""
        found = []

        def is_there():
            found[:] = [text(key) for key in FOOTERS
                        if self._machine.sees(text(key)[:FOOTER_LETTERS])]
            return found

        self._machine.wait(is_there, what="footer")
        return found[0]


def play(machine, script):
    """Presses all keys of a script."""
    view = View(machine)
    for key in script(view):
        view.press(key)
