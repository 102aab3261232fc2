"""Faults of the tables of magic, of items and of lists in a cell, each with its place."""
import pytest
from tables_faults import TEXTS, faults, line_of

COLOURS = "harmaa, punainen, sininen, vihreä, valkoinen, musta, keltainen, ruskea"


def changed(kind, old, new):
    """(changed text, line, position of the new part) of a file in which a part occurs once."""
    text = TEXTS[kind]
    line, position = line_of(text, old)
    return text.replace(old, new), line, position


def without_line(kind, start):
    """The text of a file without the line that begins so."""
    lines = TEXTS[kind].split("\n")
    number, = [number for number, line in enumerate(lines) if line.startswith(start)]
    del lines[number]
    return "\n".join(lines)


def codes(**texts):
    return [(error[0], error[3], error[4]) for error in faults(**texts)]


UNI = "uni|uni|sleep|taikuri|1|2|harmaa 1|"


def with_colours(cell):
    """Faults of the spells when the colours of `uni` are this cell: (position in it, code, found,
    wanted)."""
    text, line, position = changed("spells", UNI, "uni|uni|sleep|taikuri|1|2|%s|" % cell)
    found = faults(spells=text)
    assert {error[:2] + (error[3],) for error in found} <= {("spells.txt", line, "colours")}
    return [(error[2] - position - 26,) + error[4:] for error in found]


@pytest.mark.parametrize("cell, place, code, found, wanted", [
    ("harmaa", 0, "not_a_pair", "harmaa", "1..100"),
    ("harmaa 1 2", 0, "not_a_pair", "harmaa 1 2", "1..100"),
    ("harmaa 1, 2", 10, "not_a_pair", "2", "1..100"),
    ("harmaa x", 7, "not_a_number", "x", "1..100"),
    ("harmaa 0", 7, "out_of_bounds", "0", "1..100"),
    ("harmaa 101", 7, "out_of_bounds", "101", "1..100"),
    ("harmaa -1", 7, "out_of_bounds", "-1", "1..100"),
    ("harmaa 1_0", 7, "not_a_number", "1_0", "1..100"),
    ("harmaa +1", 7, "not_a_number", "+1", "1..100"),
    ("harmaa 1,", 9, "empty_entry", "harmaa 1,", ""),
    (",harmaa 1", 0, "empty_entry", ",harmaa 1", ""),
    ("harmaa 1,, musta 1", 9, "empty_entry", "harmaa 1,, musta 1", ""),
    ("harmaa 1, musta 1, harmaa 2", 19, "doubled_entry", "harmaa", ""),
    ("violetti 1", 0, "unknown_reference", "violetti", COLOURS),
    ("harmaa 1, violetti 2", 0, "unknown_reference", "violetti", COLOURS),
    ("", 0, "empty_cell", "", "1..100"),
])
def test_MAG_1_colours_of_a_spell(cell, place, code, found, wanted):
    assert with_colours(cell) == [(place, code, found, wanted)]


@pytest.mark.parametrize("cell", ["harmaa 1,musta 1", "harmaa  1 , musta 01", "  harmaa 1  "])
def test_colours_that_will_do(cell):
    text, _, _ = changed("spells", UNI, "uni|uni|sleep|taikuri|1|2|%s|" % cell)
    assert [code for code in codes(spells=text) if code[2] != "colour_out_of_reach"] == []


@pytest.mark.parametrize("cell, place, code, found", [
    ("häikäisy, , nauru", 9, "empty_entry", "häikäisy, , nauru"),
    ("häikäisy, nauru,", 16, "empty_entry", "häikäisy, nauru,"),
    ("häikäisy, nauru, häikäisy", 17, "doubled_entry", "häikäisy"),
    ("häikäisy nauru", 0, "unknown_reference", "häikäisy nauru"),
])
def test_spells_of_a_cult(cell, place, code, found):
    old = "bardi                 | haltijavalo, häikäisy, nauru"
    text, line, position = changed("cult_spells", old, "bardi                 | " + cell + "|house"
                                   "\nbardi | lumous")
    error = faults(cult_spells=text)[0]
    assert error[:6] == ("cult_spells.txt", line, position + 24 + place, "spells", code, found)


@pytest.mark.parametrize("kind, old, new, column, code, found, wanted", [
    ("cult_colours", "bardi                 | keltainen | 5 | 12",
     "bardi                 | keltainen | 0 | 12", "weight", "out_of_bounds", "0", "1..1000"),
    ("cult_colours", "bardi                 | keltainen | 5 | 12",
     "bardi                 | keltainen | 5 |  0", "maximum", "out_of_bounds", "0", "1..100"),
    ("cult_colours", "bardi                 | keltainen |", "bardi                 | keltaine  |",
     "colour", "unknown_reference", "keltaine", COLOURS),
    ("spells", "uni|uni|sleep|taikuri|1|", "uni|uni|sleep|taikuri|31|", "level", "out_of_bounds",
     "31", "1..30"),
    ("spells", "uni|uni|sleep|taikuri|", "uni|uni|sleep|varas|", "class", "bad_word", "varas",
     "pappi, taikuri, both"),
    ("spells", "harmaa 1|yes|30|spells|2|15|500", "harmaa 1|yes|30|sleep|2|15|500", "save",
     "bad_word", "sleep", "none, spells, rays, poison_paralysis, explosions"),
    ("spells", "harmaa 1|yes|30|spells|2|15|500", "harmaa 1|yes|0|spells|2|15|500", "chance",
     "out_of_bounds", "0", "1..100"),
    ("spell_texts", "uni|weak|", "uni|half|", "part", "bad_word", "half", "effect, weak, line"),
    ("settings", "sure_spell_ability  | 130", "sure_spell_ability  | 1300", "value",
     "out_of_bounds", "1300", "0..1000"),
    ("settings", "growth_life_percent | 50", "growth_life_percent |  0", "value",
     "out_of_bounds", "0", "1..1000"),
    ("settings", "least_class_percent |  2", "least_class_percent | 101", "value",
     "out_of_bounds", "101", "0..100"),
])
def test_a_wrong_cell(kind, old, new, column, code, found, wanted):
    text, line, _ = changed(kind, old, new)
    error = faults(**{kind: text})[0]
    assert (error[0], error[1], error[3:]) == (kind + ".txt", line, (column, code, found, wanted))


def test_an_unknown_spell_has_texts():
    text, line, position = changed("spell_texts", "\nuni|effect|", "\nunni|effect|")
    error = faults(spell_texts=text)[-1]
    assert error[:6] == ("spell_texts.txt", line + 1, 1, "spell", "unknown_reference", "unni")


def test_MAG_4_each_spell_says_what_it_does_and_what_it_does_in_part():
    line, position = line_of(TEXTS["spells"], "\nuni|")
    for part in ("effect", "weak"):
        text = without_line("spell_texts", "uni|%s|1|" % part)
        assert faults(spell_texts=text) == [
            ("spells.txt", line + 1, 1, "key", "missing_text", "0", part + " 1")]


def test_COM_7_a_spell_has_a_line_for_each_round():
    line, position = line_of(TEXTS["spells"], "\nuni|")
    text = without_line("spell_texts", "uni|line|2|")
    found, = faults(spell_texts=text)
    assert found[:2] == ("spells.txt", line + 1)
    assert found[3:] == ("rounds", "missing_text", "1", "line 2")


def test_COM_7_a_line_beyond_the_rounds():
    text = TEXTS["spell_texts"] + "uni|line|3|Nuku vielä!\n"
    assert faults(spell_texts=text) == [
        ("spell_texts.txt", text.count("\n"), 10, "number", "text_beyond_rounds", "3", "2")]


def test_COM_7_lines_are_numbered_from_1_without_a_gap():
    text, line, position = changed("spell_texts", "uni|line|2|", "uni|line|3|")
    assert faults(spell_texts=text) == [
        ("spell_texts.txt", line, position + 9, "number", "text_gap", "3", "2")]
    text, line, position = changed("spell_texts", "uni|effect|1|", "uni|effect|2|")
    assert faults(spell_texts=text) == [
        ("spell_texts.txt", line, position + 11, "number", "text_gap", "2", "1")]


def test_a_number_that_is_there_twice_is_a_doubled_key():
    text, line, _ = changed("spell_texts", "uni|line|2|", "uni|line|1|")
    assert ("spell_texts.txt", "spell", "doubled_key") in codes(spell_texts=text)


def test_an_effect_may_take_several_rows():
    assert faults(spell_texts=TEXTS["spell_texts"] + "uni|effect|2|Ei uneksi.\n") == []


def test_CLS_12_only_who_casts_is_given_colours_and_spells_by_a_level():
    old = "taistelija            | taistelija | 100 | no  | 0 | 0 |"
    for cells, column, place in (("1 | 0", "level_colours", 50), ("0 | 1", "level_spells", 54)):
        text, line, position = changed("cult_classes", old, old.replace("0 | 0", cells))
        assert faults(cult_classes=text) == [
            ("cult_classes.txt", line, place, column, "gift_without_magic", "taistelija",
             "pappi, taikuri")]


def test_a_spell_is_taught_once_by_a_cult():
    text = TEXTS["cult_spells"] + "bardi|uni|house\n"
    assert faults(cult_spells=text) == [
        ("cult_spells.txt", text.count("\n"), 7, "spells", "doubled_spell", "uni", "bardi")]


@pytest.mark.parametrize("cult, spell, casters", [
    ("Sirran", "uni", "taikuri"), ("Bokean illusio", "siunaus", "pappi")])
def test_MAG_1_a_cult_teaches_what_one_of_its_classes_casts(cult, spell, casters):
    text = TEXTS["cult_spells"] + "%s|%s|house\n" % (cult, spell)
    found = faults(cult_spells=text)
    assert found[0] == ("cult_spells.txt", text.count("\n"), len(cult) + 2, "spells",
                        "spell_of_other_class", spell, casters)


def test_MAG_1_a_spell_for_both_needs_either_class():
    colours = TEXTS["cult_colours"] + "varas|punainen|1|6|house\n"
    text = TEXTS["cult_spells"] + "varas|liekki|house\n"
    assert [error[4:] for error in faults(cult_spells=text, cult_colours=colours)] == [
        ("colours_without_caster", "varas", "pappi, taikuri"),
        ("spell_of_other_class", "liekki", "pappi / taikuri")]


@pytest.mark.parametrize("cult, spell, found, most", [
    ("bardi", "harha", "harha: harmaa 8", "6"), ("Sirran", "kirous", "kirous: musta 6", "0")])
def test_MAG_1_a_cult_teaches_what_its_colours_let_it_read(cult, spell, found, most):
    text = TEXTS["cult_spells"] + "%s|%s|house\n" % (cult, spell)
    colours = TEXTS["cult_colours"].replace("bardi                 | harmaa    | 3 |  8",
                                            "bardi                 | harmaa    | 3 |  6")
    assert faults(cult_spells=text, cult_colours=colours) == [
        ("cult_spells.txt", text.count("\n"), len(cult) + 2, "spells", "colour_out_of_reach",
         found, most)]


def test_a_cult_that_teaches_colours_teaches_spells_and_the_other_way_round():
    colours = TEXTS["cult_colours"] + "samooja|vihreä|1|6|house\n"
    classes = TEXTS["cult_classes"].replace(
        "samooja               | varas      |  20 | no  | 0 | 0 | house",
        "samooja               | pappi      |  20 | no  | 1 | 1 | house")
    line = colours.count("\n")
    assert faults(cult_colours=colours, cult_classes=classes) == [
        ("cult_colours.txt", line, 1, "cult", "key_without_rows", "samooja", "cult_spells")]
    spells = TEXTS["cult_spells"] + "samooja|eläinpuhe|house\n"
    assert faults(cult_spells=spells, cult_classes=classes) == [
        ("cult_spells.txt", spells.count("\n"), 1, "cult", "key_without_rows", "samooja",
         "cult_colours")]
    assert faults(cult_colours=colours, cult_spells=spells, cult_classes=classes) == []


def test_CLS_27_who_teaches_colours_has_a_class_that_casts():
    colours = TEXTS["cult_colours"] + "varas|harmaa|1|6|house\nvaras|musta|1|6|house\n"
    assert [error for error in faults(cult_colours=colours) if error[4] != "key_without_rows"] == [
        ("cult_colours.txt", colours.count("\n") - 1, 1, "cult", "colours_without_caster", "varas",
         "pappi, taikuri")]


def test_every_weapon_has_a_row_of_its_use():
    text = without_line("weapon_use", "nuoli ")
    line, _ = line_of(TEXTS["weapons"], "\nnuoli ")
    assert faults(weapon_use=text) == [
        ("weapons.txt", line + 1, 1, "key", "key_without_rows", "nuoli", "weapon_use")]


def test_an_item_is_in_one_table_only():
    text = TEXTS["gear"] + "TIKARI|x|y|other|1|1|0|0|0|house\n"
    assert faults(gear=text) == [
        ("gear.txt", text.count("\n"), 1, "key", "doubled_item", "TIKARI", "weapons")]


def test_what_rests_on_a_wrong_cell_of_magic_is_not_reported_again():
    for kind, old, new, code in (
            ("spells", UNI, "uni|uni|sleep|taikuri|1|2|harmaa|", "not_a_pair"),
            ("spells", UNI, "uni|uni|sleep|maagi|1|2|harmaa 1|", "bad_word"),
            ("spells", "yes|30|spells|2|15|500", "yes|30|spells|x|15|500", "not_a_number"),
            ("cult_colours", "Sirran                | valkoinen | 5 | 18",
             "Sirran                | valkoinen | 5 | 1x", "not_a_number"),
            ("spell_texts", "uni|line|2|", "uni|line|x|", "not_a_number"),
            ("cult_classes", "Sirran                | pappi      | 100 | no  | 1 | 1 |",
             "Sirran                | pappi      | 100 | no  | 1 | x |", "not_a_number")):
        text, _, _ = changed(kind, old, new)
        assert [error[4] for error in faults(**{kind: text})] == [code], (kind, new)
