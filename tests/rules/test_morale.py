"""MORALE-1: morale."""
from larpmaster.rules.battle import morale


def test_MORALE_1_wisdom_and_twice_the_level_bonus():
    assert morale.max_morale(100, 0) == 100
    assert morale.max_morale(100, 5) == 110
    assert morale.max_morale(0, 7) == 14
