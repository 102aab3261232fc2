"""A character in the making that outlives its program: what was chosen so far, in a file of the
register's folder.

No value that the dice gave is kept, only where they fall from: what is gone on with is made anew
from its seed, so that nothing else can be had by ending the program.
"""
from larpmaster import keyfile
from larpmaster.character import is_cult
from larpmaster.creation import REROLL_LIMIT, STEPS, Creation
from larpmaster.errors import CouldNot, Mistake
from larpmaster.rules.dice import SEED_LIMIT, Dice
from larpmaster.text import whole_number
from larpmaster.ui.desk import UNFINISHED
from larpmaster.ui.player import Making

_FORMAT = "larpmaster-unfinished"
_VERSION = 1
_MOST_FILES = 9
_MOST_STEPS = 1000
_HIGHEST = 999999999
_TEXTS = ("name", "player", "race")
_SHARE = "|"


def _path(desk, number):
    name = UNFINISHED if number == 1 else "%s-%d" % (UNFINISHED, number)
    return desk.machine.join(desk.folder, name)


def keep(desk):
    """Writes the character in the making into a file of its own, or the one it came from. Raises
    CouldNot as `store.replace`."""
    machine, making = desk.machine, desk.making
    if not machine.exists(desk.folder):
        machine.make_folder(desk.folder)
    path = making.kept
    number = 0
    while not path:
        number += 1
        path = _path(desk, number)
        if machine.exists(path) and number < _MOST_FILES:
            path = ""
    keyfile.write(machine, path, _FORMAT, _VERSION, _pairs(making))


def _pairs(making):
    """What was chosen, as pairs of texts."""
    creation = making.creation
    pairs = [("world", creation.world), ("step", creation.step), ("gm", _number(creation.gm)),
             ("seed", _number(creation.dice.seed)), ("sex", creation.sex),
             ("born", creation.race), ("rerolls", _number(creation.rerolls)),
             ("discarded", _number(creation.discarded)), ("assigned", _numbers(creation.assigned)),
             ("age", _number(creation.age)), ("region", creation.region),
             ("named", creation.name), ("played", creation.player),
             ("life", _steps(creation, creation.life_start)),
             ("numbers", _numbers(making.assigned)),
             ("typed_age", "" if making.age is None else _number(making.age)),
             ("has_region", _number(making.has_region)), ("folder", making.folder)]
    pairs.extend([(key, getattr(making, key)) for key in _TEXTS])
    if creation.drawn:
        pairs.append(("drawn", _steps(creation, creation.drawn[1])))
        pairs.extend([("drawn_year", year) for year in creation.drawn[0]])
    pairs.extend([("lived_year", year) for year in creation.years])
    pairs.extend([("year", year) for year in making.years])
    for past in making.history:
        pairs.append(("past", _number(len(past))))
        pairs.extend([("past_year", year) for year in past])
    for cult, (split, names) in sorted(creation.sharing.items()):
        pairs.append(("sharing", _SHARE.join((cult, split) + names)))
    return pairs


def _steps(creation, place):
    """How many steps of the dice lie between the eight values and a later place, as a text; "" for
    no place."""
    dice = creation.dice
    dice.restore(creation.after_rolls)
    steps = 0
    while place and dice.state() != place and steps < _MOST_STEPS:
        dice.n(1)
        steps += 1
    return _number(steps) if place else ""


def _place(creation, steps):
    """The place so many steps behind the eight values, None for None."""
    if steps is None:
        return None
    creation.dice.restore(creation.after_rolls)
    creation.dice.many(steps, 1)
    return creation.dice.state()


def _number(value):
    return str(int(value))


def _numbers(values):
    return " ".join([str(value) for value in values])


class _Kept:
    """What stands in a file. Mistakes in it are WrongUse."""

    def __init__(self, pairs):
        self._pairs = pairs

    def every(self, key):
        """All values of a key, in their order."""
        return [value for found, value, _ in self._pairs if found == key]

    def text(self, key):
        """The value of a key, "" where there is none."""
        return (self.every(key) or [""])[0]

    def number(self, key, highest=_HIGHEST):
        """A whole number from 0 on."""
        return whole_number(self.text(key), "choice", 0, highest)

    def numbers(self, key):
        """A tuple of whole numbers."""
        return tuple([whole_number(word, "choice", 0, _HIGHEST)
                      for word in self.text(key).split()])


def resume(desk):
    """Takes up the character that waits in the register's folder as the desk's making. Raises
    CouldNot set_file_broken, set_file_newer and those of `read_file`."""
    path = _path(desk, 1)
    kept = _Kept(keyfile.read(desk.machine, path, _FORMAT, _VERSION))
    try:
        if kept.text("world") != desk.world or kept.text("step") not in STEPS:
            raise CouldNot("ui_kept_elsewhere", path=path, world=kept.text("world"))
        creation = Creation(desk.tables, Dice(kept.number("seed", SEED_LIMIT - 1)), desk.world,
                            bool(kept.number("gm")))
        making = Making(desk.ui, desk.machine, creation, kept.text("folder") or desk.folder)
        making.kept = path
        for key in _TEXTS:
            setattr(making, key, kept.text(key))
        making.age = kept.number("typed_age") if kept.text("typed_age") else None
        making.assigned = list(kept.numbers("numbers"))
        making.has_region = bool(kept.number("has_region"))
        making.years = _known(desk.tables, kept.every("year"))
        past = kept.every("past_year")
        for count in kept.every("past"):
            count = whole_number(count, "choice", 0, len(past))
            making.history.append(_known(desk.tables, past[:count]))
            past = past[count:]
        _make_again(creation, kept)
    except CouldNot:
        raise
    except Mistake:
        raise CouldNot("set_file_broken", path=path, line=1)
    desk.making = making


def _known(tables, years):
    """Those of the years that were spent in what the tables still have."""
    cults = [cult.key for cult in tables.cults]
    return [year for year in years if not is_cult(year) or year in cults]


def _make_again(creation, kept):
    """Makes the steps again that had been made. Where the tables have changed so that one cannot
    be made, it is the next; what was chosen later is offered there."""
    wanted = STEPS.index(kept.text("step"))
    rerolls = kept.number("rerolls", REROLL_LIMIT)
    age, discarded = kept.number("age"), kept.number("discarded")
    assigned = kept.numbers("assigned")
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


def drop(desk, path):
    """Takes away the file of a character that was saved or thrown away; another that waits is the
    next."""
    machine = desk.machine
    for ending in ("", ".bak", ".new"):
        if machine.exists(path + ending):
            machine.remove(path + ending)
    for number in range(_MOST_FILES, 1, -1):
        if machine.exists(_path(desk, number)) and not machine.exists(_path(desk, 1)):
            machine.rename(_path(desk, number), _path(desk, 1))
