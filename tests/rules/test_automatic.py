"""A character without questions: decisions 24 to 33, 38 and 42, GEN-4, GEN-5, GEN-10."""
from rule_support import AskedDice, all_used, could_not, listed, set_of, tables, wrong_use

from larpmaster import automatic
from larpmaster.jsontext import character_json
from larpmaster.rules.dice import Dice

PLAIN = (130, 120, 100, 100, 100, 100, 100, 60)
GIVEN = {"race": "ihminen", "sex": "mies", "age": "14"}


def wishes(gm=False, simple=False, **given):
    """Wishes read from options."""
    return automatic.Wishes(tables(), given, gm, simple)


def made(dice, gm=False, simple=False, **given):
    """The character that options and dice give."""
    return automatic.make(wishes(gm, simple, **given), dice, "rajakatse").character


def child(dice, gm=False, **given):
    """A human boy of 14, who has no years, with further options."""
    given.update(GIVEN)
    return made(dice, gm, **given)


def refused(code, field, gm=False, **given):
    """Demands that options are refused; no die can fall, for none is handed in."""
    mistake = wrong_use(code, lambda: wishes(gm, **given))
    assert mistake.fields["field"] == field, mistake.fields
    return mistake


def test_decision_42_GEN_1_the_order_of_the_dice():
    dice = AskedDice([1, 2, 9] + set_of(*PLAIN) + [1] + [44, 81, 12] + [31] * 8
                     + [50, 31] * 8 + [4])
    character = made(dice)
    assert all_used(dice)
    assert (character.race, character.sex, character.age) == ("ihminen", "nainen", 30)
    values = [20] * 10 + [10]
    # Race, sex, age, values; every cult but the ordinary people and the elves; the years; money.
    assert dice.asked[:3] == [4, 2, 10]
    assert dice.asked[3:91] == values * 8
    assert dice.asked[91:] == ([len(tables().cults) - 2, 100, 100, 100] + [60] * 8
                               + [100, 60] * 8 + [6])
    assert [year.activity for year in character.career] == ["taistelija"] * 16


def test_decision_42_a_die_falls_only_for_what_is_not_given():
    dice = AskedDice(set_of(*PLAIN) + [3])
    child(dice)
    assert all_used(dice) and dice.asked[-1] == 6 and len(dice.asked) == 89


def test_decision_27_age_is_adult_age_and_a_die():
    for face, age in ((1, 22), (10, 31)):
        dice = listed(face, set_of(*PLAIN), 1, 1, 1, 1, [31] * 8, [50, 31] * (age - 22), 4)
        assert made(dice, race="ihminen", sex="mies").age == age
        assert all_used(dice)


def test_decision_26_a_career_without_age_settles_it():
    character = made(listed(set_of(*PLAIN), 4), race="ihminen", sex="mies", career="idle:3")
    assert character.age == 17


def test_decision_26_a_shorter_career_ends_idle():
    character = made(listed(set_of(*PLAIN), 4), race="ihminen", sex="mies", age="17",
                     career="knowledge/laivat:1")
    assert [year.activity for year in character.career] == ["knowledge/laivat", "idle", "idle"]


def test_decision_26_a_longer_career_is_refused():
    mistake = refused("too_many_years", "career", race="ihminen", age="17", career="idle:4")
    assert (mistake.fields["found"], mistake.fields["highest"]) == (4, 3)
    refused("too_many_years", "career", race="ihminen", career="idle:87")
    refused("too_many_years", "career", gm=True, race="ihminen", age="10", career="idle:1")


def test_decision_28_race_and_sex_are_drawn_among_those_that_fit():
    # Fifteen: only humans and trolls. The second of two is the troll.
    dice = AskedDice([2, 2] + set_of(*PLAIN) + [5])
    character = made(dice, age="15", career="")
    assert dice.asked[:2] == [2, 2] and all_used(dice)
    assert (character.race, character.sex) == ("peikko", "nainen")


def test_decision_28_a_cult_of_elves_makes_an_elf():
    # Levels and experience, then a colour, no second one, and a spell that is not learned.
    dice = listed(1, 1, set_of(100, 100, 100, 100, 100, 100, 100, 60), [1, 1, 1, 1, 9],
                  [1, 100, 1, 100], 5)
    character = made(dice, career="Raia-haltijat:1")
    assert (character.race, character.age) == ("haltija", 61) and all_used(dice)


def test_decision_28_no_race_that_fits_is_refused():
    mistake = refused("number", "age", age="900")
    assert (mistake.fields["lowest"], mistake.fields["highest"]) == (10, 860)
    refused("no_race_fits", "race", age="20", career="Raia-haltijat:1")


def test_decision_29_GEN_3_the_worst_is_discarded():
    character = child(listed(set_of(100, 90, 80, 110, 80, 120, 130, 140), 4))
    assert character.discarded == 3
    assert character.assigned == (1, 2, 4, 5, 6, 7, 8)


def test_decision_29_GEN_5_the_worst_but_the_protected_one():
    character = child(listed(set_of(100, 90, 80, 110, 151, 120, 130, 140), 4))
    assert character.discarded == 2
    character = child(listed(set_of(100, 80, 80, 110, 151, 120, 130, 140), 4))
    assert character.discarded == 2


def test_decision_29_GEN_3_an_assigned_roll_is_kept():
    character = child(listed(set_of(100, 90, 80, 110, 85, 120, 130, 140), 4), assign="wisdom=3")
    assert character.discarded == 5
    assert character.assigned == (1, 2, 4, 6, 7, 3, 8)


def test_decision_29_GEN_6_seven_assigned_leave_the_eighth():
    every = ("strength=8,constitution=7,dexterity=6,agility=5,intelligence=4,wisdom=3,"
             "charisma=2")
    character = child(listed(set_of(140, 90, 80, 110, 85, 120, 130, 100), 4), assign=every)
    assert (character.discarded, character.assigned) == (1, (8, 7, 6, 5, 4, 3, 2))
    could_not("protected_roll",
              lambda: child(listed(set_of(60, 90, 80, 110, 151, 120, 130, 100), 4),
                            assign=every))


def test_decision_30_GEN_6_the_rest_is_filled_in_rolled_order():
    character = child(listed(set_of(*PLAIN), 4), assign="wisdom=1,strength=6")
    assert character.assigned == (6, 2, 3, 4, 5, 1, 7)
    assert character.abilities_rolled == (100, 120, 100, 100, 100, 130, 100)


def test_decision_33_GEN_5_a_discard_that_the_dice_forbid_could_not_be_done():
    could_not("protected_roll",
              lambda: child(listed(set_of(151, 100, 100, 100, 100, 100, 100, 60)), discard="8"))
    character = child(listed(set_of(151, 100, 100, 100, 100, 100, 100, 60), 4), discard="8",
                      gm=True)
    assert character.discarded == 8 and character.gm


def test_decision_30_GEN_6_a_roll_both_assigned_and_discarded_is_refused():
    mistake = refused("discarded_roll", "assign", assign="wisdom=3", discard="3")
    assert mistake.fields["found"] == 3
    refused("roll_twice", "assign", assign="wisdom=3,strength=3")


def test_decision_24_GEN_4_re_rolls_are_taken_while_there_is_a_right():
    low, high = set_of(*PLAIN), set_of(130, 120, 110, 105, 100, 100, 100, 60)
    character = child(listed(low, low, high, 4), reroll="5")
    assert character.rerolls == 2
    character = child(listed(low, low, 4), reroll="1")
    assert character.rerolls == 1
    character = child(listed(low, 4))
    assert character.rerolls == 0
    character = child(listed(high, 4), reroll="5")
    assert character.rerolls == 0


def test_decision_24_GEN_5_a_value_above_150_gives_the_right():
    first = set_of(151, 120, 110, 105, 102, 100, 100, 60)
    second = set_of(130, 120, 110, 105, 102, 100, 100, 60)
    character = child(listed(first, second, 4), reroll="3")
    assert character.rerolls == 1 and character.rolls[0] == 130


def test_decision_24_GEN_8_the_game_master_takes_exactly_as_many():
    high = set_of(130, 120, 110, 105, 100, 100, 100, 60)
    character = child(listed(high, high, high, high, 4), gm=True, reroll="3")
    assert character.rerolls == 3


def test_decision_25_CLS_1_without_options_there_is_always_a_character():
    for seed in range(12):
        character = made(Dice(seed))
        cults = set([year.activity for year in character.career])
        assert len(cults) == 1
        assert character.classes[0].cult in cults


def test_decision_32_CLS_6_a_career_that_the_abilities_forbid_could_not_be_done():
    dice = listed(set_of(100, 100, 100, 100, 50, 100, 100, 40))
    could_not("not_tolerated", lambda: made(dice, race="ihminen", sex="mies",
                                            career="jalokivikilta:3"))


def test_decision_32_a_career_of_another_race_or_region_is_refused():
    refused("cult_race", "career", race="ihminen", career="Raia-haltijat:1")
    refused("cult_region", "career", race="ihminen", career="Vardakovin sotavelhot:1",
            region="Metsäläiset")
    refused("cult_region", "career", career="metsäläis-shamaanit:1", region="vardakov")
    assert wishes(True, race="ihminen", career="Raia-haltijat:1").races == ["ihminen"]
    assert wishes(race="ihminen", career="Vardakovin sotavelhot:1").region == ""


def test_decision_33_what_is_wrong_whatever_the_dice_say_is_refused_before_any_die():
    refused("unknown_name", "race", race="kääpiö")
    refused("unknown_name", "sex", sex="muu")
    refused("unknown_name", "career", career="ritari:2")
    refused("unknown_name", "region", region="Turku")
    refused("number", "age", race="ihminen", age="13")
    refused("number", "age", race="ihminen", age="101")
    refused("number", "age", age="vanha")
    refused("number", "age", gm=True, race="ihminen", age="1000")
    assert refused("number", "discard", discard="9").fields["lowest"] == 1
    refused("number", "reroll", reroll="-1")
    refused("number", "seed", seed="x")
    refused("number", "seed", seed="1000000000")
    refused("letter", "name", name="Ωmega")
    refused("letter", "player", player="a\x1bb")
    refused("too_long", "name", name="x" * 101)


def test_decision_38_what_was_not_given_is_empty():
    character = child(Dice(5))
    assert (character.name, character.player, character.region) == ("", "", "")
    assert (character.tasks, character.notes, character.story) == ("", "", "")
    assert character.items == [] and character.seed == 5 and character.world == "rajakatse"
    assert wishes(seed="999999999").seed == 999999999 and wishes().seed is None
    assert wishes(seed="0").seed == 0 and wishes(reroll="0").reroll == 0
    assert wishes(True, age="0").age == 0


def test_decision_38_name_player_and_region_are_kept():
    character = child(Dice(5), name=" Äijä ", player="Maija", region="VUORINIITTY")
    assert (character.name, character.player, character.region) == ("Äijä", "Maija",
                                                                    "Vuoriniitty")


def test_decision_60_GEN_8_the_side_is_recorded():
    assert child(Dice(5), gm=True).gm is True
    assert child(Dice(5)).gm is False


def test_decision_27_the_game_masters_ages():
    character = made(listed(set_of(*PLAIN), 4), gm=True, race="ihminen", sex="mies", age="0")
    assert (character.fitness_percent, character.is_child, character.career) == (1, True, [])


def test_GEN_10_simple_values():
    dice = AskedDice([3, 4, 4, 1, 1] * 7 + [1, 2, 2, 2, 1] + [4])
    character = made(dice, simple=True, race="ihminen", sex="mies", age="14")
    assert all_used(dice)
    assert character.rolls == (104,) * 7 + (67,)
    assert character.roll_dice[7] == (1, 2, 2, 2, 1)
    assert dice.asked == [6] * 41


def test_NOT_1_one_seed_makes_one_character():
    lines = [character_json(made(Dice(seed)), tables()) for seed in (1, 2, 1)]
    assert lines[0] == lines[2] != lines[1]
