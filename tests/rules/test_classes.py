"""CLS-1 to CLS-8, CLS-13, CLS-14, CLS-16 to CLS-20, CLS-29, NOT-2, ORD, XP-1: classes."""
from rule_support import tables

from larpmaster.rules import classes, experience

# Abilities in the order STR CON DEX AGI INT WIS CHA.
STANDING_ROWS = (("charisma", 0, 0), ("charisma", 130, 1), ("charisma", 160, 2),
                 ("wisdom", 0, -3), ("wisdom", 31, -2), ("wisdom", 51, -1), ("wisdom", 61, 0))


def start(class_, factor, *original):
    """(deciding value, start level) of a class of the shipped table."""
    return classes.start_value(tables().class_(class_).start_ability, factor, original)


def standing(charisma, wisdom, first=1):
    """Standing by the shipped steps."""
    return classes.standing(charisma, wisdom, first, STANDING_ROWS, -5, 5)


def test_CLS_1_the_five_classes():
    assert [row.key for row in tables().classes] == [
        classes.FIGHTER, classes.PRIEST, classes.MAGE, classes.THIEF, classes.ORDINARY]


def test_NOT_2_level_factors():
    assert [row.level_factor for row in tables().classes] == [5, 3, 1, 2, 1]


def test_NOT_2_the_best_product_counts():
    assert classes.raw_level_bonus([]) == 0
    assert classes.raw_level_bonus([5, 12, 9]) == 12
    assert classes.raw_level_bonus([0]) == 0


def test_NOT_2_fitness_cuts_the_bonus_rounded_normally():
    assert classes.level_bonus(5, 100) == 5
    assert classes.level_bonus(5, 90) == 5
    assert classes.level_bonus(5, 89) == 4
    assert classes.level_bonus(15, 95) == 14
    assert classes.level_bonus(0, 95) == 0


def test_CLS_3_a_year_of_the_whole_training():
    assert classes.training(100, 100, True) == 100
    assert classes.training(100, 60, False) == 100


def test_CLS_3a_a_share_of_95_takes_slightly_over_one_year():
    year = classes.training(95, 100, True)
    assert year < classes.TRAINED <= 2 * year
    # Years are 100 / 95 = 1.0526.
    assert 10000 * classes.TRAINED // year == 10526


def test_CLS_3b_a_share_of_5_takes_twenty_years():
    year = classes.training(5, 100, True)
    assert 19 * year < classes.TRAINED <= 20 * year


def test_decision_03_CLS_3_intelligence_hastens_priests_and_mages_only():
    assert [row.trains_by_int for row in tables().classes] == [False, True, True, False, False]
    assert classes.training(50, 133, True) == 66
    assert classes.training(50, 133, False) == 50
    assert classes.training(5, 119, True) == 5
    assert classes.training(95, 99, True) == 94


def test_CLS_4_start_levels():
    for first, last, level in ((0, 99, 0), (100, 149, 1), (150, 169, 2), (170, 179, 3),
                               (180, 189, 4), (190, 199, 5), (250, 259, 11)):
        assert classes.start_level(first) == level
        assert classes.start_level(last) == level


def test_CLS_5_priest_by_wisdom_and_spirituality():
    assert start("pappi", 100, 0, 0, 0, 0, 0, 150, 0) == (150, 2)
    assert start("pappi", 90, 0, 0, 0, 0, 0, 111, 0) == (99, 0)
    assert start("pappi", 90, 0, 0, 0, 0, 0, 112, 0) == (100, 1)


def test_CLS_6_mage_by_intelligence_and_magicality():
    assert start("taikuri", 150, 0, 0, 0, 0, 100, 0, 0) == (150, 2)
    assert start("taikuri", 125, 0, 0, 0, 0, 100, 0, 0) == (125, 1)
    assert start("taikuri", 70, 0, 0, 0, 0, 142, 0, 0) == (99, 0)


def test_CLS_7_fighter_by_strength_and_brutality():
    assert start("taistelija", 110, 91, 0, 0, 0, 0, 0, 0) == (100, 1)
    assert start("taistelija", 100, 99, 0, 0, 0, 0, 0, 0) == (99, 0)
    assert start("taistelija", 100, 175, 0, 0, 0, 0, 0, 0) == (175, 3)


def test_CLS_8_thief_by_the_better_of_dexterity_and_agility():
    assert start("varas", 100, 0, 0, 150, 100, 0, 0, 0) == (150, 2)
    assert start("varas", 100, 0, 0, 100, 150, 0, 0, 0) == (150, 2)
    assert start("varas", 80, 0, 0, 125, 200, 0, 0, 0) == (160, 2)


def test_CLS_8_no_start_level_below_a_dexterity_of_100():
    assert start("varas", 100, 0, 0, 99, 150, 0, 0, 0) == (150, 0)
    assert start("varas", 80, 0, 0, 124, 200, 0, 0, 0) == (160, 0)


def test_CLS_5_CLS_6_CLS_8_more_than_50_is_tolerated():
    for ability in ("wisdom", "intelligence", "dexterity/agility"):
        assert not classes.is_tolerated(ability, 0)
        assert not classes.is_tolerated(ability, 50)
        assert classes.is_tolerated(ability, 51)


def test_CLS_7_fighters_and_ordinary_people_are_never_turned_away():
    assert classes.is_tolerated("strength", 0)
    assert classes.is_tolerated("none", None)


def test_CLS_8_a_thief_is_turned_away_by_the_better_ability():
    value, level = start("varas", 100, 0, 0, 10, 51, 0, 0, 0)
    assert (value, level) == (51, 0)
    assert classes.is_tolerated("dexterity/agility", value)


def test_CLS_3_to_CLS_8_ORD_4_why_a_class_has_no_start_level():
    found = [(class_.key, classes.why_level_0(class_.start_ability, 99),
              classes.why_level_0(class_.start_ability, 100)) for class_ in tables().classes]
    unfinished, never = ("training", ""), ("ordinary", "")
    assert found == [
        ("taistelija", unfinished, ("ability", "strength")),
        ("pappi", unfinished, ("ability", "wisdom")),
        ("taikuri", unfinished, ("ability", "intelligence")),
        ("varas", unfinished, ("ability", "dexterity")), ("tavallinen", never, never)]


def test_ORD_1_the_ordinary_are_the_fifth_class():
    assert tables().classes[4].key == "tavallinen"
    assert tables().classes[4].name_en == "ordinary"


def test_ORD_2_the_ordinary_are_as_good_as_the_least_competent():
    rows = tables().classes
    ordinary, others = rows[4], rows[:4]
    assert ordinary.level_factor == min([row.level_factor for row in others])
    for column in ("save_spells", "save_rays", "save_poison", "save_explosions"):
        assert getattr(ordinary, column) == min([getattr(row, column) for row in others])
    for value in ("damage_bonus", "absorption"):
        for level in range(31):
            assert tables().class_value("tavallinen", value, level) == min(
                [tables().class_value(row.key, value, level) for row in others])


def test_ORD_2_experience_by_the_table_of_the_fighter():
    assert tables().class_("tavallinen").xp_table == tables().class_("taistelija").xp_table


def test_ORD_4_the_start_level_is_always_0():
    assert start("tavallinen", 0, 200, 200, 200, 200, 200, 200, 200) == (None, 0)


def test_CLS_13_damage_levels_of_the_fighter():
    for level in range(31):
        expected = len([step for step in (2, 4, 7, 11, 16, 21) if step <= level])
        assert tables().class_value("taistelija", "damage_bonus", level) == expected


def test_CLS_13_damage_levels_of_the_others():
    for class_, steps in (("pappi", (5, 11, 18)), ("varas", (6, 13, 21)), ("taikuri", (10, 20)),
                          ("tavallinen", (10, 20))):
        for level in range(31):
            expected = len([step for step in steps if step <= level])
            assert tables().class_value(class_, "damage_bonus", level) == expected


def test_decision_55_look_ups_stop_at_level_30():
    for class_, value in (("taistelija", "damage_bonus"), ("pappi", "absorption"),
                          ("taikuri", "mana"), ("pappi", "power")):
        assert (tables().class_value(class_, value, 47)
                == tables().class_value(class_, value, 30) > 0)


def test_AB_9a_dexterity_149_of_a_non_thief():
    assert classes.backstab(0, 1) == 2


def test_CLS_14_backstab_of_a_thief():
    assert [classes.backstab(level, 0) for level in (0, 1, 2, 9, 10, 11, 30)] == [
        1, 2, 4, 18, 20, 20, 20]
    assert classes.backstab(3, 2) == 8


def test_CLS_16_thieves_from_11_and_mages_from_1_detect_magic():
    thief, mage = tables().setting("thief_detects_magic"), tables().setting("mage_detects_magic")
    assert not classes.detects_magic(10, thief) and classes.detects_magic(11, thief)
    assert not classes.detects_magic(0, mage) and classes.detects_magic(1, mage)


def test_CLS_16_a_level_of_0_in_the_table_means_never():
    assert not classes.detects_magic(30, 0)


def test_CLS_17_priests_absorb_the_most_by_level():
    for level in range(31):
        priest = tables().class_value("pappi", "absorption", level)
        for class_ in ("taistelija", "taikuri", "varas", "tavallinen"):
            assert tables().class_value(class_, "absorption", level) <= priest
    assert tables().class_value("pappi", "absorption", 5) == 1


def test_AB_13_CLS_18_charisma_raises_the_standing():
    for charisma, expected in ((0, 1), (129, 1), (130, 2), (159, 2), (160, 3), (220, 3)):
        assert standing(charisma, 100) == expected


def test_AB_12_CLS_18_stupidity_lowers_the_standing():
    for wisdom, expected in ((0, -2), (30, -2), (31, -1), (50, -1), (51, 0), (60, 0), (61, 1),
                             (200, 1)):
        assert standing(100, wisdom) == expected


def test_decision_44_CLS_18_charisma_and_stupidity_add_up():
    assert standing(160, 60) == 2
    assert standing(130, 30) == -1


def test_decision_44_CLS_19_CLS_20_the_standing_stays_within_its_bounds():
    assert standing(160, 100, 4) == 5
    assert standing(100, 0, -4) == -5


def test_CLS_18_the_shipped_steps_are_the_ones_of_these_tests():
    assert tuple([tuple(row[:3]) for row in tables().standing]) == STANDING_ROWS
    assert tables().setting("start_standing") == 1
    assert (tables().setting("least_standing"), tables().setting("most_standing")) == (-5, 5)


def test_CLS_29a_half_of_a_sixth_level():
    assert classes.hindered_level(6, 50) == 3


def test_CLS_29b_a_thief_of_level_1_loses_it_by_5_percent():
    assert classes.hindered_level(1, 5) == 0


def test_CLS_29_rounded_to_the_harm_of_the_thief_and_never_below_0():
    assert classes.hindered_level(7, 0) == 7
    assert classes.hindered_level(7, 1) == 6
    assert classes.hindered_level(7, 100) == 0 and classes.hindered_level(7, 130) == 0


def test_CLS_29_backstab_of_the_hindered():
    assert classes.backstab(classes.hindered_level(6, 50), 0) == 6
    assert classes.backstab(classes.hindered_level(1, 5), 1) == 2


def test_CLS_20_a_standing_without_a_spirit_changes_no_experience():
    for points in (0, 1999, 2001):
        assert [experience.counted(points, 0, level) for level in range(-5, 6)] == [points] * 11


def test_XP_1_levels_are_defined_up_to_30():
    assert classes.LAST_TABLE_LEVEL == 30
    for row in tables().class_levels:
        assert tables().class_value(row[0], row[1], 30) == tables().class_value(
            row[0], row[1], 31)
