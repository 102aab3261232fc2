"""What the game master changes by hand: fields, standing, classes, colours, spells, items.

Each edit is a journal entry of its own, unless nothing changes. act: a `deeds.Act`; what is refused
raises and changes nothing.
"""
from larpmaster import journal, levels
from larpmaster.career import NO_SPIRIT, TRADE, row_for, row_of, standing_of
from larpmaster.character import AGE_LIMIT, NAME_LIMIT, TEXT_LIMIT
from larpmaster.deeds import changed, grow
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.gifts import fall_to_points, lose_start
from larpmaster.rules import classes, experience, fitness, growth, learning, sharing
from larpmaster.rules.abilities import ABILITIES, with_value
from larpmaster.schooling import ability_of, attempt, set_colour
from larpmaster.stand_ins import fill
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
# Standing after leaving where the game master names none (CLS-24, CLS-25).
_LEFT_SPIRIT, _LEFT_OTHER = -3, -2


def _edited(character, act, work, dice=None):
    changed(character, journal.EDIT, act, work, dice)


def _in_bounds(field, value, lowest, highest):
    if not lowest <= value <= highest:
        raise WrongUse("number", field=field, found=value, lowest=lowest, highest=highest)


def set_number(character, tables, act, field, value):
    """Sets age, money or fitness_percent; a fitness stays, and later years go on from it
    (FIT-6). Raises WrongUse number, CouldNot age_lived."""
    lowest, highest = BOUNDS[field]
    _in_bounds(field, value, lowest, highest)
    if field == "age" and character.career and value <= character.career[-1].age:
        raise CouldNot("age_lived", field=field, found=value,
                       lowest=character.career[-1].age + 1)
    adult = tables.race(character.race).adult_age

    def work(_):
        setattr(character, field, value)
        character.is_child = character.age < adult

    _edited(character, act, work)


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

    _edited(character, act, work)


def set_region(character, tables, act, region):
    """Sets the home region, "" for none; raises WrongUse unknown_name."""
    if region:
        region = named(region, "region", [row.key for row in tables.regions])

    def work(_):
        character.region = region

    _edited(character, act, work)


def set_ability(character, act, place, value):
    """Sets an original ability, 0..ABILITY_LIMIT (GROW-3, FIT-4)."""
    _in_bounds(ABILITIES[place], value, 0, ABILITY_LIMIT)

    def work(_):
        character.abilities_original = with_value(character.abilities_original, place, value)

    _edited(character, act, work)


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

    _edited(character, act, work, dice)


def set_standing(character, tables, act, row, value):
    """Sets the standing of a row: from -3 down a spirit's experience is lost for ever, and below 0
    it does not count (CLS-19, CLS-24)."""
    least, most = tables.setting("least_standing"), tables.setting("most_standing")
    _in_bounds("standing", value, least, most)

    def work(events):
        _put_standing(character, tables, row, value, events)

    _edited(character, act, work)


def _put_standing(character, tables, row, value, events):
    row.standing = value
    row.spirit_xp = experience.kept_of_spirit(row.spirit_xp, value)
    fall_to_points(character, tables, row, events)


def leave(character, tables, act, standing=None):
    """Leaves the service: its rows keep what they are, their standing falls to `standing`, to -3
    where a spirit is left and else to -2 (CLS-24, CLS-25); an ordinary trade minds nobody.

    Raises CouldNot not_in_service.
    """
    service = character.service
    if not service:
        raise CouldNot("not_in_service", name=character.name)
    # The cult that is left may be gone from the tables.
    tables = fill(tables, character)[0]
    cult = tables.cult(service)
    if standing is None and cult.kind != TRADE:
        standing = _LEFT_OTHER if cult.spirit == NO_SPIRIT else _LEFT_SPIRIT
    if standing is not None:
        _in_bounds("standing", standing, tables.setting("least_standing"),
                   tables.setting("most_standing"))

    def work(events):
        character.service = ""
        for row in character.classes:
            if row.cult == service and standing is not None and row.standing > standing:
                _put_standing(character, tables, row, standing, events)

    _edited(character, act, work)


def change_temple(character, tables, dice, act, row, cult):
    """A priest serves another spirit: the new row begins with the start level and the experience
    that did not come from the old spirit (CLS-24); each level is a rise without mass.

    Raises WrongUse class_not_in_cult, CouldNot not_a_priest or row_is_there.
    """
    if row.class_ != classes.PRIEST:
        raise CouldNot("not_a_priest", class_=row.class_)
    if row.class_ not in [part.class_ for part in tables.classes_of(cult)]:
        raise WrongUse("class_not_in_cult", field="class", found=row.class_, cult=cult)
    if row_of(character, row.class_, cult) is not None:
        raise CouldNot("row_is_there", class_=row.class_, cult=cult)

    def work(events):
        new = row_for(character, row.class_, cult,
                      standing_of(character.abilities_original, tables))
        new.training_hundredths, new.xp = row.training_hundredths, row.xp
        _put_start(character, tables, dice, new, row.start_level, events)
        character.service = cult

    _edited(character, act, work, dice)


def set_start_level(character, tables, dice, act, row, level):
    """Sets the start level of a row, 0..30 (XP-1); each level is a rise or a loss of its own."""
    _in_bounds("start_level", level, 0, classes.LAST_TABLE_LEVEL)

    def work(events):
        while row.start_level > level:
            lose_start(character, tables, row, events)
        _put_start(character, tables, dice, row, level, events)

    _edited(character, act, work, dice)


def _put_start(character, tables, dice, row, level, events):
    if row.start_level < level:
        events.append((("what", "start_level"), ("class", row.class_), ("cult", row.cult),
                       ("level", level)))
    while row.start_level < level:
        levels.climb(character, tables, dice, row, True)


def turn(character, tables, act, row, class_key, cult, percent=None):
    """An ordinary person becomes something else (ORD-5, ORD-6): the ordinary class is forgotten
    with its levels, and `percent` of its experience goes to the new class. percent None keeps it
    beside the new one, which begins at level 0. Who served where the ordinary class is, or
    nowhere, serves the new cult from now on, so that no year brings the old class back.

    Raises CouldNot not_ordinary, stays_ordinary, must_forget (a fighter forgets), WrongUse number.
    """
    if row.class_ != classes.ORDINARY:
        raise CouldNot("not_ordinary", class_=row.class_)
    if class_key == classes.ORDINARY:
        raise CouldNot("stays_ordinary", class_=row.class_)
    to_fighter = class_key == classes.FIGHTER
    if percent is None:
        if to_fighter:
            raise CouldNot("must_forget", class_=row.class_)
    else:
        least, most = sharing.transfer_limits(to_fighter)
        _in_bounds("percent", percent, least, most)

    def work(events):
        new = row_for(character, class_key, cult,
                      standing_of(character.abilities_original, tables))
        if percent is not None:
            moved = sharing.transferred(row.xp, percent)
            row.xp = 0
            fall_to_points(character, tables, row, events)
            while row.start_level:
                lose_start(character, tables, row, events)
            character.classes.remove(row)
            if moved:
                new.xp += moved
                events.append((("what", "xp"), ("class", new.class_), ("cult", new.cult),
                               ("xp", moved)))
        if character.service in ("", row.cult):
            character.service = cult

    _edited(character, act, work)


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
    _in_bounds("colour", level, 0, COLOUR_LIMIT)

    def work(_):
        set_colour(character, colour, level)

    _edited(character, act, work)


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

    _edited(character, act, work)


def study(character, tables, dice, act, key):
    """One roll to learn a spell after its time of study (MAG-17, MAG-18); refuses as `teach`."""
    spell = tables.spell(key)
    row = _check_spell(character, spell)

    def work(events):
        events.append(attempt(character, dice, spell, ability_of(character, row.class_),
                              tables.setting("sure_spell_ability"), {}))

    _edited(character, act, work, dice)


def forget(character, act, key):
    """Takes a spell away; CouldNot spell_unknown."""
    if key not in character.spells:
        raise CouldNot("spell_unknown", spell=key)

    def work(_):
        character.spells.remove(key)

    _edited(character, act, work)


def buy(character, tables, act, key, price=None):
    """Buys an item for its price or another; CouldNot not_enough_money, too_many_items."""
    item = tables.item(key)
    if price is None:
        price = item.price
    _in_bounds("price", price, 0, MONEY_LIMIT)
    if price > character.money:
        raise CouldNot("not_enough_money", item=key, price=price, money=character.money)
    if len(character.items) >= ITEM_LIMIT:
        raise CouldNot("too_many_items", highest=ITEM_LIMIT)

    def work(events):
        character.money -= price
        character.items.append(key)
        events.append((("what", "bought"), ("item", key), ("price", price)))

    _edited(character, act, work)


def sell(character, act, key, price):
    """Sells an item, or gives it away for 0; CouldNot item_missing."""
    _check_item(character, key)
    _in_bounds("price", price, 0, MONEY_LIMIT - character.money)

    def work(events):
        character.money += price
        character.items.remove(key)
        if character.in_use.count(key) > character.items.count(key):
            character.in_use.remove(key)
        events.append((("what", "sold"), ("item", key), ("price", price)))

    _edited(character, act, work)


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

    _edited(character, act, work)


def put_down(character, act, key):
    """Puts an item away; CouldNot not_in_use."""
    if key not in character.in_use:
        raise CouldNot("not_in_use", item=key)

    def work(_):
        character.in_use.remove(key)

    _edited(character, act, work)
