"""Colours and spells that a character learns in its cults, each with its event (CLS-12, CLS-27)."""
from larpmaster.rules import classes, learning
from larpmaster.rules.abilities import INTELLIGENCE, WISDOM
from larpmaster.rules.dice import percent_check

_ABILITY_OF = {classes.MAGE: INTELLIGENCE, classes.PRIEST: WISDOM}


class _School:
    """What one cult teaches, as far as it is not known."""

    def __init__(self, teaching, spells, ability):
        self.teaching = teaching
        self.spells = spells
        self.ability = ability


class Schooling:
    """The learning of one character; it and the events handed in are changed in place.

    Colours and spells that somebody else changes meanwhile are not seen.
    """

    def __init__(self, character, tables, dice):
        self._character = character
        self._tables = tables
        self._dice = dice
        self._levels = {colour: level for colour, level in character.colours}
        self._schools = {}
        self._sure_from = tables.setting("sure_spell_ability")

    def teaches(self, cult):
        """Whether a cult teaches magic."""
        return bool(self._school(cult).teaching)

    def year(self, cult, events):
        """A year in a cult that teaches magic: colours by chance, then one try at a spell."""
        school = self._school(cult)
        for chance in learning.colour_chances(school.ability):
            if self._open(school) and percent_check(self._dice, chance)[0]:
                self._draw_colour(school, events)
        self._try_spell(school, school.ability, events)

    def level(self, part, events):
        """An extra level of a class in a cult: colours for certain, then tries at spells.

        part: the row of cult_classes.
        """
        school = self._school(part.cult)
        for _ in range(part.level_colours):
            self._draw_colour(school, events)
        for _ in range(part.level_spells):
            self._try_spell(school, self._ability(part.class_), events)

    def _school(self, cult):
        school = self._schools.get(cult)
        if school is None:
            tables = self._tables
            teaching = [row[1:4] for row in tables.colours_of(cult)]
            known = self._character.spells
            spells = [tables.spell(key) for key in tables.spells_of(cult) if key not in known]
            school = self._schools[cult] = _School(
                teaching, spells, self._ability(main_caster(tables.classes_of(cult)))
                if teaching else 0)
        return school

    def _ability(self, class_key):
        return self._character.abilities_original[_ABILITY_OF[class_key]]

    def _open(self, school):
        """Whether some colour of the school is not at its maximum."""
        levels = self._levels
        for colour, _, maximum in school.teaching:
            if levels.get(colour, 0) < maximum:
                return True
        return False

    def _draw_colour(self, school, events):
        colour = learning.draw_colour(self._dice, self._levels, school.teaching)
        if colour:
            self._levels[colour] = level = self._levels.get(colour, 0) + 1
            set_colour(self._character, colour, level)
            events.append((("what", "colour"), ("colour", colour)))

    def _try_spell(self, school, ability, events):
        levels = self._levels
        known = self._character.spells
        can = [spell for spell in school.spells
               if spell.key not in known and learning.understands(levels, spell.colours)]
        if can:
            spell = can[self._dice.n(len(can)) - 1]
            events.append(attempt(self._character, self._dice, spell, ability, self._sure_from))


def main_caster(parts):
    """The caster class with the largest share of a cult, the first of equals (decision 45)."""
    best = None
    for part in parts:
        if part.class_ in _ABILITY_OF and (best is None or part.share > best.share):
            best = part
    return best.class_


def attempt(character, dice, spell, ability, sure_from):
    """One try at a spell (MAG-18): learns it or not, and gives the event."""
    chance = learning.spell_chance(spell.chance, ability, spell.elementary, sure_from)
    learned, roll = percent_check(dice, chance)
    if learned:
        character.spells.append(spell.key)
    return (("what", "spell"), ("spell", spell.key), ("chance", chance), ("roll", roll),
            ("learned", learned))


def set_colour(character, colour, level):
    """Sets a colour level; 0 takes the colour away."""
    colours = character.colours
    for place in range(len(colours)):
        if colours[place][0] == colour:
            if level:
                colours[place][1] = level
            else:
                del colours[place]
            return
    if level:
        colours.append([colour, level])


def in_order(colours, tables):
    """The (colour, level) pairs in the order of the table, unknown ones behind (decision 36)."""
    order = [row.key for row in tables.colours]
    return [tuple(pair) for _, pair in sorted([
        (order.index(pair[0]) if pair[0] in order else len(order), pair) for pair in colours])]
