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
    help_of,
    laid_out,
    paged,
    paragraphs,
    size_of,
    work_meanwhile,
)

_HELP = None
_TO_END = ">"


class LineScreens:
    """Screens by typed lines. `message` is said once, before the next question."""

    def __init__(self, machine):
        self.message = ""
        self.colours = False
        self.meanwhile = None
        self._machine = machine
        self.width, rows = size_of(machine)
        self.page = rows - 2

    def put(self, lines):
        """Writes lines."""
        self._machine.write("\n".join(lines) + "\n")

    def head(self, title, body):
        """The lines above a question: title, body, and the message, which is gone with this."""
        lines = ["", "== %s ==  %s" % (title, text("ui_keys_lines"))] + cut(body, self.width)
        if self.message:
            lines.extend(paragraphs(self.message, self.width - 1))
            self.message = ""
        return lines

    def line(self, prompt, help_key, thing=None, things=()):
        """What was typed, BACK, or None after the help was shown: "?" for the thing that Enter
        would take, "? 3" for the third of the things."""
        work_meanwhile(self)
        typed = self._machine.read_line(prompt + " ")
        if typed is None:
            self._machine.write("\n")
            raise EndOfInput()
        word = typed.strip()
        if word[:1] == "?":
            number = word[1:].strip()
            if number and len(number) < 6 and not number.strip("0123456789") and (
                    0 < int(number) <= len(things)):
                thing = things[int(number) - 1]
            told = help_of(help_key, thing) or text("ui_help_lines")
            self.put(paragraphs(told, self.width - 1))
            return _HELP
        if word == "<" or fold(typed) in text("ui_back_words").split(","):
            return BACK
        return typed

    def say(self, mistake):
        """Words a Mistake."""
        self.put(paragraphs(worded(mistake), self.width - 1))

    def menu(self, title, body, items, names=None, numbers=None, default=0, help_key="",
             take=None, other=None, kind=""):
        """Place of the item chosen, or BACK.

        names, numbers: what is typed for an item; take(place) may refuse it by raising a Mistake;
        other(typed) is asked about a text that is no item: it raises a Mistake or gives a value,
        which `menu` gives back; kind: of use to single keys alone.
        """
        numbers = numbers or list(range(1, len(items) + 1))
        names = names or items
        lines = self.head(title, body)
        room = max(1, self.page - len(lines))
        for place in range(len(items)):
            lines.append("%s  %s" % (pad_left(str(numbers[place]), 3), items[place]))
        lines = cut(lines, self.width)
        shown = len(lines) - len(items) + room
        self.put(lines[:shown])
        while True:
            more = shown < len(lines)
            prompt = text("ui_more_prompt") if more else text(
                "ui_choice_prompt", default=numbers[default])
            typed = self.line(prompt, help_key, default, range(len(items)))
            if typed is BACK:
                return BACK
            if typed is _HELP:
                continue
            if more and not typed.strip():
                self.put(lines[shown:shown + self.page])
                shown += self.page
                continue
            try:
                return self._chosen(typed, default, numbers, names, take, other)
            except Mistake as mistake:
                self.say(mistake)

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

    def ask(self, title, body, default=1, help_key=""):
        """Yes or no: True, False or BACK; default: 0 for yes, 1 for no."""
        place = self.menu(title, body, [text("yes"), text("no")], default=default,
                          help_key=help_key)
        return BACK if place is BACK else place == 0

    def pick(self, *question, **more):
        """An item of a list that is searched by typing; see `pick_lines.pick`."""
        from larpmaster.ui import pick_lines
        return pick_lines.pick(self, *question, **more)

    def form(self, *question, **more):
        """Several fields on one screen; see `form_lines.form`."""
        from larpmaster.ui import form_lines
        return form_lines.form(self, *question, **more)

    def progress(self, title, total):
        """Shows how far a long piece of work is; see `progress.LineProgress`."""
        from larpmaster.ui.progress import LineProgress
        return LineProgress(self._machine, title, total)

    def field(self, title, body, label, parse, default="", help_key="", secret=False):
        """What parse(typed text) gives, or BACK; an empty line stands for the default, and a
        Mistake that parse raises is shown before the field is asked again. secret: by keys only
        stars are shown; a line is typed openly."""
        self.put(self.head(title, body))
        prompt = "%s [%s]:" % (label, default) if default else label + ":"
        while True:
            typed = self.line(prompt, help_key)
            if typed is BACK:
                return BACK
            if typed is _HELP:
                continue
            try:
                return parse(typed if typed.strip() else default)
            except Mistake as mistake:
                self.say(mistake)

    def pages(self, title, lines, help_key=""):
        """Shows lines page by page; BACK when the person goes back. `lines` may be a function
        that lays them out at a width."""
        head = self.head(title, ())
        lines = cut(laid_out(lines, self.width), self.width)
        pages = paged(lines, max(1, self.page - len(head)))
        for number in range(len(pages)):
            self.put(head + pages[number])
            head = []
            last = number == len(pages) - 1
            answer = self._waited(text("ui_page_prompt" if last else "ui_next_page_prompt"),
                                  help_key)
            if answer is BACK:
                return BACK
            if answer == _TO_END:
                for page in pages[number + 1:]:
                    self.put(page)
                return None
        return None

    def _waited(self, prompt, help_key):
        """An empty text, _TO_END, or BACK."""
        while True:
            typed = self.line(prompt, help_key)
            if typed is BACK:
                return BACK
            if typed is not _HELP:
                typed = typed.strip()
                if typed in ("", _TO_END):
                    return typed
                self.put(paragraphs(text("ui_page_wrong"), self.width - 1))

    def farewell(self, message):
        """The last words."""
        self.put(["", message])
