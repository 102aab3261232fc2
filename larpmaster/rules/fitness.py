"""Physical fitness: growth, decline and its effect on abilities (FIT-1, FIT-2)."""
from larpmaster.rules.abilities import PHYSICAL_COUNT
from larpmaster.rules.dice import percent_check

LOWEST = 1
HIGHEST = 100


def grown(age, adult_age, growth):
    """Fitness percent by growth alone (FIT-1).

    growth: (knee numerator, knee denominator, percent at birth, at the knee, at adult age).
    """
    if age >= adult_age:
        return growth[4]
    knee = adult_age * growth[0] // growth[1]
    if age < knee:
        return growth[2] + (growth[3] - growth[2]) * age // knee
    return growth[3] + (growth[4] - growth[3]) * (age - knee) // (adult_age - knee)


def decline_chance(age, life_span, decline):
    """(chance percent, die of the drop) in a year begun at this age (FIT-1).

    decline: rows of (from percent of the life span, chance, sides), rising.
    """
    share = age * 100 // life_span
    found = (0, 0)
    for start, chance, sides in decline:
        if share >= start:
            found = (chance, sides)
    return found


def held(percent):
    """A fitness within its bounds, 1..100 percent."""
    return max(LOWEST, min(HIGHEST, percent))


def check_decline(dice, chance, sides):
    """One yearly check: (roll, drop); (roll, 0) when nothing is lost."""
    lost, roll = percent_check(dice, chance)
    return roll, dice.n(sides) if lost else 0


def usable(original, fitness_percent, is_child):
    """Usable abilities (FIT-2): all seven of a child, the physical ones of an adult, rounded
    down."""
    if fitness_percent == HIGHEST:
        return tuple(original)
    touched = len(original) if is_child else PHYSICAL_COUNT
    return (tuple([value * fitness_percent // 100 for value in original[:touched]])
            + tuple(original[touched:]))
