"""Experience, years and their undoing on the screens: whom they meet, and what is asked before."""
import os

import pytest
from consoles import tables
from desk_stories import AINO, BERTIL, OKY, VELHO, contents, fill, pressed
from terminals import KeyConsole
from test_desk import REGISTER, missing, told

from larpmaster import event, last_deed, many, messages, store
from larpmaster.automatic import Wishes, make
from larpmaster.deeds import Act
from larpmaster.given import Seeds
from larpmaster.messages import text
from larpmaster.platform import host
from larpmaster.register import Register
from larpmaster.rules.dice import Dice
from larpmaster.ui import app, ending

EVENT = ("paikalla", "aloita", "tapahtuma=Peli", "valmis", "merkitse")


@pytest.fixture(autouse=True)
def own_register(own_folder):
    fill(REGISTER, tables())


def saved(file):
    return store.load(host, os.path.join(REGISTER, file))


def xp(file):
    return sum(row.xp for row in saved(file).classes)


def seen(keys):
    """The rows of the screen before each key of a play, and after it as many as were left."""
    console = KeyConsole(lambda view: pressed(keys), (80, 24), 5)
    assert app.run(console, tables, "rajakatse", REGISTER, 5) == 0
    return ["\n".join(rows) for rows in console.views]


def test_a_deed_for_one_names_him_in_its_title_and_in_its_question():
    given = xp(OKY)
    console = told(("3", "kokemus", "1", "öky", "1", "kokemus=5", "valmis", "kyllä", ">",
                    "vuosi", "1", "öky", "1", "valmis", "kyllä", ">",
                    "1", "öky", "1", "kokemus", "<", "<", "<", "0", "0"))
    assert missing(("== Öky: kokemuksen antaminen", "Öky: kokemusta 5. Annetaanko",
                    "== Öky: vuoden lisääminen", "Öky: vuosi lisää. Annetaanko",
                    "== Öky: kokemuksen antaminen"), console.output) == ""
    assert xp(OKY) > given


def test_a_deed_for_all_who_are_here_is_asked_about_even_if_that_is_one():
    before = xp(AINO)
    console = told(("3", *EVENT, "+1", "", "<", "kokemus", "3", "kokemus=5", "valmis", "ei", "<",
                    "<", "0", "0"))
    assert "Aino Rautio: kokemusta 5. Annetaanko" in console.output
    assert xp(AINO) == before


def test_the_same_experience_twice_in_a_row_on_one_day_is_given_after_a_question():
    gift = ("kokemus", "1", "öky", "1", "kokemus=5", "valmis", "kyllä")
    before = xp(OKY)
    console = told(("3", *gift, ">", *gift, "ei", "0", "0"))
    again = "Saman verran kokemusta on jo tänään saanut: Öky."
    assert again in console.output and xp(OKY) == before + 5
    assert "saman verran kokemusta (5)." in " ".join(console.output.split())
    told(("3", *gift, "kyllä", ">", "0", "0"))
    assert xp(OKY) == before + 10
    other = ("kokemus", "1", "öky", "1", "kokemus=6", "valmis", "kyllä")
    assert again not in told(("3", *other, ">", "0", "0")).output
    messages.use("en")
    console = told(("3", "4", "1", "öky", "1", "2=6", "done", "yes", "no", "0", "0"))
    assert text("do_xp_given", name="Öky", amount=6) in " ".join(console.output.split())


def test_no_at_the_last_question_leads_back_to_the_form_and_from_there_to_the_marks():
    # Three are marked; the form, its question, the form again, the marks, the form again.
    before = [xp(file) for file in (AINO, BERTIL, OKY, VELHO)]
    keys = ("3", "4", "2", "   ", "ENTER", "50", "F10", "ESC", "ESC", "ENTER", "F10", "1", "ENTER",
            "2", "0", "0")
    views = seen(keys)
    asked = [number for number, rows in enumerate(views) if "hahmoja 3" in rows]
    assert len(asked) == 2
    form = views[asked[0] + 1]
    assert "Kokemuksen antaminen (3)" in form and " 50" in form
    marks = views[asked[0] + 2]
    assert "Merkitty 3" in marks and text("ui_drop_changes") not in marks
    assert " 50" in views[asked[0] + 3]
    after = [xp(file) for file in (AINO, BERTIL, OKY, VELHO)]
    assert [new - old for new, old in zip(after, before)] == [50, 50, 0, 50]


def test_esc_from_the_form_and_from_the_marks_leads_back_step_by_step():
    views = seen(("3", "4", "2", " ", "ENTER", "ESC", "ESC", "ESC", "0", "0"))
    menu, whom, _, marked, form = views[1:6]
    assert "[x] Aino Rautio" in marked and "Aino Rautio: kokemuksen antaminen" in form
    steps = [[row for row in view.split("\n") if row.strip()][:8] for view in views[6:9]]
    for step, view in zip(steps, (marked, whom, menu)):
        assert step == [row for row in view.split("\n") if row.strip()][:8]


def test_a_copy_of_the_same_name_and_player_is_saved_after_a_question():
    before = set(contents(REGISTER))
    copy = ("3", "1", "öky", "1", "kopioi", "ÖKY")
    asked = "samalla pelaajalla samanniminen hahmo"
    console = told((*copy, "ei", "Toinen", "<", "<", "0", "0"))
    assert asked in " ".join(console.output.split())
    assert set(contents(REGISTER)) - before == {"toinen.larp"}
    told((*copy, "kyllä", "<", "<", "0", "0"))
    assert set(contents(REGISTER)) - before == {"toinen.larp", "oky-2.larp"}


def test_a_new_character_of_the_same_name_and_player_is_saved_after_a_question():
    fighter = ("1", "1", "1", "1", "", "7 1 3 8 2 4 5", "", "", "", "1", "taistelija", "8", "7",
               ">", "aino rautio")
    other = (*fighter, "Joku", ">", "", "0")
    assert "samalla pelaajalla" not in " ".join(told(other, 3).output.split())
    console = told((*fighter, "MAIJA", ">", "1", "ei", "1", "kyllä", "0"), 3)
    told_all = " ".join(console.output.split())
    assert told_all.count("samalla pelaajalla samanniminen hahmo: aino rautio") == 2
    assert [os.path.exists(os.path.join(REGISTER, "aino_rautio-%d.larp" % number))
            for number in (2, 3, 4)] == [True, True, False]


def test_the_game_masters_menu_tells_of_a_deed_that_was_cut_off_until_it_is_undone():
    before = contents(REGISTER)
    people = Register(host, REGISTER)
    last_deed.begin(people, people.files(), "year", "2026-11-30")
    for file in (AINO, OKY):
        held = people.open(file)
        many.live(held.character, tables(), Act("2026-11-30", "gm", False),
                  Seeds(host, {"seed": "1"}))
        people.save(held)
    console = told(("3", "peru", "kyllä", ">", "ei", "1", "<", "0", "0"))
    told_all = " ".join(console.output.split())
    assert "Usean hahmon muutos jäi kesken: vuosi 2026-11-30, tehty 2/4." in told_all
    assert "Viimeisin oli vuosi 2026-11-30, hahmoja 2." in told_all
    assert console.output.count("jäi kesken") == 1
    assert contents(REGISTER) == before


def test_the_game_masters_menu_takes_no_deed_that_goes_on_for_one_that_was_cut_off():
    people = Register(host, REGISTER)
    with last_deed.alone(people):
        last_deed.begin(people, people.files(), "year", "2026-11-30")
        assert "kesken" not in told(("3", "0", "0")).output
    # Nothing was done of it.
    assert "kesken" not in told(("3", "0", "0")).output


def here():
    return event.load(host, REGISTER).present


def test_who_dies_or_is_destroyed_leaves_the_list_of_who_is_here_and_comes_back_with_his_life():
    told(("3", *EVENT, "+*", "", "<", "1", "aino", "1", "siirrä", "3", "<", "<", "0", "0"))
    assert here() == [BERTIL, VELHO, OKY]
    told(("3", "1", "aino", "1", "peru", "kyllä", "<", "<", "0", "0"))
    assert here() == [BERTIL, VELHO, OKY, AINO]
    for state in ("2", "3", "1"):
        told(("3", "1", "öky", "1", "siirrä", state, "<", "<", "0", "0"))
        assert (OKY in here()) == (state == "1")
    destroy = ("3", "1", "bertil", "1", "hävitä", "kyllä", "kyllä", "<", "0", "0")
    told(destroy)
    assert BERTIL not in here()
    console = told(("3", "roskakori", "1", "kyllä", "<", "kokemus", "3", "kokemus=5", "valmis",
                    "kyllä", ">", "ei", "0", "0"))
    assert "hävitetty tapahtumassa Peli" in console.output and BERTIL in here()
    assert "Onnistui: 4." in console.output and "Ei onnistunut" not in console.output


def test_who_is_brought_back_in_the_next_event_is_not_there_and_the_old_event_keeps_its_name():
    told(("3", *EVENT, "+*", "", "<", "1", "bertil", "1", "hävitä", "kyllä", "kyllä", "<",
          "paikalla", "aloita", "kyllä", "tapahtuma=Toinen", "valmis", "<", "0", "0"))
    console = told(("3", "roskakori", "1", "kyllä", "<", "0", "0"))
    assert "hävitetty tapahtumassa Peli" in console.output and here() == []


def test_the_experience_that_a_spirit_gave_is_told_apart_in_the_menu_of_a_character():
    row = saved(AINO).classes[0]
    assert row.spirit_xp
    console = told(("3", "1", "aino", "1", "<", "<", "0", "0"))
    assert "kokemusta %d (josta hengen antamaa %d)" % (
        row.xp + row.spirit_xp, row.spirit_xp) in console.output


def test_years_in_which_nothing_happened_stand_on_one_line():
    given = {"name": "Laiska", "race": "haltija", "career": "idle:20"}
    character = make(Wishes(tables(), given), Dice(4), "rajakatse").character
    told_of = ending.result_lines(character, tables(), 80)
    years = [line for line in told_of if " vuosi (" in line]
    assert len(character.career) >= 20 and len(years) < 5
    assert [line for line in years if line.startswith("1.-") and "lorvimista." in line]
