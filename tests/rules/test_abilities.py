"""AB, GEN-2 to GEN-7, GEN-10: abilities."""
from rule_support import all_used, dice_error, faces_of, listed, set_of

from larpmaster.rules import abilities
from larpmaster.rules.dice import Dice


def bands(function, expected):
    """Checks a function at both edges of each band; expected: (first, last, value)."""
    for first, last, value in expected:
        assert function(first) == value, (first, function(first))
        assert function(last) == value, (last, function(last))


BONUS_BANDS = ((0, 10, -3), (11, 40, -2), (41, 70, -1), (71, 129, 0), (130, 159, 1),
               (160, 169, 2), (170, 179, 3), (180, 189, 4), (190, 199, 5), (250, 259, 11))


def test_AB_1_seven_abilities_in_the_order_of_the_book():
    assert abilities.ABILITIES == ("strength", "constitution", "dexterity", "agility",
                                   "intelligence", "wisdom", "charisma")
    assert abilities.ABILITIES[:abilities.PHYSICAL_COUNT] == (
        "strength", "constitution", "dexterity", "agility")


def test_AB_1_values_are_never_negative():
    assert abilities.roll_value(listed([1] * 10, 1, 10, 10, 4))[0] == 0


def test_AB_2_strength_damage_bonus():
    bands(abilities.strength_bonus, BONUS_BANDS)


def test_AB_2_formula_above_160():
    for strength in range(160, 300):
        assert abilities.strength_bonus(strength) == (strength - 160) // 10 + 2


def test_AB_3_start_hit_points():
    bands(abilities.start_hit_points, (
        (0, 50, 1), (51, 100, 2), (101, 129, 3), (130, 149, 4), (150, 159, 5), (160, 169, 6),
        (170, 179, 7), (250, 259, 15)))


def test_AB_5_senses_are_constitution_without_the_race_factor():
    assert abilities.senses(100, 100) == 100
    assert abilities.senses(95, 95) == 100
    assert abilities.senses(74, 74) == 100
    assert abilities.senses(130, 130) == 100
    assert abilities.senses(80, 95) == 84
    assert abilities.senses(0, 95) == 0
    assert abilities.senses(80, 0) == 80


def test_AB_6_larp_armour_class():
    bands(abilities.larp_armour_class, BONUS_BANDS)


def test_AB_7_mobility():
    bands(abilities.mobility, (
        (0, 1, abilities.BEDRIDDEN), (2, 9, abilities.CRUTCHES), (10, 20, abilities.ONE_STICK),
        (21, 30, abilities.SLOW_WALK), (31, 50, abilities.NO_RUNNING), (51, 200, abilities.FREE)))


def test_AB_7_climbing_is_a_second_scale():
    bands(abilities.climbing, (
        (0, 75, abilities.CANNOT_CLIMB), (76, 90, abilities.DOES_NOT_WANT_TO_CLIMB),
        (91, 200, abilities.CLIMBS)))
    assert abilities.mobility(75) == abilities.FREE


def test_AB_7_the_ways_are_six_and_three_different_ones():
    assert sorted((abilities.BEDRIDDEN, abilities.CRUTCHES, abilities.ONE_STICK,
                   abilities.SLOW_WALK, abilities.NO_RUNNING, abilities.FREE)) == list(range(6))
    assert sorted((abilities.CANNOT_CLIMB, abilities.DOES_NOT_WANT_TO_CLIMB,
                   abilities.CLIMBS)) == [0, 1, 2]


def test_AB_8_dexterity_penalty_under_ordinary_strength():
    bands(lambda dexterity: abilities.ability_damage_bonus(100, dexterity), (
        (1, 10, -3), (11, 40, -2), (41, 70, -1), (71, 300, 0)))


def test_AB_8_the_weak_take_the_worse_of_the_two():
    assert abilities.ability_damage_bonus(50, 100) == -1
    assert abilities.ability_damage_bonus(50, 50) == -1
    assert abilities.ability_damage_bonus(50, 30) == -2
    assert abilities.ability_damage_bonus(30, 50) == -2
    assert abilities.ability_damage_bonus(5, 5) == -3
    assert abilities.ability_damage_bonus(50, 170) == -1


def test_AB_8_the_strong_add_the_penalty():
    assert abilities.ability_damage_bonus(130, 70) == 0
    assert abilities.ability_damage_bonus(160, 40) == 0
    assert abilities.ability_damage_bonus(170, 10) == 0
    assert abilities.ability_damage_bonus(71, 70) == -1
    assert abilities.ability_damage_bonus(165, 200) == 2


def test_decision_56_AB_8_nothing_at_all_is_the_worst_band():
    assert abilities.ability_damage_bonus(100, 0) == -3
    assert abilities.ability_damage_bonus(0, 100) == -3
    assert abilities.larp_armour_class(0) == -3


def test_AB_9_dexterity_backstab_bonus():
    bands(abilities.dexterity_backstab, (
        (0, 129, 0), (130, 159, 1), (160, 169, 2), (170, 179, 3), (200, 209, 6)))


def test_AB_12_the_very_wise_are_immune_to_sleep():
    assert not abilities.is_immune_to_sleep(129)
    assert abilities.is_immune_to_sleep(130)


def test_GEN_2_ten_d20_less_one_and_a_d10():
    dice = listed(20, 1, 5, 11, 7, 13, 2, 19, 10, 16, 7)
    assert abilities.roll_value(dice) == (104 - 10 + 7,
                                          (20, 1, 5, 11, 7, 13, 2, 19, 10, 16, 7))
    assert all_used(dice)


def test_GEN_2_a_ten_is_rolled_again_and_all_are_added():
    dice = listed([11] * 10, 10, 10, 4)
    assert abilities.roll_value(dice) == (100 + 24, (11,) * 10 + (10, 10, 4))
    assert all_used(dice)
    assert abilities.roll_value(listed([11] * 10, 10, 1))[0] == 111


def test_GEN_2_a_one_takes_the_further_rolls_away_and_stays_itself():
    assert abilities.roll_value(listed([11] * 10, 1, 4)) == (97, (11,) * 10 + (1, 4))
    assert abilities.roll_value(listed([11] * 10, 1, 10, 10, 3))[0] == 100 + 1 - 23


def test_GEN_2_a_further_one_is_an_ordinary_number():
    dice = listed([11] * 10, 1, 1, 6)
    assert abilities.roll_value(dice) == (100, (11,) * 10 + (1, 1))
    assert dice.used == 12
    dice = listed([11] * 10, 10, 1, 6)
    assert abilities.roll_value(dice)[0] == 111
    assert dice.used == 12


def test_GEN_2_two_to_nine_end_the_roll():
    for face in range(2, 10):
        dice = listed([11] * 10, face)
        assert abilities.roll_value(dice)[0] == 100 + face
        assert all_used(dice)


def test_GEN_2_never_below_zero_and_without_upper_limit():
    assert abilities.roll_value(listed([1] * 10, 1, 1))[0] == 0
    assert abilities.roll_value(listed([1] * 10, 1, 10, 5))[0] == 0
    assert abilities.roll_value(listed([20] * 10, [10] * 20, 9))[0] == 190 + 209


def test_GEN_2_dice_that_never_end_are_an_error():
    dice_error(abilities.roll_value, listed([11] * 10, [10] * abilities.CHAIN_LIMIT))


def test_decision_34_GEN_2_the_shown_dice_give_the_value():
    dice = Dice(3)
    for _ in range(30):
        value, faces = abilities.roll_value(dice)
        chain = faces[10:]
        total = sum(faces[:10]) - 10 + chain[0]
        total += sum(chain[1:]) if chain[0] == 10 else -sum(chain[1:])
        assert value == max(0, total)
        assert (len(chain) > 1) == (chain[0] in (1, 10))


def test_GEN_3_eight_values_fall_one_after_another():
    dice = listed(set_of(101, 102, 103, 104, 105, 106, 107, 108))
    values, shown = abilities.roll_values(dice)
    assert values == (101, 102, 103, 104, 105, 106, 107, 108)
    assert shown[2] == tuple(faces_of(103)) and len(shown) == 8
    assert all_used(dice)


def test_GEN_4_at_most_three_above_100_give_the_right_to_roll_again():
    assert abilities.may_reroll((101, 120, 150, 100, 100, 90, 80, 70))
    assert abilities.may_reroll((100,) * 8)
    assert not abilities.may_reroll((101, 120, 150, 101, 100, 90, 80, 70))
    assert not abilities.may_reroll((150,) * 8)


def test_GEN_5_a_value_above_150_gives_the_right_to_roll_again():
    assert abilities.may_reroll((151, 120, 130, 110, 105, 90, 80, 70))
    assert not abilities.may_reroll((150, 120, 130, 110, 105, 90, 80, 70))


def test_GEN_5_a_value_above_150_protects_the_worst():
    values = (151, 120, 130, 110, 105, 90, 80, 70)
    assert [number for number in range(1, 9) if abilities.may_discard(values, number)] == [
        1, 2, 3, 4, 5, 6, 7]
    values = (150, 120, 130, 110, 105, 90, 80, 70)
    for number in range(1, 9):
        assert abilities.may_discard(values, number)


def test_decision_31_GEN_5_one_of_two_worst_values_may_go():
    values = (70, 120, 155, 110, 105, 90, 80, 70)
    for number in range(1, 9):
        assert abilities.may_discard(values, number)


def test_GEN_7_original_abilities_are_rounded_down_after_race():
    assert abilities.after_race((100, 101, 99, 50, 0, 133, 200), (
        100, 95, 74, 102, 104, 86, 140)) == (100, 95, 73, 51, 0, 114, 280)


def test_GEN_10_the_table_of_three_dice():
    assert [abilities.simple_value_of(total) for total in range(3, 19)] == [
        48, 57, 66, 71, 75, 80, 88, 96, 104, 112, 120, 125, 129, 134, 143, 152]


def test_GEN_10a_the_table_is_point_symmetric():
    for total in range(3, 19):
        assert abilities.simple_value_of(total) + abilities.simple_value_of(21 - total) == 200


def test_GEN_10_a_die_up_and_a_die_down():
    assert abilities.roll_simple_value(listed(3, 4, 4, 6, 1)) == (104 + 5, (3, 4, 4, 6, 1))
    assert abilities.roll_simple_value(listed(1, 1, 2, 1, 6)) == (57 - 5, (1, 1, 2, 1, 6))


def test_GEN_10_three_ones_fall_deeper():
    assert abilities.roll_simple_value(listed(1, 1, 1, 2, 2, 5))[0] == 48
    assert abilities.roll_simple_value(listed(1, 1, 1, 2, 2, 1, 1, 10)) == (
        28, (1, 1, 1, 2, 2, 1, 1, 10))
    assert abilities.roll_simple_value(listed(1, 1, 1, 1, 6, [1] * 9, 2))[0] == 0


def test_GEN_10_three_sixes_climb_higher():
    assert abilities.roll_simple_value(listed(6, 6, 6, 3, 1, 9))[0] == 154
    assert abilities.roll_simple_value(listed(6, 6, 6, 2, 2, 10, 10, 10, 1))[0] == 182


def test_GEN_10_eight_simple_values():
    dice = listed([3, 4, 4, 1, 1] * 8)
    assert abilities.roll_values(dice, True) == ((104,) * 8, ((3, 4, 4, 1, 1),) * 8)
    assert all_used(dice)
