"""The morale of one character (MORALE-1)."""


def max_morale(wisdom, level_bonus):
    """Highest morale, WIS + 2 * level bonus; the race factor of MORALE-1 is 1 for every race."""
    return wisdom + 2 * level_bonus
