"""What the sheets show by the rules: CV-8, GEN-8, AB-7, AB-12, CLS-15 to CLS-18, SAVE-5."""
from rule_support import listed, lived, tables

from larpmaster import messages, sheet

AVERAGE = (100, 100, 100, 100, 100, 100, 100)


def lines_of(character, kind=sheet.TABLETOP):
    """A sheet in English as one text."""
    if not character.sex:
        character.sex = "mies"
    messages.use("en")
    try:
        return "\n".join(sheet.SHEETS[kind](character, tables()))
    finally:
        messages.use("fi")


def adult(original=AVERAGE, years=(), faces=()):
    """A human of 22 and a few more years, without a class but for those years."""
    return lived(listed(list(faces)), original, ["idle"] * 8 + list(years))


def value_of(text, label):
    """What stands behind a label, up to the next label's column."""
    place = text.index(label + ":") + len(label) + 1
    return text[place:place + 24].split()[0]


def test_CV_8_only_absorptions_that_are_not_zero_are_printed():
    text = lines_of(adult())
    assert "ABSORPTION" not in text
    text = lines_of(adult((100, 135, 100, 100, 100, 100, 100)))
    assert "ABSORPTION" in text
    assert value_of(text, "Fire") == "1" and value_of(text, "Poison") == "1"
    assert "Electricity" not in text and "Mental damage" not in text
    text = lines_of(adult((100, 150, 100, 100, 100, 100, 100)))
    assert value_of(text, "Fire") == "2" and value_of(text, "Electricity") == "1"


def test_GEN_8_combat_values_and_saves_are_on_the_game_masters_sheet_only():
    character = adult()
    tabletop, larp = lines_of(character), lines_of(character, sheet.LARP)
    for label in ("Attack value", "SAVING THROWS"):
        assert label in tabletop and label not in larp


def test_AB_6_the_larp_armour_class_is_on_the_larp_sheet_only():
    label = "armour-class bonus"
    character = adult()
    assert label in lines_of(character, sheet.LARP).lower()
    assert label not in lines_of(character).lower()


def test_AB_7_mobility_is_remarked_where_it_is_not_free():
    for agility, remark in ((1, "Bedridden."), (9, "Moves on crutches"), (20, "with one stick"),
                            (30, "Walks slowly."), (50, "May not run.")):
        text = lines_of(adult((100, 100, 100, agility, 100, 100, 100)))
        assert remark in text and "Cannot climb" in text
    text = lines_of(adult((100, 100, 100, 90, 100, 100, 100)))
    assert "May not run." not in text and "Does not want to climb" in text
    assert "climb" not in lines_of(adult())


def test_AB_5_senses_of_a_woman_are_measured_by_her_own_mean():
    character = adult((100, 95, 100, 100, 100, 100, 100))
    character.sex = "nainen"
    assert value_of(lines_of(character), "Senses") == "100"


def test_AB_12_MORALE_2_the_wise_fear_no_sleep_and_no_panic():
    text = lines_of(adult((100, 100, 100, 100, 100, 130, 100)))
    assert "sleep spell" in text and "Cannot panic." in text
    text = lines_of(adult((100, 100, 100, 100, 100, 129, 100)))
    assert "sleep spell" not in text and "Cannot panic." not in text


def test_CLS_15_the_condition_for_class_damage_is_remarked():
    original = (150, 100, 100, 100, 100, 100, 100)
    text = lines_of(adult(original, ["taistelija"], [50, 1, 1, 1, 1, 1, 1, 9]))
    assert "damage bonus counts only" in text
    assert "damage bonus counts only" not in lines_of(adult())


def test_CLS_16_detect_magic_is_remarked():
    text = lines_of(adult(AVERAGE, ["jalokivikilta"], [50, 1, 1, 9]))
    assert "Detect magic once a day." in text
    assert "Detect magic" not in lines_of(adult())


def test_CLS_18_a_row_shows_class_cult_level_experience_and_standing():
    original = (100, 100, 100, 100, 100, 100, 160)
    text = lines_of(adult(original, ["Sirran"], [50, 1, 1, 30, 40]), sheet.LARP)
    row = [line for line in text.split("\n") if "(Sirran)" in line and "priest" in line][0]
    assert row.split() == ["priest", "(Sirran)", "1", "150", "+3"]


def test_CV_6_SAVE_5_what_the_game_master_must_add_is_noted():
    text = " ".join(lines_of(adult()).split())
    assert "Weapons and shields are not included" in text
    assert "never by the sleeping or unconscious" in text


def test_AB_15_combinations_are_noted_for_the_game_master_only():
    noted = "sprint Agility and (Strength); endurance running Agility and Constitution"
    assert noted in lines_of(adult()).replace("\n", " ")
    assert "sprint" not in lines_of(adult(), sheet.LARP)


def test_CLS_2_knowledge_is_shown_in_whole_points():
    text = lines_of(lived(listed(), (100, 100, 100, 100, 131, 100, 100), ["idle"] * 3),
                    sheet.LARP)
    assert "general knowledge 1" in text


def test_CLS_1_HP_6_every_die_of_the_hit_points_is_on_the_game_masters_sheet():
    character = lived(listed(44, 81, 12, 31), (130, 120, 100, 100, 100, 100, 100),
                      ["taistelija"])
    text = " ".join(lines_of(character).split())
    for part in ("44, 81", "60", "12", "75"):
        assert part in text[text.index("175"):], part


def test_a_sheet_laid_out_for_a_narrow_window_fits_it_and_says_the_same():
    character = adult((100, 150, 100, 140, 100, 140, 100))
    character.sex = "mies"
    character.story = "Aivan tavallinen tarina, joka jatkuu rivin yli. " * 4
    for kind in (sheet.LARP, sheet.TABLETOP):
        written = sheet.SHEETS[kind](character, tables())
        for width in (60, 67, 76, 77, 79, 80):
            lines = sheet.SHEETS[kind](character, tables(), width)
            assert max([len(line) for line in lines]) == width
            assert sorted(" ".join(lines).replace("-", "").replace("=", "").split()) == sorted(
                " ".join(written).replace("-", "").replace("=", "").split())
        assert lines == written
