"""Twenty thousand keys at random in the whole program: nothing crashes, hangs or breaks a file."""
import os
import random
import shutil

import pytest
from consoles import WORLD
from terminals import KeyConsole

from larpmaster import automatic, event, messages, settings, store, tables
from larpmaster.platform import host
from larpmaster.register import Register
from larpmaster.rules.dice import Dice
from larpmaster.ui import app

RUNS, KEYS_A_RUN = 40, 500
SIZES = ((80, 24), (80, 25), (100, 40), (132, 50), (62, 17))
# What moves on more often than what goes back, or nobody would get far.
KEYS = (("ENTER",) * 8 + ("ESC",) * 3 + ("UP", "DOWN", "DOWN", "DOWN", "LEFT", "RIGHT", "PAGE_UP",
        "PAGE_DOWN", "HOME", "END", "TAB", "SHIFT_TAB", "BACKSPACE", "DELETE", "F1", "F2", "F3",
        "F4",
        "F5", "F6", "F10", "F10", "UNKNOWN", "RESIZE", " ", " ") + tuple("111222333444556789abc0")
        + tuple("aiou-+<?:,äÖÅéŠ€\x01"))
# Each begins with the keys that lead to a part of the program, so that all of it is seen.
STARTS = tuple([tuple(start) for start in ("", "1", "2", "32", "33", "34", "35", "36", "37", "38",
                                           "39", "3a")]
               + [("3", "1", "ENTER", key) for key in "2345679ac"]
               + [("3", "1", "ENTER", "2", key) for key in "1234567"]
               + [("3", "8", key, "ENTER") for key in "123456789"])
PEOPLE = ("Aino", "Åke", "Örkki Öinen", "Matti", "Ville", "aino")


class Fuzzed(KeyConsole):
    """A console with tables of its own, before which nobody waits."""

    def __init__(self, keys, size, seed, folder):
        super().__init__(lambda view: iter(keys), size, seed, looked_at=())
        self._folder = folder

    def tables_folder(self):
        return self._folder

    def wait(self, seconds):
        pass


def load_tables(machine):
    return tables.load(machine.join(machine.tables_folder(), WORLD), machine.read_file,
                       machine.join, None, None, machine.read_piece)


@pytest.fixture(autouse=True)
def there(tmp_path, monkeypatch):
    """A current folder with tables, a register of some people, one of whom is broken, and an
    event."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    shutil.copytree(host.tables_folder(), tmp_path / "tables")
    messages.use("fi")
    world = tables.load(os.path.join("tables", WORLD), host.read_file, host.join)
    for seed, name in enumerate(PEOPLE):
        wishes = automatic.Wishes(world, {"name": name, "seed": str(seed)}, False, False)
        store.save(host, "register", automatic.make(wishes, Dice(seed), WORLD).character)
    shutil.copy("register/matti.larp", "register/rikki.larp")
    with open("register/rikki.larp", "a", encoding="utf-8") as file:
        file.write("?")
    event.load(host, "register").begin(Register(host, "register"), "Syyspeli", "2026-11-30")
    return tmp_path


@pytest.mark.parametrize("number", range(RUNS))
def test_no_keys_whatever_crash_hang_or_break_a_file(there, number):
    chance = random.Random(number)
    messages.use(messages.LANGUAGES[number % 2])
    pressed = 0
    while pressed < KEYS_A_RUN:
        # Who quits starts the program again.
        keys = list(STARTS[(number + pressed) % len(STARTS)])
        keys += [chance.choice(KEYS) for _ in range(KEYS_A_RUN - pressed)]
        console = Fuzzed(keys, SIZES[number % len(SIZES)], number, str(there / "tables"))
        assert app.run(console, lambda here=console: load_tables(here), WORLD, "register",
                       number) == 0
        pressed += len(console.pressed)
    for path in there.rglob("*.larp"):
        if path.name != "rikki.larp":
            store.load(host, str(path))
    # What the run left half done is finished or taken away by the next one that reads.
    load_tables(console)
    errors, _ = tables.check(str(there / "tables" / WORLD), host.read_file, host.join)
    assert errors == []
    assert settings.load(console).fault is None
    assert list(there.rglob("*.new")) == []
