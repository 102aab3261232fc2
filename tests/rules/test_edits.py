"""GROW-2, MAG-1, MAG-17, FIT-4 to FIT-6, CLS-12, CLS-27: the game master edits."""
from rule_support import AVERAGE, GM, all_tables, could_not, listed, lived, plain, tables, wrong_use

from larpmaster import edits, journal
from larpmaster.character import values
from larpmaster.rules.dice import Dice

INTELLIGENCE = 4


def mage(read=None):
    """A mage of a guild after twelve years."""
    return lived(Dice(12), AVERAGE[:4] + (140, 100, 100), ["jalokivikilta"] * 12,
                 read=read or tables())


def test_decision_60_an_edit_makes_the_character_one_of_the_game_masters():
    character = lived(listed(), AVERAGE, [])
    edits.set_number(character, plain(), GM, "money", 70)
    assert (character.gm, character.money) == (True, 70)
    assert character.journal[-1].changes == [("gm", False, True), ("money", 0, 70)]
    journal.undo(character)
    assert (character.gm, character.money) == (False, 0)


def test_FIT_6_a_fitness_is_set_within_its_bounds():
    character = lived(listed(), AVERAGE, [])
    edits.set_number(character, plain(), GM, "fitness_percent", 95)
    assert character.fitness_percent == 95
    for wrong in (0, 101):
        wrong_use("number", edits.set_number, character, plain(), GM, "fitness_percent", wrong)
    assert len(character.journal) == 2


def test_an_age_set_by_hand_says_who_is_a_child():
    character = lived(listed(), AVERAGE, [])
    edits.set_number(character, plain(), GM, "age", 22)
    assert not character.is_child
    edits.set_number(character, plain(), GM, "age", 21)
    assert character.is_child


def test_texts_are_checked_letter_by_letter():
    character = lived(listed(), AVERAGE, [])
    edits.set_text(character, GM, "notes", "Äiti, isä\nja Öhman")
    assert character.notes == "Äiti, isä\nja Öhman"
    edits.set_text(character, GM, "name", " Åke ")
    assert character.name == "Åke"
    wrong_use("letter", edits.set_text, character, GM, "story", "Šakki")
    wrong_use("name_missing", edits.set_text, character, GM, "name", " ")
    wrong_use("too_long", edits.set_text, character, GM, "player", "x" * 101)


def test_GROW_3_FIT_4_an_ability_is_set_by_hand():
    character = lived(listed(), AVERAGE, [])
    edits.set_ability(character, GM, 3, 8)
    assert character.abilities_original[3] == 8
    wrong_use("number", edits.set_ability, character, GM, 3, -1)


def test_FIT_4_FIT_5_a_broken_ankle_heals_but_leaves_a_lasting_loss():
    read = tables()
    character = lived(listed(), AVERAGE[:3] + (120,) + AVERAGE[4:], [])
    whole = character.fitness_percent
    edits.set_number(character, read, GM, "fitness_percent", 95)
    edits.set_ability(character, GM, 3, 8)
    assert values(character, read).abilities[:4] == (95, 95, 95, 7)
    edits.set_number(character, read, GM, "fitness_percent", 98)
    edits.set_ability(character, GM, 3, 110)
    # 110 * 98 // 100 = 107; the journal can take each step of it back.
    assert values(character, read).abilities[:4] == (98, 98, 98, 107)
    for left in (8, 8, 120, 120):
        journal.undo(character)
        assert character.abilities_original[3] == left
    assert character.fitness_percent == whole


def test_GROW_2_a_young_character_grows_once():
    character = lived(listed(), AVERAGE[:5] + (126, 141), [])
    could_not("high_enough", edits.raise_ability, character, listed(), GM, 6)
    edits.raise_ability(character, listed(3), GM, 5)
    # EX GROW-2a: 126 + 4.
    assert character.abilities_original[5] == 130
    assert character.journal[-1].events == [
        (("what", "growth"), ("ability", "wisdom"), ("roll", 3), ("gained", 4))]
    could_not("raised_before", edits.raise_ability, character, listed(3), GM, 5)


def test_CLS_12_a_colour_set_by_hand_stays_within_the_maximum_of_a_place_studied():
    character = mage()
    mistake = could_not("colour_above_maximum", edits.put_colour, character, tables(), GM,
                        "harmaa", 17)
    assert mistake.fields["highest"] == 16
    could_not("colour_above_maximum", edits.put_colour, character, tables(), GM, "vihreä", 1)
    edits.put_colour(character, tables(), GM, "harmaa", 16)
    assert ["harmaa", 16] in character.colours
    edits.put_colour(character, tables(), GM, "harmaa", 0)
    assert "harmaa" not in [colour for colour, _ in character.colours]


def test_CLS_27_a_spell_by_choice_needs_class_and_colours():
    character = mage()
    edits.put_colour(character, tables(), GM, "punainen", 4)
    could_not("colours_missing", edits.teach, character, tables(), GM, "tulipallo")
    edits.put_colour(character, tables(), GM, "punainen", 5)
    edits.teach(character, tables(), GM, "tulipallo")
    assert character.spells[-1] == "tulipallo"
    could_not("spell_known", edits.teach, character, tables(), GM, "tulipallo")
    could_not("wrong_class_for_spell", edits.teach, character, tables(), GM, "paranna haavat")
    could_not("wrong_class_for_spell", edits.teach, lived(listed(), AVERAGE, []), tables(), GM,
              "paljasta magia")
    could_not("unknown_key", edits.teach, character, tables(), GM, "taikurin uni")
    edits.forget(character, GM, "tulipallo")
    could_not("spell_unknown", edits.forget, character, GM, "tulipallo")


def test_MAG_17_a_roll_after_the_time_of_study_may_fail():
    character = mage()
    edits.put_colour(character, tables(), GM, "punainen", 5)
    edits.study(character, tables(), listed(34), GM, "tulipallo")
    # 24 * 140 // 100 = 33.
    assert character.journal[-1].events == [(
        ("what", "spell"), ("spell", "tulipallo"), ("chance", 33), ("roll", 34),
        ("learned", False))]
    edits.study(character, tables(), listed(33), GM, "tulipallo")
    assert character.spells[-1] == "tulipallo"


def test_STAM_6_items_are_bought_used_put_away_and_sold():
    read = all_tables()
    character = lived(listed(), AVERAGE, [])
    character.money = 400
    mistake = could_not("not_enough_money", edits.buy, character, read, GM, "rengaspaita")
    assert mistake.fields["price"] == 500
    edits.buy(character, read, GM, "pitkä miekka")
    edits.buy(character, read, GM, "tikari", 0)
    edits.buy(character, read, GM, "tikari")
    assert (character.money, character.items) == (60, ["pitkä miekka", "tikari", "tikari"])
    edits.take_up(character, GM, "tikari")
    edits.take_up(character, GM, "tikari")
    could_not("in_use_already", edits.take_up, character, GM, "tikari")
    could_not("item_missing", edits.take_up, character, GM, "kypärä")
    edits.put_down(character, GM, "tikari")
    edits.sell(character, GM, "tikari", 15)
    assert (character.items, character.in_use) == (["pitkä miekka", "tikari"], ["tikari"])
    edits.sell(character, GM, "tikari", 15)
    assert (character.in_use, character.money) == ([], 90)
    could_not("not_in_use", edits.put_down, character, GM, "tikari")
    could_not("item_missing", edits.sell, character, GM, "tikari", 1)


def test_CLS_29_MAG_9_items_in_use_touch_every_value_they_hinder():
    read = all_tables()
    character = lived(Dice(1), AVERAGE[:2] + (185, 185) + (150, 100, 100),
                      ["varas", "jalokivikilta"], read=tables())
    before = values(character, read)
    assert character.classes[0].level == 4 and before.mana > 0
    character.items = ["iso kilpi", "pieni kilpi"]
    assert values(character, read) == before
    # A hindrance of 50 %: a thief of level 4 fights and saves as one of level 2 (EX CLS-29a's way).
    character.in_use = ["iso kilpi", "pieni kilpi"]
    now = values(character, read)
    assert (now.backstab, before.backstab) == (4 + 2, 8 + 2)
    assert now.level_bonus < before.level_bonus and now.saves[2] < before.saves[2]
    assert now.two_hand_percent == before.two_hand_percent - 4
    assert (now.max_hit_points, now.damage_bonus) == (before.max_hit_points, before.damage_bonus)
    # Shields of 40 and 20 close 60 % of the mana.
    assert now.mana == before.mana * 40 // 100


def test_a_character_is_not_made_younger_than_it_has_lived():
    character = mage()
    last = character.career[-1].age
    found = could_not("age_lived", edits.set_number, character, plain(), GM, "age", last)
    assert found.fields["lowest"] == last + 1 == character.age
    edits.set_number(character, plain(), GM, "age", last + 5)
    edits.set_number(character, plain(), GM, "age", last + 1)
    assert character.age == last + 1
