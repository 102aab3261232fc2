"""What a person edits as one thing: which rows of which tables belong to it. Constants only.

A record is (kind of its own row, parts); a part is (kind, shape): ROW, one row whose first column
is the record's key; EACH, one such row for each key or word of the second column; TEXTS, the
numbered texts of a spell; LEVELS, the numbers of a class; LIST, keys in a row or more;
OTHERS_EACH and OTHERS_LIST, the same rows seen from the key that they name.
"""
ROW, EACH, TEXTS, LEVELS, LIST, OTHERS_EACH, OTHERS_LIST = range(7)

RECORDS = (
    ("races", (("races", ROW), ("race_sexes", EACH))),
    ("cults", (("cults", ROW), ("cult_classes", EACH), ("cult_colours", EACH),
               ("cult_spells", LIST))),
    ("spells", (("spells", ROW), ("spell_texts", TEXTS), ("cult_spells", OTHERS_LIST))),
    ("colours", (("colours", ROW), ("cult_colours", OTHERS_EACH))),
    ("classes", (("classes", ROW), ("class_levels", LEVELS))),
    ("weapons", (("weapons", ROW), ("weapon_use", ROW), ("weapon_modes", EACH))),
    ("armour", (("armour", ROW),)),
    ("shields", (("shields", ROW),)),
    ("gear", (("gear", ROW),)),
    ("regions", (("regions", ROW),)),
)


def parts_of(kind):
    """The parts of a kind of record."""
    return [parts for name, parts in RECORDS if name == kind][0]


# What a new row begins with, where it is not the least number, the first word or "no".
NEW = {
    "races": {"life_span": "50", "least_age": "14", "adult_age": "22", "brutality": "100",
              "spirituality": "100", "magicality": "100", "nimbleness": "100", "stamina": "100",
              "two_hand": "5", "speed_constant": "6", "panic": "50", "time_lost": "600",
              "death_at": "-3", "yearly_xp": "60"},
    "race_sexes": {"strength": "100", "constitution": "100", "dexterity": "100",
                   "agility": "100", "intelligence": "100", "wisdom": "100", "charisma": "100"},
    "cults": {"races": "*", "regions": "*", "spirit": "-", "factor": "100"},
    "spells": {"chance": "30", "rounds": "1", "class": "both"},
    "classes": {"level_factor": "1", "con_rolls": "1", "save_spells": "2", "save_rays": "2",
                "save_poison": "2", "save_explosions": "2", "start_ability": "none",
                "start_factor": "none"},
    "weapons": {"to_hit": "0"},
    "weapon_use": {"range_bonus": "0", "quarters": "8", "crit_percent": "50", "carry": "4",
                   "break_percent": "1"},
    "weapon_modes": {"to_hit": "0"},
    "armour": {"agility": "0"},
    "shields": {"agility": "0", "parry_bonus": "0", "parries": "2"},
}
# Texts of a part of a spell: fields that are free behind those that are filled, and at least so
# many; the lines of its rounds are as many as the rounds.
FREE_TEXTS, LEAST_TEXTS = 1, 2

# What a list of records shows behind the key.
LISTED = {"races": ("name", "life_span"), "cults": ("kind", "races", "regions"),
          "spells": ("class", "level", "colours"), "colours": ("name",), "classes": ("name",),
          "weapons": ("use", "damage"), "armour": ("part", "armour_class", "coverage"),
          "shields": ("cover_number",), "gear": ("use", "amount")}
