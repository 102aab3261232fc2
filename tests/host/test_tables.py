"""Reading of tables: every file as a whole, all faults at once, and nothing but CouldNot."""
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables_faults import (
    FOLDER,
    HARMLESS,
    RACES,
    REFERENCE,
    REGIONS,
    TEXTS,
    faults,
    join,
    loading_faults,
    races,
    reader,
)

from larpmaster import messages, table_faults, table_reading, tables
from larpmaster.errors import CouldNot
from larpmaster.messages import tables_en, tables_fi
from larpmaster.platform import host
from larpmaster.table_schema import KINDS


def nothing_known(kind, path):
    """As on a machine whose program carries no tables that are checked already."""
    return None


def test_shipped_files_take_the_short_way(monkeypatch):
    monkeypatch.setattr(table_faults, "examine", None)
    for texts in ({}, {"races": RACES, "regions": REGIONS},
                  {kind: text.replace("\n", "\r\n") for kind, text in TEXTS.items()},
                  {"races": RACES.replace("\n", "\n\n; comment\n")},
                  {"regions": REGIONS.replace(" | ", "|")}):
        assert tables.load("tables", reader(texts), join).races == REFERENCE.races


@pytest.mark.parametrize("letter", ["\x07", "\x1b", "\x7f", "\x9b", "☃"])
def test_no_odd_letter_gets_into_a_loaded_name(letter):
    with pytest.raises(CouldNot):
        tables.load("tables", reader({"races": races("|troll|", "|tr" + letter + "oll|")}), join)
    text = TEXTS["mishaps"].replace("Talks to", "Talks " + letter)
    with pytest.raises(CouldNot):
        tables.load("tables", reader({"mishaps": text}), join)


@pytest.mark.parametrize("letter", ["５", "\u0665"])
def test_digits_of_other_alphabets_are_no_numbers(letter):
    with pytest.raises(CouldNot):
        tables.load("tables", reader({"races": races("troll|40", "troll|4" + letter)}), join)


def test_shipped_files_have_no_row_over_100_letters():
    for text in TEXTS.values():
        assert max(map(len, text.split("\n"))) <= 100
        assert "\t" not in text and "\r" not in text and text.endswith("\n")


def test_both_ways_of_reading_agree_on_the_shipped_files():
    rows, errors = table_faults.examine("tables", reader({}), join, None, tables._row_types(None),
                                        tables.TableError, nothing_known)
    assert errors == []
    for kind, _, _ in KINDS:
        assert tuple(rows[kind]) == getattr(REFERENCE, kind)


def test_check_counts_the_rows():
    errors, counts = tables.check(str(FOLDER), host.read_file, host.join)
    assert errors == []
    assert counts == [(kind, len(getattr(REFERENCE, kind))) for kind, _, _ in KINDS]


def test_only_the_kinds_asked_for_are_read():
    seen = []

    def read_file(path, limit):
        seen.append(path)
        return reader({})(path, limit)

    found = tables.load("tables", read_file, join, tables.CORE_KINDS)
    assert sorted(seen) == sorted("tables/" + kind + ".txt" for kind in tables.CORE_KINDS)
    assert found.races == REFERENCE.races
    assert found.weapons == ()


def test_references_into_kinds_that_are_not_read_are_not_checked():
    text = TEXTS["race_sexes"].replace("peikko", "pekko")
    found = tables.load("tables", reader({"race_sexes": text}), join, ("race_sexes",))
    assert found.race_sex("pekko", "mies").strength == 140


@pytest.mark.parametrize("look_up, kind, key", [
    (lambda t: t.race("örkki"), "races", "örkki"),
    (lambda t: t.race_sex("ihminen", "muu"), "race_sexes", "ihminen muu"),
    (lambda t: t.class_("soturi"), "classes", "soturi"),
    (lambda t: t.cult("sirran"), "cults", "sirran"),
    (lambda t: t.classes_of("sirran"), "cult_classes", "sirran"),
    (lambda t: t.setting("money"), "settings", "money"),
    (lambda t: t.xp_table("medium"), "xp_tables", "medium"),
])
def test_unknown_key(look_up, kind, key):
    with pytest.raises(CouldNot) as caught:
        look_up(REFERENCE)
    assert caught.value.code == "unknown_key"
    assert caught.value.fields == {"kind": kind, "key": key}


def test_no_such_file():
    assert faults(races=None) == [("races.txt", 1, 1, "", "no_such_file", "", "")]


def test_cannot_read():
    def read_file(path, limit):
        raise CouldNot("drive_on_fire", path=path)

    errors, counts = tables.check("tables", read_file, join)
    assert {error.code for error in errors} == {"cannot_read"}
    assert len(errors) == len(KINDS)
    assert counts == []


def test_not_text(tmp_path):
    for kind, text in TEXTS.items():
        (tmp_path / (kind + ".txt")).write_bytes(text.encode())
    (tmp_path / "regions.txt").write_bytes(b"larpmaster-table regions 1 utf-8\n\xe4\n")
    errors, _ = tables.check(str(tmp_path), host.read_file, host.join)
    assert [tuple(error) for error in errors] == [("regions.txt", 1, 1, "", "not_text", "", "")]


def test_of_a_file_that_is_too_long_no_more_than_the_limit_is_read(tmp_path):
    for kind, text in TEXTS.items():
        (tmp_path / (kind + ".txt")).write_bytes(text.encode())
    (tmp_path / "gear.txt").write_bytes(b"x|" * 5000000)
    asked = []

    def read_file(path, limit):
        asked.append(limit)
        return host.read_file(path, limit)

    errors, _ = tables.check(str(tmp_path), read_file, host.join)
    assert max(asked) == 65536
    assert [tuple(error) for error in errors] == [
        ("gear.txt", 1, 1, "", "file_too_long", "", "65536")]


def test_file_too_long_from_a_reader_that_knows_no_limit():
    text = "x|" * 5000000
    assert faults(gear=text) == [
        ("gear.txt", 1, 1, "", "file_too_long", "10000000", "65536")]


def test_every_text_about_a_fault_is_there_in_both_languages_and_is_of_use():
    assert sorted(tables_fi.TEXTS) == sorted(tables_en.TEXTS)
    sources = "".join(path.read_text("utf-8")
                      for path in (FOLDER.parents[1] / "larpmaster").glob("table_*.py"))
    assert [code for code in tables_fi.TEXTS if '"%s"' % code not in sources] == []


def test_more_errors_than_anybody_reads_are_counted():
    text = REGIONS + "x|x|x\n" * 1000
    found = faults(regions=text)
    assert len(found) == table_reading.MAX_FAULTS + 1
    assert found[-1][4] == "more_errors"
    assert int(found[-1][5]) == 1000 - table_reading.MAX_FAULTS


def test_all_errors_at_once_over_all_files():
    found = faults(
        races=races("troll|40|10", "troll|x|10").replace("half-elf", "half/elf"),
        regions=None,
        race_sexes=TEXTS["race_sexes"] + "örkki|nainen|1|1|1|1|1|1|x|house\n",
        cult_classes=TEXTS["cult_classes"].replace("95 |", "94 |"),
        gear="larpmaster-table shields 1 utf-8\n")
    assert [(error[0], error[4]) for error in found] == [
        ("races.txt", "sign_in_name"), ("races.txt", "not_a_number"),
        ("race_sexes.txt", "unknown_reference"), ("race_sexes.txt", "not_a_number"),
        ("cult_classes.txt", "share_sum"), ("regions.txt", "no_such_file"),
        ("gear.txt", "wrong_kind")]


def test_what_rests_on_a_wrong_cell_is_not_reported_again():
    text = TEXTS["cult_classes"].replace("95 |", "9x |")
    assert [error[4] for error in faults(cult_classes=text)] == ["not_a_number"]
    text = races("troll|40|10|15", "troll|40|x|15")
    assert [error[4] for error in faults(races=text)] == ["not_a_number"]
    text = races("peikko|peikko|", "peik:ko|peikko|")
    assert [error[4] for error in faults(races=text)] == ["sign_in_name"]


def test_crlf_is_accepted(tmp_path):
    assert faults(**{kind: text.replace("\n", "\r\n") for kind, text in TEXTS.items()}) == []
    for kind, text in TEXTS.items():
        (tmp_path / (kind + ".txt")).write_bytes(text.replace("\n", "\r\n").encode())
    found = tables.load(str(tmp_path), host.read_file, host.join)
    assert found.cults == REFERENCE.cults


@pytest.mark.parametrize("word", ["iso-8859-1", ""])
def test_iso_8859_1_files_hold_the_same(tmp_path, word):
    for kind, text in TEXTS.items():
        data = text.replace(" utf-8\n", " " + word + "\n", 1).encode("iso-8859-1")
        (tmp_path / (kind + ".txt")).write_bytes(data)
    found = tables.load(str(tmp_path), host.read_file, host.join)
    for kind, _, _ in KINDS:
        assert getattr(found, kind) == getattr(REFERENCE, kind)


@settings(max_examples=50, deadline=None)
@given(st.sampled_from([kind for kind, _, _ in KINDS]), st.randoms(use_true_random=False))
def test_columns_in_any_order(kind, random):
    columns = next(columns for name, _, columns in KINDS if name == kind)
    places = list(range(len(columns)))
    random.shuffle(places)
    rows = [line.split("|") for line in TEXTS[kind].split("\n")[1:]
            if line and line[0] != ";" and not line.startswith("columns:")]
    lines = ["larpmaster-table %s 1 utf-8" % kind]
    lines.extend("columns: " + columns[place][0] for place in places)
    lines.extend("|".join(row[place].strip() for place in places) for row in rows)
    found = tables.load("tables", reader({kind: "\n".join(lines)}), join)
    assert getattr(found, kind) == getattr(REFERENCE, kind)


DAMAGE = st.lists(st.tuples(
    st.sampled_from(["replace", "insert", "delete", "line", "cut"]), st.integers(0, 3000),
    st.integers(0, 255) | st.sampled_from(list(b"|;:,0_-+ \t\r\n*\x7f"))), min_size=1, max_size=6)


def damaged(data, changes):
    for what, place, byte in changes:
        place = min(place, len(data))
        if what == "replace":
            data = data[:place] + bytes((byte,)) + data[place + 1:]
        elif what == "insert":
            data = data[:place] + bytes((byte,)) + data[place:]
        elif what == "delete":
            data = data[:place] + data[place + 1:]
        elif what == "line":
            end = data.find(b"\n", place) + 1
            data = data[:end] + data[place:end] + data[end:]
        else:
            data = data[:place] + data[place + byte:]
    return data


@settings(max_examples=400, deadline=None)
@given(st.sampled_from([kind for kind, _, _ in KINDS]), DAMAGE)
def test_random_damage_raises_only_could_not_and_both_ways_agree(kind, changes):
    data = damaged(TEXTS[kind].encode(), changes)
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("iso-8859-1")
    read_file = reader({kind: text})
    thorough, errors = table_faults.examine("tables", read_file, join, None,
                                            tables._row_types(None), tables.TableError,
                                            nothing_known)
    quick = tables._read("tables", read_file, join, None, None, None)
    if quick is not None:
        assert HARMLESS.issuperset(error.code for error in errors)
        for name, _, _ in KINDS:
            assert errors or quick[name] == thorough[name]
    assert loading_faults(read_file, errors) == errors
    for language in messages.LANGUAGES:
        messages.use(language)
        told = messages.worded(CouldNot("broken_tables", errors=errors))
        assert told.count("\n") == len(errors)
    lines = text.split("\n")
    for error in errors:
        if error.file == kind + ".txt":
            assert 1 <= error.line <= len(lines)
            assert 1 <= error.position <= len(lines[error.line - 1]) + 1
