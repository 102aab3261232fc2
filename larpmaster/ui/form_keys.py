"""Several fields on one screen, by single keys."""
from larpmaster.errors import Mistake
from larpmaster.messages import text, worded
from larpmaster.text import fold, pad, wrap
from larpmaster.ui.grid import PLAIN
from larpmaster.ui.screen import CLICK, RESIZE, REVERSE
from larpmaster.ui.typed import Typed
from larpmaster.ui.widgets import BACK, YES, named_place, shown_value

_TYPED_KINDS = ("text", "number", "secret")
_ONWARDS, _BACKWARDS = ("ENTER", "DOWN", "TAB"), ("UP", "SHIFT_TAB")
_OTHER = {"LEFT": -1, "RIGHT": 1, " ": 1}


class _Form:
    """The fields, what stands in them now, and the one with the cursor."""

    def __init__(self, fields, place):
        self.fields = fields
        self.values = [field.value for field in fields]
        self.before = list(self.values)
        self.label_width = max([len(field.label) for field in fields])
        self.faulty = []
        self.go(place)

    def go(self, place):
        """Puts the cursor into a field."""
        self.place = place % len(self.fields)
        self.field = self.fields[self.place]
        # The first letter takes the place of what stands there; who corrects it moves the cursor
        # first. What was refused is there to be corrected.
        self.typed = Typed(self.values[self.place], self.place not in self.faulty)

    def leave(self):
        """Keeps what was typed; what is wrong with it, a sentence, or "". The field is marked until
        that is mended."""
        place = self.place
        value = self.typed.text if self.field.kind in _TYPED_KINDS else self.values[place]
        self.values[place] = value
        if place in self.faulty:
            self.faulty.remove(place)
        # An empty number may wait until the form is accepted.
        if self.field.check and (value or self.field.kind != "number"):
            try:
                self.values[place] = self.field.check(value)
            except Mistake as mistake:
                self.faulty.append(place)
                return worded(mistake)
        return ""

    def fault(self):
        """What is wrong with the field as it stands, one line, or ""."""
        try:
            self.field.check(self.typed.text if self.field.kind in _TYPED_KINDS
                             else self.values[self.place])
        except Mistake as mistake:
            return worded(mistake)
        return ""

    def is_touched(self):
        """Whether something was typed in the field with the cursor since it was entered."""
        return self.field.kind in _TYPED_KINDS and self.typed.text != self.values[self.place]

    def changed(self):
        """Whether anything differs from what the form began with."""
        return self.is_touched() or self.values != self.before

    def line(self, at, width):
        """(the row of a field, the column of its cursor)."""
        field = self.fields[at]
        start = self.start(at, width)
        if at != self.place or field.kind not in _TYPED_KINDS:
            return (start + shown_value(field, self.values[at]))[:width - 1], len(start) + 1
        shown, place = self.typed.window(width - 1 - len(start))
        return (start + ("*" * len(shown) if field.kind == "secret" else shown),
                len(start) + place + 1)

    def start(self, at, width):
        """The row of a field up to its value."""
        room = min(self.label_width, width // 2)
        mark = "!" if at in self.faulty else " "
        return mark + pad(self.fields[at].label[:room], room) + "  "

    def change(self, key):
        """Whether a key changes the field where it stands: typing, or another choice."""
        kind = self.field.kind
        if kind in _TYPED_KINDS:
            return self.typed.take(key)
        place = self.place
        if kind == "flag" and key in _OTHER:
            self.values[place] = "" if self.values[place] else YES
        elif kind == "choice" and (key in _OTHER or len(key) == 1):
            self.values[place] = self._other(key)
        else:
            return False
        return True

    def _other(self, key):
        """The choice that a key leads to: the next, the one before, the next with that letter."""
        choices = self.field.choices
        value = self.values[self.place]
        at = choices.index(value) if value in choices else -1
        if key in _OTHER:
            return choices[(at + _OTHER[key]) % len(choices)]
        for step in range(1, len(choices) + 1):
            other = choices[(at + step) % len(choices)]
            if fold(other[:1]) == fold(key):
                return other
        return value

    def accepted(self, accept):
        """What accept(values) gives; before a Mistake goes on, the cursor goes to its field."""
        try:
            self.leave()
            for at in range(len(self.fields)):
                check = self.fields[at].check
                if check is not None:
                    self.values[at] = self._checked(at, check)
            return accept(list(self.values))
        except Mistake as mistake:
            place = named_place(self.fields, mistake)
            if place is not None:
                self._refused(place)
            raise

    def _checked(self, at, check):
        try:
            return check(self.values[at])
        except Mistake:
            self._refused(at)
            raise

    def _refused(self, place):
        """Marks a field whose text is to be corrected, and puts the cursor into it."""
        if place not in self.faulty:
            self.faulty.append(place)
        self.go(place)


def form(ui, title, fields, accept, help_key="", place=0):
    """What accept(list of texts) gives, or BACK; see `form_lines.form`."""
    state = _Form(fields, place)
    last = len(fields) - 1
    hinted = False
    while True:
        told = ui.told()
        # The row above the prompt stays empty: what is wrong with a field may need both.
        room = max(1, ui.rows - 4 - len(told))
        key = _worked(ui, title, state, room, told)
        try:
            if key is None:
                hinted = False
                continue
            # Where a terminal keeps F10 to itself, a second Enter behind the last field will do.
            ends = key == "ENTER" and state.place == last and state.field.kind in _TYPED_KINDS
            if key == "F10" or ends and hinted:
                hinted = False
                return state.accepted(accept)
            hinted = ends
            if key == "ESC":
                if not state.changed() or ui.ask(
                        title, [text("ui_drop_changes"), ""], help_key=help_key) is True:
                    return BACK
            elif key == "F1":
                ui.help(state.field.help_key or help_key, None, "form")
            elif key == "ENTER" and state.field.kind in ("choice", "long"):
                _open(ui, title, state, help_key)
            elif key in _ONWARDS or key in _BACKWARDS or key[0] == CLICK or key[:4] == "PAGE":
                _move(ui, state, key, room)
            elif key == RESIZE:
                ui.tell_again()
            else:
                ui.message = text("ui_wrong_key")
        except Mistake as mistake:
            ui.message = worded(mistake)


def _two_rows(fault, width):
    """A sentence on the lower of two rows, on both where it is long."""
    return ("", fault) if len(fault) < width else (wrap(fault, width - 1) + [""])[:2]


def _move(ui, state, key, room):
    """Leaves the field for the one that a key leads to."""
    last = len(state.fields) - 1
    place = state.place
    if key == "ENTER" and place == last:
        ui.message = state.leave() or text("ui_form_end")
        return
    if key in _ONWARDS:
        place += 1
    elif key in _BACKWARDS:
        place -= 1
    elif key == "PAGE_DOWN":
        place = min(last, place + room)
    elif key == "PAGE_UP":
        place = max(0, place - room)
    else:
        clicked = place - place % room + key[2] - 2
        if not 2 <= key[2] < 2 + room or clicked > last:
            return
        place = clicked
    ui.message = state.leave()
    state.go(place)


def _open(ui, title, state, help_key):
    """A menu of the choices, or the lines of a long text."""
    field = state.field
    help_key = field.help_key or help_key
    value = state.values[state.place]
    if field.kind == "choice":
        at = ui.menu(title, [field.label, ""], field.choices, help_key=help_key,
                     default=field.choices.index(value) if value in field.choices else 0)
        if at is not BACK:
            state.values[state.place] = field.choices[at]
    else:
        from larpmaster.ui.long_keys import edit
        state.values[state.place] = edit(ui, title, field, value, help_key)
    ui.message = state.leave()


def _worked(ui, title, state, room, told):
    """Draws the form; the first key that does more than change the field with the cursor, None
    when a message was answered by a change and goes."""
    width = ui.width
    place = state.place
    checks = state.field.check is not None
    first = place - place % room
    last = min(first + room, len(state.fields))
    lines = [state.line(at, width)[0] for at in range(first, last)]
    line, column = state.line(place, width)
    lines[place - first] = REVERSE + line + PLAIN
    prompt = above = ""
    if len(state.fields) > room:
        prompt = text("ui_page_of", page=first // room + 1,
                      pages=(len(state.fields) + room - 1) // room)
    if checks and not told and (state.is_touched() or place in state.faulty):
        above, fault = _two_rows(state.fault(), width)
        prompt = fault or prompt
    lines.extend([""] * (room - len(lines)) + [above])
    row = place - first + 2
    rows = ui.draw(title, lines, told, prompt, text("ui_keys_form"), row, column)
    changing = (row - 1, len(rows) - 3, len(rows) - 2) if checks else (row - 1,)
    while True:
        key = ui.key()
        if not state.change(key):
            return key
        if told:
            return None
        line, column = state.line(place, width)
        rows[row - 1] = REVERSE + line + PLAIN
        if checks:
            fault = rows[-2] = state.fault()
            if rows[-3] or len(fault) >= width:
                rows[-3], rows[-2] = _two_rows(fault, width)
        ui.grid.draw(rows, row, column, changing)
