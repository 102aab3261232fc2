"""Tables on the 68000: files that are as they were shipped are told by their bytes, not read."""
import os
import shutil
import zlib

import pytest
import support

TABLES = os.path.join(support.ROOT, "build", "amiga", "tables", "rajakatse")
SCRIPT = """
import sys
from larpmaster import tables
from larpmaster.platform import machine
folder = sys.argv[1]
read = []
def read_file(path, limit):
    read.append(path.split("/")[-1])
    return machine.read_file(path, limit)
found = tables.load(folder, read_file, machine.join, None, machine.fingerprint, machine.read_piece)
print(found.setting("money_die"), found.spell("uni").mana, found.item("tikari").carry)
print("read:", " ".join(read))
"""


@pytest.fixture
def world(tmp_path):
    """A copy of the Amiga's tables, and a script that loads them."""
    shutil.copytree(TABLES, tmp_path / "world")
    (tmp_path / "load.py").write_text(SCRIPT)
    return tmp_path


def loaded(world):
    """The lines that the script prints about the copied world."""
    return support.lines(support.script(str(world / "load.py"),
                                        support.amiga.amiga_path(world / "world")))


def test_the_checksum_of_a_file_is_the_crc_32_of_its_bytes_on_both_machines(tmp_path):
    pieces = (b"", b"\0", b"123456789", bytes(range(256)) * 300)
    script = "import sys\nfrom larpmaster.platform import machine\n"
    for number, data in enumerate(pieces):
        (tmp_path / ("%d" % number)).write_bytes(data)
        script += "print(machine.fingerprint(%r, 100000))\n" % support.amiga.amiga_path(
            tmp_path / ("%d" % number))
    script += "print(machine.fingerprint(%r, 100))\n" % support.amiga.amiga_path(tmp_path / "3")
    (tmp_path / "sums.py").write_text(script)
    assert support.lines(support.script(str(tmp_path / "sums.py"))) == [
        *(str(zlib.crc32(data)) for data in pieces), "None"]


def test_no_table_is_read_that_is_as_it_was_shipped(world):
    assert loaded(world) == ["6 2 4", "read: "]


def test_only_the_table_is_read_that_was_changed(world):
    path = world / "world" / "settings.txt"
    text = path.read_bytes()
    assert text.count(b"money_die           |  6") == 1
    path.write_bytes(text.replace(b"money_die           |  6", b"money_die           |  8"))
    assert loaded(world) == ["8 2 4", "read: settings.txt checked"]
