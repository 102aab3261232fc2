"""What a place of magic teaches: colours and spells (CLS-12, CLS-27, MAG-18, MAG-21)."""


def colour_chances(ability):
    """Chances in percent of a first and a second colour level in a year (decision 45)."""
    return ability, ability - 100


def open_colours(levels, teaching):
    """The colours of a place that are not at their maximum (CLS-12), with the sums of their
    weights so far: a list of (colour, bound).

    levels: {colour: level}; teaching: (colour, weight, maximum) of each colour of the place.
    """
    total = 0
    still = []
    for colour, weight, maximum in teaching:
        if levels.get(colour, 0) < maximum:
            total += weight
            still.append((colour, total))
    return still


def draw_colour(dice, still):
    """A colour by weight among those of `open_colours`, of which there is at least one."""
    roll = dice.n(still[-1][1])
    return [colour for colour, bound in still if roll <= bound][0]


def understands(levels, needed):
    """Whether the colour levels are enough for each colour of a spell (MAG-1).

    levels: {colour: level}; needed: pairs of (colour, level).
    """
    for colour, level in needed:
        if levels.get(colour, 0) < level:
            return False
    return True


def spell_chance(chance, ability, elementary, sure_from):
    """Chance in percent to learn a spell (MAG-18): the table's by the ability, 0..100; an
    elementary one is sure from an ability of `sure_from` on."""
    if elementary and ability >= sure_from:
        return 100
    return max(0, min(100, chance * ability // 100))
