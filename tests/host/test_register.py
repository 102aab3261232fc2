"""The register as a list: what is found, in which order; copies and the wastebasket."""
import os
from pathlib import Path

import pytest
from register_support import NAMES, anew, everybody, filled, json_of, made, names_of
from sentences import is_of
from test_cli import run

from larpmaster.errors import CouldNot, WrongUse
from larpmaster.messages import worded
from larpmaster.platform import host
from larpmaster.register import SORTS, Register


@pytest.fixture
def people(tmp_path):
    return filled(tmp_path / "r")


def test_names_and_players_are_found_whatever_their_case(people):
    for text, names in (("", ["Aino Rautio", "Zorro", "Åke Öhman", "Äijä"]), ("ÖH", ["Åke Öhman"]),
                        ("äI", ["Äijä"]), ("pekka 3", ["Zorro"]), ("nobody", []),
                        ("rautio pekka", ["Aino Rautio"])):
        assert names_of(people.find(text)) == names


def test_what_no_name_holds_is_found_without_dots_and_accents(people):
    people.add(made(21, name="Aino Mehiläinen", player="Zoé Ake-Íñigo"))
    people.rows()
    for text, names in (("ake", ["Aino Mehiläinen"]), ("ake ohman", ["Åke Öhman"]),
                        ("aino mehilainen", ["Aino Mehiläinen"]), ("zoe", ["Aino Mehiläinen"]),
                        ("Šorro", []), ("äino r", ["Aino Rautio"]), ("Žorro", ["Zorro"])):
        assert names_of(people.find(text)) == names, text
    assert people.path_of("ohman") == people.path("ake_ohman.larp")


def test_who_is_not_shown_keeps_nobody_out_of_a_search_without_dots(people):
    people.add(made(22, name="Ake", race="haltija"))
    people.rows()
    assert names_of(people.find("ake", race="haltija")) == ["Ake"]
    others = people.find("åke")[0]
    assert names_of(people.find("ake", race=others.race)) == ["Åke Öhman"]


def test_rows_are_in_the_order_of_files_and_say_what_a_list_needs(people):
    rows = people.rows()
    assert [row.file for row in rows] == ["aija.larp", "aino_rautio.larp", "ake_ohman.larp",
                                          "zorro.larp"] == people.files()
    assert len(rows) == 4 and rows[-1].name == "Zorro" and names_of(rows[1:3]) == [
        "Aino Rautio", "Åke Öhman"]
    for row in rows:
        character = people.open(row.file).character
        assert (row.name, row.player, row.race, row.sex, row.age, row.region, row.state,
                row.service) == (character.name, character.player, character.race, character.sex,
                                 str(character.age), character.region, character.state,
                                 character.service)
        assert row.classes == ", ".join(["%s %d %s" % (one.class_, one.level, one.cult)
                                         for one in character.classes])
        assert row.changed == character.journal[-1].date


def test_what_is_asked_for_narrows_a_list(people):
    people.add(made(20, name="Haltia", race="haltija", career="Sirran:3", region="Vardakov"))
    people.add(made(21, name="Puoli", race="puolihaltija"))
    people.rows()
    assert names_of(people.find(race="Haltija")) == ["Haltia"]
    assert "Haltia" in names_of(people.find(cult="sirr"))
    assert names_of(people.find(region="vardakov", race="haltija")) == ["Haltia"]
    assert names_of(people.find("h", state="dead")) == []


def test_each_order_is_whole_and_right(people):
    for seed, name in enumerate(("Öö", "åÅ", "zz", "ÄÄ")):
        people.add(made(seed + 30, name=name))
    people.rows()
    assert names_of(people.find()) == ["Aino Rautio", "Zorro", "zz", "Åke Öhman", "åÅ", "Äijä",
                                       "ÄÄ", "Öö"]
    for sort, key in (("player", lambda row: row.player.lower()), ("race", lambda row: row.race),
                      ("age", lambda row: int(row.age))):
        rows = list(people.find(sort=sort))
        assert len(rows) == 8 and rows == sorted(rows, key=key), sort
    for sort in SORTS:
        assert sorted(names_of(people.find(sort=sort))) == sorted(names_of(people.find()))


def test_a_copy_has_a_name_of_its_own_and_its_journal_tells(people):
    path = people.copy("aija.larp", "Äijä II")
    copy = people.open(people.file_of(path)).character
    assert copy.name == "Äijä II" and people.open("aija.larp").character.name == "Äijä"
    assert copy.journal[-1].what == "edit"
    assert ("name", "Äijä", "Äijä II") in [tuple(change) for change in copy.journal[-1].changes]
    for wrong, code in (("", "name_missing"), ("a\x1b", "letter"), ("x" * 101, "too_long")):
        with pytest.raises(WrongUse) as caught:
            people.copy("aija.larp", wrong)
        assert caught.value.code == code
    assert len(people.rows()) == 5


def test_what_was_destroyed_comes_back_until_it_is_emptied(people):
    held = people.open("zorro.larp")
    people.save(held)
    whole = json_of(held.character)
    people.destroy("zorro.larp", 3)
    people.add(made(8, name="Zorro"))
    people.destroy("zorro.larp", 3)
    people.destroy("aija.larp", 4)
    assert "Zorro" not in names_of(people.rows())
    assert people.wastebasket() == [("4/aija.larp", "Äijä", 4), ("3/zorro-2.larp", "Zorro", 3),
                                    ("3/zorro.larp", "Zorro", 3)]
    people.empty(3)
    assert len(people.wastebasket()) == 3
    assert people.restore("3/zorro.larp") == people.path("zorro.larp")
    assert json_of(people.open("zorro.larp").character) == whole
    assert os.path.exists(people.path("zorro.larp.bak"))
    people.empty(4)
    assert people.wastebasket() == [("4/aija.larp", "Äijä", 4)]
    people.add(made(9, name="Äijä"))
    assert people.restore("4/aija.larp") == people.path("aija-2.larp")
    for deed in (lambda: people.restore("4/aija.larp"), lambda: people.destroy("no.larp")):
        with pytest.raises(CouldNot) as caught:
            deed()
        assert caught.value.code == "no_such_file"


def test_namesakes_whom_a_part_of_the_name_fits_are_told_by_their_files(people):
    for seed, name in ((11, "Lumi Helmi"), (12, "Lumi Helmi"), (13, "Lumi Talvi")):
        people.add(made(seed, name=name))
    with pytest.raises(CouldNot) as caught:
        people.path_of("lumi")
    told = worded(caught.value)
    assert "Lumi Helmi (lumi_helmi-2.larp), Lumi Helmi (lumi_helmi.larp), Lumi Talvi." in told
    assert "tai anna tiedoston nimi" in told


def test_a_search_finds_words_in_any_order_in_name_and_player(people):
    people.add(made(11, name="Mikko", player="Åsa Sjöberg"))
    people.add(made(12, name="Mikko", player="Pia Rautio"))
    for typed in ("mikko sjöberg", "sjoberg mikko", "SJÖ ås mikko"):
        assert [row.player for row in people.find(typed)] == ["Åsa Sjöberg"], typed
    assert len(people.find("pia sjöberg")) == 0


def test_a_name_is_found_by_its_beginning_or_a_part_when_only_one_fits(people):
    people.add(made(11, name="Aino"))
    people.add(made(12, name="Zorro"))
    for name, file in (("aino", "aino.larp"), ("AINO R", "aino_rautio.larp"),
                       ("rautio", "aino_rautio.larp"), ("åk", "ake_ohman.larp"),
                       ("zorro-2", "zorro-2.larp"), ("zorro-2.larp", "zorro-2.larp")):
        assert people.path_of(name) == people.path(file), name
    for name, code, told in (("ai", "several_meant", "Aino, Aino Rautio"),
                             ("o", "several_meant", "Aino, Aino Rautio"),
                             ("zorro", "several_characters", "zorro-2.larp"),
                             ("xyz", "no_such_character", ""), ("", "no_such_character", "")):
        with pytest.raises(CouldNot) as caught:
            people.path_of(name)
        assert caught.value.code == code
        assert told in str(caught.value.fields)


def test_a_register_that_is_not_there_is_empty(tmp_path):
    people = Register(host, str(tmp_path / "none"))
    assert len(people.rows()) == 0 and names_of(people.find("a", sort="age")) == []
    assert people.wastebasket() == [] and people.files() == []
    assert os.listdir(tmp_path) == []


def test_the_making_of_an_index_tells_how_far_it_is(people):
    seen = []
    anew(people).rows(lambda done, total: seen.append((done, total)))
    assert seen == [(0, 4), (1, 4), (2, 4), (3, 4)]
    anew(people).rows(lambda done, total: seen.append("again"))
    assert "again" not in seen


# The commands.

def told(people, *words):
    """What a command says that must go well."""
    code, output, errors = run(*words, "--register=" + people.folder)
    assert (code, errors) == (0, ""), errors
    return output


def refused(people, *words):
    """(exit code, the one sentence) of a command that must not go well."""
    code, output, errors = run(*words, "--register=" + people.folder)
    assert output == "" and errors.count("\n") == 1
    return code, errors


def test_a_list_has_lines_of_a_screen_and_names_in_the_language_in_use(people):
    people.add(made(13, name="N" * 60, player="P" * 60, race="puolihaltija",
                    career="Zharin mestarit:3,Vardakovin sotavelhot:3"))
    lines = told(people, "list").splitlines()
    assert lines[-1] == "Hahmoja: 5" and max(map(len, lines)) <= 80
    assert lines[0].startswith("Aino Rautio            Pekka 0        elävä     ihminen")
    english = told(people, "list", "--lang=en", "--race=human", "--sort=age")
    assert "living    human" in english and english.endswith("Characters: 4\n")
    assert told(people, "list", "--find=ÄIJ", "--sort=ikä").splitlines()[1:] == ["Hahmoja: 1"]
    code, sentence = refused(people, "list", "--sort=x")
    assert code == 2 and "nimi, pelaaja, rotu" in sentence


def test_a_command_copies_destroys_and_restores(people):
    assert "aija_ii.larp" in told(people, "copy", "äijä", "Äijä II")
    code, sentence = refused(people, "destroy", "äijä ii")
    assert code == 2 and is_of("not_sure", sentence) and "Äijä II" in names_of(anew(people).rows())
    assert "Äijä II" in told(people, "destroy", "äijä ii", "--yes")
    assert "0/aija_ii.larp" in told(people, "wastebasket")
    assert "Äijä II" not in names_of(anew(people).rows())
    code, sentence = refused(people, "restore", "nobody")
    assert code == 1 and is_of("not_in_wastebasket", sentence)
    assert people.path("aija_ii.larp") in told(people, "restore", "ii")
    assert told(people, "wastebasket") == "Hahmoja: 0\n"
    told(people, "copy", "Zorro", "Zorro I")
    for name in ("Zorro", "Zorro I"):
        told(people, "destroy", name, "--yes")
    code, sentence = refused(people, "restore", "zor")
    assert is_of("several_in_wastebasket", sentence) and "0/zorro.larp" in sentence
    assert "Zorro I" in told(people, "restore", "zorro i")
    assert sorted(everybody(people)[0]) == sorted(("Äijä II", "Zorro I") + NAMES[:3])


def test_only_a_file_of_the_register_is_copied_or_destroyed(people, tmp_path):
    outside = tmp_path / "outside.larp"
    outside.write_bytes(open(people.path("aija.larp"), "rb").read())
    for words in (("copy", str(outside), "X"), ("destroy", str(outside), "--yes")):
        code, sentence = refused(people, *words)
        assert code == 1 and is_of("not_in_register", sentence) and outside.exists()
        assert "outside.larp" in sentence


def test_an_index_that_follows_changes_is_the_one_that_is_made_anew(people):
    people.rows()
    (Path(people.folder) / "broken.larp").write_text("nothing", "utf-8")
    for row in list(people.rows())[::2]:
        held = people.open(row.file)
        held.character.name += " Åman"
        people.save(held)
    people.copy(people.rows()[0].file, "Öhman")
    people.destroy(people.rows()[1].file)
    people.rows()
    followed = (Path(people.folder) / "index").read_bytes()
    people.make_index()
    assert (Path(people.folder) / "index").read_bytes() == followed
    assert len(people.broken) == 1
