"""Physical fitness: growth, decline and its effect on abilities (FIT-1..5)."""
from larpmaster.rules.abilities import PHYSICAL_COUNT
from larpmaster.rules.dice import percent_check

LOWEST = 1
HIGHEST = 100
FRAGILE = 2


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


def injured(original, place, value):
    """Original abilities after a lasting injury that drops the ability at `place` (FIT-4); the
    fitness that it costs touches the usable ones by itself."""
    return tuple(original[:place]) + (value,) + tuple(original[place + 1:])


def may_spare_hit_points(maximum, from_hit_points):
    """Whether a fracture need not cost hit points (FIT-4): with a maximum so low that half of it
    would be one, and not where the fracture came of lost hit points."""
    return not from_hit_points and maximum <= FRAGILE


def healed(percent, gained, lasting_loss):
    """Fitness after some healing (FIT-5): never above what the lasting loss leaves."""
    return max(percent, min(HIGHEST - lasting_loss, percent + gained))
