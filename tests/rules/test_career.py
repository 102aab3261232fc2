"""CLS-2, CLS-3, CLS-11, CLS-19 to CLS-28, HP-6, HP-8, FIT-1: years of a career."""
from rule_support import (
    AskedDice,
    all_used,
    listed,
    lived,
    plain_with,
    tables,
    tables_with,
)

from larpmaster.career import standing_of

# STR CON DEX AGI INT WIS CHA
AVERAGE = (100, 100, 100, 100, 100, 100, 100)
IDLE_CHILDHOOD = ["idle"] * 8


def with_ability(**changed):
    """Average abilities but for those named: strength, constitution ... by their first letters."""
    places = {"str_": 0, "con": 1, "dex": 2, "agi": 3, "int_": 4, "wis": 5, "cha": 6}
    original = list(AVERAGE)
    for name in changed:
        original[places[name]] = changed[name]
    return tuple(original)


def events_of(character, year):
    """Events of a year as dicts."""
    return [dict(event) for event in character.career[year - 1].events]


def row_of(character, class_, cult):
    """The one row of a class in a cult."""
    rows = [row for row in character.classes if (row.class_, row.cult) == (class_, cult)]
    assert len(rows) == 1
    return rows[0]


def test_CLS_2_one_activity_a_year():
    character = lived(listed(60, 100, 100, 100), AVERAGE, ["idle", "knowledge/laivat",
                                                           "tavallinen"])
    assert [(year.year, year.age, year.activity, year.xp) for year in character.career] == [
        (1, 14, "idle", 0), (2, 15, "knowledge/laivat", 0), (3, 16, "tavallinen", 60)]


def test_decision_10_no_die_in_years_without_a_class():
    dice = listed()
    character = lived(dice, AVERAGE, ["idle", "knowledge/laivat", "idle"])
    assert all_used(dice) and character.classes == [] and character.rises == []


def test_CLS_2_knowledge_of_the_years():
    character = lived(listed(1, 1, 1, 1, 1), with_ability(int_=131), [
        "idle", "knowledge/laivat", "bardi", "idle", "knowledge/kasvit", "bardi",
        "knowledge/laivat"])
    # 131 // 2 twice; bard: 131 * 60 // 100 and 131 * 40 // 100 twice.
    assert character.knowledge == [["yleistieto", 130], ["laivat", 262], ["varastieto", 156],
                                   ["taikuritieto", 104], ["kasvit", 131]]


def test_decision_59_CLS_2_branches_are_compared_without_regard_to_case():
    character = lived(listed(), AVERAGE, ["knowledge/Ääni", "knowledge/ÄÄNI"])
    assert character.knowledge == [["Ääni", 200]]


def test_decision_36_CLS_2_knowledge_that_was_not_won_is_not_listed():
    character = lived(listed(), with_ability(int_=0), ["idle", "knowledge/laivat"])
    assert character.knowledge == []


def test_CLS_3_the_start_level_comes_after_a_year():
    character = lived(listed(1, 1, 1, 9), AVERAGE, ["taistelija"])
    assert events_of(character, 1) == [
        {"what": "start_level", "class": "taistelija", "cult": "taistelija", "level": 1}]
    assert row_of(character, "taistelija", "taistelija").start_level == 1


def test_CLS_3a_a_share_of_95_comes_in_the_second_year():
    character = lived(listed(9, 1, 1, 9), AVERAGE, ["Deinosan"] * 2)
    assert events_of(character, 1) == []
    assert events_of(character, 2)[0]["class"] == "taikuri"
    assert row_of(character, "taikuri", "Deinosan").training_hundredths == 190


def test_CLS_3b_a_share_of_5_comes_in_the_twentieth_year():
    # Mage: 100 of mass in year 2. Priest: 125 less 100 in year 20. Checks of fitness from 22 on.
    faces = [30, 90, 90, 30] + [30] * 6 + [50, 30] * 11 + [50, 25, 30]
    dice = listed(faces)
    character = lived(dice, with_ability(wis=120), ["Deinosan"] * 20)
    assert all_used(dice)
    priest = row_of(character, "pappi", "Deinosan")
    assert (priest.training_hundredths, priest.start_level) == (100, 1)
    assert [year.year for year in character.career if year.events] == [2, 20]
    assert events_of(character, 20) == [
        {"what": "start_level", "class": "pappi", "cult": "Deinosan", "level": 1}]
    rise = character.rises[1]
    assert (rise.year, rise.class_, rise.mass_before, rise.mass_after, rise.con_rolls,
            rise.rest_chance, rise.rest_roll, rise.gained) == (
        20, "pappi", 100, 125, (), 25, 25, 1)
    # 30 a year: 30 * 5 // 100 = 1 to the priest, 29 to the mage.
    assert (row_of(character, "taikuri", "Deinosan").xp, priest.xp) == (580, 20)
    assert character.knowledge == [["taikuritieto", 1900], ["pappitieto", 100]]
    assert character.money == 2000


def test_decision_03_CLS_3_a_dull_priest_needs_longer_and_a_dull_fighter_does_not():
    character = lived(listed(9, 9), with_ability(int_=60), ["jalokivikilta"] * 2)
    assert character.classes[0].training_hundredths == 120
    character = lived(listed(9, 1, 1, 9, 9), with_ability(int_=60, wis=100), ["parantaja"] * 3)
    # 60 * 60 // 100 = 36 a year: the third brings 108.
    assert [len(year.events) for year in character.career] == [0, 0, 1]
    character = lived(listed(1, 1, 1, 9), with_ability(int_=60), ["taistelija"])
    assert len(character.career[0].events) == 1


def test_decision_03_CLS_3_training_survives_years_elsewhere():
    character = lived(listed(9, 1, 1, 1, 9), with_ability(str_=100, dex=50, agi=60), [
        "tiedustelija", "idle", "tiedustelija"])
    assert [len(year.events) for year in character.career] == [0, 0, 1]
    assert row_of(character, "varas", "tiedustelija").training_hundredths == 100


def test_decision_05_HP_8_each_single_level_is_a_rise_of_its_own():
    dice = listed([1, 1, 1], [100, 100, 100], [1, 100, 75], 9)
    character = lived(dice, with_ability(str_=175), ["taistelija"])
    assert all_used(dice)
    assert [(rise.to_level, rise.mass_before, rise.mass_after, rise.con_chance, rise.con_rolls,
             rise.rest_chance, rise.rest_roll, rise.gained) for rise in character.rises] == [
        (1, 0, 175, 50, (1, 1), 75, 1, 3), (2, 175, 350, 50, (100, 100), 75, 100, 0),
        (3, 350, 525, 50, (1, 100), 75, 75, 2)]
    assert events_of(character, 1) == [
        {"what": "start_level", "class": "taistelija", "cult": "taistelija", "level": 3}]


def test_decision_14_HP_6_rows_rise_in_the_order_of_the_cult():
    # Scout: fighter 1 gives 175; thief 1 (100) nothing; thief 2 (200) a rest of 25.
    dice = listed(9, [50, 51, 76], 26, 9)
    character = lived(dice, with_ability(dex=150), ["tiedustelija"] * 2)
    assert all_used(dice)
    assert [tuple(rise) for rise in character.rises] == [
        (2, "taistelija", "tiedustelija", 1, 0, 175, 50, (50, 51), 75, 76, 1),
        (2, "varas", "tiedustelija", 1, 175, 175, 50, (), 0, 0, 0),
        (2, "varas", "tiedustelija", 2, 175, 200, 50, (), 25, 26, 0)]


def test_decision_14_HP_6_the_spy_lists_the_thief_first():
    # Spy: thief trained in year 2 (80 a year), fighter in year 5 (20 a year).
    dice = listed(9, [50, 50], 9, 9, 9, [1], 25, 9)
    character = lived(dice, AVERAGE, ["vakoilija"] * 5)
    assert all_used(dice)
    assert [tuple(rise) for rise in character.rises] == [
        (2, "varas", "vakoilija", 1, 0, 100, 50, (50,), 50, 50, 2),
        (5, "taistelija", "vakoilija", 1, 100, 175, 50, (1,), 25, 25, 2)]


def test_decision_02_HP_3_the_original_constitution_decides_at_any_age():
    character = lived(listed(60, 61, 75, 9), with_ability(con=120), ["taistelija"])
    assert character.fitness_percent == 85
    assert (character.rises[0].con_chance, character.rises[0].gained) == (60, 2)


def test_ORD_3_an_ordinary_person_by_the_year():
    low = tables_with("xp_tables.txt", "fast | 1000", "fast | 50")
    character = lived(listed(51, 49), AVERAGE, ["tavallinen"], read=low)
    assert [tuple(rise) for rise in character.rises] == [
        (1, "tavallinen", "tavallinen", 1, 0, 50, 49, (49,), 0, 0, 1)]
    dice = listed(51, 50)
    character = lived(dice, AVERAGE, ["tavallinen"], read=low)
    assert character.rises[0].gained == 0 and all_used(dice)


def test_ORD_4_an_ordinary_person_never_gets_a_start_level():
    character = lived(listed(9, 9), (200,) * 7, ["tavallinen"] * 2)
    row = row_of(character, "tavallinen", "tavallinen")
    assert (row.training_hundredths, row.start_level, row.level) == (200, 0, 0)
    assert character.rises == [] and events_of(character, 2) == []


def test_CLS_11_extra_levels_by_the_yearly_experience():
    # Seventeen years of 60: 960 after 16, 1020 after 17, more than 1000.
    faces = [100, 100, 100, 60] + [60] * 7 + [50, 60] * 8 + [50, 60, 1, 1, 76]
    dice = listed(faces)
    character = lived(dice, AVERAGE, ["taistelija"] * 17)
    assert all_used(dice)
    row = row_of(character, "taistelija", "taistelija")
    assert (row.xp, row.start_level, row.extra_level, row.level) == (1020, 1, 1, 2)
    assert events_of(character, 17) == [{"what": "extra_level", "class": "taistelija",
                                         "cult": "taistelija", "extra_level": 1}]
    assert tuple(character.rises[1]) == (
        17, "taistelija", "taistelija", 2, 175, 350, 50, (1, 1), 75, 76, 2)


def test_CLS_11_a_threshold_that_is_only_met_gives_no_level():
    low = tables_with("xp_tables.txt", "fast | 1000", "fast | 60")
    character = lived(listed(60), with_ability(str_=50), ["taistelija"], read=low)
    assert row_of(character, "taistelija", "taistelija").extra_level == 0
    low = tables_with("xp_tables.txt", "fast | 1000", "fast | 59")
    character = lived(listed(60, 1, 1, 1), with_ability(str_=50), ["taistelija"], read=low)
    assert row_of(character, "taistelija", "taistelija").extra_level == 1


def test_CLS_26_a_start_level_that_comes_later_is_added():
    low = plain_with("xp_tables.txt", "slow | 2000", "slow | 2")
    # EX CLS-26a. Year 1: 60 of experience, 57 and 3: both classes get an extra level.
    faces = [60, 100, 100, 100] + [100, 100, 60] + [60] * 6 + [50, 60] * 11 + [50, 100, 60]
    dice = listed(faces)
    character = lived(dice, AVERAGE, ["Deinosan"] * 20, read=low)
    assert all_used(dice)
    priest = row_of(character, "pappi", "Deinosan")
    assert (priest.start_level, priest.extra_level, priest.level) == (1, 1, 2)
    assert [(rise.year, rise.class_, rise.to_level, rise.mass_before, rise.mass_after)
            for rise in character.rises] == [
        (1, "taikuri", 1, 0, 100), (1, "pappi", 1, 100, 125), (2, "taikuri", 2, 125, 200),
        (20, "pappi", 2, 200, 250)]


def test_decision_04_CLS_28_the_order_within_a_year():
    low = plain_with("xp_tables.txt", "slow | 2000", "slow | 70")
    dice = AskedDice([2, 1, 50, 75, 31, 23, 51, 76])
    character = lived(dice, with_ability(cha=130), IDLE_CHILDHOOD + ["Sirran"], read=low)
    assert all_used(dice)
    assert dice.asked == [100, 3, 100, 100, 60, 40, 100, 100]
    assert events_of(character, 9) == [
        {"what": "fitness", "chance": 2, "roll": 2, "drop": 1},
        {"what": "start_level", "class": "pappi", "cult": "Sirran", "level": 1},
        {"what": "spirit_xp", "class": "pappi", "cult": "Sirran", "roll": 23, "xp": 46},
        {"what": "extra_level", "class": "pappi", "cult": "Sirran", "extra_level": 1}]


def test_decision_06_the_keys_of_events_stand_in_their_order():
    low = plain_with("xp_tables.txt", "slow | 2000", "slow | 70")
    character = lived(listed(2, 1, 50, 75, 31, 40, 51, 76), AVERAGE, IDLE_CHILDHOOD + ["Sirran"],
                      read=low)
    assert [[pair[0] for pair in event] for event in character.career[8].events] == [
        ["what", "chance", "roll", "drop"], ["what", "class", "cult", "level"],
        ["what", "class", "cult", "roll", "xp"], ["what", "class", "cult", "extra_level"]]


def test_decision_08_HP_6_a_rise_without_dice_is_written_with_noughts():
    character = lived(listed(1, 1, 1, 9, 9), AVERAGE, ["taistelija", "varas"])
    assert tuple(character.rises[1]) == (2, "varas", "varas", 1, 175, 175, 50, (), 0, 0, 0)


def test_decision_18_CLS_23_a_year_gives_nothing_to_classes_of_other_cults():
    character = lived(listed(60, 60, 60), with_ability(str_=99, dex=99, agi=99), [
        "taistelija", "varas", "varas"])
    assert [row.xp for row in character.classes] == [60, 120]


def test_decision_41_CLS_22_a_free_split_is_lived_by_the_shares_of_the_table():
    assert tables().cult("bardi").free_split
    character = lived(listed(60), AVERAGE, ["bardi"])
    assert [(row.class_, row.xp) for row in character.classes] == [("varas", 36),
                                                                   ("taikuri", 24)]


def test_decision_51_XP_2_there_is_no_experience_but_that_of_the_years():
    character = lived(listed(59, 31, 7), with_ability(str_=99, int_=99, wis=99), [
        "taistelija", "tavallinen", "idle", "jalokivikilta"])
    assert sum([row.xp for row in character.classes]) == 59 + 31 + 7
    assert sum([year.xp for year in character.career]) == 59 + 31 + 7


def test_CLS_19_CLS_21_a_spirit_gives_beside_the_year():
    character = lived(listed(1, 1, 30, 40, 10, 20), with_ability(cha=160), ["Sirran"] * 2)
    row = row_of(character, "pappi", "Sirran")
    assert (row.standing, row.xp, row.spirit_xp) == (3, 40, 180)
    assert row.level == 1


def test_decision_22_CLS_19_no_die_without_a_standing_above_0():
    dice = listed(1, 1, 30)
    character = lived(dice, with_ability(wis=60), ["Sirran"])
    assert dice.used == 1 and row_of(character, "pappi", "Sirran").standing == 0
    assert events_of(character, 1) == []


def test_decision_22_CLS_19_no_die_in_a_cult_without_a_spirit():
    dice = listed(1, 1, 30, 30)
    character = lived(dice, with_ability(cha=160, dex=50, agi=60), ["metsäläis-shamaanit"] * 2)
    assert dice.used == 2
    assert row_of(character, "pappi", "metsäläis-shamaanit").spirit_xp == 0


def test_decision_22_CLS_19_spirits_of_the_shipped_cults():
    assert [(cult.key, cult.spirit) for cult in tables().cults if cult.spirit != "-"] == [
        ("Derecas-papit", "Derecas"), ("Zada-papit", "Zada"), ("Sirran", "Sirran")]


def test_CLS_22_a_shared_cult_splits_the_experience():
    character = lived(listed(37, 59), with_ability(str_=50, wis=55), ["Zharin mestarit"] * 2)
    # 37 * 30 // 100 = 11 and 26; 59 * 30 // 100 = 17 and 42.
    assert row_of(character, "taistelija", "Zharin mestarit").xp == 68
    assert row_of(character, "pappi", "Zharin mestarit").xp == 28


def test_decision_50_CLS_24_another_temple_is_another_row():
    character = lived(listed(1, 1, 30, 40, 20, 10), AVERAGE, ["Sirran", "Zada-papit"])
    old, new = character.classes
    assert (old.cult, old.xp, old.spirit_xp, old.standing, old.level) == ("Sirran", 30, 40, 1, 1)
    assert (new.cult, new.xp, new.spirit_xp, new.standing, new.level) == (
        "Zada-papit", 20, 10, 1, 1)


def test_decision_07_CLS_18_one_class_in_two_cults_is_two_rows():
    # The scout's fighter level 1 repeats a mass that is there already.
    dice = listed([1, 1, 1], 9, 9, 9)
    character = lived(dice, with_ability(dex=80), ["taistelija", "tiedustelija",
                                                   "tiedustelija"])
    assert all_used(dice)
    assert [(row.class_, row.cult, row.level) for row in character.classes] == [
        ("taistelija", "taistelija", 1), ("taistelija", "tiedustelija", 1),
        ("varas", "tiedustelija", 0)]
    assert [(rise.cult, rise.mass_before, rise.mass_after) for rise in character.rises] == [
        ("taistelija", 0, 175), ("tiedustelija", 175, 175)]
    assert character.knowledge == [["taistelijatieto", 200], ["varastieto", 100]]


def test_decision_36_CLS_18_rows_stand_in_the_order_of_their_first_year():
    character = lived(listed(9, 9, 9, 9, 9), (60,) * 7, ["bardi", "tavallinen", "samooja",
                                                         "bardi", "idle", "tavallinen"])
    assert [(row.class_, row.cult) for row in character.classes] == [
        ("varas", "bardi"), ("taikuri", "bardi"), ("tavallinen", "tavallinen"),
        ("taistelija", "samooja"), ("varas", "samooja")]


def test_decision_13_CLS_18_the_standing_follows_original_abilities():
    assert standing_of(with_ability(cha=130), tables()) == 2
    assert standing_of(with_ability(wis=60), tables()) == 0
    character = lived(listed(1, 1, 1), (90, 90, 90, 90, 90, 61, 130), ["taistelija"])
    assert character.is_child and character.classes[0].standing == 2


def test_CLS_27_wealth_of_guild_years():
    character = lived(listed(9, 1, 9), with_ability(int_=70), ["jalokivikilta", "idle",
                                                              "jalokivikilta"])
    assert character.money == 200
    assert [cult.key for cult in tables().cults if cult.wealth_a_year] == [
        "Vardakovin sotavelhot", "Raia-haltijat", "Deinosan", "Bokean illusio", "jalokivikilta"]


def test_decision_43_CLS_27_a_bard_is_not_paid():
    assert lived(listed(9), AVERAGE, ["bardi"]).money == 0


def test_FIT_1_no_check_before_adult_age_and_one_each_year_from_it():
    dice = listed([3] * 10)
    character = lived(dice, AVERAGE, ["idle"] * 18)
    assert all_used(dice)
    assert character.age == 32 and character.fitness_percent == 100
    assert not character.is_child


def test_decision_12_FIT_1_a_human_of_22_has_exactly_100():
    character = lived(listed(), AVERAGE, ["idle"] * 8)
    assert (character.age, character.fitness_percent, character.is_child) == (22, 100, False)


def test_decision_12_FIT_1_drops_are_points_and_events_of_their_year():
    character = lived(listed(2, 3, 50, 1, 1), AVERAGE, ["idle"] * 11)
    assert character.fitness_percent == 96
    assert events_of(character, 9) == [{"what": "fitness", "chance": 2, "roll": 2, "drop": 3}]
    assert events_of(character, 10) == []
    assert events_of(character, 11) == [{"what": "fitness", "chance": 2, "roll": 1, "drop": 1}]


def test_decision_12_FIT_1_fitness_never_falls_below_1():
    # A life of 134 years: 3 lost in each of the 120 checks; the sum is far above 99.
    character = lived(listed([1, 3] * 112), AVERAGE, ["idle"] * 120)
    assert character.fitness_percent == 1


def test_FIT_1_a_child_grows_by_the_curve():
    character = lived(listed(), AVERAGE, ["idle"] * 3)
    assert (character.age, character.fitness_percent, character.is_child) == (17, 89, True)


def test_decision_53_XP_2_each_race_rolls_its_own_yearly_die():
    for race, sides in (("ihminen", 60), ("haltija", 20), ("puolihaltija", 40), ("peikko", 60)):
        dice = AskedDice([1])
        lived(dice, (50,) * 7, ["taistelija"], race)
        assert dice.asked == [sides]


def test_decision_15_CLS_6_the_bonus_of_a_school_raises_no_start_level():
    assert tables().cult("Vardakovin sotavelhot").magicality_bonus == 65
    character = lived(listed(1, 1, 9), AVERAGE, ["Vardakovin sotavelhot"])
    assert character.classes[0].start_level == 1


def test_decision_01_CLS_4_the_start_level_follows_the_original_ability():
    # A child of 15: 100 * 85 // 100 would be no start level.
    character = lived(listed(1, 1, 1, 9), AVERAGE, ["taistelija"])
    assert character.fitness_percent == 85 and character.classes[0].start_level == 1
