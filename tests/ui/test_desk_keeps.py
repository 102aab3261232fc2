"""What the screens find in a list, and what they keep of it for the next time."""
import os

import pytest
from consoles import tables
from desk_stories import AINO, BERTIL, fill
from test_desk import REGISTER, missing, played, told


@pytest.fixture(autouse=True)
def own_register(own_folder):
    fill(REGISTER, tables())


def content(file):
    with open(os.path.join(REGISTER, file), encoding="utf-8") as opened:
        return opened.read()


def test_a_search_without_dots_finds_names_that_have_them():
    console = told(("3", "1", "bertil ake", "1", "<", "<", "0", "2", "orjan", "1", "<", "<", "0"))
    assert missing(("== Bertil Åke ==", "== Bertil Åke =="), console.output) == ""


def test_back_from_a_character_the_search_and_the_place_are_as_they_were():
    # The second of those that "r" finds is opened, and so it is again by Enter alone.
    played(("3", "1", "r", "DOWN", "ENTER", "ESC", "ENTER", "a", "3", "ESC", "ESC", "0", "0"))
    assert "\nstate: dead\n" in content(BERTIL)
    console = told(("3", "1", "r", "2", "<", "", "<", "<", "0", "0"))
    assert console.output.count("== Bertil Åke ==") == 2
    assert "Haku: r" in console.output


def test_the_first_letter_begins_another_search_and_backspace_mends_the_old_one():
    for keys in (("öky",), ("BACKSPACE", "BACKSPACE", "BACKSPACE", "BACKSPACE", "öky")):
        console = played(("3", "1", "aino", "ENTER", "ESC", *keys, "ENTER", "d", "1", "1", "ESC",
                          "0", "0"))
        assert "on roskakorissa" in console.output
        assert os.path.exists(os.path.join(REGISTER, AINO))
        fill(REGISTER, tables(), (("Öky", "", "11", "taistelija:9"),))


def test_the_cursor_follows_a_character_whose_name_was_changed():
    told(("3", "1", "1", "muokkaa", "tiedot", "nimi=Zorro", "valmis", "tallenna", "<", "", "siirrä",
          "3", "<", "<", "0", "0"))
    assert "\nname: Zorro\n" in content(AINO) and "\nstate: dead\n" in content(AINO)


def test_the_player_is_led_back_to_the_place_in_the_list():
    console = told(("2", "åke", "1", "<", "", "<", "<", "0"))
    assert console.output.count("Haku: åke") == 2
    assert os.path.exists(os.path.join(REGISTER, BERTIL))


def test_a_function_key_keeps_what_was_searched():
    console = told(("3", "1", "aino", "f2", "2", "1", "<", "<", "0", "0"))
    assert missing(("Järjestys: pelaaja", "Haku: aino", "== Aino Rautio =="), console.output) == ""
