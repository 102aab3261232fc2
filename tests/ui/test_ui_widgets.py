"""The widgets, each by single keys and by typed lines."""
import pytest
from consoles import Console
from terminals import KeyConsole

from larpmaster import messages
from larpmaster.errors import WrongUse
from larpmaster.messages import text
from larpmaster.text import checked, fold, whole_number
from larpmaster.ui.lines import LineScreens
from larpmaster.ui.screen import KeyScreens
from larpmaster.ui.widgets import BACK, YES, EndOfInput, Field, Stopped

NAMES = ["%s %d" % (("Åke", "Äiti", "Öykkäri", "Aino")[number % 4], number)
         for number in range(60)]
SIZES = ((80, 24), (100, 40), (132, 50), (60, 16))
by_size = pytest.mark.parametrize("size", SIZES)
ENDED = ("the input ended",)
CTRL_U = "\x15"
KINDS = ("menu", "main", "ask", "field", "pages", "pick", "marks", "form", "long")


@pytest.fixture(autouse=True)
def finnish():
    messages.use("fi")


def found(typed):
    return [name for name in NAMES if fold(typed) in fold(name)]


def label(item, width):
    return item.upper()[:width]


def by_keys(keys, work, size=(80, 24)):
    """(what the work gave, the console)."""
    console = KeyConsole(lambda view: iter(keys), size)
    try:
        return work(KeyScreens(console)), console
    except EndOfInput:
        return ENDED, console


def by_lines(lines, work):
    console = Console(lines)
    try:
        return work(LineScreens(console)), console
    except EndOfInput:
        return ENDED, console


def last(console):
    return "\n".join(console.views[-1])


def click(column, row):
    return "CLICK", column, row


def ask(ui):
    return ui.ask("Otsikko", ["Poistetaanko?", ""])


def test_a_question_is_answered_by_keys_and_by_lines_and_no_is_offered():
    for keys, lines, wanted in ((["1"], ["kyllä"], True), (["ENTER"], [""], False),
                                (["ESC"], ["<"], BACK)):
        assert by_keys(keys, ask)[0] is wanted
        assert by_lines(lines, ask)[0] is wanted


def pick(ui, **more):
    return ui.pick("Henkilöt", ["Kuka?", ""], found, label, **more)


@by_size
def test_a_list_is_searched_as_one_types_whatever_the_case(size):
    answer, console = by_keys([*"ÄITI 3", "DOWN", "ENTER"], pick, size)
    assert answer == found("äiti 3")[1] and len(found("äiti 3")) == 2
    assert [name.strip() for name in console.views[-1] if name[:5] == " ÄITI"] == [
        name.upper() for name in found("äiti 3")]
    assert by_lines(["äiti 3", "2"], pick)[0] == found("äiti 3")[1]


@by_size
def test_a_list_pages_and_every_item_can_be_reached(size):
    seen = set()
    console = by_keys(["PAGE_DOWN"] * 6, pick, size)[1]
    for view in console.views:
        seen.update(row.strip() for row in view)
    assert {name.upper() for name in NAMES} <= seen
    for number in (0, 7, 41, 59):
        assert by_keys(["DOWN"] * number + ["ENTER"], pick, size)[0] == NAMES[number]
    assert by_keys(["UP", "ENTER"], pick, size)[0] == NAMES[59]
    assert by_keys(["END", "HOME", "DOWN", "ENTER"], pick, size)[0] == NAMES[1]
    assert by_lines(["", "", "45"], pick)[0] == NAMES[44]


def test_backspace_mends_the_search_and_escape_goes_back():
    assert by_keys(["x", "BACKSPACE", "ENTER"], pick)[0] == NAMES[0]
    assert by_keys(["ä", "ESC"], pick)[0] is BACK
    assert by_lines(["<"], pick)[0] is BACK


def test_where_nothing_is_found_it_is_said_and_nothing_picked():
    answer, console = by_keys([*"zzz", "ENTER", "BACKSPACE", "BACKSPACE", "BACKSPACE", "ENTER"],
                              lambda ui: pick(ui, empty="Ei ketään."))
    assert answer == NAMES[0] and "Ei ketään." in "\n".join(console.views[3])
    answer, console = by_lines(["zzz", "1"], lambda ui: pick(ui, empty="Ei ketään."))
    assert answer == NAMES[0] and "Ei ketään." in console.output


def test_a_row_that_is_too_long_ends_with_dots():
    def long(ui, **more):
        return ui.pick("Pitkät", [], lambda typed: ["abc " * 40], lambda item, width: item, **more)
    for console in (by_keys([], long)[1], by_keys([], lambda ui: long(ui, mark=[]))[1]):
        row = [row for row in console.view.rows if "abc" in row][0]
        assert row.endswith("..") and len(row) == 79
    assert "abc a..\n" in by_lines([], long)[1].output


def test_that_nothing_is_found_is_said_once():
    console = by_keys([*"zzz", "ENTER"], lambda ui: pick(ui, empty="Ei ketään."))[1]
    assert "\n".join(console.view.rows).count("Ei ketään.") == 1


def test_a_list_without_items_can_be_left_and_its_keys_work():
    def nothing(ui):
        return ui.pick("Tyhjä", [], lambda typed: [], label, keys=(("F3", "uusi"),))
    assert by_keys(["ENTER", "DOWN", "END", " ", "F3"], nothing)[0] == ("F3", None)
    assert by_lines(["", "1", "f3"], nothing)[0] == ("F3", None)


def test_function_keys_give_the_item_with_them():
    def keyed(ui):
        return pick(ui, keys=(("F3", "uusi"), ("F4", "kopio")))
    answer, console = by_keys(["DOWN", "F4"], keyed)
    assert answer == ("F4", NAMES[1])
    assert console.view.rows[-1].count("F3 uusi  F4 kopio") == 1
    assert by_lines(["f4 2"], keyed)[0] == ("F4", NAMES[1])
    assert by_lines(["F3"], keyed)[0] == ("F3", NAMES[0])


def test_marks_stay_through_searches_and_enter_gives_them():
    marked = []
    answer, console = by_keys([" ", " ", "7", "F7", " ", "ENTER"],
                              lambda ui: pick(ui, mark=marked))
    assert answer is marked and marked == NAMES[:2] + found("7")[:2]
    assert "[x]" in last(console) and text("ui_marked", count=4) in last(console)
    marked = []
    answer, _ = by_lines(["+2-4", "-3", "5", "valmis"], lambda ui: pick(ui, mark=marked))
    assert answer is marked and marked == [NAMES[1], NAMES[3], NAMES[4]]


def test_all_that_a_search_finds_are_marked_at_once():
    marked = []
    by_lines(["aino", "+*", "valmis"], lambda ui: pick(ui, mark=marked))
    assert marked == found("aino")


def test_help_of_a_list_is_of_the_item_at_the_cursor():
    def helped(ui):
        return pick(ui, help_key=lambda item: "Ohje: " + item)
    console = by_keys(["DOWN", "F1", "ESC"], helped)[1]
    assert "Ohje: " + NAMES[1] in "\n".join(console.views[2])
    console = by_lines(["? 3"], helped)[1]
    assert "Ohje: " + NAMES[2] in console.output


def test_a_click_takes_the_item_under_it_and_marks_it_where_there_are_marks():
    console = by_keys([], pick)[1]
    row = [row.strip() for row in console.view.rows].index(NAMES[2].upper()) + 1
    assert by_keys([click(3, row)], pick)[0] == NAMES[2]
    marked = []
    by_keys([click(3, row)], lambda ui: pick(ui, mark=marked))
    assert marked == [NAMES[2]]
    assert by_keys([click(3, 1), click(3, 24), "ESC"], pick)[0] is BACK


AGE = "10-100"


def fields():
    def age(typed):
        return str(whole_number(typed, "age", 10, 100))
    return [Field("Nimi", value="Aino", check=lambda typed: checked(typed, "name", 60)),
            Field("Ikä", "number", "20", age, help_key="why_age"),
            Field("Rotu", "choice", "haltija", choices=["ihminen", "haltija", "peikko"]),
            Field("Elossa", "flag", YES), Field("Sana", "secret", "abc"),
            Field("Muistiinpanot", "long", "a\nb")]


def form(ui, accept=tuple):
    return ui.form("Lomake", fields(), accept)


BEFORE = ("Aino", "20", "haltija", YES, "abc", "a\nb")


@by_size
def test_a_form_gives_its_values_as_they_were_typed(size):
    answer, _ = by_keys(["HOME", *"Kaisa-", "DOWN", "BACKSPACE", "5", "TAB", "RIGHT", "ENTER",
                         "DOWN", "ENTER", "DOWN", " ", "DOWN", "END", *"de", "ENTER", "F10"], form,
                        size)
    assert answer == ("Kaisa-Aino", "25", "ihminen", "", "abcde", "a\nb")
    answer, _ = by_lines(["nimi=Kaisa-Aino", "2", "25", "", "1", "4=ei", "", "abcde", "valmis"],
                         form)
    assert answer == ("Kaisa-Aino", "25", "ihminen", "", "abcde", "a\nb")


def test_a_form_as_it_is_is_accepted_by_one_key_and_by_one_word():
    assert by_keys(["F10"], form)[0] == BEFORE
    assert by_lines(["valmis"], form)[0] == by_lines(["done"], form)[0] == BEFORE


def test_a_second_enter_behind_the_last_field_accepts_and_nothing_else_does():
    def two(ui):
        return ui.form("Lomake", [Field("Nimi"), Field("Pelaaja")], tuple)
    answer, console = by_keys([*"A", "ENTER", *"B", "ENTER", "ENTER"], two)
    assert answer == ("A", "B") and text("ui_form_end")[:40] in last(console)
    assert by_keys(["ENTER", "ENTER", "x", "ENTER"], two)[0] is ENDED
    assert by_keys(["ENTER", "ENTER", "UP", "ENTER", "ENTER"], two)[0] is ENDED


def test_escape_asks_when_something_was_changed_and_only_then():
    assert by_keys(["ESC"], form)[0] is BACK
    for keys in (["x"], ["DOWN", "DOWN", "RIGHT"], ["DOWN", "DOWN", "DOWN", " "]):
        answer, console = by_keys([*keys, "ESC"], form)
        assert answer is ENDED and text("ui_drop_changes") in last(console)
        assert by_keys([*keys, "ESC", "1"], form)[0] is BACK
        kept = by_keys([*keys, "ESC", "2", "F10"], form)[0]
        assert kept == by_keys([*keys, "F10"], form)[0] != BEFORE
        assert by_keys([*keys, "ESC", "ESC", "F10"], form)[0] == kept
    assert by_lines(["<"], form)[0] is BACK
    assert by_lines(["1=Matti", "<", "ei", "valmis"], form)[0][0] == "Matti"
    assert by_lines(["1=Matti", "<", "kyllä"], form)[0] is BACK


def test_what_is_refused_at_the_end_of_a_form_marks_its_field_until_it_is_mended():
    # An empty number may wait so long.
    keys = ["DOWN", "END", "BACKSPACE", "BACKSPACE", "DOWN", "F10", "3", "0", "DOWN", "F10"]
    answer, console = by_keys(keys, form)
    marks = ["!Ikä" in "\n".join(view) for view in console.views]
    assert marks == [False] * 6 + [True] * 3 + [False]
    assert answer == ("Aino", "30", *BEFORE[2:])


def test_a_fault_is_told_while_it_is_typed_and_marks_the_field_that_is_left_with_it():
    keys = ["DOWN", "END", "0", "DOWN", "p", "F10", "BACKSPACE", "DOWN", "F10"]
    answer, console = by_keys(keys, form)
    views = ["\n".join(view) for view in console.views]
    assert [AGE in view for view in views] == [False] * 3 + [True] * 2 + [False, True] + [False] * 2
    assert ["!Ikä" in view for view in views] == [False] * 4 + [True] * 4 + [False]
    assert answer == BEFORE[:2] + ("peikko",) + BEFORE[3:]
    answer, console = by_lines(["2", "200", "30", "valmis"], form)
    assert AGE in console.output and answer[1] == "30"


def test_a_form_is_not_accepted_with_a_fault_wherever_the_cursor_is():
    assert by_keys(["DOWN", "END", "0", "F10", "BACKSPACE", "F10"], form)[0] == BEFORE
    assert by_keys(["DOWN", "END", "0", click(3, 2), "F10", "BACKSPACE", "F10"], form)[0] == BEFORE


def test_what_accept_refuses_leads_to_the_field_that_it_names():
    def accept(values):
        if values[0] == "Aino":
            raise WrongUse("name_missing", field="name")
        return values[0]
    answer, console = by_keys(["DOWN", "DOWN", "F10", "x", "F10"], lambda ui: form(ui, accept))
    # What was refused is corrected, not typed anew.
    assert answer == "Ainox" and messages.text("name_missing").split(" ")[-1] in "\n".join(
        console.views[3])
    assert by_lines(["3", "1", "valmis", "", "Eeva", "valmis"],
                    lambda ui: form(ui, accept))[0] == "Eeva"


def test_a_choice_opens_a_menu_and_a_letter_leads_to_its_choice():
    assert by_keys(["DOWN", "DOWN", "ENTER", "3", "F10"], form)[0][2] == "peikko"
    assert by_keys(["DOWN", "DOWN", "P", "F10"], form)[0][2] == "peikko"
    assert by_keys(["DOWN", "DOWN", "LEFT", "F10"], form)[0][2] == "ihminen"


def test_the_cursor_moves_in_a_text_and_delete_and_backspace_take_letters():
    assert by_keys(["HOME", "DELETE", "RIGHT", "x", "END", "LEFT", "BACKSPACE", "F10"],
                   form)[0][0] == "ixo"


def test_letters_and_commas_in_a_number_stand_and_are_refused():
    for typed in ("12,5", "1O", "2 5"):
        answer, console = by_keys(["DOWN", *typed, "F10", "F10"], form)
        assert answer is ENDED and '"%s" ei kelpaa' % typed in last(console)
    assert by_keys(["DOWN", *"12,5", "BACKSPACE", "BACKSPACE", "F10"], form)[0][1] == "12"


def test_the_first_letter_replaces_a_text_unless_the_cursor_was_moved_and_ctrl_u_empties_it():
    assert by_keys([*"Eeva", "F10"], form)[0][0] == "Eeva"
    assert by_keys(["END", "x", "F10"], form)[0][0] == "Ainox"
    assert by_keys(["LEFT", CTRL_U, *"Eeva", "F10"], form)[0][0] == "Eeva"
    assert by_keys([CTRL_U, "F10"], form)[0][0] == ""
    assert by_keys(["UP", "ENTER", "UP", CTRL_U, "F10", "F10"], form)[0][5] == "\nb"
    assert by_keys([*"zzz", CTRL_U, "ENTER"], pick)[0] == NAMES[0]


def test_an_answer_that_was_refused_stands_there_to_be_corrected():
    def asked(ui):
        return ui.field("Ikä", [], "Ikä", lambda typed: whole_number(typed, "age", 10, 100))
    assert by_keys([*"120", "ENTER", "LEFT", "BACKSPACE", "ENTER"], asked)[0] == 10
    assert by_keys([*"1x", "ENTER", "BACKSPACE", "5", "ENTER"], asked)[0] == 15
    assert by_keys([*"1x", "ENTER", CTRL_U, *"15", "ENTER"], asked)[0] == 15


def test_a_long_fault_of_a_field_is_read_whole():
    def refuse(typed):
        raise WrongUse("letter", field="name", letter=typed * 9)

    def fields_of(ui):
        return ui.form("Lomake", [Field("Nimi", check=refuse)] * 30, tuple)
    told = messages.worded(WrongUse("letter", field="name", letter="abcd" * 9))
    assert len(told) > 80
    assert told in " ".join(" ".join(by_keys([*"abcd"], fields_of)[1].views[-1]).split())


def test_several_lines_are_typed_and_kept():
    answer, console = by_keys(["UP", "ENTER", "UP", "END", "ENTER", *"väli", "DOWN", "END",
                               "c", "F10", "F10"], form)
    assert answer[5] == "a\nväli\nbc"
    long = "sana " * 60
    assert by_keys(["UP", "ENTER", "UP", "HOME", *long, "ESC", "F10"], form)[0][5] == long + "a\nb"
    assert by_lines(["6", "uusi", "", "rivi", ".", "valmis"], form)[0][5] == "uusi\n\nrivi"
    assert by_lines(["6", "", "valmis"], form)[0][5] == "a\nb"


def test_a_secret_is_shown_as_stars():
    console = by_keys(["DOWN"] * 4 + ["END", "q"], form)[1]
    assert "****" in last(console) and "abc" not in last(console)
    answer, console = by_keys([*"sana", "ENTER"], lambda ui: ui.field(
        "Sana", [], "Sana", str, secret=True))
    assert answer == "sana" and "****" in last(console) and "sana" not in console.output


def test_help_of_a_form_is_of_the_field_with_the_cursor():
    console = by_keys(["DOWN", "F1"], form)[1]
    assert text("why_age")[:40] in "\n".join(console.view.rows)


def test_help_tells_of_the_keys_of_its_place_alone():
    def asked(ui):
        return ui.field("Nimi", [], "Nimi", str, help_key="why_age")

    def pages(ui):
        return ui.pages("Sivut", ["rivi %d" % row for row in range(90)], "why_age")

    def menu(ui, **more):
        return ui.menu("Valikko", [], ["yksi"], **more)

    for work, keys, kind in ((ask, [], "ask"), (asked, [], "field"), (pages, [], "pages"),
                             (form, [], "form"), (form, ["UP", "ENTER"], "long"),
                             (pick, [], "pick"), (lambda ui: pick(ui, mark=[]), [], "marks"),
                             (menu, [], "menu"), (lambda ui: menu(ui, kind="main"), [], "main")):
        shown = " ".join(" ".join(by_keys([*keys, "F1"], work)[1].views[-1]).split())
        assert text("key_" + kind) in shown, kind
        others = [other for other in KINDS if other != kind and text("key_" + other) in shown]
        assert others == []


def test_home_and_end_lead_to_the_first_and_the_last_page():
    def pages(ui):
        return ui.pages("Sivut", ["rivi %d." % row for row in range(90)])
    views = by_keys(["END", "HOME", "END", "ENTER"], pages)[1].views
    assert ["rivi 89." in "\n".join(view) for view in views] == [False, True, False, True]


def test_a_form_longer_than_the_screen_pages():
    many = [Field("Kenttä %d" % number, value=str(number)) for number in range(50)]
    answer, console = by_keys(["PAGE_DOWN", "PAGE_DOWN", "END", "x", "UP", "F10"],
                              lambda ui: ui.form("Pitkä", many, tuple), (80, 16))
    changed = [number for number in range(50) if answer[number] != str(number)]
    assert len(changed) == 1 and changed[0] == 24
    assert "Sivu" in last(console)


def test_escape_in_a_field_keeps_what_was_typed_until_the_field_is_asked_again():
    def twice(ui):
        first = ui.field("Nimi", [], "Nimi", str)
        return first, ui.field("Nimi", [], "Nimi", str)
    assert by_keys([*"Ain", "ESC", "o", "ENTER"], twice)[0] == (BACK, "Aino")

    def another(ui):
        return ui.field("Nimi", [], "Nimi", str), ui.field("Ikä", [], "Ikä", str)
    assert by_keys([*"Ain", "ESC", "o", "ENTER"], another)[0] == (BACK, "o")


def test_progress_shows_how_far_the_work_is_and_stops_when_asked():
    class Waiting(KeyConsole):
        def waiting_key(self):
            return next(self._keys, "")

    def work(ui):
        bar = ui.progress("Vuodet", 200)
        for done in range(201):
            bar.step(done, "Hahmo %d" % done)
        bar.end()
        return "all"
    console = Waiting(lambda view: iter(["x"] * 100), (80, 24))
    assert work(KeyScreens(console)) == "all"
    assert "[" + "#" * 40 + "] 200/200" in "\n".join(console.view.rows)
    assert "Hahmo 200" in "\n".join(console.view.rows)
    console = Waiting(lambda view: iter(["", "", "", "ESC"]), (80, 24))
    with pytest.raises(Stopped):
        work(KeyScreens(console))
    assert " 3/200" in "\n".join(console.view.rows)
    answer, console = by_lines([], lambda ui: ui.progress("Vuodet", 20).step(10))
    assert "10/20" in console.output


@pytest.mark.parametrize("size", [(59, 24), (80, 15), (70, 14)])
def test_a_screen_that_is_too_small_says_so_until_it_is_larger_or_escape(size):
    class Grown(KeyConsole):
        def read_key(self):
            key = KeyConsole.read_key(self)
            if key == "RESIZE":
                self._size = self.view.size = (80, 24)
            return key

    said = " ".join(text("ui_small", columns=60, rows=16).split())[:30]
    console = Grown(lambda view: iter(["x", "ENTER", "RESIZE", "ENTER"]), size)
    assert ask(KeyScreens(console)) is False
    shown = [" ".join(" ".join(view).split()) for view in console.views]
    assert said in shown[0] and said in shown[1] and "Otsikko" not in shown[1]
    assert "Otsikko" in shown[-1] and said not in shown[-1]
    console = KeyConsole(lambda view: iter(["ESC", "ENTER"]), size)
    assert ask(KeyScreens(console)) is False
    assert console.views[-1][0].startswith("Otsikko")


def test_without_colours_nothing_is_coloured_and_the_same_stands_there():
    def told(ui, colours):
        ui.colours = colours
        ui.message = "Viesti."
        return ask(ui)
    with_colours = by_keys([], lambda ui: told(ui, True))[1]
    without = by_keys([], lambda ui: told(ui, False))[1]
    assert with_colours.view.rows == without.view.rows
    for code in ("30;43", "1;31", "32m"):
        assert code in with_colours.output and code not in without.output
    assert "\x1b[1mViesti." in without.output and "\x1b[7m" in without.output
