"""Combat values of the sheet (CV-1..4, CV-7). Weapons and shields are not in them (CV-6)."""


def attack(level_bonus, dexterity):
    """Attack value (CV-1), rounded down (NOT-3)."""
    return (level_bonus + dexterity) // 10


def dodge_defence(level_bonus, agility):
    """Defence dodging (CV-2)."""
    return (level_bonus + agility) // 10


def parry_defence(level_bonus, agility, dexterity):
    """Defence parrying (CV-3)."""
    return (level_bonus + agility + dexterity // 2) // 10


def surprised_defence(level_bonus):
    """Defence surprised (CV-4)."""
    return level_bonus // 10


def two_hand_percent(race_percent, raw_level_bonus):
    """Chance to strike with both hands in one turn (CV-7); fitness does not touch it."""
    return race_percent + raw_level_bonus
