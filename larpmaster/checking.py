"""The command `check`: an ability or the senses by the percent die (CHK-1..7)."""
from collections import namedtuple

from larpmaster import burden
from larpmaster.character import values
from larpmaster.choices import ability
from larpmaster.errors import WrongUse
from larpmaster.messages import text
from larpmaster.rules import abilities, checks, fitness, items
from larpmaster.rules.checks import EACH_ROLLS, ONE_ROLL
from larpmaster.stand_ins import fill
from larpmaster.text import fold, whole_number

_SENSES_FI = "aistit"
_DIVISOR_LIMIT = 100
_POINTS_LIMIT = 9999

# subject: of checks.SUBJECTS; armour, load: None to take them from the character's items.
Task = namedtuple("Task", ("subject", "divisor", "way", "bonus", "armour", "load", "least", "most"))


def task(word, options):
    """What is to be checked: a word such as "strength/2", "aistit", and the command's options.

    Raises WrongUse number, unknown_name, gm_no_bonus, gm_no_load or gm_limits_crossed.
    """
    name, slash, divisor = word.rpartition("/")
    if not slash:
        name, divisor = word, "1"
    subject = _subject(name)
    divisor = whole_number(divisor, "divisor", 1, _DIVISOR_LIMIT)
    way = whole_number(options.get("way", "1"), "way", EACH_ROLLS, ONE_ROLL)
    if "bonus" in options and not checks.takes_level_bonus(subject):
        raise WrongUse("gm_no_bonus", field="check")
    given = {}
    for key in ("armour", "load"):
        if key in options and subject != abilities.ABILITIES[abilities.AGILITY]:
            raise WrongUse("gm_no_load", field="check", found=key)
        given[key] = _number(options, key, None, _POINTS_LIMIT)
    least = _number(options, "least", 0, 100)
    most = _number(options, "most", _POINTS_LIMIT, 100)
    if least > most:
        raise WrongUse("gm_limits_crossed", field="least", found=least, highest=most)
    return Task(subject, divisor, way, "bonus" in options, given["armour"], given["load"], least,
                most)


def _subject(name):
    if fold(name) in (checks.SENSES, _SENSES_FI):
        return checks.SENSES
    try:
        return abilities.ABILITIES[ability(name, "check")]
    except WrongUse as mistake:
        mistake.fields["allowed"] = tuple(checks.SUBJECTS)
        raise


def _number(options, key, otherwise, highest):
    return whole_number(options[key], key, 0, highest) if key in options else otherwise


def line(wanted, character, tables, roll):
    """One character's check of a task by a roll of n(100), as a line: every number and the
    result."""
    tables = fill(tables, character)[0]
    usable = fitness.usable(character.abilities_original, character.fitness_percent,
                            character.is_child)
    if wanted.subject == checks.SENSES:
        name = text("gm_senses")
        factor = tables.race_sex(character.race, character.sex).constitution
        value = abilities.senses(usable[abilities.CONSTITUTION], factor)
    else:
        name = text(wanted.subject)
        value = usable[abilities.ABILITIES.index(wanted.subject)]
    told = str(value)
    total = value
    if wanted.bonus:
        points = values(character, tables).level_bonus
        total += points
        told += text("gm_level_bonus", points=points)
    if wanted.subject == abilities.ABILITIES[abilities.AGILITY]:
        armour = burden.agility_lost(character, tables) if wanted.armour is None else wanted.armour
        load = burden.other_load(character, tables) if wanted.load is None else wanted.load
        beyond = items.beyond_half(load, usable[abilities.STRENGTH])
        total = checks.agility_under(total, armour, beyond)
        for key, points in (("gm_armour", armour), ("gm_load_beyond", beyond)):
            if points:
                told += text(key, points=points)
    if told != str(value):
        told += " = %d" % total
    limit = checks.held(checks.limit(total, wanted.divisor), wanted.least, wanted.most)
    return text("gm_check", name=character.name or "-", subject=name, value=told,
                divisor=wanted.divisor, limit=limit, roll=roll,
                result=text("gm_succeeds" if checks.succeeds(roll, limit) else "gm_fails"))
