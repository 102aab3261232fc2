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
    assert len(made["journal"]) == 1 and len(lived["journal"]) > 10
