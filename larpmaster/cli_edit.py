"""The command `edit`: what the game master changes by hand, several things in one fixed order."""
from larpmaster import callings, choices, commands, deeds, edits, gifts, messages
from larpmaster.character import is_cult
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.given import Seeds, date_of
from larpmaster.journal import GAME_MASTER
from larpmaster.opened import opened
from larpmaster.rules import classes
from larpmaster.rules.abilities import ABILITIES
from larpmaster.table_schema import ITEM_KINDS
from larpmaster.text import fold, shown, trimmed, whole_number

_KEPT = ("keep", "pidä")
_FIELDS = {"fitness": "fitness_percent"}
_STANDING_LIMIT = 99


def edit(machine, options, rest):
    """Does what the options say, one journal entry each, which are one deed; nothing is saved when
    one is refused. Raises WrongUse nothing_to_edit."""
    names = commands.edits()
    wanted = [name for name in names
              if name in options or name == "left" and "leave" in options]
    if not wanted:
        raise WrongUse("nothing_to_edit", allowed=", ".join(names))
    act = deeds.Act(date_of(machine, options), GAME_MASTER, "date" not in options)
    seeds = Seeds(machine, options)
    case = opened(machine, options, rest[0])
    unchanged = []

    def work():
        for name in wanted:
            known = len(case.character.journal)
            _WORK[name](_Change(case, act, seeds, name, options.get(name, "")))
            if len(case.character.journal) == known:
                unchanged.append(name)

    deeds.whole(case.character, work)
    ending = [messages.text("do_no_change", names=", ".join(unchanged))] if unchanged else []
    if len(unchanged) < len(wanted):
        case.finish(ending=ending)
    else:
        machine.write("\n".join([case.character.name] + ending) + "\n")
    return machine.EXIT_DONE


class _Change:
    """One option: its name, its text, and all that the changes need."""

    def __init__(self, case, act, seeds, option, text):
        self.character = case.character
        self.tables = case.tables
        self.act = act
        self.seeds = seeds
        self.option = option
        self.text = text

    def words(self):
        """The parts of the text between commas."""
        return [trimmed(part) for part in self.text.split(",")]

    def pairs(self):
        """(name, value) of each part NAME=VALUE; WrongUse pair_item."""
        found = []
        for part in self.words():
            name, equals, value = part.partition("=")
            if not equals:
                raise WrongUse("pair_item", field=self.option, found=shown(part))
            found.append((trimmed(name), trimmed(value)))
        return found

    def row(self, text):
        """The row of the character that the text means."""
        return gifts.row_meant(self.character, self.tables, text)

    def spell(self, text):
        """The key of a spell."""
        return _owned(self.character.spells, text) or choices.key_of(
            text, self.option, self.tables.spells)

    def item(self, text):
        """The key of an item."""
        return _owned(self.character.items, text) or choices.key_of(
            text, self.option, [row for kind in ITEM_KINDS for row in getattr(self.tables, kind)])


def _owned(keys, text):
    """The one of the keys that the text means, "" for none: the tables may have lost it."""
    for key in keys:
        if fold(key) == fold(text):
            return key
    return ""


def _text(change):
    edits.set_text(change.character, change.act, change.option, change.text)


def _number(change):
    field = _FIELDS.get(change.option, change.option)
    lowest, highest = edits.BOUNDS[field]
    edits.set_number(change.character, change.tables, change.act, field,
                     whole_number(change.text, field, lowest, highest))


def _ability(change):
    for name, value in change.pairs():
        place = choices.ability(name, change.option)
        edits.set_ability(change.character, change.act, place,
                          whole_number(value, ABILITIES[place], 0, edits.ABILITY_LIMIT))


def _grow(change):
    edits.raise_ability(change.character, change.seeds.dice(), change.act,
                        choices.ability(change.text, change.option))


def _standing(change):
    for name, value in change.pairs():
        callings.set_standing(change.character, change.tables, change.act, change.row(name),
                           _standing_number(value))


def _standing_number(text):
    return whole_number(text, "standing", -_STANDING_LIMIT, _STANDING_LIMIT)


def _leave(change):
    callings.leave(change.character, change.tables, change.act,
                _standing_number(change.text) if change.text else None)


def _temple(change):
    for name, value in change.pairs():
        cult = choices.activity(value, change.tables)
        if not is_cult(cult):
            raise WrongUse("unknown_name", field="temple", found=shown(value),
                           allowed=tuple(choices.cult_names(change.tables)))
        callings.change_temple(change.character, change.tables, change.seeds.dice(), change.act,
                            change.row(name), cult)


def _turn(change):
    character = change.character
    for name, value in change.pairs():
        which, colon, name = name.rpartition(":")
        row = change.row(which) if colon else _only_ordinary(character)
        cult, class_key = gifts.class_meant(character, change.tables, name)
        percent = None
        if fold(value) not in _KEPT:
            percent = whole_number(value, "percent", 0, 100)
        callings.turn(character, change.tables, change.act, row, class_key, cult, percent)


def _only_ordinary(character):
    rows = callings.rows_of(character, classes.ORDINARY)
    if not rows:
        raise CouldNot("no_ordinary_class", name=character.name)
    if len(rows) > 1:
        allowed = ["%s/%s" % (row.class_, row.cult) for row in rows]
        raise WrongUse("several_ordinary", field="turn", allowed=", ".join(allowed),
                       found=allowed[0])
    return rows[0]


def _start_level(change):
    for name, value in change.pairs():
        callings.set_start_level(
            change.character, change.tables, change.seeds.dice(), change.act, change.row(name),
            whole_number(value, "start_level", 0, classes.LAST_TABLE_LEVEL))


def _colour(change):
    for name, value in change.pairs():
        colour = choices.key_of(name, change.option, change.tables.colours)
        edits.put_colour(change.character, change.tables, change.act, colour,
                         whole_number(value, "colour", 0, edits.COLOUR_LIMIT))


def _forget(change):
    for word in change.words():
        edits.forget(change.character, change.act, change.spell(word))


def _spell(change):
    for word in change.words():
        edits.teach(change.character, change.tables, change.act, change.spell(word))


def _study(change):
    for word in change.words():
        edits.study(change.character, change.tables, change.seeds.dice(), change.act,
                    change.spell(word))


def _sell(change):
    for key, price in _priced(change):
        edits.sell(change.character, change.act, key, price or 0)


def _buy(change):
    for key, price in _priced(change):
        edits.buy(change.character, change.tables, change.act, key, price)


def _priced(change):
    """(item, price) of each part ITEM or ITEM=PRICE; None where no price is given."""
    for part in change.words():
        name, equals, price = part.partition("=")
        yield (change.item(trimmed(name)),
               whole_number(price, "price", 0, edits.MONEY_LIMIT) if equals else None)


def _put_away(change):
    for word in change.words():
        edits.put_down(change.character, change.act, change.item(word))


def _use(change):
    for word in change.words():
        edits.take_up(change.character, change.act, change.item(word))


_WORK = {"name": _text, "player": _text, "age": _number, "fitness": _number, "ability": _ability,
         "grow": _grow, "standing": _standing, "left": _leave, "temple": _temple, "turn": _turn,
         "start-level": _start_level, "colour": _colour, "forget": _forget, "spell": _spell,
         "study": _study, "money": _number, "sell": _sell, "buy": _buy, "put-away": _put_away,
         "use": _use, "tasks": _text, "notes": _text, "story": _text}
