"""ABS-1 to ABS-4, AB-4: absorption."""
from rule_support import tables

from larpmaster.rules import absorption


def test_AB_4_constitution_of_130_absorbs():
    assert absorption.tier(129) == 0
    assert absorption.tier(130) == 1


def test_ABS_3_tiers_of_constitution():
    for first, last, tier in ((0, 129, 0), (130, 149, 1), (150, 169, 2), (170, 179, 3),
                              (180, 189, 4), (190, 199, 5), (260, 269, 12)):
        assert absorption.tier(first) == tier and absorption.tier(last) == tier


def test_ABS_3_four_kinds_get_the_tier_and_four_one_less():
    assert absorption.KINDS == ("fire", "cold", "acid", "poison", "electricity", "rays", "magic",
                                "mind")
    assert absorption.absorptions(100, 0) == (0,) * 8
    assert absorption.absorptions(140, 0) == (1, 1, 1, 1, 0, 0, 0, 0)
    assert absorption.absorptions(175, 0) == (3, 3, 3, 3, 2, 2, 2, 2)


def test_ABS_3_the_part_of_the_class_is_equal_for_all_kinds():
    assert absorption.absorptions(100, 2) == (2,) * 8
    assert absorption.absorptions(135, 2) == (3, 3, 3, 3, 2, 2, 2, 2)


def test_ABS_1_absorption_of_the_classes_by_level():
    shipped = tables()
    for class_, first in (("pappi", (5, 8, 11, 14, 17)), ("taistelija", (9, 14, 19, 24, 29)),
                          ("taikuri", (9, 14, 19, 24, 29)), ("varas", (9, 14, 19, 24, 29)),
                          ("tavallinen", (9, 14, 19, 24, 29))):
        for count, level in enumerate(first):
            assert shipped.class_value(class_, "absorption", level - 1) == count
            assert shipped.class_value(class_, "absorption", level) == count + 1
        assert shipped.class_value(class_, "absorption", 0) == 0


def test_ABS_2_only_the_best_spell_counts():
    assert absorption.total(0, (2, 5, 3)) == 5
    assert absorption.total(0, ()) == 0


def test_ABS_4_constitution_class_and_the_best_spell_add_up():
    fire, mind = absorption.absorptions(175, 2)[0], absorption.absorptions(175, 2)[7]
    assert (fire, mind) == (5, 4)
    assert absorption.total(fire, (4, 1)) == 9
    assert absorption.damage_after(12, 9) == 3
    assert absorption.damage_after(9, 9) == absorption.damage_after(2, 9) == 0
