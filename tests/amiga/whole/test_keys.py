"""The text-mode program by typed keys on a whole Amiga, from the menu to the saved file."""
import os

import pytest
import support
from fsuae import PICTURES
from keys import play
from support import FAIL, OK
from test_ui_keys import CLASSES

from larpmaster import messages
from larpmaster.messages import text

LIMIT = 60
READ_A_LINE = ("import amigados as a; a.write('> '); f = open('SYS:line', 'w'); "
               "f.write(repr(a.read_line())); f.close()")


@pytest.fixture(autouse=True)
def finnish():
    messages.use("fi")


def test_a_character_is_made_with_typed_keys(machine, tmp_path, monkeypatch):
    seed, script, _, file = CLASSES["priest"]
    monkeypatch.chdir(tmp_path)
    assert play(machine, script, int(seed), "SYS:typed").code == OK
    assert os.listdir(machine.folder / "typed") == [file]
    saved = (machine.folder / "typed" / file).read_bytes().decode("iso-8859-1")
    here = (tmp_path / "SYS:typed" / file).read_text("utf-8")
    assert support.undated(saved.replace("iso-8859-1", "utf-8", 1)) == support.undated(here)


def test_the_menu_and_a_sheet_are_there_to_see(machine, model):
    """The pictures stay in build/pictures."""
    assert machine.run(["NEW", "SEED=7", "NAME=Åke", "SAVE"]).code == OK
    job = machine.start([])
    for line in (text("ui_new"), text("ui_look"), text("ui_language"), text("ui_quit")):
        machine.wait_text(line)
    menu = machine.picture(PICTURES / ("menu-%s.png" % model))
    machine.type("2")
    machine.wait_text(text("ui_search"))
    machine.type("Åke\n")
    machine.wait_text(text("desk_look_sheet"))
    machine.type("1")
    machine.wait_text("LARP-LOMAKE")
    assert machine.sees("Åke")
    sheet = machine.picture(PICTURES / ("sheet-%s.png" % model))
    assert menu.read_bytes() != sheet.read_bytes()
    machine.press("Escape")
    machine.wait_text(text("desk_look_sheet"))
    machine.press("Escape")
    machine.wait_text(text("ui_search"))
    machine.press("Escape")
    machine.wait_text(text("ui_language"))
    machine.type("0")
    assert machine.finish(job, LIMIT).code == OK


def test_a_text_that_is_not_there_is_not_seen(machine):
    job = machine.start(["-c", READ_A_LINE], program="SYS:micropython")
    machine.wait_text("> ")
    machine.type("Tämä on Täällä")
    machine.wait_text("> Tämä on Täällä")
    assert machine.sees("on T") and not machine.sees("on t") and not machine.sees("Tama on")
    machine.type("\n")
    assert machine.finish(job, LIMIT).code == OK


def test_ctrl_c_leaves_a_console_that_edits_lines(machine):
    """Both at a prompt and in the midst of work; what was saved before stays whole."""
    assert machine.run(["NEW", "SEED=7", "NAME=Kesken", "SAVE", "REGISTER=SYS:kept"]).code == OK
    kept = {path.name: path.read_bytes() for path in (machine.folder / "kept").iterdir()}
    job = machine.start(["REGISTER=SYS:kept"])
    machine.wait_text(text("ui_quit"))
    machine.press("1")
    machine.wait_text("ihminen")
    machine.press("ctrl+c")
    machine.wait_text(text("ui_language"))
    machine.press("ctrl+c")
    machine.wait_text(text("ui_unsaved"))
    machine.press("1")
    assert machine.finish(job, LIMIT).code == OK
    cooked(machine)
    job = machine.start(["SELFTEST"])
    machine.wait_text("siemen 2")
    machine.press("ctrl+c")
    assert machine.finish(job, LIMIT).code == FAIL
    cooked(machine)
    assert kept == {path.name: path.read_bytes() for path in (machine.folder / "kept").iterdir()}


def cooked(machine):
    """A command that reads a line gets it edited: without echo and Backspace it would not be."""
    job = machine.start(["-c", READ_A_LINE], program="SYS:micropython")
    machine.wait_text("> ")
    machine.type("ei\b\bYö ja pimeää")
    machine.wait_text("> Yö ja pimeää")
    machine.type("\n")
    assert machine.finish(job, LIMIT).code == OK
    assert eval((machine.folder / "line").read_text()) == "Yö ja pimeää"
