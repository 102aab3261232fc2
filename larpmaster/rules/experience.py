"""Experience: thresholds, the split of a year's points, a spirit's gifts (CLS-9..11, CLS-19)."""

# From this standing down a spirit takes back all that it gave, for ever (CLS-19).
LOST_STANDING = -3


def extra_levels(xp, thresholds, further):
    """Extra levels reached: thresholds passed, not merely met (CLS-11, A-12).

    After the last threshold of the table each `further` points give one more.
    """
    levels = 0
    for threshold in thresholds:
        if xp <= threshold:
            return levels
        levels += 1
    return levels + (xp - thresholds[-1] - 1) // further


def threshold(level, thresholds, further):
    """Points that must be passed for an extra level, 1 or more (CLS-9, CLS-10)."""
    count = len(thresholds)
    if level <= count:
        return thresholds[level - 1]
    return thresholds[-1] + (level - count) * further


def split(xp, shares):
    """A year's points among the classes of a cult: floors, the first with a share takes the rest
    (CLS-22)."""
    parts = [xp * share // 100 for share in shares]
    first = 0
    while not shares[first]:
        first += 1
    parts[first] += xp - sum(parts)
    return tuple(parts)


def spirit_share(roll, standing, share):
    """What a spirit gives its priest in a year: nothing unless the standing is above 0 (CLS-19)."""
    return roll * standing * share // 100 if standing > 0 else 0


def kept_of_spirit(spirit_xp, standing):
    """What is left of a spirit's points when the standing becomes this (CLS-19)."""
    return 0 if standing <= LOST_STANDING else spirit_xp


def counted(xp, spirit_xp, standing):
    """Points that count for extra levels: a spirit's are unusable below standing 0 (CLS-19,
    CLS-21)."""
    return xp + spirit_xp if standing >= 0 else xp
