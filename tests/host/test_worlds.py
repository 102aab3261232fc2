"""A world is a folder that can be copied and changed: through the real command line (NOT-7)."""
import json
import os
import shutil
import subprocess
import sys

import pytest


@pytest.fixture
def copy(sources):
    """The program with its tables, and beside `rajakatse` a copy of it, `oma`."""
    shutil.copytree(sources / "tables" / "rajakatse", sources / "tables" / "oma")
    return sources


def run(copy, *words):
    """(exit code, output, errors) of the copied program."""
    done = subprocess.run([sys.executable, "-m", "larpmaster", *words], capture_output=True,
                          cwd=copy, timeout=120, env={
                              **os.environ, "PYTHONPATH": str(copy), "PYTHONUTF8": "1",
                              "PYTHONIOENCODING": "utf-8"})
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def change(copy, kind, old, new, world="oma"):
    """Replaces a text that occurs once in a table of a world."""
    path = copy / "tables" / world / (kind + ".txt")
    text = path.read_text("utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), "utf-8")


def made(copy, world, *words):
    """The JSON of a new character."""
    code, output, errors = run(copy, "new", "--world=" + world, "--format=json", "--seed=7",
                               "--race=ihminen", "--sex=mies", *words)
    assert (code, errors) == (0, "")
    return json.loads(output)


def test_a_copied_world_makes_the_same_characters_under_its_own_name(copy):
    words = ("--career=Sirran:6,bardi:3",)
    ours, theirs = made(copy, "oma", *words), made(copy, "rajakatse", *words)
    assert ours.pop("world") == "oma" and theirs.pop("world") == "rajakatse"
    assert ours == theirs


def test_a_changed_world_makes_other_characters_and_leaves_the_first_alone(copy):
    before = made(copy, "rajakatse", "--career=jalokivikilta:3")
    change(copy, "cults", "jalokivikilta         | guild  | -       | *       | *           | 100 |"
                          "  0 | 100 |",
           "jalokivikilta         | guild  | -       | *       | *           | 100 |  0 | 500 |")
    change(copy, "races", "ihminen     |ihminen     |human   | 50|14| 22|",
           "ihminen     |ihminen     |human   | 50|10| 22|")
    ours = made(copy, "oma", "--career=jalokivikilta:3")
    assert made(copy, "rajakatse", "--career=jalokivikilta:3") == before
    assert ours["career"][0]["age"] == 10 and before["career"][0]["age"] == 14
    assert ours["money"] - before["money"] == 3 * 400


def test_a_cult_with_colours_and_a_spell_of_ones_own_is_lived(copy):
    tables = copy / "tables" / "oma"
    for kind, line in (
            ("colours", "violetti | violetti | violet | house"),
            ("spells", "kompastus|kompastus|stumble|taikuri|1|1|violetti 1|yes|100|none|1|5|9|"
                       "house"),
            ("spell_texts", "kompastus|effect|1|Kohde kaatuu."),
            ("spell_texts", "kompastus|weak|1|Kohde horjahtaa."),
            ("spell_texts", "kompastus|line|1|Nurin!"),
            ("cults", "sirkus|guild|-|*|*|100|0|0|no|house"),
            ("cult_classes", "sirkus|taikuri|100|no|1|0|house"),
            ("cult_colours", "sirkus|violetti|1|20|house"),
            ("cult_spells", "sirkus|kompastus|house")):
        with open(tables / (kind + ".txt"), "a", encoding="utf-8") as file:
            file.write(line + "\n")
    assert run(copy, "tables", "check", "oma")[0] == 0
    ours = made(copy, "oma", "--career=sirkus:9", "--gm")
    learnt = [event["what"] for year in ours["career"] for event in year["events"]]
    assert ours["colours"] == {"violetti": learnt.count("colour")} != {"violetti": 0}
    assert ours["spells"] == ["kompastus"]
    code, output, _ = run(copy, "new", "--world=oma", "--seed=7", "--race=ihminen", "--sex=mies",
                          "--career=sirkus:9", "--gm")
    assert code == 0 and "Nurin!" in output
    code, _, errors = run(copy, "new", "--career=sirkus:9")
    assert code == 2 and "sirkus" in errors


def test_a_world_with_a_fault_is_refused_with_file_line_and_column(copy):
    change(copy, "cult_colours", "Sirran                | valkoinen | 5 | 18",
           "Sirran                | valkoinen | 0 | 18")
    line = [text.startswith("Sirran") for text in (
        copy / "tables" / "oma" / "cult_colours.txt").read_text("utf-8").split("\n")].index(True)
    for words in (("tables", "check", "oma"), ("new", "--world=oma")):
        code, output, errors = run(copy, *words)
        assert code == 1
        assert ("cult_colours.txt, rivi %d, merkki 37: sarake weight: 0 ei ole välillä 1..1000."
                % (line + 1)) in output + errors
        assert "Traceback" not in errors
    assert run(copy, "new", "--world=rajakatse")[0] == 0


def test_a_character_whose_cult_spell_and_race_have_gone_still_shows_and_they_are_named(copy):
    words = ("--world=oma", "--register=" + str(copy / "register"))
    assert run(copy, "new", *words, "--seed=11", "--race=peikko", "--sex=nainen",
               "--career=Zada-papit:25", "--gm", "--name=Aino", "--save")[0] == 0
    before = json.loads(run(copy, "show", "Aino", *words, "--format=json")[1])
    gone = before["spells"][0]
    for path in (copy / "tables" / "oma").iterdir():
        lines = [line.replace(gone + ", ", "").replace(", " + gone, "")
                 for line in path.read_text("utf-8").split("\n")
                 if not line.startswith(("peikko", "Zada-papit", gone + "|"))]
        path.write_text("\n".join(lines), "utf-8")
    assert run(copy, "tables", "check", "oma")[0] == 0
    for form in ("larp", "tabletop"):
        code, output, errors = run(copy, "show", "Aino", *words, "--format=" + form)
        assert code == 0, errors
        for name in ("peikko", "Zada-papit", gone):
            assert name in output + errors
    code, output, errors = run(copy, "show", "Aino", *words, "--format=json")
    after = json.loads(output)
    assert code == 0
    for key in ("race", "classes", "spells", "career", "abilities_original"):
        assert after[key] == before[key]
