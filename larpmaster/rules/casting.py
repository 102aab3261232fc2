"""Casting a known spell, and writings with power (MAG-2..5, MAG-13, MAG-15, MAG-20, COM-7)."""
from larpmaster.rules.checks import succeeds

POWER, MANA, STONE = "power", "mana", "stone"
AT_ONCE, SLOWLY, IN_PART = range(3)
HOURS_A_MISSING_LEVEL = 4
RELIABLE = 100
_SOURCES = {"pappi": (POWER, STONE), "taikuri": (MANA, STONE), "both": (POWER, MANA, STONE)}


def sources(spell_class):
    """What a spell can be fed with (MAG-5): a stone feeds all, stored mana no priest's spell, power
    no mage's.

    spell_class: "pappi", "taikuri" or "both".
    """
    return _SOURCES[spell_class]


def way(level, spell_level, energy, cost):
    """The best way to do a known spell: AT_ONCE (MAG-2), SLOWLY from level 1 of the right class on
    (MAG-3), IN_PART (MAG-4), which is always open.

    level: in the right class; energy, cost: mana or power at hand and needed.
    """
    if level >= spell_level and energy >= cost:
        return AT_ONCE
    return SLOWLY if level >= 1 else IN_PART


def slow_hours(level, spell_level, hours_a_level=HOURS_A_MISSING_LEVEL):
    """Hours at leisure for a spell above one's level (MAG-3); a familiar spell takes fewer."""
    return max(0, spell_level - level) * hours_a_level


def is_lost(hit_points_lost):
    """Whether a spell in the making is lost, with its mana or power (MAG-20)."""
    return hit_points_lost >= 1


def can_release(reads, is_used):
    """Whether a writing with power works once more (MAG-13): for whoever reads it properly, of any
    class and level, and only once."""
    return reads and not is_used


def reliability(intelligence):
    """Reliability in percent of a writing made in haste (MAG-15); a bought one is RELIABLE."""
    return min(RELIABLE, intelligence // 2)


def works(roll, percent):
    """Whether a writing works by a roll of n(100) when it is read (MAG-15); a reliable one always
    does."""
    return percent >= RELIABLE or succeeds(roll, percent)
