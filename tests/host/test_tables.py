"""Reading of tables: each fault with its place, all faults at once, and nothing but CouldNot."""
import sys
import types
import zlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import larpmaster
from larpmaster import messages, table_faults, table_reading, tables
from larpmaster.errors import CouldNot
from larpmaster.messages import tables_en, tables_fi
from larpmaster.platform import host
from larpmaster.table_schema import ITEM_KINDS, KINDS, PARTS, SETTINGS

FOLDER = Path(__file__).parents[2] / "tables" / "rajakatse"
TEXTS = {kind: (FOLDER / (kind + ".txt")).read_text(encoding="utf-8") for kind, _, _ in KINDS}
REFERENCE = tables.load(str(FOLDER), host.read_file, host.join)

RACES = """larpmaster-table races 1 utf-8
columns: key | name | name_en | life_span | least_age | adult_age | brutality | spirituality
columns: magicality | nimbleness | stamina | two_hand | speed_constant | panic | time_lost
columns: death_at | yearly_xp | source
ihminen|ihminen|human|50|14|22|100|100|100|100|100|5|6|50|600|-3|60|rules
haltija|haltija|elf|430|60|100|100|100|150|100|120|5|6|50|600|-3|20|association
puolihaltija|puolihaltija|half-elf|90|21|33|100|100|125|100|110|5|6|50|600|-3|40|association
peikko|peikko|troll|40|10|15|110|90|70|80|120|5|6|60|600|-3|60|house
"""
REGIONS = """larpmaster-table regions 1 utf-8
columns: key | source
Vuoriniitty | house
Vardakov | house
Metsäläiset | house
"""


def join(folder, name):
    return folder + "/" + name


def reader(changed):
    """A read_file over the shipped files, some of them with another text (None: missing)."""
    def read_file(path, limit):
        kind = path.split("/")[-1][:-4]
        text = changed.get(kind, TEXTS.get(kind))
        if text is None:
            raise CouldNot("no_such_file", path=path)
        return text
    return read_file


# What `load` may let pass, for speed: it looks neither at comments nor at white space beside cells.
HARMLESS = {"control_letter", "bad_letter", "long_line"}


def loading_faults(read_file, errors):
    """Errors that `load` raises; those of `check` when it may let them pass and did."""
    try:
        tables.load("tables", read_file, join)
    except CouldNot as mistake:
        assert mistake.code == "broken_tables"
        return mistake.fields["errors"]
    return errors if HARMLESS.issuperset(error.code for error in errors) else []


def faults(**changed):
    """Errors as plain tuples (file, line, position, column, code, found, wanted)."""
    errors, _ = tables.check("tables", reader(changed), join)
    assert loading_faults(reader(changed), errors) == errors
    for language in messages.LANGUAGES:
        messages.use(language)
        for error in errors:
            told = messages.table_error(error)
            assert told.startswith(error.file) and told[-1] == "." and "{" not in told, told
    return [tuple(error) for error in errors]


def changed(kind, old, new):
    assert TEXTS[kind].count(old) == 1, old
    return TEXTS[kind].replace(old, new)


def line_of(text, part):
    """1-based line and position of a part that occurs once."""
    assert text.count(part) == 1, part
    before = text[:text.index(part)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def races(old, new):
    assert RACES.count(old) == 1, old
    return RACES.replace(old, new)


def regions(old, new):
    assert REGIONS.count(old) == 1, old
    return REGIONS.replace(old, new)


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


@pytest.mark.parametrize("head, expected", [
    ("", (1, "not_a_table", "", "larpmaster-table regions 1 utf-8")),
    ("hello", (1, "not_a_table", "hello", "larpmaster-table regions 1 utf-8")),
    ("larpmaster-table regions 1 utf-8 x",
     (1, "not_a_table", "larpmaster-table regions 1 utf-8 x", "larpmaster-table regions 1 utf-8")),
    ("larpmaster-table races 1 utf-8", (18, "wrong_kind", "races", "regions")),
    ("larpmaster-table regions one utf-8", (26, "bad_version", "one", "1")),
    ("larpmaster-table regions 0 utf-8", (26, "bad_version", "0", "1")),
    ("larpmaster-table regions " + "9" * 30 + " utf-8", (26, "bad_version", "9" * 30, "1")),
    ("larpmaster-table regions 2 utf-8", (26, "newer_version", "2", "1")),
    ("larpmaster-table  regions 1  ebcdic", (30, "bad_coding", "ebcdic", "utf-8, iso-8859-1")),
])
def test_first_line(head, expected):
    position, code, found, wanted = expected
    text = regions("larpmaster-table regions 1 utf-8", head)
    assert faults(regions=text) == [("regions.txt", 1, position, "", code, found, wanted)]


@pytest.mark.parametrize("head", ["larpmaster-table regions 1", "larpmaster-table regions 01 utf-8",
                                  "larpmaster-table regions 1 iso-8859-1",
                                  "\ufefflarpmaster-table regions 1 utf-8"])
def test_first_lines_that_will_do(head):
    assert faults(regions=regions("larpmaster-table regions 1 utf-8", head)) == []


def test_no_columns():
    text = regions("columns: key | source\n", "")
    assert faults(regions=text) == [("regions.txt", 2, 1, "", "no_columns", "", "columns: key")]


def test_unknown_column():
    text = regions("key | source", "key | colour | source")
    assert faults(regions=text)[0] == (
        "regions.txt", 2, 16, "colour", "unknown_column", "colour", "key, source")


def test_doubled_column():
    text = regions("key | source", "key | source | key").replace("house", "house | x")
    assert faults(regions=text) == [
        ("regions.txt", 2, 25, "key", "doubled_column", "key", "")]


def test_missing_column():
    text = regions("key | source", "key").replace(" | house", "")
    assert faults(regions=text) == [
        ("regions.txt", 2, 1, "source", "missing_column", "", "source")]


def test_no_rows():
    text = "larpmaster-table mishaps 1 utf-8\ncolumns: key|lang|text|source\n; nothing\n"
    assert faults(mishaps=text) == [("mishaps.txt", 4, 1, "", "no_rows", "", "")]


def test_missing_cell():
    text = races("|-3|60|house", "|-3|60")
    assert faults(races=text) == [
        ("races.txt", 8, len("peikko|peikko|troll|40|10|15|110|90|70|80|120|5|6|60|600|-3|60") + 1,
         "source", "missing_cell", "17", "18")]


def test_extra_cell():
    text = regions("Vardakov | house", "Vardakov | house | cold")
    assert faults(regions=text) == [("regions.txt", 4, 20, "", "extra_cell", "3", "2")]


def test_line_without_a_bar_is_a_row_with_a_missing_cell():
    text = regions("Vardakov | house", "Vardakov")
    assert faults(regions=text) == [
        ("regions.txt", 4, 9, "source", "missing_cell", "1", "2")]


def test_empty_cell():
    text = races("troll|40|10", "troll||10")
    assert faults(races=text) == [
        ("races.txt", 8, 21, "life_span", "empty_cell", "", "1..10000")]
    text = regions("Vardakov | house", " | house")
    errors = faults(regions=text)
    assert errors[0] == ("regions.txt", 4, 1, "key", "empty_cell", "", "")


@pytest.mark.parametrize("cell, code", [
    ("abc", "not_a_number"), ("4O", "not_a_number"), ("4 0", "not_a_number"),
    ("1_0", "not_a_number"), ("+40", "not_a_number"), ("40.0", "not_a_number"),
    ("-", "not_a_number"), ("0x28", "not_a_number"), ("²", "not_a_number"),
    ("9" * 12, "too_many_digits"), ("-" + "9" * 12, "too_many_digits"),
    ("0", "out_of_bounds"), ("-40", "out_of_bounds"), ("10001", "out_of_bounds"),
])
def test_numbers(cell, code):
    text = races("troll|40|10", "troll| " + cell + " |10")
    assert faults(races=text) == [
        ("races.txt", 8, 22, "life_span", code, cell, "1..10000")]


def test_number_of_thousands_of_digits():
    text = races("troll|40|10", "troll|" + "9" * 5000 + "|10")
    found = faults(races=text)
    assert [error[4] for error in found] == ["too_many_digits", "long_line"]
    assert found[0][5] == "9" * 37 + "..."


@pytest.mark.parametrize("cell", ["040", " 40\t", "\xa040"])
def test_numbers_that_will_do(cell):
    assert faults(races=races("troll|40|10", "troll|" + cell + "|10")) == []


def test_bad_word():
    text = races("60|house", "60|hous")
    position = line_of(text.split("\n")[7], "hous")[1]
    assert faults(races=text) == [
        ("races.txt", 8, position, "source", "bad_word", "hous", "rules, association, house")]


def test_bad_flag():
    text = TEXTS["cult_classes"].replace("| yes ", "| joo ")
    line, position = line_of(text, "joo ")
    assert faults(cult_classes=text) == [
        ("cult_classes.txt", line, position, "refusable", "bad_word", "joo", "yes, no")]


def test_bad_letter_is_named():
    text = regions("Vardakov", "Vard☃kov")
    assert faults(regions=text)[-1:] == [
        ("regions.txt", 4, 5, "key", "bad_letter", "☃ (U+2603)", "ISO-8859-1")]


def test_bad_letter_in_a_comment_and_in_the_columns():
    text = regions("columns: key", "; snow ☃\ncolumns: kéy☃")
    assert faults(regions=text)[:2] == [
        ("regions.txt", 2, 8, "", "bad_letter", "☃ (U+2603)", "ISO-8859-1"),
        ("regions.txt", 3, 1, "key", "missing_column", "", "key")]
    assert faults(regions=text)[2] == (
        "regions.txt", 3, 13, "", "bad_letter", "☃ (U+2603)", "ISO-8859-1")


def test_bad_letter_that_no_file_can_show():
    assert faults(regions=regions("Vardakov", "\ud800"))[-1][5] == "U+D800"


@pytest.mark.parametrize("letter", ["\x00", "\x07", "\x1b", "\x7f", "\x85", "\x9b", "\x0b", "\r"])
def test_control_letter(letter):
    text = races("|troll|40", "|tr" + letter + "oll|40")
    assert faults(races=text) == [
        ("races.txt", 8, 17, "name_en", "control_letter", "U+%04X" % ord(letter), "ISO-8859-1")]


@pytest.mark.parametrize("letter", ["\x0b", "\x0c", "\x1c", "\x1f", "\x85"])
def test_control_letter_beside_a_number(letter):
    text = races("|troll|40|", "|troll|40" + letter + "|")
    assert faults(races=text) == [
        ("races.txt", 8, 23, "life_span", "control_letter", "U+%04X" % ord(letter), "ISO-8859-1")]


def test_long_line():
    text = regions("columns:", ";" + "x" * 100 + "\ncolumns:")
    assert faults(regions=text) == [
        ("regions.txt", 2, 101, "", "long_line", "101", "100")]


def test_long_name():
    text = races("|troll|", "|" + "t" * 31 + "|")
    assert faults(races=text) == [("races.txt", 8, 15, "name_en", "long_name", "31", "30")]


@pytest.mark.parametrize("sign", [",", ":", "/", "="])
def test_sign_in_name(sign):
    text = races("|troll|", "|tro" + sign + "ll|")
    assert faults(races=text) == [("races.txt", 8, 18, "name_en", "sign_in_name", sign, "")]


def test_space_in_key():
    text = regions("Vuoriniitty", "Vuori niitty")
    assert faults(regions=text) == [
        ("regions.txt", 3, 6, "key", "space_in_key", "Vuori niitty", "")]


@pytest.mark.parametrize("name", ["idle", "Knowledge", "pappitieto", "Yleistieto",
                                  "KÄYTÄNNÖN TIETO", "*", "-"])
def test_reserved_name(name):
    text = races("|troll|", "|" + name + "|")
    assert faults(races=text) == [("races.txt", 8, 15, "name_en", "reserved_name", name, "")]


def test_long_text():
    old = REFERENCE.mishaps[0].text
    text = changed("mishaps", old, "x" * 71)
    position = line_of(text, "x" * 71)[1]
    assert ("mishaps.txt", 4, position, "text", "long_text", "71", "70") in faults(mishaps=text)


def test_doubled_key():
    text = regions("Vardakov", "Vuoriniitty") + "Vardakov | house\n"
    assert faults(regions=text) == [
        ("regions.txt", 4, 1, "key", "doubled_key", "Vuoriniitty", "")]


def test_doubled_key_without_regard_to_case():
    text = TEXTS["gear"] + "VOIMAKIVI | a | b | stone | 1 | 0 | 0 | 0 | 1 | house\n"
    assert faults(gear=text)[0][4:6] == ("doubled_key", "VOIMAKIVI")
    text = REGIONS + "METSÄLÄISET | house\n"
    assert faults(regions=text) == [
        ("regions.txt", 6, 1, "key", "doubled_key", "METSÄLÄISET", "")]


def test_doubled_key_of_several_columns():
    text = TEXTS["race_sexes"] + "peikko|nainen|1|1|1|1|1|1|1|house\n"
    line = text.count("\n")
    assert faults(race_sexes=text) == [
        ("race_sexes.txt", line, 1, "race", "doubled_key", "peikko nainen", "")]


def test_unknown_reference():
    text = TEXTS["race_sexes"] + "örkki|nainen|1|1|1|1|1|1|1|house\n"
    line = text.count("\n")
    assert faults(race_sexes=text) == [
        ("race_sexes.txt", line, 1, "race", "unknown_reference", "örkki",
         "ihminen, haltija, puolihaltija, peikko")]


def test_unknown_reference_in_a_list():
    text = TEXTS["cults"] + "uusi|guild|-|ihminen örkki|*|100|0|0|no|house\n"
    classes = TEXTS["cult_classes"] + "uusi|taikuri|100|no|0|0|house\n"
    line = text.count("\n")
    assert faults(cults=text, cult_classes=classes) == [
        ("cults.txt", line, 14, "races", "unknown_reference", "örkki",
         "ihminen, haltija, puolihaltija, peikko")]
    text = text.replace("örkki", "*")
    assert faults(cults=text, cult_classes=classes)[0][4:6] == ("unknown_reference", "*")


def test_age_order():
    text = races("troll|40|10|15", "troll|40|16|15")
    assert faults(races=text) == [
        ("races.txt", 8, 24, "least_age", "age_order", "16, 15, 40",
         "1 <= least_age <= adult_age <= life_span")]
    text = races("troll|40|10|15", "troll|14|10|15")
    assert faults(races=text) == [
        ("races.txt", 8, 27, "adult_age", "age_order", "10, 15, 14",
         "1 <= least_age <= adult_age <= life_span")]


def test_key_without_rows():
    text = TEXTS["cults"] + "uusi|guild|-|*|*|100|0|0|no|house\n"
    assert faults(cults=text) == [
        ("cults.txt", text.count("\n"), 1, "key", "key_without_rows", "uusi", "cult_classes")]
    text = RACES + "örkki|örkki|orc|40|10|15|110|90|70|80|120|5|6|60|600|-3|60|house\n"
    assert faults(races=text) == [
        ("races.txt", 9, 1, "key", "key_without_rows", "örkki", "race_sexes")]


def test_share_sum():
    text = TEXTS["cult_classes"].replace("95 |", "94 |")
    line, position = line_of(text, "94 |")
    assert faults(cult_classes=text) == [
        ("cult_classes.txt", line, position, "share", "share_sum", "99", "100")]


POWER = """larpmaster-table class_levels 1 utf-8
columns: class|value|first_level|numbers|source
pappi|power|0|0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15|house
pappi|power|16|16 17 18 19 20 21 22 23 24 25 26 27 28 29 30|house
"""


def test_levels_in_any_order_of_rows():
    lines = POWER.split("\n")
    text = "\n".join(lines[:2] + [lines[3], lines[2], ""])
    found = tables.load("tables", reader({"class_levels": text}), join)
    assert [found.class_value("pappi", "power", level) for level in range(31)] == list(range(31))


def test_level_gap():
    text = POWER.replace("|16|16 17", "|17|17")
    assert faults(class_levels=text) == [
        ("class_levels.txt", 4, 13, "first_level", "level_gap", "17", "16")]


def test_level_gap_at_the_beginning():
    text = POWER.replace("|0|0 1", "|1|1")
    assert faults(class_levels=text) == [
        ("class_levels.txt", 3, 13, "first_level", "level_gap", "1", "0")]


def test_level_overlap():
    text = POWER.replace("|16|16 17", "|15|15 16 17")
    assert faults(class_levels=text) == [
        ("class_levels.txt", 4, 13, "first_level", "level_overlap", "15", "16")]


@pytest.mark.parametrize("end, last", [("29", "29"), ("29 30 31", "31")])
def test_levels_end(end, last):
    text = POWER.replace("29 30", end)
    assert faults(class_levels=text) == [
        ("class_levels.txt", 4, 16, "numbers", "levels_end", last, "30")]


def test_too_many_numbers():
    text = POWER.replace("29 30", "29 30" + " 1" * 17)
    assert faults(class_levels=text) == [
        ("class_levels.txt", 4, 16, "numbers", "too_many_numbers", "32", "31")]


def test_bad_numbers_in_a_list():
    text = POWER.replace("2 3 4", "x -3 4444444")
    assert faults(class_levels=text) == [
        ("class_levels.txt", 3, 19, "numbers", "not_a_number", "x", "0..100000"),
        ("class_levels.txt", 3, 21, "numbers", "out_of_bounds", "-3", "0..100000"),
        ("class_levels.txt", 3, 24, "numbers", "out_of_bounds", "4444444", "0..100000")]


def test_not_rising():
    text = TEXTS["xp_tables"].replace("2000 6000", "2000 2000")
    line, position = line_of(text, "2000 2000")
    assert faults(xp_tables=text) == [
        ("xp_tables.txt", line, position, "thresholds", "not_rising", "2000", "> 2000")]


def test_first_not_zero():
    text = "larpmaster-table fitness_decline 1\ncolumns: from_percent|chance|drop_die|source\n"
    text += "1|2|3|house\n70|5|3|house\n"
    assert faults(fitness_decline=text) == [
        ("fitness_decline.txt", 3, 1, "from_percent", "first_not_zero", "1", "0")]


GROWTH = "larpmaster-table fitness_growth 1\ncolumns: knee_numerator|knee_denominator|birth|knee\n"
GROWTH += "columns: adult|source\n"


def test_one_row():
    text = GROWTH + "15|22|1|85|100|house\n15|23|1|85|100|house\n"
    assert faults(fitness_growth=text) == [
        ("fitness_growth.txt", 5, 1, "knee_numerator", "one_row", "2", "1")]


def test_knee_order():
    assert faults(fitness_growth=GROWTH + "23|22|1|85|84|house\n") == [
        ("fitness_growth.txt", 4, 1, "knee_numerator", "knee_order", "23, 22",
         "knee_numerator <= knee_denominator"),
        ("fitness_growth.txt", 4, 9, "knee", "knee_order", "1, 85, 84", "birth <= knee <= adult")]


def test_missing_row():
    lines = TEXTS["settings"].split("\n")
    text = "\n".join(line for line in lines if "money_die " not in line or line[0] == ";")
    head = line_of(text, "columns:")[0]
    assert faults(settings=text) == [
        ("settings.txt", head, 1, "key", "missing_row", "", "money_die")]


def test_unknown_setting():
    text = TEXTS["settings"] + "colour | 3 | house\n"
    assert faults(settings=text) == [
        ("settings.txt", text.count("\n"), 1, "key", "unknown_setting", "colour",
         ", ".join(key for key, _, _ in SETTINGS))]


def test_setting_out_of_its_own_bounds():
    lines = TEXTS["settings"].split("\n")
    number = [line[:10] for line in lines].index("money_die ")
    lines[number] = "money_die | 0 | house"
    assert faults(settings="\n".join(lines)) == [
        ("settings.txt", number + 1, 13, "value", "out_of_bounds", "0", "1..10000")]


def test_missing_language():
    lines = TEXTS["mishaps"].split("\n")
    del lines[4]
    assert faults(mishaps="\n".join(lines)) == [
        ("mishaps.txt", 4, 1, "key", "missing_language", REFERENCE.mishaps[0].key, "en")]


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
