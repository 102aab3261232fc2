"""MAG-6 to MAG-12, CLS-12: mana, power, stones and superpower."""
from rule_support import tables

from larpmaster.rules import magic


def test_MAG_6_power_by_level_cult_and_wisdom():
    assert magic.pool(5, 100, 100) == 5
    assert magic.pool(5, 100, 139) == 6
    assert magic.pool(5, 150, 139) == 10
    assert magic.pool(0, 100, 139) == 0


def test_MAG_6_power_of_a_priest_equals_the_level():
    for level in range(31):
        assert tables().class_value("pappi", "power", level) == level
    assert tables().class_value("varas", "power", 5) == 0


def test_MAG_8_mana_by_level_cult_and_intelligence():
    assert magic.pool(2, 100, 149) == 2
    assert magic.pool(2, 100, 150) == 3
    assert magic.pool(32, 90, 111) == 31


def test_MAG_8_mana_of_a_mage_by_level():
    expected = [0, 2, 4, 6, 9, 12, 15, 19, 23, 27, 32]
    while len(expected) < 31:
        expected.append(expected[-1] + 5)
    assert [tables().class_value("taikuri", "mana", level) for level in range(31)] == expected
    assert tables().class_value("pappi", "mana", 5) == 0


def test_MAG_12_superpower():
    for first, last, power in ((0, 200, 0), (201, 210, 1), (211, 220, 2), (221, 230, 3),
                               (291, 300, 10)):
        assert magic.superpower(first) == power and magic.superpower(last) == power


def test_CLS_12_more_mana_for_a_mage_and_more_power_for_a_priest_by_level():
    for class_, what in (("taikuri", "mana"), ("pappi", "power")):
        by_level = [tables().class_value(class_, what, level) for level in range(31)]
        assert by_level == sorted(by_level) and len(set(by_level)) == 31


def test_MAG_7a_a_power_of_3_comes_back_every_20_minutes():
    back = [magic.usable_power(3, 3, minutes) for minutes in (0, 19, 20, 39, 40, 59, 60, 300)]
    assert back == [0, 0, 1, 1, 2, 2, 3, 3]


def test_MAG_7_the_whole_power_comes_back_in_an_hour_whatever_it_is():
    for maximum in range(40):
        assert magic.usable_power(maximum, maximum, 0) == 0
        assert magic.usable_power(maximum, maximum, 60) == maximum
        assert magic.usable_power(maximum, 0, 7) == maximum


def test_MAG_7_in_the_live_game_a_fight_half_an_hour_later_is_a_new_one():
    assert magic.usable_larp_power(8, 8, 29) == 3
    assert magic.usable_larp_power(8, 8, 30) == 8


def test_MAG_9_usable_mana_is_rounded_to_harm():
    assert magic.usable_mana(19, 0) == 19
    assert magic.usable_mana(19, 1) == 18
    assert magic.usable_mana(19, 49) == 9
    assert magic.usable_mana(19, 100) == 0 and magic.usable_mana(19, 130) == 0


def test_MAG_10_mana_returns_by_the_level_in_whole_intervals():
    assert [magic.mana_back(4, minutes, True) for minutes in (14, 15, 29, 30, 480)] == [
        0, 4, 4, 8, 128]
    assert [magic.mana_back(4, minutes, False) for minutes in (299, 300, 599, 600)] == [
        0, 4, 4, 8]


def test_MAG_11_a_stone_gives_no_more_than_one_controls():
    assert magic.drawn(4, 0, 9) == 4
    assert magic.drawn(4, 7, 9) == 2
    assert magic.drawn(4, 9, 9) == 0
    # The mana closed by an item may be less than what is held.
    assert magic.drawn(4, 9, 6) == 0


def test_MAG_11_at_level_0_a_stone_gives_nothing():
    controlled = magic.pool(tables().class_value("taikuri", "mana", 0), 100, 190)
    assert magic.drawn(4, 0, controlled) == 0
