"""CHK-1 to CHK-7, CHK-9, NOT-4: checks in play."""
from rule_support import tables

from larpmaster.rules import abilities, checks, classes


def wins(ability, divisor):
    """How many of a hundred rolls succeed."""
    limit = checks.limit(ability, divisor)
    return len([roll for roll in range(1, 101) if checks.succeeds(roll, limit)])


def test_CHK_1_a_roll_above_the_ability_by_the_difficulty_fails():
    assert checks.limit(101, 2) == 50
    assert checks.succeeds(50, 50) and not checks.succeeds(51, 50)
    assert [wins(90, divisor) for divisor in checks.DIVISORS] == [90, 45, 22, 9]


def test_CHK_1_no_whole_roll_tells_the_rounded_limit_from_the_exact_one():
    for ability in range(160):
        for divisor in (1, 2, 3, 4, 7, 10):
            limit = checks.limit(ability, divisor)
            for roll in range(2, 100):
                assert checks.succeeds(roll, limit) == (roll * divisor <= ability)


def test_CHK_2_one_roll_parts_the_able_from_the_others():
    roll = 47
    results = [checks.succeeds(roll, checks.limit(strength, 2)) for strength in (140, 94, 93, 60)]
    assert results == [True, True, False, False]


def test_CHK_2_the_game_master_sets_a_minimum_and_a_maximum():
    assert checks.held(3, 10, 90) == 10
    assert checks.held(99, 10, 90) == 90
    assert checks.held(50, 10, 90) == 50


def test_CHK_3_a_woman_observes_as_well_as_a_man():
    factor = tables().race_sex("ihminen", "nainen").constitution
    assert factor == 95
    assert abilities.senses(95, factor) == abilities.senses(100, 100) == 100
    assert [checks.limit(abilities.senses(95, factor), divisor) for divisor in (
        checks.USUAL, checks.DOUBTFUL, checks.LUCK)] == [100, 50, 10]


def test_CHK_4_the_examples_of_the_rule_book():
    found = {key: (subject, divisor, way) for key, subject, divisor, way in checks.EXAMPLES}
    assert len(found) == 9
    assert found["missing_object"] == ("intelligence", 2, 1)
    assert found["cold"] == ("constitution", 1, 1)
    assert found["tavern"] == ("charisma", 2, 1)
    assert found["disguise"] == ("wisdom", 2, 1)
    assert found["jammed_door"] == ("strength", 2, 2)
    assert found["puzzle"] == ("intelligence", 3, 2)
    for subject, _, _ in found.values():
        assert subject in checks.SUBJECTS


def test_CHK_4a_a_man_of_constitution_100_catches_a_cold_by_a_100_only():
    assert wins(100, 1) == 99
    assert not checks.succeeds(100, checks.limit(100, 1))


def test_CHK_5_NOT_4_1_always_succeeds_and_100_never():
    assert checks.succeeds(1, 0) and not checks.succeeds(2, 0)
    assert not checks.succeeds(100, 300) and checks.succeeds(99, 300)


def test_CHK_6_the_level_bonus_is_for_dexterity_and_agility():
    assert [name for name in checks.SUBJECTS if checks.takes_level_bonus(name)] == [
        "dexterity", "agility"]


def test_CHK_6_five_three_two_and_one_a_level_by_the_best_class():
    factors = {row.key: row.level_factor for row in tables().classes}
    assert [factors[key] for key in ("taistelija", "pappi", "varas", "taikuri")] == [5, 3, 2, 1]
    assert checks.limit(100 + classes.raw_level_bonus([4 * 2, 3 * 5]), 2) == 57


def test_CHK_7_agility_under_armour_shield_and_load():
    assert checks.agility_under(100, 30, 0) == 70
    assert checks.agility_under(100, 42, 10) == 48
    assert checks.agility_under(20, 42, 0) == 0


def test_CHK_9_the_aware_and_able_act_first():
    assert checks.target_acts_first(True, True)
    assert not checks.target_acts_first(True, False)
    assert not checks.target_acts_first(False, True)


def test_CHK_9_the_unaware_defend_surprised():
    assert checks.defence_against(True, 11, 1) == 11
    assert checks.defence_against(False, 11, 1) == 1


def test_CHK_9_who_is_hit_first_fails():
    assert checks.act_fails(True, True)
    assert not checks.act_fails(True, False) and not checks.act_fails(False, True)
