"""The Installer script, run against folders: what it asks, copies and leaves alone."""
import pathlib

import pytest
from installer import Aborted, Installer, parse

SOURCE = pathlib.Path(__file__).resolve().parents[2] / "amiga" / "workbench" / "Install"
SCRIPT = SOURCE.read_text("utf-8")
FILES = ("Larpmaster", "Larpmaster.info", "Larpmaster.guide", "Larpmaster.guide.info", "Install",
         "Install.info", "Larpmaster.readme", "C/micropython", "Licences/Larpmaster",
         "Licences/MicroPython", "tables/rajakatse/races.txt", "rooms/gifts.mpy",
         "rooms/messages/en.mpy")
LEFT = {"Install", "Install.info", "Larpmaster.readme", "Larpmaster.020"}


@pytest.fixture
def machine(tmp_path):
    """Volumes RAM: with the unpacked archive and Work: without anything."""
    (tmp_path / "Work").mkdir()
    drawer = tmp_path / "RAM" / "Larpmaster"
    for name in FILES:
        (drawer / name).parent.mkdir(parents=True, exist_ok=True)
        (drawer / name).write_text("new " + name)
    (tmp_path / "RAM" / "Larpmaster.info").write_text("icon of the drawer")
    return tmp_path


def installed(machine, current="RAM:Larpmaster", **options):
    answers = {"askchoice": "Suomi", "askbool": 1, **options.pop("answers", {})}
    run = Installer(machine, current, answers, **options)
    run.run(SCRIPT)
    return run


def files(folder):
    return {path.relative_to(folder).as_posix(): path.read_text()
            for path in folder.rglob("*") if path.is_file()}


def test_everything_goes_into_a_drawer_with_its_icon(machine):
    run = installed(machine)
    found = files(machine / "Work")
    assert found.pop("Larpmaster.info") == "icon of the drawer"
    assert found == {"Larpmaster/" + name: "new " + name for name in FILES if name not in LEFT}
    assert run.names["@default-dest"] == "Work:Larpmaster"
    assert run.percents == sorted(run.percents) and run.percents[-1] == 100


@pytest.mark.parametrize("choice,value,word", [
    ("Suomi", "fi", "Mihin"), ("English", "en", "Where")])
def test_the_language_is_asked_first_and_written_into_the_icon(machine, choice, value, word):
    run = installed(machine, answers={"askchoice": choice})
    assert run.asked[0][0] == "askchoice"
    assert "Millä" in run.asked[0][1] and "which" in run.asked[0][1]
    assert run.asked[1][1].startswith(word)
    assert run.tool_types == {"Work:Larpmaster/Larpmaster": {"LANGUAGE": value}}


@pytest.mark.parametrize("cpu,fast", [
    ("68000", False), ("68010", False), ("68020", True), ("68030", True), ("68040", True),
    ("68060", True), ("unknown", False)])
def test_a_better_processor_gets_the_faster_program_if_there_is_one(machine, cpu, fast):
    installed(machine, cpu=cpu)
    program = machine / "Work" / "Larpmaster" / "Larpmaster"
    assert program.read_text() == "new Larpmaster"
    (machine / "RAM" / "Larpmaster" / "Larpmaster.020").write_text("fast")
    installed(machine, cpu=cpu)
    assert program.read_text() == ("fast" if fast else "new Larpmaster")
    assert not (machine / "Work" / "Larpmaster" / "Larpmaster.020").exists()


@pytest.mark.parametrize("keep", [0, 1])
def test_an_update_leaves_characters_and_tool_types_alone_and_asks_for_the_tables(machine, keep):
    old = machine / "Work" / "Larpmaster"
    for name in ("Larpmaster", "Larpmaster.info", "register/aino.larp", "rooms/gifts.mpy",
                 "tables/rajakatse/races.txt"):
        (old / name).parent.mkdir(parents=True, exist_ok=True)
        (old / name).write_text("old")
    run = installed(machine, answers={"askbool": keep})
    found = files(old)
    assert found["Larpmaster"] == "new Larpmaster"
    assert found["rooms/gifts.mpy"] == "new rooms/gifts.mpy"
    assert found["Larpmaster.info"] == found["register/aino.larp"] == "old"
    assert found["tables/rajakatse/races.txt"] == (
        "old" if keep else "new tables/rajakatse/races.txt")
    assert [name for name, _ in run.asked] == ["askchoice", "askdir", "askbool"]


def test_it_does_not_copy_files_onto_themselves(machine):
    before = files(machine)
    with pytest.raises(Aborted, match="asenna muualle"):
        installed(machine, answers={"askdir": "RAM:"})
    assert files(machine) == before


def test_an_older_system_is_told_what_is_needed_and_2_x_gets_amigaguide(machine):
    with pytest.raises(Aborted, match="2.04"):
        installed(machine, version=36)
    assert files(machine / "Work") == {}
    assert installed(machine, version=38).tools == {
        "Work:Larpmaster/Larpmaster.guide": "AmigaGuide"}
    assert installed(machine, version=39).tools == {}


def test_the_reader_of_these_tests_refuses_what_is_not_installer_s_language(tmp_path):
    with pytest.raises(AssertionError):
        parse("(set a 1")
    with pytest.raises(AttributeError):
        Installer(tmp_path, "RAM:", {}).run('(format "DH0:")')
    with pytest.raises(AssertionError):
        Installer(tmp_path, "RAM:", {}).run("(set a b)")
