"""Saving on the file systems of a real AmigaOS: again and again, onto a full disk, a protected one.

A folder of this machine, the RAM disk and a floppy each have their own handler.
"""
import time

import floppy
import lha
import pytest
import support
from fsuae import Machine
from keys import play
from stories import assigned
from support import FAIL, OK
from terminals import a_character
from test_dist import Disk

from larpmaster import messages
from larpmaster.errors import CouldNot
from larpmaster.messages import text

MORE_MEMORY = ("--fast_memory=1024",)
PROTECTED = "--uae_floppy_write_protect=true"
A_DATE = 1_000_000_000
# What is left is less than a character needs: header, data and directory take a block each.
FREE_BLOCKS = 2
CANCEL = "Super_L+b"
SAVE_THRICE = """
import sys
import amigados
from larpmaster import store
from larpmaster.automatic import Wishes, make
from larpmaster.errors import CouldNot
from larpmaster.platform import machine
from larpmaster.rules.dice import Dice
from larpmaster.tables import load
folder = sys.argv[1]
tables = load(machine.join(machine.tables_folder(), "rajakatse"), machine.read_file, machine.join,
              None, machine.fingerprint, machine.read_piece)
made = make(Wishes(tables, {"name": "Aino"}), Dice(7), "rajakatse").character
path = store.save(machine, folder, made)
for player in ("Toka", "Kolmas"):
    made.player = player
    store.save_as(machine, path, made)
print(path, store.load(machine, path).player, store.load(machine, path + ".bak").player)
print(sorted(machine.list_folder(folder)))
try:
    amigados.rename(path, path + ".bak")
except OSError as error:
    print(error.errno)
"""
OBJECT_EXISTS = 203


@pytest.fixture(autouse=True)
def finnish():
    messages.use("fi")


def disk(path, *entries):
    """A floppy image with these files, (name, bytes)."""
    path.write_bytes(floppy.floppy("Levy", [lha.Entry(*entry, 0) for entry in entries], A_DATE))
    return path


def nearly_full(path):
    """A floppy image with one file that leaves FREE_BLOCKS free."""
    content = b""
    disk(path, ("filler", content))
    free = Disk(path).volume.get_free_blocks()
    while free > FREE_BLOCKS:
        # Each 72 blocks of a file need one more for their list.
        content += bytes(range(256)) * 2 * max(1, (free - FREE_BLOCKS) * 70 // 72)
        disk(path, ("filler", content))
        free = Disk(path).volume.get_free_blocks()
    assert free == FREE_BLOCKS
    return path, content


def test_a_second_and_a_third_save_keep_the_one_before(model, tmp_path):
    image = disk(tmp_path / "a.adf")
    with Machine(model, floppies=[image], drives={"Work": tmp_path},
                 files={"tester": support.TESTER}) as machine:
        (machine.folder / "thrice.py").write_text(SAVE_THRICE)
        for folder in ("Work:register", "DF0:", "SYS:", "RAM:"):
            done = machine.run(["SYS:thrice.py", folder], program="SYS:tester")
            assert (done.errors, done.code) == ("", OK), folder
            where, names, refused = done.output.splitlines()
            assert where.endswith("aino.larp Kolmas Toka"), folder
            assert ("'aino.larp'" in names and "'aino.larp.bak'" in names
                    and ".new" not in names), folder
            assert refused == str(OBJECT_EXISTS), folder
        here = {path.name: path.read_bytes() for path in (tmp_path / "register").iterdir()}
    assert sorted(here) == ["aino.larp", "aino.larp.bak"]
    assert b"player: Kolmas\n" in here["aino.larp"] and b"player: Toka\n" in here["aino.larp.bak"]
    assert Disk(image).files == here


def test_a_full_disk_is_one_sentence_and_stays_as_it_was(model, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    image, content = nearly_full(tmp_path / "full.adf")
    with Machine(model, floppies=[image], options=MORE_MEMORY) as machine:
        refuses(machine, "disk_or_memory_full", "DF0:aino.larp")
    assert Disk(image).files == {"filler": content}
    assert Disk(image).volume.get_free_blocks() == FREE_BLOCKS


def test_a_protected_disk_is_one_sentence_and_stays_as_it_was(model, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    image = disk(tmp_path / "protected.adf", ("file", b"kept"))
    before = image.read_bytes()
    with Machine(model, floppies=[image], options=[PROTECTED, *MORE_MEMORY]) as machine:
        refuses(machine, "write_protected", "DF0:")
    assert image.read_bytes() == before


def refuses(machine, code, path):
    """DF0: takes no character: by a command, and by keys, where it is saved elsewhere."""
    sentence = text(code, path=path) + "\n"
    done = machine.run(["NEW", "SEED=7", "NAME=Aino", "SAVE", "REGISTER=DF0:"])
    assert (done.errors, done.code) == (sentence, FAIL)
    asked = []

    def cancel():
        # The system asks before the program hears of it.
        if machine.sees("Cancel"):
            asked.append(True)
            machine.press(CANCEL)
            time.sleep(2)

    assert play(machine, saved_elsewhere, 3, "DF0:", "DF0:", CouldNot(code, path=path),
                cancel).code == OK
    assert len(asked) <= 1
    expected = machine.run(
        ["NEW", "SEED=3", "RACE=ihminen", "SEX=mies", "AGE=22", "CAREER=taistelija:8", "NAME=Aino",
         "ASSIGN=" + assigned("7 1 3 8 2 4 5"), "SAVE", "REGISTER=SYS:new"])
    assert expected.code == OK
    assert ((machine.folder / "keys" / "aino.larp").read_bytes()
            == (machine.folder / "new" / "aino.larp").read_bytes())


def saved_elsewhere(view):
    """Keys of a character whose first save is refused and whose second goes to the drive."""
    yield from a_character("1", "1", "7 1 3 8 2 4 5", "22", (("taist", "8"),), "Aino", ending=(
        "1", "3", *"SYS:keys", "ENTER", "1", "0"))(view)
