"""Screens drawn into a grid of rows and worked with single keys; a drawing is one write.

A key picks a menu line, the cursor keys move, Enter takes, Esc is one step back, F1 is help; a
click of the mouse takes the menu line under it. The size is asked before each drawing.
"""
from larpmaster.errors import Mistake, WrongUse
from larpmaster.messages import text, worded
from larpmaster.text import pad
from larpmaster.ui.grid import CLEAR, PLAIN, Grid
from larpmaster.ui.typed import Typed
from larpmaster.ui.widgets import (
    BACK,
    HELP_WIDTH,
    SMALL,
    EndOfInput,
    cut,
    help_of,
    laid_out,
    paged,
    paragraphs,
    size_of,
    work_meanwhile,
)

_KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
REVERSE = "\x1b[7m"
# Title, message and keys; in colours they are the machine's COLOURS.
_UNCOLOURED = (REVERSE, "\x1b[1m", "")
MOVES = {"UP": -1, "LEFT": -1, "DOWN": 1, "RIGHT": 1, "TAB": 1, "SHIFT_TAB": -1}
_FORWARD = ("ENTER", "DOWN", "RIGHT", "PAGE_DOWN")
_BACKWARD = ("UP", "LEFT", "PAGE_UP")
RESIZE, CLICK = "RESIZE", "CLICK"


class KeyScreens:
    """Screens by single keys. `message` is shown once, on the next screen; `colours`: whether
    they are used, else bold and reverse letters alone say the same."""

    def __init__(self, machine):
        self.message = ""
        self.meanwhile = None
        self.colours = machine.has_colours()
        self.grid = Grid(machine)
        self.width = self.rows = 0
        self._machine = machine
        self._said = ""
        self._draft = None
        self._small_will_do = False

    def measure(self):
        """Asks the size of the console; while it is too small for anything, says only that,
        until Esc."""
        while True:
            size = size_of(self._machine)
            if size != (self.width, self.rows):
                self.width, self.rows = size
                self.grid.forget()
            if size[0] >= SMALL[0] and size[1] >= SMALL[1]:
                self._small_will_do = False
                return
            if self._small_will_do:
                return
            lines = paragraphs(text("ui_small", columns=SMALL[0], rows=SMALL[1]), size[0] - 1)
            self.grid.draw([""] + lines[:size[1] - 1], 1, 1)
            self.grid.forget()
            self._small_will_do = self.key() == "ESC"

    def key(self):
        """The next key, as the machine gives it."""
        if self.meanwhile is not None:
            work_meanwhile(self)
        key = self._machine.read_key()
        if key is None:
            raise EndOfInput()
        if key == RESIZE:
            self.grid.forget()
        return key

    def told(self):
        """Lines of the message, which is gone with this; measures the screen for them."""
        self.measure()
        self._said = self.message
        self.message = ""
        if not self._said:
            return []
        return paragraphs(self._said, self.width - 1)[:self.rows - 5]

    def tell_again(self):
        """The message that was shown last is shown on the next drawing, too."""
        self.message = self._said

    def draw(self, title, lines, told, prompt, keys, row=0, column=0):
        """Draws title, body, message, prompt and, as the last row, the keys; gives the rows.

        row, column: the cursor's place, from 1; behind the prompt when they are not given.
        """
        width = self.width
        titled, telling, keyed = self._machine.COLOURS if self.colours else _UNCOLOURED
        rows = [titled + pad(title[:width - 2], width - 1) + PLAIN]
        room = self.rows - 2 - len(told)
        rows.extend(lines[:room - 1])
        rows.extend([""] * (room - len(rows)))
        for line in told:
            rows.append(telling + line + PLAIN)
        rows.append(prompt)
        rows.append(keyed + keys[:width - 1] + PLAIN if keyed else keys[:width - 1])
        self.grid.draw(rows, row or self.rows - 1, column or len(prompt) + 1)
        return rows

    def ask(self, title, body, default=1, help_key=""):
        """Yes or no: True, False or BACK; default: 0 for yes, 1 for no."""
        place = self.menu(title, body, [text("yes"), text("no")], default=default,
                          help_key=help_key, kind="ask")
        return BACK if place is BACK else place == 0

    def pick(self, *question, **more):
        """An item of a list that is searched by typing; see `pick_keys.pick`."""
        from larpmaster.ui import pick_keys
        return pick_keys.pick(self, *question, **more)

    def form(self, *question, **more):
        """Several fields on one screen; see `form_keys.form`."""
        from larpmaster.ui import form_keys
        return form_keys.form(self, *question, **more)

    def progress(self, title, total):
        """Shows how far a long piece of work is; see `progress.KeyProgress`."""
        from larpmaster.ui.progress import KeyProgress
        return KeyProgress(self, self._machine, title, total)

    def help(self, help_key, thing=None, kind="menu"):
        """Shows the help for a thing (see `widgets.help_of`), and that of the keys there."""
        told = help_of(help_key, thing)
        width = min(HELP_WIDTH, self.width - 1)
        lines = paragraphs(told, width) + [""] if told else []
        lines.extend(paragraphs(text("key_" + kind), width))
        self.pages(text("ui_help"), lines)

    def menu(self, title, body, items, names=None, numbers=None, default=0, help_key="",
             take=None, other=None, kind="menu"):
        """Place of the item chosen, or BACK; as `LineScreens.menu`, but nothing is typed, so
        that `names` and `other` are of no use here."""
        keys = text("ui_keys_main" if kind == "main" else "ui_keys_menu")
        numbers = numbers or list(range(1, len(items) + 1))
        place = default
        while True:
            told = self.told()
            room = self.rows - 3 - len(told)
            above = cut(body, self.width)[:max(0, room - min(len(items), 5))]
            room -= len(above)
            first = place - place % room
            top = 2 + len(above)
            last = min(first + room, len(items))
            shown = [self._item(items, numbers, at) for at in range(first, last)]
            lines = above + shown
            lines[len(above) + place - first] = REVERSE + shown[place - first] + PLAIN
            pages = ""
            if len(items) > room:
                pages = text("ui_page_of", page=first // room + 1,
                             pages=(len(items) + room - 1) // room)
            rows = self.draw(title, lines, told, pages, keys)
            while True:
                key = self.key()
                before = place
                if key[0] == CLICK:
                    clicked = first + key[2] - top
                    if first <= clicked < last:
                        place = clicked
                        key = "ENTER"
                        break
                    continue
                if key in MOVES:
                    place = (place + MOVES[key]) % len(items)
                elif key == "PAGE_DOWN":
                    place = min(len(items) - 1, first + room)
                elif key == "PAGE_UP":
                    place = max(0, first - room)
                elif key == "HOME":
                    place = 0
                elif key == "END":
                    place = len(items) - 1
                else:
                    break
                if not first <= place < last:
                    break
                here, there = top - 1 + before - first, top - 1 + place - first
                rows[here] = shown[before - first]
                rows[there] = REVERSE + shown[place - first] + PLAIN
                self.grid.draw(rows, self.rows - 1, len(pages) + 1, (here, there))
            if key in ("ESC", "<"):
                return BACK
            if key == RESIZE:
                self.tell_again()
            elif key == "F1" or key == "?":
                self.help(help_key, place, kind)
            elif key == "ENTER" or len(key) == 1:
                try:
                    chosen = place if key == "ENTER" else _picked(key, numbers)
                    place = chosen
                    if take is not None:
                        take(chosen)
                    return chosen
                except Mistake as mistake:
                    self.message = worded(mistake)
            elif first <= place < last:
                self.message = text("ui_wrong_key")

    def _item(self, items, numbers, place):
        number = numbers[place]
        key = "0" if number == 0 else _KEYS[number - 1] if number <= len(_KEYS) else " "
        line = " %s  %s" % (key, items[place])
        if len(line) >= self.width:
            line = line[:self.width - 4] + "..."
        return line

    def field(self, title, body, label, parse, default="", help_key="", secret=False):
        """What parse(typed text) gives, or BACK; as `LineScreens.field`. A text that was left
        by Esc stands there again when the same field is asked next. secret: stars are shown."""
        whole_label = "%s [%s]: " % (label, default) if default else label + ": "
        typed = Typed()
        if self._draft is not None and self._draft[0] == (title, whole_label):
            typed = Typed(self._draft[1])
        self._draft = None
        while True:
            told = self.told()
            label = whole_label
            if len(label) > self.width // 2:
                label = label[:self.width // 2 - 4] + "...: "
            room = self.width - 1 - len(label)
            prompt, place = _window(typed, label, room, secret)
            rows = self.draw(title, cut(body, self.width)[:self.rows - 3 - len(told)], told, prompt,
                             text("ui_keys_field"), 0, place)
            key = self.key()
            while typed.text or key not in ("?", "<"):
                if not typed.take(key):
                    break
                rows[-2], place = _window(typed, label, room, secret)
                self.grid.draw(rows, self.rows - 1, place, (self.rows - 2,))
                key = self.key()
            if key in ("ESC", "<"):
                if typed.text and not secret:
                    self._draft = ((title, whole_label), typed.text)
                return BACK
            if key in ("F1", "?"):
                self.help(help_key, None, "field")
            elif key == "ENTER":
                try:
                    return parse(typed.text if typed.text.strip() else default)
                except Mistake as mistake:
                    self.message = worded(mistake)
                    # What was refused is corrected; who sees only stars begins anew.
                    typed.fresh = secret
            else:
                self.tell_again()

    def pages(self, title, lines, help_key=""):
        """Shows lines page by page; BACK when the person goes back. As `LineScreens.pages`."""
        number = 0
        width = 0
        while True:
            told = self.told()
            if width != self.width:
                width = self.width
                laid = cut(laid_out(lines, width), width)
            pages = paged(laid, self.rows - 5)
            number = min(number, len(pages) - 1)
            prompt = "" if len(pages) == 1 else text("ui_page_of", page=number + 1,
                                                     pages=len(pages))
            room = max(1, self.rows - 3 - len(told))
            self.draw(title, pages[number][:room], told, prompt, text("ui_keys_pages"))
            key = self.key()
            if key == "ESC":
                return BACK
            if key in _FORWARD or key[0] == CLICK:
                number += 1
                if number == len(pages):
                    return None
            elif key in _BACKWARD:
                number = max(0, number - 1)
            elif key == RESIZE:
                self.tell_again()
            elif key == "HOME":
                number = 0
            elif key == "END":
                number = len(pages) - 1
            elif (key == "F1" or key == "?") and help_key:
                self.help(help_key, None, "pages")
            else:
                self.message = text("ui_wrong_key")

    def farewell(self, message):
        """The last words, on an empty screen."""
        self._machine.write(CLEAR + message + "\n")


def _picked(key, numbers):
    """Place of the item whose key stands before it."""
    number = _KEYS.find(key) + 1 if key != "0" else 0
    if number not in numbers or key not in _KEYS + "0":
        raise WrongUse("ui_wrong_key")
    return numbers.index(number)


def _window(typed, label, room, secret):
    """(the row of a field, the column of its cursor)."""
    shown, place = typed.window(room)
    return label + ("*" * len(shown) if secret else shown), len(label) + place + 1
