"""MAG-6, MAG-8, MAG-12: mana, power and superpower."""
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
