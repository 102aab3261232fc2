"""A register that somebody has prepared leads nowhere outside itself and hangs nobody."""
import os
import subprocess
import sys
import zlib

import pytest
from register_support import anew, filled, json_of, made, names_of

from larpmaster import (
    event,
    exporting,
    last_deed,
    many,
    register_index,
    store,
    table_schema,
    wastebasket,
)
from larpmaster.errors import CouldNot
from larpmaster.filereader import parse_character
from larpmaster.filetext import checksum_of
from larpmaster.platform import host
from larpmaster.ui.desk import UNFINISHED

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs links and pipes of Unix")
NAMES = ("Aino Rautio", "Zorro")


def code_of(work):
    with pytest.raises(CouldNot) as caught:
        work()
    return caught.value.code


OWN_NAMES = (event.FILE, register_index.INDEX, last_deed.FILE, last_deed.BEGUN, last_deed.HOLD,
             store.HOLD, wastebasket.FOLDER, table_schema.JOURNAL, UNFINISHED,
             os.path.basename(host.settings_path()))


@pytest.fixture
def people(tmp_path):
    """A register of NAMES, beside which lies a file of somebody else."""
    (tmp_path / "out").mkdir()
    store.save_as(host, str(tmp_path / "out" / "victim.larp"), made(9, name="Uhri"))
    return filled(tmp_path / "r", NAMES)


@pytest.fixture
def outside(people, tmp_path):
    """Sees to it that the folder beside the register stays as it is."""
    def held():
        return {path.name: path.read_bytes() for path in (tmp_path / "out").iterdir()}
    before = held()
    yield tmp_path / "out"
    assert held() == before


@pytest.mark.parametrize("file", ["../out/victim.larp", "..\\victim.larp", "Work:victim.larp",
                                  "victim", ".larp"])
def test_no_list_of_files_leads_out_of_the_register(people, outside, file):
    with open(people.path("event"), "w") as written:
        written.write("larpmaster-event 1 utf-8\nnumber: 1\npresent: %s\n" % file)
    assert code_of(lambda: event.load(host, people.folder)) == "set_file_broken"
    checksum = host.fingerprint(str(outside / "victim.larp"), store.FILE_LIMIT)
    with open(people.path("last"), "w") as written:
        written.write("larpmaster-last 1 utf-8\ndone: %d %s\n" % (checksum, file))
    assert code_of(lambda: many.undo_last(people, None)) == "set_file_broken"
    assert code_of(lambda: people.open(file)) == "reg_odd_name"


def test_a_file_of_an_odd_name_is_passed_over_and_what_is_remembered_stays(people):
    (here,) = [row.file for row in people.rows() if row.name == "Zorro"]
    going = event.load(host, people.folder)
    going.arrive(here)
    going.save()
    for name in ("Šakki.larp", " väli.larp", "\U0001f3b2.larp"):
        os.link(people.path(here), people.path(name))
        assert code_of(lambda: going.arrive(name)) == "reg_odd_name"  # noqa: B023
        (done,) = many.years(people, [name], None, None, None)
        assert done.mistake.code == "reg_odd_name"
    going.save()
    assert event.load(host, people.folder).present == [here]


def test_a_link_or_pipe_in_place_of_the_new_file_is_taken_away(people, outside):
    file = people.rows()[0].file
    new = people.path(file) + ".new"
    for place in (lambda: os.symlink(outside / "victim.larp", new),
                  lambda: os.symlink(outside / "none", new), lambda: os.mkfifo(new)):
        held = people.open(file)
        place()
        host.write_file(new, ["x"])
        assert not os.path.islink(new) and os.path.getsize(new) == 1
        os.remove(new)
        assert json_of(people.open(file).character) == json_of(held.character)
    os.remove(people.path("index"))
    os.symlink(outside / "victim.larp", people.path("index"))
    assert names_of(anew(people).rows()) == list(NAMES)


def test_a_character_that_is_a_link_is_read_and_never_written_through(people, outside):
    link = people.path("linkki.larp")
    os.symlink(outside / "victim.larp", link)
    held = people.open("linkki.larp")
    assert held.character.name == "Uhri"
    for money in 70, 80:
        # The first save makes the link the backup, the second takes it away.
        held.character.money = money
        people.save(held)
        assert not os.path.islink(link)
    assert not os.path.islink(link + ".bak")
    assert anew(people).open("linkki.larp").character.money == 80
    for place in link, link + ".bak":
        os.remove(place)
        os.symlink(outside / "victim.larp", place)
    os.remove(link)
    assert people.open("linkki.larp").character.name == "Uhri"
    people.destroy("linkki.larp", 0)
    people.empty(1)
    os.symlink(outside / "none.larp", link)
    assert code_of(lambda: people.open("linkki.larp")) == "no_such_file"
    (here,) = [row.file for row in anew(people).rows() if row.name == "Zorro"]
    os.rename(people.path(here), people.path("linkki.larp.new"))
    assert anew(people).open("linkki.larp").character.name == "Zorro"
    assert not os.path.islink(link)


def test_a_lock_that_is_a_link_makes_nothing_elsewhere(people, outside):
    os.symlink(outside / "made", people.path("lock"))
    held = people.open(people.rows()[0].file)
    people.save(held)


@pytest.mark.parametrize("name", ["index", "last", "event", "aino_rautio.larp"])
def test_a_pipe_or_a_device_without_end_hangs_nobody(people, name):
    for place in (os.mkfifo, lambda path: os.symlink("/dev/zero", path)):
        if os.path.lexists(people.path(name)):
            os.remove(people.path(name))
        place(people.path(name))
        for words in (["list"], ["year", "--present"], ["undo", "--last"], ["show", "aino"],
                      ["show", people.path(name)]):
            done = subprocess.run([sys.executable, "-m", "larpmaster", *words, "--register",
                                   people.folder], capture_output=True, timeout=30, check=False)
            assert b"Traceback" not in done.stderr


def test_a_wastebasket_deletes_characters_alone_and_stops_no_event(people, outside):
    basket = people.path("wastebasket")
    people.destroy("zorro.larp", 1)
    os.symlink(outside, basket + "/2")
    os.mkdir(basket + "/1/folder.larp")
    os.symlink(outside / "victim.larp", basket + "/1/link.larp")
    for name in ("/3", "/1/notes.txt"):
        with open(basket + name, "w") as written:
            written.write("x")
    assert [name for _, name, _ in people.wastebasket()] == ["Zorro"]
    going = event.load(host, people.folder)
    going.number = 8
    going.begin(people, "Kesä", "2026-11-30")
    assert event.load(host, people.folder).number == 9 and people.wastebasket() == []
    assert sorted(os.listdir(basket + "/1")) == ["folder.larp", "link.larp", "notes.txt"]
    assert code_of(lambda: people.destroy("aino_rautio.larp", 2)) == "cannot_write"


def test_the_number_of_events_ends_where_it_can_be_read(people):
    going = event.load(host, people.folder)
    going.number = 999998
    going.begin(people, "Toiseksi viimeinen", "2026-11-30")
    assert event.load(host, people.folder).number == 999999
    assert code_of(lambda: going.begin(people, "Liikaa", "2026-11-30")) == "reg_last_event"
    assert event.load(host, people.folder).name == "Toiseksi viimeinen"


def forged(people, change, count=None):
    """Writes an index under a right checksum, of the bytes that change(body) gives."""
    people.rows()
    body = change(b"".join(people._index.pieces()))
    with open(people.path("index"), "wb") as file:
        file.write(b"larpmaster-index 1 utf-8 %d %08x\n" % (
            len(NAMES) if count is None else count, zlib.crc32(body)))
        file.write(body)


@pytest.mark.parametrize("count", [0, 1, 3, -1, 999999999, 10 ** 30])
def test_an_index_of_another_count_is_made_anew(people, count):
    forged(people, lambda body: body, count)
    assert names_of(anew(people).rows()) == list(NAMES)


@pytest.mark.parametrize("old, new", [
    (b"\nzorro.larp\t", b"\n../out.larp\t"), (b"\tliving\t", b"\tghost\t"),
    (b"\tPekka 1\t", b"\t\x1b[2J\t"), (b"\nzorro.larp\t", b"\n\x1b[2J.larp\t"),
    (b"\tZorro\t", b"\t\xff\xfe\t"), (b"\tZorro\t", b"\tZo\trro\t")])
def test_an_index_that_lies_under_a_right_checksum_is_made_anew(people, old, new):
    def change(body):
        assert old in body
        return body.replace(old, new)
    forged(people, change)
    for work in (lambda: anew(people).path_of("zorro"), lambda: list(anew(people).find("zorro"))):
        forged(people, change)
        try:
            work()
        except CouldNot as mistake:
            assert mistake.code == "reg_index_lied"
        assert names_of(anew(people).rows()) == list(NAMES)


def test_a_negative_amount_and_a_long_record_are_damage_or_numbers(people):
    path = people.path("zorro.larp")
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")[:-2]
    for line in ("knowledge: name=lukeminen, amount=-5", "colour: name=punainen, amount=-1"):
        text = "\n".join([*lines, line])
        made_up = "%s\nchecksum: %s\n" % (text, checksum_of([*lines[1:], line]))
        assert code_of(lambda: parse_character(made_up, path)) == "damaged_character"  # noqa: B023
    line = "knowledge: name=%s, amount=5" % ("a" * 450)
    made_up = "%s\nchecksum: %s\n" % ("\n".join([*lines, line]), checksum_of([*lines[1:], line]))
    assert parse_character(made_up, path).knowledge[-1] == ["a" * 450, 5]


def run(people, *words):
    return subprocess.run([sys.executable, "-m", "larpmaster", *words, "--register",
                           people.folder], capture_output=True, timeout=60, check=False)


@pytest.mark.parametrize("command", ["export", "print"])
@pytest.mark.parametrize("file", ["zorro.larp", "zorro.larp.bak", "index", "event", "new.larp"])
def test_neither_export_nor_print_writes_over_a_file_of_our_own(people, command, file):
    people.save(people.open("zorro.larp"))
    people.rows()
    event.load(host, people.folder).begin(people, "Kesä", "2026-11-30")
    before = {name: host.read_bytes(people.path(name), 100000)
              for name in os.listdir(people.folder)}
    assert code_of(lambda: exporting.write(host, people.path(file), ())) == "would_overwrite"
    done = run(people, command, "zorro", "--to=" + people.path(file))
    assert done.returncode == 1 and b"Traceback" not in done.stderr
    assert {name: host.read_bytes(people.path(name), 100000)
            for name in os.listdir(people.folder)} == before


@pytest.mark.parametrize("command", ["export", "print"])
def test_a_name_that_the_program_keeps_for_itself_is_no_ones_file(people, outside, command):
    for name in (*OWN_NAMES, "EVENT.bak", "unfinished-2", "Unfinished-9.new"):
        for folder in (people.folder, str(outside)):
            path = os.path.join(folder, os.path.basename(name))
            done = run(people, command, "zorro", "--to=" + path)
            assert done.returncode == 1 and path in done.stderr.decode("utf-8"), name
        assert name not in os.listdir(people.folder) or name == "index"


@pytest.mark.parametrize("command", ["export", "print"])
def test_a_name_that_only_begins_like_one_of_the_programs_own_is_free(people, command):
    for name in ("events", "event-2026.txt", "last-year.txt", "index-1.json", "unfinished-x"):
        done = run(people, command, "zorro", "--to=" + os.path.join(people.folder, name))
        assert (done.returncode, done.stderr) == (0, b""), name
        assert os.path.exists(people.path(name))


def test_the_names_that_the_program_keeps_are_those_of_its_files():
    assert sorted(exporting.NAMES) == sorted(OWN_NAMES)


def test_a_print_over_a_former_print_leaves_what_lies_beside_it(people, tmp_path):
    for ending in ("new", "bak"):
        (tmp_path / ("notes.txt." + ending)).write_text("own\n")
    for name in ("aino", "zorro"):
        assert run(people, "print", name, "--to=%s" % (tmp_path / "notes.txt")).returncode == 0
    assert "Zorro" in (tmp_path / "notes.txt").read_text("utf-8")
    assert {path.name for path in tmp_path.iterdir() if path.name.startswith("notes")} == {
        "notes.txt", "notes.txt.new", "notes.txt.bak"}
    for ending in ("new", "bak"):
        assert (tmp_path / ("notes.txt." + ending)).read_text() == "own\n"


def test_what_an_export_goes_over_stays_as_a_backup_and_takes_no_other_files_name(people, tmp_path):
    target = tmp_path / "notes.json"
    target.write_text("mine\n")
    (tmp_path / "notes.json.bak").write_text("older\n")
    for name in ("aino", "zorro", "aino"):
        assert run(people, "export", name, "--to=%s" % target).returncode == 0
    kept = [(tmp_path / ("notes.json.bak" + number)).read_text() for number in ("", "2", "3")]
    assert kept[:2] == ["older\n", "mine\n"] and '"name": "Aino Rautio"' in kept[2]
    for path in tmp_path.glob("notes.json.bak*"):
        path.unlink()
    for name in ("zorro", "aino", "zorro"):
        assert run(people, "export", name, "--to=%s" % target).returncode == 0
    assert '"name": "Aino Rautio"' in (tmp_path / "notes.json.bak").read_text()
    assert len(list(tmp_path.glob("notes.json*"))) == 2


def test_a_backup_that_is_no_whole_character_is_not_renamed(people):
    path = people.path("zorro.larp")
    os.rename(path, path + ".bak")
    host.write_file(path + ".bak", ["rikki\n"])
    assert code_of(lambda: people.open("zorro.larp")) == "not_a_character"
    assert os.path.exists(path + ".bak") and not os.path.exists(path)
