"""CLS-21 to CLS-26, HP-9, XP-5 to XP-7: experience given and lost, levels and what they bring."""
from rule_support import (
    AVERAGE,
    GM,
    all_tables,
    could_not,
    listed,
    lived,
    plain,
    tables,
    wrong_use,
)

from larpmaster import deeds, gifts, journal
from larpmaster.career import row_of
from larpmaster.jsontext import character_json
from larpmaster.rules.dice import Dice


def xp_of(character):
    """Experience of each row."""
    return [(row.class_, row.cult, row.xp) for row in character.classes]


def events(character):
    """Events of the last entry, as dicts."""
    return [dict(event) for event in character.journal[-1].events]


def fighter():
    """A fighter of one year and one level, who has 60 of experience."""
    return lived(listed(100, 100, 100, 60), AVERAGE, ["taistelija"])


def test_CLS_22_experience_goes_to_a_class_by_its_name():
    character = fighter()
    gifts.give(character, plain(), GM, 940, *gifts.target(character, plain(), "Taistelija"))
    assert xp_of(character) == [("taistelija", "taistelija", 1000)]
    assert events(character) == [
        {"what": "xp", "class": "taistelija", "cult": "taistelija", "xp": 940}]
    assert deeds.due(character, plain()) == []


def test_CLS_26_a_class_taken_up_without_its_year_begins_at_level_0():
    character = fighter()
    gifts.give(character, plain(), GM, 1001, *gifts.target(character, plain(), "varas"))
    row = character.classes[1]
    assert (row.class_, row.cult, row.start_level, row.xp, row.standing) == (
        "varas", "varas", 0, 1001, 1)
    deeds.rise(character, plain(), listed(), GM, row)
    # EX CLS-26a: the year of training comes later and adds its level.
    deeds.year(character, plain(), listed(50, 50, 60), GM, "varas")
    assert (row.start_level, row.extra_level, row.level) == (1, 1, 2)


def test_CLS_22_in_the_service_of_a_temple_experience_goes_to_it_alone():
    character = lived(Dice(2), AVERAGE, ["taistelija", "Sirran"], read=plain())
    could_not("in_service", gifts.give, character, plain(), GM, 10, "taistelija", "taistelija")
    gifts.give(character, plain(), GM, 10, "Sirran")
    gifts.give(character, plain(), GM, 10, "Sirran", "pappi")
    before = row_of(character, "taistelija", "taistelija").xp
    gifts.give(character, plain(), GM, 10, "taistelija", "taistelija", outside=True)
    assert row_of(character, "taistelija", "taistelija").xp == before + 10


def test_CLS_22_a_cult_of_several_classes_shares_by_its_table():
    character = lived(Dice(2), AVERAGE, ["Deinosan"], read=plain())
    before = [row.xp for row in character.classes]
    gifts.give(character, plain(), GM, 101, *gifts.target(character, plain(), "deinosan"))
    assert [row.xp - was for row, was in zip(character.classes, before)] == [96, 5]
    could_not("in_service", gifts.give, character, plain(), GM, 10, "Deinosan", "taikuri")


def test_CLS_22_a_free_split_lets_the_player_choose():
    character = lived(Dice(2), AVERAGE, ["Zharin mestarit"], read=plain())
    before = [row.xp for row in character.classes]
    gifts.give(character, plain(), GM, 100, "Zharin mestarit", shares=(20, 80))
    gifts.give(character, plain(), GM, 7, "Zharin mestarit", "pappi")
    gifts.give(character, plain(), GM, 50, "Zharin mestarit", refused=[False, True])
    assert [row.xp - was for row, was in zip(character.classes, before)] == [70, 87]


def test_CLS_22_an_independent_class_may_get_any():
    character = lived(Dice(2), AVERAGE, ["Sirran", "taistelija"], read=plain())
    before = [row.xp for row in character.classes]
    gifts.give(character, plain(), GM, 30, "Sirran", "pappi")
    gifts.give(character, plain(), GM, 70, "taistelija", "taistelija")
    assert [row.xp - was for row, was in zip(character.classes, before)] == [30, 70]


def test_CLS_23_each_class_ever_practised_gets_2_percent_when_the_game_master_wants_it():
    character = lived(Dice(2), AVERAGE, ["varas", "tavallinen", "bardi", "taistelija"],
                      read=plain())
    before = [row.xp for row in character.classes]
    gifts.give(character, plain(), GM, 1000, "taistelija", "taistelija", least=True)
    # Not a lay class, and no cult with a free split.
    assert [(row.class_, row.cult, row.xp - was)
            for row, was in zip(character.classes, before)] == [
        ("varas", "varas", 20), ("tavallinen", "tavallinen", 0), ("varas", "bardi", 0),
        ("taikuri", "bardi", 0), ("taistelija", "taistelija", 980)]


def test_XP_5a_a_thief_in_hindering_items_gets_less_and_the_rest_is_unplaced():
    character = lived(Dice(2), AVERAGE, ["varas"], read=all_tables())
    # Ring shirt 20, large shield 40, small shield 10: 70 %.
    character.items = ["rengaspaita", "iso kilpi", "pieni kilpi"]
    gifts.give(character, all_tables(), GM, 100, "varas", "varas")
    assert events(character)[0]["xp"] == 100
    character.in_use = list(character.items)
    gifts.give(character, all_tables(), GM, 100, "varas", "varas")
    assert events(character) == [{"what": "xp", "class": "varas", "cult": "varas", "xp": 30},
                                 {"what": "unplaced", "xp": 70}]


def test_XP_5c_in_a_fixed_cult_the_others_get_what_the_thief_may_not():
    character = lived(Dice(2), AVERAGE, ["metsäläis-shamaanit"], read=all_tables())
    character.items = character.in_use = ["iso kilpi"]
    gifts.give(character, all_tables(), GM, 100, "metsäläis-shamaanit")
    assert [event["xp"] for event in events(character)] == [60, 40]
    character.items = character.in_use = ["iso kilpi", "rengaspaita"]
    gifts.give(character, all_tables(), GM, 100, "metsäläis-shamaanit")
    assert [event["xp"] for event in events(character)] == [40, 60]


def test_XP_6b_the_talent_of_a_school_is_taken_from_each_item():
    character = lived(Dice(2), AVERAGE, ["Vardakovin sotavelhot"], read=all_tables())
    character.items = ["sotakirves", "pitkäjousi", "pitkä miekka", "iso kilpi"]
    character.in_use = list(character.items)
    gifts.give(character, all_tables(), GM, 100, "Vardakovin sotavelhot")
    assert events(character)[0]["xp"] == 100
    character = lived(Dice(2), AVERAGE, ["jalokivikilta"], read=all_tables())
    character.items = character.in_use = ["pitkäjousi"]
    gifts.give(character, all_tables(), GM, 100, "jalokivikilta")
    assert [event["xp"] for event in events(character)] == [80, 20]


def test_XP_7_the_surplus_may_go_to_another_class():
    character = lived(Dice(2), AVERAGE, ["jalokivikilta"], read=tables())
    gifts.give(character, tables(), GM, 20, "taistelija", "taistelija", outside=True)
    assert xp_of(character)[-1] == ("taistelija", "taistelija", 20)


def test_CLS_21_what_a_spirit_gives_goes_to_its_priest_alone():
    character = lived(listed(1, 1, 60, 40), AVERAGE, ["Sirran"])
    gifts.give_from_spirit(character, plain(), GM, 1900, "Sirran")
    row = character.classes[0]
    assert (row.xp, row.spirit_xp) == (60, 1940)
    assert events(character) == [
        {"what": "spirit_gift", "class": "pappi", "cult": "Sirran", "xp": 1900}]
    assert deeds.due(character, plain()) == []
    gifts.give(character, plain(), GM, 1, "Sirran")
    assert deeds.due(character, plain()) == [row]
    could_not("no_spirit", gifts.give_from_spirit, fighter(), plain(), GM, 5, "taistelija")
    row.standing = -3
    could_not("spirit_refuses", gifts.give_from_spirit, character, plain(), GM, 5, "Sirran")


def test_HP_9_a_loss_takes_back_what_the_level_gave():
    character = fighter()
    row = character.classes[0]
    gifts.give(character, plain(), GM, 4000, "taistelija", "taistelija")
    deeds.rise(character, plain(), listed(50, 50, 75), GM, row)
    deeds.rise(character, plain(), listed(50, 51, 76), GM, row)
    assert [rise.gained for rise in character.rises] == [0, 3, 1]
    gifts.take(character, plain(), GM, 100, row)
    assert (row.xp, row.extra_level) == (3960, 1)
    assert tuple(character.rises[-1])[3:7] == (2, 525, 350, 50) and character.rises[-1].gained == -1
    gifts.take(character, plain(), GM, 3000, row)
    assert (row.extra_level, row.level) == (0, 1)
    assert [rise.gained for rise in character.rises] == [0, 3, 1, -1, -3]
    gifts.give(character, plain(), GM, 500, "taistelija", "taistelija")
    deeds.rise(character, plain(), listed(51, 51, 75), GM, row)
    gifts.take(character, plain(), GM, 1000, row)
    assert [rise.gained for rise in character.rises][-2:] == [1, -1]


def test_HP_9_colours_and_spells_of_the_level_go_too():
    character = lived(Dice(8), AVERAGE[:5] + (129, 100), ["Sirran"] * 8, read=tables())
    row = character.classes[0]
    row.xp, row.spirit_xp = 2000, 0
    before = (sorted([list(pair) for pair in character.colours]), list(character.spells))
    learned = 0
    for seed in range(30):
        gifts.give(character, tables(), GM, 100, "Sirran")
        deeds.rise(character, tables(), Dice(seed), GM, row)
        learned += len(character.spells) > len(before[1])
        gifts.take(character, tables(), GM, 100, row)
        assert events(character)[0]["what"] == "lost_level"
        assert (sorted([list(pair) for pair in character.colours]),
                list(character.spells)) == before
    assert learned


def test_HP_9_a_level_is_lost_with_the_experience_above_its_threshold():
    character = fighter()
    row = character.classes[0]
    gifts.give(character, plain(), GM, 5000, "taistelija", "taistelija")
    deeds.rise(character, plain(), listed(1, 1, 1), GM, row)
    deeds.rise(character, plain(), listed(1, 1, 1), GM, row)
    gifts.lose_level(character, plain(), GM, row)
    assert (row.level, row.xp) == (2, 4000) and deeds.due(character, plain()) == []
    gifts.lose_level(character, plain(), GM, row)
    assert (row.level, row.xp) == (1, 1000)
    gifts.lose_level(character, plain(), GM, row)
    assert (row.level, row.start_level, row.xp) == (0, 0, 1000)
    assert events(character) == [{"what": "lost_start_level", "class": "taistelija",
                                  "cult": "taistelija", "level": 0}]
    could_not("no_level_left", gifts.lose_level, character, plain(), GM, row)


def test_HP_9_a_lost_level_below_0_of_standing_spares_the_spirits_part():
    character = lived(listed(1, 1, 60, 40), AVERAGE, ["Sirran"])
    row = character.classes[0]
    row.standing, row.xp, row.spirit_xp = -1, 2500, 70
    deeds.rise(character, plain(), listed(1, 1), GM, row)
    gifts.lose_level(character, plain(), GM, row)
    assert (row.xp, row.spirit_xp, row.extra_level) == (2000, 70, 0)


def test_experience_never_falls_below_zero():
    character = fighter()
    mistake = could_not("xp_below_zero", gifts.take, character, plain(), GM, 61,
                        character.classes[0])
    assert mistake.fields["found"] == 60
    could_not("xp_below_zero", gifts.take, character, plain(), GM, 1, character.classes[0], True)
    wrong_use("number", gifts.give, character, plain(), GM, -1, "taistelija", "taistelija")
    wrong_use("number", gifts.take, character, plain(), GM, 0, character.classes[0])
    assert len(character.journal) == 1


def test_experience_has_a_top():
    character = fighter()
    could_not("too_much_xp", gifts.give, character, plain(), GM, gifts.XP_LIMIT, "taistelija",
              "taistelija")
    assert xp_of(character) == [("taistelija", "taistelija", 60)] and len(character.journal) == 1


def test_CLS_18_a_class_is_named_alone_or_with_its_cult():
    character = lived(Dice(1), AVERAGE, ["varas", "bardi", "Sirran"], read=plain())
    read = plain()
    assert gifts.target(character, read, "PAPPI") == ("Sirran", "pappi")
    assert gifts.target(character, read, "pappi/sirran") == ("Sirran", "pappi")
    assert gifts.target(character, read, "sirran") == ("Sirran", "")
    assert gifts.target(character, read, "pappi/Zada-papit") == ("Zada-papit", "pappi")
    assert gifts.target(character, read, "tavallinen") == ("tavallinen", "tavallinen")
    found = wrong_use("several_rows", gifts.target, character, read, "varas")
    assert found.fields["allowed"] == "varas/varas, varas/bardi"
    wrong_use("class_not_in_cult", gifts.target, character, read, "taikuri/Sirran")
    wrong_use("unknown_class", gifts.target, character, read, "velhous")
    wrong_use("unknown_class", gifts.target, lived(listed(), AVERAGE, []), read, "taikuri")


def test_every_gift_and_loss_can_be_undone_to_the_making():
    character = lived(Dice(8), AVERAGE, ["Sirran"] * 8, read=tables())
    made = character_json(character, tables())
    row = character.classes[0]
    gifts.give(character, tables(), GM, 7000, "Sirran")
    while deeds.due(character, tables()):
        deeds.rise(character, tables(), Dice(len(character.journal)), GM, row)
    gifts.lose_level(character, tables(), GM, row)
    gifts.take(character, tables(), GM, 5000, row)
    deeds.year(character, tables(), Dice(1), GM)
    while len(character.journal) > 1:
        assert journal.contradiction(character) is None
        journal.undo(character)
    assert character_json(character, tables()) == made
    could_not("nothing_to_undo", journal.undo, character)


def test_the_dead_and_the_forgotten_get_no_experience():
    character = lived(Dice(8), AVERAGE, ["Sirran"] * 8, read=tables())
    for state in ("dead", "forgotten"):
        deeds.move(character, GM, state)
        could_not(state, gifts.give, character, tables(), GM, 5, "Sirran")
        could_not(state, gifts.give_from_spirit, character, tables(), GM, 5, "Sirran")
