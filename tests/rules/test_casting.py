"""MAG-1 to MAG-5, MAG-13, MAG-15, MAG-20: spells, casting and writings."""
from rule_support import tables

from larpmaster.rules import casting


def test_MAG_1_a_spell_needs_colours_and_a_level_and_has_a_cost_and_a_price():
    colours = [row.key for row in tables().colours]
    assert len(tables().spells) >= 48
    for spell in tables().spells:
        assert spell.colours and spell.level >= 1 and spell.mana >= 1 and spell.price >= 0
        for colour, level in spell.colours:
            assert colour in colours and level >= 1, spell.key
        assert casting.sources(spell.class_), spell.key


def test_MAG_2_with_enough_level_and_power_a_spell_is_done_at_once():
    assert casting.way(3, 3, 5, 5) == casting.AT_ONCE
    assert casting.way(9, 3, 9, 5) == casting.AT_ONCE


def test_MAG_3_with_too_low_a_level_or_power_it_is_done_slowly():
    assert casting.way(2, 3, 5, 5) == casting.SLOWLY
    assert casting.way(3, 3, 4, 5) == casting.SLOWLY


def test_MAG_3a_a_priest_of_level_1_takes_16_hours_for_a_spell_of_level_5():
    assert casting.slow_hours(1, 5) == 16


def test_MAG_3_a_familiar_spell_takes_fewer_hours_and_a_low_one_none():
    assert casting.slow_hours(1, 5, 1) == 4
    assert casting.slow_hours(5, 5) == 0 and casting.slow_hours(7, 5) == 0


def test_MAG_4_a_known_spell_is_always_done_in_part():
    assert casting.way(0, 3, 0, 5) == casting.IN_PART
    assert casting.way(0, 1, 99, 1) == casting.IN_PART


def test_MAG_5_what_feeds_which_spell():
    assert casting.sources("pappi") == (casting.POWER, casting.STONE)
    assert casting.sources("taikuri") == (casting.MANA, casting.STONE)
    assert casting.sources("both") == (casting.POWER, casting.MANA, casting.STONE)


def test_MAG_13_whoever_reads_a_writing_releases_it_once():
    assert casting.can_release(True, False)
    assert not casting.can_release(True, True)
    assert not casting.can_release(False, False)


def test_MAG_15_a_writing_made_in_haste_works_by_half_of_the_intelligence():
    assert casting.reliability(100) == 50 and casting.reliability(121) == 60
    assert casting.reliability(230) == casting.RELIABLE
    assert casting.works(50, 50) and not casting.works(51, 50)
    assert casting.works(1, 0) and not casting.works(100, 99)


def test_MAG_15_a_bought_writing_always_works():
    assert casting.works(100, casting.RELIABLE)


def test_MAG_20_a_lost_hit_point_loses_the_spell():
    assert casting.is_lost(1) and not casting.is_lost(0)
