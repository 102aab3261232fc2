"""MAG-9, STAM-6, CHK-7, XP-5, XP-6, XP-8: what items do to their owner."""
from rule_support import tables, tables_of

from larpmaster.rules import items

# Items that a mage uses freely (XP-8).
FREE = ("tikari", "kävelysauva", "kivilinko", "nuija", "iso nuija")


def test_STAM_6_the_load_is_the_sum_and_the_maximum_is_the_strength():
    assert items.load(()) == 0
    assert items.load((4, 14, 40)) == 58
    assert items.maximum_load(100) == 100


def test_STAM_6_what_lies_beyond_half_of_the_maximum_load():
    assert items.beyond_half(50, 100) == 0
    assert items.beyond_half(51, 100) == 1
    assert items.beyond_half(100, 100) == 50
    assert items.beyond_half(10, 21) == 0 and items.beyond_half(11, 21) == 1
    assert items.beyond_half(3, 0) == 3


def test_CHK_7_armour_and_shield_take_agility_together():
    shipped = tables_of("armour", "shields")
    agility = {row.key: row.agility for row in shipped.armour + shipped.shields}
    assert agility["levyhaarniska"] == -30 and agility["rengashaarniska"] == -10
    assert agility["iso kilpi"] == -12
    assert items.agility_lost(()) == 0
    assert items.agility_lost((agility["levyhaarniska"], agility["iso kilpi"])) == 42


def test_AB_2_AB_8_what_is_missing_to_wield_an_item():
    assert items.lacking(100, 100, 90, 80) == (0, 0)
    assert items.lacking(89, 79, 90, 80) == (1, 1)
    assert items.lacking(10, 100, 150, 0) == (140, 0)


def test_XP_5a_hindrances_of_a_thief_add_up():
    assert items.thief_hindrance((20, 40, 10)) == 70
    assert items.thief_hindrance(()) == 0


def test_XP_5_the_hindrance_of_a_thief_is_at_most_100():
    assert items.thief_hindrance((60, 40, 10)) == 100


def test_MAG_9a_the_gift_of_an_elf_is_taken_from_each_item():
    assert items.mana_closure((50,), 150, 0) == 0
    assert items.mana_closure((51,), 150, 0) == 1
    assert items.mana_closure((51, 51, 50), 150, 0) == 2


def test_MAG_9b_plate_on_an_elf():
    assert items.mana_closure((99,), 150, 0) == 49


def test_MAG_9c_plate_on_an_elf_of_the_elves_school():
    raia = [cult for cult in tables().cults if cult.key == "Raia-haltijat"][0]
    assert raia.magicality_bonus == 50
    assert items.mana_closure((99,), 150, raia.magicality_bonus) == 0


def test_MAG_9_a_race_without_a_gift_does_not_make_it_worse():
    assert items.mana_closure((20,), 70, 0) == 20
    assert items.item_closure(20, 70, 5) == 15


def test_MAG_9_the_closure_is_at_most_100():
    assert items.mana_closure((99, 40), 100, 0) == 100


def test_XP_6a_closures_of_one_without_a_gift_add_up():
    assert items.mana_closure((5, 10, 15), 100, 0) == 30


def test_XP_6b_a_war_mage_of_vardakov_is_not_hindered():
    vardakov = tables().cult("Vardakovin sotavelhot")
    assert vardakov.magicality_bonus == 65
    assert items.mana_closure((40, 40, 30, 20, 50), 100, vardakov.magicality_bonus) == 0


def test_XP_8_a_mage_uses_dagger_staff_sling_and_clubs_freely_and_armour_is_worst():
    shipped = tables_of("weapon_use", "armour", "shields")
    closure = {row.weapon: row.mana_closure for row in shipped.weapon_use}
    for key in FREE:
        assert closure[key] == 0, key
    for key in ("pitkä miekka", "sotakirves", "pitkäjousi"):
        assert closure[key] > 0, key
    assert max([row.mana_closure for row in shipped.armour]) > max(
        list(closure.values()) + [row.mana_closure for row in shipped.shields])


def test_XP_8_metal_armour_shields_and_two_hands_hinder_a_thief_but_not_the_short_bow():
    shipped = tables_of("weapon_use", "armour", "shields")
    for row in shipped.shields:
        assert row.thief_hindrance > 0, row.key
    for row in shipped.armour:
        assert (row.thief_hindrance > 0) == (row.key != "nahkahaarniska"), row.key
    for row in shipped.weapon_use:
        hinders = row.hands == 2 and row.weapon not in ("lyhytjousi", "heikko lyhytjousi")
        assert (row.thief_hindrance > 0) == hinders, row.weapon
