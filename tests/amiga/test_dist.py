"""The files that are handed out: what is in them, and that two builds are alike."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

import build
import fetch
import lha
import lhafile
import package
import pytest
import support
from amitools.fs.ADFSVolume import ADFSVolume
from amitools.fs.blkdev.BlkDevFactory import BlkDevFactory
from amitools.fs.FSString import FSString

import larpmaster

ROOT = pathlib.Path(support.ROOT)
FREE_AT_LEAST = 140 * 1024
BLOCK = 512
FILES = ("Larpmaster.lha", "Larpmaster.adf", "Larpmaster.readme")


def packed(folder, **environment):
    """Packs in a process of its own."""
    code = "import pathlib, package; package.package(pathlib.Path(%r))" % str(folder)
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True,
                   cwd=folder.parent,
                   env={**os.environ, "PYTHONPATH": str(ROOT / "amiga"), **environment})
    return folder


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    return packed(tmp_path_factory.mktemp("first") / "dist")


@pytest.fixture(scope="module")
def archive(dist):
    """{path: content} of the archive."""
    file = lhafile.Lhafile(str(dist / "Larpmaster.lha"))
    return {info.filename: file.read(info.filename) for info in file.infolist()}


class Disk:
    """A disk image, read by amitools."""

    def __init__(self, path):
        self.volume = ADFSVolume(BlkDevFactory().open(str(path), read_only=True))
        self.volume.open()
        self.nodes = dict(self._below(self.volume.get_root_dir(), ""))
        self.files = {path: bytes(node.get_file_data()) for path, node in self.nodes.items()
                      if node.is_file()}

    def _below(self, drawer, path):
        for node in drawer.get_entries():
            name = path + node.name.name.get_unicode()
            yield name, node
            if node.is_dir():
                yield from self._below(node, name + "/")


@pytest.fixture(scope="module")
def disk(dist):
    return Disk(dist / "Larpmaster.adf")


def test_a_second_build_gives_the_same_bytes_whatever_the_machine_s_clock_and_zone(
        dist, tmp_path):
    other = packed(tmp_path / "elsewhere", TZ="Asia/Tokyo", PYTHONHASHSEED="7", LC_ALL="C")
    for name in FILES:
        assert (other / name).read_bytes() == (dist / name).read_bytes(), name


def test_programs_built_anew_in_another_folder_are_the_same_bytes(tmp_path):
    """The sources as git has them, with changes that are not committed yet."""
    listed = subprocess.run(["git", "-C", ROOT, "ls-files"], capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("no git here")
    for name in listed.stdout.splitlines():
        if (ROOT / name).exists():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tmp_path / name)
    subprocess.run([sys.executable, "amiga/build.py"], cwd=tmp_path, check=True,
                   capture_output=True,
                   env={**os.environ, "MICROPYTHON_SRC": str(fetch.ensure_source())})
    for name in ("Larpmaster", "micropython", "68020/Larpmaster", "68020/micropython"):
        assert (tmp_path / "build" / "amiga" / name).read_bytes() \
            == (ROOT / "build" / "amiga" / name).read_bytes(), name


def test_dates_are_those_of_the_last_commit_unless_a_day_is_given(monkeypatch, tmp_path):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    told = subprocess.run(["git", "-C", ROOT, "log", "-1", "--format=%ct"], capture_output=True,
                          text=True)
    expected = int(told.stdout) if told.returncode == 0 else package.FIRST_DAY
    assert package.seconds_of_build() == expected
    monkeypatch.setattr(package, "ROOT", tmp_path)
    assert package.seconds_of_build() == package.FIRST_DAY
    assert time.gmtime(package.FIRST_DAY)[:6] == (2026, 1, 1, 0, 0, 0)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    assert package.seconds_of_build() == 1000000000


@pytest.mark.parametrize("given", ["yesterday", "-1", "1.5", "0", "315532799", "4354819200"])
def test_a_day_that_no_archive_can_name_is_a_sentence(given, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)
    with pytest.raises(fetch.Failed, match="SOURCE_DATE_EPOCH is to be"):
        package.seconds_of_build()


@pytest.mark.parametrize("given", [package.FIRST_SECOND, package.LAST_SECOND])
def test_the_first_and_the_last_second_can_be_packed(given, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(given))
    assert package.seconds_of_build() == given
    assert lha.archive([lha.Entry("x", b"", 0)], given)
    for beyond in (package.FIRST_SECOND - 1, package.LAST_SECOND + 1):
        with pytest.raises(ValueError):
            lha.dos_time(beyond)


def test_another_day_changes_every_date(tmp_path):
    one = packed(tmp_path / "one", SOURCE_DATE_EPOCH="1000000000")
    assert {info.date_time.isoformat() for info in
            lhafile.Lhafile(str(one / "Larpmaster.lha")).infolist()} == {"2001-09-09T01:46:40"}
    disk = Disk(one / "Larpmaster.adf")
    days = (1000000000 - 8 * 365 * 86400 - 2 * 86400) // 86400
    for node in disk.nodes.values():
        stamp = node.meta_info.get_mod_ts()
        assert (stamp.days, stamp.mins, stamp.ticks) == (days, 60 + 46, 40 * 50)


def test_the_archive_holds_the_drawer_and_all_in_it(archive):
    built = build.OUT
    assert [path for path in archive if not path.startswith("Larpmaster/")] == ["Larpmaster.info"]
    inside = {path.removeprefix("Larpmaster/"): content for path, content in archive.items()
              if path != "Larpmaster.info"}
    for path, source in (
            ("Larpmaster", built / "Larpmaster"), ("C/micropython", built / "micropython"),
            ("Larpmaster.020", built / "68020" / "Larpmaster"),
            ("Licences/Larpmaster", ROOT / "LICENSE"),
            *((path.relative_to(built).as_posix(), path)
              for folder in ("rooms", "tables") for path in (built / folder).rglob("*.*"))):
        assert inside.pop(path) == source.read_bytes(), path
    assert b"Damien P. George" in inside.pop("Licences/MicroPython")
    assert set(inside) == {"Larpmaster.info", "Larpmaster.guide", "Larpmaster.guide.info",
                           "Install", "Install.info", "Larpmaster.readme"}


def test_what_is_unpacked_runs(archive, tmp_path):
    for path, content in archive.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    drawer = tmp_path / "Larpmaster"
    for program, cpu in (("Larpmaster", "68000"), ("Larpmaster.020", "68020")):
        done = support.amiga.run_vamos(["TABLES", "CHECK", "LANG=en"], program=drawer / program,
                                       cpu=cpu)
        assert done.code == 0 and done.output.endswith("rajakatse are in order.\n")
    done = support.amiga.run_vamos(["-c", "print(6 * 7)"], program=drawer / "C" / "micropython")
    assert (done.code, done.output) == (0, "42\n")


def test_texts_are_in_the_amiga_s_coding_with_version_and_date(archive, disk):
    for name in ("Larpmaster.guide", "Install", "Larpmaster.readme"):
        content = archive["Larpmaster/" + name].decode("iso-8859-1")
        assert "ä" in content and "\r" not in content and "\t" not in content
        assert not re.search(r"\{[a-z_]+\}", content)


def test_every_version_that_is_handed_out_has_the_day_of_the_release(archive):
    versions = [re.search(rb"\$VER: \S+ (\d+\.\d+ \([0-9.]+\))", archive["Larpmaster/" + name])[1]
                for name in ("Larpmaster", "Larpmaster.020", "Larpmaster.guide", "Install")]
    number = ".".join(larpmaster.VERSION.split(".")[:2])
    assert {told.decode() for told in versions} == {f"{number} ({larpmaster.RELEASED})"}


def test_the_disk_boots_and_has_room_for_characters(disk):
    boot = disk.volume.boot
    assert boot.valid_chksum and boot.boot_code and disk.volume.is_ffs
    assert not disk.volume.is_intl and not disk.volume.is_dircache
    assert disk.volume.get_free_blocks() * BLOCK >= FREE_AT_LEAST


def test_the_disk_holds_the_program_and_what_it_needs(disk, archive):
    for path, content in disk.files.items():
        if path not in ("Disk.info", "S/Startup-Sequence"):
            assert archive["Larpmaster/" + path] == content
    left_off = {"Larpmaster/" + path for path in disk.files} ^ set(archive)
    assert left_off == {
        "Larpmaster.info", "Larpmaster/Disk.info", "Larpmaster/S/Startup-Sequence",
        "Larpmaster/Install", "Larpmaster/Install.info", "Larpmaster/Larpmaster.readme",
        "Larpmaster/C/micropython", "Larpmaster/Larpmaster.020",
        "Larpmaster/Larpmaster.guide", "Larpmaster/Larpmaster.guide.info"}


def test_the_start_needs_only_commands_inside_the_shell(disk):
    inside = {"FailAt", "Larpmaster", "Echo"}
    lines = disk.files["S/Startup-Sequence"].decode("iso-8859-1").splitlines()
    words = [line.split()[0] for line in lines if not line.startswith(";")]
    assert set(words) == inside
    # What is said before opens the window before the memory is taken.
    assert words.index("Echo") < words.index("Larpmaster")


def test_programs_may_be_run_and_documents_may_not(disk):
    def protection(path):
        return str(disk.nodes[path].meta_info.get_protect_flags())
    assert protection("Larpmaster") == "----rwed" and protection("Disk.info") == "----rw-d"


def test_a_file_can_be_added_to_the_disk(dist, tmp_path):
    path = tmp_path / "copy.adf"
    path.write_bytes((dist / "Larpmaster.adf").read_bytes())
    device = BlkDevFactory().open(str(path))
    volume = ADFSVolume(device)
    volume.open()
    content = bytes(range(256)) * 500
    volume.write_file(content, FSString("tables/uusi"))
    volume.close()
    device.close()
    after = Disk(path)
    assert after.files["tables/uusi"] == content
    assert after.files["Larpmaster"] == (build.OUT / "Larpmaster").read_bytes()


def test_aminet_s_description_has_its_form(dist):
    lines = (dist / "Larpmaster.readme").read_bytes().decode("iso-8859-1").splitlines()
    end = lines.index("")
    fields = dict(line.split(":", 1) for line in lines[:end])
    fields = {name: value.strip() for name, value in fields.items()}
    assert list(fields)[:4] == ["Short", "Author", "Uploader", "Type"]
    assert 0 < len(fields["Short"]) <= 40 and fields["Type"] == "game/role"
    assert fields["Architecture"] == "m68k-amigaos >= 2.0.4"
    assert fields["Version"] == larpmaster.VERSION
    assert fields["Uploader"].startswith("TO BE FILLED IN")
    assert all(len(line) < 79 for line in lines)


def test_without_its_packages_it_says_in_one_sentence_what_is_missing(tmp_path):
    done = subprocess.run([sys.executable, "-S", "-E", str(ROOT / "amiga" / "package.py"),
                           "--out", str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 3 and done.stderr.count("\n") == 1 and "pillow" in done.stderr
    assert list(tmp_path.iterdir()) == []
