"""Printing from the screens: what may be written over, and a name that was refused."""
import os

import pytest
from consoles import tables
from desk_stories import fill
from test_desk import REGISTER, missing, played, told

from larpmaster import messages
from larpmaster.messages import text
from larpmaster.platform import printing

NOTES = "muistio.txt"


@pytest.fixture(autouse=True)
def own_register(own_folder, monkeypatch):
    monkeypatch.setattr(printing, "can_print", lambda: False)
    fill(REGISTER, tables())


def written(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def notes():
    with open(NOTES, "w", encoding="utf-8") as file:
        file.write("Osta maitoa.\n")


def test_on_the_players_side_a_print_goes_over_no_other_file_and_the_name_is_asked_again():
    notes()
    console = told(("2", "aino", "1", "2", NOTES, "aino.txt", "2", "aino.txt", "<", "<", "0"))
    told_all = " ".join(console.output.split())
    assert "muistio.txt on jo olemassa, eikä se ole tuloste; valitse toinen nimi." in told_all
    assert "[muistio.txt]" in console.output
    assert written(NOTES) == "Osta maitoa.\n" and not os.path.exists(NOTES + ".bak")
    assert console.output.count("Tulostettu hahmoja: 1. Tiedosto: aino.txt") == 2
    assert "LARP-LOMAKE" in written("aino.txt")


@pytest.mark.parametrize("name", ["../x.txt", "register/x", "/tmp/x.txt", "a\\b", "RAM:x"])
def test_a_players_print_goes_into_no_other_folder(name):
    console = told(("2", "aino", "1", "2", name, "<", "<", "<", "0"))
    assert text("desk_plain_name", found=name) in " ".join(console.output.split())
    assert not os.path.exists("../x.txt") and not os.path.exists("register/x.txt")


def test_a_players_print_is_a_text_file_by_its_name():
    names = "argparse.py", "tables", "muistio", "A.TXT"
    for name in names:
        told(("2", "aino", "1", "2", name, "<", "<", "0"))
    assert [os.path.exists(name) for name in names] == [False, False, False, True]
    for name in names[:3]:
        assert "LARP-LOMAKE" in written(name + ".txt")


def test_a_players_print_may_go_where_the_game_masters_settings_say(tmp_path):
    path = str(tmp_path / "arkit")
    told(("3", "asetukset", "1", "5=" + path, "valmis", "0", "0"))
    told(("2", "aino", "1", "2", "", "<", "<", "0"))
    assert "LARP-LOMAKE" in written(path)


def test_the_game_masters_print_has_no_name_that_python_would_run():
    for name in ("argparse.py", "blessed.PYC"):
        console = told(("3", "tulosta", "1", "aino", "1", "1", name, "<", "<", "<", "0", "0"))
        assert text("io_code_name", path=name) in " ".join(console.output.split())
        assert not os.path.exists(name)


def test_the_game_master_is_asked_before_a_print_goes_over_another_file():
    notes()
    sheet = ("3", "tulosta", "1", "aino", "1", "1", NOTES)
    told((*sheet, "ei", "aino.txt", "0", "0"))
    assert written(NOTES) == "Osta maitoa.\n" and os.path.exists("aino.txt")
    console = told((*sheet, "kyllä", "0", "0"))
    assert "eikä se ole tuloste. Tulostetaanko sen päälle?" in " ".join(console.output.split())
    assert "LARP-LOMAKE" in written(NOTES)
    assert written(NOTES + ".bak") == "Osta maitoa.\n"
    assert "Tulostetaanko sen" not in told((*sheet, "0", "0")).output


def test_a_printed_report_is_a_print_too():
    report = ("paikalla", "luettelo", ">", "kyllä", "lista.txt")
    console = told(("3", "paikalla", "aloita", "tapahtuma=Peli", "valmis", "<", *report, "<",
                    *report, "<", "0", "0"))
    assert console.output.count("Tulostettu tiedostoon lista.txt.") == 2
    assert "Tulostetaanko sen" not in console.output
    assert "Luettelo paikalla olevista" in written("lista.txt")


def test_a_sheet_is_printed_without_being_paged_through():
    console = played(("2", *"aino", "ENTER", "2", *"a.txt", "ENTER", "ESC", "ESC", "0"), (80, 24))
    assert "LARP-LOMAKE" in written("a.txt") and "LARP-LOMAKE" not in console.output


def test_a_folder_is_no_file_to_print_into_and_the_name_stays():
    console = told(("3", "tulosta", "1", "aino", "1", "1", "eiole/x.txt", "<", "<", "<", "0", "0"))
    assert missing(("eiole/x.txt", "[eiole/x.txt]"), console.output) == ""
    messages.use("en")
    notes()
    console = told(("2", "aino", "1", "2", NOTES, "<", "<", "<", "0"))
    assert "and it is no print; choose another name." in " ".join(console.output.split())


def test_a_name_that_import_or_export_refuses_is_asked_for_again():
    notes()
    os.mkdir("tyhja")
    console = told(("3", "vie", "2", NOTES, ">", "<", "0", "0"))
    assert "ei ole hahmoa JSON-muodossa" in " ".join(console.output.split())
    console = told(("3", "vie", "2", "tyhja", "eiole", "<", "vie", "1", NOTES, "<",
                    "1", "aino", "1", "vie", "eiole/x.json", "<", "<", "<", "0", "0"))
    said = " ".join(console.output.split())
    assert "tyhja ei ole yhtään JSON-tiedostoa" in said
    for name in ("tyhja", "eiole", NOTES, "eiole/x.json"):
        assert "[%s]:" % name in console.output
    assert ".new" not in console.output


def test_the_settings_make_a_folder_for_the_register_after_a_question_and_show_the_one_in_use():
    console = told(("3", "asetukset", "1", "rekisteri=toinen", "valmis", "ei",
                    "rekisteri=/proc/huu", "valmis", "kyllä", "rekisteri=toinen", "valmis",
                    "kyllä", "0", "0"))
    said = " ".join(console.output.split())
    assert "Rekisteri register" in said
    assert "Kansiota toinen ei ole. Luodaanko se?" in said
    assert "Kansiota toinen ei ole; anna rekisterille toinen kansio." in said
    assert "/proc/huu" in said.split("Kansiota /proc/huu ei ole. Luodaanko se?")[1]
    assert os.path.isdir("toinen")
    assert "register: toinen" in written("larpmaster.settings")


def test_what_is_not_set_as_register_stays_so_when_other_settings_are_saved():
    told(("3", "asetukset", "1", "valmis", "0", "0"))
    assert "register: register" not in written("larpmaster.settings")
    messages.use("en")
    console = told(("3", "settings", "1", "register=none", "done", "no", "<", "yes", "0", "0"))
    assert messages.text("desk_no_folder", path="none") in " ".join(console.output.split())
