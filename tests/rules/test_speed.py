"""NOT-5: units of time."""
from larpmaster.rules import speed


def test_NOT_5a_quarters_of_an_average_human():
    assert speed.quarters_a_turn(100) == 40
    assert speed.quarters_a_turn(100) == speed.QUARTERS_A_ROUND * speed.ROUNDS_A_TURN
    # 2.5 points a round: 10 quarters of which 4 are a point.
    assert speed.QUARTERS_A_ROUND * 10 == 25 * speed.QUARTERS_A_POINT


def test_NOT_5_quarters_are_rounded_down():
    assert speed.quarters_a_turn(102) == 40
    assert speed.quarters_a_turn(103) == 41
