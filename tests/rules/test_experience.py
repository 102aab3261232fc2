"""CLS-9 to CLS-11, CLS-19, CLS-21, CLS-22: experience."""
from rule_support import tables

from larpmaster.rules import experience


def reached(class_, xp):
    """Extra levels of a class of the shipped tables."""
    table = tables().xp_table(tables().class_(class_).xp_table)
    return experience.extra_levels(xp, table.thresholds, table.further)


SLOW = (2000, 6000, 13000, 24000, 40000, 62000, 91000, 128000, 174000, 300000)
FAST = (1000, 4000, 10000, 20000, 35000, 56000, 84000, 120000, 165000, 300000)


def test_CLS_9_thresholds_of_priest_and_mage():
    for class_ in ("pappi", "taikuri"):
        for place, threshold in enumerate(SLOW):
            assert reached(class_, threshold) == place
            assert reached(class_, threshold + 1) == place + 1


def test_CLS_9_the_increments_up_to_the_ninth():
    for n in range(1, 10):
        increment = SLOW[n - 1] - (SLOW[n - 2] if n > 1 else 0)
        assert increment == 1000 * (n * (n + 1) // 2 + 1)


def test_CLS_10_thresholds_of_fighter_thief_and_ordinary():
    for class_ in ("taistelija", "varas", "tavallinen"):
        for place, threshold in enumerate(FAST):
            assert reached(class_, threshold) == place
            assert reached(class_, threshold + 1) == place + 1


def test_CLS_10_the_formula_up_to_the_ninth():
    for n in range(1, 10):
        assert FAST[n - 1] == 1000 * n * (n + 1) * (n + 2) // 6


def test_decision_52_CLS_9_CLS_10_each_further_200000():
    for class_ in ("pappi", "varas"):
        for count in range(1, 25):
            threshold = 300000 + 200000 * count
            assert reached(class_, threshold) == 9 + count
            assert reached(class_, threshold + 1) == 10 + count


def test_CLS_9_CLS_10_the_points_to_be_passed_for_each_level():
    for table in (SLOW, FAST):
        for level in range(1, 15):
            threshold = experience.threshold(level, table, 200000)
            assert experience.extra_levels(threshold, table, 200000) == level - 1
            assert experience.extra_levels(threshold + 1, table, 200000) == level


def test_CLS_11a_priest_of_2001():
    assert reached("pappi", 2001) == 1
    assert reached("pappi", 2000) == 0


def test_CLS_11b_priest_of_6001():
    assert reached("pappi", 6001) == 2


def test_CLS_11c_no_experience_and_463():
    assert reached("taistelija", 0) == 0
    assert reached("pappi", 463) == 0


def test_CLS_18a_463_is_342_and_121():
    assert experience.counted(342, 121, 1) == 463


def test_CLS_19_what_a_spirit_gives():
    assert [experience.spirit_share(23, standing, 100) for standing in range(-5, 6)] == [
        0, 0, 0, 0, 0, 0, 23, 46, 69, 92, 115]


def test_decision_22_CLS_19_a_spirit_gives_by_the_share():
    assert experience.spirit_share(23, 2, 60) == 27
    assert experience.spirit_share(1, 1, 60) == 0


def test_CLS_19_what_a_spirit_takes_back_for_ever():
    assert [experience.kept_of_spirit(46, standing) for standing in range(-5, 2)] == [
        0, 0, 0, 46, 46, 46, 46]


def test_decision_21_CLS_21_gifts_of_a_spirit_are_unusable_below_0():
    assert experience.counted(1900, 200, 0) == 2100
    assert experience.counted(1900, 200, -1) == 1900


def test_CLS_22_all_experience_goes_to_the_one_class():
    assert experience.split(37, (100,)) == (37,)


def test_decision_11_CLS_22_the_first_class_takes_what_is_left():
    assert experience.split(37, (95, 5)) == (36, 1)
    assert experience.split(1, (50, 50)) == (1, 0)
    assert experience.split(60, (60, 40)) == (36, 24)
    assert experience.split(59, (40, 35, 25)) == (25, 20, 14)
    for xp in range(1, 61):
        for shares in ((80, 20), (95, 5), (60, 40), (34, 33, 33)):
            assert sum(experience.split(xp, shares)) == xp
