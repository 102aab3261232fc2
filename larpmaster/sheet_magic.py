"""The sheet's lines of magic: colours, and spells with what is said in each round."""
from larpmaster.layout import heading
from larpmaster.messages import language, name_column, name_of, plain, text
from larpmaster.rules import casting, classes
from larpmaster.schooling import in_order
from larpmaster.table_schema import EITHER, PARTS
from larpmaster.text import broken, wrap

EFFECT, WEAK, _ = PARTS
_INDENT = "  "
# A line of spell_texts with indent and number is not longer.
_FITS = 76
# What spells do and what is said stands in the tables in one language.
_LANGUAGE_OF_TEXTS = "fi"


def magic_lines(character, tables, made, width, larp):
    """Colours and spells. larp: for the live game, where a spell above the caster's level is done
    in part (MAG-3, MAG-4); else with rounds, range and save for the table."""
    lines = []
    names = {}
    column = name_column()
    if character.colours or character.spells:
        names = {row.key: getattr(row, column) for row in tables.colours}
    if character.colours:
        lines.extend(heading("colours", width))
        lines.extend(wrap(_colours(in_order(character.colours, tables), names), width))
    if character.spells:
        lines.extend(heading("spells", width))
        if language() != _LANGUAGE_OF_TEXTS:
            lines.extend(wrap(plain("spell_language"), width))
        casters = _Casters(character, tables, made)
        spells = []
        for key in character.spells:
            spell = tables.spell(key)
            pairs = spell.colours
            if not pairs:
                # Only what stands in for a spell that the tables have no longer needs no colour.
                spells.extend(wrap(text("spell_gone", spell=key), width))
                continue
            if len(pairs) == 1:
                colours = "%s %d" % (names.get(pairs[0][0], pairs[0][0]), pairs[0][1])
            else:
                colours = _colours(pairs, names)
            _add_spell(spells, spell, getattr(spell, column), tables, casters, colours, width, larp)
        if casters.weak:
            lines.extend(wrap(plain("spell_weak_note"), width))
        lines.extend(spells)
    return lines


def _colours(pairs, names):
    return ", ".join(["%s %d" % (names.get(colour, colour), level) for colour, level in pairs])


class _Casters:
    """What a character casts with: (name, best level, energy, what it costs) of each way of
    casting, by the word in a spell's column `class`.

    weak: whether a spell was seen that is done in part.
    """

    def __init__(self, character, tables, made):
        levels = {}
        for row in character.classes:
            if row.class_ in (classes.PRIEST, classes.MAGE):
                levels[row.class_] = max(levels.get(row.class_, 0), row.level)
        of = {}
        for key, energy in ((classes.PRIEST, made.power), (classes.MAGE, made.mana)):
            of[key] = (name_of(tables.class_(key)), levels.get(key, 0), energy,
                       plain("spell_cost_" + key))
        self.of = of
        if len(levels) == 1:
            # Who is only one of the two casts as that.
            of[EITHER] = of[list(levels)[0]]
        else:
            priest, mage = of[classes.PRIEST], of[classes.MAGE]
            of[EITHER] = (priest[0] + "/" + mage[0], max(priest[1], mage[1]),
                          max(priest[2], mage[2]), plain("spell_cost_" + EITHER))
        self.head = plain("spell_head")
        self.in_part = plain("spell_in_part")
        self.weak = False


def _add_spell(lines, spell, name, tables, casters, colours, width, larp):
    """The lines of one spell."""
    caster, level, energy, cost = casters.of[spell.class_]
    way = casting.way(level, spell.level, energy, spell.mana)
    weak = way == casting.IN_PART or larp and way == casting.SLOWLY
    told, said = tables.texts_of(spell.key, WEAK if weak else EFFECT)
    head = casters.head % (name, caster, spell.level, cost % spell.mana, colours)
    if not larp:
        head += text("spell_table", rounds=spell.rounds, metres=spell.range_metres)
        if spell.save != "none":
            head += text("spell_save", save=text("save_" + spell.save))
    if told:
        head += casters.in_part % told if weak else " " + told
    casters.weak = casters.weak or weak
    if way == casting.SLOWLY and not larp:
        hours = casting.slow_hours(level, spell.level)
        head += text("spell_slowly", hours=hours) if hours else plain("spell_needs_stone")
    lines.extend(broken(head, width))
    if width < _FITS:
        said = [_INDENT + part for line in said for part in wrap(line, width - len(_INDENT))]
    lines.extend(said)
