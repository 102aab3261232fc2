"""Classes: start levels, training, standing, level bonus (CLS-1..8, CLS-16..18, CLS-29, NOT-2)."""
from larpmaster.rules.abilities import AGILITY, DEXTERITY, INTELLIGENCE, STRENGTH, WISDOM
from larpmaster.rules.rounding import percent_half_up

FIGHTER, PRIEST, MAGE, THIEF, ORDINARY = "taistelija", "pappi", "taikuri", "varas", "tavallinen"
KEYS = (FIGHTER, PRIEST, MAGE, THIEF, ORDINARY)
TRAINED = 100
NOT_TOLERATED = 50
# Levels go on without end (XP-1); what is looked up by level stays at the last row.
LAST_TABLE_LEVEL = 30
# Above it the game master looks into how fast experience is given (XP-1).
ADVENTURERS_LEVEL = 10


def start_level(value):
    """Start level of an ability after its race factor (CLS-4)."""
    if value < 100:
        return 0
    if value < 150:
        return 1
    return 2 if value < 170 else (value - 170) // 10 + 3


def start_value(start_ability, factor, original):
    """(deciding value, start level) of a class for original abilities (CLS-5..8, ORD-4).

    start_ability: name of the ability, "dexterity/agility" or "none"; factor in percent;
    original: the seven abilities after race. The deciding value of "none" is None.
    """
    if start_ability == "none":
        return None, 0
    if start_ability == "strength":
        value = original[STRENGTH] * factor // 100
    elif start_ability == "intelligence":
        value = original[INTELLIGENCE] * factor // 100
    elif start_ability == "wisdom":
        value = original[WISDOM] * factor // 100
    else:
        value = max(original[DEXTERITY], original[AGILITY]) * factor // 100
        if original[DEXTERITY] * factor // 100 < 100:
            return value, 0
    return value, start_level(value)


def why_level_0(start_ability, training_hundredths):
    """(reason, ability) why a class has no start level (CLS-3..8, ORD-4): "ordinary" where it never
    has one; "training" that is unfinished; else "ability" with the name of the one too low, of a
    thief's two the first, which alone must reach the bound (CLS-8)."""
    if start_ability == "none":
        return "ordinary", ""
    if training_hundredths < TRAINED:
        return "training", ""
    return "ability", start_ability.split("/")[0]


def is_tolerated(start_ability, value):
    """Whether a place takes the character: priests, mages and thieves need more than 50
    (CLS-5, 6, 8); fighters and ordinary people are never turned away (CLS-7)."""
    return start_ability in ("strength", "none") or value > NOT_TOLERATED


def training(share, intelligence, by_intelligence):
    """Hundredths of a year of training won in one year (CLS-3); intelligence is the original."""
    return share * intelligence // 100 if by_intelligence else share


def standing(charisma, wisdom, start, rows, least, most):
    """Standing in every class (CLS-18): start plus charisma's part plus wisdom's, held within
    least..most (A-71).

    rows: (ability, from value, change), values of one ability rising.
    """
    charm = folly = 0
    for ability, bound, change in rows:
        if ability == "charisma" and charisma >= bound:
            charm = change
        elif ability == "wisdom" and wisdom >= bound:
            folly = change
    return max(least, min(most, start + charm + folly))


def raw_level_bonus(products):
    """The best of level * level factor over the classes; 0 without classes (NOT-2, A-7)."""
    return max(products) if products else 0


def level_bonus(raw, fitness_percent):
    """Level bonus after fitness, a half rounded up (NOT-2)."""
    return percent_half_up(raw, fitness_percent)


def hindered_level(level, hindrance):
    """Level at which a thief works while items hinder it by so many percent, to the thief's harm
    (CLS-29): for backstab, saves, level bonus and sneaking, not for hit points, locks or traps."""
    return level * max(0, 100 - hindrance) // 100


def detects_magic(level, from_level):
    """Whether a class of this level detects magic once a day (CLS-16); from_level 0 is never."""
    return 0 < from_level <= level


def backstab(thief_level, dexterity_bonus):
    """Backstab (AB-9, CLS-14): 1 for everybody, twice the level of a thief up to level 10."""
    return max(1, 2 * min(thief_level, 10)) + dexterity_bonus
