"""The larp sheet and the tabletop sheet, as lines of text.

A sheet is WIDTH letters wide; for a narrower window it can be laid out narrower, down to the
LEAST_LAID_OUT of ui/widgets.py.
"""
from larpmaster.character import LIVING, values
from larpmaster.choices import distinct
from larpmaster.layout import PROGRAM, RULE, WIDTH, heading, in_columns, labelled
from larpmaster.messages import language, name_of, plain, text
from larpmaster.rules import abilities, classes
from larpmaster.rules.absorption import KINDS
from larpmaster.rules.saves import CATEGORIES
from larpmaster.sheet_magic import magic_lines
from larpmaster.stand_ins import fill
from larpmaster.text import pad_left, wrap
from larpmaster.wording import (
    activity_name,
    class_in,
    cult_name,
    knowledge_name,
    rise_trail,
    sex_name,
)

LARP, TABLETOP = "larp", "tabletop"
_ABILITY_WIDTH, _ABILITY_LEAST = 20, 19
_NUMBERS_WIDTH = 30
_NO_PANIC = 130
_DETECTING = ((classes.THIEF, "thief_detects_magic"), (classes.MAGE, "mage_detects_magic"))


def larp_sheet(character, tables, width=WIDTH):
    """Lines of the sheet for the live game."""
    tables, missing = fill(tables, character)
    made = values(character, tables)
    lines = _head(character, tables, "larp_sheet", width)
    lines.extend(class_lines(character, tables, width))
    lines.extend(_ability_lines(character, made, width))
    pairs = [("hit_points", made.max_hit_points),
             ("larp_armour_class", made.larp_armour_class)]
    if character.in_use:
        from larpmaster.sheet_checks import armoured_agility
        pairs.extend(armoured_agility(character, tables, made))
    lines.extend(heading("values", width))
    lines.extend(in_columns(pairs + _hand_pairs(made) + _magic_pairs(made) + _money(character),
                        width))
    lines.extend(_absorption_lines(made, width))
    lines.extend(_tail(character, tables, made, width, True))
    return lines + missing_lines(missing, width)


def tabletop_sheet(character, tables, width=WIDTH):
    """Lines of the game master's sheet: the combat values, saves and the birth of the hit
    points too."""
    tables, missing = fill(tables, character)
    made = values(character, tables)
    lines = _head(character, tables, "tabletop_sheet", width)
    lines.extend(class_lines(character, tables, width))
    lines.extend(_ability_lines(character, made, width))
    lines.extend(wrap(plain("combinations_note"), width))
    lines.extend(heading("combat", width))
    pairs = [("hit_points", made.max_hit_points), ("level_bonus", made.level_bonus),
             ("attack", made.attack), ("dodge_defence", made.dodge_defence),
             ("parry_defence", made.parry_defence),
             ("surprised_defence", made.surprised_defence),
             ("two_hand_percent", "%d %%" % made.two_hand_percent),
             ("stamina", made.stamina), ("max_morale", made.max_morale),
             ("senses", "%d %%" % _senses(character, tables, made))]
    lines.extend(in_columns(pairs + _hand_pairs(made) + _magic_pairs(made) + _money(character),
                        width))
    lines.extend(wrap(plain("combat_note"), width))
    lines.extend(heading("saves", width))
    lines.extend(in_columns([("save_" + category, limit)
                         for category, limit in zip(CATEGORIES, made.saves)], width))
    lines.extend(wrap(plain("save_note"), width))
    lines.extend(_absorption_lines(made, width))
    lines.extend(_check_lines(character, tables, made, width))
    lines.extend(trail_lines(character, tables, made, width))
    lines.extend(_tail(character, tables, made, width, False))
    return lines + missing_lines(missing, width)


def missing_lines(missing, width=WIDTH):
    """A line for each thing that the tables of the world do not have any more."""
    lines = []
    for kind, key in missing:
        lines.extend(wrap(text("missing", kind=text("missing_" + kind), row=key), width))
    return heading("missing_head", width) + lines if lines else []


def _head(character, tables, title, width):
    race = tables.race(character.race)
    age = text("child" if character.is_child else "years_old", age=character.age)
    lines = [RULE * width, PROGRAM + pad_left(text(title), width - len(PROGRAM)), RULE * width]
    lines.extend(in_columns((
        ("name", character.name or "-"), ("player", character.player or "-"),
        ("race", "%s, %s" % (name_of(race), sex_name(character.sex))), ("age", age),
        ("region", character.region or "-"),
        ("fitness", "%d %%" % character.fitness_percent),
        ("world", character.world), ("seed", character.seed)), width))
    parts = career_parts([year.activity for year in character.career], tables)
    lines.extend(labelled(plain("career"), ", ".join(parts) or "-", width))
    if character.service:
        lines.extend(labelled(plain("service"), cult_name(character.service, tables), width))
    if character.state != LIVING:
        lines.append(text("state_" + character.state))
    if character.gm:
        lines.append(plain("made_by_gm"))
    return lines


def career_parts(years, tables):
    """The activities of a career as words: each stretch of equal years."""
    parts = []
    told = plain("career_part")
    before = ""
    count = 0
    for activity in years + [""]:
        if activity == before:
            count += 1
        else:
            if count:
                parts.append(told % (activity_name(before, tables), count))
            before = activity
            count = 1
    return parts


def class_lines(character, tables, width=WIDTH):
    """The classes with level, experience and standing."""
    lines = heading("classes", width)
    if not character.classes:
        return lines + [plain("no_class")]
    width -= _NUMBERS_WIDTH
    line, level, xp = plain("class_head"), plain("level"), plain("xp")
    line += " " * (width + 8 - len(line) - len(level)) + level
    lines.append(line + " " * (12 - len(xp)) + xp + pad_left(plain("standing"), 10))
    for row in character.classes:
        name = class_in(row.class_, row.cult, tables)
        parts = [name] if len(name) <= width else wrap(name, width)
        numbers = "%8d%12d%10s" % (row.level, row.xp + row.spirit_xp,
                                   "%+d" % row.standing if row.standing else "0")
        lines.append(parts[0] + " " * (width - len(parts[0])) + numbers)
        lines.extend(parts[1:])
        if row.spirit_xp:
            # One sum in its column, as the game uses it, and below it what can be lost (CLS-21).
            key = "spirit_part" if row.standing >= 0 else "spirit_part_idle"
            lines.extend(["  " + part for part in
                          wrap(text(key, xp=row.spirit_xp), width + _NUMBERS_WIDTH - 2)])
    return lines


def _ability_lines(character, made, width):
    lines = heading("abilities", width)
    column = max(_ABILITY_LEAST, min(_ABILITY_WIDTH, width // 4))
    line = ""
    for name, value in zip(abilities.ABILITIES, made.abilities):
        if len(line) + column > width:
            lines.append(line)
            line = ""
        label = plain(name)
        number = str(value)
        line += "%s%s%s  " % (label, " " * (column - 2 - len(label) - len(number)), number)
    lines.append(line)
    if made.abilities != character.abilities_original:
        lines.extend(wrap(text("original_abilities", values=", ".join(
            ["%s %d" % (plain(name), value) for name, value in zip(
                abilities.ABILITIES, character.abilities_original)])), width))
    return [line.rstrip() for line in lines]


def _hand_pairs(made):
    from_class = made.damage_bonus - made.ability_damage_bonus
    damage = made.damage_bonus
    if from_class:
        damage = text("damage_parts", total=damage, own=made.ability_damage_bonus,
                      from_class=from_class)
    return [("damage_bonus", damage), ("backstab", made.backstab)]


def _magic_pairs(made):
    return [(key, value) for key, value in (
        ("mana", made.mana), ("power", made.power), ("superpower", made.superpower)) if value]


def _money(character):
    return [("money", text("juilo", money=character.money))]


def _absorption_lines(made, width):
    """Non-zero absorptions only (CV-8)."""
    pairs = [("absorption_" + kind, value)
             for kind, value in zip(KINDS, made.absorption) if value]
    return heading("absorption", width) + in_columns(pairs, width) if pairs else []


def _senses(character, tables, made):
    factor = tables.race_sex(character.race, character.sex).constitution
    return abilities.senses(made.abilities[abilities.CONSTITUTION], factor)


def _check_lines(character, tables, made, width):
    from larpmaster.sheet_checks import check_lines
    return check_lines(character, tables, made, _senses(character, tables, made), width)


def trail_lines(character, tables, made, width=WIDTH):
    """Where the hit points come from, with every die; made: the character's values."""
    lines = heading("hit_point_trail", width)
    lines.extend(wrap(text(
        "start_trail", points=made.start_hit_points, from_levels=made.hit_points_from_levels,
        percent=character.fitness_percent, maximum=made.max_hit_points), width))
    for rise in character.rises:
        lines.extend(wrap(rise_trail(rise, class_in(rise.class_, rise.cult, tables)), width))
    return lines


def _remarks(character, tables, made):
    """What a player must know: mobility, senses, dangers and gifts, mishaps."""
    remarks = []
    agility, wisdom = made.abilities[abilities.AGILITY], made.abilities[abilities.WISDOM]
    mobility = abilities.mobility(agility)
    if mobility != abilities.FREE:
        remarks.append(text("mobility_%d" % mobility))
    climbing = abilities.climbing(agility)
    if climbing != abilities.CLIMBS:
        remarks.append(text("climbing_%d" % climbing))
    if any([row.class_ == key and classes.detects_magic(row.level, tables.setting(setting))
            for row in character.classes for key, setting in _DETECTING]):
        remarks.append(plain("detects_magic"))
    if abilities.is_immune_to_sleep(wisdom):
        remarks.append(plain("sleep_immune"))
    if made.max_morale >= _NO_PANIC:
        remarks.append(plain("cannot_panic"))
    if made.damage_bonus != made.ability_damage_bonus:
        remarks.append(plain("class_damage_note"))
    if made.backstab > 1:
        remarks.append(plain("backstab_note"))
    if character.items:
        from larpmaster.sheet_checks import hindrances
        remarks.extend(hindrances(character, tables, made))
    for key in character.mishaps:
        remarks.append(_mishap_text(key, tables))
    return remarks


def _mishap_text(key, tables):
    for row in tables.mishaps:
        if row.key == key and row.lang == language():
            return row.text
    return key


def _tail(character, tables, made, width, larp):
    lines = []
    if character.knowledge:
        lines.extend(heading("knowledge", width))
        parts = ["%s %d" % (knowledge_name(name), hundredths // 100)
                 for name, hundredths in character.knowledge]
        lines.extend(wrap(", ".join(parts), width))
    remarks = _remarks(character, tables, made)
    if remarks:
        lines.extend(heading("remarks", width))
        for remark in remarks:
            lines.extend(wrap(remark, width))
    lines.extend(magic_lines(character, tables, made, width, larp))
    if character.items:
        lines.extend(heading("items", width) + wrap(_items(character, tables), width))
        if character.in_use:
            from larpmaster.sheet_checks import worn_lines
            lines.extend(worn_lines(character, tables, width))
    for key in ("tasks", "notes", "story"):
        written = getattr(character, key)
        if written:
            lines.extend(heading(key, width))
            for paragraph in written.split("\n"):
                lines.extend(wrap(paragraph, width))
    return lines


def _items(character, tables):
    """The items, those in use first, as a person would list them."""
    parts = [text("item_in_use", item=name_of(tables.item(key))) for key in character.in_use]
    away = list(character.items)
    for key in character.in_use:
        away.remove(key)
    for key in distinct(away):
        count = away.count(key)
        name = name_of(tables.item(key))
        parts.append(name if count == 1 else text("item_count", item=name, count=count))
    return ", ".join(parts)


SHEETS = {LARP: larp_sheet, TABLETOP: tabletop_sheet}
