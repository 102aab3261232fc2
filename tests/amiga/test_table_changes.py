"""Tables that are changed on the Amiga: the same rows as on the host, within the usual heap."""
import os
import pathlib
import shutil
import subprocess
import sys

import pytest
import support

sys.path.insert(0, os.path.join(support.ROOT, "tests", "ui"))
from table_stories import STORIES  # noqa: E402

TABLES = os.path.join(support.ROOT, "build", "amiga", "tables", "rajakatse")
SHIPPED = os.path.join(support.ROOT, "tables", "rajakatse")
SCRIPT = os.path.join(support.ROOT, "tests", "amiga", "change_tables.py")
FILES = {"spells.txt", "spell_texts.txt", "cult_spells.txt", "cults.txt", "cult_classes.txt",
         "cult_colours.txt"}


@pytest.fixture
def worlds(tmp_path):
    """The same world as a folder for each machine."""
    shutil.copytree(TABLES, tmp_path / "amiga")
    shutil.copytree(SHIPPED, tmp_path / "host")
    return tmp_path


def words(path, coding):
    """The text of a table file without its first line."""
    return path.read_bytes().decode(coding).split("\n", 1)[1]


@pytest.mark.parametrize("kilobytes", ["192"])
def test_a_spell_and_a_cult_made_on_either_machine_are_the_same_rows(worlds, kilobytes):
    done = support.amiga.run_vamos(
        ["-X", "heapsize=" + kilobytes, support.amiga.amiga_path(SCRIPT),
         support.amiga.amiga_path(worlds / "amiga")], program=support.TESTER, cycles=True)
    found = support.lines(done)
    host = subprocess.run([sys.executable, SCRIPT, str(worlds / "host")], capture_output=True,
                          env={**os.environ, "PYTHONPATH": support.ROOT}, text=True, check=True)
    assert found == host.stdout.splitlines()
    for name in sorted(os.listdir(worlds / "host")):
        if name.endswith(".txt"):
            assert words(worlds / "amiga" / name, "iso-8859-1") == words(
                worlds / "host" / name, "utf-8"), name
            assert (worlds / "amiga" / name).read_bytes().startswith(
                b"larpmaster-table %s 1 iso-8859-1\n" % name[:-4].encode())
    changed = {name for name in FILES if (worlds / "amiga" / (name + ".bak")).exists()}
    assert changed == FILES
    for name in FILES - {"cult_spells.txt"}:
        # cult_spells was saved twice: its backup is no longer the shipped one.
        assert (worlds / "amiga" / (name + ".bak")).read_bytes() == open(
            os.path.join(TABLES, name), "rb").read()


@pytest.fixture
def program(tmp_path):
    """A copy of the Amiga's program with rooms and tables, and one of the host's."""
    built = os.path.join(support.ROOT, "build", "amiga")
    for name in ("rooms", "tables"):
        shutil.copytree(os.path.join(built, name), tmp_path / "amiga" / name)
    shutil.copy(os.path.join(built, "Larpmaster"), tmp_path / "amiga" / "Larpmaster")
    for name in ("larpmaster", "tables"):
        shutil.copytree(os.path.join(support.ROOT, name), tmp_path / "host" / name,
                        ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.mark.parametrize("story", STORIES[:2], ids=[story.name for story in STORIES[:2]])
def test_the_tablemaster_by_typed_lines_makes_the_same_tables(program, story):
    typed = "".join([line + "\n" for line in story.lines])
    done = support.amiga.run_vamos("HEAP=192", typed, cwd=program / "amiga",
                                   program=pathlib.Path(program / "amiga" / "Larpmaster"))
    assert (done.code, done.errors) == (0, "")
    host = subprocess.run([sys.executable, "-m", "larpmaster"], input=typed.encode(),
                          cwd=program / "host", capture_output=True, check=True,
                          env={**os.environ, "PYTHONPATH": str(program / "host")})
    assert host.stderr == b""
    for name in sorted(os.listdir(program / "host" / "tables" / "rajakatse")):
        if name.endswith(".txt"):
            here, there = [program / side / "tables" / "rajakatse" / name
                           for side in ("host", "amiga")]
            assert words(there, "iso-8859-1") == words(here, "utf-8"), name
    for kind, rows in story.wanted.items():
        text = words(program / "amiga" / "tables" / "rajakatse" / (kind + ".txt"), "iso-8859-1")
        assert set(rows) <= set(text.split("\n"))
