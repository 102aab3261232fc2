"""What the game master changes by hand in one character: fields, abilities, texts.

All changes lie in the record alone until the person leaves and saves them as one deed.
"""
from larpmaster import edits, journal, telling
from larpmaster.character import NAME_LIMIT, TEXT_LIMIT
from larpmaster.messages import text
from larpmaster.rules.abilities import ABILITIES
from larpmaster.text import checked, whole_number
from larpmaster.ui.desk import apply
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, Field

_SAVE, _GO_ON, _DROP = range(3)


def run(case):
    """The menu of what may be edited; whether there are changes to be saved, as one deed."""
    desk = case.desk
    place = 0
    while True:
        count = len(case.character.journal) - case.known
        labels = [text("ed_edit_" + name) for name, _ in ITEMS]
        labels.append(text("ed_edit_save") if count else text("desk_to_character"))
        try:
            place = desk.ui.menu(text("ed_edit", name=case.title),
                                 [text("ed_edit_changes", count=count), ""], labels,
                                 names=text("ed_words_edit").split(","), default=place,
                                 help_key="tip_on_edit")
            choice = _SAVE if count else _DROP
            if place is BACK and count:
                choice = _what_becomes(case)
            if place is BACK or place == len(ITEMS):
                if choice == _SAVE:
                    journal.join(case.character, case.known)
                if choice != _GO_ON:
                    return choice == _SAVE
            else:
                desk.done(ITEMS[place][1], case)
        except KeyboardInterrupt:
            desk.ui.message = text("interrupted")
        if place is BACK:
            place = len(ITEMS)


def _what_becomes(case):
    """Whether the changes are to be saved or dropped, or the person goes on."""
    lines = telling.lines_since(case.character, case.known, case.tables, TEXT_WIDTH)
    title = text("ed_edit", name=case.title)
    case.desk.ui.pages(title, [text("ed_unsaved_body"), ""] + lines, "tip_on_edit")
    choice = case.desk.chosen(
        title, text("ed_edit_changes", count=len(case.character.journal) - case.known),
        [(text("ed_unsaved_save"), _SAVE), (text("ed_unsaved_go_on"), _GO_ON),
         (text("ed_unsaved_drop"), _DROP)], "tip_on_edit")
    if choice == _DROP:
        case.desk.ui.message = text("ed_dropped")
    return _GO_ON if choice is BACK else choice


def number_field(key, label, value, lowest, highest):
    """A field of a whole number, its bounds checked as it is typed."""
    return Field(label, "number", str(value),
                 lambda typed: str(whole_number(typed, key, lowest, highest)),
                 help_key="tip_" + key)


def _text_field(key, kind, value, limit):
    def check(typed):
        return "\n".join([checked(line, key, limit) for line in typed.split("\n")])

    return Field(text("field_" + key), kind, value, check, help_key="tip_" + key)


def show_form(case, title, fields, works, help_key):
    """A form whose changed fields are edits; BACK when it was left."""
    return case.desk.ui.form(
        text(title, name=case.title), fields,
        lambda values: apply(case.character, fields, works, values), help_key)


def _text_work(case, key):
    return lambda value: edits.set_text(case.character, case.act, key, value)


def _number_work(case, key):
    return lambda value: edits.set_number(case.character, case.tables, case.act, key, int(value))


def _person(case):
    character = case.character
    fields, works = [], []
    for key in ("name", "player"):
        fields.append(_text_field(key, "text", getattr(character, key), NAME_LIMIT))
        works.append(_text_work(case, key))
    nowhere = text("ui_no_region")
    regions = [nowhere] + [row.key for row in case.tables.regions]
    if character.region and character.region not in regions:
        regions.append(character.region)
    fields.append(Field(text("field_region"), "choice", character.region or nowhere, None, regions,
                        "tip_region"))
    works.append(lambda value: edits.set_region(
        character, case.tables, case.act, "" if value == nowhere else value))
    for key in ("age", "fitness_percent", "money"):
        lowest, highest = edits.BOUNDS[key]
        fields.append(number_field(key, text("field_" + key), getattr(character, key), lowest,
                                   highest))
        works.append(_number_work(case, key))
    show_form(case, "ed_person", fields, works, "tip_on_person")


def _abilities(case):
    character = case.character
    fields, works = [], []
    for place in range(len(ABILITIES)):
        key = ABILITIES[place]
        fields.append(number_field(key, text(key), character.abilities_original[place], 0,
                                   edits.ABILITY_LIMIT))
        works.append(_ability_work(case, place))
    show_form(case, "ed_abilities", fields, works, "tip_on_abilities")


def _ability_work(case, place):
    return lambda value: edits.set_ability(case.character, case.act, place, int(value))


def _grow(case):
    """The one raise of a young character's most used ability."""
    abilities = case.character.abilities_original
    place = case.desk.chosen(
        text("ed_edit", name=case.title), text("ed_grow_body"),
        [("%s %d" % (text(ABILITIES[place]), abilities[place]), place)
         for place in range(len(ABILITIES))], "tip_grow")
    if place is not BACK:
        edits.raise_ability(case.character, case.desk.seeds.dice(), case.act, place)
        tell_last(case)


def _texts(case):
    fields, works = [], []
    for key in ("tasks", "notes", "story"):
        fields.append(_text_field(key, "long", getattr(case.character, key), TEXT_LIMIT))
        works.append(_text_work(case, key))
    show_form(case, "ed_texts", fields, works, "tip_on_texts")


def tell_last(case):
    """Says on the next screen what the last entry of the journal did."""
    lines = telling.entry_lines(case.character, len(case.character.journal), case.tables)
    case.desk.ui.message = " ".join([line.strip() for line in lines[1:]])


def _classes(case):
    from larpmaster.ui import callings
    callings.run(case)


def _magic(case):
    from larpmaster.ui import magic
    magic.run(case)


def _items(case):
    from larpmaster.ui import belongings
    belongings.run(case)


ITEMS = (("person", _person), ("abilities", _abilities), ("grow", _grow), ("classes", _classes),
          ("magic", _magic), ("items", _items), ("texts", _texts))
