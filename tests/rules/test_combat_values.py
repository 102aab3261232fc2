"""CV-1 to CV-4, CV-7, NOT-3: combat values."""
from larpmaster.rules import combat_values


def test_CV_1_attack():
    assert combat_values.attack(0, 100) == 10
    assert combat_values.attack(5, 104) == 10
    assert combat_values.attack(5, 105) == 11
    assert combat_values.attack(0, 9) == 0


def test_CV_2_defence_dodging():
    assert combat_values.dodge_defence(0, 100) == 10
    assert combat_values.dodge_defence(15, 134) == 14
    assert combat_values.dodge_defence(15, 135) == 15


def test_CV_3_defence_parrying():
    assert combat_values.parry_defence(0, 100, 100) == 15
    assert combat_values.parry_defence(3, 100, 93) == 14
    assert combat_values.parry_defence(4, 100, 92) == 15


def test_CV_3_half_a_point_of_dexterity_changes_nothing():
    for dexterity in range(200):
        exact = (2 * (7 + 95) + dexterity) // 20
        assert combat_values.parry_defence(7, 95, dexterity) == exact


def test_CV_4_defence_surprised():
    assert combat_values.surprised_defence(9) == 0
    assert combat_values.surprised_defence(10) == 1
    assert combat_values.surprised_defence(150) == 15


def test_CV_7a_human_fighter_of_level_one():
    assert combat_values.two_hand_percent(5, 5) == 10


def test_NOT_3_a_division_by_ten_drops_the_last_decimal():
    assert combat_values.attack(0, 109) == combat_values.attack(0, 100) == 10
    assert combat_values.surprised_defence(19) == 1
