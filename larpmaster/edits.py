"""What the game master changes by hand: fields, colours, spells, items. Classes: callings.

Each edit is a journal entry of its own, unless nothing changes. act: a `deeds.Act`; what is refused
raises and changes nothing.
"""
from larpmaster import journal
from larpmaster.character import AGE_LIMIT, NAME_LIMIT, TEXT_LIMIT
from larpmaster.deeds import changed, grow
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.rules import fitness, growth, learning
from larpmaster.rules.abilities import ABILITIES, with_value
from larpmaster.schooling import ability_of, attempt, set_colour
from larpmaster.table_schema import CASTERS, EITHER
from larpmaster.text import checked, named

ABILITY_LIMIT = 999
MONEY_LIMIT = 100000000
COLOUR_LIMIT = 100
ITEM_LIMIT = 100
BOUNDS = {"age": (0, AGE_LIMIT), "money": (0, MONEY_LIMIT),
           "fitness_percent": (fitness.LOWEST, fitness.HIGHEST)}
_TEXT_LIMITS = {"name": NAME_LIMIT, "player": NAME_LIMIT, "tasks": TEXT_LIMIT,
                "notes": TEXT_LIMIT, "story": TEXT_LIMIT}


def edited(character, act, work, dice=None):
    """Runs work(events) as an edit; raises as `deeds.changed`."""
    changed(character, journal.EDIT, act, work, dice)


def in_bounds(field, value, lowest, highest):
    """Raises WrongUse number for a value of a field that is not lowest..highest."""
    if not lowest <= value <= highest:
        raise WrongUse("number", field=field, found=value, lowest=lowest, highest=highest)


def set_number(character, tables, act, field, value):
    """Sets age, money or fitness_percent; a fitness stays, and later years go on from it
    (FIT-6). Raises WrongUse number, CouldNot age_lived."""
    lowest, highest = BOUNDS[field]
    in_bounds(field, value, lowest, highest)
    if field == "age" and character.career and value <= character.career[-1].age:
        raise CouldNot("age_lived", field=field, found=value,
                       lowest=character.career[-1].age + 1)
    adult = tables.race(character.race).adult_age

    def work(_):
        setattr(character, field, value)
        character.is_child = character.age < adult

    edited(character, act, work)


def set_text(character, act, field, value):
    """Sets name, player, tasks, notes or story; raises WrongUse letter, too_long, name_missing."""
    limit = _TEXT_LIMITS[field]
    lines = [checked(line, field, limit) for line in value.split("\n")]
    value = "\n".join(lines)
    if len(value) > limit:
        raise WrongUse("too_long", field=field, found=len(value), highest=limit)
    if field == "name" and not value:
        raise WrongUse("name_missing", field=field)

    def work(_):
        setattr(character, field, value)

    edited(character, act, work)


def set_region(character, tables, act, region):
    """Sets the home region, "" for none; raises WrongUse unknown_name."""
    if region:
        region = named(region, "region", [row.key for row in tables.regions])

    def work(_):
        character.region = region

    edited(character, act, work)


def set_ability(character, act, place, value):
    """Sets an original ability, 0..ABILITY_LIMIT (GROW-3, FIT-4)."""
    in_bounds(ABILITIES[place], value, 0, ABILITY_LIMIT)

    def work(_):
        character.abilities_original = with_value(character.abilities_original, place, value)

    edited(character, act, work)


def raise_ability(character, dice, act, place):
    """The one raise of a young character's most used ability by 2..6 (GROW-2).

    Raises CouldNot raised_before, high_enough.
    """
    for entry in character.journal:
        for event in entry.events:
            if event[0][1] == "growth":
                raise CouldNot("raised_before", field=ABILITIES[place])
    if growth.is_high_enough(character.abilities_original[place]):
        raise CouldNot("high_enough", field=ABILITIES[place], highest=growth.HIGH_ENOUGH)

    def work(events):
        roll, points = growth.roll_raise(dice)
        grow(character, place, roll, points, events)

    edited(character, act, work, dice)


def highest_colour(character, tables, colour):
    """Highest level of a colour in the places where the character has studied (CLS-12)."""
    most = 0
    for cult in [row.cult for row in character.classes]:
        for teaching in tables.colours_of(cult):
            if teaching.colour == colour:
                most = max(most, teaching.maximum)
    return most


def put_colour(character, tables, act, colour, level):
    """Sets a colour level, at most the highest of the character's (CLS-12). Raises CouldNot
    colour_above_maximum, WrongUse number."""
    most = highest_colour(character, tables, colour)
    if level > most:
        raise CouldNot("colour_above_maximum", colour=colour, found=level, highest=most)
    in_bounds("colour", level, 0, COLOUR_LIMIT)

    def work(_):
        set_colour(character, colour, level)

    edited(character, act, work)


def _caster_row(character, spell):
    """The best row of the character that may cast a spell; CouldNot wrong_class_for_spell."""
    casters = CASTERS if spell.class_ == EITHER else (spell.class_,)
    rows = [row for row in character.classes if row.class_ in casters]
    if not rows:
        raise CouldNot("wrong_class_for_spell", spell=spell.key, class_=", ".join(casters))
    return max(rows, key=_level_of)


def _level_of(row):
    return row.level


def _check_spell(character, spell):
    """Whether the character can learn a spell at all; gives the row that casts it."""
    row = _caster_row(character, spell)
    if spell.key in character.spells:
        raise CouldNot("spell_known", spell=spell.key)
    levels_ = {colour: level for colour, level in character.colours}
    if not learning.understands(levels_, spell.colours):
        raise CouldNot("colours_missing", spell=spell.key, allowed=", ".join(
            ["%s %d" % pair for pair in spell.colours]))
    return row


def open_spells(character, tables):
    """Keys of the spells that `teach` and `study` would not refuse, in table order."""
    keys = []
    for spell in tables.spells:
        try:
            _check_spell(character, spell)
        except CouldNot:
            continue
        keys.append(spell.key)
    return keys


def teach(character, tables, act, key):
    """Gives a spell by choice instead of the dice (CLS-27): of one of the character's classes,
    its colours understood. Raises CouldNot wrong_class_for_spell, spell_known,
    colours_missing."""
    _check_spell(character, tables.spell(key))

    def work(_):
        character.spells.append(key)

    edited(character, act, work)


def study(character, tables, dice, act, key):
    """One roll to learn a spell after its time of study (MAG-17, MAG-18); refuses as `teach`."""
    spell = tables.spell(key)
    row = _check_spell(character, spell)

    def work(events):
        events.append(attempt(character, dice, spell, ability_of(character, row.class_),
                              tables.setting("sure_spell_ability"), {}))

    edited(character, act, work, dice)


def forget(character, act, key):
    """Takes a spell away; CouldNot spell_unknown."""
    if key not in character.spells:
        raise CouldNot("spell_unknown", spell=key)

    def work(_):
        character.spells.remove(key)

    edited(character, act, work)


def buy(character, tables, act, key, price=None):
    """Buys an item for its price or another; CouldNot not_enough_money, too_many_items."""
    item = tables.item(key)
    if price is None:
        price = item.price
    in_bounds("price", price, 0, MONEY_LIMIT)
    if price > character.money:
        raise CouldNot("not_enough_money", item=key, price=price, money=character.money)
    if len(character.items) >= ITEM_LIMIT:
        raise CouldNot("too_many_items", highest=ITEM_LIMIT)

    def work(events):
        character.money -= price
        character.items.append(key)
        events.append((("what", "bought"), ("item", key), ("price", price)))

    edited(character, act, work)


def sell(character, act, key, price):
    """Sells an item, or gives it away for 0; CouldNot item_missing."""
    _check_item(character, key)
    in_bounds("price", price, 0, MONEY_LIMIT - character.money)

    def work(events):
        character.money += price
        character.items.remove(key)
        if character.in_use.count(key) > character.items.count(key):
            character.in_use.remove(key)
        events.append((("what", "sold"), ("item", key), ("price", price)))

    edited(character, act, work)


def _check_item(character, key):
    if key not in character.items:
        raise CouldNot("item_missing", item=key)


def take_up(character, act, key):
    """Puts an item on or takes it in hand: from now on it hinders (CLS-29, MAG-9).

    Raises CouldNot item_missing, in_use_already.
    """
    _check_item(character, key)
    if character.in_use.count(key) >= character.items.count(key):
        raise CouldNot("in_use_already", item=key)

    def work(_):
        character.in_use.append(key)

    edited(character, act, work)


def put_down(character, act, key):
    """Puts an item away; CouldNot not_in_use."""
    if key not in character.in_use:
        raise CouldNot("not_in_use", item=key)

    def work(_):
        character.in_use.remove(key)

    edited(character, act, work)
