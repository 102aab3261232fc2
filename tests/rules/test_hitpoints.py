"""HP, ORD-3: hit points of levels."""
from rule_support import all_used, listed, tables

from larpmaster.rules import hitpoints
from larpmaster.rules.dice import Dice


def number(class_, level):
    """Comparison number of a class of the shipped table."""
    row = tables().class_(class_)
    return hitpoints.comparison_number(row.hp_base, row.con_rolls, level)


def rise(dice, before, after, class_, to_level, constitution):
    """A rise of a class of the shipped table from one mass to another."""
    con_rolls = tables().class_(class_).con_rolls
    chance = hitpoints.con_chance(constitution, class_ == "tavallinen")
    return hitpoints.rise(dice, before, after, con_rolls, to_level, chance)


def test_HP_2_base_chances_and_con_rolls_of_the_classes():
    for key, base, con_rolls in (("taistelija", 75, 2), ("pappi", 75, 1), ("taikuri", 50, 1),
                                 ("varas", 50, 1), ("tavallinen", 0, 1)):
        row = tables().class_(key)
        assert (row.hp_base, row.con_rolls) == (base, con_rolls)


def test_HP_2_the_base_chance_goes_on_above_level_10():
    for key, base in (("taistelija", 75), ("pappi", 75), ("taikuri", 50), ("varas", 50)):
        for level in (11, 12, 30, 31, 40):
            assert number(key, level) - number(key, level - 1) == base


def test_HP_3_half_of_the_constitution_is_the_chance():
    assert hitpoints.con_chance(100, False) == 50
    assert hitpoints.con_chance(101, False) == 50
    assert hitpoints.con_chance(120, False) == 60
    assert hitpoints.con_chance(0, False) == 0


def test_HP_3_a_chance_is_at_most_100():
    assert hitpoints.con_chance(200, False) == 100
    assert hitpoints.con_chance(260, False) == 100


def test_HP_3_a_roll_of_the_chance_itself_succeeds():
    dice = listed(60, 61, 76)
    assert rise(dice, 0, 175, "taistelija", 1, 120) == ((60, 61), 75, 76, 1)
    assert all_used(dice)


def test_HP_3_no_con_rolls_above_level_10():
    dice = listed(75)
    assert rise(dice, number("taistelija", 10), number("taistelija", 11), "taistelija", 11,
                150) == ((), 75, 75, 1)
    assert all_used(dice)


def test_decision_42_HP_3_dice_of_a_rise_fall_even_when_sure_or_hopeless():
    assert rise(listed(100, 100, 1), 0, 175, "taistelija", 1, 200) == ((100, 100), 75, 1, 3)
    assert rise(listed(1, 1, 75), 0, 175, "taistelija", 1, 0) == ((1, 1), 75, 75, 1)


def test_HP_4a_a_fighter_gains_0_to_3_a_level_up_to_10():
    assert rise(listed(100, 100, 100), 0, 175, "taistelija", 1, 100)[3] == 0
    assert rise(listed(1, 1, 1), 0, 175, "taistelija", 1, 100)[3] == 3
    gained = set()
    dice = Dice(5)
    for _ in range(150):
        gained.add(rise(dice, 175, 350, "taistelija", 2, 100)[3])
    assert gained == {0, 1, 2, 3}


def test_HP_4_others_gain_0_to_2_and_above_10_everybody_0_or_1():
    for class_, to_level, most in (("pappi", 3, 2), ("taikuri", 3, 2), ("varas", 3, 2),
                                   ("tavallinen", 3, 1), ("taistelija", 11, 1),
                                   ("pappi", 12, 1), ("taikuri", 15, 1), ("varas", 30, 1)):
        before, after = number(class_, to_level - 1), number(class_, to_level)
        assert rise(listed([1] * most), before, after, class_, to_level, 100)[3] == most
        assert rise(listed([100] * most), before, after, class_, to_level, 100)[3] == 0


def test_HP_5a_priest_of_level_5():
    assert number("pappi", 5) == 625


def test_HP_5b_thief_of_level_6():
    assert number("varas", 6) == 600


def test_HP_5c_thief_of_level_7():
    assert number("varas", 7) == 700


def test_HP_5_numbers_at_the_edges():
    assert [number(class_, 10) for class_ in ("taistelija", "pappi", "taikuri", "varas",
                                              "tavallinen")] == [1750, 1250, 1000, 1000, 500]
    assert number("taistelija", 11) == 1825
    assert number("tavallinen", 11) == 500
    assert number("pappi", 0) == 0


def test_HP_6a_thief_beside_a_priest():
    dice = listed(50, 25)
    assert rise(dice, number("pappi", 5), number("varas", 7), "varas", 7, 100) == (
        (50,), 25, 25, 2)
    assert all_used(dice)
    assert rise(listed(51, 26), 625, 700, "varas", 7, 100) == ((51,), 25, 26, 0)


def test_HP_6b_a_mass_of_95():
    dice = listed(1, 45)
    assert rise(dice, 605, 700, "varas", 7, 100) == ((1,), 45, 45, 2)
    assert all_used(dice)


def test_HP_6c_a_single_fighter():
    dice = listed(50, 50, 75)
    assert rise(dice, number("taistelija", 1), number("taistelija", 2), "taistelija", 2,
                100) == ((50, 50), 75, 75, 3)
    assert all_used(dice)


def test_HP_6d_a_mage_of_level_4_becomes_a_priest():
    assert rise(listed(), number("taikuri", 4), number("pappi", 1), "pappi", 1, 100) == (
        (), 0, 0, 0)


def test_HP_6e_CLS_25_hit_points_resume_at_priest_level_4():
    before = number("taikuri", 4)
    assert before == 400
    assert rise(listed(), before, number("pappi", 3), "pappi", 3, 100) == ((), 0, 0, 0)
    assert rise(listed(50, 50), before, number("pappi", 4), "pappi", 4, 100) == (
        (50,), 50, 50, 2)


def test_HP_6_a_con_roll_costs_a_whole_fifty():
    assert rise(listed(49), 600, 649, "varas", 7, 100) == ((), 49, 49, 1)
    assert rise(listed(1), 600, 650, "varas", 7, 100) == ((1,), 0, 0, 1)


def test_HP_6_no_more_con_rolls_than_the_rising_class_has():
    # 100 of mass: a priest has one roll only, a fighter two.
    assert rise(listed(1, 50), 400, 500, "pappi", 4, 100) == ((1,), 50, 50, 2)
    assert rise(listed(1, 50), 400, 500, "taistelija", 4, 100) == ((1, 50), 0, 0, 2)


def test_HP_7_level_hit_points_times_fitness_rounded_normally():
    assert hitpoints.maximum(3, 7, 100) == 10
    assert hitpoints.maximum(3, 7, 95) == 10
    assert hitpoints.maximum(3, 7, 92) == 9
    assert hitpoints.maximum(2, 1, 50) == 3
    assert hitpoints.maximum(2, 1, 49) == 2
    assert hitpoints.maximum(1, 0, 79) == 1


def test_ORD_3_strictly_below_half_of_the_constitution():
    assert hitpoints.con_chance(100, True) == 49
    assert hitpoints.con_chance(101, True) == 50
    assert hitpoints.con_chance(0, True) == 0
    assert hitpoints.con_chance(1, True) == 0
    assert rise(listed(49), 0, 50, "tavallinen", 1, 100) == ((49,), 0, 0, 1)
    assert rise(listed(50), 0, 50, "tavallinen", 1, 100) == ((50,), 0, 0, 0)


def test_HP_9_ORD_3_no_base_chance_and_nothing_above_level_10():
    assert number("tavallinen", 7) == 350
    assert rise(listed(), number("tavallinen", 10), number("tavallinen", 11), "tavallinen", 11,
                100) == ((), 0, 0, 0)


def test_decision_54_ORD_3_the_chance_of_a_giant_is_100():
    assert hitpoints.con_chance(201, True) == 100
    assert hitpoints.con_chance(200, True) == 99
    assert hitpoints.con_chance(400, True) == 100


def test_decision_14_HP_6_the_order_of_two_rises_changes_the_dice():
    dice = listed(1, 1, 75)
    assert rise(dice, 0, 175, "taistelija", 1, 100) == ((1, 1), 75, 75, 3)
    assert rise(listed(), 175, 175, "varas", 1, 100) == ((), 0, 0, 0)
    assert rise(listed(1, 50), 0, 100, "varas", 1, 100) == ((1,), 50, 50, 2)
    assert rise(listed(1, 25), 100, 175, "taistelija", 1, 100) == ((1,), 25, 25, 2)


def test_decision_19_HP_6_the_rest_of_the_ordinary_is_rolled_as_for_everybody():
    # From a thief of level 0 with 30 of mass: the rise of 20 is a rest without base chance.
    assert rise(listed(20), 30, 50, "tavallinen", 1, 100) == ((), 20, 20, 1)
