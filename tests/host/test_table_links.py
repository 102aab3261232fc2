"""Faults between rows and between tables, each with its place."""
import pytest
from tables_faults import RACES, REFERENCE, TEXTS, faults, join, line_of, races, reader

from larpmaster import tables
from larpmaster.table_schema import SETTINGS


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
