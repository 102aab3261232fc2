"""One piece of work, a number of times, on this interpreter: what `bench.py` measures.

    build/amiga/tester tests/bench/work.py PIECE TIMES
"""
import gc
import sys

CAREER = "Zharin mestarit:7,Vardakovin sotavelhot:6,knowledge/laivat:2,taistelija:5"
GIVEN = {"race": "ihminen", "sex": "mies", "age": "34", "career": CAREER, "name": "Aino Rautio"}
MAGE = {"race": "ihminen", "sex": "mies", "age": "34", "career": "Bokean illusio:20",
        "name": "Aino Rautio"}
WORLD = "rajakatse"
FILE = "RAM:bench.larp"


class Keys:
    """A console with keys: one of them so many times, then what ends the screen."""

    COLOURS = ("\x1b[32;43m", "\x1b[1;31m", "\x1b[32m")

    def __init__(self, key, times, *end):
        self._keys = list(end) + [key] * times

    def has_colours(self):
        return True

    def screen_size(self):
        return 80, 25

    def write(self, text):
        machine.write(text)

    def read_key(self):
        return self._keys.pop()


class WithKeys(Keys):
    """The machine, with a console of keys."""

    def has_keys(self):
        return True

    def __getattr__(self, name):
        return getattr(machine, name)


def menu(console):
    """From the start of the interpreter to the main menu, the tables not yet read."""
    from larpmaster import cli
    from larpmaster.ui import app, widgets

    def end():
        raise widgets.EndOfInput

    cli.messages.use("fi")
    app.run(console, end, WORLD, "register")


def screens_worked(piece, times):
    """One screen worked with so many keys; True when there is such a piece."""
    from larpmaster.ui.screen import KeyScreens
    from larpmaster.ui.widgets import Field
    found = [("%d. " % number) + "x" * 50 for number in range(60)]
    if piece == "move":
        KeyScreens(Keys("DOWN", times, "ENTER")).menu("Larpmaster", [], ["x" * 60] * 18)
    elif piece == "pick" or piece == "search":
        KeyScreens(Keys("DOWN" if piece == "pick" else "x", times, "ESC")).pick(
            "Larpmaster", [], lambda typed: found, lambda item, width: item)
    elif piece == "letter":
        KeyScreens(Keys("x", times, "ENTER")).field("Larpmaster", [], "Name", str)
    elif piece == "form" or piece == "choice":
        fields = [Field("Name %d" % number, kind="choice" if piece == "choice" else "text",
                        value="a", choices=["a", "b"]) for number in range(18)]
        KeyScreens(Keys("x" if piece == "form" else "RIGHT", times, "F10")).form(
            "Larpmaster", fields, str)
    else:
        return False
    return True


def load():
    """All tables of the world."""
    from larpmaster import tables
    folder = machine.join(machine.tables_folder(), WORLD)
    return tables.load(folder, machine.read_file, machine.join, None, machine.fingerprint,
                       machine.read_piece)


def character(tables, seed, given=GIVEN):
    """A character of twenty years in three cults; `given` may leave more to the dice."""
    from larpmaster.automatic import Wishes, make
    from larpmaster.rules.dice import Dice
    return make(Wishes(tables, given, True), Dice(seed), WORLD).character


def main(piece, times):
    """Does the piece; "nothing" does what the others need before they begin."""
    global machine
    if piece == "compiled":
        return
    from larpmaster.platform import machine
    if piece == "menu" or piece == "keys":
        menu(machine if piece == "menu" else WithKeys("", 0))
        return
    tables = load()
    made, aged = character(tables, 1), character(tables, 1, MAGE)
    from larpmaster import deeds, jsontext, sheet, store
    from larpmaster.rules.dice import Dice
    from larpmaster.ui.screen import KeyScreens
    sheet.larp_sheet(made, tables)
    jsontext.character_json(made, tables)
    store.save_as(machine, FILE, made)
    store.load(machine, FILE)
    screens = KeyScreens(machine)
    screens.measure()
    if screens_worked(piece, times):
        return
    full = ["x" * 79] * 22
    for number in range(times):
        if piece == "tables":
            load()
        elif piece == "character":
            character(tables, number)
        elif piece == "mage":
            character(tables, number, MAGE)
        elif piece == "year":
            deeds.year(aged, tables, Dice(number), deeds.Act("2026-11-30", "gm", False))
        elif piece == "free":
            character(tables, number, {})
        elif piece == "larp":
            sheet.larp_sheet(made, tables)
        elif piece == "tabletop":
            sheet.tabletop_sheet(made, tables)
        elif piece == "json":
            jsontext.character_json(made, tables)
        elif piece == "save":
            store.save_as(machine, FILE, made)
        elif piece == "load":
            store.load(machine, FILE)
        elif piece == "screen":
            screens.grid.forget()
            screens.draw("Larpmaster", full, [], "> ", "Enter, Esc, F1")
    if piece == "heap":
        for number in range(200):
            character(tables, number)
            if number in (9, 199):
                gc.collect()
                print("heap after %d: %d" % (number + 1, gc.mem_alloc()))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
