"""How given experience is shared among the classes (CLS-22, CLS-23, XP-5..7, ORD-5, ORD-6).

A share is what a class gets of the whole in percent, a limit what it may get at most; both stand in
the order of the classes.
"""

WHOLE = 100
TO_FIGHTER = (50, 100)
TO_ANOTHER = (0, 50)


def limit(hindrance):
    """Most that may go to a class that is hindered by so many percent (XP-5, XP-6)."""
    return max(0, WHOLE - hindrance)


def may_refuse(is_lay, is_refusable, class_count, start_level):
    """Whether a player may keep a class from growing (CLS-22): lay classes, those that the table
    lets refuse, and any of a cult of several classes that begins at start level 0."""
    return is_lay or is_refusable or class_count > 1 and start_level == 0


def limited(shares, limits):
    """Shares under their limits (XP-5, XP-6, A-88): (shares, percent that nobody may take).

    What a class may not take goes to the others in proportion to their shares, and what is left
    then to the first that may still take it: a class with share 0 takes a surplus only (XP-7).
    A class that the player refuses has limit 0.
    """
    found = [min(pair) for pair in zip(shares, limits)]
    surplus = sum(shares) - sum(found)
    able = [place for place in range(len(found)) if found[place] < limits[place]]
    whole = sum([shares[place] for place in able])
    left = surplus
    for place in able:
        more = min(limits[place] - found[place], surplus * shares[place] // whole) if whole else 0
        found[place] += more
        left -= more
    for place in able:
        more = min(limits[place] - found[place], left)
        found[place] += more
        left -= more
    return tuple(found), left


def share_out(xp, shares, limits):
    """Points of the classes and what is left over: (points, left over) (CLS-22, XP-5..7).

    Shares are put under their limits first. Each class gets its points rounded down; what the
    rounding left goes to the first with a share that its limit lets take it, else it is left over.
    """
    shares, _ = limited(shares, limits)
    points = [xp * share // WHOLE for share in shares]
    left = xp - sum(points)
    for place in range(len(shares)):
        if shares[place]:
            more = min(left, xp * limits[place] // WHOLE - points[place])
            points[place] += more
            left -= more
    return tuple(points), left


def with_least(xp, points, limits, exempt, least_percent):
    """The points when each class practised gets its least (CLS-23, A-70): (points, left over).

    points: after the main split, one of every class ever practised; exempt: whether the class is a
    lay one or of a cult with a free split. The least is rounded up, but stays within the limit.
    What a class lacks comes from what is left over, then from the class with the most to spare.
    """
    points = list(points)
    left = xp - sum(points)
    least = [0 if free else min((xp * least_percent + WHOLE - 1) // WHOLE, xp * bound // WHOLE)
             for bound, free in zip(limits, exempt)]
    for place in range(len(points)):
        missing = least[place] - points[place]
        if missing <= 0:
            continue
        taken = min(missing, left)
        left -= taken
        points[place] += taken
        missing -= taken
        while missing:
            spare = [had - bound for had, bound in zip(points, least)]
            most = max(spare)
            if most <= 0:
                break
            giver = spare.index(most)
            taken = min(missing, most)
            points[giver] -= taken
            points[place] += taken
            missing -= taken
    return tuple(points), left


def transfer_limits(to_fighter):
    """(least, most) percent of the experience that an ordinary class leaves to the class which
    takes its place: a fighter (ORD-5) or another one (ORD-6)."""
    return TO_FIGHTER if to_fighter else TO_ANOTHER


def transferred(xp, percent):
    """Points that go over from a forgotten ordinary class (ORD-5, ORD-6), rounded down."""
    return xp * percent // WHOLE
