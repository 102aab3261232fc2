"""MORALE-1 to MORALE-3: morale."""
from rule_support import all_used, listed, tables

from larpmaster.rules.battle import morale


def test_MORALE_1_wisdom_and_twice_the_level_bonus():
    assert morale.max_morale(100, 0) == 100
    assert morale.max_morale(100, 5) == 110
    assert morale.max_morale(0, 7) == 14


def test_MORALE_2_from_130_on_nobody_panics():
    assert not morale.cannot_panic(129) and morale.cannot_panic(130)
    dice = listed()
    assert morale.flees(dice, -20, 130, 50) == (False, 0)
    assert all_used(dice)


def test_MORALE_3_below_1_each_round_half_of_them_flee():
    chance = tables().race("ihminen").panic
    assert chance == 50
    assert morale.flees(listed(50), 0, 100, chance) == (True, 50)
    assert morale.flees(listed(51), 0, 100, chance) == (False, 51)


def test_MORALE_3_at_1_nobody_flees():
    dice = listed()
    assert morale.flees(dice, 1, 100, 50) == (False, 0)
    assert all_used(dice)
