"""CV-5, HP-1, HP-7, SAVE-3, ABS-1, MAG-6, MAG-8 and decisions 13, 20, 23, 37, 39, 55: values."""
from rule_support import tables

from larpmaster.character import Character, ClassRow, Rise, is_cult, values

AVERAGE = (100, 100, 100, 100, 100, 100, 100)


def made(original=AVERAGE, levels=(), percent=100, child=False, gained=(), race="ihminen"):
    """Values of a character; levels: (class, cult, level)."""
    character = Character()
    character.race = race
    character.abilities_original = original
    character.fitness_percent = percent
    character.is_child = child
    for class_, cult, level in levels:
        row = ClassRow(class_, cult, 1)
        row.start_level = min(level, 1)
        row.extra_level = level - row.start_level
        character.classes.append(row)
    for points in gained:
        character.rises.append(Rise(1, "", "", 1, 0, 0, 0, (), 0, 0, points))
    return values(character, tables())


def test_decision_37_SAVE_1_a_character_without_class():
    value = made((130, 130, 130, 130, 130, 130, 130))
    assert value.saves == (32, 32, 32, 32)
    assert (value.level_bonus, value.backstab, value.two_hand_percent) == (0, 2, 5)
    assert (value.max_hit_points, value.hit_points_from_levels) == (4, 0)
    assert (value.mana, value.power) == (0, 0)


def test_CV_5_attack_and_defence_use_the_usable_abilities():
    value = made((100, 100, 130, 120, 100, 100, 100), [("taistelija", "taistelija", 5)], 90)
    # tb 25 * 90 % = 22.5, a half up: 23; DEX 117, AGI 108.
    assert value.level_bonus == 23
    assert value.attack == (23 + 117) // 10
    assert value.dodge_defence == (23 + 108) // 10
    assert value.parry_defence == (23 + 108 + 58) // 10
    assert value.surprised_defence == 2


def test_CV_6_weapons_and_shields_are_not_in_the_values():
    character = Character()
    character.race = "ihminen"
    character.abilities_original = AVERAGE
    bare = values(character, tables())
    character.items.extend(["pitkä miekka", "iso kilpi"])
    assert values(character, tables()) == bare
    assert (bare.attack, bare.parry_defence) == (10, 15)


def test_NOT_6_the_striker_strikes_with_dexterity_and_the_target_defends_with_agility():
    nimble_hands = made((100, 100, 150, 100, 100, 100, 100))
    nimble_feet = made((100, 100, 100, 150, 100, 100, 100))
    assert (nimble_hands.attack, nimble_hands.dodge_defence) == (15, 10)
    assert (nimble_feet.attack, nimble_feet.dodge_defence) == (10, 15)


def test_AB_10_dexterity_drives_attack_and_agility_defence():
    base = made()
    handy = made((100, 100, 120, 100, 100, 100, 100))
    agile = made((100, 100, 100, 120, 100, 100, 100))
    assert handy.attack == base.attack + 2 and handy.dodge_defence == base.dodge_defence
    assert agile.dodge_defence == base.dodge_defence + 2 and agile.attack == base.attack


def test_decision_39_CV_7_fitness_does_not_touch_the_two_hand_chance():
    value = made(AVERAGE, [("taistelija", "taistelija", 3), ("pappi", "Sirran", 4)], 50)
    assert value.two_hand_percent == 5 + 15
    assert value.level_bonus == 8


def test_NOT_2_the_best_class_gives_the_level_bonus():
    value = made(AVERAGE, [("taistelija", "taistelija", 2), ("pappi", "Sirran", 4)])
    assert value.level_bonus == 12
    assert value.two_hand_percent == 17


def test_decision_07_NOT_2_levels_of_one_class_in_two_cults_are_not_added():
    value = made(AVERAGE, [("taistelija", "taistelija", 2), ("taistelija", "samooja", 3)])
    assert value.level_bonus == 15
    assert value.saves == (34, 34, 34, 34)


def test_HP_1_start_points_by_the_usable_constitution():
    # 101 * 95 // 100 = 95: two points instead of three.
    assert made((100, 101, 100, 100, 100, 100, 100)).start_hit_points == 3
    assert made((100, 101, 100, 100, 100, 100, 100), (), 95).start_hit_points == 2


def test_decision_20_HP_7_the_sum_of_level_points_is_cut_once():
    value = made(AVERAGE, (), 85, False, (1, 1, 1, 0, 2))
    assert value.hit_points_from_levels == 5
    # 5 * 85 % = 4.25; CON 85: 2.
    assert value.max_hit_points == 2 + 4
    assert made(AVERAGE, (), 90, False, (2, 3)).max_hit_points == 2 + 5


def test_HP_9_the_log_of_points_won_can_be_undone():
    with_last = made(AVERAGE, (), 100, False, (2, 0, 3))
    without = made(AVERAGE, (), 100, False, (2, 0))
    assert with_last.max_hit_points - without.max_hit_points == 3


def test_AB_14_FIT_2_a_child_has_less_of_all_seven():
    child = made(AVERAGE, (), 79, True)
    assert child.abilities == (79,) * 7
    assert child.saves == (19,) * 4 and child.max_morale == 79
    adult = made(AVERAGE, (), 79)
    assert adult.abilities == (79, 79, 79, 79, 100, 100, 100)
    assert adult.saves == (25,) * 4 and adult.max_morale == 100


def test_AB_11_AB_12_intelligence_is_the_mages_and_wisdom_the_priests():
    mage = made((100, 100, 100, 100, 150, 100, 100), [("taikuri", "Deinosan", 3)])
    assert mage.mana == 9 and mage.power == 0
    priest = made((100, 100, 100, 100, 100, 150, 100), [("pappi", "Sirran", 3)])
    assert priest.power == 4 and priest.mana == 0


def test_decision_48_MAG_6_MAG_8_the_best_row_counts():
    value = made(AVERAGE, [("taikuri", "bardi", 2), ("taikuri", "Deinosan", 4),
                           ("pappi", "Sirran", 2), ("pappi", "Deinosan", 1)])
    assert (value.mana, value.power) == (9, 2)


def test_MAG_6_MAG_8_usable_abilities_of_a_child():
    value = made(AVERAGE, [("taikuri", "Deinosan", 10), ("pappi", "Sirran", 10)], 79, True)
    assert value.mana == 32 * 79 // 100
    assert value.power == 10 * 79 // 100


def test_MAG_12_superpower_of_the_usable_wisdom():
    assert made((100, 100, 100, 100, 100, 211, 100)).superpower == 2
    assert made((100, 100, 100, 100, 100, 211, 100), (), 90, True).superpower == 0


def test_decision_23_CLS_13_damage_bonus_is_ability_and_the_best_class():
    value = made((135, 100, 60, 100, 100, 100, 100), [
        ("taistelija", "taistelija", 7), ("pappi", "Sirran", 11)])
    assert value.ability_damage_bonus == 0
    assert value.damage_bonus == 3


def test_CLS_14_backstab_of_the_best_thief_row():
    value = made((100, 100, 135, 100, 100, 100, 100), [
        ("varas", "varas", 2), ("varas", "bardi", 3)])
    assert value.backstab == 7
    assert made((100, 100, 135, 100, 100, 100, 100)).backstab == 2
    assert made(AVERAGE, [("taistelija", "taistelija", 9)]).backstab == 1


def test_ABS_1_class_absorption_adds_to_that_of_constitution():
    value = made((100, 150, 100, 100, 100, 100, 100), [
        ("pappi", "Sirran", 8), ("taistelija", "taistelija", 9)])
    assert value.absorption == (4, 4, 4, 4, 3, 3, 3, 3)


def test_ABS_3_usable_constitution_decides():
    assert made((100, 130, 100, 100, 100, 100, 100), (), 99).absorption == (0,) * 8


def test_STAM_1_race_and_level_bonus():
    value = made(AVERAGE, [("taistelija", "taistelija", 2)], race="haltija")
    assert value.stamina == 110 * 120 // 1000


def test_MORALE_1_twice_the_level_bonus():
    assert made(AVERAGE, [("taistelija", "taistelija", 2)]).max_morale == 120


def test_AB_6_larp_armour_class_of_the_usable_agility():
    assert made((100, 100, 100, 130, 100, 100, 100)).larp_armour_class == 1
    assert made((100, 100, 100, 130, 100, 100, 100), (), 99).larp_armour_class == 0


def test_decision_55_NOT_2_the_level_bonus_does_not_stop_at_30():
    value = made(AVERAGE, [("taistelija", "taistelija", 40)])
    assert value.level_bonus == 200
    assert value.saves == (25 + 90,) * 4
    assert value.damage_bonus == 6


def test_CLS_2_what_is_a_cult():
    assert is_cult("Sirran") and is_cult("tavallinen")
    assert not is_cult("idle") and not is_cult("knowledge/laivat")
