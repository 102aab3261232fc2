"""The register loses nothing: power cuts, full disks, damage, an index that lies."""
import os
import resource
import signal

import pytest
from register_support import (
    DONE,
    KILLED,
    NAMES,
    REFUSED,
    anew,
    cut_off,
    everybody,
    filled,
    in_child,
    json_of,
    made,
    names_of,
)

from larpmaster import register_index
from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.register import Register

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes of Unix")


def changed(people, name):
    """An opened character with another player."""
    held = people.open(people.file_of(people.path_of(name)))
    held.character.player = "Uusi Pelaaja"
    return held


def deeds_on(people):
    """(name, what is done to a register of NAMES, those it may hold afterwards besides)."""
    aino = "aino_rautio.larp"

    def save():
        people.save(changed(people, "Aino Rautio"))

    return {
        "save": (save, []),
        "add": (lambda: people.add(made(9, name="Uusi")), ["Uusi"]),
        "copy": (lambda: people.copy(aino, "Kopio"), ["Kopio"]),
        "destroy": (lambda: people.destroy("zorro.larp", 4), []),
        "restore": (lambda: people.restore("2/pois.larp"), ["Pois"]),
        "rows": (lambda: people.rows(), []),
        "empty": (lambda: people.empty(2), [])}


@pytest.mark.parametrize("deed", ["save", "add", "copy", "destroy", "restore", "rows", "empty"])
def test_a_power_cut_at_every_step_of_a_deed_loses_nobody(tmp_path, deed):
    ends = set()
    step = 0
    code = KILLED
    while code == KILLED:
        people = filled(tmp_path / str(step), NAMES + ("Pois",))
        people.save(changed(people, "Aino Rautio"))
        people.destroy("pois.larp", 2)
        before, _ = everybody(people)
        work, more = deeds_on(anew(people))[deed]
        code = cut_off(work, step)
        assert code in (KILLED, DONE)
        after, basket = everybody(people)
        for name in NAMES:
            assert name in after or name == "Zorro" and name in basket
        assert "Pois" in after or "Pois" in basket
        assert set(after) <= {*NAMES, *more}
        for name, record in after.items():
            if name in before and name != "Aino Rautio":
                assert record == before[name]
        assert '"player": "Uusi Pelaaja"' in after["Aino Rautio"]
        # And the register goes on as if nothing had been.
        people = anew(people)
        people.save(changed(people, "Aino Rautio"))
        assert people.add(made(5, name="Viimeinen")).endswith("viimeinen.larp")
        # A new file that nothing was written to yet is no character.
        assert not [name for name in os.listdir(people.folder) if name.endswith((".new", "lock"))
                    and os.path.getsize(people.path(name))]
        ends.add((tuple(sorted(after)), tuple(basket)))
        step += 1
    assert step > 3
    if deed in ("add", "copy", "destroy", "restore"):
        assert len(ends) > 1


@pytest.mark.parametrize("deed", ["save", "add", "copy", "rows"])
def test_a_disk_that_is_full_after_any_byte_keeps_the_old_ones(tmp_path, deed):
    people = filled(tmp_path / "r")
    before, _ = everybody(people)
    os.remove(people.path("index"))
    largest = max(os.path.getsize(people.path(name)) for name in os.listdir(people.folder))
    codes = set()
    for limit in [0, 1, 2, *range(3, largest + 1000, 211)]:
        def full(limit=limit):
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
            deeds_on(anew(people))[deed][0]()

        code = in_child(full)
        codes.add(code)
        after, _ = everybody(people)
        if code == DONE and deed != "rows":
            break
        assert code in ((REFUSED,) if deed != "rows" else (DONE,))
        assert after == before
        assert not [name for name in os.listdir(people.folder) if name.endswith(".new")]
    assert DONE in codes


def test_a_folder_that_may_not_be_written_is_listed_and_read(tmp_path):
    class ReadOnly:
        """The host's machine with a write-protected disk."""

        def __getattr__(self, name):
            if name in ("write_file", "write_bytes", "remove", "rename", "make_folder"):
                def refuse(*arguments):
                    raise CouldNot("write_protected", path=arguments[0])
                return refuse
            return getattr(host, name)

    people = filled(tmp_path)
    os.rename(tmp_path / "zorro.larp", tmp_path / "zorro.larp.bak")
    protected = Register(ReadOnly(), str(tmp_path))
    assert names_of(protected.find()) == list(("Aino Rautio", "Zorro", "Åke Öhman", "Äijä"))
    assert protected.broken == [] and not os.path.exists(tmp_path / "index")
    held = protected.open("aija.larp")
    for deed in (lambda: protected.save(held), lambda: protected.add(held.character),
                 lambda: protected.destroy("aija.larp", 1)):
        with pytest.raises(CouldNot) as caught:
            deed()
        assert caught.value.code == "write_protected"
    assert sorted(everybody(people)[0]) == sorted(NAMES)


def test_a_damaged_file_is_named_and_stops_nobody_else(tmp_path):
    people = filled(tmp_path)
    people.rows()
    path = tmp_path / "aija.larp"
    whole = path.read_bytes()
    newer = whole.replace(b"ter 2", b"ter 9", 1).replace(b"ter 3", b"ter 9", 1)
    kinds = {b"": "not_a_character", b"\0": "not_text", newer: "newer_character",
             whole.replace(b"sex: ", b"sex:: ", 1): "damaged_character"}
    for cut in range(30, len(whole) - 4, 131):
        kinds[whole[:cut]] = "damaged_character"
        kinds[whole[:cut] + bytes([whole[cut] ^ 1]) + whole[cut + 1:]] = "damaged_character"
    for data, code in kinds.items():
        path.write_bytes(data)
        for other in (people, anew(people)):
            assert names_of(other.rows()) == ["Aino Rautio", "Åke Öhman", "Zorro"]
            assert [(file, wrong.code) for file, wrong in other.broken] == [("aija.larp", code)]
        assert people.path_of("zorro") == people.path("zorro.larp")
        assert people.path_of("aija.larp") == str(path)
    path.write_bytes(whole.replace(b"\n", b"\r\n"))
    assert "Äijä" in everybody(people)[0]
    path.write_bytes(whole)
    assert sorted(everybody(people)[0]) == sorted(NAMES)


def test_a_damaged_index_costs_only_its_making(tmp_path):
    people = filled(tmp_path)
    shown = list(people.rows())
    path = tmp_path / "index"
    whole = path.read_bytes()
    damaged = [b"", b"\0", whole.replace(b"\n", b"\r\n"), whole.replace(b"index 1", b"index 2"),
               whole + b"x", b"larpmaster-index 1 utf-8 \n", b"larpmaster-index 1 utf-8 1 0\n"]
    for place in range(0, len(whole), 7):
        damaged += [whole[:place], whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1:]]
    for data in damaged:
        path.write_bytes(data)
        assert list(anew(people).rows()) == shown
        assert path.read_bytes() == whole
    path.unlink()
    path.mkdir()
    assert list(anew(people).rows()) == shown


def test_an_index_that_lies_under_a_right_checksum_opens_nobody_else(tmp_path):
    people = filled(tmp_path)
    people.rows()
    scan = host.scan_folder(people.folder, ".larp")
    lines = [line.replace(b"Zorro", b"Valhe") if line.startswith(b"zorro") else line
             for line in [people._index.line(number) for number in range(len(NAMES))]]
    register_index.write(host, people.folder, register_index.changed(
        register_index.empty(), scan, (), lines))
    assert "Valhe" in names_of(anew(people).rows())
    with pytest.raises(CouldNot) as caught:
        anew(people).path_of("Valhe")
    assert caught.value.code == "no_such_character"
    assert "Zorro" in names_of(anew(people).rows())
    register_index.write(host, people.folder, register_index.changed(
        register_index.empty(), scan, (), lines))
    assert anew(people).path_of("zorro.larp") == people.path("zorro.larp")
    assert anew(people).open("zorro.larp").character.name == "Zorro"
    for wrong in ([b"zorro.larp"], [b"\t" * 30], [b""] * 4):
        register_index.write(host, people.folder, register_index.changed(
            register_index.empty(), scan, (), wrong))
        list(anew(people).rows())
        anew(people).find("x", sort="age")
        assert anew(people).open("zorro.larp").character.name == "Zorro"


def test_a_changed_file_is_read_again_and_no_other(tmp_path):
    people = filled(tmp_path)
    people.rows()
    read = []

    class Watching:
        """The host's machine that notes what is read."""

        def __getattr__(self, name):
            return getattr(host, name)

        def read_file(self, path, limit):
            read.append(os.path.basename(path))
            return host.read_file(path, limit)

    watched = Register(Watching(), people.folder)
    assert len(watched.rows()) == 4 and read == []
    people.save(changed(people, "Zorro"))
    assert "Uusi Pelaaja" in [row.player for row in watched.rows()]
    assert read == ["zorro.larp"]
    os.remove(people.path("aija.larp"))
    del read[:]
    # Its backup is not there: nobody brings it back.
    assert names_of(watched.rows()) == ["Aino Rautio", "Åke Öhman", "Zorro"] and read == []


@pytest.mark.parametrize("name", ["aino rautio", "AINO RAUTIO", "A/B:C\"D.E", "..", ".", "CON",
                                  "a" * 60, "Ä" * 60, "///", "nimi.larp", "index", "lock",
                                  "wastebasket", "?*|#"])
def test_names_that_file_systems_do_not_like_are_kept_to_the_letter(tmp_path, name):
    people = filled(tmp_path / "r", ("Aino Rautio",))
    paths = [people.add(made(number, name=name)) for number in range(3)]
    assert len({os.path.basename(path).lower() for path in paths}) == 3
    for path in paths:
        assert os.path.dirname(path) == people.folder and len(os.path.basename(path)) <= 26
        assert people.open(people.file_of(path)).character.name == name
    assert names_of(people.rows()).count(name) == 3
    people.destroy(people.file_of(paths[0]), 1)
    assert [found for _, found, _ in people.wastebasket()] == [name]
    again = people.restore(people.wastebasket()[0][0])
    assert people.open(people.file_of(again)).character.name == name
    assert json_of(people.open(people.file_of(again)).character)
