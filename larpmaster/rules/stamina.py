"""Stamina: how long one can fight and run hard (STAM-1..5). Loads are in `items`."""

# A cost of less than 1 may be a chance of losing 1, or be lost as it is, in hundredths.
STAMINA_AS_PROBABILITY = True
LEAST_COST, WHOLE_COST = 50, 100
RECOVERY_ROUNDS = 4


def stamina(constitution, level_bonus, race_factor):
    """Rounds of hard fighting or running (STAM-1); race_factor in percent, rounded down."""
    return (constitution + level_bonus) * race_factor // 1000


def is_exhausted(left, limitless):
    """Whether one cannot go on striking or run hard (STAM-2); zombies are limitless."""
    return left < 1 and not limitless


def recovery(constitution, level_bonus, race_factor):
    """Hundredths of stamina that come back in four rounds (STAM-3), rounded down."""
    return (constitution + level_bonus) * race_factor // 100


def recovered(constitution, level_bonus, race_factor, rounds):
    """Whole points of stamina that come back in so many rounds (STAM-3)."""
    return (constitution + level_bonus) * race_factor * rounds // (10000 * RECOVERY_ROUNDS)


def lost_by_hit(damage, level_bonus):
    """Stamina that a hit takes (STAM-4, A-45); the tenth of the bonus is rounded down (NOT-3)."""
    return max(0, damage - level_bonus // 10)


def round_cost(load, strength):
    """Cost of a round of hard fighting or running (STAM-5) in hundredths, 50..100: twice the load
    by strength, so that it is whole from half of the maximum load on (STAM-6)."""
    if strength <= 0:
        return WHOLE_COST
    return max(LEAST_COST, min(WHOLE_COST, 200 * load // strength))


def lost_in_round(dice, load, strength, as_chance=STAMINA_AS_PROBABILITY):
    """Hundredths of stamina lost in such a round (STAM-5, A-46): by chance all or nothing, else the
    cost itself."""
    cost = round_cost(load, strength)
    if as_chance and cost < WHOLE_COST:
        return WHOLE_COST if dice.n(100) <= cost else 0
    return cost
