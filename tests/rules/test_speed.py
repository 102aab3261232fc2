"""NOT-5, SPD-1 to SPD-8: time and movement."""
from rule_support import tables

from larpmaster.rules import checks, items, speed


def test_NOT_5a_quarters_of_an_average_human():
    assert speed.quarters_a_turn(100) == 40
    assert speed.quarters_a_turn(100) == speed.QUARTERS_A_TURN
    # 2.5 points a round: 10 quarters of which 4 are a point.
    assert speed.QUARTERS_A_ROUND * 10 == 25 * speed.QUARTERS_A_POINT


def test_NOT_5_quarters_are_rounded_down():
    assert speed.quarters_a_turn(102) == 40
    assert speed.quarters_a_turn(103) == 41


def test_SPD_1a_five_points_of_damage_on_a_thief_of_level_3():
    assert speed.stunned(5, 3) == 2 * speed.QUARTERS_A_ROUND


def test_SPD_1_no_time_is_lost_up_to_the_highest_level():
    assert speed.stunned(3, 3) == 0 and speed.stunned(0, 0) == 0


def test_SPD_1_in_the_computer_game_the_unit_is_a_turn():
    assert speed.STUN_UNIT == speed.QUARTERS_A_ROUND
    assert speed.stunned(5, 3, speed.QUARTERS_A_TURN) == 80


def test_SPD_1_no_casting_in_a_turn_with_damage():
    assert speed.may_cast(0) and not speed.may_cast(1)


def test_SPD_2a_a_hit_point_of_a_human_without_class_costs_six_quarters():
    assert speed.quarters_lost(1, tables().race("ihminen").time_lost, 0) == 6


def test_SPD_2_the_undead_lose_three_quarters():
    assert speed.quarters_lost(4, 300, 0) == 12


def test_SPD_2_a_fifth_of_the_level_bonus_is_taken_once_and_one_for_each_stays():
    assert speed.quarters_lost(4, 600, 9) == 23
    assert speed.quarters_lost(4, 600, 10) == 22
    assert speed.quarters_lost(1, 600, 100) == 1
    assert speed.quarters_lost(4, 600, 150) == 4
    assert speed.quarters_lost(0, 600, 0) == 0


def test_SPD_3a_fifteen_hit_points_of_which_one_is_left():
    assert speed.quarters(100, 1, 15, 6) == 13
    for ability in (90, 100, 120):
        assert speed.quarters(ability, 1, 15, 6) == ability * 4 // 30


def test_SPD_3b_agility_100_at_full_hit_points():
    assert speed.quarters(100, 15, 15, tables().race("ihminen").speed_constant) == 40


def test_SPD_3_rounded_down_once():
    assert speed.quarters(107, 8, 9, 6) == 107 * 4 * 14 // 150
    assert speed.quarters(100, -9, 9, 6) == 0


def test_SPD_4_enchanted_armour_and_the_undead_are_not_slowed():
    assert speed.quarters(100, 1, 15, 6, False) == 40


def test_SPD_5_movement_falls_with_action():
    assert speed.movement_left(40, 10) == 20
    assert speed.movement_left(15, 10) == 15
    assert speed.movement_left(40, 0) == 0


def test_SPD_5_action_falls_with_movement():
    assert speed.action_left(40, 10) == 28
    assert speed.action_left(40, 0) == 8
    assert speed.action_left(5, 0) == 5


def test_SPD_6_two_quarters_a_level_of_a_thief_but_not_when_running():
    assert speed.thief_bonus(5, False) == 10
    assert speed.thief_bonus(5, True) == 0


def test_SPD_7_running_is_up_to_six_times_as_fast():
    assert speed.run(40) == 240
    assert speed.run(40, True) == 120


def test_SPD_7_what_makes_running_impossible():
    assert speed.may_run(False, 1, 99, 100, False, False)
    assert not speed.may_run(True, 1, 0, 100, False, False)
    assert not speed.may_run(False, 0, 0, 100, False, False)
    assert not speed.may_run(False, 1, 100, 100, False, False)
    assert not speed.may_run(False, 1, 0, 100, True, False)
    assert not speed.may_run(False, 1, 0, 100, False, True)


def test_SPD_8a_sixty_metres_while_a_fireball_is_cast():
    assert speed.metres(100, 4) == 60
    assert speed.metres(100, 1) == 15


def test_SPD_8_a_runner_in_plate_with_a_large_shield():
    agility = checks.agility_under(100, items.agility_lost((-30, -12)), 0)
    assert agility == 58 and speed.metres(agility, 4) == 34
