"""The command `check` through the command line: CHK-1, CHK-2, CHK-5 to CHK-7."""
import re

import pytest
from test_cli import run

LINE = re.compile(r"(.*): (\S+) (.*) / (\d+), raja (\d+), heitto (\d+): (onnistuu|epäonnistuu)\.")


@pytest.fixture(scope="module")
def register(tmp_path_factory):
    """A register with Aino and Bertta."""
    folder = tmp_path_factory.mktemp("checks") / "register"
    for name, seed in (("Aino Rautio", 7), ("Bertta", 8), ("Voima", 9)):
        code, _, errors = run("new", "--name", name, "--seed=%d" % seed, "--save", "--register",
                              str(folder))
        assert code == 0, errors
    return str(folder)


def check(register, *words):
    """The parts of each line, and the seed's line."""
    code, output, errors = run("check", *words, "--register", register)
    assert (code, errors) == (0, "")
    *lines, seed = output.splitlines()
    return [LINE.fullmatch(line).groups() for line in lines], seed


def test_CHK_1_each_of_several_rolls(register):
    lines, seed = check(register, "aino rautio", "Bertta", "voima/2", "--seed=5")
    assert [line[0] for line in lines] == ["Aino Rautio", "Bertta"]
    assert seed == "Siemen: 5" and lines[0][5] != lines[1][5]
    for _, subject, value, divisor, limit, roll, result in lines:
        assert (subject, divisor, int(limit)) == ("Voima", "2", int(value) // 2)
        assert (result == "onnistuu") == (int(roll) <= int(limit))
    assert check(register, "Aino Rautio", "voima/2", "--seed=5")[0] == lines[:1]


def test_CHK_2_one_roll_serves_all(register):
    lines, _ = check(register, "aino rautio", "Bertta", "Aino Rautio", "äly" "kkyys/3", "--way=2")
    assert len(lines) == 3 and len({line[5] for line in lines}) == 1
    assert lines[0] == lines[2]


def test_CHK_5_a_hundredth_of_all_rolls_always_succeeds_and_fails(register):
    names = ["Bertta"] * 400
    hard = check(register, *names, "viisaus/100", "--most=0", "--seed=1")[0]
    easy = check(register, *names, "viisaus", "--least=100", "--seed=1")[0]
    assert {line[6] for line in hard if line[5] != "1"} == {"epäonnistuu"}
    assert {line[6] for line in hard if line[5] == "1"} == {"onnistuu"}
    assert {line[6] for line in easy if line[5] == "100"} == {"epäonnistuu"}
    assert {line[6] for line in easy if line[5] != "100"} == {"onnistuu"}


def test_CHK_6_CHK_7_bonus_armour_and_load_stand_in_the_line(register):
    line = check(register, "Bertta", "ketteryys", "--bonus", "--armour=30", "--load=500")[0][0]
    assert re.fullmatch(r"\d+ \+ tasobonus \d+ - haarniska 30 - taakka \d+ = \d+", line[2])


def test_CHK_7_MAG_9_CLS_29_items_in_use_count_by_themselves(register):
    for name, career in (("Ritari", "Vardakovin sotavelhot:4"), ("Varas", "varas:4")):
        assert run("new", "--gm", "--name", name, "--race=ihminen", "--career", career, "--seed=4",
                   "--save", "--register", register)[0] == 0
        before = check(register, name, "ketteryys", "--seed=1")[0][0]
        code, _, errors = run("edit", name, "--buy=levyhaarniska=0", "--use=levyhaarniska",
                              "--register", register)
        assert (code, errors) == (0, "")
        after = check(register, name, "ketteryys", "--seed=1")[0][0]
        assert after[2] == "%s - haarniska 30 = %d" % (before[2], int(before[2]) - 30)
        sheet = run("show", name, "--register", register)[1]
        told = ("sulkevat manasta 34 % (Vardakovin sotavelhot)" if name == "Ritari" else
                "haittaavat varasta 60 %")
        assert told in " ".join(sheet.split())


def test_a_character_may_be_called_as_an_ability(register):
    assert check(register, "voima", "voima")[0][0][0] == "Voima"


@pytest.mark.parametrize("words,code,parts", [
    (["Bertta"], 2, ["check", "kyky", "voima/2"]),
    (["Bertta", "onni/2"], 2, ["Tarkistus", "onni", "voima", "aistit"]),
    (["Bertta", "voima/0"], 2, ["Jakaja", "1-100"]),
    (["Bertta", "voima/"], 2, ["Jakaja"]),
    (["Bertta", "voima", "--way=3"], 2, ["Tapa", "1-2"]),
    (["Bertta", "voima", "--bonus"], 2, ["tasobonus", "ketteryyteen"]),
    (["Bertta", "voima", "--load=3"], 2, ["load"]),
    (["Bertta", "ketteryys", "--armour=-1"], 2, ["Haarniskan haitta", "-1"]),
    (["Bertta", "voima", "--least=9", "--most=8"], 2, ["Pienin raja", "9", "8"]),
    (["Bertta", "Nobody", "voima"], 1, ["Nobody"]),
    (["Bertta", "voima", "--seed=x"], 2, ["Siemen"])], ids=range(11))
def test_a_mistake_gets_one_sentence_and_nothing_is_rolled(register, words, code, parts):
    found, output, errors = run("check", *words, "--register", register)
    assert (found, output) == (code, "") and errors.count("\n") == 1
    for part in parts:
        assert part in errors
    found, output, errors = run("check", *words, "--register", register, "--lang=en")
    assert (found, output) == (code, "") and errors.count("\n") == 1
    assert not set("äöÄÖ") & set(errors)
