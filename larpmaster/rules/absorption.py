"""Absorption of everything but blows (ABS-1..4)."""

KINDS = ("fire", "cold", "acid", "poison", "electricity", "rays", "magic", "mind")
FULL_TIER_COUNT = 4


def tier(constitution):
    """Absorption of constitution (AB-4, ABS-3)."""
    if constitution < 130:
        return 0
    if constitution < 150:
        return 1
    return 2 if constitution < 170 else (constitution - 170) // 10 + 3


def absorptions(constitution, class_absorption):
    """The eight absorptions in the order of KINDS: fire, cold, acid and poison get the whole
    tier, the others one less (ABS-3); the best class's part is added to all (ABS-1)."""
    whole = tier(constitution)
    less = max(0, whole - 1)
    return tuple([(whole if place < FULL_TIER_COUNT else less) + class_absorption
                  for place in range(len(KINDS))])


def total(own, from_spells):
    """Absorption of one kind (ABS-4): the own one of constitution and class and the best of the
    spells, which do not add up (ABS-2)."""
    return own + max([0] + list(from_spells))


def damage_after(damage, absorbed):
    """Damage that absorption leaves (ABS-4)."""
    return max(0, damage - absorbed)
