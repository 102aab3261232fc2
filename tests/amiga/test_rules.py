"""The rule tests on the 68000: the same files as on the host, by the small runner."""
import ast
import os
import re

import pytest
import support

RULES = os.path.join(support.ROOT, "tests", "rules")
MODULES = sorted(name[:-3] for name in os.listdir(RULES)
                 if name.startswith("test_") and name.endswith(".py"))


def count_of(module):
    """How many tests a module holds."""
    with open(os.path.join(RULES, module + ".py"), encoding="utf-8") as file:
        tree = ast.parse(file.read())
    return sum(isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
               for node in tree.body)


@pytest.mark.parametrize("module", MODULES)
def test_rules_hold_on_the_68000(module):
    result = support.script("tests/rules/run.py", module, timeout=600)
    last = result.output.strip().split("\n")[-1]
    found = re.match(r"(\d+) passed, (\d+) failed$", last)
    assert found, result
    assert (int(found[1]), int(found[2]), result.code) == (count_of(module), 0, 0), result.output


def test_the_runner_fails_when_a_test_fails(tmp_path):
    """A test of the runner itself: what it counts can be wrong."""
    folder = tmp_path / "rules"
    folder.mkdir()
    with open(os.path.join(RULES, "run.py"), encoding="utf-8") as file:
        (folder / "run.py").write_text(file.read())
    (folder / "test_wrong.py").write_text("def test_one():\n    assert 1 == 2\n")
    result = support.amiga.run_vamos(
        [support.amiga.amiga_path(folder / "run.py"), "test_wrong"],
        program=support.amiga.INTERPRETER)
    assert result.code != 0 and result.output.strip().endswith("0 passed, 1 failed")
