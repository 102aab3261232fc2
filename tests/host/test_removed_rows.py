"""Characters whose cult or spell the tables have no longer: through the real command line."""
import pytest
from tables_support import FOLDER
from test_worlds import copy, run  # noqa: F401

from larpmaster import table_uses
from larpmaster.platform import host
from larpmaster.table_saving import WorldFiles

PEOPLE = (("Pappi", "Sirran:6", "27"), ("Taikuri", "Vardakovin sotavelhot:12", "3"))


def deleted(folder, kind, key):
    """Deletes a record as the Tablemaster does."""
    files = WorldFiles(host, str(folder / "tables" / "rajakatse"))
    table_uses.delete(files, kind, key)
    return files.save()


@pytest.fixture
def world(copy):  # noqa: F811
    """A copied program with a priest of Sirran and a mage who knows a spell, liekki."""
    for name, career, seed in PEOPLE:
        code, _, errors = run(copy, "new", "--gm", "--save", "--race=ihminen", "--name=" + name,
                              "--career=" + career, "--seed=" + seed)
        assert code == 0, errors
    return copy


def test_who_uses_a_row_is_told_of_other_tables_and_of_characters(world):
    code, output, errors = run(world, "tables", "uses", "loitsut", "liekki")
    assert (code, errors) == (0, "")
    assert output.splitlines()[0] == "Muut taulukot:" and "Hahmot (1): Taikuri" in output
    assert "Kultin loitsut: Vardakovin sotavelhot" in output
    (world / "register" / "rikki.larp").write_text("larpmaster-character 2 utf-8\nliekki\n")
    assert "rikki.larp" in run(world, "tables", "uses", "loitsut", "liekki")[1]
    assert run(world, "tables", "uses", "regions", "Vuoriniitty")[1] == "Kukaan ei käytä tätä.\n"


def test_who_serves_a_cult_that_is_gone_gets_experience_and_can_leave(world):
    assert deleted(world, "cults", "Sirran") == [
        "cults.txt", "cult_classes.txt", "cult_colours.txt", "cult_spells.txt"]
    code, output, errors = run(world, "xp", "Pappi", "pappi", "500")
    assert (code, errors) == (0, "") and "+500" in output
    # A year in it cannot be lived any more, and the sentence says what can be done.
    code, output, errors = run(world, "year", "Pappi")
    assert code == 1 and "Sirran" in errors and "pois palveluksesta" in errors
    code, output, errors = run(world, "edit", "Pappi", "--leave")
    assert (code, errors) == (0, "") and "Palveluksessa: Sirran -> -." in output
    code, output, errors = run(world, "year", "Pappi", "--activity=taistelija")
    assert (code, errors) == (0, "")


def test_a_spell_that_is_gone_is_named_on_the_sheet_without_numbers_and_can_be_forgotten(world):
    assert deleted(world, "spells", "liekki") == [
        "spells.txt", "spell_texts.txt", "cult_spells.txt"]
    for sheet in ("larp", "tabletop"):
        output = run(world, "show", "Taikuri", "--format=" + sheet)[1]
        assert "\nLoitsua liekki ei ole enää taulukoissa.\n" in output
        assert "liekki (" not in output
        output = run(world, "show", "Taikuri", "--format=" + sheet, "--lang=en")[1]
        assert "liekki: this spell is no longer in the tables." in output
    code, output, errors = run(world, "edit", "Taikuri", "--forget=liekki")
    assert (code, errors) == (0, "")
    assert "liekki" not in run(world, "show", "Taikuri")[1]


def test_the_shipped_tables_themselves_were_left_alone():
    assert WorldFiles(host, str(FOLDER)).table("cults").rows(key="Sirran") != []


def test_the_command_lists_and_shows_what_the_tables_hold():
    from test_cli import run as shipped
    code, output, errors = shipped("tables", "list", "armour", "--lang=en")
    assert (code, errors) == (0, "")
    assert output.splitlines()[0] == "nahkahaarniska             body, 1, 17"
    code, output, errors = shipped("tables", "show", "kultit", "metsäläis-shamaanit")
    assert (code, errors) == (0, "")
    for line in ("alueet:                   Metsäläiset", "pappi: osuus, %:                40"):
        assert output.count("\n%s\n" % line) == 1
    for words in (("list",), ("show", "spells"), ("uses",), ("list", "x"), ("list", "spells", "y"),
                  ("show", "spells", "ei ole"), ("x",)):
        code, output, errors = shipped("tables", *words)
        assert code == 2 and output == "" and len(errors.splitlines()) == 1, words
