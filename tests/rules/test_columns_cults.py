"""Each column of cults, experience, fitness, standing and settings that a rule reads: another cell,
another result (NOT-7)."""
from rule_support import (
    AVERAGE,
    GM,
    AskedDice,
    cells_changed,
    could_not,
    dice_error,
    listed,
    lived,
    plain,
    set_of,
    tables_of,
    wrong_use,
)

from larpmaster import admission, automatic, burden, gifts
from larpmaster.callings import set_standing
from larpmaster.career import standing_of
from larpmaster.character import ClassRow, values
from larpmaster.creation import Creation
from larpmaster.deeds import reached, year
from larpmaster.rules import classes, fitness
from larpmaster.rules.dice import Dice

_settings = []


def another_world():
    """Tables in which every setting that a rule reads is another one."""
    if not _settings:
        _settings.append(cells_changed("settings", [(key, "value", value) for key, value in (
            ("money_factor", 7), ("spirit_xp_die", 90), ("mishap_wisdom", 20),
            ("start_standing", 3), ("least_standing", -1), ("most_standing", 4),
            ("age_die", 4), ("age_limit_factor", 1), ("idle_divisor", 5),
            ("mage_detects_magic", 3), ("thief_detects_magic", 6), ("growth_life_percent", 30),
            ("least_class_percent", 10))]))
    return _settings[0]


def both():
    """The shipped tables and those with other settings."""
    return plain(), another_world()


def rows_of(character):
    """(class, xp) of each row."""
    return [(row.class_, row.xp) for row in character.classes]


def created(dice, read, age=14, gm=False):
    """A creation of average abilities, its age set."""
    creation = Creation(read, dice, "rajakatse", gm, False)
    creation.set_race("ihminen", "mies")
    creation.keep_rolls()
    creation.set_discard(8)
    creation.set_assignment((1, 2, 3, 4, 5, 6, 7))
    creation.set_age(age)
    return creation


def test_CLS_9_CLS_10_a_further_level_beyond_the_table():
    row = ClassRow("taistelija", "taistelija", 1)
    row.xp = 600001
    read = cells_changed("xp_tables", [("fast", "further", 100000)])
    assert [reached(row, tables) for tables in (plain(), read)] == [11, 13]


def test_CLS_19_a_cult_with_a_spirit_gives_its_experience():
    read = cells_changed("cults", [("Zharin mestarit", "spirit", "Zhar")])
    for tables, xp in ((plain(), 0), (read, 6)):
        # Fitness is not checked before 22: the die of the year, then the spirit's.
        dice = listed(*[1, 20] if xp else [1])
        weak = (90,) * 7
        life = lived(dice, weak, ["Zharin mestarit"], read=tables)
        assert [row.spirit_xp for row in life.classes] == [0, xp]


def test_decision_32_races_and_regions_of_a_cult():
    read = cells_changed("cults", [("Sirran", "races", "haltija peikko"),
                                   ("Sirran", "regions", "Vardakov")])
    assert admission.entry_mistake(plain(), "Sirran", "ihminen", "Vuoriniitty") is None
    assert admission.entry_mistake(read, "Sirran", "ihminen", "").code == "cult_race"
    assert admission.entry_mistake(read, "Sirran", "peikko", "Vuoriniitty").code == "cult_region"
    assert admission.entry_mistake(read, "Sirran", "peikko", "Vardakov") is None


def test_MAG_6_MAG_8_factor_of_a_cult():
    read = cells_changed("cults", [("Sirran", "factor", 250), ("bardi", "factor", 300)])
    for tables, power, mana in ((plain(), 4, 9), (read, 10, 27)):
        life = lived(listed(), AVERAGE, [])
        life.is_child = False
        life.fitness_percent = 100
        for class_, cult in (("pappi", "Sirran"), ("taikuri", "bardi")):
            row = ClassRow(class_, cult, 1)
            row.extra_level = 4
            life.classes.append(row)
        made = values(life, tables)
        assert (made.power, made.mana) == (power, mana)


def test_MAG_9_magicality_bonus_of_a_cult_and_magicality_of_a_race():
    kinds = ("races", "cults", "armour", "shields", "gear", "weapons", "weapon_use")
    life = lived(listed(), AVERAGE, [])
    life.items = life.in_use = ["levyhaarniska"]
    plate = tables_of(*kinds)
    assert burden.mana_closure(life, plate, "bardi") == 99
    generous = cells_changed("cults", [("bardi", "magicality_bonus", 40)], kinds)
    assert burden.mana_closure(life, generous, "bardi") == 59
    gifted = cells_changed("races", [("ihminen", "magicality", 120)], kinds)
    assert burden.mana_closure(life, gifted, "bardi") == 79


def test_CLS_27_wealth_of_a_year_in_a_guild():
    read = cells_changed("cults", [("jalokivikilta", "wealth_a_year", 35)])
    assert [lived(Dice(1), AVERAGE, ["jalokivikilta"] * 3, read=tables).money
            for tables in (plain(), read)] == [300, 105]


def test_CLS_22_free_split_of_a_cult():
    read = cells_changed("cults", [("samooja", "free_split", "yes")])
    could_not("fixed_split", admission.shares, plain(), "samooja", "varas=50,taistelija=50")
    assert admission.shares(read, "samooja", "varas=50,taistelija=50") == (50, 50)


def test_CLS_22_service_in_a_temple_or_guild_binds_and_a_trade_does_not():
    read = cells_changed("cults", [("Sirran", "kind", "trade")])
    servant = lived(listed(30, 1), (90,) * 7, ["Sirran"])
    could_not("in_service", gifts.give, servant, plain(), GM, 10, "varas", "varas")
    gifts.give(servant, read, GM, 10, "varas", "varas")
    assert rows_of(servant) == [("pappi", 30), ("varas", 10)]


def test_CLS_22_shares_of_a_cult():
    read = cells_changed("cult_classes", [(("samooja", "taistelija"), "share", 60),
                                          (("samooja", "varas"), "share", 40)])
    assert [rows_of(lived(listed(50), (90,) * 7, ["samooja"], read=tables))
            for tables in (plain(), read)] == [
        [("taistelija", 40), ("varas", 10)], [("taistelija", 30), ("varas", 20)]]


def test_CLS_22_a_class_that_may_be_refused():
    read = cells_changed("cult_classes", [(("samooja", "varas"), "refusable", "yes")])
    fighter = lived(listed(), AVERAGE, [])
    could_not("no_refusal", admission.refused, plain(), fighter, "samooja", ["varas"])
    assert admission.refused(read, fighter, "samooja", ["varas"]) == [False, True]


def test_FIT_1_growth_of_a_child():
    def curve(read):
        return [fitness.grown(age, 22, read.fitness_growth[0][:5]) for age in (0, 11, 15, 21, 22)]

    key = ("15", "22")
    assert curve(plain()) == [1, 62, 85, 97, 100]
    for column, value, expected in (
            ("birth", 5, [5, 63, 85, 97, 100]), ("knee", 60, [1, 44, 60, 94, 100]),
            ("adult", 90, [1, 62, 85, 89, 90]), ("knee_numerator", 11, [1, 85, 90, 98, 100]),
            ("knee_denominator", 30, [1, 85, 90, 98, 100])):
        assert curve(cells_changed("fitness_growth", [(key, column, value)])) == expected, column


def test_FIT_1_decline_of_the_old():
    def of(read, age):
        return fitness.decline_chance(age, 50, [row[:3] for row in read.fitness_decline])

    assert [of(plain(), age) for age in (30, 35)] == [(2, 3), (5, 3)]
    read = cells_changed("fitness_decline", [("70", "chance", 44), ("70", "drop_die", 6),
                                             ("70", "from_percent", 60)])
    assert [of(read, age) for age in (29, 30, 35)] == [(2, 3), (44, 6), (44, 6)]


def test_CLS_18_standing_by_charisma_and_wisdom():
    def of(read, wisdom, charisma):
        return standing_of((100, 100, 100, 100, 100, wisdom, charisma), read)

    read = cells_changed("standing", [(("charisma", "130"), "change", 3),
                                      (("wisdom", "51"), "from_value", 40)])
    assert [of(plain(), 100, 130), of(plain(), 45, 100)] == [2, -1]
    assert [of(read, 100, 130), of(read, 45, 100)] == [4, 0]


def test_CLS_18_start_least_and_most_standing():
    bright = (100, 100, 100, 100, 100, 100, 160)
    dull = (100, 100, 100, 100, 100, 10, 100)
    assert [standing_of(AVERAGE, read) for read in both()] == [1, 3]
    assert [standing_of(bright, read) for read in both()] == [3, 4]
    low = cells_changed("settings", [("start_standing", "value", 0),
                                     ("least_standing", "value", -1)])
    assert [standing_of(dull, read) for read in (plain(), low)] == [-2, -1]


def test_CLS_20_a_standing_that_is_set_stays_within_the_bounds():
    life = lived(listed(30), (90,) * 7, ["varas"])
    wrong_use("number", set_standing, life, another_world(), GM, life.classes[0], 5)
    set_standing(life, plain(), GM, life.classes[0], 5)
    assert life.classes[0].standing == 5


def test_CLS_19_the_die_of_a_spirit():
    for read, sides in zip(both(), (40, 90)):
        dice = AskedDice([7, 8])
        lived(dice, (90,) * 7, ["Sirran"], read=read)
        assert dice.asked == [60, sides]


def test_GEN_9_the_wisdom_that_draws_a_mishap():
    for read, mishaps in zip(both(), (1, 0)):
        dice = listed(set_of(100, 100, 100, 100, 100, 60, 100, 50), [1, 1])
        creation = created(dice, read)
        creation.set_career([])
        assert len(creation.character.mishaps) == mishaps


def test_GEN_1_the_factor_of_the_first_money():
    for read, money in zip(both(), (30, 21)):
        creation = created(listed(set_of(*AVERAGE + (50,)), 3), read)
        creation.set_career([])
        assert creation.character.money == money


def test_decision_27_the_die_of_an_age_that_is_not_given():
    for read, sides in zip(both(), (10, 4)):
        dice = AskedDice([3])
        dice_error(automatic.make, automatic.Wishes(read, {"race": "ihminen", "sex": "mies"},
                                                    False), dice, "rajakatse")
        assert dice.asked[0] == sides


def test_decision_27_the_highest_age_of_a_player():
    for read, highest in zip(both(), (100, 50)):
        creation = created(listed(set_of(*AVERAGE + (50,))), read)
        assert wrong_use("number", creation.set_age, 101).fields["highest"] == highest


def test_CLS_2_what_an_idle_year_teaches():
    assert [lived(listed(), AVERAGE, ["idle"], read=read).knowledge for read in both()] == [
        [["yleistieto", 50]], [["yleistieto", 20]]]


def test_CLS_16_the_levels_that_detect_magic():
    for class_, setting, level in (("taikuri", "mage_detects_magic", 1),
                                   ("varas", "thief_detects_magic", 11)):
        shipped, changed = [classes.detects_magic(level, read.setting(setting))
                            for read in both()]
        assert shipped and changed == (class_ == "varas")
        assert classes.detects_magic(6, another_world().setting(setting))


def test_GROW_1_the_part_of_a_life_between_two_growths():
    grown = []
    for read in both():
        life = lived(listed(), AVERAGE, [], read=read)
        for age in range(life.age, 32):
            year(life, read, Dice(age), GM, "idle")
        grown.append([entry.age + 1 for entry in life.career
                      if "growth" in [event[0][1] for event in entry.events]])
    assert grown == [[25], [15, 30]]


def test_CLS_23_the_least_that_goes_to_each_class():
    given = []
    for read in both():
        life = lived(listed(10, 10), (90,) * 7, ["varas", "taistelija"])
        gifts.give(life, read, GM, 100, "taistelija", "taistelija", least=True)
        given.append(rows_of(life))
    assert given == [[("varas", 12), ("taistelija", 108)], [("varas", 20), ("taistelija", 100)]]
