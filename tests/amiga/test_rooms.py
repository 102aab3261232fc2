"""Rooms: modules of the program that lie on the disk beside it and are imported when needed."""
import shutil

import pytest
import runners
import support
from support import FAIL, OK, lines

from larpmaster.messages import fi

LACKS = fi.TEXTS["missing_room"].format(path="rooms/%s") + "\n"
LACKS_EN = fi.TEXTS["missing_room_en"].format(path="rooms/%s") + "\n"
STRANGER = b'print("a stranger was here")\n'


def run(drawer, words, typed="", **more):
    return support.amiga.run_vamos(words, typed, program=drawer / "Larpmaster", **more)


@pytest.mark.parametrize("words, room, sentence", [
    ("SELFTEST", "selftest.mpy", LACKS),
    ("SELFTEST LANG=en", "selftest.mpy", LACKS_EN),
    ("SELFTEST LANG=en", "messages/en.mpy", LACKS_EN),
    ("HELP", "messages/help_fi.mpy", LACKS),
    ("HELP LANG=en", "messages/help_en.mpy", LACKS_EN)])
def test_a_room_that_is_missing_is_one_sentence_in_the_language_of_the_person(
        drawer, words, room, sentence):
    (drawer / "rooms" / room).unlink()
    done = run(drawer, words)
    assert (done.output, done.errors, done.code) == ("", sentence % room, FAIL)


@pytest.mark.parametrize("change", [
    lambda data: data[:-1] + bytes([data[-1] ^ 1]), lambda data: data[:-1], lambda data: b"",
    lambda data: data + b"\0", lambda data: STRANGER])
def test_a_room_of_another_version_is_not_run(drawer, change):
    room = drawer / "rooms" / "selftest.mpy"
    room.write_bytes(change(room.read_bytes()))
    done = run(drawer, "SELFTEST")
    assert (done.output, done.errors, done.code) == ("", LACKS % "selftest.mpy", FAIL)


def test_nothing_of_a_stranger_in_the_current_folder_is_run(drawer, tmp_path):
    for place in ("here", "here/larpmaster", "here/rooms", "here/rooms/larpmaster",
                  "here/.frozen/larpmaster"):
        (tmp_path / place).mkdir(parents=True, exist_ok=True)
        for name in ("selftest", "tables", "boot"):
            (tmp_path / place / (name + ".py")).write_bytes(STRANGER)
            shutil.copy(runners.OUT / "rooms" / "jsontext.mpy",
                        tmp_path / place / (name + ".mpy"))
    done = run(drawer, "ROLL 3n(6) SEED=1", cwd=tmp_path / "here")
    assert done.code == OK and "stranger" not in done.output
    (drawer / "rooms" / "selftest.mpy").unlink()
    done = run(drawer, "SELFTEST", cwd=tmp_path / "here")
    assert (done.output, done.errors, done.code) == ("", LACKS % "selftest.mpy", FAIL)


def test_the_tables_faults_are_told_or_the_texts_for_them_are_missing(drawer):
    races = drawer / "tables" / "rajakatse" / "races.txt"
    races.write_bytes(races.read_bytes().replace(b"| 50|14|", b"| 50|99|"))
    assert "races.txt" in run(drawer, "SELFTEST").errors
    (drawer / "rooms" / "messages" / "tables_fi.mpy").unlink()
    done = run(drawer, "SELFTEST")
    assert (done.errors, done.code) == (LACKS % "messages/tables_fi.mpy", FAIL)


@pytest.mark.parametrize("room", ["en.mpy", "screens_en.mpy"])
def test_the_menu_stays_in_its_language_when_the_texts_of_another_are_missing(drawer, room):
    (drawer / "rooms" / "messages" / room).unlink()
    done = run(drawer, "", "4\n2\n0\n")
    assert (done.errors, done.code) == ("", OK)
    words = " ".join(done.output.split())
    assert (LACKS_EN % ("messages/" + room)).strip() in words and words.endswith("Näkemiin.")


def test_ctrl_c_at_any_moment_of_a_run_with_rooms_is_one_sentence():
    endings = set()
    for asked in range(1, 40, 3):
        done = support.amiga.run_vamos("HELP CHECK", break_after=asked)
        assert "Traceback" not in done.errors and done.lost == []
        endings.add((done.code, done.errors))
    assert (FAIL, "\nKeskeytetty.\n") in endings


def test_a_room_that_the_memory_is_too_short_for_is_imported_when_there_is_more(tmp_path):
    """Nothing of the first attempt is left that a second would take for the whole."""
    (tmp_path / "full.py").write_text("""
import gc, sys
from larpmaster import gifts
del sys.modules["larpmaster.gifts"]
names, failed = len(gifts.__dict__), 0
gifts = None
for spare in range(200, 12000, 400):
    gc.collect()
    full = []
    try:
        while gc.mem_free() > 9000 + spare:
            full.append(bytearray(4000))
        while gc.mem_free() > spare:
            full.append(bytearray(48))
    except MemoryError:
        pass
    try:
        __import__("larpmaster.gifts")
    except MemoryError:
        failed += 1
        assert "larpmaster.gifts" not in sys.modules
    full = None
    gc.collect()
    found = __import__("larpmaster.gifts", None, None, ("all",))
    assert len(found.__dict__) == names
    del sys.modules["larpmaster.gifts"]
print(failed > 3)
""")
    done = support.script(str(tmp_path / "full.py"), memory_kb=1000)
    assert lines(done) == ["True"]
