"""SAVE-1 to SAVE-3, SAVE-5: saving throws."""
from larpmaster.rules import saves

FIGHTER, PRIEST, MAGE, THIEF = (3, 3, 3, 3), (3, 2, 3, 2), (3, 2, 2, 2), (2, 2, 2, 2)


def test_SAVE_1a_wisdom_100_gives_25():
    assert saves.limits(100, ()) == (25, 25, 25, 25)


def test_SAVE_1_a_quarter_rounded_down_without_class_or_at_level_0():
    assert saves.limits(103, ()) == (25,) * 4
    assert saves.limits(104, [(0, FIGHTER)]) == (26,) * 4
    assert saves.limits(3, ()) == (0,) * 4


def test_SAVE_2_four_categories():
    assert saves.CATEGORIES == ("spells", "rays", "poison_paralysis", "explosions")


def test_SAVE_3_growth_a_level():
    assert saves.limits(100, [(4, FIGHTER)]) == (37, 37, 37, 37)
    assert saves.limits(100, [(4, PRIEST)]) == (37, 33, 37, 33)
    assert saves.limits(100, [(4, MAGE)]) == (37, 33, 33, 33)
    assert saves.limits(100, [(4, THIEF)]) == (33, 33, 33, 33)


def test_SAVE_3_the_best_class_of_each_category_counts():
    assert saves.limits(100, [(3, PRIEST), (4, THIEF)]) == (34, 33, 34, 33)
    assert saves.limits(100, [(4, THIEF), (3, PRIEST)]) == (34, 33, 34, 33)


def test_decision_40_SAVE_3_without_an_upper_limit():
    assert saves.limits(200, [(30, FIGHTER)]) == (140,) * 4


def test_SAVE_5_the_helpless_always_fail():
    assert saves.limit_when(40, True) == 0
    assert saves.limit_when(40, False) == 40
