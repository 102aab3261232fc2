"""Each column of magic and items that a rule reads: another cell, another result (NOT-7)."""
from rule_support import (
    AVERAGE,
    GM,
    all_used,
    cells_changed,
    could_not,
    listed,
    lived,
    tables,
    tables_of,
    tables_with,
)

from larpmaster import burden, edits, gifts, schooling
from larpmaster.character import Character, ClassRow, values
from larpmaster.messages import text
from larpmaster.rules import casting, items
from larpmaster.sheet_magic import magic_lines
from larpmaster.tables import CORE_KINDS

PEOPLE = ("races", "classes", "class_levels", "xp_tables", "cults", "cult_classes", "settings")
ITEMS = PEOPLE + ("weapons", "weapon_use", "armour", "shields", "gear")
SPELLS = PEOPLE + ("colours", "spells", "spell_texts")
_spells = []


def person(*rows, colours=(), in_use=()):
    """An average grown-up with rows of (class, cult, level)."""
    character = Character()
    character.race = "ihminen"
    character.abilities_original = AVERAGE
    for class_, cult, level in rows:
        row = ClassRow(class_, cult, 1)
        row.extra_level = level
        character.classes.append(row)
    character.colours.extend([list(pair) for pair in colours])
    character.items.extend(in_use)
    character.in_use.extend(in_use)
    return character


def level_up(character, read, dice, cult):
    """Events of colours and spells of a level in the first class of a cult."""
    events = []
    schooling.Schooling(character, read, dice).level(read.classes_of(cult)[0], events)
    return events


def other_spells():
    """Tables in which `uni` is another spell in every column."""
    if not _spells:
        _spells.append(cells_changed("spells", [("uni", column, value) for column, value in (
            ("class", "both"), ("level", 3), ("mana", 4), ("colours", "harmaa 2, musta 1"),
            ("elementary", "no"), ("chance", 17), ("save", "rays"),
            ("range_metres", 77))], SPELLS))
    return _spells[0]


def both_spells():
    """`uni` as it is shipped, and as another spell."""
    return tables().spell("uni"), other_spells().spell("uni")


def test_CLS_12_a_weight_decides_which_colour_is_drawn():
    # Deinosan: grey 5, white 2, blue 2, red 1.
    for read, roll, colour in ((tables(), 6, "valkoinen"), (cells_changed(
            "cult_colours", [(("Deinosan", "harmaa"), "weight", 6)], CORE_KINDS), 6, "harmaa")):
        events = level_up(person(("taikuri", "Deinosan", 1)), read, listed(roll), "Deinosan")
        assert events == [(("what", "colour"), ("colour", colour))]


def test_CLS_12_a_colour_is_not_drawn_above_its_maximum():
    read = cells_changed("cult_colours", [(("Deinosan", "harmaa"), "maximum", 12)], CORE_KINDS)
    for found, colour in ((tables(), "harmaa"), (read, "valkoinen")):
        mage = person(("taikuri", "Deinosan", 1), colours=[("harmaa", 12)])
        assert level_up(mage, found, listed(1), "Deinosan") == [
            (("what", "colour"), ("colour", colour))]


def test_CLS_12_a_colour_that_is_set_stays_within_the_maximum_of_its_cults():
    read = cells_changed("cult_colours", [(("Deinosan", "harmaa"), "maximum", 12)], CORE_KINDS)
    mage = person(("taikuri", "Deinosan", 1))
    mage.journal.append(lived(listed(), AVERAGE, []).journal[0])
    assert could_not("colour_above_maximum", edits.put_colour, mage, read, GM, "harmaa",
                     13).fields["highest"] == 12
    edits.put_colour(mage, tables(), GM, "harmaa", 13)
    assert mage.colours == [["harmaa", 13]]


def test_CLS_12_what_a_level_in_a_class_of_a_cult_gives():
    read = cells_changed("cult_classes", [(("Deinosan", "taikuri"), "level_colours", 2),
                                          (("Deinosan", "taikuri"), "level_spells", 1)], CORE_KINDS)
    for found, faces, expected in ((tables(), [10], ["colour"]),
                                   (read, [10, 10], ["colour", "colour"]),
                                   (read, [1, 10, 1, 100], ["colour", "colour", "spell"])):
        dice = listed(faces)
        events = level_up(person(("taikuri", "Deinosan", 1)), found, dice, "Deinosan")
        assert [event[0][1] for event in events] == expected and all_used(dice)


def test_decision_47_the_spells_of_a_cult_are_what_is_tried():
    # In the first years grey 1 alone opens `paljasta magia` and `uni`.
    without = tables_with("/cult_spells.txt", "Deinosan              | paljasta magia, uni,",
                          "Deinosan              | paljasta magia,")
    for read, faces, tried in ((tables(), [1, 2, 100], "uni"),
                               (without, [1, 1, 100], "paljasta magia")):
        events = []
        dice = listed(faces)
        school = schooling.Schooling(person(("taikuri", "Deinosan", 1)), read, dice)
        school.year("Deinosan", events)
        assert all_used(dice) and [event[1] for event in events] == [
            ("colour", "harmaa"), ("spell", tried)]


def test_MAG_1_the_colours_of_a_spell_must_be_understood():
    for read, known in ((tables(), True), (other_spells(), False)):
        mage = person(("taikuri", "bardi", 3), colours=[("harmaa", 2)])
        mage.journal.append(lived(listed(), AVERAGE, []).journal[0])
        if known:
            edits.teach(mage, read, GM, "uni")
        else:
            could_not("colours_missing", edits.teach, mage, read, GM, "uni")
        assert mage.spells == (["uni"] if known else [])


def test_MAG_5_the_class_of_a_spell_is_what_feeds_it():
    shipped, changed = both_spells()
    assert casting.sources(shipped.class_) == (casting.MANA, casting.STONE)
    assert casting.sources(changed.class_) == (casting.POWER, casting.MANA, casting.STONE)


def test_MAG_1_the_class_of_a_spell_is_who_learns_it():
    for read, wrong in ((tables(), True), (other_spells(), False)):
        priest = person(("pappi", "Sirran", 3), colours=[("harmaa", 2), ("musta", 1)])
        priest.journal.append(lived(listed(), AVERAGE, []).journal[0])
        if wrong:
            could_not("wrong_class_for_spell", edits.teach, priest, read, GM, "uni")
        else:
            edits.teach(priest, read, GM, "uni")
            assert priest.spells == ["uni"]


def test_MAG_2_MAG_3_level_and_mana_of_a_spell():
    shipped, changed = both_spells()
    assert casting.way(2, shipped.level, 9, shipped.mana) == casting.AT_ONCE
    assert casting.way(2, changed.level, 9, changed.mana) == casting.SLOWLY
    assert casting.slow_hours(2, changed.level) == 4
    assert casting.way(3, shipped.level, 3, shipped.mana) == casting.AT_ONCE
    assert casting.way(3, changed.level, 3, changed.mana) == casting.SLOWLY


def test_MAG_18_chance_and_elementary_flag_of_a_spell():
    for spell, ability, chance, roll in zip(both_spells() * 2, (120, 120, 130, 130),
                                            (36, 20, 100, 22), (21, 21, 0, 21)):
        dice = listed([roll] if roll else [])
        event = schooling.attempt(person(), dice, spell, ability, 130, {})
        assert event[2:4] == (("chance", chance), ("roll", roll)) and all_used(dice)
        assert event[4] == ("learned", chance > 20)


def test_MAG_18_the_ability_from_which_elementary_spells_are_sure():
    low = cells_changed("settings", [("sure_spell_ability", "value", 100)], CORE_KINDS)
    for read, faces in ((tables(), [99]), (low, [])):
        dice = listed(faces)
        mage = person(("taikuri", "bardi", 1), colours=[("harmaa", 1)])
        mage.journal.append(lived(listed(), AVERAGE, []).journal[0])
        edits.study(mage, read, dice, GM, "uni")
        assert mage.spells == ([] if faces else ["uni"])
        assert all_used(dice)


def sheet_of(read, larp):
    """The sheet's text of `uni` in the hands of a mage."""
    mage = person(("taikuri", "bardi", 9))
    mage.spells.append("uni")
    return " ".join(" ".join(magic_lines(mage, read, values(mage, read), 78, larp)).split())


def test_MAG_1_the_sheet_tells_a_spell_as_the_table_does():
    shipped = sheet_of(tables_of(*SPELLS), False)
    changed = sheet_of(other_spells(), False)
    for told, before, after in (
            ("level", "taikuri 1,", "taikuri 3,"), ("mana", "manaa 2", "manaa 4"),
            ("colours", "harmaa 1", "harmaa 2, musta 1"), ("range", "15 m", "77 m"),
            ("save", text("save_spells"), text("save_rays"))):
        assert before in shipped and after not in shipped, (told, shipped)
        assert after in changed and before not in changed, (told, changed)


def test_COM_7_the_sheet_tells_the_rounds_of_a_spell():
    silent = [kind for kind in SPELLS if kind != "spell_texts"]
    assert "Kierroksia 2," in sheet_of(tables_of(*silent), False)
    assert "Kierroksia 5," in sheet_of(cells_changed("spells", [("uni", "rounds", 5)], silent),
                                       False)


def test_COM_7_MAG_4_the_sheet_tells_the_texts_of_a_spell():
    def said(part, told):
        return cells_changed("spell_texts", [(("uni", part, "1"), "text", told)], SPELLS)

    assert "Silmäluomesi painavat" in sheet_of(tables_of(*SPELLS), True)
    changed = sheet_of(said("line", "Yö tulee, silmä sulkeutuu."), True)
    assert "1. Yö tulee, silmä sulkeutuu." in changed and "Silmäluomesi" not in changed
    assert "Kohde kuorsaa." in sheet_of(said("effect", "Kohde kuorsaa."), True)


def used(key, column, value):
    """Tables in which an item has another value."""
    kind = tables_of(*ITEMS).item(key).kind
    return cells_changed("weapon_use" if kind == "weapons" else kind, [(key, column, value)], ITEMS)


def test_CLS_29_the_hindrance_of_thieves_by_each_table_of_items():
    shipped = tables_of(*ITEMS)
    for key, before in (("kirves", 50), ("rengaspaita", 20), ("iso kilpi", 40), ("voimakivi", 0)):
        thief = person(("varas", "varas", 10), in_use=[key])
        assert burden.thief_hindrance(thief, shipped) == before
        read = used(key, "thief_hindrance", 60)
        assert burden.thief_hindrance(thief, read) == 60
        assert values(thief, read).backstab < values(thief, shipped).backstab


def test_MAG_9_the_closure_of_mana_by_each_table_of_items():
    shipped = tables_of(*ITEMS)
    for key, before, mana in (("kirves", 35, 20), ("rengaspaita", 50, 16), ("iso kilpi", 40, 19),
                              ("voimakivi", 0, 32)):
        mage = person(("taikuri", "bardi", 10), in_use=[key])
        assert burden.mana_closure(mage, shipped, "bardi") == before
        assert values(mage, shipped).mana == mana
        read = used(key, "mana_closure", 75)
        assert burden.mana_closure(mage, read, "bardi") == 75
        assert values(mage, read).mana == 8


def test_XP_5_hindrance_limits_what_a_thief_is_given():
    thief = lived(listed(10), (90,) * 7, ["varas"])
    thief.items = ["tikari"]
    thief.in_use = ["tikari"]
    gifts.give(thief, tables_of(*ITEMS), GM, 100, "varas", "varas")
    assert thief.classes[0].xp == 110
    gifts.give(thief, used("tikari", "thief_hindrance", 30), GM, 100, "varas", "varas")
    assert thief.classes[0].xp == 180


def test_STAM_6_what_an_item_weighs():
    one = person(in_use=["kirves", "voimakivi", "rengaspaita", "iso kilpi"])
    assert burden.load(one, tables_of(*ITEMS)) == 14 + 1 + 16 + 24
    for key, load in (("kirves", 141), ("voimakivi", 154), ("rengaspaita", 139),
                      ("iso kilpi", 131)):
        assert burden.load(one, used(key, "carry", 100)) == load, key


def test_AB_2_AB_8_what_an_item_asks_of_who_wields_it():
    for column, field, key in (("least_strength_one_handed", "least_strength", "pitkä miekka"),
                               ("least_dexterity", "least_dexterity", "lyhytjousi")):
        missing = []
        for read in (tables_of(*ITEMS), used(key, column, 130)):
            item = read.item(key)
            assert getattr(item, field) in (50, 70, 130)
            missing.append(sum(items.lacking(100, 100, item.least_strength,
                                             item.least_dexterity)))
        assert missing == [0, 30]


def test_SPD_8_the_agility_that_armour_and_shields_take():
    for key, before in (("levyhaarniska", 30), ("iso kilpi", 12)):
        assert [items.agility_lost([read.item(key).agility])
                for read in (tables_of(*ITEMS), used(key, "agility", -55))] == [before, 55]


def test_the_price_of_each_table_of_items():
    shipped = tables_of(*ITEMS)
    for key, price in (("kirves", 100), ("voimakivi", 500), ("rengaspaita", 500),
                       ("iso kilpi", 240)):
        left = []
        for read in (shipped, used(key, "price", 7)):
            buyer = lived(listed(), AVERAGE, [])
            buyer.money = 1000
            edits.buy(buyer, read, GM, key)
            left.append(buyer.money)
        assert left == [1000 - price, 993]
