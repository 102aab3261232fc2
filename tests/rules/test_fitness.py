"""FIT-1 to FIT-4, AB-14: physical fitness."""
from rule_support import all_used, listed, tables

from larpmaster.rules import fitness
from larpmaster.rules.abilities import AGILITY, with_value

GROWTH = (15, 22, 1, 85, 100)
DECLINE = ((0, 2, 3), (70, 5, 3), (90, 15, 3), (110, 30, 3), (130, 50, 3))


def test_FIT_1_growth_of_a_human():
    for age, percent in ((0, 1), (1, 6), (7, 40), (14, 79), (15, 85), (16, 87), (17, 89),
                         (18, 91), (21, 97), (22, 100), (80, 100)):
        assert fitness.grown(age, 22, GROWTH) == percent, age


def test_FIT_1_growth_of_other_races():
    # Elf: knee at 100 * 15 // 22 = 68; troll: 15 * 15 // 22 = 10.
    assert fitness.grown(60, 100, GROWTH) == 1 + 84 * 60 // 68
    assert fitness.grown(68, 100, GROWTH) == 85
    assert fitness.grown(84, 100, GROWTH) == 85 + 15 * 16 // 32
    assert fitness.grown(10, 15, GROWTH) == 85
    assert fitness.grown(14, 15, GROWTH) == 97


def test_FIT_1_growth_never_turns_back_and_is_slower_after_the_knee():
    for adult in range(1, 40):
        curve = [fitness.grown(age, adult, GROWTH) for age in range(adult + 2)]
        assert curve == sorted(curve) and curve[-1] == curve[-2] == 100
        assert curve[0] >= 1


def test_decision_52_FIT_1_the_curve_of_an_adult_from_birth_on():
    assert fitness.grown(0, 1, GROWTH) == 85
    assert fitness.grown(1, 1, GROWTH) == 100


def test_FIT_1_the_chance_of_a_loss_rises_with_age():
    # Human, life span 50: 70 % is 35, 90 % is 45, 110 % is 55, 130 % is 65.
    for first, last, chance in ((22, 34, 2), (35, 44, 5), (45, 54, 15), (55, 64, 30),
                                (65, 100, 50)):
        assert fitness.decline_chance(first, 50, DECLINE) == (chance, 3)
        assert fitness.decline_chance(last, 50, DECLINE) == (chance, 3)


def test_FIT_1_the_age_is_taken_in_whole_percent_of_the_life_span():
    # 300 * 100 // 430 = 69, 301 * 100 // 430 = 70.
    assert fitness.decline_chance(300, 430, DECLINE) == (2, 3)
    assert fitness.decline_chance(301, 430, DECLINE) == (5, 3)


def test_FIT_1_a_check_that_is_lost_takes_a_die():
    dice = listed(2, 3)
    assert fitness.check_decline(dice, 2, 3) == (2, 3)
    assert all_used(dice)


def test_FIT_1_a_check_that_is_won_takes_nothing():
    dice = listed(3)
    assert fitness.check_decline(dice, 2, 3) == (3, 0)
    assert all_used(dice)


def test_FIT_1_shipped_curve_and_declines():
    shipped = tables()
    assert tuple(shipped.fitness_growth[0][:5]) == GROWTH
    assert tuple([tuple(row[:3]) for row in shipped.fitness_decline]) == DECLINE


def test_FIT_2a_strength_130_at_95_percent():
    assert fitness.usable((130,), 95, False) == (123,)


def test_FIT_2b_dexterity_101_at_95_percent():
    assert fitness.usable((0, 0, 101), 95, False) == (0, 0, 95)


def test_FIT_2c_constitution_120_at_95_percent():
    assert fitness.usable((0, 120), 95, False) == (0, 114)


def test_FIT_2d_agility_8_at_95_percent():
    assert fitness.usable((0, 0, 0, 8), 95, False) == (0, 0, 0, 7)


def test_AB_14_FIT_2_all_seven_of_a_child_and_four_of_an_adult():
    original = (100, 101, 102, 103, 104, 105, 106)
    assert fitness.usable(original, 50, True) == (50, 50, 51, 51, 52, 52, 53)
    assert fitness.usable(original, 50, False) == (50, 50, 51, 51, 104, 105, 106)
    assert fitness.usable(original, 100, True) == original
    assert fitness.usable(original, 1, True) == (1, 1, 1, 1, 1, 1, 1)


def test_FIT_3_the_program_leaves_the_mind_of_the_old_alone():
    original = (100, 100, 100, 100, 111, 112, 113)
    for percent in (100, 60, 1):
        assert fitness.usable(original, percent, False)[4:] == (111, 112, 113)


def test_FIT_4_a_broken_ankle():
    fighter = (130, 120, 101, 120, 100, 100, 100)
    hurt = with_value(fighter, AGILITY, 8)
    assert hurt == (130, 120, 101, 8, 100, 100, 100)
    assert fitness.usable(hurt, 95, False) == (123, 114, 95, 7, 100, 100, 100)
