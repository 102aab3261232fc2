"""The seven abilities: rolling them and what they give by themselves (AB, GEN-2..7, GEN-10)."""
from larpmaster.rules.dice import DiceError

ABILITIES = ("strength", "constitution", "dexterity", "agility", "intelligence", "wisdom",
             "charisma")
STRENGTH, CONSTITUTION, DEXTERITY, AGILITY, INTELLIGENCE, WISDOM, CHARISMA = range(7)
PHYSICAL_COUNT = 4
ROLL_COUNT = 8
REROLL_AT_MOST_ABOVE = 3
REROLL_MEAN = 100
HIGH_VALUE = 150
SLEEP_IMMUNITY = 130
# A chain of tens is unlimited by the rule; a thousand in a row would be a broken die.
CHAIN_LIMIT = 1000

_SIMPLE = (48, 57, 66, 71, 75, 80, 88, 96, 104, 112, 120, 125, 129, 134, 143, 152)

BEDRIDDEN, CRUTCHES, ONE_STICK, SLOW_WALK, NO_RUNNING, FREE = range(6)
_MOBILITY = ((1, BEDRIDDEN), (9, CRUTCHES), (20, ONE_STICK), (30, SLOW_WALK), (50, NO_RUNNING))
CANNOT_CLIMB, DOES_NOT_WANT_TO_CLIMB, CLIMBS = range(3)


def _penalty(value):
    if value <= 10:
        return -3
    if value <= 40:
        return -2
    return -1 if value <= 70 else 0


def _high_bonus(value):
    if value < 130:
        return 0
    return 1 if value < 160 else (value - 160) // 10 + 2


def strength_bonus(strength):
    """Damage bonus of strength (AB-2): -3 .. +1 by bands, from 160 on one more for every ten."""
    return _penalty(strength) + _high_bonus(strength)


def start_hit_points(constitution):
    """Hit points before any level, of the usable constitution (AB-3, HP-1)."""
    if constitution >= 150:
        return (constitution - 150) // 10 + 5
    for bound, points in ((50, 1), (100, 2), (129, 3)):
        if constitution <= bound:
            return points
    return 4


def larp_armour_class(agility):
    """Armour class of agility in the live game only (AB-6)."""
    return _penalty(agility) + _high_bonus(agility)


def senses(constitution, factor):
    """Sharpness of the senses (AB-5, CHK-3): constitution without the factor of race and sex,
    rounded down; a table's factor of 0 is left alone."""
    return constitution * 100 // factor if factor else constitution


def is_immune_to_sleep(wisdom):
    """Whether e.g. the sleep spell has no hold (AB-12)."""
    return wisdom >= SLEEP_IMMUNITY


def mobility(agility):
    """How the character moves (AB-7): BEDRIDDEN .. FREE."""
    for bound, way in _MOBILITY:
        if agility <= bound:
            return way
    return FREE


def climbing(agility):
    """Whether the character climbs a tree (AB-7)."""
    if agility <= 75:
        return CANNOT_CLIMB
    return DOES_NOT_WANT_TO_CLIMB if agility <= 90 else CLIMBS


def ability_damage_bonus(strength, dexterity):
    """Strength and dexterity together (AB-8): a weakling's worse one, else the sum."""
    bonus = strength_bonus(strength)
    penalty = _penalty(dexterity)
    return min(bonus, penalty) if bonus < 0 else bonus + penalty


def dexterity_backstab(dexterity):
    """Backstab bonus of dexterity (AB-9), without the ordinary 1."""
    return _high_bonus(dexterity)


def _chain_die(dice, faces):
    if len(faces) == CHAIN_LIMIT:
        raise DiceError("chain")
    face = dice.n(10)
    faces.append(face)
    return face


def roll_value(dice):
    """One ability value (GEN-2): (value, dice as shown: ten d20, then the d10 chain)."""
    faces = dice.many(10, 20)
    value = sum(faces) - 10
    face = dice.n(10)
    faces.append(face)
    value += face
    sign = 1 if face == 10 else -1 if face == 1 else 0
    going = sign
    while going:
        face = _chain_die(dice, faces)
        value += sign * face
        going = face == 10
    return (value if value > 0 else 0), tuple(faces)


def roll_simple_value(dice):
    """One simplified ability value (GEN-10): (value, dice: three d6, d6 up, d6 down, d10 chain)."""
    faces = dice.many(5, 6)
    total = faces[0] + faces[1] + faces[2]
    value = simple_value_of(total) + faces[3] - faces[4]
    if total in (3, 18):
        going_face, change = (1, -10) if total == 3 else (10, 10)
        while _chain_die(dice, faces) == going_face:
            value += change
    return (value if value > 0 else 0), tuple(faces)


def simple_value_of(total):
    """The value for the sum of three six-sided dice, 3..18 (GEN-10)."""
    return _SIMPLE[total - 3]


def roll_values(dice, simple=False):
    """Eight values (GEN-3): (tuple of values, tuple of their dice)."""
    roll = roll_simple_value if simple else roll_value
    pairs = [roll(dice) for _ in range(ROLL_COUNT)]
    return tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs)


def may_reroll(values):
    """Whether all eight may be rolled again: at most three above 100 (GEN-4) or one above 150
    (GEN-5)."""
    above = sum(1 for value in values if value > REROLL_MEAN)
    return above <= REROLL_AT_MOST_ABOVE or max(values) > HIGH_VALUE


def may_discard(values, number):
    """Whether roll `number` (1..8) may be discarded: a value above 150 protects the worst
    (GEN-5); with tied worst values one of them still stays, so either may go."""
    if max(values) <= HIGH_VALUE:
        return True
    kept = values[:number - 1] + values[number:]
    return min(kept) == min(values)


def with_value(values, place, value):
    """The seven abilities with another value of the one at `place` (GROW-1..3, FIT-4)."""
    return tuple(values[:place]) + (value,) + tuple(values[place + 1:])


def after_race(values, factors):
    """Original abilities: value * race and sex factor in percent, rounded down (GEN-7)."""
    return tuple(value * factor // 100 for value, factor in zip(values, factors))
