"""What a table file holds: kinds, columns, bounds. Constants only: the target keeps them in ROM.

A column is (name, sort, a, b):
name: a key or a name of at most 30 letters; code: a name without spaces; label: a name that may be
a built-in branch of knowledge; optional: a name or "-"; text: at most a letters;
int: whole number a..b; numbers: up to 31 of them; word: one of a; flag: yes or no;
ref: a key of kind a; refs: text with keys of kind a, separated by spaces, or "*" for all of them;
keys: keys of kind a between commas, a tuple; pairs: a key of kind a and a number 1..b, a space
between them, such pairs between commas: ((key, number), ...). No key twice in a cell.
The field of a row has the name of its column; the one of `class` is `class_`.
"""

VERSION = 1
CODINGS = ("utf-8", "iso-8859-1")
FIRST_WORD = "larpmaster-table"
MAX_BYTES = 65536
# Beside the tables while several of them are being saved
JOURNAL = "changes"
# Beside tables that were found good when they were saved
CHECKED = "checked"
LINE_LETTERS = 100
NAME_LETTERS = 30
MAX_DIGITS = 9
MAX_LEVEL = 30
MAX_NUMBERS = MAX_LEVEL + 1

# Letters that the grammar of a career and of a table row need for themselves (decision 26).
NAME_SIGNS = ",:/=|"
KNOWLEDGE = ("pappitieto", "taikuritieto", "varastieto", "taistelijatieto", "käytännön tieto",
             "yleistieto")
RESERVED = ("idle", "knowledge", "*", "-") + KNOWLEDGE

SOURCES = ("rules", "association", "house")
_SOURCE = ("source", "word", SOURCES, 0)
_KEY = ("key", "name", 0, 0)
_CODE = ("key", "code", 0, 0)
_NAME = ("name", "name", 0, 0)
_NAME_EN = ("name_en", "name", 0, 0)
_THIEF = ("thief_hindrance", "int", 0, 100)
_MANA = ("mana_closure", "int", 0, 100)
_CARRY = ("carry", "int", 0, 1000)
_BREAK = ("break_percent", "int", 0, 100)
_PRICE = ("price", "int", 0, 100000000)
_AGILITY = ("agility", "int", -100, 100)
_COLOUR_LEVELS = 100

VALUES = ("damage_bonus", "absorption", "mana", "power")
CASTERS = ("pappi", "taikuri")
EITHER = "both"
PARTS = ("effect", "weak", "line")

# (kind, number of leading columns that are the key together, 0 for a table without one, columns)
KINDS = (
    ("races", 1, (
        _CODE, _NAME, _NAME_EN,
        ("life_span", "int", 1, 10000), ("least_age", "int", 1, 10000),
        ("adult_age", "int", 1, 10000),
        ("brutality", "int", 0, 1000), ("spirituality", "int", 0, 1000),
        ("magicality", "int", 0, 1000), ("nimbleness", "int", 0, 1000),
        ("stamina", "int", 0, 1000), ("two_hand", "int", 0, 100),
        ("speed_constant", "int", 1, 100), ("panic", "int", 0, 100),
        ("time_lost", "int", 0, 10000), ("death_at", "int", -1000, 0),
        ("yearly_xp", "int", 1, 10000), _SOURCE)),
    ("race_sexes", 2, (
        ("race", "ref", "races", 0), ("sex", "word", ("mies", "nainen"), 0),
        ("strength", "int", 0, 1000), ("constitution", "int", 0, 1000),
        ("dexterity", "int", 0, 1000), ("agility", "int", 0, 1000),
        ("intelligence", "int", 0, 1000), ("wisdom", "int", 0, 1000),
        ("charisma", "int", 0, 1000), _SOURCE)),
    ("classes", 1, (
        _KEY, _NAME, _NAME_EN,
        ("level_factor", "int", 0, 100), ("hp_base", "int", 0, 100), ("con_rolls", "int", 0, 10),
        ("save_spells", "int", 0, 100), ("save_rays", "int", 0, 100),
        ("save_poison", "int", 0, 100), ("save_explosions", "int", 0, 100),
        ("xp_table", "ref", "xp_tables", 0),
        ("start_ability", "word",
         ("strength", "wisdom", "intelligence", "dexterity/agility", "none"), 0),
        ("start_factor", "word",
         ("brutality", "spirituality", "magicality", "nimbleness", "none"), 0),
        ("knowledge", "label", 0, 0), ("trains_by_int", "flag", 0, 0), _SOURCE)),
    ("class_levels", 3, (
        ("class", "ref", "classes", 0), ("value", "word", VALUES, 0),
        ("first_level", "int", 0, MAX_LEVEL), ("numbers", "numbers", 0, 100000), _SOURCE)),
    ("xp_tables", 1, (
        _CODE, ("thresholds", "numbers", 1, 100000000), ("further", "int", 1, 100000000),
        _SOURCE)),
    ("cults", 1, (
        _KEY, ("kind", "word", ("temple", "guild", "trade"), 0), ("spirit", "optional", 0, 0),
        ("races", "refs", "races", 0), ("regions", "refs", "regions", 0),
        ("factor", "int", 0, 1000), ("magicality_bonus", "int", 0, 1000),
        ("wealth_a_year", "int", 0, 1000000), ("free_split", "flag", 0, 0), _SOURCE)),
    ("cult_classes", 2, (
        ("cult", "ref", "cults", 0), ("class", "ref", "classes", 0), ("share", "int", 1, 100),
        ("refusable", "flag", 0, 0), ("level_colours", "int", 0, 10),
        ("level_spells", "int", 0, 10), _SOURCE)),
    ("regions", 1, (_CODE, _SOURCE)),
    ("fitness_growth", 2, (
        ("knee_numerator", "int", 1, 1000), ("knee_denominator", "int", 1, 1000),
        ("birth", "int", 1, 100), ("knee", "int", 1, 100), ("adult", "int", 1, 100), _SOURCE)),
    ("fitness_decline", 1, (
        ("from_percent", "int", 0, 1000), ("chance", "int", 0, 100), ("drop_die", "int", 1, 100),
        _SOURCE)),
    ("standing", 2, (
        ("ability", "word", ("charisma", "wisdom"), 0), ("from_value", "int", 0, 1000),
        ("change", "int", -10, 10), _SOURCE)),
    ("settings", 1, (
        _CODE, ("value", "int", -1000000, 1000000), _SOURCE)),
    ("mishaps", 2, (
        _CODE, ("lang", "word", ("fi", "en"), 0), ("text", "text", 70, 0), _SOURCE)),
    ("colours", 1, (_CODE, _NAME, _NAME_EN, _SOURCE)),
    ("spells", 1, (
        _KEY, _NAME, _NAME_EN, ("class", "word", CASTERS + (EITHER,), 0),
        ("level", "int", 1, MAX_LEVEL), ("mana", "int", 1, 1000),
        ("colours", "pairs", "colours", _COLOUR_LEVELS), ("elementary", "flag", 0, 0),
        ("chance", "int", 1, 100),
        ("save", "word", ("none", "spells", "rays", "poison_paralysis", "explosions"), 0),
        ("rounds", "int", 1, 20), ("range_metres", "int", 0, 1000), _PRICE, _SOURCE)),
    ("spell_texts", 3, (
        ("spell", "ref", "spells", 0), ("part", "word", PARTS, 0), ("number", "int", 1, 20),
        ("text", "text", 70, 0))),
    ("cult_colours", 2, (
        ("cult", "ref", "cults", 0), ("colour", "ref", "colours", 0), ("weight", "int", 1, 1000),
        ("maximum", "int", 1, _COLOUR_LEVELS), _SOURCE)),
    ("cult_spells", 0, (
        ("cult", "ref", "cults", 0), ("spells", "keys", "spells", 0), _SOURCE)),
    ("weapons", 1, (
        _KEY, _NAME, _NAME_EN, ("use", "word", ("melee", "bow", "sling", "thrown", "arrow"), 0),
        ("damage", "int", 0, 100), ("damage_one_handed", "int", 0, 100),
        ("to_hit", "int", -10, 10), ("parries_one_handed", "int", 0, 10),
        ("parries_two_handed", "int", 0, 10), ("thrown_damage", "int", 0, 100),
        ("sharp", "flag", 0, 0), ("pace", "word", ("fast", "normal", "slow"), 0), _SOURCE)),
    ("weapon_use", 1, (
        ("weapon", "ref", "weapons", 0), ("hands", "int", 1, 2),
        ("least_strength_one_handed", "int", 0, 1000), ("least_dexterity", "int", 0, 1000),
        _CARRY, ("range_metres", "int", 0, 1000), ("range_bonus", "int", -10, 10),
        ("quarters", "int", 1, 1000), _THIEF, _MANA, _BREAK, ("crit_percent", "int", 0, 100),
        _PRICE, _SOURCE)),
    ("weapon_modes", 2, (
        ("weapon", "ref", "weapons", 0), ("mode", "word", ("rider", "charge", "foot", "close"), 0),
        ("damage", "int", 0, 100), ("to_hit", "int", -10, 10), ("pierce_from", "int", 0, 100),
        _SOURCE)),
    ("armour", 1, (
        _KEY, _NAME, _NAME_EN, ("part", "word", ("body", "head"), 0),
        ("armour_class", "int", 0, 100), ("coverage", "int", 0, 100), _AGILITY, _THIEF, _MANA,
        _CARRY, _BREAK, _PRICE, _SOURCE)),
    ("shields", 1, (
        _KEY, _NAME, _NAME_EN, ("parries", "int", 0, 10), ("cover_number", "int", 0, 100),
        ("parry_bonus", "int", -10, 10), ("blow_damage", "int", 0, 100),
        ("absorbs_arrow", "int", 0, 100), _AGILITY, _THIEF, _MANA, _CARRY, _BREAK, _PRICE,
        _SOURCE)),
    ("gear", 1, (
        _KEY, _NAME, _NAME_EN, ("use", "word", ("potion", "stone", "ring", "other"), 0),
        ("amount", "int", 0, 1000), _CARRY, _THIEF, _MANA, _PRICE, _SOURCE)),
)

CORE_KINDS = ("races", "race_sexes", "classes", "class_levels", "xp_tables", "cults",
              "cult_classes", "regions", "fitness_growth", "fitness_decline", "standing",
              "settings", "mishaps", "colours", "spells", "cult_colours", "cult_spells")
# Kinds whose rows are things that a character can own
ITEM_KINDS = ("weapons", "armour", "shields", "gear")
OWNED_KINDS = ITEM_KINDS + ("weapon_use", "weapon_modes")
# Kinds whose rows neither name those of others nor are named by them
LONE_KINDS = ("fitness_growth", "fitness_decline", "standing", "settings", "mishaps")

# (key, least, most) of every row that `settings` must have
SETTINGS = (
    ("money_die", 1, 10000), ("money_factor", 0, 100000), ("spirit_xp_die", 1, 10000),
    ("mishap_wisdom", 0, 1000), ("start_standing", -5, 5), ("least_standing", -5, 0),
    ("most_standing", 0, 5), ("age_die", 1, 1000), ("age_limit_factor", 1, 100),
    ("idle_divisor", 1, 1000), ("mage_detects_magic", 0, 30), ("thief_detects_magic", 0, 30),
    ("growth_life_percent", 1, 1000), ("sure_spell_ability", 0, 1000),
    ("least_class_percent", 0, 100),
)
