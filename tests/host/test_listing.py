"""Lists call races and classes as the rest of the program does."""
import pytest
from register_support import TABLES, filled, made

from larpmaster import messages, wording
from larpmaster.listing import Names, cell
from larpmaster.text import shortened

CAREER = "Zharin mestarit:3,Vardakovin sotavelhot:3,tavallinen:2,Sirran:4,varas:2"


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_a_list_calls_classes_and_races_as_everything_else_does(tmp_path, language):
    people = filled(tmp_path / "r", ())
    character = made(13, name="Moni", race="puolihaltija", age="60", career=CAREER)
    people.add(character)
    (row,) = people.rows()
    messages.use(language)
    names = Names(TABLES)
    found, race = names.classes(row.classes), names.race(row.race)
    wanted = []
    for one in character.classes:
        name, bracket, cult = wording.class_in(one.class_, one.cult, TABLES).partition(" (")
        wanted.append("%s %d%s" % (name, one.level, bracket + cult))
    wanted_race = messages.name_of(TABLES.race("puolihaltija"))
    messages.use("fi")
    assert len(wanted) > 5 and found == ", ".join(wanted) and race == wanted_race


def test_what_the_tables_lack_stands_in_a_list_as_the_file_has_it():
    for tables in (TABLES, None):
        assert Names(tables).classes("munkki 2 Vanha kultti, soturi 1 soturi") == (
            "munkki 2 (Vanha kultti), soturi 1")
        assert Names(tables).race("kääpiö") == "kääpiö"
        assert Names(tables).classes("") == "-"


def test_a_cell_of_a_list_is_as_wide_as_it_should_be_and_shows_that_letters_are_missing():
    assert (cell("Äijä", 6), cell("Äijälä", 6), cell("Äijäläinen", 6)) == (
        "Äijä  ", "Äijälä", "Äijä..")
    assert (shortened("Äijä", 6), shortened("Äijäläinen", 6)) == ("Äijä", "Äijä..")
