"""The one family of errors: every code has its text, and a test that names it."""
import ast
import pathlib

import pytest
from test_structure import FILES, TREES, name_of

from larpmaster import messages
from larpmaster.messages import tables_fi

TESTS = sorted(pathlib.Path(__file__).parents[1].rglob("*.py"))
FAMILY = ("Mistake", "CouldNot", "WrongUse", "MissingRoom")
# What the system refuses: what these functions and this table of the platform turn into a code.
ASSIGNED, FROM_SYSTEM = ("code", "_CODES"), "could_not"
# What a test calls with a code that it expects, and its table of them.
EXPECTING, MISTAKES = ("could_not", "wrong_use"), "MISTAKES"


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


def texts_in(node):
    return {part.value for part in ast.walk(node)
            if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def expected_in(node):
    """Texts of a piece of a test in which an error is raised, or its code compared or expected."""
    if isinstance(node, ast.Compare) and "code" in ast.unparse(node):
        return texts_in(node)
    if isinstance(node, ast.Call) and node.args and getattr(
            node.func, "id", getattr(node.func, "attr", "")) in (*FAMILY, *EXPECTING):
        return texts_in(node.args[0])
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict) and getattr(
            node.targets[0], "id", "") == MISTAKES:
        return {key.value for key in node.value.keys}
    return set()


def named_in(trees):
    """Codes that tests name: whole texts, an everyday word only where it is a code for certain."""
    found = set()
    for tree in trees:
        for node in ast.walk(tree):
            if (isinstance(node, ast.Constant) and isinstance(node.value, str)
                    and "_" in node.value):
                found.add(node.value)
            found.update(expected_in(node))
    return found


@pytest.fixture(scope="module")
def named():
    """Every code that a test names; what stands here shows nothing."""
    return named_in(ast.parse(path.read_text("utf-8")) for path in TESTS
                    if path != pathlib.Path(__file__))


def test_an_everyday_word_is_a_code_only_where_a_test_raises_or_compares_it():
    for source in ("move('Pappi', 'dead')", "kind == 'dead'", "'dead'", "{'dead': 1}",
                   "'move Pappi dead'"):
        assert named_in([ast.parse(source)]) == set(), source
    for source in ("mistake.code == 'dead'", "could_not('dead', deed)", "CouldNot('dead')",
                   "MISTAKES = {'dead': ()}", "assert code in ('dead', 'letter')"):
        assert "dead" in named_in([ast.parse(source)]), source
    assert named_in([ast.parse("told('do_no_last', 'not so')")]) == {"do_no_last"}


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
