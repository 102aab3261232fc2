"""Time in a fight, in quarters (NOT-5), and the points of a turn (SPD-3)."""

QUARTERS_A_POINT = 4
QUARTERS_A_ROUND = 10
ROUNDS_A_TURN = 4


def quarters_a_turn(ability):
    """Quarters of a turn at full hit points: action ones of dexterity, movement ones of agility
    (SPD-3), rounded down to whole quarters (A-53)."""
    return ability * QUARTERS_A_POINT // 10
