"""The sheet's lines of magic: colours, and spells with what is said in each round."""
from larpmaster.layout import heading
from larpmaster.messages import name_of, text
from larpmaster.rules import casting, classes
from larpmaster.schooling import in_order
from larpmaster.table_schema import EITHER, PARTS
from larpmaster.text import wrap

EFFECT, WEAK, LINE = PARTS
_INDENT = "  "


def magic_lines(character, tables, made, width, larp):
    """Colours and spells. larp: for the live game, where a spell above the caster's level is done
    in part (MAG-3, MAG-4); else with rounds, range and save for the table."""
    lines = []
    names = {row.key: name_of(row) for row in tables.colours}
    if character.colours:
        lines.extend(heading("colours", width))
        lines.extend(wrap(_colours(in_order(character.colours, tables), names), width))
    if character.spells:
        lines.extend(heading("spells", width))
        casters = _Casters(character, tables, made)
        for key in character.spells:
            spell = tables.spell(key)
            _add_spell(lines, spell, tables.texts_of(key), casters,
                       _colours(spell.colours, names), width, larp)
    return lines


def _colours(pairs, names):
    return ", ".join(["%s %d" % (names.get(colour, colour), level) for colour, level in pairs])


class _Casters:
    """What a character casts with: (name, best level, energy) of each way of casting, by the word
    in a spell's column `class`."""

    def __init__(self, character, tables, made):
        levels = {classes.PRIEST: 0, classes.MAGE: 0}
        for row in character.classes:
            if row.class_ in levels:
                levels[row.class_] = max(levels[row.class_], row.level)
        priest, mage = levels[classes.PRIEST], levels[classes.MAGE]
        priests, mages = [name_of(tables.class_(key)) for key in (classes.PRIEST, classes.MAGE)]
        self.of = {classes.PRIEST: (priests, priest, made.power),
                   classes.MAGE: (mages, mage, made.mana),
                   EITHER: (priests + "/" + mages, max(priest, mage),
                            max(made.power, made.mana))}
        self.head = text("spell_head")
        self.costs = {key: text("spell_cost_" + key) for key in self.of}


def _add_spell(lines, spell, texts, casters, colours, width, larp):
    """The lines of one spell; texts: its rows of spell_texts."""
    caster, level, energy = casters.of[spell.class_]
    way = casting.way(level, spell.level, energy, spell.mana)
    wanted = WEAK if way == casting.IN_PART or larp and way == casting.SLOWLY else EFFECT
    head = casters.head % (name_of(spell), caster, spell.level,
                           casters.costs[spell.class_] % spell.mana, colours)
    if not larp:
        head += text("spell_table", rounds=spell.rounds, metres=spell.range_metres)
        if spell.save != "none":
            head += text("spell_save", save=text("save_" + spell.save))
    said = []
    for _, part, number, told in texts:
        if part == LINE:
            told = "%s%d. %s" % (_INDENT, number, told)
            said.extend([told] if len(told) <= width else _wrapped(told, width))
        elif part == wanted:
            head += " " + (text("spell_in_part", told=told) if wanted == WEAK else told)
    if way == casting.SLOWLY and not larp:
        hours = casting.slow_hours(level, spell.level)
        head += text("spell_slowly", hours=hours) if hours else text("spell_needs_stone")
    lines.extend(wrap(head, width))
    lines.extend(said)


def _wrapped(told, width):
    return [_INDENT + part for part in wrap(told, width - len(_INDENT))]
