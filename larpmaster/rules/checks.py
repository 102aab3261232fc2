"""Checks with the percent die in play (NOT-4)."""


def succeeds(roll, limit):
    """Whether a roll of n(100) succeeds: low is good, 1 always does, 100 never (NOT-4).

    Making a character does not roll so, see `dice.percent_check` (decision 16).
    """
    return roll == 1 or roll != 100 and roll <= limit
