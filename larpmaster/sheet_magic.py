"""The sheet's lines of magic: colours, and spells with what is said in each round."""
from larpmaster.layout import heading
from larpmaster.messages import name_of, text
from larpmaster.rules import casting, classes
from larpmaster.schooling import in_order
from larpmaster.text import wrap

EFFECT, WEAK, LINE = "effect", "weak", "line"
_INDENT = "  "


def magic_lines(character, tables, made, width, larp):
    """Colours and spells. larp: for the live game, where a spell above the caster's level is done
    in part (MAG-3, MAG-4); else with rounds, range and save for the table."""
    lines = []
    if character.colours:
        lines.extend(heading("colours", width))
        lines.extend(wrap(_colours(in_order(character.colours, tables), tables), width))
    if character.spells:
        lines.extend(heading("spells", width))
        for key in character.spells:
            lines.extend(_spell_lines(character, tables, made, tables.spell(key), width, larp))
    return lines


def _colours(pairs, tables):
    names = {row.key: row for row in tables.colours}
    return ", ".join(["%s %d" % (name_of(names[colour]) if colour in names else colour, level)
                      for colour, level in pairs])


def _spell_lines(character, tables, made, spell, width, larp):
    way, hours = _way(character, made, spell)
    texts = tables.texts_of(spell.key)
    class_names = [name_of(tables.class_(key)) for key in _casters(spell)]
    head = text("spell_head", name=name_of(spell), class_name="/".join(class_names),
                level=spell.level, cost=text("spell_cost_" + spell.class_, cost=spell.mana),
                colours=_colours(spell.colours, tables))
    if not larp:
        head += text("spell_table", rounds=spell.rounds, metres=spell.range_metres)
        if spell.save != "none":
            head += text("spell_save", save=text("save_" + spell.save))
    wanted = WEAK if way == casting.IN_PART or larp and way == casting.SLOWLY else EFFECT
    for row in texts:
        if row.part == wanted:
            head += " " + (text("spell_in_part", told=row.text) if wanted == WEAK else row.text)
    if way == casting.SLOWLY and not larp:
        head += text("spell_slowly", hours=hours) if hours else text("spell_needs_stone")
    lines = wrap(head, width)
    for row in texts:
        if row.part == LINE:
            lines.extend([_INDENT + part for part in wrap(
                "%d. %s" % (row.number, row.text), width - len(_INDENT))])
    return lines


def _casters(spell):
    return (classes.PRIEST, classes.MAGE) if spell.class_ == "both" else (spell.class_,)


def _way(character, made, spell):
    """The best way of the character to do a spell, and its hours when that is slow (MAG-2..4)."""
    level = energy = 0
    for row in character.classes:
        if row.class_ in _casters(spell):
            level = max(level, row.level)
            energy = max(energy, made.mana if row.class_ == classes.MAGE else made.power)
    return casting.way(level, spell.level, energy, spell.mana), casting.slow_hours(level,
                                                                                   spell.level)
