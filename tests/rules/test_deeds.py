"""CLS-28, FIT-6, GROW-1, XP-2, HP-6, decision 53: what happens to a character after its making."""
from rule_support import (
    AVERAGE,
    GM,
    all_used,
    could_not,
    listed,
    lived,
    plain,
    plain_with,
    tables,
    tables_with,
    wrong_use,
)

from larpmaster import callings, deeds, journal
from larpmaster.character import AGE_LIMIT
from larpmaster.jsontext import character_json
from larpmaster.rules.dice import Dice

PLAYER = deeds.Act("2026-11-30", journal.PLAYER, False)


def last(character):
    """Events of the last year, as dicts."""
    return [dict(event) for event in character.career[-1].events]


def test_decision_53_XP_2_a_year_repeats_the_last_activity_and_is_one_more_of_the_career():
    character = lived(listed(100, 100, 100, 60), AVERAGE, ["taistelija"])
    dice = listed(33)
    deeds.year(character, plain(), dice, GM)
    assert all_used(dice)
    assert tuple(character.career[1])[:4] == (2, 15, "taistelija", 33)
    assert (character.age, character.classes[0].xp) == (16, 93)
    assert character.classes[0].training_hundredths == 200
    entry = character.journal[-1]
    assert (entry.what, entry.date, entry.who, entry.events) == ("year", "2026-11-30", "gm", [])


def test_decision_53_CLS_24_who_has_left_a_cult_is_idle_until_told_otherwise():
    character = lived(Dice(8), AVERAGE, ["Sirran"] * 2, read=tables())
    callings.leave(character, tables(), GM)
    assert deeds.usual_activity(character) == "idle"
    deeds.year(character, tables(), Dice(1), GM)
    deeds.year(character, tables(), Dice(2), GM, "knowledge/laivat")
    deeds.year(character, tables(), Dice(3), GM)
    assert [year.activity for year in character.career] == [
        "Sirran", "Sirran", "idle", "knowledge/laivat", "knowledge/laivat"]


def test_decision_53_CLS_24_who_changes_the_temple_serves_the_new_spirit_in_the_next_year():
    character = lived(Dice(8), AVERAGE, ["Sirran"] * 2, read=tables())
    callings.change_temple(character, tables(), Dice(1), GM, character.classes[0], "Zada-papit")
    deeds.year(character, tables(), Dice(2), GM)
    assert character.career[-1].activity == "Zada-papit"


def test_decision_04_a_year_afterwards_is_the_same_as_one_of_the_making():
    years = ["Sirran"] * 6 + ["bardi"] * 5 + ["taistelija"] * 4
    whole = lived(Dice(11), AVERAGE, years + ["bardi"], read=tables())
    dice = Dice(11)
    part = lived(dice, AVERAGE, years, read=tables())
    deeds.year(part, tables(), dice, GM, "bardi")
    del whole.journal[:], part.journal[:]
    assert character_json(part, tables()) == character_json(whole, tables())


def test_CLS_2_a_year_may_be_idle_or_of_knowledge():
    character = lived(listed(), AVERAGE, [])
    deeds.year(character, plain(), listed(), GM)
    deeds.year(character, plain(), listed(), GM, "knowledge/laivat")
    assert [year.activity for year in character.career] == ["idle", "knowledge/laivat"]
    assert character.knowledge == [["yleistieto", 50], ["laivat", 100]]
    assert character.service == ""


def test_FIT_1_a_child_grows_by_a_year():
    character = lived(listed(), AVERAGE, [])
    assert character.fitness_percent == 79
    deeds.year(character, plain(), listed(), GM)
    assert (character.fitness_percent, character.is_child) == (85, True)


def test_decision_52_FIT_6_a_childs_fitness_set_by_hand_stays_as_a_difference():
    character = lived(listed(), AVERAGE, [])
    character.fitness_percent = 69
    deeds.year(character, plain(), listed(), GM)
    assert character.fitness_percent == 75
    for _ in range(7):
        deeds.year(character, plain(), listed(), GM)
    assert (character.age, character.fitness_percent, character.is_child) == (22, 90, False)


def test_FIT_6_later_years_go_on_from_a_fitness_set_by_hand():
    character = lived(listed(*[3] * 8), AVERAGE, ["idle"] * 16)
    character.fitness_percent = 50
    deeds.year(character, plain(), listed(2, 3), GM)
    assert character.fitness_percent == 47
    assert last(character) == [{"what": "fitness", "chance": 2, "roll": 2, "drop": 3}]
    character.fitness_percent = 2
    deeds.year(character, plain(), listed(1, 3), GM)
    assert character.fitness_percent == 1


def test_GROW_1_wisdom_and_charisma_grow_at_25_and_50():
    character = lived(listed(*[3] * 2), AVERAGE, ["idle"] * 10)
    assert character.age == 24
    deeds.year(character, plain(), listed(3), GM)
    assert last(character) == [
        {"what": "growth", "ability": "wisdom", "roll": 0, "gained": 1},
        {"what": "growth", "ability": "charisma", "roll": 0, "gained": 1}]
    assert character.abilities_original == (100, 100, 100, 100, 100, 101, 101)
    deeds.year(character, plain(), listed(3), GM)
    assert character.abilities_original[5:] == (101, 101)


def test_GROW_1_never_in_the_making():
    character = lived(listed(*[3] * 8), AVERAGE, ["idle"] * 16)
    assert character.age == 30 and character.abilities_original == AVERAGE


def test_GROW_1_long_lived_races_grow_slower_by_the_tables_percent():
    elf = lived(Dice(1), AVERAGE, ["idle"] * 154, "haltija")
    assert elf.age == 214
    deeds.year(elf, plain(), Dice(2), GM)
    assert elf.abilities_original[5:] == (101, 101)
    slow = plain_with("settings.txt", "growth_life_percent | 50", "growth_life_percent | 100")
    human = lived(listed(3, 3), AVERAGE, ["idle"] * 10, read=slow)
    deeds.year(human, slow, listed(3), GM)
    assert human.abilities_original == AVERAGE


def test_CLS_22_other_shares_of_a_year_serve_everything_and_stand_in_its_events():
    character = lived(listed(), AVERAGE, [])
    deeds.year(character, plain(), listed(50, 50, 60), GM, "bardi", (100, 0))
    assert [(row.class_, row.xp, row.training_hundredths) for row in character.classes] == [
        ("varas", 60, 100), ("taikuri", 0, 0)]
    assert last(character)[:2] == [
        {"what": "split", "class": "varas", "cult": "bardi", "share": 100},
        {"what": "split", "class": "taikuri", "cult": "bardi", "share": 0}]


def test_CLS_22_what_rounding_leaves_goes_to_the_first_class_that_grows():
    character = lived(listed(), AVERAGE, [])
    deeds.year(character, plain(), listed(50, 50, 33), GM, "bardi", (0, 100))
    assert [(row.class_, row.xp) for row in character.classes] == [("varas", 0), ("taikuri", 33)]


def test_the_dead_and_the_forgotten_are_left_alone():
    character = lived(listed(), AVERAGE, [])
    deeds.move(character, GM, "dead")
    could_not("dead", deeds.year, character, plain(), listed(), GM)
    deeds.move(character, GM, "Forgotten")
    could_not("forgotten", deeds.year, character, plain(), listed(), GM)
    could_not("already_there", deeds.move, character, GM, "forgotten")
    wrong_use("unknown_name", deeds.move, character, GM, "asleep")
    deeds.move(character, GM, "living")
    deeds.year(character, plain(), listed(), GM)
    assert [entry.what for entry in character.journal] == ["made", "moved", "moved", "moved",
                                                           "year"]


def test_decision_32_CLS_5_the_player_side_keeps_the_limits_of_a_cult():
    dull = AVERAGE[:5] + (50, 100)
    character = lived(listed(), dull, [])
    could_not("not_tolerated", deeds.year, character, plain(), listed(), PLAYER, "Sirran")
    wrong_use("cult_race", deeds.year, character, plain(), listed(), PLAYER, "Raia-haltijat")
    assert len(character.journal) == 1 and character.classes == []
    deeds.year(character, plain(), listed(60), GM, "Sirran")
    assert character.service == "Sirran"


def test_an_age_without_end_is_refused():
    character = lived(listed(), AVERAGE, [])
    character.age = AGE_LIMIT
    could_not("too_old", deeds.year, character, plain(), listed(), GM)


def test_CLS_28_levels_rise_one_at_a_time_and_each_is_an_entry():
    character = lived(listed(100, 100, 100, 60), AVERAGE, ["taistelija"])
    row = character.classes[0]
    could_not("no_level_due", deeds.rise, character, plain(), listed(), GM, row)
    row.xp = 4001
    assert deeds.due(character, plain()) == [row]
    deeds.rise(character, plain(), listed(50, 51, 75), GM, row)
    assert (row.extra_level, row.level) == (1, 2) and deeds.due(character, plain()) == [row]
    deeds.rise(character, plain(), listed(51, 51, 76), GM, row)
    assert deeds.due(character, plain()) == [] and row.level == 3
    # HP-6: 175 of mass for each level of a fighter.
    assert [(rise.to_level, rise.mass_before, rise.mass_after, rise.gained)
            for rise in character.rises[1:]] == [(2, 175, 350, 2), (3, 350, 525, 0)]
    assert [entry.what for entry in character.journal[1:]] == ["level", "level"]
    assert character.journal[-1].events == [(
        ("what", "extra_level"), ("class", "taistelija"), ("cult", "taistelija"),
        ("extra_level", 2))]


def test_CLS_12_a_level_in_quiet_brings_colours_and_spells_too():
    character = lived(listed(), AVERAGE, [], read=tables())
    for seed in range(4):
        deeds.year(character, tables(), Dice(seed), GM, "Sirran")
    row = character.classes[0]
    row.xp = 2001
    deeds.rise(character, tables(), Dice(2), GM, row)
    assert [event[0][1] for event in character.journal[-1].events] == [
        "extra_level", "colour", "spell"]


def test_a_vanished_race_is_named_and_the_year_changes_nothing():
    character = lived(listed(), AVERAGE, [])
    before = character_json(character, plain())
    character.race = "hobitti"
    mistake = could_not("unknown_key", deeds.year, character, plain(), listed(), GM)
    assert mistake.fields["key"] == "hobitti"
    character.race = "ihminen"
    assert character_json(character, plain()) == before


def test_a_deed_that_fails_half_way_leaves_the_record_as_it_was():
    character = lived(Dice(3), AVERAGE, ["Sirran"] * 9, read=tables())
    before = character_json(character, tables())
    low = tables_with("xp_tables.txt", "slow | 2000", "slow | 1")
    try:
        deeds.year(character, low, listed(60), GM)
        raise AssertionError("the list of dice did not end")
    except Exception as error:
        assert "list ended" in str(error)
    assert character_json(character, tables()) == before
