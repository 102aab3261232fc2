"""The one family of errors: every code has its text, and a test that names it."""
import ast
import pathlib
import re

import pytest
from test_structure import FILES, TREES, name_of

from larpmaster import messages
from larpmaster.messages import tables_fi

TESTS = sorted(pathlib.Path(__file__).parents[1].rglob("*.py"))
FAMILY = ("Mistake", "CouldNot", "WrongUse", "MissingRoom")
# What the system refuses: what these functions and this table of the platform turn into a code.
ASSIGNED, FROM_SYSTEM = ("code", "_CODES"), "could_not"


def words_in(node):
    """Texts of a piece of the program in which a code is chosen, not what the choice hangs on."""
    if isinstance(node, ast.IfExp):
        return words_in(node.body) + words_in(node.orelse)
    if isinstance(node, ast.Call):
        return words_in(node.func)
    return [part.value for part in ast.walk(node)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def codes_of(tree):
    """Codes that a file can raise; the beginning of one that ends with what is known then."""
    found = set()
    for node in ast.walk(tree):
        name = ""
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in FAMILY and node.args:
            found.update(words_in(node.args[0]))
        elif name == FROM_SYSTEM:
            found.update(words_in(node.args[2]))
        elif isinstance(node, ast.Assign) and getattr(
                node.targets[0], "id", getattr(node.targets[0], "attr", "")) in ASSIGNED:
            found.update(words_in(node.value))
    return found


CODES = sorted({code for path in FILES if not name_of(path).startswith("messages/")
                for code in codes_of(TREES[path]) if code})


@pytest.fixture(scope="module")
def named():
    """Every word of the tests' texts."""
    found = set()
    for path in TESTS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(re.findall(r"\w+", node.value))
    return found


def test_the_codes_of_the_program_are_found():
    assert len(CODES) > 130
    assert {"not_tolerated", "dead", "forgotten", "disk_full", "damaged_with_backup",
            "set_newer", "desk_nobody_"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_every_code_of_an_error_has_a_text_and_a_test(code, named):
    if code.endswith("_"):
        assert [word for word in named if word.startswith(code) and messages.has(word)]
    else:
        assert code in named and (code in tables_fi.TEXTS or messages.text(code))


@pytest.mark.parametrize("code", tables_fi.TEXTS)
def test_every_code_of_a_fault_of_a_table_has_a_test(code, named):
    assert code in named
