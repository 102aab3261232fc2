"""GROW-1, GROW-2: growth of abilities."""
from rule_support import all_used, listed, tables

from larpmaster.rules import growth


def test_GROW_1_a_human_grows_every_25_years():
    years = growth.period(tables().race("ihminen").life_span, 50)
    assert years == 25
    assert [age for age in range(101) if growth.grows_at(age, years)] == [25, 50, 75, 100]


def test_GROW_1_the_long_lived_grow_more_slowly():
    assert growth.period(tables().race("haltija").life_span, 50) == 215
    assert growth.period(tables().race("puolihaltija").life_span, 50) == 45
    assert growth.period(tables().race("peikko").life_span, 50) == 20


def test_GROW_1_a_share_of_nothing_is_never():
    assert growth.period(1, 50) == 0
    assert not growth.grows_at(0, 25)
    assert not growth.grows_at(25, 0)


def test_GROW_2_one_raise_of_two_to_six():
    for face, points in ((1, 2), (2, 3), (3, 4), (4, 5), (5, 6)):
        dice = listed(face)
        assert growth.roll_raise(dice) == (face, points)
        assert all_used(dice)


def test_GROW_2a_a_priests_wisdom_of_126_becomes_130_or_slightly_more():
    raised = [126 + growth.roll_raise(listed(face))[1] for face in (3, 4, 5)]
    assert raised == [130, 131, 132]


def test_GROW_2_above_140_rather_a_weak_ability():
    assert not growth.is_high_enough(140)
    assert growth.is_high_enough(141)
