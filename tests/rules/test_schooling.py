"""CLS-12, CLS-27, MAG-1, MAG-18, MAG-21, XP-2: colours and spells of the years and levels."""
from rule_support import AVERAGE, WORLD, AskedDice, all_used, listed, lived, tables, tables_with

from larpmaster import tables as table_reader
from larpmaster.platform import machine
from larpmaster.rules import learning
from larpmaster.rules.dice import Dice

TEACHING = (("harmaa", 3, 2), ("punainen", 1, 1))


def clever(intelligence):
    """Average abilities but for the intelligence."""
    return AVERAGE[:4] + (intelligence,) + AVERAGE[5:]


def magic_of(character, year):
    """Events of colours and spells of a year, as dicts."""
    return [dict(event) for event in character.career[year - 1].events
            if event[0][1] in ("colour", "spell")]


def test_decision_45_CLS_27_a_colour_is_drawn_by_its_weight():
    still = learning.open_colours({}, TEACHING)
    assert [learning.draw_colour(listed(roll), still) for roll in (1, 3, 4)] == [
        "harmaa", "harmaa", "punainen"]


def test_decision_45_CLS_12_a_full_colour_is_not_drawn():
    dice = AskedDice([1])
    still = learning.open_colours({"harmaa": 2}, TEACHING)
    assert learning.draw_colour(dice, still) == "punainen"
    assert dice.asked == [1]
    assert learning.open_colours({"harmaa": 2, "punainen": 1}, TEACHING) == []


def test_MAG_1_a_reader_must_understand_each_colour():
    needed = (("vihreä", 2), ("punainen", 3))
    assert learning.understands({"vihreä": 2, "punainen": 3}, needed)
    assert not learning.understands({"vihreä": 9, "punainen": 2}, needed)
    assert not learning.understands({"punainen": 3}, needed)


def test_MAG_18_the_chance_goes_with_the_ability_and_an_elementary_spell_is_sure_from_130():
    assert learning.spell_chance(30, 100, False, 130) == 30
    assert learning.spell_chance(25, 131, False, 130) == 32
    assert learning.spell_chance(30, 130, True, 130) == 100
    assert learning.spell_chance(30, 129, True, 130) == 38
    assert learning.spell_chance(40, 300, False, 130) == 100
    assert learning.spell_chance(30, 0, True, 130) == 0


def test_decision_45_CLS_27_a_year_rolls_for_a_colour_by_the_ability_and_then_a_spell():
    # Level 1: con and rest, then experience; colour by 95 %, no second one; a spell of three.
    dice = AskedDice([60, 95, 1, 1, 100])
    character = lived(dice, clever(95), ["jalokivikilta"], read=tables())
    assert all_used(dice) and dice.asked[:3] == [60, 100, 10]
    assert character.colours == [["ruskea", 1]]
    events = magic_of(character, 1)
    assert events[0] == {"what": "colour", "colour": "ruskea"}
    assert events[1]["learned"] is False and events[1]["roll"] == 100
    assert len(events) == 2


def test_decision_45_CLS_27_above_100_the_first_is_sure_and_a_second_has_the_rest():
    # 130: the first without a die, the second with 30 %.
    read = tables_with("cult_spells.txt", "jalokivikilta         | korjaus, kiven voima,",
                       "jalokivikilta         | kiven voima,")
    dice = AskedDice([100, 100, 60, 9, 30, 9, 1])
    character = lived(dice, clever(130), ["jalokivikilta"], read=read)
    assert dice.asked[2:6] == [60, 10, 100, 10]
    assert sum([level for _, level in character.colours]) == 2
    dice = AskedDice([100, 100, 60, 9, 31, 1])
    assert sum([level for _, level in lived(
        dice, clever(130), ["jalokivikilta"], read=read).colours]) == 1


def test_decision_57_MAG_18_an_elementary_spell_is_learned_without_a_die_from_130():
    dice = AskedDice([100, 100, 60, 1, 100, 1])
    character = lived(dice, clever(130), ["jalokivikilta"], read=tables())
    assert all_used(dice)
    assert magic_of(character, 1)[1] == {
        "what": "spell", "spell": character.spells[0], "chance": 100, "roll": 0, "learned": True}


def test_decision_47_no_die_for_a_spell_that_nobody_could_read():
    read = tables_with("/spells.txt", "liekki|liekki|flame|both|1|1|punainen 1|",
                       "liekki|liekki|flame|both|1|1|punainen 2|")
    dice = AskedDice([60, 95, 10])
    character = lived(dice, clever(95), ["jalokivikilta"], read=read)
    assert all_used(dice) and dice.asked == [60, 100, 10]
    assert magic_of(character, 1) == [{"what": "colour", "colour": "punainen"}]


def test_MAG_21_colours_come_from_years_whatever_the_class_level():
    # INT 95 never reaches level 1, and yet the colours rise with the years (CLS-27).
    character = lived(Dice(5), clever(95), ["jalokivikilta"] * 30, read=tables())
    assert character.classes[0].level == 0
    assert sum([level for _, level in character.colours]) > 20


def test_CLS_27_a_mage_of_level_1_can_have_grey_16():
    """The maximum of a guild lets it grow so far, and no further."""
    character = lived(Dice(6), clever(149), ["jalokivikilta"] * 60, read=tables())
    levels = dict([tuple(pair) for pair in character.colours])
    maxima = {row.colour: row.maximum for row in tables().colours_of("jalokivikilta")}
    assert levels["harmaa"] == 16 and levels == maxima


def test_CLS_12_an_extra_level_brings_a_colour_and_a_priest_a_try_at_a_spell():
    low = tables_with("xp_tables.txt", "slow | 2000", "slow | 50")
    character = lived(Dice(3), AVERAGE, ["Sirran"] * 3, read=low)
    for year in character.career:
        whats = [event[0][1] for event in year.events]
        for place, what in enumerate(whats):
            if what == "extra_level":
                assert whats[place + 1] == "colour" and whats[place + 2] == "spell"
    assert [row.extra_level for row in character.classes] == [1]


def test_CLS_12_a_mage_gets_a_colour_for_a_level_and_no_try():
    low = tables_with("xp_tables.txt", "slow | 2000", "slow | 1")
    character = lived(Dice(4), clever(95), ["jalokivikilta"], read=low)
    whats = [event[0][1] for event in character.career[0].events]
    assert whats[whats.index("extra_level"):] == ["extra_level", "colour"]


def test_decision_46_CLS_12_the_columns_of_the_cult_say_what_a_level_brings():
    def low(path, limit):
        text = machine.read_file(path, limit)
        return text.replace("slow | 2000", "slow | 1").replace(
            "jalokivikilta         | taikuri    | 100 | no  | 1 | 0",
            "jalokivikilta         | taikuri    | 100 | no  | 3 | 2")

    read = table_reader.load(machine.join(machine.tables_folder(), WORLD), low, machine.join,
                             table_reader.CORE_KINDS)
    character = lived(Dice(4), clever(95), ["jalokivikilta"], read=read)
    whats = [event[0][1] for event in character.career[0].events]
    assert whats[whats.index("extra_level"):] == [
        "extra_level", "colour", "colour", "colour", "spell", "spell"]


def test_decision_45_the_ability_is_that_of_the_caster_class_with_the_largest_share():
    # Deinosan: mage 95, priest 5. INT 0 draws no colour, whatever the wisdom.
    character = lived(Dice(1), AVERAGE[:4] + (0, 180, 100), ["Deinosan"] * 5, read=tables())
    assert character.colours == []
    character = lived(Dice(1), AVERAGE[:4] + (180, 0, 100), ["Deinosan"] * 5, read=tables())
    assert sum([level for _, level in character.colours]) >= 5


def test_a_year_in_a_trade_without_magic_rolls_nothing_for_it():
    dice = listed(100, 100, 100, 60)
    assert lived(dice, AVERAGE, ["taistelija"], read=tables()).colours == []
    assert all_used(dice)
