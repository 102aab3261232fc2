"""Editing a character's colours of magic and spells: by choice or by a roll."""
from larpmaster import edits
from larpmaster.errors import CouldNot
from larpmaster.messages import name_of, text
from larpmaster.table_schema import EITHER
from larpmaster.telling import name_or_key
from larpmaster.text import finder, pad
from larpmaster.ui.editing import number_field, show_form, tell_last
from larpmaster.ui.widgets import BACK

_NAME = 30


def run(case):
    """The menu of colours and spells."""
    while True:
        choice = case.desk.chosen(
            text("ed_magic", name=case.title), _known(case),
            [(text("ed_magic_" + name), work) for name, work in _ITEMS], "tip_on_magic")
        if choice is BACK:
            return
        case.desk.done(choice, case)


def _known(case):
    """Which colours and spells the character has."""
    character = case.character
    tables = case.tables
    spells = [name_or_key(tables.spell, key) for key in character.spells]
    return text("ed_magic_body", colours=_levels(tables, character.colours) or "-",
                spells=", ".join(spells) or "-")


def _levels(tables, colours):
    return ", ".join(["%s %d" % (name_or_key(tables.colour, key), level) for key, level in colours])


def _colours(case):
    """A form of every colour that the places of study teach, up to the highest there."""
    tables, character = case.tables, case.character
    now = {colour: level for colour, level in character.colours}
    fields, works = [], []
    for row in tables.colours:
        most = edits.highest_colour(character, tables, row.key)
        if most or row.key in now:
            fields.append(number_field("colour", name_of(row), now.get(row.key, 0), 0, most))
            works.append(_colour_work(case, row.key))
    if not fields:
        case.desk.ui.message = text("ed_no_colours")
    else:
        show_form(case, "ed_colours", fields, works, "tip_colour")


def _colour_work(case, key):
    return lambda value: edits.put_colour(case.character, case.tables, case.act, key, int(value))


def _pick(case, keys, title, empty):
    """A spell of the keys, or BACK."""
    tables = case.tables
    rows = []
    for key in keys:
        try:
            spell = tables.spell(key)
            who = (text("ed_any_class") if spell.class_ == EITHER
                   else name_or_key(tables.class_, spell.class_))
            rows.append((key, name_of(spell), "%s %d; %s" % (
                who, spell.level, _levels(tables, spell.colours))))
        except CouldNot:
            # The tables may have lost it since it was learned.
            rows.append((key, key, ""))

    find = finder(rows, [row[1] for row in rows])
    row = case.desk.ui.pick(text(title), [], find, lambda row, width: (
        pad(row[1], _NAME) + " " + row[2]), help_key="tip_spell", empty=text(empty))
    return BACK if row is BACK else row[0]


def _teach(case):
    key = _pick(case, edits.open_spells(case.character, case.tables), "ed_magic_teach",
                "ed_no_spells")
    if key is not BACK:
        edits.teach(case.character, case.tables, case.act, key)
        tell_last(case)


def _study(case):
    key = _pick(case, edits.open_spells(case.character, case.tables), "ed_magic_study",
                "ed_no_spells")
    if key is not BACK:
        edits.study(case.character, case.tables, case.desk.seeds.dice(), case.act, key)
        tell_last(case)


def _forget(case):
    key = _pick(case, case.character.spells, "ed_magic_forget", "ed_knows_none")
    if key is not BACK:
        edits.forget(case.character, case.act, key)
        tell_last(case)


_ITEMS = (("colours", _colours), ("teach", _teach), ("study", _study), ("forget", _forget))
