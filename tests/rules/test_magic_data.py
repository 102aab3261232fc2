"""The shipped colours, spells and cults that teach them: what defaults.md says, and CLS-12, MAG."""
from rule_support import all_tables

from larpmaster.rules import learning, magic
from larpmaster.rules.classes import MAGE, PRIEST

CASTERS = {"pappi": (PRIEST,), "taikuri": (MAGE,), "both": (PRIEST, MAGE)}


def cults_of_casters():
    """Keys of the cults that have a class which casts, and these classes."""
    tables = all_tables()
    found = []
    for cult in tables.cults:
        casting = [row.class_ for row in tables.classes_of(cult.key)
                   if row.class_ in (PRIEST, MAGE)]
        if casting:
            found.append((cult.key, casting))
    return found


def test_the_eight_colours_in_the_order_of_the_sheets():
    assert [row.key for row in all_tables().colours] == [
        "harmaa", "punainen", "sininen", "vihreä", "valkoinen", "musta", "keltainen", "ruskea"]


def test_MAG_1_spells_of_both_classes_of_all_colours_and_of_levels_1_to_12():
    tables = all_tables()
    assert len(tables.spells) >= 54
    assert {spell.level for spell in tables.spells} == set(range(1, 13))
    assert {colour for spell in tables.spells for colour, _ in spell.colours} == {
        row.key for row in tables.colours}
    for class_ in ("pappi", "taikuri"):
        own = [spell for spell in tables.spells if spell.class_ == class_]
        assert len(own) >= 15
        castable = [spell for spell in tables.spells if spell.class_ in (class_, "both")]
        assert {spell.level for spell in castable} == set(range(1, 13))


def test_MAG_1_the_spells_that_the_rules_name():
    tables = all_tables()
    for key in ("uni", "tulipallo", "paljasta magia", "paranna haavat", "suojakehä", "salama",
                "myrkyn poisto", "myrkyn hidastus"):
        assert tables.spell(key).name == key
    ball = tables.spell("tulipallo")
    assert (ball.rounds, ball.range_metres, ball.class_) == (4, 30, "taikuri")
    assert [colour for colour, _ in ball.colours] == ["punainen"]
    assert "punainen" not in [colour for colour, _ in tables.spell("myrkyn poisto").colours]


def test_MAG_18_learning_takes_30_to_40_of_priests_and_20_to_30_of_mages():
    bounds = {"pappi": (30, 40), "taikuri": (20, 30), "both": (30, 30)}
    for spell in all_tables().spells:
        least, most = bounds[spell.class_]
        assert least <= spell.chance <= most, spell.key


def test_MAG_18_elementary_spells_are_of_the_lowest_levels():
    for spell in all_tables().spells:
        if spell.elementary:
            assert spell.level <= 2 and max([level for _, level in spell.colours]) <= 2, spell.key
        if spell.level == 1:
            assert spell.elementary, spell.key


def test_MAG_2_who_is_of_a_spells_level_and_of_average_ability_can_pay_for_it():
    tables = all_tables()
    for spell in tables.spells:
        for class_ in CASTERS[spell.class_]:
            what = "mana" if class_ == MAGE else "power"
            pool = magic.pool(tables.class_value(class_, what, spell.level), 100, 100)
            assert 1 <= spell.mana <= pool, spell.key


def test_MAG_1_a_higher_spell_costs_more_outside():
    tables = all_tables()
    dearest = {level: 0 for level in range(13)}
    cheapest = {}
    for spell in tables.spells:
        dearest[spell.level] = max(dearest[spell.level], spell.price)
        cheapest[spell.level] = min(cheapest.get(spell.level, spell.price), spell.price)
    for level in range(3, 13):
        assert cheapest[level] > dearest[level - 2]
    assert cheapest[1] > 0


def test_COM_7_one_to_five_rounds_each_with_its_line():
    tables = all_tables()
    for spell in tables.spells:
        _, lines = tables.texts_of(spell.key, "effect")
        assert 1 <= spell.rounds <= 5
        assert [line.split(". ")[0] for line in lines] == [
            "  %d" % number for number in range(1, spell.rounds + 1)], spell.key


def test_MAG_4_an_effect_and_a_weaker_one_and_no_text_twice():
    tables = all_tables()
    texts = [row.text for row in tables.spell_texts]
    assert len(set(texts)) == len(texts)
    for spell in tables.spells:
        parts = [row.part for row in tables.spell_texts if row.spell == spell.key]
        assert (parts.count("effect"), parts.count("weak")) == (1, 1), spell.key


def test_every_spell_has_an_english_name_of_its_own():
    names = [spell.name_en for spell in all_tables().spells]
    assert len(set(names)) == len(names)
    for spell in all_tables().spells:
        assert spell.name_en != spell.name


def test_MAG_1_every_spell_is_taught_somewhere():
    tables = all_tables()
    taught = set()
    for cult in tables.cults:
        taught.update(tables.spells_of(cult.key))
    assert taught == {spell.key for spell in tables.spells}


def test_CLS_12_every_cult_of_casters_teaches_and_no_other_one():
    tables = all_tables()
    teaching = [cult.key for cult in tables.cults if tables.colours_of(cult.key)]
    assert teaching == [cult for cult, _ in cults_of_casters()]
    assert len(teaching) == 12
    for cult in teaching:
        colours = tables.colours_of(cult)
        assert 3 <= len(colours) <= 5 and 8 <= len(tables.spells_of(cult)) <= 16, cult
        for row in colours:
            assert row.weight >= 1 and 6 <= row.maximum <= 20, cult


def test_MAG_1_a_cult_teaches_only_what_its_classes_cast_and_its_colours_reach():
    tables = all_tables()
    for cult, casting in cults_of_casters():
        most = {row.colour: row.maximum for row in tables.colours_of(cult)}
        for key in tables.spells_of(cult):
            spell = tables.spell(key)
            assert [class_ for class_ in casting if class_ in CASTERS[spell.class_]], (cult, key)
            assert learning.understands(most, spell.colours), (cult, key)


def test_CLS_27_grey_16_can_be_reached_in_a_guild():
    tables = all_tables()
    reach = [row.cult for row in tables.cult_colours
             if row.colour == "harmaa" and row.maximum >= 16]
    assert [key for key in reach if tables.cult(key).kind == "guild"]


def test_MAG_18_each_cult_of_casters_has_an_elementary_spell():
    tables = all_tables()
    for cult, _ in cults_of_casters():
        assert [key for key in tables.spells_of(cult) if tables.spell(key).elementary], cult


def test_the_colours_of_a_cult_fit_what_it_is():
    tables = all_tables()

    def strongest(cult):
        return max([(row.weight, row.colour) for row in tables.colours_of(cult)])[1]

    for cult, colour in (("Vardakovin sotavelhot", "punainen"), ("Sirran", "valkoinen"),
                         ("metsäläis-shamaanit", "vihreä"), ("Zada-papit", "musta"),
                         ("Deinosan", "harmaa"), ("jalokivikilta", "ruskea")):
        assert strongest(cult) == colour
    assert [row.colour for row in tables.colours_of("metsäläis-shamaanit")][:2] == [
        "vihreä", "ruskea"]


def test_CLS_12_what_a_level_gives():
    for row in all_tables().cult_classes:
        gifts = {PRIEST: (1, 1), MAGE: (1, 0)}.get(row.class_, (0, 0))
        assert (row.level_colours, row.level_spells) == gifts


def test_GROW_1_MAG_18_CLS_23_settings():
    tables = all_tables()
    assert tables.setting("growth_life_percent") == 50
    assert tables.setting("sure_spell_ability") == 130
    assert tables.setting("least_class_percent") == 2
    assert tables.race("ihminen").life_span * 50 // 100 == 25


def test_an_item_has_what_the_rules_ask_of_it():
    tables = all_tables()
    sword = tables.item("pitkä miekka")
    assert (sword.kind, sword.name_en, sword.mana_closure, sword.thief_hindrance) == (
        "weapons", "long sword", 35, 0)
    assert (sword.least_strength, sword.agility, sword.price) == (50, 0, 300)
    assert tables.item("lyhytjousi").least_dexterity == 70
    plate = tables.item("levyhaarniska")
    assert (plate.kind, plate.mana_closure, plate.thief_hindrance, plate.agility) == (
        "armour", 99, 60, -30)
    shield = tables.item("iso kilpi")
    assert (shield.kind, shield.carry, shield.least_strength) == ("shields", 24, 0)
    stone = tables.item("voimakivi")
    assert (stone.kind, stone.price, stone.carry) == ("gear", 500, 1)
