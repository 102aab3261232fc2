"""The Tablemaster by typed lines and by single keys: the stories, and what is refused."""
import shutil

import pytest
from consoles import WORLD, Console
from table_stories import STORIES, pressed
from terminals import KeyConsole

from larpmaster import given, messages, tables
from larpmaster.platform import host
from larpmaster.table_schema import KINDS
from larpmaster.ui import app

by_name = pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
TO = ("3", "taulukot")
SHIPPED = host.tables_folder()


@pytest.fixture(autouse=True)
def own_world(tmp_path, monkeypatch):
    """The worlds of the program are copies in this test's folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(host, "tables_folder", lambda: "worlds")
    fresh_world()
    messages.use("fi")
    yield
    messages.use("fi")


def fresh_world():
    shutil.rmtree("worlds", ignore_errors=True)
    shutil.copytree(SHIPPED, "worlds")


def run(console):
    assert app.run(console, lambda: given.load_tables(host, "worlds/" + WORLD), WORLD,
                   "register", 5) == 0
    return console


def told(*lines):
    """The console after the lines were typed."""
    return run(Console(lines))


def played(*keys, size=(80, 25)):
    """The console after the keys were pressed."""
    return run(KeyConsole(lambda view: pressed(keys), size, looked_at=()))


def contents():
    """{kind: text} of the tables as they are on the disk."""
    texts = {}
    for kind, _, _ in KINDS:
        with open("worlds/%s/%s.txt" % (WORLD, kind), encoding="utf-8") as file:
            texts[kind] = file.read()
    return texts


def is_good():
    return tables.check("worlds/" + WORLD, host.read_file, host.join)[0] == []


@by_name
def test_a_story_by_typed_lines_changes_its_rows_and_no_others(story):
    before = contents()
    console = told(*story.lines)
    assert console.output.endswith(messages.text("ui_goodbye") + "\n"), console.output[-2000:]
    after = contents()
    changed = {kind for kind in before if before[kind] != after[kind]}
    assert changed == set(story.wanted) | set(story.gone)
    for kind, rows in story.wanted.items():
        assert set(rows) <= set(after[kind].split("\n")), after[kind][-400:]
    for kind, row in story.gone.items():
        assert before[kind].count(row) > after[kind].count(row)
    assert is_good()
    # What the person typed on a line may be longer.
    assert max(len(line) for line in console.output.split("\n") if " 7 7 7" not in line) <= 80


@by_name
def test_the_same_by_single_keys_makes_the_same_tables(story):
    told(*story.lines)
    wanted = contents()
    fresh_world()
    console = played(*story.keys)
    assert messages.text("ui_goodbye") in console.output
    assert contents() == wanted


def test_a_fault_between_tables_is_told_and_leads_back_to_the_record():
    before = contents()
    console = told(*TO, "kultit", "sirran", "1", "kultin luokat", "pappi: osuus=90", "valmis",
                   "tallenna", "", "kultin luokat", "pappi: osuus=100", "valmis", "tallenna",
                   "<", "<", "<", "0")
    assert ("Kultin luokat (Sirran pappi), osuus, %: kultin osuuksien summa on 90,\n"
            "pitäisi olla 100.") in console.output
    assert messages.text("tm_unchanged") in console.output
    assert contents() == before


def test_what_was_changed_is_not_dropped_without_a_question():
    before = contents()
    console = told(*TO, "värit", "musta", "1", "1", "nimi=piki", "valmis", "<", "ei", "<",
                   "kyllä", "<", "<", "<", "0")
    assert console.output.count(messages.text("tm_drop")) == 2
    assert contents() == before


def test_what_somebody_needs_is_not_deleted_and_who_uses_it_is_told():
    before = contents()
    console = told(*TO, "alueet", "vardakov", "f8", "<", "<", "<", "0")
    assert "Kohdetta Vardakov ei voi poistaa: Vardakovin sotavelhot tarvitsee sitä." in \
        console.output.replace("\n", " ")
    console = told(*TO, "kultit", "tavallinen", "f8", "kyllä", "", "<", "<", "<", "0")
    assert "ohjelma tarvitsee kohteen tavallinen" in console.output.replace("\n", " ")
    console = told(*TO, "kultit", "deinosan", "1", "käyttäjät", "", "<", "<", "<", "<", "0")
    assert messages.text("tm_unused") in console.output
    assert contents() == before


def test_a_value_in_a_row_that_is_not_there_is_not_lost_without_a_word():
    console = told(*TO, "kultit", "sirran", "1", "kultin värit", "musta: enimmäistaso=9",
                   "valmis", "musta: arvonnan=1", "valmis", "tallenna", "<", "<", "<", "0")
    assert "kenttä on tyhjä" in console.output
    assert "Sirran                | musta     | 1 |  9 | house" in contents()["cult_colours"]


def test_another_programs_change_is_told_and_kept():
    class Meanwhile(Console):
        """A console beside which another program changes a file."""

        def read_line(self, prompt):
            line = Console.read_line(self, prompt)
            if line == "tallenna":
                path = "worlds/%s/colours.txt" % WORLD
                with open(path, encoding="utf-8") as file:
                    text = file.read()
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text.replace("| black ", "| jet   "))
            return line

    console = run(Meanwhile((*TO, "värit", "musta", "1", "1", "nimi=piki", "valmis",
                             "tallenna", "<", "kyllä", "<", "<", "<", "0")))
    assert "Toinen ohjelma on muuttanut" in console.output
    assert "| jet   " in contents()["colours"] and "piki" not in contents()["colours"]


def test_all_tables_are_checked_and_a_fault_is_told_in_words():
    console = told(*TO, "tarkista", "<", "<", "0")
    assert messages.text("tm_all_good") in console.output
    path = "worlds/%s/cult_classes.txt" % WORLD
    text = contents()["cult_classes"]
    console = Console((*TO, "tarkista", "", "<", "<", "0"))
    loaded = given.load_tables(host, "worlds/" + WORLD)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace("Sirran                | pappi      | 100",
                                "Sirran                | pappi      |  99"))
    assert app.run(console, lambda: loaded, WORLD, "register", 5) == 0
    assert "kultin osuuksien summa on 99" in console.output.replace("\n", " ")


@pytest.mark.parametrize("language", messages.LANGUAGES)
@pytest.mark.parametrize("size", [(80, 25), (60, 16), (132, 50)])
def test_every_part_of_every_record_has_its_form_and_help_in_both_languages(language, size):
    messages.use(language)
    for number in range(1, 10):
        console = played("3", "9", str(number), "F1", "ESC", "ENTER", "1", "F1", "ESC", "DOWN",
                         "F1", "ESC", "ESC", "2", "F1", "ESC", "ESC", "ESC", "ESC", "ESC", "ESC",
                         "ESC", "0", size=size)
        assert messages.text("ui_goodbye") in console.output
        assert "tm_" not in console.output and "tmh_" not in console.output


def test_the_words_of_the_form_are_those_of_the_language():
    messages.use("en")
    console = told("3", "tables", "cults", "sirran", "1", "basics", "kind=guild", "done", "show",
                   ">", "save", "<", "<", "<", "0")
    assert "Saved: cults.txt." in console.output
    assert "Sirran                | guild " in contents()["cults"]


def test_marks_in_a_list_of_a_record_are_dropped_only_after_a_question():
    to = (*TO, "kultit", "bardi", "1", "4")
    console = run(Console((*to, "+18", "<", "ei", "valmis", "<", "kyllä", "<", "<", "0", "0")))
    assert "Merkintöjä on muutettu" in console.output
    assert "Muutoksia ei ole tallennettu" in console.output
    console = run(Console((*to, "+18", "<", "kyllä", "4", "<", "<", "<", "<", "0", "0")))
    assert console.output.count("Merkintöjä on muutettu") == 1
    assert "Muutoksia ei ole tallennettu" not in console.output


def test_all_of_a_record_is_shown_in_straight_columns_across_the_width():
    console = run(Console((*TO, "kultit", "bardi", "1", "6", ">", "<", "<", "<", "0", "0")))
    shown = console.output.partition("Perustiedot\n---")[2].split("\n")
    split = [line for line in shown if line.startswith(("varas: ", "taikuri: "))][:8]
    assert len(split) == 8 and len({len(line.rpartition(" ")[0]) for line in split}) == 1
    spells = shown[shown.index("Niitä on 10:") + 1:][:2]
    assert 65 < len(spells[0]) < 80 and spells[1].endswith("hiljaisuus")


def test_the_last_row_of_a_list_names_what_its_keys_do():
    console = KeyConsole(lambda view: pressed(("3", "9", "3", *["ESC"] * 3, "0")), (80, 24))
    run(console)
    row = [view[-1] for view in console.views if view[0].startswith("Loitsut")][0]
    assert row == "Enter valitsee  F3 uusi  F4 kopioi  F8 poista  Esc takaisin  F1 ohje"


def test_a_cult_with_colours_and_no_spells_is_refused_with_the_order_that_works():
    console = told(*TO, "kultit", "f3", "Hiipijät", "1", "laji=kilta", "valmis", "kultin luokat",
                   "taikuri: osuus=100", "taikuri: väri=1", "valmis", "kultin värit",
                   "harmaa: arvonnan=5", "harmaa: enimm=9", "valmis", "tallenna", "", "<", "kyllä",
                   "<", "<", "0", "0")
    said = " ".join(console.output.split())
    assert "uusi loitsu tallennetaan ensin ilman kulttia, sitten se merkitään kultille" in said
    assert "== Uusi kultti ==" in console.output


def test_the_spells_of_a_cult_are_listed_with_class_level_and_colours():
    console = told(*TO, "kultit", "bardi", "1", "4", "?", ">", "<", "<", "<", "<", "0", "0")
    marks = console.output.split("Bardi - " if "Bardi - " in console.output else "bardi - ")[1]
    assert "paljasta magia             kumpi vain, 1, harmaa 1\n" in marks
    assert "tallenna ensin loitsu ilman kulttia" in " ".join(marks.split())


def test_an_empty_field_of_colours_says_what_to_type():
    console = told(*TO, "loitsut", "f3", "koe", "1", "valmis", "<", "<", "kyllä", "<", "<", "0",
                   "0")
    said = " ".join(console.output.split())
    assert "Ei kelpaa: kenttä on tyhjä; kirjoita väri ja taso, esim. harmaa 1" in said


def test_the_list_stands_on_a_new_row_when_it_is_saved():
    console = played("3", "9", "4", "F4", *"tummempi", "ENTER", "1", "DOWN", *"x", "F10", "3", "F8",
                     "ESC", "ESC", "ESC", "0", "0")
    assert "tummempi" in contents()["colours"]
    assert "Poista: tummempi" in console.output
