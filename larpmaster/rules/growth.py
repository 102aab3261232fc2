"""Growth of abilities after making (GROW-1, GROW-2)."""

LEAST_RAISE, MOST_RAISE = 2, 6
HIGH_ENOUGH = 140


def period(life_span, percent):
    """Years in which wisdom and charisma grow by one (GROW-1): a share of the race's life span,
    25 for a human at 50 percent."""
    return life_span * percent // 100


def grows_at(age, years):
    """Whether wisdom and charisma grow by one at this age (GROW-1); years: `period`, 0 is never."""
    return years > 0 and age > 0 and age % years == 0


def roll_raise(dice):
    """The one raise of a young character's most used ability (GROW-2): (roll, points), 2..6."""
    roll = dice.n(MOST_RAISE - LEAST_RAISE + 1)
    return roll, roll + LEAST_RAISE - 1


def is_high_enough(ability):
    """Whether a weak ability should be raised instead of this one (GROW-2)."""
    return ability > HIGH_ENOUGH
