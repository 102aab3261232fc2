"""Several fields on one screen, by typed lines."""
from larpmaster.errors import Mistake
from larpmaster.messages import text
from larpmaster.text import fold, pad, pad_left, trimmed
from larpmaster.ui.widgets import BACK, YES, cut, found_at, named_place, shown_value

_EMPTY, _END_OF_LINES = "-", "."


def form(ui, title, fields, accept, help_key="", place=0):
    """What accept(list of texts) gives, or BACK, after a question when something was changed.

    fields: a list of widgets.Field; place: the field to begin at. A Mistake that accept raises is
    shown, and leads to the field that its `place` or its fields["field"] names.
    """
    values = [field.value for field in fields]
    ready = text("ui_ready_words").split(",")
    ui.put(ui.head(title, []))
    shows = True
    while True:
        if shows:
            _show(ui, fields, values)
            shows = False
        default = place + 1 if place < len(fields) else ready[0]
        typed = ui.line(text("ui_form_prompt", default=default, ready=ready[0]), help_key)
        if typed is None:
            continue
        if typed is BACK:
            if values == [field.value for field in fields] or ui.ask(
                    title, [text("ui_drop_changes")], help_key=help_key) is True:
                return BACK
            continue
        typed = typed.strip() or str(default)
        try:
            if fold(typed) in ready:
                for place in range(len(fields)):
                    if fields[place].check is not None:
                        values[place] = fields[place].check(values[place])
                return accept(list(values))
            number, equals, value = typed.partition("=")
            place = found_at(number, list(range(1, len(fields) + 1)),
                             [field.label.replace("/", " ") for field in fields])
            if equals:
                values[place] = _read(fields[place], value)
            elif _asked(ui, fields[place], values, place, help_key) is BACK:
                continue
            place += 1
            shows = True
        except Mistake as mistake:
            ui.say(mistake)
            named = named_place(fields, mistake)
            place = place if named is None else named


def _show(ui, fields, values):
    width = max([len(field.label) for field in fields])
    ui.put(cut(["%s  %s  %s" % (pad_left(str(place + 1), 3), pad(fields[place].label, width),
                                shown_value(fields[place], values[place]))
                for place in range(len(fields))], ui.width))


def _asked(ui, field, values, place, help_key):
    """Asks one field until its answer will do: BACK, or None when the value is there."""
    help_key = field.help_key or help_key
    choices = [text("yes"), text("no")] if field.kind == "flag" else field.choices
    value = values[place]
    if field.kind == "choice" or field.kind == "flag":
        shown = shown_value(field, value)
        at = ui.menu(field.label, [], choices, help_key=help_key,
                     default=choices.index(shown) if shown in choices else 0)
        if at is BACK:
            return BACK
        values[place] = _kept(field, choices[at] if field.kind == "choice" else
                              "" if at else YES)
        return None
    if field.kind == "long":
        lines = _long(ui, field, value, help_key)
        if lines is BACK:
            return BACK
        values[place] = _kept(field, lines)
        return None
    while True:
        shown = shown_value(field, value)
        typed = ui.line("%s [%s]:" % (field.label, shown) if shown else field.label + ":", help_key)
        if typed is BACK:
            return BACK
        if typed is None:
            continue
        try:
            if typed.strip():
                values[place] = _read(field, typed)
            elif value or field.kind != "number":
                # An empty number may wait until the form is accepted.
                values[place] = _kept(field, value)
            return None
        except Mistake as mistake:
            ui.say(mistake)


def _read(field, typed):
    """The value that a typed text gives: a dash empties the field."""
    typed = trimmed(typed)
    if field.kind == "flag":
        words = [text("yes"), text("no")]
        return _kept(field, "" if found_at(typed, [1, 2], words) else YES)
    if field.kind == "choice":
        at = found_at(typed, list(range(1, len(field.choices) + 1)), field.choices)
        return _kept(field, field.choices[at])
    return _kept(field, "" if typed == _EMPTY else typed)


def _kept(field, value):
    return field.check(value) if field.check is not None else value


def _long(ui, field, value, help_key):
    """Lines until one that is a full stop alone; an empty line at once keeps what is there."""
    ui.put(cut([field.label + ":"] + value.split("\n") + [text("ui_long_body")], ui.width))
    lines = []
    while True:
        typed = ui.line(pad_left(str(len(lines) + 1), 3), help_key)
        if typed is BACK:
            return BACK
        if typed is None:
            continue
        if typed.strip() == _END_OF_LINES:
            return "\n".join(lines)
        if not lines and not typed.strip():
            return value
        if not lines and typed.strip() == _EMPTY:
            return ""
        lines.append(typed)
