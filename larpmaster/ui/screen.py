"""Screens drawn with ANSI codes, worked with single keys; each is one write to the console.

A key picks a menu line, the cursor keys move, Enter takes, Esc is one step back, F1 is help; a
click of the mouse takes the menu line under it. The size is asked before each drawing.
"""
from larpmaster.errors import Mistake, WrongUse
from larpmaster.messages import text, worded
from larpmaster.text import pad
from larpmaster.ui.widgets import (
    BACK,
    EndOfInput,
    cut,
    laid_out,
    paged,
    paragraphs,
    size_of,
    work_meanwhile,
)

_KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
# Row and column are always written out: not every console takes 1 for one that is left out.
_CLEAR = "\x1b[1;1H\x1b[J"
_CLEAR_LINE = "\x1b[K"
_REVERSE, _BOLD, _PLAIN = "\x1b[7m", "\x1b[1m", "\x1b[0m"
_MOVES = {"UP": -1, "LEFT": -1, "DOWN": 1, "RIGHT": 1, "TAB": 1, "SHIFT_TAB": -1}
_FORWARD = ("ENTER", "DOWN", "RIGHT", "PAGE_DOWN")
_BACKWARD = ("UP", "LEFT", "PAGE_UP")
# The cursor of a field stands behind its last letter, which is what either of them takes away.
_ERASERS = ("BACKSPACE", "DELETE")
_RESIZE, _CLICK = "RESIZE", "CLICK"
_TYPED_LIMIT = 2000


def _at(row, column=1):
    return "\x1b[%d;%dH" % (row, column)


class KeyScreens:
    """Menus, fields and pages by single keys. `message` is shown once, on the next screen."""

    def __init__(self, machine):
        self.message = ""
        self.meanwhile = None
        self._machine = machine
        self._said = ""
        self._measure()

    def _measure(self):
        self._width, self._rows = size_of(self._machine)

    def _key(self):
        work_meanwhile(self)
        key = self._machine.read_key()
        if key is None:
            raise EndOfInput()
        return key

    def _told(self):
        """Lines of the message, which is gone with this; measures the screen for them."""
        self._measure()
        self._said = self.message
        self.message = ""
        if not self._said:
            return []
        return paragraphs(self._said, self._width - 1)[:self._rows - 5]

    def _draw(self, title, lines, told, prompt, keys):
        """One write: title, body, message, prompt and, as the last row, the keys."""
        width = self._width
        parts = [_CLEAR, _REVERSE, pad(title[:width - 2], width - 1), _PLAIN]
        row = 2
        for line in lines:
            if line:
                parts.append(_at(row))
                parts.append(line)
            row += 1
        row = self._rows - 1 - len(told)
        for line in told:
            parts.append(_at(row) + _BOLD + line + _PLAIN)
            row += 1
        parts.append(_at(self._rows) + pad(keys[:width - 1], width - 1))
        parts.append(_at(self._rows - 1) + prompt)
        self._machine.write("".join(parts))

    def _help(self, help_key):
        lines = paragraphs(text(help_key), self._width - 1) + [""] if help_key else []
        lines.extend(paragraphs(text("ui_help_keys"), self._width - 1))
        self.pages(text("ui_help"), lines)

    def menu(self, title, body, items, names=None, numbers=None, default=0, help_key="",
             take=None, other=None):
        """Place of the item chosen, or BACK; as `LineScreens.menu`, but nothing is typed, so
        that `other` is never asked."""
        numbers = numbers or list(range(1, len(items) + 1))
        names = names or items
        place = default
        while True:
            told = self._told()
            room = self._rows - 3 - len(told)
            above = cut(body, self._width)[:max(0, room - min(len(items), 5))]
            room -= len(above)
            first = place - place % room
            top = 2 + len(above)
            last = min(first + room, len(items))
            shown = [self._item(items, numbers, at) for at in range(first, last)]
            lines = above + shown
            lines[len(above) + place - first] = _REVERSE + shown[place - first] + _PLAIN
            pages = ""
            if len(items) > room:
                pages = text("ui_page_of", page=first // room + 1,
                             pages=(len(items) + room - 1) // room)
            self._draw(title, lines, told, pages, text("ui_keys_menu"))
            while True:
                key = self._key()
                before = place
                if key[0] == _CLICK:
                    clicked = first + key[2] - top
                    if first <= clicked < last:
                        place = clicked
                        key = "ENTER"
                        break
                    continue
                if key in _MOVES:
                    place = (place + _MOVES[key]) % len(items)
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
                self._machine.write("\x1b[%d;1H%s\x1b[%d;1H%s%s%s\x1b[%d;1H" % (
                    top + before - first, shown[before - first], top + place - first,
                    _REVERSE, shown[place - first], _PLAIN, self._rows - 1))
            if key in ("ESC", "<"):
                return BACK
            if key == _RESIZE:
                self.message = self._said
            elif key == "F1" or key == "?":
                self._help(help_key)
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
        if len(line) >= self._width:
            line = line[:self._width - 4] + "..."
        return line

    def field(self, title, body, label, parse, default="", help_key=""):
        """What parse(typed text) gives, or BACK; as `LineScreens.field`."""
        whole_label = "%s [%s]: " % (label, default) if default else label + ": "
        typed = ""
        rejected = False
        while True:
            told = self._told()
            label = whole_label
            if len(label) > self._width // 2:
                label = label[:self._width // 2 - 4] + "...: "
            self._draw(title, cut(body, self._width)[:self._rows - 3 - len(told)], told,
                       label + self._tail(label, typed), text("ui_keys_field"))
            key, typed = self._edited(label, typed, rejected)
            rejected = False
            if key == "ESC":
                return BACK
            if key == "F1":
                self._help(help_key)
                continue
            if key == _RESIZE:
                self.message = self._said
                continue
            try:
                return parse(typed if typed.strip() else default)
            except Mistake as mistake:
                self.message = worded(mistake)
                rejected = True

    def _tail(self, label, typed):
        """The end of the typed text, as much as the row takes."""
        room = self._width - 1 - len(label)
        return typed if len(typed) <= room else typed[len(typed) - room:]

    def _edited(self, label, typed, rejected):
        """(key that ended the typing, text): Enter, Esc, F1, also for ? in an empty field, or a
        new size.

        The first letter takes the place of a rejected answer; Backspace mends it.
        """
        room = self._width - 1 - len(label)
        while True:
            key = self._key()
            if key in ("?", "<") and not typed:
                key = "F1" if key == "?" else "ESC"
            if key in ("ENTER", "ESC", "F1", _RESIZE):
                return key, typed
            if rejected and len(key) == 1 and key >= " ":
                typed = key
                rejected = False
                self._machine.write(_at(self._rows - 1, len(label) + 1) + key + _CLEAR_LINE)
                continue
            rejected = False
            if key in _ERASERS:
                if not typed:
                    continue
                typed = typed[:-1]
                if len(typed) < room:
                    self._machine.write("\b \b")
                    continue
            elif len(key) == 1 and key >= " " and len(typed) < _TYPED_LIMIT:
                typed += key
                if len(typed) <= room:
                    self._machine.write(key)
                    continue
            else:
                continue
            self._machine.write(_at(self._rows - 1, len(label) + 1) + self._tail(label, typed))

    def pages(self, title, lines, help_key=""):
        """Shows lines page by page; BACK when the person goes back. As `LineScreens.pages`."""
        number = 0
        width = 0
        while True:
            told = self._told()
            if width != self._width:
                width = self._width
                laid = cut(laid_out(lines, width), width)
            pages = paged(laid, self._rows - 5)
            number = min(number, len(pages) - 1)
            prompt = "" if len(pages) == 1 else text("ui_page_of", page=number + 1,
                                                     pages=len(pages))
            room = max(1, self._rows - 3 - len(told))
            self._draw(title, pages[number][:room], told, prompt, text("ui_keys_pages"))
            key = self._key()
            if key == "ESC":
                return BACK
            if key in _FORWARD or key[0] == _CLICK:
                number += 1
                if number == len(pages):
                    return None
            elif key in _BACKWARD:
                number = max(0, number - 1)
            elif key == _RESIZE:
                self.message = self._said
            elif (key == "F1" or key == "?") and help_key:
                self._help(help_key)
            else:
                self.message = text("ui_wrong_key")

    def farewell(self, message):
        """The last words, on an empty screen."""
        self._machine.write(_CLEAR + message + "\n")


def _picked(key, numbers):
    """Place of the item whose key stands before it."""
    number = _KEYS.find(key) + 1 if key != "0" else 0
    if number not in numbers or key not in _KEYS + "0":
        raise WrongUse("ui_wrong_key")
    return numbers.index(number)
