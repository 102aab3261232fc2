"""SAVE-1 to SAVE-6: saving throws."""
from larpmaster.rules import absorption, saves

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


def test_SAVE_4_a_save_is_below_the_limit():
    assert saves.succeeds(24, 25) and not saves.succeeds(25, 25)
    assert len([roll for roll in range(1, 101) if saves.succeeds(roll, 25)]) == 24


def test_SAVE_4_a_1_saves_where_there_is_a_limit_and_100_never_does():
    assert saves.succeeds(1, 1) and not saves.succeeds(2, 1)
    assert not saves.succeeds(1, 0)
    assert saves.succeeds(99, 140) and not saves.succeeds(100, 140)


def test_SAVE_5_a_1_does_not_save_the_helpless():
    assert not saves.succeeds(1, saves.limit_when(40, True))


def test_SAVE_6_the_save_comes_before_the_absorption():
    fire = absorption.absorptions(150, 1)[absorption.KINDS.index("fire")]
    assert fire == 3
    assert saves.damage_after(12, 6, False, fire) == 9
    assert saves.damage_after(12, 6, True, fire) == 3
    assert saves.damage_after(12, 2, True, fire) == 0
