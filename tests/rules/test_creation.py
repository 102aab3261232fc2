"""GEN-1, GEN-3 to GEN-9, GEN-11: the steps of making a character."""
from rule_support import (
    all_used,
    could_not,
    dice_error,
    faces_of,
    listed,
    plain,
    set_of,
    tables,
    tables_with,
    wrong_use,
)

from larpmaster.creation import STEPS, Creation
from larpmaster.jsontext import character_json
from larpmaster.rules.dice import Dice

PLAIN = (130, 120, 100, 100, 100, 100, 100, 60)


def begun(dice, race="ihminen", sex="mies", gm=False, simple=False, read=None):
    """A creation whose eight values have fallen."""
    creation = Creation(read or tables(), dice, "rajakatse", gm, simple)
    creation.set_race(race, sex)
    return creation


def assigned(dice, race="ihminen", sex="mies", gm=False, numbers=(1, 2, 3, 4, 5, 6, 7),
             read=None):
    """A creation whose abilities are settled, the roll that is not assigned discarded."""
    creation = begun(dice, race, sex, gm, read=read)
    creation.keep_rolls()
    creation.set_discard([number for number in range(1, 9) if number not in numbers][0])
    creation.set_assignment(numbers)
    return creation


def finished(creation, age, years):
    """The creation at its summary."""
    creation.set_age(age)
    creation.set_career(years)
    creation.set_details("", "", "")
    return creation


def json_of(creation):
    """The line of JSON of a finished creation."""
    return character_json(creation.character, creation.tables)


def test_GEN_1_a_whole_fighter_of_three_years():
    dice = listed(set_of(*PLAIN), [44, 81, 12, 31], 40, 22, 4)
    creation = finished(assigned(dice), 17, ["taistelija"] * 3)
    assert all_used(dice)
    event = ('{"what": "start_level", "class": "taistelija", "cult": "taistelija", "level": 1}')
    assert json_of(creation) == (
        '{"format": "larpmaster-character", "version": 1, "world": "rajakatse", "seed": 0, '
        '"gm": false, "name": "", "player": "", "race": "ihminen", "sex": "mies", "age": 17, '
        '"region": "", "rolls": [130, 120, 100, 100, 100, 100, 100, 60], "roll_dice": ['
        + ", ".join(["[" + ", ".join([str(face) for face in faces_of(value)]) + "]"
                     for value in PLAIN])
        + '], "rerolls": 0, "discarded": 8, '
        '"assigned": {"strength": 1, "constitution": 2, "dexterity": 3, "agility": 4, '
        '"intelligence": 5, "wisdom": 6, "charisma": 7}, '
        '"abilities_rolled": {"strength": 130, "constitution": 120, "dexterity": 100, '
        '"agility": 100, "intelligence": 100, "wisdom": 100, "charisma": 100}, '
        '"abilities_original": {"strength": 130, "constitution": 120, "dexterity": 100, '
        '"agility": 100, "intelligence": 100, "wisdom": 100, "charisma": 100}, '
        '"fitness_percent": 89, "is_child": true, '
        '"abilities": {"strength": 115, "constitution": 106, "dexterity": 89, "agility": 89, '
        '"intelligence": 89, "wisdom": 89, "charisma": 89}, "career": ['
        '{"year": 1, "age": 14, "activity": "taistelija", "xp": 31, "events": [' + event + ']}, '
        '{"year": 2, "age": 15, "activity": "taistelija", "xp": 40, "events": []}, '
        '{"year": 3, "age": 16, "activity": "taistelija", "xp": 22, "events": []}], '
        '"classes": [{"class": "taistelija", "cult": "taistelija", "training_hundredths": 300, '
        '"start_level": 1, "extra_level": 0, "level": 1, "xp": 93, "spirit_xp": 0, '
        '"standing": 1}], "knowledge_hundredths": {"taistelijatieto": 300}, '
        '"hit_points": {"start": 3, "rises": [{"year": 1, "class": "taistelija", '
        '"cult": "taistelija", "to_level": 1, "mass_before": 0, "mass_after": 175, '
        '"con_chance": 60, "con_rolls": [44, 81], "rest_chance": 75, "rest_roll": 12, '
        '"gained": 2}], "from_levels": 2, "max": 5}, "level_bonus": 4, "damage_bonus": 0, '
        '"backstab": 1, "larp_armour_class": 0, "attack": 9, "dodge_defence": 9, '
        '"parry_defence": 13, "surprised_defence": 0, "two_hand_percent": 10, '
        '"saves": {"spells": 25, "rays": 25, "poison_paralysis": 25, "explosions": 25}, '
        '"absorption": {"fire": 0, "cold": 0, "acid": 0, "poison": 0, "electricity": 0, '
        '"rays": 0, "magic": 0, "mind": 0}, "mana": 0, "power": 0, "superpower": 0, '
        '"stamina": 11, "max_morale": 97, "colours": {}, "spells": [], "money": 40, '
        '"items": [], "mishaps": [], "tasks": "", "notes": "", "story": "", '
        '"state": "living", "service": "taistelija", "in_use": [], "journal": [{"what": "made", '
        '"date": "", "who": "player", "seed": 0, "part": false, "changes": [], '
        '"events": []}]}')


def test_GEN_1_a_whole_elf_of_a_school():
    # Two start levels by 102 * 150 % = 153; of 100 each, con chance 70 // 2 = 35.
    dice = listed(set_of(100, 100, 100, 100, 100, 100, 100, 90), [35, 51, 36, 50, 20], 7, 6)
    creation = finished(assigned(dice, "haltija", "nainen", read=plain()), 62,
                        ["Raia-haltijat"] * 2)
    assert all_used(dice)
    character = creation.character
    assert character.abilities_original == (96, 70, 102, 104, 102, 104, 105)
    assert (character.fitness_percent, character.is_child) == (77, True)
    row = character.classes[0]
    assert (row.class_, row.level, row.training_hundredths, row.xp) == ("taikuri", 2, 204, 27)
    assert [rise.gained for rise in character.rises] == [1, 1]
    assert character.money == 260
    line = json_of(creation)
    for part in ('"abilities": {"strength": 73, "constitution": 53, "dexterity": 78, '
                 '"agility": 80, "intelligence": 78, "wisdom": 80, "charisma": 80}',
                 '"knowledge_hundredths": {"taikuritieto": 204}',
                 '"from_levels": 2, "max": 4}, "level_bonus": 2, "damage_bonus": 0, '
                 '"backstab": 1, "larp_armour_class": 0, "attack": 8, "dodge_defence": 8, '
                 '"parry_defence": 12, "surprised_defence": 0, "two_hand_percent": 7, '
                 '"saves": {"spells": 26, "rays": 24, "poison_paralysis": 24, '
                 '"explosions": 24}', '"mana": 3, "power": 0, "superpower": 0, "stamina": 6, '
                 '"max_morale": 84'):
        assert part in line, part


def test_GEN_1_the_steps_follow_each_other():
    creation = Creation(tables(), listed(set_of(*PLAIN), 3), "rajakatse")
    steps = [creation.step]
    for step, args in (("set_race", ("ihminen", "mies")), ("keep_rolls", ()),
                       ("set_discard", (8,)), ("set_assignment", ((1, 2, 3, 4, 5, 6, 7),)),
                       ("set_age", (16,)), ("set_career", (["idle"],)),
                       ("set_details", ("Matti", "Maija", "Vardakov"))):
        getattr(creation, step)(*args)
        steps.append(creation.step)
    assert tuple(steps) == STEPS
    character = creation.character
    assert (character.name, character.player, character.region) == ("Matti", "Maija", "Vardakov")
    assert (character.world, character.gm) == ("rajakatse", False)


def test_GEN_1_one_step_back_keeps_what_was_entered():
    creation = finished(assigned(listed(set_of(*PLAIN), [44, 81, 12, 31], 4)), 15,
                        ["taistelija"])
    for step in ("details", "career", "age", "assign", "discard", "rolls", "race", "race"):
        creation.back()
        assert creation.step == step
    assert (creation.race, creation.sex, creation.discarded, creation.age) == (
        "ihminen", "mies", 8, 15)
    assert creation.assigned == (1, 2, 3, 4, 5, 6, 7) and creation.years == ["taistelija"]
    assert creation.rolls == PLAIN


def test_GEN_1_going_back_and_forth_changes_nothing():
    creation = finished(assigned(Dice(4711)), 25, ["taistelija"] * 5 + ["Sirran"])
    line = json_of(creation)
    for count in range(1, 9):
        for _ in range(count):
            creation.back()
        if creation.step == "race":
            creation.set_race("ihminen", "mies")
        if creation.step == "rolls":
            creation.keep_rolls()
        if creation.step == "discard":
            creation.set_discard(creation.discarded)
        if creation.step == "assign":
            creation.set_assignment(creation.assigned)
        if creation.step == "age":
            creation.set_age(creation.age)
        if creation.step == "career":
            creation.set_career(creation.years)
        creation.set_details("", "", "")
        assert json_of(creation) == line


def test_GEN_1_race_and_sex_must_be_known():
    creation = Creation(tables(), listed(), "rajakatse")
    wrong_use("unknown_name", creation.set_race, "kääpiö", "mies")
    wrong_use("unknown_name", creation.set_race, "ihminen", "muu")
    assert creation.step == "race" and creation.rolls == ()


def test_GEN_3_one_of_the_eight_is_discarded():
    creation = begun(listed(set_of(*PLAIN)))
    assert creation.rolls == PLAIN
    assert creation.discardable() == [1, 2, 3, 4, 5, 6, 7, 8]
    creation.keep_rolls()
    for number in (0, 9, -1):
        mistake = wrong_use("number", creation.set_discard, number)
        assert (mistake.fields["lowest"], mistake.fields["highest"]) == (1, 8)
    creation.set_discard(5)
    assert creation.kept_rolls() == [1, 2, 3, 4, 6, 7, 8]


def test_GEN_4_GEN_8_the_right_to_roll_again():
    dice = listed(set_of(101, 102, 103, 100, 99, 98, 97, 96),
                  set_of(101, 102, 103, 104, 99, 98, 97, 96))
    creation = begun(dice)
    assert creation.may_reroll()
    creation.reroll()
    assert all_used(dice)
    assert creation.rolls == (101, 102, 103, 104, 99, 98, 97, 96) and creation.rerolls == 1
    assert creation.step == "rolls"
    assert not creation.may_reroll()
    could_not("no_reroll", creation.reroll)
    assert creation.rerolls == 1


def test_GEN_4_nothing_is_rolled_again_after_the_step_of_the_rolls():
    creation = begun(Dice(1), gm=True)
    creation.keep_rolls()
    rolls = creation.rolls
    could_not("no_reroll", creation.reroll)
    assert creation.rolls == rolls
    creation.back()
    creation.reroll()
    assert creation.rolls != rolls and creation.rerolls == 1


def test_CLS_2_a_cult_that_is_not_in_the_tables_is_refused_before_any_year_is_lived():
    creation = assigned(Dice(1), gm=True)
    creation.set_age(20)
    could_not("unknown_key", creation.set_career, ["idle", "Hogwarts"])
    assert creation.character is None and creation.years == []


def test_GEN_5_the_worst_is_protected():
    creation = begun(listed(set_of(151, 102, 103, 104, 105, 98, 97, 60)))
    assert creation.may_reroll()
    creation.keep_rolls()
    mistake = could_not("protected_roll", creation.set_discard, 8)
    assert mistake.fields == {"field": "discard", "found": 8, "allowed": "1, 2, 3, 4, 5, 6, 7"}
    creation.set_discard(1)
    assert creation.discarded == 1


def test_GEN_6_the_player_chooses_which_value_is_which_ability():
    creation = assigned(listed(set_of(*PLAIN)), numbers=(8, 7, 6, 5, 4, 3, 1))
    assert creation.discarded == 2
    assert creation.original() == (60, 100, 100, 100, 100, 100, 130)


def test_GEN_6_each_kept_roll_once():
    creation = begun(listed(set_of(*PLAIN)))
    creation.keep_rolls()
    creation.set_discard(8)
    wrong_use("discarded_roll", creation.set_assignment, (1, 2, 3, 4, 5, 6, 8))
    wrong_use("roll_twice", creation.set_assignment, (1, 2, 3, 4, 5, 6, 6))
    wrong_use("assign_all", creation.set_assignment, (1, 2, 3, 4, 5, 6))
    wrong_use("assign_all", creation.set_assignment, (1, 2, 3, 4, 5, 6, 9))
    assert creation.step == "assign" and creation.assigned == ()


def test_GEN_6_another_discard_asks_for_the_assignment_again():
    creation = assigned(listed(set_of(*PLAIN)))
    creation.back()
    creation.back()
    creation.set_discard(8)
    assert creation.assigned == (1, 2, 3, 4, 5, 6, 7)
    creation.back()
    creation.set_discard(1)
    assert creation.assigned == ()


def test_GEN_7_race_and_sex_are_stored_before_fitness():
    creation = finished(assigned(listed(set_of(*PLAIN), 3), "ihminen", "nainen"), 15, [])
    assert creation.character.abilities_original == (130, 114, 100, 100, 100, 100, 100)
    assert creation.character.fitness_percent == 85


def test_decision_17_GEN_7_two_floors():
    creation = finished(assigned(listed(set_of(101, 101, 101, 101, 101, 101, 101, 60), 3),
                                 "haltija", "mies"), 99, [])
    # 101 * 96 // 100 = 96; * 99 // 100 = 95. 101 * 74 // 100 = 74; 73.
    assert creation.character.fitness_percent == 99
    assert '"abilities": {"strength": 95, "constitution": 73, ' in json_of(creation)


def test_decision_27_CLS_1_age_is_within_the_bounds_of_the_race():
    for race, lowest, highest in (("ihminen", 14, 100), ("haltija", 60, 860),
                                  ("puolihaltija", 21, 180), ("peikko", 10, 80)):
        creation = assigned(listed(set_of(*PLAIN)), race)
        assert creation.age_bounds() == (lowest, highest)
        for age in (lowest - 1, highest + 1, -1):
            mistake = wrong_use("number", creation.set_age, age)
            assert mistake.fields == {"field": "age", "found": age, "lowest": lowest,
                                      "highest": highest}
        creation.set_age(lowest)
        assert creation.year_count() == 0


def test_CLS_1_the_very_young_have_no_class():
    dice = listed(set_of(*PLAIN), 3)
    creation = finished(assigned(dice), 14, [])
    assert creation.character.classes == [] and creation.character.career == []
    assert creation.character.fitness_percent == 79
    creation = assigned(listed(set_of(*PLAIN)))
    creation.set_age(14)
    wrong_use("too_many_years", creation.set_career, ["taistelija"])


def test_CLS_2_years_are_not_over_spent():
    creation = assigned(listed(set_of(*PLAIN), 3))
    creation.set_age(16)
    mistake = wrong_use("too_many_years", creation.set_career, ["idle"] * 3)
    assert mistake.fields == {"field": "career", "found": 3, "highest": 2}
    creation.set_career(["idle"] * 2)


def test_decision_26_CLS_2_missing_years_are_idle():
    creation = finished(assigned(listed(set_of(*PLAIN), [44, 81, 12, 31], 3)), 17,
                        ["taistelija"])
    assert [year.activity for year in creation.character.career] == ["taistelija", "idle",
                                                                     "idle"]


def test_decision_32_CLS_5_CLS_6_CLS_8_who_is_not_tolerated_is_refused():
    # DEX and AGI 50 and 51: the better one decides. INT 50, WIS 50.
    creation = assigned(listed(set_of(40, 100, 50, 51, 50, 50, 100, 30)))
    creation.set_age(20)
    for cult in ("jalokivikilta", "Sirran", "bardi", "Deinosan", "parantaja",
                 "metsäläis-shamaanit", "Zharin mestarit"):
        mistake = could_not("not_tolerated", creation.set_career, [cult])
        assert mistake.fields["lowest"] == 51 and mistake.fields["found"] == cult
    for cult in ("taistelija", "tavallinen", "varas", "vakoilija"):
        assert creation.refusal(cult) is None
    assert creation.step == "career"


def test_decision_32_CLS_5_the_race_factor_counts():
    # Troll: 70 * 80 // 100 = 56, 56 * 90 // 100 = 50.
    creation = assigned(listed(set_of(100, 100, 100, 100, 100, 70, 100, 30)), "peikko", "mies")
    creation.set_age(20)
    mistake = could_not("not_tolerated", creation.set_career, ["Sirran"])
    assert (mistake.fields["class_"], mistake.fields["value"]) == ("pappi", 50)


def test_decision_32_a_cult_of_another_race_is_refused():
    creation = assigned(listed(set_of(*PLAIN)))
    creation.set_age(20)
    mistake = wrong_use("cult_race", creation.set_career, ["idle", "Raia-haltijat"])
    assert mistake.fields == {"field": "career", "found": "Raia-haltijat", "allowed": "haltija"}


def test_decision_32_a_cult_of_another_region_is_refused():
    creation = assigned(listed(set_of(*PLAIN), [1, 1, 1], 3), read=plain())
    creation.set_age(15)
    creation.set_career(["Vardakovin sotavelhot"])
    mistake = wrong_use("cult_region", creation.set_details, "", "", "Vuoriniitty")
    assert mistake.fields["allowed"] == "Vardakov"
    creation.set_details("", "", "VARDAKOV")
    assert creation.character.region == "Vardakov"


def test_decision_32_GEN_8_the_game_master_lifts_the_limits():
    dice = listed(set_of(151, 102, 103, 104, 105, 50, 97, 60), set_of(*PLAIN),
                  set_of(151, 102, 103, 104, 50, 50, 97, 60), [1, 1, 9], [1, 1, 9], 9, 3)
    creation = begun(dice, gm=True, read=plain())
    creation.reroll()
    assert creation.may_reroll() and creation.rerolls == 1
    creation.reroll()
    creation.keep_rolls()
    assert creation.discardable() == [1, 2, 3, 4, 5, 6, 7, 8]
    creation.set_discard(8)
    creation.set_assignment((4, 2, 3, 7, 5, 6, 1))
    assert creation.age_bounds() == (0, 999)
    creation.set_age(17)
    assert creation.refusal("Raia-haltijat") is None
    creation.set_career(["taistelija", "Raia-haltijat", "Sirran"])
    assert creation.character.gm
    assert [row.cult for row in creation.character.classes] == ["taistelija", "Raia-haltijat",
                                                                "Sirran"]


def test_decision_27_GEN_11_a_game_master_invents_a_small_child_without_bonuses():
    creation = finished(assigned(listed(set_of(*PLAIN), 3), gm=True), 5, [])
    character = creation.character
    assert (character.age, character.is_child, character.fitness_percent) == (5, True, 29)
    assert character.career == [] and character.classes == []
    character.notes = "Leipurin poika, ei osaa lukea."
    line = json_of(creation)
    assert '"level_bonus": 0' in line and '"notes": "Leipurin poika, ei osaa lukea."' in line
    assert '"gm": true' in line


def test_GEN_9_the_stupid_draw_one_mishap():
    dice = listed(set_of(100, 100, 100, 100, 100, 60, 100, 30), 4, 6)
    character = finished(assigned(dice), 14, []).character
    assert all_used(dice)
    assert character.mishaps == [tables().mishaps[6].key] and character.money == 60


def test_GEN_9_the_others_draw_none():
    character = finished(assigned(listed(set_of(100, 100, 100, 100, 100, 61, 100, 30), 6)), 14,
                         []).character
    assert character.mishaps == [] and character.money == 60


def test_decision_44_GEN_9_ten_mishaps_in_two_languages():
    keys = [row.key for row in tables().mishaps if row.lang == "fi"]
    assert len(keys) == len(set(keys)) == 10
    assert keys == [row.key for row in tables().mishaps if row.lang == "en"]


def test_decision_13_GEN_9_the_original_wisdom_decides():
    # A child of 14: 70 * 79 // 100 = 55, but 70 is above 60.
    character = finished(assigned(listed(set_of(100, 100, 100, 100, 100, 70, 100, 30), 6)), 14,
                         []).character
    assert character.mishaps == []


def test_decision_25_a_drawn_career_is_one_cult_for_all_years():
    # STR 99, DEX 99, INT 99, WIS 100: the cults whose first class starts at level 1 are priests'.
    creation = assigned(listed(set_of(99, 100, 99, 99, 99, 100, 100, 30), 2, 4))
    creation.set_age(17)
    # parantaja, Derecas-papit, Zada-papit, Sirran.
    assert creation.draw_career() == ["Derecas-papit"] * 3


def test_decision_25_a_drawn_career_keeps_to_race_and_region():
    creation = assigned(listed(set_of(99, 100, 99, 99, 100, 99, 100, 30), 1, 4))
    creation.set_age(16)
    creation.region = "Vuoriniitty"
    # Deinosan, Bokean illusio and jalokivikilta; not Vardakov, not the elves.
    assert creation.draw_career() == ["Deinosan"] * 2


def test_decision_25_nobody_is_left_without_a_career():
    creation = assigned(listed(set_of(50, 50, 50, 50, 50, 50, 50, 30)))
    creation.set_age(17)
    assert creation.draw_career() == ["tavallinen"] * 3


def test_details_are_checked():
    creation = assigned(listed(set_of(*PLAIN), 3))
    creation.set_age(14)
    creation.set_career([])
    assert wrong_use("letter", creation.set_details, "Ωmega", "", "").fields["field"] == "name"
    assert wrong_use("letter", creation.set_details, "", "€", "").fields["field"] == "player"
    wrong_use("too_long", creation.set_details, "x" * 101, "", "")
    wrong_use("unknown_name", creation.set_details, "", "", "Turku")
    assert creation.step == "details" and creation.character.name == ""


def test_NOT_7_another_setting_is_another_set_of_tables():
    read = tables_with("races.txt", "|100|5|6|50|600|-3|60|rules", "|200|9|6|50|600|-3|8|rules")
    dice = listed(set_of(*PLAIN), [44, 81, 12, 8], 4)
    creation = finished(assigned(dice, read=read), 15, ["taistelija"])
    line = json_of(creation)
    # CON 120 * 85 // 100 = 102, level bonus (5 * 85 + 50) // 100 = 4.
    assert '"stamina": 21, ' in line and '"two_hand_percent": 14, ' in line
    assert creation.character.classes[0].xp == 8


def test_NOT_7_settings_are_data():
    read = tables_with("settings.txt", "money_die           |  6",
                       "money_die           |  2")
    creation = assigned(listed(set_of(*PLAIN), 3), read=read)
    creation.set_age(14)
    # Three is no face of a die of two sides.
    dice_error(creation.set_career, [])


def xp_of(creation):
    """Experience of each class, and the shares that the first year tells of."""
    character = creation.character
    shares = [dict(event)["share"] for event in character.career[0].events
              if dict(event)["what"] == "split"]
    return [row.xp for row in character.classes], shares


def aged(*shared):
    """A making at its career, with two years to spend in cults shared in another way."""
    creation = assigned(Dice(7))
    creation.set_age(16)
    for wish in shared:
        creation.set_sharing(*wish)
    return creation


def test_CLS_22_a_free_split_is_chosen_in_the_making_too():
    creation = aged(("bardi", "varas=0,taikuri=100"))
    creation.set_career(["bardi", "bardi"])
    xp, shares = xp_of(creation)
    assert xp[0] == 0 and xp[1] > 0 and shares == [0, 100]
    creation.back()
    creation.set_sharing("bardi")
    creation.set_career(["bardi", "bardi"])
    assert xp_of(creation)[0][0] > 0 and xp_of(creation)[1] == []


def test_CLS_22_a_class_is_refused_in_the_making_and_its_part_goes_to_the_other():
    creation = aged(("Zharin mestarit", "", ("pappi",)))
    assert creation.refusable("Zharin mestarit") == ["pappi"]
    creation.set_career(["Zharin mestarit"] * 2)
    xp, shares = xp_of(creation)
    assert xp[1] == 0 and xp[0] > 0 and shares == [100, 0]


def test_CLS_22_what_the_rules_do_not_allow_is_refused_in_the_making():
    creation = aged()
    could_not("fixed_split", creation.set_sharing, "tiedustelija", "taistelija=100")
    could_not("no_refusal", creation.set_sharing, "Zharin mestarit", "", ("taistelija",))
    wrong_use("share_sum", creation.set_sharing, "bardi", "varas=50")
    assert creation.sharing == {}


def test_CLS_22_a_refusal_is_asked_again_when_the_abilities_have_changed():
    creation = begun(listed(set_of(100, 100, 100, 100, 60, 100, 130, 90)))
    creation.keep_rolls()
    creation.set_discard(8)
    creation.set_assignment((1, 2, 3, 4, 5, 6, 7))
    creation.set_age(16)
    assert creation.refusable("bardi") == ["taikuri"]
    creation.set_sharing("bardi", "", ("taikuri",))
    creation.back()
    creation.back()
    creation.set_assignment((1, 2, 3, 4, 7, 6, 5))
    creation.set_age(16)
    could_not("no_refusal", creation.set_career, ["bardi"])
