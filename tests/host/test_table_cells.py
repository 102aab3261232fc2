"""Faults of one table file, each with its place: its head, its columns, its cells."""
import pytest
from tables_faults import REFERENCE, REGIONS, TEXTS, changed, faults, line_of, races, regions


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
