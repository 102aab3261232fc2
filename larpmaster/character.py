"""The character record, and the values that follow from it."""
from collections import namedtuple

from larpmaster import burden
from larpmaster.rules import (
    abilities,
    absorption,
    classes,
    combat_values,
    fitness,
    hitpoints,
    magic,
    saves,
    stamina,
)
from larpmaster.rules.battle import morale

FORMAT = "larpmaster-character"
VERSION = 1
LIVING, FORGOTTEN, DEAD = STATES = ("living", "forgotten", "dead")
# In years; a top is needed against endless lives (decision 27).
AGE_LIMIT = 999
NAME_LIMIT = 100
TEXT_LIMIT = 10000
IDLE = "idle"
KNOWLEDGE = "knowledge/"
GENERAL_KNOWLEDGE = "yleistieto"

# One year of a career. events: tuples of (key, value) pairs in the order of happening.
Year = namedtuple("Year", ("year", "age", "activity", "xp", "events"))

# One level won (HP-6), with its dice; a lost one (HP-9) has none and gives back what was gained.
Rise = namedtuple("Rise", ("year", "class_", "cult", "to_level", "mass_before", "mass_after",
                           "con_chance", "con_rolls", "rest_chance", "rest_roll", "gained"))

# One change of a character. what: a word of journal.KINDS; date: "YYYY-MM-DD" or ""; who: "player"
# or "gm"; seed: of its dice; changes: (place, before, after); events: as those of a year; part:
# whether it is one deed with the entry before it.
Entry = namedtuple("Entry", ("what", "date", "who", "seed", "changes", "events", "part"))


class ClassRow:
    """One class in one cult (CLS-18); levels and experience belong to the pair."""

    def __init__(self, class_, cult, standing):
        self.class_ = class_
        self.cult = cult
        self.training_hundredths = 0
        self.start_level = 0
        self.extra_level = 0
        self.xp = 0
        self.spirit_xp = 0
        self.standing = standing

    @property
    def level(self):
        """Start level plus extra level (CLS-11)."""
        return self.start_level + self.extra_level


class Character:
    """What was chosen and rolled. What follows from it is in `Values`, never stored.

    rolls, roll_dice: the eight values and their dice; assigned: for each ability the number of
    its roll, 1..8; abilities_original: after race; knowledge: list of [name, hundredths];
    colours: list of [colour, level]; service: the cult that is served now, "" for none; in_use:
    those of the items that are worn or wielded; journal: the changes, the first is the making;
    unknown: lines of a loaded file that this version does not know, kept for its next save.
    """

    def __init__(self):
        self.world = ""
        self.seed = 0
        self.gm = False
        self.name = ""
        self.player = ""
        self.race = ""
        self.sex = ""
        self.age = 0
        self.region = ""
        self.rolls = ()
        self.roll_dice = ()
        self.rerolls = 0
        self.discarded = 0
        self.assigned = ()
        self.abilities_original = ()
        self.fitness_percent = 100
        self.is_child = False
        self.career = []
        self.classes = []
        self.knowledge = []
        self.rises = []
        self.colours = []
        self.spells = []
        self.money = 0
        self.items = []
        self.mishaps = []
        self.tasks = ""
        self.notes = ""
        self.story = ""
        self.state = LIVING
        self.service = ""
        self.in_use = []
        self.journal = []
        self.unknown = []

    @property
    def abilities_rolled(self):
        """The seven values as they were rolled, in the order of the abilities."""
        return tuple([self.rolls[number - 1] for number in self.assigned])


def is_cult(activity):
    """Whether an activity is a cult's name, and not idling or a branch of knowledge (CLS-2)."""
    return activity != IDLE and not activity.startswith(KNOWLEDGE)


Values = namedtuple("Values", (
    "abilities", "start_hit_points", "hit_points_from_levels", "max_hit_points", "level_bonus",
    "ability_damage_bonus", "damage_bonus", "backstab", "larp_armour_class", "attack",
    "dodge_defence", "parry_defence", "surprised_defence", "two_hand_percent", "saves",
    "absorption", "mana", "power", "superpower", "stamina", "max_morale"))


def values(character, tables):
    """All that follows from the record by the rules, as `Values`; the best row of the classes
    counts everywhere (A-7, A-21)."""
    race = tables.race(character.race)
    percent = character.fitness_percent
    usable = fitness.usable(character.abilities_original, percent, character.is_child)
    strength, constitution, dexterity, agility, intelligence, wisdom = usable[:6]
    thief_level = class_damage = class_absorption = mana = power = 0
    products = []
    save_rows = []
    hindrance = burden.thief_hindrance(character, tables) if character.in_use else 0
    for row in character.classes:
        level = row.level
        class_ = tables.class_(row.class_)
        # The level at which items in use let a thief fight and save (CLS-29).
        acting = level
        if hindrance and row.class_ == classes.THIEF:
            acting = classes.hindered_level(level, hindrance)
        products.append(acting * class_.level_factor)
        looked_up = min(acting, classes.LAST_TABLE_LEVEL)
        save_rows.append((looked_up, (class_.save_spells, class_.save_rays, class_.save_poison,
                                      class_.save_explosions)))
        class_damage = max(class_damage, tables.class_value(row.class_, "damage_bonus", level))
        class_absorption = max(class_absorption,
                               tables.class_value(row.class_, "absorption", level))
        if row.class_ == classes.THIEF:
            thief_level = max(thief_level, acting)
        elif row.class_ == classes.MAGE:
            pool = magic.pool(tables.class_value(row.class_, "mana", level),
                              tables.cult(row.cult).factor, intelligence)
            if character.in_use:
                pool = magic.usable_mana(pool, burden.mana_closure(character, tables, row.cult))
            mana = max(mana, pool)
        elif row.class_ == classes.PRIEST:
            power = max(power, magic.pool(tables.class_value(row.class_, "power", level),
                                          tables.cult(row.cult).factor, wisdom))
    raw = classes.raw_level_bonus(products)
    level_bonus = classes.level_bonus(raw, percent)
    start = abilities.start_hit_points(constitution)
    from_levels = sum([rise.gained for rise in character.rises])
    own_damage = abilities.ability_damage_bonus(strength, dexterity)
    return Values(
        usable, start, from_levels, hitpoints.maximum(start, from_levels, percent), level_bonus,
        own_damage, own_damage + class_damage,
        classes.backstab(thief_level, abilities.dexterity_backstab(dexterity)),
        abilities.larp_armour_class(agility),
        combat_values.attack(level_bonus, dexterity),
        combat_values.dodge_defence(level_bonus, agility),
        combat_values.parry_defence(level_bonus, agility, dexterity),
        combat_values.surprised_defence(level_bonus),
        combat_values.two_hand_percent(race.two_hand, raw),
        saves.limits(wisdom, save_rows),
        absorption.absorptions(constitution, class_absorption),
        mana, power, magic.superpower(wisdom),
        stamina.stamina(constitution, level_bonus, race.stamina),
        morale.max_morale(wisdom, level_bonus))
