"""The layers and the language subset of the program, read from its sources."""
import ast
import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "larpmaster"
FILES = sorted(PACKAGE.rglob("*.py"))
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in FILES}
# What runs on the host only; all the rest runs on both interpreters and is called the core.
HOST_ONLY = ("platform/host.py", "platform/secrets.py", "platform/failures.py",
             "platform/folders.py", "platform/terminal.py", "platform/printing.py", "export/")
CORE = [path for path in FILES
        if not path.relative_to(PACKAGE).as_posix().startswith(HOST_ONLY)]
# Modules that both interpreters have, and the module of the port, each where it may be used.
ALLOWED_MODULES = {"collections": None, "binascii": None,
                   "amigados": ("platform/amiga.py", "platform/amiga_folders.py"),
                   "time": ("platform/amiga.py",), "gc": ("platform/amiga_memory.py",),
                   "sys": ("platform/__init__.py", "platform/amiga.py",
                           "platform/amiga_memory.py", "__main__.py")}
# Methods that MicroPython lacks or that know ASCII only there.
ABSENT_METHODS = {"ljust", "rjust", "zfill", "isalpha", "isalnum", "isdecimal", "isnumeric",
                  "casefold", "swapcase", "capitalize", "expandtabs", "removeprefix",
                  "removesuffix", "maketrans", "translate", "format_map", "_replace", "_asdict"}
ASCII_METHODS = {"lower", "upper", "islower", "isupper"}
# text.py and table_links.py look at the letters first; the others fold names of commands, options
# and worlds, which are ASCII.
ASCII_ONLY_FILES = {"text.py", "table_links.py", "commands.py", "cli.py"}
# Word lists, one text a line: what the limit on a room's length is for does not concern them.
LINE_LIMIT, FILE_LIMIT = 100, 400


def name_of(path):
    """The path inside the package."""
    return path.relative_to(PACKAGE).as_posix()


def imports_of(path):
    """(line, full dotted name) of everything a file imports, also inside its functions."""
    found = []
    for node in ast.walk(TREES[path]):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}:{node.lineno}: a relative import"
            found += [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]
    return found


def offences(test, paths=CORE):
    """Places where test(path, node) holds for a node of the syntax tree."""
    return [f"{name_of(path)}:{node.lineno}" for path in paths for node in ast.walk(TREES[path])
            if test(path, node)]


def forbidden_imports(wrong, paths=FILES):
    """Places where wrong(name) holds for an import."""
    return [f"{name_of(path)}:{line} {name}" for path in paths
            for line, name in imports_of(path) if wrong(name)]


def test_there_is_something_to_read():
    assert len(CORE) > 20 and PACKAGE / "rules" / "dice.py" in CORE


def test_no_two_files_of_tests_have_one_name():
    names = sorted(path.name for path in (ROOT / "tests").rglob("test_*.py"))
    assert [name for name in names if names.count(name) > 1] == []


def test_rules_import_only_rules():
    rules = [path for path in FILES if name_of(path).startswith("rules/")]
    assert len(rules) > 10
    assert forbidden_imports(lambda name: not name.startswith("larpmaster.rules."), rules) == []


def test_nothing_imports_the_program_or_the_screens_from_below():
    below = [path for path in FILES
             if not name_of(path).startswith(("cli.py", "cli_", "__main__.py", "ui/"))]
    assert forbidden_imports(
        lambda name: name.startswith(("larpmaster.ui", "larpmaster.cli", "larpmaster.__main__")),
        below) == []
    screens = [path for path in FILES if name_of(path).startswith("ui/")]
    assert forbidden_imports(lambda name: name.startswith("larpmaster.cli"), screens) == []


# What each of these rooms may use of ours, besides itself.
ROOMS = {
    "errors": (), "text": ("errors",), "offered": ("text",), "table_schema": (),
    "table_magic": ("table_schema",), "table_reading": ("table_schema", "text"),
    "table_links": ("rules", "table_magic", "table_schema", "text"),
    "table_quick": ("table_links", "table_schema"),
    "table_faults": ("errors", "table_links", "table_reading", "table_schema"),
    "tables": ("VERSION", "errors", "shipped", "table_faults", "table_links", "table_quick",
               "table_schema"),
    "table_writing": ("errors", "table_schema", "text"),
    "table_saving": ("errors", "store", "table_schema", "table_writing", "tables"),
    "table_records": (),
    "table_draft": ("errors", "table_lists", "table_reading", "table_records", "table_schema",
                    "table_writing", "text"),
    "table_lists": ("table_writing",),
    "table_uses": ("errors", "filereader", "store", "table_lists", "table_schema",
                   "table_writing"),
    "table_telling": ("messages", "table_records", "text"),
    "stand_ins": ("rules", "table_schema"),
    "burden": ("rules",), "character": ("rules", "burden"), "levels": ("rules", "character"),
    "schooling": ("rules",),
    "career": ("rules", "character", "levels", "schooling", "text"),
    "choices": ("rules", "character", "errors", "text"),
    "admission": ("rules", "career", "character", "errors", "text"),
    "journal": ("rules", "character", "errors", "schooling"),
    "creation": ("rules", "admission", "career", "character", "choices", "errors", "journal",
                 "text"),
    "automatic": ("rules", "admission", "character", "choices", "creation", "errors", "text"),
    "deeds": ("rules", "admission", "career", "character", "errors", "journal", "levels",
              "schooling", "text"),
    "gifts": ("rules", "admission", "burden", "career", "character", "deeds", "errors", "journal",
              "levels", "schooling", "text"),
    "edits": ("rules", "character", "deeds", "errors", "journal", "schooling", "table_schema",
              "text"),
    "callings": ("rules", "career", "edits", "errors", "gifts", "levels", "stand_ins"),
    "jsontext": ("rules", "character", "schooling", "stand_ins", "text"),
    "filetext": ("rules", "character", "journal"),
    "telling": ("rules", "character", "deeds", "errors", "journal", "layout", "messages",
                "text", "wording"),
    "wording": ("rules", "character", "messages"), "listing": ("messages", "text"),
    "opened": ("deeds", "given", "journal", "messages", "register", "store", "telling"),
    "twins": ("errors", "store", "text"),
    "keyfile": ("errors", "store", "text"), "password": ("errors", "text"),
    "settings": ("errors", "keyfile", "messages", "password", "text"),
    "event": ("errors", "keyfile", "store", "text"),
    "jsonreading": (), "exporting": ("character", "errors", "jsontext", "layout", "store", "text"),
    "importing": ("rules", "character", "errors", "exporting", "filereader", "filetext", "journal",
                  "jsonreading", "text"),
    "last_deed": ("errors", "journal", "keyfile", "store"),
    "many": ("admission", "character", "choices", "deeds", "errors", "gifts", "journal",
             "keyfile", "last_deed", "layout", "stand_ins", "store", "telling", "text"),
    "filereader": ("rules", "character", "errors", "filetext", "journal", "text"),
    "unfinished": ("rules", "creation", "errors", "text"),
    "layout": ("messages", "text"), "notes": ("rules", "messages", "text"),
    "checking": ("rules", "burden", "character", "choices", "errors", "messages", "stand_ins",
                 "text"),
    "sheet_checks": ("rules", "burden", "layout", "messages", "text"),
}


@pytest.mark.parametrize("room", ROOMS)
def test_imports_between_rooms_point_one_way(room):
    path = PACKAGE / f"{room}.py"
    used = {name.split(".")[1] for _, name in imports_of(path) if name.startswith("larpmaster.")}
    assert used <= {*ROOMS[room], room}


def test_only_the_room_for_the_machine_touches_the_machine():
    others = [path for path in FILES if not name_of(path).startswith("platform/")]
    assert forbidden_imports(
        lambda name: name.startswith("larpmaster.platform")
        and name != "larpmaster.platform.machine", others) == []
    assert offences(lambda path, node: isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id in ("open", "input", "print"),
                    [path for path in others if path in CORE]) == []


def test_the_core_imports_only_what_both_interpreters_have():
    found = []
    for path in CORE:
        for line, name in imports_of(path):
            module = name.split(".")[0]
            where = ALLOWED_MODULES.get(module, ())
            if module != "larpmaster" and where is not None and name_of(path) not in where:
                found.append(f"{name_of(path)}:{line} {name}")
    assert found == []


def test_the_core_has_no_fractions():
    assert offences(lambda path, node: isinstance(node, ast.Constant)
                    and isinstance(node.value, float | complex)) == []
    assert offences(lambda path, node: isinstance(node, ast.BinOp | ast.AugAssign)
                    and isinstance(node.op, ast.Div)) == []
    assert offences(lambda path, node: isinstance(node, ast.Name)
                    and node.id in ("float", "round", "complex")) == []


def test_the_core_uses_no_method_that_micropython_lacks():
    assert offences(lambda path, node: isinstance(node, ast.Attribute)
                    and node.attr in ABSENT_METHODS) == []


def test_letters_change_their_case_only_where_they_are_known_to_be_ascii():
    assert offences(lambda path, node: isinstance(node, ast.Attribute)
                    and node.attr in ASCII_METHODS
                    and name_of(path) not in ASCII_ONLY_FILES) == []


def test_the_core_has_no_language_that_micropython_lacks():
    wrong = (ast.Match, ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await,
             ast.AnnAssign)
    assert offences(lambda path, node: isinstance(node, wrong)) == []
    assert offences(lambda path, node: isinstance(node, ast.FunctionDef) and (
        node.args.posonlyargs or node.returns
        or any(arg.annotation for arg in node.args.args))) == []


def test_nothing_of_the_core_fills_a_field_by_bytes():
    # A width in a format counts bytes on the target: "%-8s", "{:>5}". Numbers may have one.
    def has_width(path, node):
        if isinstance(node, ast.FormattedValue):
            return node.format_spec is not None
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            return False
        text = node.value
        return any(f"%{sign}{digit}" in text and "s" in text.split(f"%{sign}{digit}", 1)[1][:3]
                   for sign in ("", "-") for digit in "123456789")
    assert offences(has_width) == []


def test_lines_and_files_are_short():
    long_lines = [f"{path.relative_to(ROOT)}:{number}"
                  for folder in (PACKAGE, ROOT / "tests", ROOT / "amiga")
                  for path in sorted(folder.rglob("*.py"))
                  for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
                  if len(line) > LINE_LIMIT]
    assert long_lines == []
    assert [name_of(path) for path in FILES
            if len(path.read_text("utf-8").splitlines()) > FILE_LIMIT] == []


def test_every_file_and_every_public_function_of_the_rules_says_what_it_is():
    assert [name_of(path) for path in FILES if not ast.get_docstring(TREES[path])] == []
    silent = [f"{name_of(path)}:{node.lineno} {node.name}" for path in FILES
              if name_of(path).startswith("rules/") for node in ast.walk(TREES[path])
              if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
              and not ast.get_docstring(node)]
    assert silent == []


def test_every_file_of_the_core_compiles_for_the_target(tmp_path):
    compiler = ROOT / "build" / "mpy-cross" / "mpy-cross"
    if not compiler.exists():
        reason = os.environ.get("LARPMASTER_NO_AMIGA", "no Amiga part: mpy-cross is not built")
        pytest.skip(reason)
    paths = [*CORE, *sorted((ROOT / "tests" / "rules").glob("*.py"))]
    failed = []
    for path in paths:
        done = subprocess.run([compiler, "-msmall-int-bits=31", "-o", tmp_path / "made.mpy", path],
                              capture_output=True, text=True)
        if done.returncode:
            failed.append(f"{path.relative_to(ROOT)}: {done.stderr.strip()}")
    assert failed == []


def test_ruff_finds_nothing():
    done = subprocess.run([sys.executable, "-m", "ruff", "check", str(ROOT)],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
