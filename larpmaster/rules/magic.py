"""Mana, power and superpower: how much there is and how it comes back (MAG-6..12)."""

MINUTES_AN_HOUR = 60
SLEEP_MINUTES, AWAKE_MINUTES = 15, 300
LARP_PAUSE_MINUTES = 30


def pool(by_level, cult_factor, ability):
    """Mana of a mage's intelligence or power of a priest's wisdom, rounded down (MAG-6, MAG-8).

    by_level: the table's value for the level; cult_factor in percent.
    """
    return by_level * cult_factor * ability // 10000


def usable_mana(mana, closure):
    """Mana that items leave free, rounded to harm (MAG-9, A-57); closure in percent."""
    return mana * (100 - min(100, closure)) // 100


def usable_power(maximum, used, quiet_minutes):
    """Power of a priest after `used` points and some minutes of neither fighting nor fleeing: the
    whole comes back evenly in an hour (MAG-7, A-58)."""
    return min(maximum, maximum - used + maximum * quiet_minutes // MINUTES_AN_HOUR)


def usable_larp_power(maximum, used, quiet_minutes):
    """As `usable_power`, in the live game: a fight half an hour later is a new one (MAG-7)."""
    if quiet_minutes >= LARP_PAUSE_MINUTES:
        return maximum
    return usable_power(maximum, used, quiet_minutes)


def mana_back(level, minutes, asleep):
    """Mana that comes back: the level for each whole quarter of an hour of deep sleep, or for five
    hours awake where the game master allows it (MAG-10, A-59)."""
    return level * (minutes // (SLEEP_MINUTES if asleep else AWAKE_MINUTES))


def drawn(stone, held, controlled):
    """Points taken out of a power stone (MAG-11): not above what mage or priest controls, so
    nothing at level 0.

    stone: points in it; held: what is in the store or under control now; controlled: the most.
    """
    return max(0, min(stone, controlled - held))


def superpower(wisdom):
    """Superpower (MAG-12): one for each ten begun above 200."""
    return max(0, (wisdom - 191) // 10)
