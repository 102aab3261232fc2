"""Screens as plain lines, for a console without single keys: pipes, AUX:, scripts.

`<` is one step back, `>` the rest of the pages, `?` help; an empty line takes what stands in
brackets.
"""
from larpmaster.errors import Mistake
from larpmaster.messages import text, worded
from larpmaster.text import fold, pad_left
from larpmaster.ui.widgets import (
    BACK,
    EndOfInput,
    cut,
    found_at,
    laid_out,
    paged,
    paragraphs,
    size_of,
    work_meanwhile,
)

_HELP = None
_TO_END = ">"


class LineScreens:
    """Menus, fields and pages by typed lines. `message` is said once, before the next question."""

    def __init__(self, machine):
        self.message = ""
        self.meanwhile = None
        self._machine = machine
        self._width, rows = size_of(machine)
        self._page = rows - 2

    def _put(self, lines):
        self._machine.write("\n".join(lines) + "\n")

    def _head(self, title, body):
        lines = ["", "== %s ==  %s" % (title, text("ui_keys_lines"))] + cut(body, self._width)
        if self.message:
            lines.extend(paragraphs(self.message, self._width - 1))
            self.message = ""
        return lines

    def _line(self, prompt, help_key):
        """What was typed, BACK, or None after the help was shown."""
        work_meanwhile(self)
        typed = self._machine.read_line(prompt + " ")
        if typed is None:
            self._machine.write("\n")
            raise EndOfInput()
        if typed.strip() == "?":
            self._put(paragraphs(text(help_key or "ui_help_lines"), self._width - 1))
            return _HELP
        if typed.strip() == "<" or fold(typed) in text("ui_back_words").split(","):
            return BACK
        return typed

    def _say(self, mistake):
        self._put(paragraphs(worded(mistake), self._width - 1))

    def menu(self, title, body, items, names=None, numbers=None, default=0, help_key="",
             take=None, other=None):
        """Place of the item chosen, or BACK.

        names, numbers: what is typed for an item; take(place) may refuse it by raising a Mistake;
        other(typed) is asked about a text that is no item: it raises a Mistake or gives a value,
        which `menu` gives back.
        """
        numbers = numbers or list(range(1, len(items) + 1))
        names = names or items
        lines = self._head(title, body)
        room = max(1, self._page - len(lines))
        for place in range(len(items)):
            lines.append("%s  %s" % (pad_left(str(numbers[place]), 3), items[place]))
        lines = cut(lines, self._width)
        shown = len(lines) - len(items) + room
        self._put(lines[:shown])
        while True:
            more = shown < len(lines)
            prompt = text("ui_more_prompt") if more else text(
                "ui_choice_prompt", default=numbers[default])
            typed = self._line(prompt, help_key)
            if typed is BACK:
                return BACK
            if typed is _HELP:
                continue
            if more and not typed.strip():
                self._put(lines[shown:shown + self._page])
                shown += self._page
                continue
            try:
                return self._chosen(typed, default, numbers, names, take, other)
            except Mistake as mistake:
                self._say(mistake)

    def _chosen(self, typed, default, numbers, names, take, other):
        place = default
        if typed.strip():
            try:
                place = found_at(typed, numbers, names)
            except Mistake:
                if other is None:
                    raise
                return other(typed)
        if take is not None:
            take(place)
        return place

    def field(self, title, body, label, parse, default="", help_key=""):
        """What parse(typed text) gives, or BACK; an empty line stands for the default, and a
        Mistake that parse raises is shown before the field is asked again."""
        self._put(self._head(title, body))
        prompt = "%s [%s]:" % (label, default) if default else label + ":"
        while True:
            typed = self._line(prompt, help_key)
            if typed is BACK:
                return BACK
            if typed is _HELP:
                continue
            try:
                return parse(typed if typed.strip() else default)
            except Mistake as mistake:
                self._say(mistake)

    def pages(self, title, lines, help_key=""):
        """Shows lines page by page; BACK when the person goes back. `lines` may be a function
        that lays them out at a width."""
        head = self._head(title, ())
        lines = cut(laid_out(lines, self._width), self._width)
        pages = paged(lines, max(1, self._page - len(head)))
        for number in range(len(pages)):
            self._put(head + pages[number])
            head = []
            last = number == len(pages) - 1
            answer = self._waited(text("ui_page_prompt" if last else "ui_next_page_prompt"),
                                  help_key)
            if answer is BACK:
                return BACK
            if answer == _TO_END:
                for page in pages[number + 1:]:
                    self._put(page)
                return None
        return None

    def _waited(self, prompt, help_key):
        """An empty text, _TO_END, or BACK."""
        while True:
            typed = self._line(prompt, help_key)
            if typed is BACK:
                return BACK
            if typed is not _HELP:
                typed = typed.strip()
                if typed in ("", _TO_END):
                    return typed
                self._put(paragraphs(text("ui_page_wrong"), self._width - 1))

    def farewell(self, message):
        """The last words."""
        self._put(["", message])
