"""What the program asks before it does what a person may not have meant."""
import os

import pytest
from consoles import WORLD, tables
from desk_stories import AINO, OKY, VELHO, fill, pressed
from terminals import KeyConsole
from test_desk import REGISTER, missing, played, told
from test_desk_more import WORD, patient

from larpmaster import event, messages, store
from larpmaster.messages import text
from larpmaster.platform import host
from larpmaster.ui import app

SETTINGS = "larpmaster.settings"


@pytest.fixture(autouse=True)
def own_register(own_folder):
    fill(REGISTER, tables())


def saved(file):
    return store.load(host, os.path.join(REGISTER, file))


def test_the_game_masters_unsaved_character_is_gone_on_with_only_after_the_word():
    patient(("3", "asetukset", "2", "1=" + WORD, "2=" + WORD, "valmis", "0", "0"))
    console = patient(("3", WORD, "uusi", "1", "1", "1", "", "<", "<", "<", "<", "<", "0",
                       "jatka", "väärä", "<", "jatka", WORD, "<", "<", "<", "0", "kyllä"))
    shown = console.output.split("Jatka keskeneräistä hahmoa")
    wrong = text("desk_wrong_word")
    assert wrong in console.output and len(shown) > 2
    assert "(pelinjohtaja)" not in shown[1].split(wrong)[0].split("Salasana")[-1]
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


def test_a_deed_for_nobody_is_told_and_the_question_asked_again():
    console = told(("3", "vuosi", "2", "", "3", "<", "0", "0"))
    for who in ("desk_nobody_marked", "desk_nobody_present"):
        assert text(who) in " ".join(console.output.split())


def test_marks_are_dropped_only_after_a_question():
    begin = ("3", "3", "1", *"Peli", "F10", "2")
    console = played((*begin, " ", "ESC", "2", "ENTER", "ESC", "0", "0"))
    assert "muutettu. Hylätäänkö" in console.output and "nyt paikalla on 1." in console.output
    console = played(("3", "3", "2", "ESC", "2", " ", "ESC", "1", "ESC", "0", "0"))
    assert console.output.count("muutettu. Hylätäänkö") == 1
    assert event.load(host, REGISTER).present == [AINO]


def test_a_new_event_takes_a_date_as_finns_write_it():
    told(("3", "paikalla", "aloita", "tapahtuma=Peli", "päivä=1.12.2026", "valmis", "<", "0", "0"))
    assert event.load(host, REGISTER).date == "2026-12-01"


def test_what_is_brought_in_beside_the_same_name_is_said_before_and_may_be_left():
    told(("3", "vie", "1", "viedyt", ">", "0", "0"))
    os.remove(os.path.join(REGISTER, OKY))
    before = sorted(os.listdir(REGISTER))
    same = os.path.join("viedyt", AINO.replace(".larp", ".json"))
    console = told(("3", "tuo", "2", same, "ei", "tuo", "2", "viedyt", ">", "<", "0", "0"))
    assert missing(("entinen ei muutu. Tuodaanko silti?", "Aino Rautio (aino_rautio.larp)",
                    "nimet ovat jo", "Vain ne, joita rekisterissä ei ole (1)", "Kaikki (4)"),
                   console.output) == ""
    assert sorted(os.listdir(REGISTER)) == before
    console = told(("3", "tuo", "2", "viedyt", ">", "1", ">", "0", "0"))
    assert "Onnistui: 1." in console.output
    assert sorted(os.listdir(REGISTER)) == sorted([*before, OKY])
    told(("3", "tuo", "2", "viedyt", "<", "tuo", "2", same, "kyllä", ">", "0", "0"))
    assert sorted(os.listdir(REGISTER)) == sorted([*before, OKY, "aino_rautio-2.larp"])


def test_what_cannot_be_brought_in_counts_as_gone_through_too():
    told(("3", "vie", "1", "viedyt", ">", "0", "0"))
    for name in os.listdir("viedyt"):
        os.rename(os.path.join("viedyt", name), os.path.join("viedyt", name[:-5].upper() + ".JSON"))
    with open(os.path.join("viedyt", "AINO_RAUTIO.JSON"), "w") as broken:
        broken.write("{")
    for name in os.listdir(REGISTER):
        os.remove(os.path.join(REGISTER, name))
    console = told(("3", "tuo", "2", "viedyt", ">", "0", "0"))
    for done, name in enumerate(sorted(os.listdir("viedyt")), 1):
        assert "\n%d/4 %s\n" % (done, os.path.join("viedyt", name)) in console.output
    assert missing(("Onnistui: 3.", "Ei onnistunut: 1."), console.output) == ""


def test_f1_of_the_tables_and_of_the_language_is_their_own():
    console = told(("5", "?", ">", "<", "4", "?", ">", "<", "0"))
    assert missing(("== Taulukot ja versio", "Ohjelman versio, kone", "== Kieli",
                    "kieli tästä eteenpäin"), console.output) == ""
    assert "odottaa valikossa" not in console.output


def test_who_stands_in_the_queue_is_found_and_marked_by_letters_and_spaces_alone():
    console = played(("3", "3", "1", *"Peli", "F10", "2", *"velho", " ", *"aino", " ", "ENTER",
                      "2", *"aino", " ", *"öky", " ", "ENTER", "2", *"öky", " ", "ENTER",
                      "2", *"aino", "ENTER", "ESC", "0", "0"))
    assert missing(("Paikalle merkittiin 2, nyt paikalla on 2.",
                    "Paikalle merkittiin 1. Merkintä poistettiin: 1. Nyt paikalla on 2.",
                    "Merkintä poistettiin: 1. Nyt paikalla on 1.",
                    "Merkintöjä ei muutettu; paikalla on 1."), console.output) == ""
    assert event.load(host, REGISTER).present == [VELHO]


@pytest.mark.parametrize("width", [60, 80, 132])
def test_the_last_row_of_a_list_says_how_to_mark_and_to_leave_at_every_width(width):
    console = played(("3", "4", "2", "F7", "ENTER", "ESC", "ESC", "0", "0"), (width, 25))
    for words in ("Väli/F7 merkitsee  Enter valmis", "Esc takaisin  F1 ohje"):
        assert words in console.output
    assert ("F2-F6 rajaus" in console.output) == (width == 80)
    assert ("F6 alue" in console.output) == (width == 132)


def test_characters_are_narrowed_down_to_one_class():
    console = told(("3", "1", "f5", "taikuri", "<", "0", "0"))
    assert "1  Velho Väinö" in console.output.rsplit("kaikki hahmot; taikuri.")[1]
    at = [row.key for row in tables().classes].index("taikuri") + 1
    console = played(("3", "1", "F5", *["DOWN"] * at, "ENTER", "ENTER", "ESC", "ESC", "0", "0"))
    assert missing(("Mikä luokka, kultti tai ammatti?", "kaikki hahmot; taikuri.", "Löytyi 1."),
                   console.output) == ""


def test_a_file_that_is_broken_has_its_key_beside_the_others():
    with open(os.path.join(REGISTER, OKY), "w", encoding="utf-8") as file:
        file.write("x")
    console = played(("3", "1", "F9", "ESC", "ESC", "0", "0"))
    assert "F2-F6 rajaus  F9 viat  Esc takaisin" in console.output


def test_the_first_digit_takes_the_place_of_a_number_unless_the_cursor_is_moved():
    played(("3", "1", "ENTER", "2", "1", *["DOWN"] * 5, *"77", "F10", "8", "ESC", "ESC", "0", "0"))
    assert saved(AINO).money == 77
    played(("3", "1", "ENTER", "2", "1", *["DOWN"] * 5, "END", "0", "F10", "8", "ESC", "ESC", "0",
            "0"))
    assert saved(AINO).money == 770


def test_an_empty_number_holds_nobody_in_its_field():
    console = played(("3", "1", "ENTER", "3", "DOWN", " ", "F10", *"5", "F10", "ENTER", "ESC",
                      "ESC", "0", "0"))
    assert "kokemusta 5" in console.output


def test_a_second_year_on_the_screen_names_no_option_of_the_command():
    year = ("vuosi", "1", "aino", "1", "valmis", "kyllä")
    console = told(("3", *year, ">", *year, "ei", "0", "0"))
    assert "on jo saanut vuoden tänään." in console.output
    assert "again" not in console.output


def test_a_deed_for_many_and_its_undoing_are_done_after_a_question_that_says_what():
    console = told(("3", "kokemus", "4", "kokemus=70", "valmis", "ei", "<", "<",
                    "kokemus", "4", "kokemus=80", "valmis", "kyllä", ">", "ei",
                    "peru", "kyllä", ">", "ei", "0", "0"))
    assert missing(("Kokemusta 70, hahmoja 4.", "Kokemusta 80, hahmoja 4.", "Aino Rautio, Bertil",
                    "Viimeisin oli kokemus 20", "hahmoja 4.", "Peruttiin:"), console.output) == ""
    assert len(saved(AINO).journal) == 1


def test_reports_and_lists_name_files_and_use_the_words_of_the_tables():
    console = told(("3", "1", "velho", "1", "muokkaa", "taika", "2", "<", "<", "<", "<", "<",
                    "vie", "1", "kaikki", ">", "0", "0"))
    assert "Viety: kaikki" in console.output
    assert "both " not in console.output and "taikuri" in console.output


def test_a_text_that_ends_with_a_full_stop_gets_no_second_one_in_the_journal():
    console = told(("3", "1", "aino", "1", "muokkaa", "tekstit", "tausta", "Lähti sieltä.", ".",
                    "valmis", "tallenna", "päiväkirja", ">", "<", "<", "0", "0"))
    journal = console.output.split("päiväkirja, uusin ensin")[1]
    assert "Lähti sieltä." in journal and "sieltä.." not in journal


def test_classes_and_cults_are_called_in_the_language_of_the_person():
    messages.use("en")
    console = told(("3", "1", "bertil", "1", "edit", "classes", "2", "no", *["<"] * 4,
                    "here", "begin", "1=Game", "done", "mark", "+2", "", "list", ">", "no", "<",
                    "0", "0"))
    assert missing(("thief 1", "thief: level 1", "Now: thief.", "Event: Game", "Bertil Åke",
                    "thief 1"), console.output) == ""
    assert "varas" not in console.output


def test_CLS_24_a_priest_is_offered_the_temples_of_other_spirits_alone():
    console = told(("3", "1", "aino", "1", "muokkaa", "luokat", "3", "Zada-papit", "<", "<",
                    "hylkää", "<", "0", "0"))
    offered = console.output.split("Pappi vaihtaa temppeliä ==")[1].split("Valinta")[0]
    assert "Zada-papit" in offered and "Sirran" not in offered.split("\n", 3)[3]


def test_where_there_is_no_deed_for_many_nothing_is_asked():
    console = told(("3", "peru", "0", "0"))
    assert "Ei ole muutosta monelle hahmolle" in console.output
    assert "Perutaanko?" not in console.output


def test_one_who_was_destroyed_does_not_keep_the_deed_of_the_others_from_being_undone():
    told(("3", "kokemus", "4", "kokemus=7", "valmis", "kyllä", ">", "ei", "0", "0"))
    told(("3", "1", "aino", "1", "hävitä", "kyllä", "kyllä", "<", "0", "0"))
    console = told(("3", "peru", "kyllä", ">", "ei", "0", "0"))
    assert missing(("hahmoja 4", "Onnistui: 3.", "Ei onnistunut: 1."), console.output) == ""
    assert saved(OKY).journal[-1].what != "xp"


def test_a_folder_is_asked_for_as_a_folder():
    console = told(("3", "vie", "1", "<", "vie", "2", "<", "0", "0"))
    assert missing(("Kansio [viedyt]:", "Tiedosto tai kansio [viedyt]:"), console.output) == ""


def test_the_help_of_a_list_names_no_key_that_it_has_not():
    console = told(("2", "?", ">", "<", "0"))
    helped = " ".join(console.output.split())
    assert "F2 vaihtaa järjestyksen" in helped and "F3" not in helped and "F2-F6" not in helped


def test_a_help_is_read_with_ease_in_a_wide_window_and_a_cut_line_shows_it():
    console = KeyConsole(lambda view: pressed(("3", "1", "F1", "ESC", "ESC", "0", "0")), (132, 40))
    assert app.run(console, tables, WORLD, REGISTER, 5) == 0
    helped = [view for view in console.views if view[0] == "Ohje"][0]
    assert 60 < max(len(line) for line in helped[1:-1]) <= 78
    console = KeyConsole(lambda view: pressed(("3", "1", "ESC", "0", "0")), (60, 24))
    assert app.run(console, tables, WORLD, REGISTER, 5) == 0
    assert [line for view in console.views for line in view if line.startswith(" Velho")
            and line.endswith(".")]
