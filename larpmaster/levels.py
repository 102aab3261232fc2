"""Levels of a class row: the hit points of a rise and of a loss (HP-6, HP-9)."""
from larpmaster.character import Rise
from larpmaster.rules import classes, hitpoints
from larpmaster.rules.abilities import CONSTITUTION


def mass_of(rows, tables):
    """The best comparison number of the class rows (HP-5), 0 without any."""
    best = 0
    for row in rows:
        class_ = tables.class_(row.class_)
        best = max(best, hitpoints.comparison_number(class_.hp_base, class_.con_rolls, row.level))
    return best


def rise(character, dice, row, class_, con_chance, mass, year):
    """The hit points of the level that the row has just won (HP-6); gives the mass after it.

    mass: the best comparison number before; con_chance: see rules/hitpoints.
    """
    level = row.level
    after = max(mass, hitpoints.comparison_number(class_.hp_base, class_.con_rolls, level))
    rolls, rest, rest_roll, gained = hitpoints.rise(
        dice, mass, after, class_.con_rolls, level, con_chance)
    character.rises.append(Rise(year, row.class_, row.cult, level, mass, after, con_chance, rolls,
                                rest, rest_roll, gained))
    return after


def climb(character, tables, dice, row, start):
    """One level more of a row with its hit points (HP-6); `start` is whether it is a start level
    or an extra one."""
    mass = mass_of(character.classes, tables)
    if start:
        row.start_level += 1
    else:
        row.extra_level += 1
    rise(character, dice, row, tables.class_(row.class_), con_chance_of(character, row.class_),
         mass, len(character.career))


def won_by_level(character, row):
    """Hit points that each level of a row gave, the present level's last: what was lost since is
    left out."""
    won = []
    for rise_ in character.rises:
        if rise_.cult == row.cult and rise_.class_ == row.class_:
            if rise_.to_level > len(won):
                won.append(rise_.gained)
            elif won:
                won.pop()
    return won


def fall(character, tables, row, start):
    """Takes back the row's last level and its hit points (HP-9); `start` is whether it comes off
    the start level or off the extra levels."""
    won = won_by_level(character, row)
    before = mass_of(character.classes, tables)
    if start:
        row.start_level -= 1
    else:
        row.extra_level -= 1
    after = mass_of(character.classes, tables)
    chance = con_chance_of(character, row.class_)
    character.rises.append(Rise(len(character.career), row.class_, row.cult, row.level, before,
                                after, chance, (), 0, 0, -won[-1] if won else 0))


def con_chance_of(character, class_key):
    """Percent of a constitution roll of the character in a class (HP-3, ORD-3)."""
    return hitpoints.con_chance(character.abilities_original[CONSTITUTION],
                                class_key == classes.ORDINARY)
