"""CLS-21, MAG-4, MAG-5, WPN-3, WPN-4, CHK-7, STAM-6: parts and hindrance on the sheets."""
from rule_support import AVERAGE, all_tables, listed, lived

from larpmaster import messages, sheet
from larpmaster.character import ClassRow


def sheet_of(character, kind=sheet.LARP, language="fi"):
    """A sheet as one text with single spaces."""
    character.sex = "mies"
    messages.use(language)
    try:
        return " ".join(" ".join(sheet.SHEETS[kind](character, all_tables())).split())
    finally:
        messages.use("fi")


def somebody(*rows, items=(), in_use=(), spells=()):
    """A human with class rows (class, cult, level), items and spells."""
    character = lived(listed(), AVERAGE, [])
    for class_, cult, level in rows:
        row = ClassRow(class_, cult, 1)
        row.start_level = level
        character.classes.append(row)
    character.items = list(items) + list(in_use)
    character.in_use = list(in_use)
    character.spells = list(spells)
    return character


def test_CLS_21_what_a_spirit_gave_stands_below_the_sum():
    priest = somebody(("pappi", "Sirran", 1))
    priest.classes[0].xp = 342
    assert "josta" not in sheet_of(priest)
    # EX CLS-18a: 463 = 342 + 121.
    priest.classes[0].spirit_xp = 121
    assert "pappi (Sirran) 1 463 +1 josta hengen antamaa 121 KYVYT" in sheet_of(priest)
    priest.classes[0].standing = -1
    assert "josta hengen antamaa 121, ei käytössä, koska tila on alle 0" in sheet_of(priest)


def test_CLS_18_a_trade_that_is_called_after_its_class_is_named_once():
    thief = somebody(("varas", "varas", 1), ("varas", "samooja", 1))
    text = sheet_of(thief)
    assert "varas 1 0 +1 varas (samooja) 1 0 +1" in text and "varas (varas)" not in text
    assert "thief 1 0 +1 thief (samooja) 1 0 +1" in sheet_of(thief, language="en")


def test_MAG_5_a_priest_alone_casts_a_spell_of_both_with_power_and_a_mage_with_mana():
    spell = [row for row in all_tables().spells if row.class_ == "both"][0].key
    priest, mage = ("pappi", "Sirran", 9), ("taikuri", "bardi", 9)
    for rows, wanted, other in (([priest], "(pappi ", "mana"), ([mage], "(taikuri ", "voimaa")):
        text = sheet_of(somebody(*rows, spells=[spell]))
        text = text[text.index("LOITSUT"):]
        assert wanted in text and other not in text, text
    text = sheet_of(somebody(priest, mage, spells=[spell]))
    assert "(pappi/taikuri " in text and "voimaa tai manaa" in text


def test_MAG_4_what_in_part_means_is_told_once_where_a_spell_is_done_so():
    both = [row.key for row in all_tables().spells if row.class_ == "both" and row.level > 1][:2]
    note = "joten siitä onnistuu vain osa."
    text = sheet_of(somebody(("taikuri", "bardi", 1), spells=both))
    assert (text.count(note), text.count("Vain vajaana: ")) == (1, 3)
    assert note not in sheet_of(somebody(("taikuri", "bardi", 30), spells=both))


def test_the_english_sheet_says_that_spells_are_told_in_finnish():
    mage = somebody(("taikuri", "bardi", 9), spells=["uni"])
    assert "said for them is in Finnish." in sheet_of(mage, language="en")
    assert "suomeksi" not in sheet_of(mage)


def test_WPN_3_WPN_4_CHK_7_armour_in_use_shows_what_it_protects_and_what_it_takes():
    fighter = somebody(("taistelija", "taistelija", 1), items=["levyhaarniska"],
                       in_use=["rengashaarniska", "kypärä", "iso kilpi"])
    text = sheet_of(fighter)
    assert "rengashaarniska: haarniskaluokka 2, peitto 18, ketteryys -10." in text
    assert "kypärä: haarniskaluokka 1, peitto 1." in text
    assert ("iso kilpi: kilpipeittoluku 12, torjuntabonus 2, torjuntoja 2, ketteryys -12." in text)
    usable = 100 * fighter.fitness_percent // 100
    assert "Ketteryys haarniskassa: %d" % (usable - 22) in text
    assert "levyhaarniska: " not in text
    fighter.in_use = []
    text = sheet_of(fighter)
    assert "peitto" not in text and "Ketteryys haarniskassa" not in text


def test_CHK_7_STAM_6_a_load_says_what_it_changes():
    carrier = somebody(items=["rengaspaita"] * 4)
    carrier.fitness_percent, carrier.is_child = 100, False
    # 4 * 16 = 64 of 100: 14 above half.
    assert "Taakka 64 on yli puolet kantokyvystä 100: ketteryydestä lähtee 14," in sheet_of(carrier)
    carrier.items.pop()
    assert "Taakka 48" not in sheet_of(carrier)


def test_CV_7_more_hands_than_two_are_remarked():
    fighter = somebody(in_use=["pitkä miekka", "pitkä miekka"])
    assert "kättä" not in sheet_of(fighter)
    fighter = somebody(in_use=["kahden käden miekka", "iso keihäs", "nuoli"])
    assert "vaatisivat 4 kättä" in sheet_of(fighter)
    fighter = somebody(in_use=["pitkä miekka", "iso keihäs"])
    assert "want 3 hands" in sheet_of(fighter, language="en")
    fighter = somebody(in_use=["iso keihäs", "pieni kilpi"])
    assert "vaatisivat 3 kättä" in sheet_of(fighter)
