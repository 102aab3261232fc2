"""Absorption of everything but blows (ABS-1, ABS-3)."""

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
