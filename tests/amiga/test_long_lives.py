"""Long lives are the same bytes on this machine and on the 68000, and the rule book's own."""
import json
import subprocess
import sys

import pytest
import support
from rule_lives import LONG_LIVES

SCRIPT = "tests/rules/rule_lives.py"
LINES = 2  # of each life: when it is made, and after its deeds


@pytest.fixture(scope="module")
def lives():
    """The lines of both machines, from one run each."""
    host = subprocess.run([sys.executable, SCRIPT], cwd=support.ROOT, capture_output=True,
                          timeout=120, check=True, env={"PYTHONPATH": support.ROOT})
    return host.stdout.decode().splitlines(), support.lines(support.script(SCRIPT, timeout=600))


def test_there_are_enough_long_lives(lives):
    here, there = lives
    assert len(here) == len(there) == LINES * len(LONG_LIVES) >= 80
    assert sum(len(json.loads(line)["career"]) >= 60 for line in here) >= 70


@pytest.mark.parametrize("number", range(len(LONG_LIVES)),
                         ids=["%s-%s" % (race, career) for race, _, career in LONG_LIVES])
def test_a_long_life_is_the_same_byte_for_byte(lives, number):
    here, there = lives
    for line in (LINES * number, LINES * number + 1):
        assert there[line] == here[line]
    made, lived = (json.loads(here[LINES * number + place]) for place in range(LINES))
    assert len(made["journal"]) == 1 and len(lived["journal"]) > 8


# Each a making, then commands with their words and options.
BY_COMMAND = {
    "mage": ({"race": "ihminen", "sex": "mies", "career": "Bokean illusio:30", "seed": 41}, [
        ("year", [], {"seed": 1}), ("xp", ["taikuri", "9000"], {"seed": 2}),
        ("edit", [], {"buy": "pitkä miekka=30,tikari=5", "use": "pitkä miekka"}),
        ("xp", ["taikuri", "400"], {"seed": 3}),
        ("year", [], {"activity": "idle", "seed": 4, "again": True}),
        ("level", [], {"lose": True}), ("undo", [], {"times": 2})]),
    "priest": ({"race": "haltija", "sex": "nainen", "career": "Sirran:40", "seed": 42}, [
        ("year", [], {"seed": 5, "player": True}), ("xp", ["pappi", "7000"], {"seed": 6}),
        ("xp", ["pappi", "900"], {"spirit": True, "seed": 7}),
        ("edit", [], {"left": "-3"}),
        ("year", [], {"activity": "Zada-papit", "seed": 8, "again": True}),
        ("move", ["unohdetut"], {}), ("undo", [], {})]),
    "bard": ({"race": "puolihaltija", "sex": "mies", "career": "bardi:20,vakoilija:20",
              "seed": 43}, [
        ("year", [], {"activity": "bardi", "split": "varas=30,taikuri=70", "seed": 9}),
        ("xp", ["bardi", "5000"], {"least": True, "seed": 10}),
        ("edit", [], {"ability": "rakenne=140", "fitness": "90"}),
        ("xp", ["varas/bardi", "-2500"], {}), ("undo", [], {})]),
}


def on_both(command, words, options, folders):
    """Runs a command on both machines, each in a folder of its own; what both print."""
    given = {**options, "register": "people"}
    if command not in ("new", "undo", "show"):
        given["date"] = "2026-11-30"
    named = support.amiga_words(command, given)
    here = support.host(*support.host_words(command, given), *words, cwd=folders[0])
    there = support.amiga.run_vamos(named[:1] + words + named[1:], cwd=folders[1])
    assert here[0] == 0, here
    assert (there.output, there.errors, there.code) == (here[1], here[2], 0)
    return here[1]


@pytest.mark.parametrize("life", BY_COMMAND)
def test_a_life_by_commands_is_the_same_on_both_machines(life, tmp_path):
    given, commands = BY_COMMAND[life]
    name = "Åke Öhman"
    folders = tmp_path / "pc", tmp_path / "amiga"
    for folder in folders:
        folder.mkdir()
    on_both("new", [], {**given, "name": name, "gm": True, "save": True}, folders)
    for command, words, options in commands:
        on_both(command, [name, *words], options, folders)
    data = json.loads(on_both("show", [name], {"format": "json"}, folders))
    assert len(data["journal"]) > 4 and len(data["career"]) > 30
