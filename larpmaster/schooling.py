"""Colours and spells that a character learns in its cults, each with its event (CLS-12, CLS-27)."""
from larpmaster.rules import classes, learning
from larpmaster.rules.abilities import INTELLIGENCE, WISDOM
from larpmaster.rules.dice import percent_check

_COLOUR_FULL = -1
_SPELL = ("what", "spell")
_LEARNED = (("learned", False), ("learned", True))
_ABILITY_OF = {classes.MAGE: INTELLIGENCE, classes.PRIEST: WISDOM}


class _School:
    """What one cult teaches, as far as it is not known.

    still: the colours that it can teach yet, of `learning.open_colours`; open: places in `spells`
    of those that are understood; missing: how many colours each spell still lacks.
    """

    def __init__(self, teaching, spells, ability):
        self.teaching = teaching
        self.spells = spells
        self.ability = ability
        self.chances = learning.colour_chances(ability)
        self.still = []
        self.open = []
        self.missing = []


class Schooling:
    """The learning of one character; it and the events handed in are changed in place.

    Colours and spells that somebody else changes meanwhile are not seen. What each colour level
    will open or close is noted beforehand: a slow machine pays for each look at a list of spells.
    """

    def __init__(self, character, tables, dice):
        self._character = character
        self._tables = tables
        self._dice = dice
        self._levels = {colour: level for colour, level in character.colours}
        self._schools = {}
        self._waiting = {}
        # Equal parts of events are one: a hundred years of them fill a small memory.
        self._shared = {}
        self._sure_from = tables.setting("sure_spell_ability")

    def year(self, cult, events):
        """A year in a cult; in one that teaches magic colours by chance, then one try at a
        spell."""
        school = self._schools.get(cult) or self._school(cult)
        if school.teaching:
            for chance in school.chances:
                if chance > 0 and school.still and percent_check(self._dice, chance)[0]:
                    self._draw_colour(school, events)
            self._try_spell(school, school.ability, events)

    def level(self, part, events):
        """An extra level of a class in a cult: colours for certain, then tries at spells.

        part: the row of cult_classes.
        """
        school = self._schools.get(part.cult) or self._school(part.cult)
        for _ in range(part.level_colours):
            if school.still:
                self._draw_colour(school, events)
        for _ in range(part.level_spells):
            self._try_spell(school, ability_of(self._character, part.class_), events)

    def _school(self, cult):
        tables = self._tables
        levels = self._levels
        teaching = [row[1:4] for row in tables.colours_of(cult)]
        known = self._character.spells
        spells = [tables.spell(key) for key in tables.spells_of(cult) if key not in known]
        school = self._schools[cult] = _School(
            teaching, spells, ability_of(self._character, main_caster(tables.classes_of(cult)))
            if teaching else 0)
        for colour, _, maximum in teaching:
            self._wait(colour, maximum, school, _COLOUR_FULL)
        school.still = learning.open_colours(levels, teaching)
        for place in range(len(spells)):
            missing = 0
            for colour, level in spells[place].colours:
                if levels.get(colour, 0) < level:
                    missing += 1
                    self._wait(colour, level, school, place)
            school.missing.append(missing)
            if not missing:
                school.open.append(place)
        return school

    def _wait(self, colour, level, school, place):
        """Notes what a colour level changes in a school: a spell, or that the colour is full."""
        self._waiting.setdefault((colour, level), []).append((school, place))

    def _draw_colour(self, school, events):
        colour = learning.draw_colour(self._dice, school.still)
        self._levels[colour] = level = self._levels.get(colour, 0) + 1
        set_colour(self._character, colour, level)
        if colour not in self._shared:
            self._shared[colour] = (("what", "colour"), ("colour", colour))
        events.append(self._shared[colour])
        for other, place in self._waiting.get((colour, level), ()):
            if place == _COLOUR_FULL:
                other.still = learning.open_colours(self._levels, other.teaching)
            else:
                other.missing[place] -= 1
                if not other.missing[place]:
                    other.open.append(place)
                    other.open.sort()

    def _try_spell(self, school, ability, events):
        if school.open:
            place = school.open[self._dice.n(len(school.open)) - 1]
            event = attempt(self._character, self._dice, school.spells[place], ability,
                            self._sure_from, self._shared)
            events.append(event)
            if event[-1][1]:
                self._leave_out(event[1][1])

    def _leave_out(self, key):
        """A spell that is known now is tried no more, in whichever school."""
        for school in self._schools.values():
            for place in range(len(school.spells)):
                if school.spells[place].key == key:
                    # A spell that is not open yet waits for ever: one lack more than it has.
                    school.missing[place] += 1
                    if place in school.open:
                        school.open.remove(place)


def ability_of(character, class_key):
    """The original ability with which a caster class learns (decision 45)."""
    return character.abilities_original[_ABILITY_OF[class_key]]


def main_caster(parts):
    """The caster class with the largest share of a cult, the first of equals (decision 45)."""
    best = None
    for part in parts:
        if part.class_ in _ABILITY_OF and (best is None or part.share > best.share):
            best = part
    return best.class_


def attempt(character, dice, spell, ability, sure_from, shared):
    """One try at a spell (MAG-18): learns it or not, and gives the event.

    shared: a dict that keeps pairs of events, for those that come again.
    """
    chance = learning.spell_chance(spell.chance, ability, spell.elementary, sure_from)
    learned, roll = percent_check(dice, chance)
    if learned:
        character.spells.append(spell.key)
    named, likely = ("spell", spell.key), ("chance", chance)
    return (_SPELL, shared.setdefault(named, named), shared.setdefault(likely, likely),
            ("roll", roll), _LEARNED[learned])


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
