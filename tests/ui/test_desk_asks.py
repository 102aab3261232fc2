"""What the program asks before it does what a person may not have meant."""
import os

import pytest
from consoles import tables
from desk_stories import AINO, OKY, fill
from test_desk import REGISTER, missing, played, told
from test_desk_more import WORD, patient

from larpmaster import messages, store
from larpmaster.platform import host

SETTINGS = "larpmaster.settings"


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    messages.use("fi")
    fill(REGISTER, tables())
    yield
    messages.use("fi")


def saved(file):
    return store.load(host, os.path.join(REGISTER, file))


def test_the_game_masters_unsaved_character_is_gone_on_with_only_after_the_word():
    patient(("3", "asetukset", "2", "1=" + WORD, "2=" + WORD, "valmis", "0", "0"))
    console = patient(("3", WORD, "uusi", "1", "1", "1", "", "<", "<", "<", "<", "<", "0",
                       "jatka", "väärä", "<", "jatka", WORD, "<", "<", "<", "0", "kyllä"))
    shown = console.output.split("Jatka keskeneräistä hahmoa")
    assert "Salasana on väärä" in console.output and len(shown) > 2
    assert "(pelinjohtaja)" not in shown[1].split("Salasana on väärä")[0].split("Salasana")[-1]
    assert console.output.endswith("Näkemiin.\n")


@pytest.mark.parametrize("broken", ["nonsense\n", "password: "])
def test_a_faulty_settings_file_shuts_the_game_masters_side_until_it_is_mended(broken):
    patient(("3", "asetukset", "2", "1=" + WORD, "2=" + WORD, "valmis", "0", "0"))
    with open(SETTINGS, encoding="utf-8") as file:
        good = file.read()

    def write(content):
        with open(SETTINGS, "w", encoding="utf-8") as file:
            file.write(content)

    def lines():
        yield from ("3", "3")
        write(good)
        yield from ("3", WORD, "0", "0")

    write(good.replace("password: ", broken + "x"))
    console = patient(lines())
    assert console.output.count("Asetustiedosto larpmaster.settings on viallinen") == 3
    assert console.output.count("== Pelinjohtajan puoli ==") == 2


def test_a_level_is_lost_only_after_a_question_and_never_by_enter_alone():
    level = saved(OKY).classes[0].level
    told(("3", "1", "öky", "1", "tasot", "", "tasot", "1", "", "<", "<", "0", "0"))
    played(("3", "1", "öky", "ENTER", "5", "ENTER", "5", "1", "ENTER", "ESC", "ESC", "0", "0"))
    assert saved(OKY).classes[0].level == level
    console = told(("3", "1", "öky", "1", "tasot", "1", "kyllä", ">", "<", "<", "0", "0"))
    assert "lähtee yksi taso: taistelija" in console.output
    assert saved(OKY).classes[0].level == level - 1


def test_a_new_event_is_begun_only_after_a_question_when_somebody_is_there():
    begin = ("aloita", "tapahtuma=Peli", "valmis")
    console = told(("3", "paikalla", *begin, "merkitse", "+1-3", "", "aloita", "ei", "luettelo",
                    ">", "ei", "aloita", "kyllä", "tapahtuma=Toinen", "valmis", "<", "0", "0"))
    assert missing(("on paikalla 3, ja roskakorissa on 0", "Aino Rautio", "Toinen on alkanut"),
                   console.output) == ""
    assert os.path.exists(os.path.join(REGISTER, AINO))
