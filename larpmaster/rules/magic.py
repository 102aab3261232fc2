"""Mana, power and superpower (MAG-6, MAG-8, MAG-12)."""


def pool(by_level, cult_factor, ability):
    """Mana of a mage's intelligence or power of a priest's wisdom, rounded down (MAG-6, MAG-8).

    by_level: the table's value for the level; cult_factor in percent.
    """
    return by_level * cult_factor * ability // 10000


def superpower(wisdom):
    """Superpower (MAG-12): one for each ten begun above 200."""
    return max(0, (wisdom - 191) // 10)
