"""STAM-1 to STAM-6: stamina."""
from rule_support import all_used, listed

from larpmaster.rules import items, stamina


def test_STAM_1_human_and_elf():
    assert stamina.stamina(100, 0, 100) == 10
    assert stamina.stamina(100, 10, 100) == 11
    assert stamina.stamina(100, 0, 120) == 12


def test_decision_40_STAM_1_rounded_down_once():
    assert stamina.stamina(120, 5, 100) == 12
    assert stamina.stamina(99, 5, 120) == 12
    assert stamina.stamina(104, 0, 120) == 12
    assert stamina.stamina(9, 0, 100) == 0


def test_STAM_2_below_1_one_is_exhausted_but_for_zombies():
    assert stamina.is_exhausted(0, False) and not stamina.is_exhausted(1, False)
    assert not stamina.is_exhausted(0, True)


def test_STAM_3_a_tenth_comes_back_in_four_rounds():
    assert stamina.recovery(100, 0, 100) == 100
    assert stamina.recovery(105, 10, 120) == 138
    assert [stamina.recovered(100, 0, 100, rounds) for rounds in (3, 4, 7, 8)] == [0, 1, 1, 2]
    assert stamina.recovered(105, 10, 120, 3) == 1


def test_STAM_4_a_hit_takes_its_damage_less_a_tenth_of_the_level_bonus():
    assert stamina.lost_by_hit(5, 0) == 5
    assert stamina.lost_by_hit(5, 19) == 4 and stamina.lost_by_hit(5, 20) == 3
    assert stamina.lost_by_hit(1, 150) == 0


def test_STAM_5_a_hard_round_costs_twice_the_load_by_strength():
    assert stamina.round_cost(0, 100) == stamina.round_cost(25, 100) == 50
    assert stamina.round_cost(30, 100) == 60
    assert stamina.round_cost(50, 100) == stamina.round_cost(90, 100) == 100
    assert stamina.round_cost(0, 0) == 100


def test_STAM_5_less_than_one_is_a_chance_of_one():
    assert stamina.STAMINA_AS_PROBABILITY
    assert stamina.lost_in_round(listed(60), 30, 100) == 100
    assert stamina.lost_in_round(listed(61), 30, 100) == 0


def test_STAM_5_less_than_one_may_be_lost_as_it_is():
    dice = listed()
    assert stamina.lost_in_round(dice, 30, 100, False) == 60
    assert stamina.lost_in_round(dice, 50, 100) == 100
    assert all_used(dice)


def test_STAM_6_the_cost_is_whole_from_half_of_the_maximum_load_on():
    for strength in (60, 100, 140):
        half = items.maximum_load(strength) // 2
        assert stamina.round_cost(half, strength) == 100
        assert stamina.round_cost(half - 1, strength) < 100


def test_STAM_6a_a_man_fights_hard_for_half_a_minute():
    # A round is 2.5 seconds, so ten rounds are 25.
    for level_bonus, rounds in ((0, 10), (9, 10), (10, 11)):
        assert stamina.stamina(100, level_bonus, 100) == rounds
        assert 250 <= rounds * 25 <= 275


def test_STAM_6b_full_recovery_takes_a_hundred_seconds():
    # Forty rounds of 2.5 seconds.
    assert stamina.recovered(100, 0, 100, 40) == stamina.stamina(100, 0, 100)
    assert stamina.recovered(100, 0, 100, 39) < stamina.stamina(100, 0, 100)
