"""The game master's side: the word, other programs on the same register, many characters, sizes,
languages."""
import os
import shutil

import pytest
from consoles import CTRL_C, WORLD, Console, tables
from desk_stories import AINO, OKY, PEOPLE, fill, pressed
from terminals import Terminal
from test_desk import REGISTER, missing, played, told

from larpmaster import messages, store
from larpmaster.messages import text
from larpmaster.platform import host
from larpmaster.tables import load
from larpmaster.ui import app, checkin, editing, gamemaster, person

WORD = "sysi"
pytestmark = pytest.mark.usefixtures("own_folder")


class Patient(Console):
    """A console whose clock runs for nothing: what the program waited is kept."""

    def __init__(self, lines):
        Console.__init__(self, lines)
        self.waits = []

    def wait(self, seconds):
        self.waits.append(seconds)

    STRETCH_ROUNDS = 2


def patient(lines):
    console = Patient(lines)
    assert app.run(console, tables, "rajakatse", REGISTER, 5) == 0
    return console


def test_the_word_opens_the_game_masters_side_and_wrong_ones_take_longer_and_longer():
    fill(REGISTER, tables())
    console = patient(("3", "asetukset", "2", "1=" + WORD, "2=" + WORD, "valmis", "0",
                       "3", "väärä", "toinen", "<", "3", "kolmas", WORD, "0", "0"))
    assert console.waits == [1] * 7
    assert missing(("Salasana on väärä", "Odota 1 s", "Odota 4 s", "Odota 3 s", "Odota 1 s"),
                   console.output) == ""
    assert console.titles.count("Pelinjohtajan puoli") >= 6
    with open("larpmaster.settings", encoding="utf-8") as file:
        kept = file.read()
    assert "password: pbkdf2-sha256" in kept and WORD not in kept


def test_esc_leaves_the_game_masters_side_after_a_question_where_there_is_a_word():
    fill(REGISTER, tables())
    console = patient(("3", "<", "3", "asetukset", "2", "1=" + WORD, "2=" + WORD, "valmis",
                       "<", "ei", "<", "kyllä", "3", WORD, "0", "0"))
    assert console.output.count("Poistutaanko pelinjohtajan puolelta?") == 2
    assert console.output.endswith("Näkemiin.\n")


def test_the_word_is_typed_twice_alike_and_changed_only_by_who_knows_it():
    fill(REGISTER, tables())
    console = patient(("3", "asetukset", "2", "1=a", "2=b", "valmis", "2=a", "valmis",
                       "asetukset", "3", "väärä", "<", "asetukset", "2", "a", "1=c", "2=c",
                       "valmis", "asetukset", "3", "c", "0", "3", "0", "0"))
    assert missing((text("desk_words_differ"), "Salasana on asetettu", "Salasana on väärä",
                    "Salasana on asetettu", "Salasana on poistettu"), console.output) == ""
    assert console.asked[-2][0].startswith("Valinta")


def test_without_the_word_a_player_sees_the_living_and_their_larp_sheets_alone():
    fill(REGISTER, tables())
    patient(("3", "1", "öky", "1", "siirrä", "3", "<", "<", "asetukset", "2", "1=" + WORD,
             "2=" + WORD, "valmis", "0", "0"))
    console = patient(("2", "öky", "aino", "1", "1", ">", "4", "3", "<", "0"))
    assert missing(("Tällaisia hahmoja ei ole", "LARP-LOMAKE", "Salasana"), console.output) == ""
    assert "PÖYTÄPELILOMAKE" not in console.output and "Päiväkirja" not in console.output
    console = Patient(("<", "0"))
    assert app.run(console, tables, "rajakatse", REGISTER, 5, "Öky") == 0
    assert text("desk_not_living") in console.output
    assert "LOMAKE" not in console.output


@pytest.mark.parametrize("choice, wanted", [
    ("3", {AINO: "Täällä muutettu"}), ("2", {AINO: "Muualla muutettu",
                                             "taalla_muutettu.larp": "Täällä muutettu"}),
    ("4", {AINO: "Muualla muutettu"})])
def test_what_another_program_saved_meanwhile_is_lost_only_by_choice(choice, wanted):
    fill(REGISTER, tables())
    path = os.path.join(REGISTER, AINO)

    def lines():
        yield from ("3", "1", "aino", "1", "muokkaa", "tiedot", "nimi=Täällä muutettu", "valmis")
        character = store.load(host, path)
        character.name = "Muualla muutettu"
        store.save_as(host, path, character)
        yield from ("tallenna", "1", ">", choice)
        if choice == "4":
            yield from ("<", ">", "3")
        yield from ("<", "<", "0", "0")

    console = told(lines())
    assert missing(("Toinen ohjelma on muuttanut", "Toinen versio", "Muualla muutettu"),
                   console.output) == ""
    assert console.output.endswith("Näkemiin.\n")
    found = {name: store.load(host, os.path.join(REGISTER, name)).name
             for name in wanted}
    assert found == wanted


def test_a_year_for_two_hundred_names_the_one_that_is_broken_and_does_the_others():
    people = [("Hahmo %d" % number, "", str(number), "taistelija:%d" % (number % 4 + 1))
              for number in range(200)]
    fill(REGISTER, tables(), people)
    broken = os.path.join(REGISTER, "hahmo_77.larp")
    with open(broken, "r+b") as file:
        file.truncate(600)
    console = told(("3", "vuosi", "4", "valmis", "kyllä", ">", "ei", "peru", "kyllä", ">", "ei",
                    "1", "f9", ">", "<", "0", "0"))
    assert missing(("Onnistui: 199.", "Hahmo 199: ", "Onnistui: 199."), console.output) == ""
    assert "hahmo_77.larp" in console.output
    assert len(store.load(host, os.path.join(REGISTER, "hahmo_5.larp")).journal) == 1


def test_ctrl_c_in_the_middle_of_an_edit_loses_nothing_that_was_typed():
    fill(REGISTER, tables())
    console = told(("3", "1", "aino", "1", "muokkaa", "tiedot", "rahaa=77", "valmis", "kyvyt",
                    CTRL_C, "tallenna", "<", "<", "0", "0"))
    assert "Keskeytetty" in console.output
    assert store.load(host, os.path.join(REGISTER, AINO)).money == 77


def test_what_is_refused_at_one_field_of_a_form_changes_none():
    fill(REGISTER, tables())
    console = told(("3", "1", "aino", "1", "muokkaa", "tiedot", "rahaa=77", "ikä=3", "valmis",
                    "<", "kyllä", "8", "<", "<", "0", "0"))
    assert "on jo elänyt pidempään" in console.output
    assert "Tallentamattomia muutoksia: 0." in console.output
    assert len(store.load(host, os.path.join(REGISTER, AINO)).journal) == 1


def test_sheets_of_all_who_are_here_go_into_one_file_a_page_each():
    fill(REGISTER, tables())
    files = ("3", "paikalla", "aloita", "tapahtuma=Peli", "valmis", "merkitse", "+1", "+4", "",
             "<", "tulosta", "3", "3", "arkit.txt", "0", "0")
    if host.can_print():
        files = files[:-3] + ("2",) + files[-3:]
    console = told(files)
    assert "Tulostettu hahmoja: 2." in console.output
    with open("arkit.txt", encoding="utf-8") as file:
        pages = file.read().split("\f")
    assert [name for page in pages for name in ("Aino Rautio", "Öky") if name in page] == [
        "Aino Rautio", "Aino Rautio", "Öky", "Öky"]


@pytest.mark.parametrize("language", messages.LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (132, 50)])
def test_the_real_program_edits_and_undoes_in_a_terminal(language, size, tmp_path):
    fill(str(tmp_path / REGISTER), tables())
    with open(tmp_path / REGISTER / OKY, encoding="utf-8") as file:
        before = file.read()
    terminal = Terminal(["--seed=5", "--lang=" + language], tmp_path, size)
    try:
        for key in pressed(("3", "1", "öky", "ENTER", "2", "1", "TAB", "Pia", "F10", "8")):
            terminal.press(key)
        assert store.load(host, str(tmp_path / REGISTER / OKY)).player == "Pia"
        for key in pressed(("7", "1", "ESC", "ESC", "0", "0")):
            terminal.press(key)
        assert terminal.code == 0
    finally:
        terminal.close()
    with open(tmp_path / REGISTER / OKY, encoding="utf-8") as file:
        assert file.read() == before


@pytest.mark.parametrize("size", [(80, 24), (132, 50)])
def test_help_stands_behind_every_screen_of_the_side(size):
    fill(REGISTER, tables())
    keys = ["3"]
    for item, back in (("1", 1), ("3", 1), ("4", 1), ("5", 1), ("7", 1), ("8", 1), ("9", 1),
                       ("a", 1), ("b", 1)):
        keys.extend([item, "F1", "ESC"] + ["ESC"] * back)
    keys.extend(["1", *PEOPLE[0][0][:4], "ENTER"])
    for item in "2abcd":
        keys.extend([item, "F1", "ESC", "ESC"])
    console = played(keys + ["ESC", "ESC", "0", "0"], size)
    assert console.output.count(messages.text("ui_help")) >= 14
    assert "Näkemiin." in console.output


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_each_line_of_a_menu_has_a_word_of_its_own_to_be_typed(language):
    messages.use(language)
    for key, count in (("desk_words_gm", len(gamemaster.ITEMS) + 1),
                       ("desk_words_one", len(person.ITEMS)),
                       ("desk_words_here", len(checkin.ITEMS)),
                       ("ed_words_edit", len(editing.ITEMS) + 1)):
        words = messages.text(key).split(",")
        assert len(words) == len(set(words)) == count, key


@pytest.mark.parametrize("language,one,several", [
    ("fi", "vain alueella Vardakov", "vain alueilla Vardakov, Metsäläiset"),
    ("en", "only in Vardakov", "only in Vardakov, Metsäläiset")])
@pytest.mark.parametrize("regions", ["Vardakov", "Vardakov Metsäläiset"])
def test_a_cult_of_other_regions_says_where_it_is_found(tmp_path, language, one, several, regions):
    folder = tmp_path / "world"
    shutil.copytree(host.join(host.tables_folder(), WORLD), folder)
    cults = (folder / "cults.txt").read_text("utf-8")
    column = "| Vardakov" + " " * 4
    assert cults.count(column) == 1
    (folder / "cults.txt").write_text(cults.replace(column, "| " + regions + " "), "utf-8")
    messages.use(language)
    console = Console(("1", "1", "1", "1", "", "0", "", "", "Vuoriniitty", "1", *"<<<<<<<<<", "0"))
    own = load(str(folder), host.read_file, host.join)
    assert app.run(console, lambda: own, WORLD, REGISTER, 10) == 0
    assert ("; %s\n" % (several if " " in regions else one)) in console.output
