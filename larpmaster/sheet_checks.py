"""What the sheets say of checks, movement, load and hindrance (CHK-1, CHK-3, SPD-3, STAM-3..6)."""
from larpmaster import burden
from larpmaster.layout import heading, in_columns
from larpmaster.messages import name_of, text
from larpmaster.rules import abilities, checks, classes, items, speed, stamina
from larpmaster.text import pad, wrap

_NAME, _LIMIT = 13, 4


def check_lines(character, tables, made, senses, width):
    """The section of the game master's sheet; made: the character's values."""
    lines = heading("gm_checks", width)
    lines.extend(wrap(text("gm_limits"), width))
    lines.extend(_limit_lines(made.abilities, senses, width))
    usable = made.abilities
    strength, constitution = usable[abilities.STRENGTH], usable[abilities.CONSTITUTION]
    load = burden.load(character, tables)
    back = stamina.recovery(constitution, made.level_bonus, tables.race(character.race).stamina)
    hundredths = str(100 + back % 100)[1:]
    bonus = _thief_quarters(character, tables)
    pairs = [
        ("gm_action", _quarters(bonus, usable[abilities.DEXTERITY])),
        ("gm_movement", _quarters(bonus, usable[abilities.AGILITY])),
        ("gm_recovery", text("gm_recovery_value", whole=back // 100, hundredths=hundredths)),
        ("gm_cost", text("gm_cost_value", percent=stamina.round_cost(load, strength))),
        ("gm_load", text("gm_load_value", load=load, half=items.maximum_load(strength) // 2,
                         maximum=items.maximum_load(strength)))]
    armour = burden.agility_lost(character, tables) if character.in_use else 0
    if armour:
        pairs.append(("gm_agility_under",
                      checks.agility_under(usable[abilities.AGILITY], armour, 0)))
    lines.extend(in_columns(pairs, width))
    sentences = _lacking(character, tables, usable)
    if max([0] + [row.level for row in character.classes]) > classes.ADVENTURERS_LEVEL:
        sentences.append(text("gm_suspicious"))
    for sentence in sentences:
        lines.extend(wrap(sentence, width))
    return lines


def _limit_lines(usable, senses, width):
    """Limits of each ability and the senses, two to a line; written out, since calls are slow."""
    numbers = "%%%dd" % _LIMIT * len(checks.DIVISORS)
    entries = [pad(text(name), _NAME) + numbers % tuple(
        [value // divisor for divisor in checks.DIVISORS])
        for name, value in zip(abilities.ABILITIES + ("gm_senses",), usable + (senses,))]
    gap = " " * (width // 2 - len(entries[0]))
    return [entries[place] + gap + entries[place + 1] for place in range(0, len(entries), 2)]


def _quarters(bonus, ability):
    """Quarters a turn (SPD-3), and with what a thief has more (SPD-6)."""
    quarters = speed.quarters_a_turn(ability)
    return text("gm_of_thief", quarters=quarters, total=quarters + bonus) if bonus else quarters


def _thief_quarters(character, tables):
    levels = [row.level for row in character.classes if row.class_ == classes.THIEF]
    if not levels:
        return 0
    level = classes.hindered_level(max(levels), burden.thief_hindrance(character, tables))
    return speed.thief_bonus(level, False)


def _lacking(character, tables, usable):
    """Sentences on items in use that ask for more strength or dexterity."""
    found = []
    for key in character.in_use:
        item = tables.item(key)
        lacks = items.lacking(usable[abilities.STRENGTH], usable[abilities.DEXTERITY],
                              item.least_strength, item.least_dexterity)
        for word, points in zip(("gm_lacks_strength", "gm_lacks_dexterity"), lacks):
            if points:
                found.append(text(word, item=name_of(item), points=points))
    return found


def hindrances(character, tables):
    """Sentences on what the items in use hinder: a thief (CLS-29), a mage's mana (MAG-9)."""
    found = []
    if classes.THIEF in [row.class_ for row in character.classes]:
        percent = burden.thief_hindrance(character, tables)
        if percent:
            found.append(text("hinders_thief", percent=percent))
    for row in character.classes:
        if row.class_ == classes.MAGE:
            percent = burden.mana_closure(character, tables, row.cult)
            if percent:
                found.append(text("closes_mana", percent=percent, cult=row.cult))
    return found
