"""Saving throws (SAVE-1..6)."""
from larpmaster.rules import absorption

CATEGORIES = ("spells", "rays", "poison_paralysis", "explosions")


def limits(wisdom, rows):
    """The four limits in percent (SAVE-1..3), best class each (A-21).

    rows: (level, growth a level of the four categories) of every class row.
    """
    base = wisdom // 4
    best = [base, base, base, base]
    for level, growth in rows:
        for place in range(4):
            limit = base + level * growth[place]
            if limit > best[place]:
                best[place] = limit
    return tuple(best)


def limit_when(limit, helpless):
    """The limit that holds now: 0 for the sleeping and the unconscious (SAVE-5)."""
    return 0 if helpless else limit


def succeeds(roll, limit):
    """Whether a roll of n(100) saves (SAVE-4, A-20): below the limit, or a 1 where the limit is at
    least 1; 100 and a limit of 0 never do."""
    return limit >= 1 and roll != 100 and (roll == 1 or roll < limit)


def damage_after(damage, saved_damage, saved, absorbed):
    """Damage of e.g. a fireball (SAVE-6, ABS-4): first the save, then absorption of what it left.

    saved_damage: what the spell does to one who saves.
    """
    return absorption.damage_after(saved_damage if saved else damage, absorbed)
