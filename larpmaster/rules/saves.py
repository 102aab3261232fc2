"""Saving throws (SAVE-1..3, SAVE-5)."""

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
