"""The shipped tables hold what the rule book and its house defaults say."""
from larpmaster import tables
from larpmaster.platform import machine

FOLDER = machine.join(machine.tables_folder(), "rajakatse")
TABLES = tables.load(FOLDER, machine.read_file, machine.join, None, machine.fingerprint,
                     machine.read_piece)


def by_key(rows):
    return {row[0]: row for row in rows}


def levels_of(class_key, what):
    """Levels at which a class's value grows, once for each point."""
    levels = []
    for level in range(1, 31):
        more = (TABLES.class_value(class_key, what, level)
                - TABLES.class_value(class_key, what, level - 1))
        levels.extend([level] * more)
    return levels


def shares(cult):
    return [(row.class_, row.share) for row in TABLES.classes_of(cult)]


def test_every_table_is_read_without_a_fault():
    errors, counts = tables.check(FOLDER, machine.read_file, machine.join, machine.fingerprint,
                                  machine.read_piece)
    assert errors == []
    assert [kind for kind, count in counts if count == 0] == []


def test_races_of_the_defaults():
    assert [row.key for row in TABLES.races] == ["ihminen", "haltija", "puolihaltija", "peikko"]
    assert [row[3:-1] for row in TABLES.races] == [
        (50, 14, 22, 100, 100, 100, 100, 100, 5, 6, 50, 600, -3, 60),
        (430, 60, 100, 100, 100, 150, 100, 120, 5, 6, 50, 600, -3, 20),
        (90, 21, 33, 100, 100, 125, 100, 110, 5, 6, 50, 600, -3, 40),
        (40, 10, 15, 110, 90, 70, 80, 120, 5, 6, 60, 600, -3, 60)]


def test_GEN_7_race_and_sex_factors():
    assert [row[:9] for row in TABLES.race_sexes] == [
        ("ihminen", "mies", 100, 100, 100, 100, 100, 100, 100),
        ("ihminen", "nainen", 100, 95, 100, 100, 100, 100, 100),
        ("haltija", "mies", 96, 74, 102, 104, 102, 104, 105),
        ("haltija", "nainen", 96, 70, 102, 104, 102, 104, 105),
        ("puolihaltija", "mies", 99, 91, 101, 102, 101, 102, 99),
        ("puolihaltija", "nainen", 99, 86, 101, 102, 101, 102, 99),
        ("peikko", "mies", 140, 130, 80, 90, 75, 80, 70),
        ("peikko", "nainen", 130, 125, 85, 95, 75, 85, 75)]


def test_STAM_1_race_factors():
    assert TABLES.race("ihminen").stamina == 100
    assert TABLES.race("haltija").stamina == 120


def test_CLS_1_classes_in_order():
    assert [row.key for row in TABLES.classes] == [
        "taistelija", "pappi", "taikuri", "varas", "tavallinen"]


def test_NOT_2_level_factors():
    assert [row.level_factor for row in TABLES.classes] == [5, 3, 1, 2, 1]


def test_HP_2_base_chances_and_HP_3_constitution_rolls():
    assert [(row.hp_base, row.con_rolls) for row in TABLES.classes] == [
        (75, 2), (75, 1), (50, 1), (50, 1), (0, 1)]


def test_SAVE_3_growth_a_level():
    assert [row[6:10] for row in TABLES.classes] == [
        (3, 3, 3, 3), (3, 2, 3, 2), (3, 2, 2, 2), (2, 2, 2, 2), (2, 2, 2, 2)]


def test_CLS_5_to_CLS_8_deciding_abilities_and_factors():
    assert [(row.start_ability, row.start_factor) for row in TABLES.classes] == [
        ("strength", "brutality"), ("wisdom", "spirituality"), ("intelligence", "magicality"),
        ("dexterity/agility", "nimbleness"), ("none", "none")]


def test_CLS_3_only_priests_and_mages_train_by_intelligence():
    assert [row.key for row in TABLES.classes if row.trains_by_int] == ["pappi", "taikuri"]


def test_CLS_2_knowledge_of_each_class():
    assert [row.knowledge for row in TABLES.classes] == [
        "taistelijatieto", "pappitieto", "taikuritieto", "varastieto", "käytännön tieto"]


def test_CLS_9_slow_thresholds():
    table = TABLES.xp_table("slow")
    assert table.thresholds == (
        2000, 6000, 13000, 24000, 40000, 62000, 91000, 128000, 174000, 300000)
    assert table.further == 200000
    steps = [high - low for low, high in zip((0,) + table.thresholds[:8], table.thresholds)]
    assert steps == [1000 * (n * (n + 1) // 2 + 1) for n in range(1, 10)]
    assert [row.key for row in TABLES.classes if row.xp_table == "slow"] == ["pappi", "taikuri"]


def test_CLS_10_fast_thresholds():
    table = TABLES.xp_table("fast")
    assert table.thresholds == (
        1000, 4000, 10000, 20000, 35000, 56000, 84000, 120000, 165000, 300000)
    assert table.further == 200000
    assert list(table.thresholds[:9]) == [1000 * n * (n + 1) * (n + 2) // 6 for n in range(1, 10)]


def test_CLS_13_fighter_damage_levels():
    assert levels_of("taistelija", "damage_bonus") == [2, 4, 7, 11, 16, 21]


def test_CLS_13_damage_levels_of_the_other_classes():
    assert levels_of("pappi", "damage_bonus") == [5, 11, 18]
    assert levels_of("varas", "damage_bonus") == [6, 13, 21]
    assert levels_of("taikuri", "damage_bonus") == [10, 20]
    assert levels_of("tavallinen", "damage_bonus") == [10, 20]


def test_ABS_1_absorption_levels():
    assert levels_of("pappi", "absorption") == [5, 8, 11, 14, 17, 20, 23, 26, 29]
    for class_key in ("taistelija", "taikuri", "varas", "tavallinen"):
        assert levels_of(class_key, "absorption") == [9, 14, 19, 24, 29]


def test_MAG_8_mana_by_level():
    mana = [TABLES.class_value("taikuri", "mana", level) for level in range(31)]
    assert mana[:11] == [0, 2, 4, 6, 9, 12, 15, 19, 23, 27, 32]
    assert mana[11:] == [32 + 5 * more for more in range(1, 21)]


def test_MAG_6_power_by_level():
    assert [TABLES.class_value("pappi", "power", level) for level in range(31)] == list(range(31))


def test_XP_1_levels_above_30_are_read_as_30():
    assert TABLES.class_value("taikuri", "mana", 31) == 132
    assert TABLES.class_value("pappi", "power", 999) == 30


def test_class_without_a_row_for_a_value_has_0():
    assert TABLES.class_value("taistelija", "mana", 12) == 0
    assert TABLES.class_value("taikuri", "power", 12) == 0


def test_CLS_16_levels_that_detect_magic():
    assert TABLES.setting("mage_detects_magic") == 1
    assert TABLES.setting("thief_detects_magic") == 11


def test_CLS_18_standing_by_charisma_and_wisdom():
    assert [row[:3] for row in TABLES.standing] == [
        ("charisma", 0, 0), ("charisma", 130, 1), ("charisma", 160, 2),
        ("wisdom", 0, -3), ("wisdom", 31, -2), ("wisdom", 51, -1), ("wisdom", 61, 0)]
    assert TABLES.setting("start_standing") == 1


def test_CLS_22_cults_in_order_with_their_shares():
    expected = [
        ("taistelija", [("taistelija", 100)]),
        ("varas", [("varas", 100)]),
        ("tavallinen", [("tavallinen", 100)]),
        ("tiedustelija", [("taistelija", 50), ("varas", 50)]),
        ("vakoilija", [("varas", 80), ("taistelija", 20)]),
        ("samooja", [("taistelija", 80), ("varas", 20)]),
        ("bardi", [("varas", 60), ("taikuri", 40)]),
        ("parantaja", [("pappi", 60), ("tavallinen", 40)]),
        ("Zharin mestarit", [("taistelija", 70), ("pappi", 30)]),
        ("Vardakovin sotavelhot", [("taikuri", 100)]),
        ("Raia-haltijat", [("taikuri", 100)]),
        ("Deinosan", [("taikuri", 95), ("pappi", 5)]),
        ("Bokean illusio", [("taikuri", 100)]),
        ("jalokivikilta", [("taikuri", 100)]),
        ("Derecas-papit", [("pappi", 100)]),
        ("Zada-papit", [("pappi", 100)]),
        ("Sirran", [("pappi", 100)]),
        ("metsäläis-shamaanit", [("varas", 60), ("pappi", 40)])]
    assert [(row.key, shares(row.key)) for row in TABLES.cults] == expected


def test_CLS_22_free_split_and_refusable_classes():
    assert [row.key for row in TABLES.cults if row.free_split] == ["bardi", "Zharin mestarit"]
    assert [row[:2] for row in TABLES.cult_classes if row.refusable] == [
        ("Zharin mestarit", "pappi")]


def test_CLS_19_cults_that_serve_a_spirit():
    spirits = [row for row in TABLES.cults if row.spirit != "-"]
    assert [row.key for row in spirits] == ["Derecas-papit", "Zada-papit", "Sirran"]
    assert len({row.spirit for row in spirits}) == 3
    assert TABLES.setting("spirit_xp_die") == 40


def test_CLS_27_cults_that_pay_each_year():
    assert [row.key for row in TABLES.cults if row.wealth_a_year] == [
        "Vardakovin sotavelhot", "Raia-haltijat", "Deinosan", "Bokean illusio", "jalokivikilta"]
    assert {row.wealth_a_year for row in TABLES.cults} == {0, 100}


def test_MAG_9_magicality_bonuses():
    assert [(row.key, row.magicality_bonus) for row in TABLES.cults if row.magicality_bonus] == [
        ("Vardakovin sotavelhot", 65), ("Raia-haltijat", 50)]


def test_MAG_6_MAG_8_cult_factors_are_one():
    assert {row.factor for row in TABLES.cults} == {100}


def test_only_elves_enter_the_elf_school():
    assert [(row.key, row.races) for row in TABLES.cults if row.races != "*"] == [
        ("Raia-haltijat", "haltija")]


def test_regions_in_order():
    assert [row.key for row in TABLES.regions] == ["Vuoriniitty", "Vardakov", "Metsäläiset"]


def test_FIT_1_growth_and_decline():
    assert [row[:5] for row in TABLES.fitness_growth] == [(15, 22, 1, 85, 100)]
    assert [row[:3] for row in TABLES.fitness_decline] == [
        (0, 2, 3), (70, 5, 3), (90, 15, 3), (110, 30, 3), (130, 50, 3)]


def test_money_of_a_new_character():
    assert TABLES.setting("money_die") == 6
    assert TABLES.setting("money_factor") == 10


def test_GEN_9_ten_mishaps_in_both_languages():
    assert TABLES.setting("mishap_wisdom") == 60
    assert len(TABLES.mishaps) == 20
    for lang in ("fi", "en"):
        assert len({row.text for row in TABLES.mishaps if row.lang == lang}) == 10


def test_WPN_1_melee_weapons():
    weapons = by_key(TABLES.weapons)
    expected = (
        ("tikari", 2, 0, 0, "fast"), ("lyhyt miekka", 4, 1, 1, "fast"),
        ("pitkä miekka", 6, 1, 1, "normal"), ("nuija", 2, 1, 1, "normal"),
        ("iso nuija", 4, 1, 1, "slow"), ("sotavasara", 4, 1, 1, "normal"),
        ("käsikirves", 4, 1, 1, "normal"), ("kirves", 6, 1, 1, "normal"),
        ("sotakirves", 8, 1, 1, "normal"), ("iso taistelukirves", 10, 1, 1, "slow"))
    for key, damage, to_hit, parries, pace in expected:
        row = weapons[key]
        assert (row.damage, row.to_hit, row.parries_one_handed, row.parries_two_handed,
                row.pace) == (damage, to_hit, parries, parries, pace)
        assert row.source == "rules"


def test_WPN_1_weapons_of_two_hands_parry_twice():
    weapons = by_key(TABLES.weapons)
    for key, damage in (("äpärämiekka", 6), ("kahden käden miekka", 8), ("keihäs", 4),
                        ("iso keihäs", 6), ("kävelysauva", 2)):
        row = weapons[key]
        assert (row.damage, row.to_hit, row.parries_one_handed,
                row.parries_two_handed) == (damage, 1, 1, 2)


def test_WPN_1_large_axes_do_n4_in_one_hand():
    weapons = by_key(TABLES.weapons)
    assert weapons["kirves"].damage_one_handed == 4
    assert weapons["sotakirves"].damage_one_handed == 4


def test_WPN_2_missile_weapons():
    weapons = by_key(TABLES.weapons)
    sling = weapons["kivilinko"]
    assert (sling.damage, sling.to_hit, sling.parries_one_handed) == (2, 0, 0)
    bows = [row for row in TABLES.weapons if row.use == "bow"]
    assert [(row.key, row.damage, row.to_hit, row.parries_two_handed) for row in bows] == [
        ("heikko lyhytjousi", 2, 1, 0), ("lyhytjousi", 4, 1, 0), ("pitkäjousi", 6, 1, 0)]


def test_WPN_3_shields():
    assert [row[:6] for row in TABLES.shields] == [
        ("pieni kilpi", "pieni kilpi", "small shield", 2, 3, 0),
        ("normaali kilpi", "normaali kilpi", "normal shield", 2, 5, 1),
        ("iso kilpi", "iso kilpi", "large shield", 2, 12, 2)]


def test_WPN_4_armour():
    body = [row for row in TABLES.armour if row.part == "body"]
    assert [(row.key, row.armour_class, row.coverage) for row in body] == [
        ("nahkahaarniska", 1, 17), ("rengaspaita", 2, 12), ("rengashaarniska", 2, 18),
        ("levyhaarniska", 3, 19)]


def test_WPN_5_things_that_hit_without_a_bonus():
    weapons = by_key(TABLES.weapons)
    for key in ("tikari", "heittokivi", "kivilinko"):
        assert (weapons[key].damage, weapons[key].to_hit) == (2, 0)
    assert {row.blow_damage for row in TABLES.shields} == {2}


def test_WPN_6_thrown_damage():
    weapons = by_key(TABLES.weapons)
    for key, damage in (("sotakirves", 6), ("kahden käden miekka", 4), ("pitkä miekka", 3),
                        ("iso nuija", 3), ("lyhyt miekka", 2), ("tikari", 2), ("käsikirves", 4),
                        ("keihäs", 4), ("kävelysauva", 2), ("heittokeihäs", 4)):
        assert weapons[key].thrown_damage == damage


def test_WPN_7_the_typical_arrow():
    assert by_key(TABLES.weapons)["nuoli"].damage == 6


def test_WPN_8_lance():
    assert [row[:5] for row in TABLES.weapon_modes] == [
        ("peitsi", "rider", 10, 1, 8), ("peitsi", "charge", 10, 1, 8), ("peitsi", "foot", 6, 1, 5),
        ("peitsi", "close", 2, 0, 0)]
    assert by_key(TABLES.weapons)["peitsi"].parries_two_handed == 1


def test_WPN_10_ordinary_things_break_at_1_percent():
    for rows in (TABLES.weapon_use, TABLES.armour, TABLES.shields):
        assert {row.break_percent for row in rows} == {1}


def test_WPN_11_cover_numbers():
    assert [row.cover_number for row in TABLES.shields] == [3, 5, 12]


def test_WPN_12_shields_absorb_6_of_an_arrow():
    assert {row.absorbs_arrow for row in TABLES.shields} == {6}


def test_CRIT_2_chance_of_sharp_and_blunt_weapons():
    use = by_key(TABLES.weapon_use)
    for row in TABLES.weapons:
        assert use[row.key].crit_percent == (50 if row.sharp else 30)


def test_SPD_8_agility_that_armour_takes():
    assert by_key(TABLES.armour)["levyhaarniska"].agility == -30
    assert by_key(TABLES.armour)["rengashaarniska"].agility == -10
    assert by_key(TABLES.shields)["iso kilpi"].agility == -12


def test_XP_8_what_closes_no_mana():
    free = [row.weapon for row in TABLES.weapon_use if row.mana_closure == 0]
    for key in ("tikari", "kävelysauva", "ryhmysauva", "kivilinko", "nuija", "iso nuija"):
        assert key in free
    assert [row.mana_closure for row in TABLES.armour if row.part == "body"] == [30, 50, 70, 99]
    assert [row.mana_closure for row in TABLES.shields] == [20, 30, 40]


def test_XP_8_what_hinders_a_thief():
    assert [row.thief_hindrance for row in TABLES.armour if row.part == "body"] == [0, 20, 40, 60]
    assert [row.thief_hindrance for row in TABLES.shields] == [10, 20, 40]
    for row in TABLES.weapon_use:
        short_bow = row.weapon in ("lyhytjousi", "heikko lyhytjousi")
        assert row.thief_hindrance == (50 if row.hands == 2 and not short_bow else 0)


def test_every_weapon_has_its_use():
    assert [row.key for row in TABLES.weapons] == [row.weapon for row in TABLES.weapon_use]
    assert by_key(TABLES.weapon_use)["tikari"].carry == 4


def test_every_item_of_the_defaults_is_there():
    keys = [row.key for rows in (TABLES.weapons, TABLES.armour, TABLES.shields, TABLES.gear)
            for row in rows]
    for key in ("tikari", "lyhyt miekka", "pitkä miekka", "äpärämiekka", "kahden käden miekka",
                "keihäs", "iso keihäs", "kävelysauva", "ryhmysauva", "nuija", "iso nuija",
                "sotavasara", "käsikirves", "kirves", "sotakirves", "iso taistelukirves",
                "ketjupiikkipallo", "peitsi", "heikko lyhytjousi", "lyhytjousi", "pitkäjousi",
                "nuoli", "kivilinko", "heittokeihäs", "pieni kilpi", "normaali kilpi", "iso kilpi",
                "nahkahaarniska", "rengaspaita", "rengashaarniska", "levyhaarniska", "kypärä",
                "parantava juoma", "voimakivi", "suojaussormus"):
        assert key in keys
    assert len(set(keys)) == len(keys)


def test_prices_that_CLS_27_speaks_of():
    gear = by_key(TABLES.gear)
    assert gear["parantava juoma"].price == 600
    assert (gear["voimakivi"].price, gear["voimakivi"].amount) == (500, 4)
