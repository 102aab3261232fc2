"""NOT-2, HP-7: the rounding of halves."""
from larpmaster.rules.rounding import percent_half_up


def test_NOT_2_HP_7_a_half_is_rounded_up():
    assert percent_half_up(5, 90) == 5
    assert percent_half_up(5, 89) == 4
    assert percent_half_up(1, 50) == 1
    assert percent_half_up(1, 49) == 0
    assert percent_half_up(33, 50) == 17
    assert percent_half_up(0, 77) == 0
    assert percent_half_up(7, 100) == 7
