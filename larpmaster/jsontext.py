"""A character as one line of JSON, the same bytes on every machine: ASCII, keys in a fixed order.

The line is written in pieces, since a small machine may have no room for it as one string; each
record is filled into a pattern, since every object costs a slow machine dear.
"""
from larpmaster.character import FORMAT, VERSION, values
from larpmaster.rules.abilities import ABILITIES
from larpmaster.rules.absorption import KINDS
from larpmaster.rules.saves import CATEGORIES
from larpmaster.schooling import in_order
from larpmaster.stand_ins import fill
from larpmaster.text import is_ascii

_ESCAPES = (('"', '\\"'), ("\\", "\\\\"), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t"))
_HEAD = ('{"format": "%s", "version": %d, "world": %s, "seed": %d, "gm": %s, "name": %s, '
         '"player": %s, "race": %s, "sex": %s, "age": %d, "region": %s, "rolls": %s, '
         '"roll_dice": [%s], "rerolls": %d, "discarded": %d, "assigned": %s, '
         '"abilities_rolled": %s, "abilities_original": %s, "fitness_percent": %d, '
         '"is_child": %s, "abilities": %s, "career": [')
_YEAR = '{"year": %d, "age": %d, "activity": %s, "xp": %d, "events": [%s]}'
_CLASS = ('{"class": %s, "cult": %s, "training_hundredths": %d, "start_level": %d, '
          '"extra_level": %d, "level": %d, "xp": %d, "spirit_xp": %d, "standing": %d}')
_HIT_POINTS = '], "knowledge_hundredths": %s, "hit_points": {"start": %d, "rises": ['
_RISE = ('{"year": %d, "class": %s, "cult": %s, "to_level": %d, "mass_before": %d, '
         '"mass_after": %d, "con_chance": %d, "con_rolls": %s, "rest_chance": %d, '
         '"rest_roll": %d, "gained": %d}')
_VALUES = ('], "from_levels": %d, "max": %d}, "level_bonus": %d, "damage_bonus": %d, '
           '"backstab": %d, "larp_armour_class": %d, "attack": %d, "dodge_defence": %d, '
           '"parry_defence": %d, "surprised_defence": %d, "two_hand_percent": %d, "saves": %s, '
           '"absorption": %s, "mana": %d, "power": %d, "superpower": %d, "stamina": %d, '
           '"max_morale": %d, "colours": %s, "spells": %s, "money": %d, "items": %s, '
           '"mishaps": %s, "tasks": %s, "notes": %s, "story": %s, "state": %s, "service": %s, '
           '"in_use": %s, "journal": [')
_ENTRY = ('{"what": %s, "date": %s, "who": %s, "seed": %d, "part": %s, "changes": [%s], '
          '"events": [%s]}')
_CHANGE = '{"of": %s, "before": %s, "after": %s}'


def quoted(text):
    """The text as a JSON string, letters beyond ASCII as \\u and lower-case hex digits."""
    if is_ascii(text) and '"' not in text and "\\" not in text and (
            not text or min(text.encode()) >= 32):
        return '"' + text + '"'
    parts = []
    for letter in text:
        for plain, escape in _ESCAPES:
            if letter == plain:
                parts.append(escape)
                break
        else:
            code = ord(letter)
            parts.append(letter if 32 <= code < 128 else "\\u%04x" % code)
    return '"' + "".join(parts) + '"'


def _flag(value):
    return "true" if value else "false"


def _numbers(values):
    """A list of whole numbers: Python writes it as JSON does."""
    return str(list(values))


def _texts(values):
    return "[" + ", ".join([quoted(value) for value in values]) + "]"


def _object(keys, numbers):
    """An object of whole numbers; the keys are names of the core, plain ASCII."""
    return "{" + ", ".join(['"%s": %d' % pair for pair in zip(keys, numbers)]) + "}"


def _pairs(pairs):
    """An object of whole numbers with keys of any letters."""
    return "{" + ", ".join(["%s: %d" % (quoted(key), number) for key, number in pairs]) + "}"


def _event(event, known):
    """An event; known: {text: the text as JSON}, which grows, since a career says few things."""
    what = event[0][1]
    parts = ['{"what": "%s"' % what]
    for key, value in event[1:]:
        if value is True or value is False:
            value = _flag(value)
        elif isinstance(value, str):
            if value not in known:
                known[value] = quoted(value)
            value = known[value]
        parts.append('"%s": %s' % (key, value))
    return ", ".join(parts) + "}"


def _value(value):
    """A value of a change: None, a flag, a number, a text, or a list of numbers or texts."""
    if value is None:
        return "null"
    if value is True or value is False:
        return _flag(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, int):
        return str(value)
    return "[" + ", ".join([_value(one) for one in value]) + "]"


def _entry(entry, known):
    return _ENTRY % (
        quoted(entry.what), quoted(entry.date), quoted(entry.who), entry.seed,
        _flag(entry.part),
        ", ".join([_CHANGE % (quoted(place), _value(before), _value(after))
                   for place, before, after in entry.changes]),
        ", ".join([_event(event, known) for event in entry.events]))


def _write_list(write, pieces):
    """Writes the pieces one by one, with commas between them."""
    comma = ""
    for piece in pieces:
        write(comma + piece)
        comma = ", "


def write_json(character, tables, write):
    """Writes the line of `format=json` in pieces, without its line end."""
    tables = fill(tables, character)[0]
    made = values(character, tables)
    known = {}
    write(_HEAD % (
        FORMAT, VERSION, quoted(character.world), character.seed, _flag(character.gm),
        quoted(character.name), quoted(character.player), quoted(character.race),
        quoted(character.sex), character.age, quoted(character.region),
        _numbers(character.rolls), ", ".join([_numbers(dice) for dice in character.roll_dice]),
        character.rerolls, character.discarded, _object(ABILITIES, character.assigned),
        _object(ABILITIES, character.abilities_rolled),
        _object(ABILITIES, character.abilities_original), character.fitness_percent,
        _flag(character.is_child), _object(ABILITIES, made.abilities)))
    _write_list(write, (_YEAR % (
        year.year, year.age, quoted(year.activity), year.xp,
        ", ".join([_event(event, known) for event in year.events])) for year in character.career))
    write('], "classes": [')
    _write_list(write, (_CLASS % (
        quoted(row.class_), quoted(row.cult), row.training_hundredths, row.start_level,
        row.extra_level, row.level, row.xp, row.spirit_xp, row.standing)
        for row in character.classes))
    write(_HIT_POINTS % (_pairs(character.knowledge), made.start_hit_points))
    _write_list(write, (_RISE % (
        rise.year, quoted(rise.class_), quoted(rise.cult), rise.to_level, rise.mass_before,
        rise.mass_after, rise.con_chance, _numbers(rise.con_rolls), rise.rest_chance,
        rise.rest_roll, rise.gained) for rise in character.rises))
    write(_VALUES % (
        made.hit_points_from_levels, made.max_hit_points, made.level_bonus, made.damage_bonus,
        made.backstab, made.larp_armour_class, made.attack, made.dodge_defence,
        made.parry_defence, made.surprised_defence, made.two_hand_percent,
        _object(CATEGORIES, made.saves), _object(KINDS, made.absorption), made.mana, made.power,
        made.superpower, made.stamina, made.max_morale,
        _pairs(in_order(character.colours, tables)),
        _texts(character.spells), character.money, _texts(character.items),
        _texts(character.mishaps), quoted(character.tasks), quoted(character.notes),
        quoted(character.story), quoted(character.state), quoted(character.service),
        _texts(character.in_use)))
    _write_list(write, (_entry(entry, known) for entry in character.journal))
    write("]}")


def character_json(character, tables):
    """The line of `format=json` as one string, without its line end."""
    parts = []
    write_json(character, tables, parts.append)
    return "".join(parts)


def json_pieces(character, tables):
    """Pieces of text, together the line of the character with its end."""
    pieces = []
    write_json(character, tables, pieces.append)
    pieces.append("\n")
    return pieces
