"""A character as one line of JSON, the same bytes everywhere: ASCII, keys in a fixed order."""
from larpmaster.character import FORMAT, VERSION, values
from larpmaster.rules.abilities import ABILITIES
from larpmaster.rules.absorption import KINDS
from larpmaster.rules.saves import CATEGORIES

_ESCAPES = (('"', '\\"'), ("\\", "\\\\"), ("\n", "\\n"), ("\r", "\\r"), ("\t", "\\t"))


def quoted(text):
    """The text as a JSON string, letters beyond ASCII as \\u and lower-case hex digits."""
    if max(text or " ") < "\x7f" and min(text or " ") >= " " and '"' not in text \
            and "\\" not in text:
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


def written(value):
    """JSON of a value: bool, int, str, a list, or a tuple of (key, value) pairs as an object."""
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return "[" + ", ".join([written(item) for item in value]) + "]"
    return "{" + ", ".join(["%s: %s" % (quoted(item[0]), written(item[1]))
                            for item in value]) + "}"


def _object(keys, numbers):
    return tuple(zip(keys, numbers))


def character_json(character, tables):
    """The line of `format=json`, without its line end."""
    made = values(character, tables)
    return written((
        ("format", FORMAT), ("version", VERSION), ("world", character.world),
        ("seed", character.seed), ("gm", character.gm), ("name", character.name),
        ("player", character.player), ("race", character.race), ("sex", character.sex),
        ("age", character.age), ("region", character.region),
        ("rolls", list(character.rolls)),
        ("roll_dice", [list(dice) for dice in character.roll_dice]),
        ("rerolls", character.rerolls), ("discarded", character.discarded),
        ("assigned", _object(ABILITIES, character.assigned)),
        ("abilities_rolled", _object(ABILITIES, character.abilities_rolled)),
        ("abilities_original", _object(ABILITIES, character.abilities_original)),
        ("fitness_percent", character.fitness_percent), ("is_child", character.is_child),
        ("abilities", _object(ABILITIES, made.abilities)),
        ("career", [(("year", year.year), ("age", year.age), ("activity", year.activity),
                     ("xp", year.xp), ("events", list(year.events)))
                    for year in character.career]),
        ("classes", [(("class", row.class_), ("cult", row.cult),
                      ("training_hundredths", row.training_hundredths),
                      ("start_level", row.start_level), ("extra_level", row.extra_level),
                      ("level", row.level), ("xp", row.xp), ("spirit_xp", row.spirit_xp),
                      ("standing", row.standing)) for row in character.classes]),
        ("knowledge_hundredths", tuple([tuple(entry) for entry in character.knowledge])),
        ("hit_points", (
            ("start", made.start_hit_points),
            ("rises", [(("year", rise.year), ("class", rise.class_), ("cult", rise.cult),
                        ("to_level", rise.to_level), ("mass_before", rise.mass_before),
                        ("mass_after", rise.mass_after), ("con_chance", rise.con_chance),
                        ("con_rolls", list(rise.con_rolls)),
                        ("rest_chance", rise.rest_chance), ("rest_roll", rise.rest_roll),
                        ("gained", rise.gained)) for rise in character.rises]),
            ("from_levels", made.hit_points_from_levels), ("max", made.max_hit_points))),
        ("level_bonus", made.level_bonus), ("damage_bonus", made.damage_bonus),
        ("backstab", made.backstab), ("larp_armour_class", made.larp_armour_class),
        ("attack", made.attack), ("dodge_defence", made.dodge_defence),
        ("parry_defence", made.parry_defence), ("surprised_defence", made.surprised_defence),
        ("two_hand_percent", made.two_hand_percent),
        ("saves", _object(CATEGORIES, made.saves)),
        ("absorption", _object(KINDS, made.absorption)),
        ("mana", made.mana), ("power", made.power), ("superpower", made.superpower),
        ("stamina", made.stamina), ("max_morale", made.max_morale),
        ("colours", tuple([tuple(entry) for entry in character.colours])),
        ("spells", list(character.spells)), ("money", character.money),
        ("items", list(character.items)), ("mishaps", list(character.mishaps)),
        ("tasks", character.tasks), ("notes", character.notes), ("story", character.story)))
