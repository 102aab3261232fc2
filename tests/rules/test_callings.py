"""CLS-19 to CLS-26, XP-1, ORD-5, ORD-6: the game master changes a character's classes."""
from rule_support import AVERAGE, GM, could_not, listed, lived, plain, tables, wrong_use

from larpmaster import callings, deeds, gifts, journal
from larpmaster.character import values
from larpmaster.jsontext import character_json
from larpmaster.rules.dice import Dice


def priest(years=9, read=None):
    """A priest of Sirran with spells, an extra level and gifts of the spirit."""
    character = lived(Dice(8), AVERAGE, ["Sirran"] * years, read=read or tables())
    row = character.classes[0]
    gifts.give_from_spirit(character, read or tables(), GM, 2001 - row.xp, "Sirran")
    deeds.rise(character, read or tables(), Dice(3), GM, row)
    return character


def mage(read=None):
    """A mage of a guild after twelve years."""
    return lived(Dice(12), AVERAGE[:4] + (140, 100, 100), ["jalokivikilta"] * 12,
                 read=read or tables())


def test_CLS_24a_leaving_the_spirit_loses_its_experience_for_ever():
    character = priest()
    row = character.classes[0]
    held = row.xp
    assert (row.level, row.spirit_xp > 0) == (2, True)
    callings.leave(character, tables(), GM)
    assert (row.standing, row.spirit_xp, row.xp, row.level) == (-3, 0, held, 1)
    assert character.service == ""
    assert [event[0][1] for event in character.journal[-1].events][0] == "lost_level"
    could_not("not_in_service", callings.leave, character, tables(), GM)
    journal.undo(character)
    row = character.classes[0]
    assert (row.standing, row.level, row.spirit_xp > 0) == (1, 2, True)


def test_CLS_25_a_mage_who_leaves_keeps_mana_colours_and_spells():
    character = mage()
    before = values(character, tables()).mana, character.colours, character.spells
    callings.leave(character, tables(), GM)
    assert character.classes[0].standing == -2
    assert (values(character, tables()).mana, character.colours, character.spells) == before


def test_CLS_24_a_trade_minds_nobody_who_leaves_and_the_game_master_may_say_how_far():
    character = lived(listed(1, 1, 1, 1), AVERAGE, ["taistelija"])
    callings.leave(character, plain(), GM)
    assert (character.service, character.classes[0].standing) == ("", 1)
    character = priest(read=plain())
    callings.leave(character, plain(), GM, -1)
    row = character.classes[0]
    # Not lost, but not usable either: the level falls and comes back with the standing.
    assert (row.standing, row.level, row.spirit_xp > 0) == (-1, 1, True)
    callings.set_standing(character, plain(), GM, row, 0)
    assert deeds.due(character, plain()) == [row]


def test_CLS_19_a_standing_has_bounds():
    character = priest(read=plain())
    for wrong in (-6, 6):
        wrong_use("number", callings.set_standing, character, plain(), GM, character.classes[0],
                  wrong)
    callings.set_standing(character, plain(), GM, character.classes[0], 5)
    assert character.classes[0].standing == 5


def test_CLS_24_another_spirit_begins_with_the_independent_experience():
    character = priest()
    old = character.classes[0]
    callings.leave(character, tables(), GM)
    callings.change_temple(character, tables(), listed(), GM, old, "Zada-papit")
    new = character.classes[1]
    assert (new.cult, new.xp, new.spirit_xp, new.start_level, new.standing) == (
        "Zada-papit", old.xp, 0, old.start_level, 1)
    assert character.service == "Zada-papit"
    assert (character.rises[-1].mass_before, character.rises[-1].gained) == (125, 0)
    could_not("row_is_there", callings.change_temple, character, tables(), listed(), GM, old,
              "Zada-papit")
    wrong_use("class_not_in_cult", callings.change_temple, character, tables(), listed(), GM, old,
              "jalokivikilta")


def test_XP_1_a_start_level_is_set_between_0_and_30():
    character = lived(listed(1, 1, 1, 1), AVERAGE, ["taistelija"])
    row = character.classes[0]
    for wrong in (-1, 31):
        wrong_use("number", callings.set_start_level, character, plain(), listed(), GM, row, wrong)
    callings.set_start_level(character, plain(), listed(1, 1, 1, 100, 100, 100), GM, row, 3)
    assert row.level == 3 and [rise.gained for rise in character.rises] == [3, 3, 0]
    callings.set_start_level(character, plain(), listed(), GM, row, 1)
    assert row.level == 1 and [rise.gained for rise in character.rises][3:] == [0, -3]
    journal.undo(character)
    journal.undo(character)
    assert [rise.gained for rise in character.rises] == [3]


def ordinary():
    """An ordinary person with 4001 of experience and two extra levels."""
    character = lived(listed(1), AVERAGE, ["tavallinen"])
    row = character.classes[0]
    gifts.give(character, plain(), GM, 4000, "tavallinen", "tavallinen")
    deeds.rise(character, plain(), listed(1), GM, row)
    deeds.rise(character, plain(), listed(100), GM, row)
    return character


def test_ORD_5_an_ordinary_person_who_turns_fighter_forgets_the_old_class():
    character = ordinary()
    row = character.classes[0]
    for wrong in (49, 101):
        wrong_use("number", callings.turn, character, plain(), GM, row, "taistelija", "taistelija",
                  wrong)
    could_not("must_forget", callings.turn, character, plain(), GM, row, "taistelija", "taistelija")
    callings.turn(character, plain(), GM, row, "taistelija", "taistelija", 75)
    assert [(one.class_, one.xp, one.level) for one in character.classes] == [
        ("taistelija", 3000, 0)]
    assert sum([rise.gained for rise in character.rises]) == 0
    deeds.rise(character, plain(), listed(1, 1, 1), GM, character.classes[0])
    assert sum([rise.gained for rise in character.rises]) == 3


def test_ORD_6_into_another_class_at_most_half_goes_over_or_all_is_kept():
    character = ordinary()
    row = character.classes[0]
    wrong_use("number", callings.turn, character, plain(), GM, row, "varas", "varas", 51)
    made = character_json(character, plain())
    callings.turn(character, plain(), GM, row, "varas", "varas", 30)
    assert [(one.class_, one.xp) for one in character.classes] == [("varas", 1200)]
    journal.undo(character)
    assert character_json(character, plain()) == made
    row = character.classes[0]
    callings.turn(character, plain(), GM, row, "varas", "varas")
    assert [(one.class_, one.xp, one.level) for one in character.classes] == [
        ("tavallinen", 4001, 2), ("varas", 0, 0)]
    could_not("not_ordinary", callings.turn, character, plain(), GM, character.classes[1],
              "taistelija", "taistelija", 100)


def test_ORD_5_no_year_brings_the_forgotten_ordinary_class_back():
    character = ordinary()
    callings.turn(character, plain(), GM, character.classes[0], "taistelija", "taistelija", 50)
    assert character.service == "taistelija"
    deeds.year(character, plain(), Dice(1), GM)
    assert [row.class_ for row in character.classes] == ["taistelija"]
    journal.undo(character)
    journal.undo(character)
    assert character.service == "tavallinen"


def test_ORD_6_who_is_nowhere_begins_in_the_new_trade_and_another_service_stays():
    character = ordinary()
    callings.leave(character, plain(), GM)
    callings.turn(character, plain(), GM, character.classes[0], "varas", "varas")
    assert character.service == "varas"
    callings.turn(character, plain(), GM, character.classes[0], "taistelija", "taistelija", 80)
    assert character.service == "varas"


def test_CLS_24_open_temples_are_those_that_take_a_priest_of_another_spirit():
    character = priest()
    found = callings.open_temples(character, tables())
    assert "Zada-papit" in found and "Sirran" not in found
    refused = [cult.key for cult in tables().cults if cult.key not in found]
    assert refused
    for cult in found:
        other = priest()
        callings.change_temple(other, tables(), Dice(1), GM, other.classes[0], cult)
        assert cult not in callings.open_temples(other, tables())
    for cult in refused:
        refusal = could_not if cult == "Sirran" else wrong_use
        refusal("row_is_there" if cult == "Sirran" else "class_not_in_cult",
                callings.change_temple, character, tables(), listed(), GM, character.classes[0],
                cult)


def test_ORD_5_ORD_6_open_classes_are_all_but_the_ordinary_one():
    found = callings.open_classes(tables())
    assert ("taistelija", "taistelija") in found and ("pappi", "Sirran") in found
    assert sorted(found) == sorted([
        (part.class_, part.cult) for part in tables().cult_classes if part.class_ != "tavallinen"])
    character = ordinary()
    could_not("stays_ordinary", callings.turn, character, tables(), GM, character.classes[0],
              "tavallinen", "tavallinen")


def test_CLS_26_rows_of_a_class_are_one_for_each_cult():
    character = priest()
    callings.change_temple(character, tables(), listed(), GM, character.classes[0], "Zada-papit")
    assert [row.cult for row in callings.rows_of(character, "pappi")] == ["Sirran", "Zada-papit"]
    assert callings.rows_of(character, "varas") == []
