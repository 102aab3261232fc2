"""Tables that the program carries: files that are as they were shipped need no reading."""
import sys
import types
import zlib

import pytest
from tables_faults import FOLDER, REFERENCE, TEXTS, join, reader

import larpmaster
from larpmaster import tables
from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.table_schema import ITEM_KINDS, KINDS, PARTS


@pytest.fixture
def shipped(monkeypatch):
    """A build that carries the shipped tables, as the Amiga's does."""
    monkeypatch.syspath_prepend(str(FOLDER.parents[1] / "amiga"))
    import shipped as generator
    module = types.ModuleType("larpmaster.shipped")
    exec(generator.module_text(FOLDER.parents[1], FOLDER.parent, "utf-8"), module.__dict__)
    monkeypatch.setitem(sys.modules, "larpmaster.shipped", module)
    monkeypatch.setattr(larpmaster, "shipped", module, raising=False)
    return module


def on_disk(read_file):
    """The fingerprints of the files that a read_file gives."""
    def fingerprint(path, limit):
        return zlib.crc32(read_file(path, limit).encode())
    return fingerprint


def piece(path, start, length):
    """A piece of a shipped file, through the machine's own function."""
    return host.read_piece(str(FOLDER / path.split("/")[-1]), start, length)


def no_reading(path, limit):
    raise AssertionError("the file was read")


def with_fingerprints(changed):
    read_file = reader(changed)
    return tables.load("tables", read_file, join, None, on_disk(read_file), piece)


def checked_with_fingerprints(changed):
    read_file = reader(changed)
    return tables.check("tables", read_file, join, on_disk(read_file), piece)[0]


def test_of_files_as_they_were_shipped_nothing_is_read_and_the_rows_are_those_of_the_files(shipped):
    found = tables.load("tables", no_reading, join, None, on_disk(reader({})), piece)
    for kind, _, _ in KINDS:
        assert getattr(found, kind) == getattr(REFERENCE, kind)
    assert tables.check("tables", no_reading, join, on_disk(reader({})), piece)[0] == []


def test_look_ups_in_rows_that_the_program_carries(shipped):
    found = tables.load("tables", no_reading, join, None, on_disk(reader({})), piece)
    for row in REFERENCE.spells:
        assert found.spell(row.key) == row == REFERENCE.spell(row.key)
        for part in PARTS[:2]:
            told, lines = REFERENCE.texts_of(row.key, part)
            assert told and len(lines) == row.rounds
            assert found.texts_of(row.key, part) == (told, lines)
    for read in (found, REFERENCE):
        assert read.texts_of("valvominen", PARTS[0]) == ("", [])
    for kind in ITEM_KINDS:
        for row in getattr(REFERENCE, kind):
            assert found.item(row.key) == REFERENCE.item(row.key)
    for row in REFERENCE.cults:
        assert found.colours_of(row.key) == REFERENCE.colours_of(row.key)
        assert found.spells_of(row.key) == REFERENCE.spells_of(row.key)


def test_a_changed_file_is_read_although_the_program_carries_another(shipped):
    changed = TEXTS["settings"].replace("money_die           |  6", "money_die           |  8")
    assert with_fingerprints({"settings": changed}).setting("money_die") == 8
    broken = TEXTS["settings"].replace("money_die           |  6", "money_die           |  x")
    with pytest.raises(CouldNot) as caught:
        with_fingerprints({"settings": broken})
    assert [error.file for error in caught.value.fields["errors"]] == ["settings.txt"]


def test_a_reference_of_an_unchanged_file_into_a_changed_one_is_found_with_its_place(shipped):
    changed = {"races": TEXTS["races"].replace("peikko ", "pekko  ")}
    found = checked_with_fingerprints(changed)
    shipped.FILES.clear()
    assert found and found == checked_with_fingerprints(changed)


def test_a_file_that_is_missing_or_too_long_has_no_fingerprint(tmp_path):
    (tmp_path / "x.txt").write_bytes(b"123456789")
    assert host.fingerprint(str(tmp_path / "x.txt"), 9) == 0xCBF43926
    assert host.fingerprint(str(tmp_path / "x.txt"), 8) is None
    assert host.fingerprint(str(tmp_path / "y.txt"), 9) is None
