"""Tables that are changed on the Amiga: the same rows as on the host, within the usual heap."""
import os
import shutil
import subprocess
import sys

import pytest
import support

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
