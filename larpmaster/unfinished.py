"""A character in the making as the pairs of a file: what was chosen so far.

No value that the dice gave is kept, only where they fall from: what is gone on with is made anew
from its seed, so that nothing else can be had by ending the program.
"""
from larpmaster.creation import REROLL_LIMIT, STEPS, Creation
from larpmaster.errors import CouldNot, Mistake
from larpmaster.rules.dice import SEED_LIMIT, Dice
from larpmaster.text import whole_number

_MOST_STEPS = 1000
_HIGHEST = 999999999
_SHARE = "|"


class Kept:
    """What stands in a file: (key, value, number of the line) rows. Mistakes in it are WrongUse,
    in the line that `line` names."""

    def __init__(self, rows, path):
        self._rows = rows
        self.path = path
        self.line = 1

    def every(self, key):
        """All values of a key, in their order."""
        values = []
        for found, value, line in self._rows:
            if found == key:
                values.append(value)
                self.line = line
        return values

    def text(self, key):
        """The value of a key, "" where there is none."""
        return (self.every(key) or [""])[0]

    def number(self, key, highest=_HIGHEST):
        """A whole number from 0 on."""
        return whole_number(self.text(key), "choice", 0, highest)

    def numbers(self, key):
        """A list of whole numbers."""
        return [whole_number(word, "choice", 0, _HIGHEST) for word in self.text(key).split()]

    def broken(self):
        """The CouldNot for a file in which what was asked for last is wrong."""
        return CouldNot("set_file_broken", path=self.path, line=self.line)


def number(value):
    """A whole number or a truth as the text of a pair."""
    return str(int(value))


def numbers(values):
    """Whole numbers as the text of a pair."""
    return " ".join([str(value) for value in values])


def pairs_of(creation):
    """What was chosen, as (key, value) pairs of texts; the dice may stand elsewhere afterwards.

    Raises CouldNot kept_too_far where a place of the dice cannot be told.
    """
    pairs = [("world", creation.world), ("step", creation.step), ("gm", number(creation.gm)),
             ("seed", number(creation.dice.seed)), ("sex", creation.sex),
             ("born", creation.race), ("rerolls", number(creation.rerolls)),
             ("discarded", number(creation.discarded)), ("assigned", numbers(creation.assigned)),
             ("age", number(creation.age)), ("region", creation.region),
             ("named", creation.name), ("played", creation.player),
             ("life", _steps(creation, creation.life_start))]
    if creation.drawn:
        pairs.append(("drawn", _steps(creation, creation.drawn[1])))
        pairs.extend([("drawn_year", year) for year in creation.drawn[0]])
    pairs.extend([("lived_year", year) for year in creation.years])
    for cult, (split, names) in sorted(creation.sharing.items()):
        pairs.append(("sharing", _SHARE.join((cult, split) + names)))
    return pairs


def _steps(creation, place):
    """How many steps of the dice lie between the eight values and a later place, as a text; "" for
    no place."""
    if not place:
        return ""
    dice = creation.dice
    dice.restore(creation.after_rolls)
    steps = 0
    while dice.state() != place:
        if steps == _MOST_STEPS:
            raise CouldNot("kept_too_far")
        dice.n(1)
        steps += 1
    return number(steps)


def _place(creation, steps):
    """The place so many steps behind the eight values, None for None."""
    if steps is None:
        return None
    creation.dice.restore(creation.after_rolls)
    creation.dice.many(steps, 1)
    return creation.dice.state()


def made_again(kept, tables, world):
    """The Creation of a Kept. Where the tables have changed so that a step cannot be made, it is
    the next; what was chosen later is offered there.

    Raises CouldNot kept_elsewhere for one of another world, set_file_broken.
    """
    found = kept.text("world")
    if found and found != world:
        raise CouldNot("kept_elsewhere", path=kept.path, world=found)
    step = kept.text("step")
    if not found or step not in STEPS:
        raise kept.broken()
    try:
        creation = Creation(tables, Dice(kept.number("seed", SEED_LIMIT - 1)), world,
                            bool(kept.number("gm")))
        _make_again(creation, kept, STEPS.index(step))
    except Mistake:
        raise kept.broken()
    return creation


def _make_again(creation, kept, wanted):
    """Makes the first `wanted` steps again that had been made."""
    rerolls = kept.number("rerolls", REROLL_LIMIT)
    age, discarded = kept.number("age"), kept.number("discarded")
    assigned = tuple(kept.numbers("assigned"))
    life, drawn = [kept.number(key, _MOST_STEPS) if kept.text(key) else None
                   for key in ("life", "drawn")]
    try:
        creation.set_race(kept.text("born"), kept.text("sex"))
        while creation.rerolls < rerolls:
            creation.reroll()
        creation.region, creation.name, creation.player = [
            kept.text(key) for key in ("region", "named", "played")]
        creation.age, creation.discarded, creation.assigned = age, discarded, assigned
        creation.years = years = kept.every("lived_year")
        creation.life_start = _place(creation, life)
        if drawn is not None:
            creation.drawn = kept.every("drawn_year"), _place(creation, drawn)
        for value in kept.every("sharing"):
            cult, split, names = (value + _SHARE * 2).split(_SHARE, 2)
            creation.sharing[cult] = split, tuple([name for name in names.split(_SHARE) if name])
        for work in (creation.keep_rolls, lambda: creation.set_discard(discarded),
                     lambda: creation.set_assignment(assigned), lambda: creation.set_age(age),
                     lambda: creation.set_career(years),
                     lambda: creation.set_details(creation.name, creation.player,
                                                  creation.region))[:max(0, wanted - 1)]:
            work()
        if not wanted:
            creation.back()
    except Mistake:
        pass
