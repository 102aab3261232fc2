"""The rule tests on a whole Amiga: the same files as on the host, and as many tests."""
import re

import pytest
import support
from fsuae import Machine
from test_rules import MODULES, RULES, count_of

# Tables that were changed are parsed, and an interpreter that compiles is large: more than 1 MB
# holds beside AROS.
MORE_MEMORY = ("--fast_memory=1024",)


@pytest.fixture(scope="module")
def rules_machine(model):
    """An Amiga with the rule tests in a drive of their own."""
    with Machine(model, drives={"Rules": RULES}, files={"tester": support.TESTER},
                 options=MORE_MEMORY) as running:
        yield running


@pytest.mark.parametrize("module", MODULES)
def test_rules_hold_on_a_whole_amiga(rules_machine, module):
    done = rules_machine.run(["-X", "heapsize=384", "Rules:run.py", module],
                             program="SYS:tester", timeout=300)
    found = re.match(r"(\d+) passed, (\d+) failed$", done.output.strip().split("\n")[-1])
    assert found, done
    assert (int(found[1]), int(found[2]), done.code) == (count_of(module), 0, 0), done
