"""Hit points of levels: the mass rule of one and many classes (HP-2..8, ORD-3)."""
from larpmaster.rules.rounding import percent_half_up

CON_ROLL_MASS = 50
LAST_CON_LEVEL = 10


def con_chance(constitution, ordinary):
    """Percent of one constitution roll, of the original constitution (HP-3); the ordinary class
    rolls strictly below half of it (ORD-3)."""
    chance = (constitution - 1) // 2 if ordinary else constitution // 2
    return max(0, min(100, chance))


def comparison_number(base, con_rolls, level):
    """Mass of a class at a level, in percent of a hit point (HP-5)."""
    return base * level + CON_ROLL_MASS * con_rolls * min(level, LAST_CON_LEVEL)


def rise(dice, mass_before, mass_after, con_rolls, to_level, chance):
    """The dice of one level (HP-6): (con rolls, rest chance, rest roll, hit points gained).

    mass_before, mass_after: the best comparison number of all classes before and after;
    con_rolls: constitution rolls that a level of the rising class has; chance: `con_chance`.
    """
    mass = max(0, mass_after - mass_before)
    count = min(mass // CON_ROLL_MASS, con_rolls if to_level <= LAST_CON_LEVEL else 0)
    rolls = tuple([dice.n(100) for _ in range(count)])
    rest = mass - CON_ROLL_MASS * count
    rest_roll = dice.n(100) if rest else 0
    gained = sum(1 for roll in rolls if roll <= chance) + (1 if 0 < rest_roll <= rest else 0)
    return rolls, rest, rest_roll, gained


def maximum(start, from_levels, fitness_percent):
    """Highest hit points: start plus those of levels after fitness, a half up (HP-7)."""
    return start + percent_half_up(from_levels, fitness_percent)
