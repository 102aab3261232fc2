"""Saving a character: no fault loses anything, and a name leads to its file alone."""
import errno
import os
from binascii import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from register_support import json_of, made
from rule_support import file_text

from larpmaster import deeds, edits, filetext, journal, store
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.platform import host


class PowerCut(Exception):
    """The machine stopped here."""


class Stopping:
    """The host's machine that stops for good before its n-th change of the disk, or, with
    `cutting`, half-way through writing."""

    CHANGES = ("write_file", "remove", "rename", "make_folder")

    def __init__(self, before, cutting=False):
        self.left = before
        self.cutting = cutting

    def __getattr__(self, name):
        function = getattr(host, name)
        if name not in self.CHANGES:
            return function

        def stopping(*arguments):
            if not self.left:
                if self.cutting and name == "write_file":
                    data = "".join(arguments[1]).encode()
                    with open(arguments[0], "wb") as file:
                        file.write(data[:len(data) // 2])
                raise PowerCut
            self.left -= 1
            return function(*arguments)
        return stopping


def test_a_save_cut_at_any_byte_leaves_the_old_file_readable(tmp_path):
    path = str(tmp_path / "aija.larp")
    old, new = made(1, name="Äijä Öhman"), made(2, name="Äijä Öhman")
    store.save_as(host, path, old)
    whole = file_text(new, "utf-8").encode()
    for cut in range(len(whole)):
        for data in (whole[:cut], whole[:cut] + bytes(len(whole) - cut)):
            with open(path + ".new", "wb") as file:
                file.write(data)
            if data.strip() == whole.strip():
                continue
            assert json_of(store.load(host, path)) == json_of(old)
            if os.path.exists(path + ".new"):
                os.remove(path + ".new")


def test_a_damaged_file_is_told_with_its_backup_only_where_there_is_one(tmp_path):
    path = store.save(host, str(tmp_path), made(1, name="Aino"))
    text = host.read_file(path, store.FILE_LIMIT)
    for code, content in (("damaged_character", None), ("damaged_with_backup", text)):
        if content:
            host.write_file(path + ".bak", [content])
        host.write_file(path, [text.replace("Aino", "Aina")])
        with pytest.raises(CouldNot) as caught:
            store.load(host, path)
        assert caught.value.code == code


def test_the_newer_save_of_a_newer_program_is_left_alone(tmp_path):
    path = str(tmp_path / "kalle.larp")
    store.save_as(host, path, made(1, name="Kalle"))
    newer = file_text(made(2, name="Kalle"), "utf-8").replace("ter 3", "ter 9", 1)
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(newer)
    store.load(host, path)
    assert os.path.exists(path + ".new")


def test_a_register_that_may_not_be_written_is_read_all_the_same(tmp_path):
    class ReadOnly:
        """The host's machine with a write-protected disk."""

        def __getattr__(self, name):
            if name in Stopping.CHANGES:
                def refuse(*arguments):
                    raise CouldNot("write_protected", path=arguments[0])
                return refuse
            return getattr(host, name)

    path = str(tmp_path / "aino.larp")
    character = made(1, name="Aino")
    store.save_as(host, path, character)
    for there in (".new", ".bak"):
        os.rename(path, path + there)
        assert json_of(store.load(ReadOnly(), path)) == json_of(character)
        os.rename(path + there, path)


def test_names_that_share_a_file_name_are_told_apart(tmp_path):
    folder = str(tmp_path)
    for seed, name in enumerate(("Äiti", "Aiti", "Pitkä Nimi Joka Ei Mahdu I",
                                 "Pitkä Nimi Joka Ei Mahdu II")):
        path = store.save(host, folder, made(seed, name=name))
        assert store.find(host, folder, name.upper()) == path
    with pytest.raises(CouldNot) as caught:
        store.find(host, folder, "Aiti!!")
    assert caught.value.code == "no_such_character"


def test_a_folder_of_the_characters_name_does_not_hide_the_register(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    saved = store.save(host, "register", made(1, name="Aino"))
    os.mkdir("Aino")
    assert store.find(host, "register", "Aino") == saved


@pytest.mark.parametrize("cutting", [False, True])
def test_a_power_cut_at_any_step_leaves_the_old_or_the_new_one_whole(tmp_path, cutting):
    old, new = made(1, name="Aino"), made(2, name="Aino")
    for saves_before in (0, 1, 2):
        steps = 0
        while True:
            folder = str(tmp_path / ("%d-%d-%d" % (saves_before, steps, cutting)))
            os.mkdir(folder)
            path = os.path.join(folder, "aino.larp")
            for _ in range(saves_before):
                store.save_as(host, path, old)
            try:
                store.save_as(Stopping(steps, cutting), path, new)
                finished = True
            except PowerCut:
                finished = False
            allowed = [json_of(new)] if finished else [json_of(new), json_of(old)]
            if saves_before or finished:
                assert json_of(store.load(host, path)) in allowed
                store.save_as(host, path, new)
                assert json_of(store.load(host, path)) == json_of(new)
                assert not os.path.exists(path + ".new")
            else:
                try:
                    assert json_of(store.load(host, path)) == json_of(new)
                except CouldNot as mistake:
                    assert mistake.code in ("no_such_file", "damaged_character")
            if finished:
                break
            steps += 1
        assert steps >= 2


def test_a_file_that_would_be_too_large_to_be_read_is_not_written(tmp_path):
    character = made(name="Aino")
    path = store.save(host, str(tmp_path), character)
    for number in range(100):
        edits.set_text(character, deeds.Act("2026-11-30", "gm", False), "story",
                       "%d %s" % (number, "tarina " * 1400))
        try:
            store.save_as(host, path, character)
        except CouldNot as mistake:
            assert (mistake.code, mistake.fields["path"]) == ("too_large_to_save", path)
            break
    assert number > 20 and sorted(os.listdir(tmp_path)) == ["aino.larp", "aino.larp.bak"]
    assert store.load(host, path).story.startswith("%d " % (number - 1))
    journal.undo(character)
    store.save_as(host, path, character)


def test_a_file_of_too_many_lines_is_not_written(tmp_path):
    character = made(name="Aino")
    path = store.save(host, str(tmp_path), character)
    lines = len(file_text(character, "utf-8").splitlines())
    character.unknown = ["later: x"] * (filetext.LINES_LIMIT - lines)
    store.save_as(host, path, character)
    assert store.load(host, path).unknown == character.unknown
    character.unknown.append("later: x")
    with pytest.raises(CouldNot) as caught:
        store.save_as(host, path, character)
    assert caught.value.code == "too_large_to_save"


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EFBIG])
def test_a_full_disk_says_so_and_keeps_the_old_file(number, tmp_path, monkeypatch):
    path = str(tmp_path / "aino.larp")
    old = made(1, name="Aino")
    store.save_as(host, path, old)

    def full(_):
        raise OSError(number, "full")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CouldNot) as caught:
        store.save_as(host, path, made(2, name="Aino"))
    assert caught.value.code == "disk_full" and not os.path.lexists(path + ".new")
    assert caught.value.fields["path"] == path
    assert json_of(store.load(host, path)) == json_of(old)


@pytest.mark.parametrize("error", [MemoryError, KeyboardInterrupt])
def test_a_save_that_is_broken_off_leaves_nothing_behind(tmp_path, error):
    class Broken:
        """Is broken off when half of the pieces are written."""

        def __getattr__(self, name):
            return getattr(host, name)

        def write_file(self, path, pieces):
            with open(path, "w", encoding="utf-8") as file:
                file.write(next(pieces))
            raise error

    path = str(tmp_path / "aino.larp")
    store.save_as(host, path, made(1, name="Aino"))
    with pytest.raises(error):
        store.save_as(Broken(), path, made(2, name="Aino"))
    assert os.listdir(tmp_path) == ["aino.larp"]


def test_a_write_that_was_not_whole_is_noticed(tmp_path):
    class Forgetful:
        """Loses the end of what it writes without a word, as a bad disk does."""

        def __getattr__(self, name):
            return getattr(host, name)

        def write_file(self, path, pieces):
            text = "".join(pieces)
            host.write_file(path, [text[:-20]])
            return crc32(text.encode())

    path = str(tmp_path / "aino.larp")
    old = made(1, name="Aino")
    store.save_as(host, path, old)
    with pytest.raises(CouldNot) as caught:
        store.save_as(Forgetful(), path, made(2, name="Aino"))
    assert caught.value.code == "check_failed"
    assert json_of(store.load(host, path)) == json_of(old)


@settings(max_examples=200, deadline=None)
@given(st.text(st.characters(max_codepoint=255), max_size=80))
def test_a_file_name_is_safe_on_every_system(name):
    stem = store.file_stem(name)
    assert 1 <= len(stem + store.SUFFIX) <= 26 and stem == stem.lower()
    assert not set(stem) - set("abcdefghijklmnopqrstuvwxyz0123456789-_")
    assert stem not in ("con", "nul", "aux", "prn", "prt", "com1", "lpt1")


def test_equal_names_get_files_of_their_own_and_backups_are_respected(tmp_path):
    folder = str(tmp_path / "register")
    paths = [store.save(host, folder, made(seed, name=name)) for seed, name in enumerate(
        ("Aino", "AINO", "aino", "Äino", "../../etc/passwd", "con", "x" * 60, "x" * 60))]
    assert len(set(paths)) == len(paths)
    assert all(os.path.dirname(path) == folder for path in paths)
    os.rename(paths[0], paths[0] + ".bak")
    assert store.save(host, folder, made(9, name="Aino")) not in paths
    assert store.find(host, folder, "äINO") == paths[3]
    with pytest.raises(CouldNot) as caught:
        store.find(host, folder, "AINO")
    assert caught.value.code == "several_characters"
    assert store.find(host, folder, "con") == paths[5]


def test_a_character_without_a_name_is_not_saved(tmp_path):
    with pytest.raises(WrongUse) as caught:
        store.save(host, str(tmp_path), made())
    assert caught.value.code == "name_missing" and os.listdir(tmp_path) == []


def test_a_folder_that_may_not_be_written_says_so(tmp_path):
    if os.geteuid() == 0:
        pytest.skip("root may write everywhere")
    os.chmod(tmp_path, 0o500)
    with pytest.raises(CouldNot) as caught:
        store.save(host, str(tmp_path), made(name="Aino"))
    assert caught.value.code == "write_protected"
