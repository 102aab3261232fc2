"""The same seed and the same choices give the same bytes on this machine and on the 68000."""
import itertools
import os

import pytest
import support

from larpmaster.platform import host

with open(os.path.join(host.tables_folder(), "rajakatse", "cults.txt"), encoding="utf-8") as cults:
    CULTS = [line.split("|")[0].strip() for line in cults
             if "|" in line and not line.startswith("columns:")]
RACES = ("ihminen", "haltija", "puolihaltija", "peikko")
SEXES = ("mies", "nainen")
CAREERS = ["%s:%d" % (cult, 3 + place) for place, cult in enumerate(CULTS)] + [
    "idle:2,taistelija:3,knowledge/käyrät jouset:4,Deinosan:9", "bardi:6,tavallinen:4,Sirran:7",
    "tiedustelija:4,vakoilija:4,samooja:4", "idle:1"]


def cases():
    """At least 64 choices of options over all races, sexes and careers."""
    found = []
    for number, (race, sex) in enumerate(itertools.product(RACES, SEXES)):
        found.append({"seed": 100 + number, "race": race, "sex": sex})
        found.append({"seed": 200 + number, "race": race, "sex": sex, "age": 20 + 40 * number,
                      "gm": True, "name": "Åke Öhman %d" % number, "player": 'O"N\\E*I*L'})
        for place in range(number, len(CAREERS), 3):
            found.append({"seed": 1000 * number + place, "race": race, "sex": sex, "gm": True,
                          "career": CAREERS[place]})
    for seed in range(10):
        found.append({"seed": seed * 111111111})
    found.append({"seed": 5, "simple": True})
    found.append({"seed": 18, "reroll": 5, "discard": 2, "assign": "wisdom=1,strength=8"})
    found.append({"seed": 19, "reroll": 3, "gm": True, "discard": 7})
    found.append({"seed": 6, "region": "Metsäläiset", "age": 30})
    return found


CASES = cases()


def test_there_are_enough_cases():
    assert len(CASES) >= 64 and len({case["seed"] for case in CASES}) >= 60


@pytest.mark.parametrize("given", CASES, ids=[str(number) for number in range(len(CASES))])
def test_json_is_the_same_byte_for_byte(given):
    given = {**given, "format": "json"}
    code, output, errors = support.host(*support.host_words("new", given))
    result = support.amiga.run_vamos(support.amiga_words("new", given))
    assert (code, errors) == (0, "") and output.startswith('{"format"')
    assert (result.output, result.errors, result.code) == (output, "", 0)


@pytest.mark.parametrize("shape", ["larp", "tabletop"])
@pytest.mark.parametrize("lang", ["fi", "en"])
def test_sheets_are_the_same_letter_for_letter(shape, lang):
    for given in CASES[1:40:13]:
        given = {**given, "format": shape, "lang": lang}
        code, output, _ = support.host(*support.host_words("new", given))
        result = support.amiga.run_vamos(support.amiga_words("new", given))
        assert code == 0 and (result.output, result.code) == (output, 0)


def test_saved_files_are_the_same_but_for_their_coding(tmp_path):
    given = {"seed": 77, "name": "Åke Öhman", "region": "Metsäläiset", "save": True}
    code, _, errors = support.host(*support.host_words(
        "new", {**given, "register": str(tmp_path / "pc")}))
    assert code == 0
    (tmp_path / "amiga").mkdir()
    result = support.amiga.run_vamos(support.amiga_words(
        "new", {**given, "register": support.amiga.amiga_path(tmp_path / "amiga")}))
    assert result.code == 0, result
    pc = (tmp_path / "pc" / "ake_ohman.larp").read_bytes()
    amiga = (tmp_path / "amiga" / "ake_ohman.larp").read_bytes()
    assert amiga.decode("iso-8859-1").replace("iso-8859-1", "utf-8", 1) == pc.decode("utf-8")
    for folder in ("pc", "amiga"):
        path = tmp_path / folder / "ake_ohman.larp"
        _, output, _ = support.host("show", str(path), "--format=json")
        result = support.amiga.run_vamos(
            ["SHOW", support.amiga.amiga_path(path), "FORMAT=json"])
        assert result.output == output and '"seed": 77' in output


MISTAKES = [
    ("new", {"race": "hobitti"}), ("new", {"age": "200", "race": "ihminen"}),
    ("new", {"career": "Sirran"}), ("new", {"seed": "x"}), ("new", {"assign": "strength=9"}),
    ("new", {"region": "Mordor", "lang": "en"}), ("new", {"format": "pdf"}),
    ("new", {"race": "ihminen", "age": "20", "career": "varas:7"}), ("new", {"save": True}),
    ("new", {"world": "moon"})]


@pytest.mark.parametrize("command,given", MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_gets_the_same_sentence(command, given):
    code, output, errors = support.host(*support.host_words(command, given))
    result = support.amiga.run_vamos(support.amiga_words(command, given))
    assert code == 2 and result.code == 10 and output == result.output == ""
    assert errors == result.errors and errors.count("\n") == 1


def test_roll_selftest_version_and_tables_check_answer_alike():
    for words in (["roll", "3n(6)+2", "--seed=9"], ["tables", "check"], ["selftest"]):
        code, output, _ = support.host(*words)
        result = support.amiga.run_vamos([word.replace("--", "") for word in words])
        assert code == 0 and (result.output, result.code) == (output, 0)
    result = support.amiga.run_vamos(["version"])
    assert "68000" in result.output and result.code == 0


def test_a_question_mark_prints_the_template():
    result = support.amiga.run_vamos(["NEW", "?"])
    assert result.code == 0 and result.output.startswith("NEW RACE/K,SEX/K")
