"""What the items of a character do to it: load, hindrance, closure (A-85, MAG-9, STAM-6, XP-8)."""

WHOLE = 100


def load(carries):
    """Load in carry units: the sum of what everything carried weighs (STAM-6)."""
    return sum(carries)


def maximum_load(strength):
    """Highest load in carry units (STAM-6)."""
    return strength


def beyond_half(load_carried, strength):
    """Carry units above half of the maximum load, 0 when there are none (STAM-6); the half of an
    odd strength is rounded down."""
    return max(0, load_carried - maximum_load(strength) // 2)


def agility_lost(penalties):
    """Points of agility that armour and shield in use take, as a number >= 0 (CHK-7, SPD-8).

    penalties: the column agility of the items, 0 or negative.
    """
    return -sum(penalties)


def lacking(strength, dexterity, least_strength, least_dexterity):
    """(strength, dexterity) that are missing to wield an item, 0 where enough (AB-2, AB-8)."""
    return max(0, least_strength - strength), max(0, least_dexterity - dexterity)


def thief_hindrance(percents):
    """Hindrance of a thief by all items in use, at most 100 percent (A-85, XP-5)."""
    return min(WHOLE, sum(percents))


def item_closure(percent, race_magicality, cult_bonus):
    """What one item closes of the pool of mana, in percent (MAG-9): the gift of the race above 100
    and the bonus of the cult are taken from each item, not from the sum (A-56)."""
    return max(0, percent - max(0, race_magicality - WHOLE) - cult_bonus)


def mana_closure(percents, race_magicality, cult_bonus):
    """What all items in use close of the pool of mana, at most 100 percent (MAG-9, XP-6)."""
    return min(WHOLE, sum([item_closure(percent, race_magicality, cult_bonus)
                           for percent in percents]))
