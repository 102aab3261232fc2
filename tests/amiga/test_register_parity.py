"""The register on the 68000: the same lists, copies, conflicts and sheets as on the host."""
import os
import shutil

import pytest
import support

NAMES = ("Aino Rautio", "Åke Öhman", "Äijä", "Zorro")


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    """A register that the host has filled."""
    folder = tmp_path_factory.mktemp("filled") / "r"
    for seed, name in enumerate(NAMES):
        code, _, errors = support.host(*support.host_words("new", {
            "gm": True, "save": True, "seed": seed, "name": name, "player": "Pekka %d" % seed,
            "career": "Sirran:%d" % (seed + 2), "register": str(folder)}))
        assert code == 0, errors
    return folder


@pytest.fixture
def registers(filled, tmp_path):
    """A copy of the register for each machine."""
    for machine in ("pc", "amiga"):
        shutil.copytree(filled, tmp_path / machine)
    return tmp_path


def both(registers, *words, **given):
    """(exit code, output, errors) of a command on both machines, the paths apart."""
    pc = support.host(words[0], *words[1:], *support.host_words(
        "", {**given, "register": str(registers / "pc")})[1:])
    path = support.amiga.amiga_path(registers / "amiga")
    done = support.amiga.run_vamos([words[0].upper(), *words[1:], *support.amiga_words(
        "", {**given, "register": path})[1:]])
    def plain(text):
        return text.replace(path, "R").replace(str(registers / "pc"), "R")
    return ((pc[0], plain(pc[1]), plain(pc[2])),
            ({0: 0, 10: 2, 20: 1}[done.code], plain(done.output), plain(done.errors)))


def test_every_command_on_the_register_says_and_does_the_same_on_both_machines(registers):
    for words, given in (
            (["list"], {}), (["list"], {"find": "ÖH"}), (["list"], {"find": "ake ohm"}),
            (["list"], {"sort": "age", "lang": "en"}),
            (["list"], {"cult": "sirr", "sort": "changed"}), (["show", "åke"], {}),
            (["copy", "äijä", "Äijä II"], {}), (["list"], {"sort": "player"}),
            (["destroy", "äijä ii"], {}), (["destroy", "äijä ii"], {"yes": True}),
            (["wastebasket"], {}), (["restore", "nobody"], {}), (["restore", "ii"], {}),
            (["list"], {"sort": "race"}), (["show", "a"], {}), (["print", "åke"], {})):
        pc, amiga = both(registers, *words, **given)
        assert pc == amiga, words
    for name in ("pc", "amiga"):
        assert sorted(os.listdir(registers / name)) == [
            "aija.larp", "aija_ii.larp", "aino_rautio.larp", "ake_ohman.larp", "index",
            "wastebasket", "zorro.larp"]


def test_a_form_feed_stands_between_the_sheets_of_a_file(registers, tmp_path):
    register = support.amiga.amiga_path(registers / "amiga")
    target = tmp_path / "sheets"
    done = support.amiga.run_vamos(["PRINT", "ALL", "REGISTER=" + register,
                                    "TO=" + support.amiga.amiga_path(target)])
    assert support.lines(done)[0].endswith(": 4")
    sheets = target.read_bytes().decode("iso-8859-1").split("\f")
    shown = [support.amiga.run_vamos(["SHOW", name, "REGISTER=" + register]).output
             for name in ("Aino Rautio", "Zorro", "Åke Öhman", "Äijä")]
    assert sheets == shown


def test_the_printer_gets_a_form_feed_after_each_sheet(registers, tmp_path):
    register = support.amiga.amiga_path(registers / "amiga")
    paper = tmp_path / "paper"
    done = support.amiga.run_vamos(
        ["PRINT", "ALL", "REGISTER=" + register, "FORMAT=tabletop", "LANG=en"],
        options=("-a", "prt:" + support.amiga.amiga_path(paper)))
    assert support.lines(done) == ["Sheets printed: 4"]
    sheets = paper.read_bytes().decode("iso-8859-1").split("\f")
    assert len(sheets) == 5 and sheets[4] == "" and "Äijä" in sheets[3]


def test_a_missing_printer_is_one_sentence(registers):
    register = support.amiga.amiga_path(registers / "amiga")
    done = support.amiga.run_vamos(["PRINT", "Zorro", "REGISTER=" + register])
    assert (done.code, done.output) == (support.FAIL, "")
    assert done.errors.startswith("Kirjoitinta ei ole") and done.errors.count("\n") == 1


def test_what_another_program_changed_is_noticed_and_damage_stops_nobody(registers):
    done = support.script("tests/amiga/conflicts.py",
                          support.amiga.amiga_path(registers / "amiga"), timeout=300)
    assert support.lines(done) == [
        "zorro.larp aija.larp", "changed_on_disk", "saved over, the other's is the backup",
        "index cut: 4 rows", "index flipped: 4 rows",
        "broken: zorro.larp damaged_character, 3 rows",
        "cut off: the old one is whole", "no printer", "no_window",
        "printed over, the old one is the backup"]
