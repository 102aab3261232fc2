"""The program by single keys: in this process, and the real program in a pseudo-terminal."""
import os
import random

import pytest
from consoles import WORLD, tables
from stories import assigned
from terminals import KeyConsole, Terminal, a_character, pages, typed

from larpmaster import journal, messages, store
from larpmaster.automatic import Wishes, make
from larpmaster.jsontext import character_json
from larpmaster.platform import host
from larpmaster.rules.dice import Dice
from larpmaster.ui import app

# class: (seed, script, options of `new` for the same character, its file)
CLASSES = {
    "fighter": ("3", a_character("1", "1", "7 1 3 8 2 4 5", "22", (("taist", "8"),), "Aino"),
                {"race": "ihminen", "sex": "mies", "age": "22", "career": "taistelija:8",
                 "assign": assigned("7 1 3 8 2 4 5"), "name": "Aino"}, "aino.larp"),
    "priest": ("2", a_character("2", "2", "2 3 4 5 7 6 8", "70", (("sirr", "10"),), "Äiti", "2"),
               {"race": "haltija", "sex": "nainen", "age": "70", "career": "Sirran:10",
                "assign": assigned("2 3 4 5 7 6 8"), "name": "Äiti", "region": "Vuoriniitty"},
               "aiti.larp"),
    "mage": ("7", a_character("3", "2", "3 4 5 7 6 1 8", "30", (("bokean", "6"), ("DEI", "3")),
                              "Velho"),
             {"race": "puolihaltija", "sex": "nainen", "age": "30",
              "career": "Bokean illusio:6,Deinosan:3", "name": "Velho",
              "assign": assigned("3 4 5 7 6 1 8")}, "velho.larp"),
    "thief": ("9", a_character("1", "2", "3 1 7 2 4 6 8", "25", (("varas", "11"),), "Silmu"),
              {"race": "ihminen", "sex": "nainen", "age": "25", "career": "varas:11",
               "assign": assigned("3 1 7 2 4 6 8"), "name": "Silmu"}, "silmu.larp"),
    "ordinary": ("11", a_character("4", "1", "1 2 3 5 6 7 8", "15", (("tavallinen", "5"),), "Möö"),
                 {"race": "peikko", "sex": "mies", "age": "15", "career": "tavallinen:5",
                  "assign": assigned("1 2 3 5 6 7 8"), "name": "Möö"}, "moo.larp")}
CLASS_OF = {"fighter": "taistelija", "priest": "pappi", "mage": "taikuri", "thief": "varas",
            "ordinary": "tavallinen"}
SIZES = ((80, 24), (100, 40), (132, 50))
by_class = pytest.mark.parametrize("name", CLASSES)
pytestmark = pytest.mark.usefixtures("own_folder")


def play(script, seed="1", size=(80, 25), looked_at=None):
    """The console after the keys of a script or a list; earlier saved files are gone."""
    if os.path.isdir("register"):
        for file in os.listdir("register"):
            os.remove(os.path.join("register", file))
    console = KeyConsole(script if callable(script) else lambda view: iter(script), size,
                         looked_at=looked_at)
    assert app.run(console, tables, WORLD, "register", int(seed)) == 0
    return console


def saved(name):
    return store.load(host, os.path.join("register", CLASSES[name][3]))


def saved_json(name):
    return character_json(saved(name), tables())


def wished_json(name):
    seed, _, given, _ = CLASSES[name]
    made = make(Wishes(tables(), given), Dice(int(seed)), WORLD)
    journal.date_making(made.character, host.today())
    return character_json(made.character, tables())


@by_class
@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_each_class_is_made_in_the_real_program(name, language, tmp_path):
    seed, script, _, file = CLASSES[name]
    size = SIZES[messages.LANGUAGES.index(language)]
    messages.use(language)
    terminal = Terminal(["--seed=" + seed, "--lang=" + language], tmp_path, size)
    try:
        terminal.play(script)
        assert terminal.code == 0
        assert messages.text("ui_goodbye") in terminal.view.rows[0]
    finally:
        terminal.close()
    assert os.path.isfile(os.path.join("register", file))
    assert saved_json(name) == wished_json(name)
    levels = {row.class_: row.level for row in saved(name).classes}
    assert CLASS_OF[name] in levels
    assert levels[CLASS_OF[name]] >= 1 or name == "ordinary"


@by_class
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_fits_and_the_character_is_the_one_of_new(name, size):
    console = play(CLASSES[name][1], CLASSES[name][0], size)
    assert saved_json(name) == wished_json(name)
    assert all(view[0] and view[-1] for view in console.views)


@by_class
def test_each_screen_is_one_write(name):
    console = play(CLASSES[name][1], CLASSES[name][0])
    drawn = [text for text in console.written if text.startswith("\x1b[1;1H")]
    assert len(console.written) <= len(console.pressed) + 2
    assert all(len(text) < 4000 for text in drawn)


@by_class
def test_escape_and_enter_change_nothing_where_they_lead_back(name):
    seed, script, _, _ = CLASSES[name]
    wanted = wished_json(name)
    keys = play(script, seed).pressed
    tried = 0
    for count in range(len(keys)):
        console = play(keys[:count] + ["ESC", "ENTER"] + keys[count:], seed,
                       looked_at=(count, count + 2))
        if len(console.views) > count + 2 and console.views[count] == console.views[count + 2]:
            tried += 1
            assert saved_json(name) == wanted, console.views[count]
    assert tried > 12, tried


@pytest.mark.parametrize("extra", ["UNKNOWN", "F1", "\x01"])
def test_a_key_without_a_meaning_and_help_change_nothing(extra):
    seed, script, _, _ = CLASSES["fighter"]
    keys = play(script, seed).pressed
    more = [extra, "ENTER"] if extra == "F1" else [extra]
    told = 0
    for count in range(len(keys)):
        console = play(keys[:count] + more + keys[count:], seed, looked_at=(count, count + 1))
        assert saved_json("fighter") == wished_json("fighter"), console.views[count]
        told += console.views[count + 1] != console.views[count]
    assert told > (len(keys) - 1 if extra == "F1" else 15)


@by_class
def test_the_input_may_end_at_every_key(name):
    seed, script, _, _ = CLASSES[name]
    keys = play(script, seed).pressed
    for count in range(len(keys)):
        console = play(keys[:count], seed, looked_at=())
        said = "ui_end_kept" if os.path.exists("register/unfinished") else "ui_end_of_input"
        assert console.output.endswith(messages.text(said) + "\n")


def test_the_re_roll_key_is_there_only_with_the_right():
    without = play(["1", "1", "1", "3"], "1").views
    assert "Heitä kaikki" not in "".join(without[3])
    assert messages.text("ui_wrong_key") in "".join(without[4])
    with_right = play(["1", "1", "1", "3", "1"], "5").views
    assert "3  Heitä kaikki kahdeksan uudelleen" in "\n".join(with_right[3])
    assert "Uudelleen heitetty: 1." in "\n".join(with_right[5])
    assert "Uudelleen heitetty" not in "\n".join(play(["1", "1", "1", "3", "2"], "5").views[5])


def test_the_cursor_keys_move_and_one_move_writes_two_lines():
    console = play(["DOWN", "DOWN", "UP", "UP", "UP", "ENTER"])
    assert messages.text("ui_goodbye") in console.output
    assert all(len(written) < 250 for written in console.written[1:6])


def test_long_lists_page_on_a_small_screen():
    keys = ["1", "1", "1", "1", "ENTER", "0", "ENTER", "ENTER", "ENTER", "1"]
    console = play(keys + ["PAGE_DOWN", "END", "HOME", "UP", "PAGE_UP", "DOWN", "ENTER"], "3",
                   (80, 16))
    shown = ["\n".join(view) for view in console.views[len(keys):]]
    assert "Sivu 1/2" in shown[0] and "Sivu 2/2" in shown[1]
    assert "metsäläis-shamaanit" in shown[1] and "taistelija 80 %" in shown[3]


def test_backspace_and_a_text_longer_than_the_row():
    def script(view):
        yield from ("1", "1", "1", "1", "ENTER", "0", "ENTER", "ENTER", "1", "4", "7")
        yield from pages(view)
        yield "BACKSPACE"
        yield from "x" * 90
        yield from ["BACKSPACE"] * 88
        yield from typed("é")
        yield "ENTER"
        yield from pages(view)
        yield from ("1", "0")
    play(script, "3")
    assert store.load(host, os.path.join("register", "xxe.larp")).name == "xxé"


def test_a_letter_that_files_cannot_hold_is_named_at_the_field():
    def script(view):
        yield from ("1", "1", "1", "1", "ENTER", "0", "ENTER", "ENTER", "1", "4", "7")
        yield from pages(view)
        yield from typed("Ł")
    console = play(script, "3")
    assert "Ł" in console.views[-1][22] and "ISO-8859-1" in " ".join(console.views[-1])


def test_the_end_of_input_in_a_real_terminal(tmp_path):
    terminal = Terminal(["--lang=en"], tmp_path)
    try:
        terminal.press("F1")
        terminal.press("ESC")
        terminal.press("\x04")
        assert terminal.code == 0
        assert "nothing unsaved was kept" in terminal.view.rows[0]
    finally:
        terminal.close()


def test_keys_typed_ahead_are_neither_lost_nor_echoed(tmp_path):
    terminal = Terminal(["--seed=3"], tmp_path)
    try:
        terminal.press("1111\r0\r22\r\r4")
        assert "Vuosia jäljellä 0" in "\n".join(terminal.view.rows)
        terminal.press("7")
        assert terminal.view.rows[0].startswith("Uusi hahmo 7/8")
    finally:
        terminal.close()


KEYS = ("ENTER", "ENTER", "ENTER", "ESC", "UP", "DOWN", "F1", "BACKSPACE", "PAGE_UP", "PAGE_DOWN",
        "HOME", "END", "UNKNOWN", "TAB", "1", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a",
        "ä", "h", "q", "?", " ", "<", "\u20ac", "\x01", ":", ",")


@pytest.mark.parametrize("number", range(30))
def test_no_keys_whatever_crash_or_hang(number):
    """Thirty people who press two hundred keys each, whatever comes."""
    chance = random.Random(number)
    messages.use(messages.LANGUAGES[number % 2])
    keys = [chance.choice(KEYS) for _ in range(200)]
    size = SIZES[number % 2] if number < 20 else (chance.randint(1, 90), chance.randint(1, 30))
    console = KeyConsole(lambda view: iter(keys), (max(20, min(80, size[0])),
                                                   max(8, min(25, size[1]))), number)
    assert app.run(console, tables, WORLD, "register") == 0


AGE_FIELD = ["1", "1", "1", "1", "ENTER", "0", "ENTER"]


def test_the_main_menu_offers_no_way_back_and_a_menu_behind_it_does():
    views = play(["4", "ESC"], "3").views
    assert [messages.text("ui_keys_menu") == view[-1] for view in views] == [False, True, False]
    assert "Esc" not in views[0][-1] and "F1 ohje" in views[0][-1]


def test_a_rejected_answer_stays_and_ctrl_u_empties_it():
    console = play(AGE_FIELD + ["9", "9", "9", "ENTER", "\x15", "2", "0", "ENTER", "ENTER"], "3")
    shown = ["\n".join(view) for view in console.views[len(AGE_FIELD):]]
    assert '"999" ei kelpaa' in shown[4] and "]: 999" in shown[4] and "]: 2" in shown[6]
    assert "Vuosia jäljellä 6" in shown[9]


@pytest.mark.parametrize("eraser", ["BACKSPACE", "DELETE"])
def test_backspace_or_delete_mends_a_rejected_answer(eraser):
    console = play(AGE_FIELD + ["2", "2", "2", "ENTER", eraser, "ENTER", "ENTER"], "3")
    shown = ["\n".join(view) for view in console.views[len(AGE_FIELD):]]
    assert '"222" ei kelpaa' in shown[4] and "Vuosia jäljellä 8" in shown[7]


def test_in_an_empty_field_a_question_mark_helps_and_a_less_than_sign_goes_back():
    console = play(AGE_FIELD + ["?", "ENTER", "<"], "3")
    shown = ["\n".join(view) for view in console.views[len(AGE_FIELD):]]
    assert messages.text("why_age")[:30] in shown[1]
    assert messages.text("ui_assigned_title") in shown[3]


def test_a_letter_that_stands_at_no_line_does_nothing():
    views = play(AGE_FIELD + ["ENTER", "1", "n", "k", "v"], "3").views[len(AGE_FIELD) + 2:]
    for view in views[1:4]:
        assert "Vuosia jäljellä 8" in "\n".join(view)
        assert messages.text("ui_wrong_key")[:20] in "\n".join(view)


def clicked(row):
    return "CLICK", 5, row


def test_a_click_on_a_menu_line_takes_it_and_one_elsewhere_does_nothing():
    console = play([clicked(1), clicked(3), clicked(25), clicked(4)])
    assert console.written[-1].startswith("\x1b[1;1H") and len(console.views) == 5
    assert console.views[0] == console.views[3]
    assert console.views[4][0].startswith("Uusi hahmo 1/8")
    assert play([clicked(9)]).output.endswith(messages.text("ui_goodbye") + "\n")


def test_a_click_takes_the_line_that_stands_there_on_a_later_page():
    keys = ["1", "1", "1", "1", "ENTER", "0", "ENTER", "ENTER", "1", "1", "END"]
    console = play(keys + [clicked(3)], "3", (80, 16))
    place = console.views[len(keys)][2].split()[0]
    assert place in "\n".join(console.views[-1])


def test_a_click_turns_a_page_and_leaves_a_field_alone():
    console = play(AGE_FIELD[:-1] + [clicked(9), clicked(9), "2", "0", "ENTER", "1"], "3")
    assert "Vuosia jäljellä 6" in "\n".join(console.views[-1])


class Resized(KeyConsole):
    """A console whose window gets another size before one of the keys."""

    def __init__(self, keys, sizes):
        self._sizes = sizes
        KeyConsole.__init__(self, lambda view: iter(keys))

    def read_key(self):
        key = KeyConsole.read_key(self)
        if key == "RESIZE":
            self._size = self.view.size = self._sizes.pop(0)
        return key


@pytest.mark.parametrize("before", [[], ["F1"], ["1", "1"], AGE_FIELD, [*AGE_FIELD, "9", "9", "9",
                                                                         "ENTER"]])
def test_a_new_size_draws_the_same_screen_anew(before):
    console = Resized([*before, "RESIZE", "RESIZE"], [(76, 28), (80, 25)])
    assert app.run(console, tables, WORLD, "register", 3) == 0
    assert console.views[-3] == console.views[-1]
    resized = console.views[-2]
    assert len(resized) == 28 and resized[0][:60] == console.views[-1][0][:60]
    assert resized[-1][:60] == console.views[-1][-1][:60]


@pytest.mark.parametrize("size", [(77, 23), (76, 28), (77, 30), (76, 20)])
def test_a_sheet_is_laid_out_for_the_window(size):
    seed, script, _, _ = CLASSES["fighter"]
    console = play(script, seed, size)
    shown = ["\n".join(view) for view in console.views]
    sheets = [view for view in shown if "LARP-LOMAKE" in view]
    assert sheets and all("=" * size[0] in view for view in sheets)
    assert saved_json("fighter") == wished_json("fighter")
    assert not any(line in ("e", "=", "==", "===", "====") for line in sheets[0].split("\n"))
