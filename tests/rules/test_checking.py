"""CHK-1 to CHK-8, STAM-6, AB-8, SPD-3, SPD-6, CLS-29, MAG-9: checks on characters and sheets."""
from rule_support import AVERAGE, WORLD, listed, lived, wrong_use

from larpmaster import checking, messages, sheet
from larpmaster import tables as table_reader
from larpmaster.platform import machine
from larpmaster.rules import checks

AGILE = (100, 100, 105, 90, 100, 100, 100)
_read = []


def tables():
    """All shipped tables, read once."""
    if not _read:
        _read.append(table_reader.load(machine.join(machine.tables_folder(), WORLD),
                                       machine.read_file, machine.join))
    return _read[0]


def somebody(original=AVERAGE, years=(), faces=(), items=()):
    """A man of 22 and more years, called Aino, with these items in use."""
    made = lived(listed(list(faces)), original, ["idle"] * 8 + list(years), read=tables())
    made.name = "Aino"
    made.sex = "mies"
    made.items = list(items)
    made.in_use = list(items)
    return made


def checked(word, character, roll, **options):
    """The line of a check in English."""
    messages.use("en")
    try:
        return checking.line(checking.task(word, options), character, tables(), roll)
    finally:
        messages.use("fi")


def tabletop(character):
    """The game master's sheet in English."""
    messages.use("en")
    try:
        return "\n".join(sheet.tabletop_sheet(character, tables()))
    finally:
        messages.use("fi")


def test_CHK_1_a_line_shows_ability_divisor_limit_roll_and_result():
    strong = somebody((121, 100, 100, 100, 100, 100, 100))
    assert checked("strength/2", strong, 60) == (
        "Aino: Strength 121 / 2, limit 60, roll 60: succeeds.")
    assert checked("strength/2", strong, 61) == (
        "Aino: Strength 121 / 2, limit 60, roll 61: fails.")
    assert checking.line(checking.task("voima/10", {}), strong, tables(), 13) == (
        "Aino: Voima 121 / 10, raja 12, heitto 13: epäonnistuu.")


def test_CHK_1_without_a_divisor_it_is_1_and_names_are_of_both_languages():
    for words in (("wisdom", "Viisaus/1", "WISDOM/1"), ("dexterity/4", "NÄPPÄRYYS/4"),
                  ("senses/2", "Aistit/2")):
        assert len({checking.task(word, {}) for word in words}) == 1
    assert checking.task("wisdom", {}).divisor == 1


def test_CHK_2_the_limit_is_held_within_what_the_game_master_sets():
    assert "limit 90," in checked("strength", somebody(), 50, most="90")
    assert "limit 20," in checked("strength/10", somebody(), 50, least="20")


def test_CHK_3_the_senses_are_measured_by_race_and_sex():
    woman = somebody((100, 95, 100, 100, 100, 100, 100))
    woman.sex = "nainen"
    assert "Senses 100 / 2, limit 50," in checked("senses/2", woman, 50)
    assert "Constitution 95 / 1" in checked("constitution", woman, 50)


def test_CHK_5_1_always_succeeds_and_100_never():
    assert checked("charisma/100", somebody((0,) * 7), 1).endswith("succeeds.")
    assert checked("charisma", somebody((300,) * 7), 100).endswith("fails.")


def test_CHK_6_the_bonus_counts_the_level_for_dexterity_and_agility_only():
    fighter = somebody((130, 100, 100, 100, 100, 100, 100), ["taistelija"],
                       [50, 1, 1, 1, 1])
    assert fighter.classes[0].level == 1
    assert "Dexterity 100 + level bonus 5 = 105 / 2, limit 52," in checked(
        "dexterity/2", fighter, 50, bonus=True)
    assert "Dexterity 100 / 2, limit 50," in checked("dexterity/2", fighter, 50)
    wrong_use("gm_no_bonus", checking.task, "strength/2", {"bonus": True})


def test_CHK_7_armour_in_use_takes_agility():
    knight = somebody(items=("levyhaarniska", "iso kilpi"))
    assert "Agility 100 - armour 42 = 58 / 1" in checked("agility", knight, 50)
    knight.in_use = []
    # What is carried and not worn is load: 64 units, half of the maximum is 50.
    assert "Agility 100 - load 14 = 86 / 1" in checked("agility", knight, 50)


def test_CHK_7_the_game_master_gives_another_loss_or_load():
    knight = somebody(items=("levyhaarniska",))
    assert "Agility 100 - armour 5 - load 1 = 94 / 1" in checked(
        "agility", knight, 50, armour="5", load="51")
    assert "Agility 100 / 1" in checked("agility", knight, 50, armour="0")
    for option in ("armour", "load"):
        wrong_use("gm_no_load", checking.task, "dexterity", {option: "5"})


def test_CHK_7_agility_does_not_fall_below_0():
    weak = somebody((10, 100, 100, 20, 100, 100, 100), items=("levyhaarniska",))
    assert "= 0 / 1, limit 0," in checked("agility", weak, 50)


def test_CHK_7_an_item_that_the_tables_lack_weighs_nothing():
    owner = somebody(items=("levyhaarniska",))
    owner.items.append("kadonnut kalu")
    owner.in_use.append("kadonnut kalu")
    assert "Agility 100 - armour 30 = 70 / 1" in checked("agility", owner, 50)


def test_CHK_1_what_is_no_check_is_refused():
    mistake = wrong_use("unknown_name", checking.task, "luck/2", {})
    assert "strength" in mistake.fields["allowed"] and "senses" in mistake.fields["allowed"]
    for word in ("strength/0", "strength/101", "strength/x", "strength/", "strength/-2"):
        assert wrong_use("number", checking.task, word, {}).fields["field"] == "divisor"
    wrong_use("number", checking.task, "strength", {"way": "3"})
    wrong_use("number", checking.task, "agility", {"load": "-1"})
    wrong_use("gm_limits_crossed", checking.task, "strength", {"least": "50", "most": "40"})


def test_CHK_4_CHK_8_CHK_9_the_help_of_check_holds_examples_and_notes():
    from larpmaster import notes
    for language in messages.LANGUAGES:
        messages.use(language)
        found = notes.lines("check")
        whole = " ".join(found)
        messages.use("fi")
        assert max([len(line) for line in found]) < 80
        for example in checks.EXAMPLES:
            assert messages.has("gm_example_" + example[0])
        words = [line.split()[0] for line in found[-len(checks.EXAMPLES):]]
        for word in words:
            checking.task(word, {})
        for part in (("estimate", "surprised") if language == "en" else ("arvio", "yllätettynä")):
            assert part in whole


def test_GROW_1_FIT_6_the_help_of_a_year_holds_notes():
    assert_note("year", ("25 years", "by hand"), ("25 vuotta", "Käsin"))


def test_GROW_2_GROW_3_FIT_3_FIT_4_FIT_5_the_help_of_edit_holds_notes():
    assert_note("edit", ("2-6 points", "supernatural", "mental", "95 %", "98 %"),
                ("2-6 pistettä", "yliluonnollisesta", "henkisiäkin", "95 prosenttiin", "98 %"))


def test_XP_1_XP_3_XP_4_XP_4a_the_help_of_xp_holds_notes():
    assert_note("xp", ("level 10", "sword", "2001", "6001"),
                ("yli 10:n", "miekkaa", "2001", "6001"))


def assert_note(command, english, finnish):
    """Demands these parts in the notes of both languages."""
    from larpmaster import notes
    for language, parts in (("en", english), ("fi", finnish)):
        messages.use(language)
        whole = " ".join(notes.lines(command))
        messages.use("fi")
        for part in parts:
            assert part in whole, part


def row_of(text, label):
    """The numbers behind a label of a sheet."""
    place = text.index(label) + len(label)
    return [int(word) for word in text[place:place + 40].split()[:4]]


def test_CHK_1_CHK_3_the_game_masters_sheet_shows_the_limits():
    text = tabletop(somebody((121, 100, 100, 100, 100, 100, 87)))
    text = text[text.index("CHECKS AND MOVEMENT"):]
    assert row_of(text, "Strength") == [121, 60, 30, 12]
    assert row_of(text, "Charisma") == [87, 43, 21, 8]
    assert row_of(text, "Senses") == [100, 50, 25, 10]


def test_SPD_3_STAM_3_the_sheet_shows_quarters_and_recovery():
    text = tabletop(somebody(AGILE))
    assert "Action quarters:         42" in text and "Movement quarters:       36" in text
    assert "1.00 / 4 rounds" in text


def test_SPD_6_CLS_29_the_sheet_shows_what_a_thief_has_more():
    thief = somebody((100, 100, 150, 100, 100, 100, 100), ["varas"], [50] + [1] * 6)
    assert thief.classes[0].level == 2
    assert "60 (as a thief 64)" in tabletop(thief)
    thief.items = thief.in_use = ["normaali kilpi"]
    # 20 % of hindrance: level 2 is level 1.
    text = tabletop(thief)
    assert "60 (as a thief 62)" in text
    assert ("hinder the thief by 20 %: acting as at level 1 (really 2), and at most 80 % of "
            "experience goes" in text.replace("\n", " "))


def test_XP_1_above_level_10_the_sheet_asks_the_game_master_to_look():
    hero = somebody((100, 100, 150, 100, 100, 100, 100), ["varas"], [50] + [1] * 6)
    row = hero.classes[0]
    row.extra_level = 10 - row.start_level
    assert row.level == 10 and "A level is above 10" not in tabletop(hero)
    row.extra_level += 1
    assert "A level is above 10" in tabletop(hero)


def test_STAM_5_STAM_6_the_sheet_shows_load_and_what_a_hard_round_costs():
    text = tabletop(somebody(items=("tikari", "rengashaarniska")))
    assert "32 (half 50, maximum 100)" in text and "64 %: stamina -1" in text
    assert "Agility in armour:       90" in text
    assert "0 (half 50, maximum 100)" in tabletop(somebody())
    assert "Agility in armour" not in tabletop(somebody())


def test_AB_8_the_sheet_names_what_is_missing_for_an_item_in_use():
    weak = somebody((80, 100, 60, 100, 100, 100, 100), items=("äpärämiekka", "ketjupiikkipallo"))
    text = tabletop(weak)
    assert "bastard sword: 10 points of strength are missing" in text
    assert "chain and spiked ball: 30 points of dexterity are missing" in text
    assert "missing" not in tabletop(somebody(items=("äpärämiekka",)))


def test_MAG_9_both_sheets_tell_what_the_items_close():
    mage = somebody((100, 100, 100, 100, 110, 100, 100), ["Deinosan"],
                    [50] + [1] * 12, ("nahkahaarniska", "normaali kilpi"))
    messages.use("en")
    try:
        larp = " ".join(sheet.larp_sheet(mage, tables()))
        # Two of mana at level 1 (INT 110); what is left is rounded to harm.
        assert ("Items in use close 60 % of the mana (Deinosan): 0 is left of 2, and at most 40 % "
                "of experience goes to the class of mage." in larp)
        mage.in_use = []
        assert "Items in use" not in "\n".join(sheet.larp_sheet(mage, tables()))
    finally:
        messages.use("fi")
