"""What every screen is made of, on whichever console there is.

`screens` gives the kind that fits the machine: `screen` for single keys, `lines` for typed lines.
Both have the same calls (menu, ask, field, pages, pick, form, progress), and each gives BACK when
the person goes one step back.
"""
from larpmaster.errors import WrongUse
from larpmaster.messages import has, text
from larpmaster.text import fold, shown, wrap

WIDTH, HEIGHT = 132, 60
# Of sentences above a question, on any screen.
TEXT_WIDTH = 75
# A line of a help that is read with ease, however wide the window is.
HELP_WIDTH = 78
SMALL = 60, 16
LEAST_WIDTH, LEAST_HEIGHT, LEAST_LAID_OUT, MOST_LAID_OUT = 20, 8, 60, 80
BACK = ("back",)
YES = "yes"


class EndOfInput(Exception):
    """Nothing more can be read: the console was closed or the script has ended."""


class Stopped(KeyboardInterrupt):
    """The person stopped a long piece of work between two of its steps."""


class Field:
    """A field of a form.

    kind: "text", "number", "choice" (value is one of `choices`), "flag" (value YES or ""),
    "secret" or "long" (lines parted by "\n"); check(typed) gives the text to keep or raises a
    Mistake.
    """

    def __init__(self, label, kind="text", value="", check=None, choices=(), help_key=""):
        self.label = label
        self.kind = kind
        self.value = value
        self.check = check
        self.choices = choices
        self.help_key = help_key


def screens(machine):
    """The screens for the console of this machine."""
    if machine.has_keys():
        from larpmaster.ui.screen import KeyScreens
        return KeyScreens(machine)
    from larpmaster.ui.lines import LineScreens
    ui = LineScreens(machine)
    library = machine.missing_library()
    if library:
        ui.message = text("ui_no_library", library=library)
    return ui


def work_meanwhile(ui):
    """Does what was left for the time in which the person reads the first screen."""
    work = ui.meanwhile
    if work is not None:
        ui.meanwhile = None
        work()


def help_of(help_key, thing):
    """The help for what the cursor is on, "" for none.

    help_key: the key of a text, a tuple of keys, one for each place, or a function that gives the
    text for a thing; thing: the place in a menu, the item of a list.
    """
    if callable(help_key):
        return help_key(thing)
    if isinstance(help_key, tuple):
        help_key = help_key[thing]
    return text(help_key) if help_key else ""


def size_of(machine):
    """(columns, rows) that a screen may use."""
    columns, rows = machine.screen_size()
    return max(LEAST_WIDTH, min(columns, WIDTH)), max(LEAST_HEIGHT, min(rows, HEIGHT))


def paragraphs(told, width):
    """Lines of a text whose line ends part its paragraphs."""
    lines = []
    for paragraph in told.split("\n"):
        lines.extend(wrap(paragraph, width))
    return lines


def laid_out(lines, width):
    """The lines, when they depend on the width those for this one."""
    if callable(lines):
        return lines(max(LEAST_LAID_OUT, min(MOST_LAID_OUT, width)))
    return lines


def cut(lines, width):
    """Lines of at most `width` letters: what is longer goes on below, but a ruler is cut."""
    fitting = []
    for line in lines:
        while len(line) > width:
            if not line.strip(line[0]):
                line = line[:width]
            else:
                # At a space where there is one not too far back.
                end = line.rfind(" ", width // 2, width + 1)
                fitting.append(line[:end] if end > 0 else line[:width])
                line = line[end + 1:] if end > 0 else line[width:]
        fitting.append(line)
    return fitting


def paged(lines, size):
    """Pages of at most `size` lines, parted at an empty line where one is near the end."""
    pages = []
    first = 0
    while len(lines) - first > size:
        last = first + size
        for place in range(last, last - size // 3, -1):
            if not lines[place]:
                last = place
                break
        pages.append(lines[first:last])
        first = last if lines[last] else last + 1
    pages.append(lines[first:])
    return pages


def named_place(fields, mistake):
    """Place of the form's field that a Mistake is about, by its place or its field's name; None
    when it says none of these."""
    place = getattr(mistake, "place", None)
    name = mistake.fields.get("field")
    if place is None and name:
        labels = [text(key) for key in ("field_" + name, name) if has(key)]
        for at in range(len(fields)):
            if fields[at].label in labels:
                return at
    return place


def shown_value(field, value):
    """The value of a form's field as it is shown on one line."""
    if field.kind == "secret":
        return "*" * len(value)
    if field.kind == "flag":
        return text("yes" if value else "no")
    if field.kind == "long" and "\n" in value:
        return value[:value.find("\n")] + " ..."
    return value


def found_at(typed, numbers, names):
    """Place of the item that the typed text means: its number, its name, or the beginning of
    one name only. An item's names are parted by "/". Raises WrongUse when there is none."""
    wanted = fold(typed)
    if wanted and not wanted.strip("0123456789"):
        if len(wanted) < 6 and int(wanted) in numbers:
            return numbers.index(int(wanted))
    elif wanted:
        places = []
        for place in range(len(names)):
            for name in fold(names[place]).split("/"):
                if name == wanted:
                    return place
                if name.startswith(wanted) and place not in places:
                    places.append(place)
        if len(places) == 1:
            return places[0]
    raise WrongUse("unknown_name", field="choice", found=shown(typed),
                   allowed=", ".join([str(number) for number in numbers]))
