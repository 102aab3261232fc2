"""Each column of races and classes that a rule reads: another cell, another result (NOT-7)."""
from rule_support import (
    AVERAGE,
    GM,
    AskedDice,
    all_used,
    cells_changed,
    listed,
    lived,
    plain,
    set_of,
)

from larpmaster.character import Character, ClassRow, values
from larpmaster.creation import Creation
from larpmaster.deeds import reached, year
from larpmaster.rules import fitness, speed
from larpmaster.rules.battle import morale
from larpmaster.rules.dice import Dice

_races = []
_classes = []


def another_human():
    """Tables in which the human is another one in every column."""
    if not _races:
        _races.append(cells_changed("races", [("ihminen", column, value) for column, value in (
            ("life_span", 30), ("least_age", 12), ("adult_age", 24), ("brutality", 90),
            ("spirituality", 150), ("magicality", 170), ("nimbleness", 180), ("stamina", 150),
            ("two_hand", 11), ("speed_constant", 4), ("panic", 20), ("time_lost", 300),
            ("death_at", -6), ("yearly_xp", 90))]))
    return _races[0]


def another_fighter():
    """Tables in which the fighter is another one in every column."""
    if not _classes:
        cells = (("level_factor", 7), ("hp_base", 40), ("con_rolls", 1), ("save_spells", 4),
                 ("save_rays", 5), ("save_poison", 6), ("save_explosions", 7),
                 ("xp_table", "slow"), ("start_ability", "wisdom"),
                 ("start_factor", "spirituality"), ("knowledge", "taistelutaito"),
                 ("trains_by_int", "yes"))
        _classes.append(cells_changed("classes", [("taistelija", column, value)
                                                  for column, value in cells]))
    return _classes[0]


def of_level(class_, cult, level, read, race="ihminen"):
    """Values of an average grown-up of one class."""
    character = Character()
    character.race = race
    character.abilities_original = AVERAGE
    row = ClassRow(class_, cult, 1)
    row.extra_level = level
    character.classes.append(row)
    return values(character, read)


def start_level(class_, read, original=AVERAGE):
    """The start level after ten years in the trade or cult of a class."""
    cult = {"pappi": "parantaja", "taikuri": "bardi"}.get(class_, class_)
    life = lived(Dice(1), original, [cult] * 10, read=read)
    return [row.start_level for row in life.classes if row.class_ == class_][0]


def test_FIT_1_life_span_sets_the_chance_of_a_decline():
    # At 24: 48 % of the life span, or 80 %.
    for read, chance in ((plain(), 2), (another_human(), 5)):
        race = read.race("ihminen")
        rows = [row[:3] for row in read.fitness_decline]
        assert fitness.decline_chance(24, race.life_span, rows) == (chance, 3)


def test_GROW_1_life_span_sets_the_years_of_growth():
    grown = {}
    for name, read in (("shipped", plain()), ("changed", another_human())):
        life = lived(listed(), AVERAGE, [], read=read)
        for age in range(life.age, 30):
            year(life, read, Dice(age), GM, "idle")
        grown[name] = [entry.age + 1 for entry in life.career
                       if "growth" in [event[0][1] for event in entry.events]]
    assert grown == {"shipped": [25], "changed": [15, 30]}


def test_GEN_1_least_age_is_where_a_career_begins():
    assert [lived(listed(), AVERAGE, ["idle"], read=read).career[0].age
            for read in (plain(), another_human())] == [14, 12]


def test_FIT_1_adult_age_ends_childhood():
    grown_up = lived(listed([100] * 2), AVERAGE, ["idle"] * 8)
    child = lived(listed(), AVERAGE, ["idle"] * 10, read=another_human())
    assert (grown_up.age, grown_up.is_child) == (22, False)
    assert (child.age, child.is_child) == (22, True)


def test_CLS_5_brutality_is_the_factor_of_fighters():
    assert start_level("taistelija", plain()) == 1
    assert start_level("taistelija", another_human()) == 0


def test_CLS_6_magicality_is_the_factor_of_mages():
    assert start_level("taikuri", plain()) == 1
    assert start_level("taikuri", another_human()) == 3


def test_CLS_7_spirituality_is_the_factor_of_priests():
    assert start_level("pappi", plain()) == 1
    assert start_level("pappi", another_human()) == 2


def test_CLS_8_nimbleness_is_the_factor_of_thieves():
    assert start_level("varas", plain()) == 1
    assert start_level("varas", another_human()) == 4


def test_STAM_1_CV_7_stamina_and_two_hand_of_a_race():
    shipped, changed = [of_level("taistelija", "taistelija", 2, read)
                        for read in (plain(), another_human())]
    assert (shipped.stamina, changed.stamina) == (11, 16)
    assert (shipped.two_hand_percent, changed.two_hand_percent) == (15, 21)


def test_SPD_2_SPD_3_speed_constant_and_time_lost():
    shipped, changed = [read.race("ihminen") for read in (plain(), another_human())]
    assert speed.quarters(100, 2, 6, shipped.speed_constant) == 26
    assert speed.quarters(100, 2, 6, changed.speed_constant) == 24
    assert speed.quarters_lost(2, shipped.time_lost, 0) == 12
    assert speed.quarters_lost(2, changed.time_lost, 0) == 6


def test_MORALE_3_panic_of_a_race():
    for read, flees in ((plain(), True), (another_human(), False)):
        assert morale.flees(listed(30), 0, 100, read.race("ihminen").panic)[0] == flees


def test_XP_2_yearly_experience_of_a_race():
    for read, sides in ((plain(), 60), (another_human(), 90)):
        dice = AskedDice([7])
        lived(dice, (90,) * 7, ["tavallinen"], read=read)
        assert dice.asked == [sides]


def test_GEN_7_factors_of_race_and_sex():
    factors = (90, 80, 70, 60, 50, 40, 30)
    names = ("strength", "constitution", "dexterity", "agility", "intelligence", "wisdom",
             "charisma")
    read = cells_changed("race_sexes", [(("ihminen", "mies"), name, factor)
                                        for name, factor in zip(names, factors)])
    for tables, expected in ((plain(), (100,) * 7), (read, factors)):
        dice = listed(set_of(*(100,) * 8))
        creation = Creation(tables, dice, "rajakatse", False, False)
        creation.set_race("ihminen", "mies")
        creation.keep_rolls()
        creation.set_discard(8)
        creation.set_assignment((1, 2, 3, 4, 5, 6, 7))
        assert all_used(dice) and creation.original() == expected


def test_NOT_2_level_factor_of_a_class():
    assert [of_level("taistelija", "taistelija", 4, read).level_bonus
            for read in (plain(), another_fighter())] == [20, 28]


def test_SAVE_3_growth_of_each_saving_throw():
    assert of_level("taistelija", "taistelija", 10, plain()).saves == (55, 55, 55, 55)
    assert of_level("taistelija", "taistelija", 10, another_fighter()).saves == (65, 75, 85, 95)


def test_HP_2_HP_3_base_chance_and_constitution_rolls_of_a_class():
    for read, mass, rolls in ((plain(), 175, 2), (another_fighter(), 90, 1)):
        first = lived(Dice(1), AVERAGE, ["taistelija"], read=read).rises[0]
        assert (first.mass_before, first.mass_after, len(first.con_rolls)) == (0, mass, rolls)


def test_CLS_9_CLS_10_the_experience_table_of_a_class():
    row = ClassRow("taistelija", "taistelija", 1)
    row.xp = 1500
    assert reached(row, plain()) == 1
    assert reached(row, another_fighter()) == 0


def test_CLS_4_the_deciding_ability_of_a_class_and_its_factor():
    wise = (100, 100, 100, 100, 100, 170, 100)
    assert start_level("taistelija", plain(), wise) == 1
    assert start_level("taistelija", another_fighter(), wise) == 3


def test_CLS_4_the_factor_of_a_class_is_the_column_it_names():
    # A troll: brutality 110, spirituality 90.
    strong = (100, 100, 100, 100, 100, 100, 100)
    read = cells_changed("classes", [("taistelija", "start_factor", "spirituality")])
    assert lived(Dice(1), strong, ["taistelija"], "peikko").classes[0].start_level == 1
    assert lived(Dice(1), strong, ["taistelija"], "peikko", read).classes[0].start_level == 0


def test_CLS_2_the_knowledge_of_a_class():
    assert [lived(Dice(1), AVERAGE, ["taistelija"], read=read).knowledge[0]
            for read in (plain(), another_fighter())] == [
        ["taistelijatieto", 100], ["taistelutaito", 100]]


def test_CLS_3_intelligence_hastens_the_training_of_classes_that_say_so():
    clever = (100, 100, 100, 100, 150, 100, 100)
    assert [lived(Dice(1), clever, ["taistelija"], read=read).classes[0].training_hundredths
            for read in (plain(), another_fighter())] == [100, 150]


def test_CLS_13_ABS_1_MAG_6_MAG_8_values_by_level():
    flat = " ".join(["%d"] * 31)
    changes = [((class_, value, "0"), "numbers", flat % ((number,) * 31))
               for class_, value, number in (("taistelija", "damage_bonus", 5),
                                             ("taistelija", "absorption", 6))]
    read = cells_changed("class_levels", changes)
    shipped, changed = [of_level("taistelija", "taistelija", 1, tables)
                        for tables in (plain(), read)]
    assert (shipped.damage_bonus, changed.damage_bonus) == (0, 5)
    assert changed.absorption == tuple([number + 6 for number in shipped.absorption])


def test_MAG_6_MAG_8_mana_and_power_by_level():
    row = "0 2 4 6 9 12 15 19 23 27 32 37 42 47 52 57"
    read = cells_changed("class_levels", [
        (("taikuri", "mana", "0"), "numbers", row.replace("0 2", "0 3")),
        (("pappi", "power", "0"), "numbers", "0 8 8 8 8 8 8 8 8 8 10 11 12 13 14 15")])
    assert [of_level("taikuri", "bardi", 1, tables).mana for tables in (plain(), read)] == [2, 3]
    assert [of_level("pappi", "Sirran", 1, tables).power for tables in (plain(), read)] == [1, 8]


def test_XP_1_a_value_of_a_level_stands_where_its_first_level_says():
    read = cells_changed("class_levels", [
        (("pappi", "power", "0"), "numbers", "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14"),
        (("pappi", "power", "16"), "numbers", "50 " * 15 + "60"),
        (("pappi", "power", "16"), "first_level", 15)])
    assert [of_level("pappi", "Sirran", level, tables).power for level in (15, 30)
            for tables in (plain(), read)] == [15, 50, 30, 60]
