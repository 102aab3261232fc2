"""What the sheets say of checks, movement, load and hindrance (CHK-1, CHK-3, SPD-3, STAM-3..6)."""
from larpmaster import burden
from larpmaster.layout import heading, in_columns
from larpmaster.messages import name_of, text
from larpmaster.rules import abilities, checks, classes, items, magic, speed, stamina
from larpmaster.text import pad, wrap

_NAME, _LIMIT = 13, 4
_HANDS = 2


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
    pairs.extend(armoured_agility(character, tables, made))
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


def armoured_agility(character, tables, made):
    """[(key, agility)] under armour and shield in use (CHK-7), [] when they take nothing."""
    armour = burden.agility_lost(character, tables) if character.in_use else 0
    agility = made.abilities[abilities.AGILITY]
    return [("agility_under", checks.agility_under(agility, armour, 0))] if armour else []


def worn_lines(character, tables, width):
    """What armour and shields in use protect, a line each (WPN-3, WPN-4)."""
    lines = []
    for kind, armour in (("worn_armour", tables.armour), ("worn_shield", tables.shields)):
        for row in armour:
            if row.key in character.in_use:
                if kind == "worn_armour":
                    told = text(kind, item=name_of(row), armour_class=row.armour_class,
                                coverage=row.coverage)
                else:
                    told = text(kind, item=name_of(row), cover=row.cover_number,
                                bonus=row.parry_bonus, parries=row.parries)
                if row.agility:
                    told += text("worn_agility", agility=row.agility)
                lines.extend(wrap(told + ".", width))
    return lines


def hindrances(character, tables, made):
    """Sentences on what the items change: a thief (CLS-29, XP-5), a mage's mana (MAG-9, XP-6),
    agility and stamina under a load (CHK-7, STAM-6), more hands than there are."""
    found = []
    thieves = [row.level for row in character.classes if row.class_ == classes.THIEF]
    if thieves:
        percent = burden.thief_hindrance(character, tables)
        if percent:
            level = max(thieves)
            found.append(text("hinders_thief", percent=percent, level=level, most=100 - percent,
                              acting=classes.hindered_level(level, percent)))
    for row in character.classes:
        if row.class_ == classes.MAGE:
            percent = burden.mana_closure(character, tables, row.cult)
            if percent:
                pool = magic.pool(tables.class_value(row.class_, "mana", row.level),
                                  tables.cult(row.cult).factor,
                                  made.abilities[abilities.INTELLIGENCE])
                found.append(text("closes_mana", percent=percent, cult=row.cult, whole=pool,
                                  left=magic.usable_mana(pool, percent), most=100 - percent))
    strength = made.abilities[abilities.STRENGTH]
    points = items.beyond_half(burden.other_load(character, tables), strength)
    if points:
        found.append(text("load_hinders", load=burden.load(character, tables), points=points,
                          maximum=items.maximum_load(strength)))
    hands = sum([tables.item(key).hands for key in character.in_use])
    if hands > _HANDS:
        found.append(text("many_hands", hands=hands))
    return found
