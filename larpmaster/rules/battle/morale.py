"""The morale of one character (MORALE-1..3)."""
from larpmaster.rules.dice import percent_check

NO_PANIC = 130


def max_morale(wisdom, level_bonus):
    """Highest morale, WIS + 2 * level bonus; the race factor of MORALE-1 is 1 for every race."""
    return wisdom + 2 * level_bonus


def cannot_panic(highest):
    """Whether a character with this highest morale never panics (MORALE-2)."""
    return highest >= NO_PANIC


def flees(dice, morale, highest, panic_percent):
    """Whether one flees in panic this round: (flees, roll) (MORALE-3); roll 0 when none fell.

    morale: now; panic_percent: the race's, or what the game master makes of it after the first.
    """
    if morale >= 1 or cannot_panic(highest):
        return False, 0
    return percent_check(dice, panic_percent)
