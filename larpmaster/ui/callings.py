"""Editing a character's classes: standing, start level, leaving, another temple, another class."""
from larpmaster import callings, telling
from larpmaster.messages import text
from larpmaster.rules import classes, sharing
from larpmaster.ui.editing import number_field, show_form, tell_last
from larpmaster.ui.person import class_line
from larpmaster.ui.widgets import BACK

_ROW, _LEAVE, _TEMPLE, _TURN = range(4)


def run(case):
    """The rows of the classes, and what happens between them."""
    while True:
        choices = [(class_line(row, case.tables), (_ROW, row)) for row in case.character.classes]
        choices.extend([(text("ed_leave"), (_LEAVE, None)),
                        (text("ed_temple"), (_TEMPLE, None)),
                        (text("ed_turn"), (_TURN, None))])
        choice = case.desk.chosen(text("ed_classes", name=case.title), text(
            "ed_classes_body"), choices, "tip_on_classes")
        if choice is BACK:
            return
        kind, row = choice
        if kind == _ROW:
            case.desk.done(_edit_row, case, row)
        else:
            case.desk.done((_leave, _temple, _turn)[kind - 1], case)


def _name(case, row):
    return telling.class_in(row.class_, row.cult, case.tables)


def _edit_row(case, row):
    tables, character = case.tables, case.character
    fields = [
        number_field("standing", text("field_standing"), row.standing,
                     tables.setting("least_standing"), tables.setting("most_standing")),
        number_field("start_level", text("field_start_level"), row.start_level, 0,
                     classes.LAST_TABLE_LEVEL)]
    works = [
        lambda value: callings.set_standing(character, tables, case.act, row, int(value)),
        lambda value: callings.set_start_level(character, tables, case.desk.seeds.dice(), case.act,
                                            row, int(value))]
    show_form(case, "ed_class", fields, works, "tip_on_class")


def _leave(case):
    service = case.character.service
    cult = telling.activity(service, case.tables) if service else "-"
    if case.desk.ui.ask(text("ed_leave"), [text("ed_leave_body", cult=cult), ""],
                        help_key="tip_leave") is True:
        callings.leave(case.character, case.tables, case.act)
        tell_last(case)


def _row_of(case, class_key, missing):
    """The row of a class, asked where there are several; BACK, also when there is none."""
    rows = callings.rows_of(case.character, class_key)
    if not rows:
        case.desk.ui.message = text(missing)
        return BACK
    if len(rows) == 1:
        return rows[0]
    return case.desk.chosen(text("ed_classes", name=case.title), text("ed_which_class"),
                            [(_name(case, row), row) for row in rows], "tip_on_classes")


def _temple(case):
    row = _row_of(case, classes.PRIEST, "ed_no_priest")
    if row is BACK:
        return
    cults = callings.open_temples(case.character, case.tables)
    cult = case.desk.chosen(text("ed_temple"), text("ed_temple_body", row=_name(case, row)),
                            [(key, key) for key in cults], "tip_temple")
    if cult is not BACK:
        callings.change_temple(case.character, case.tables, case.desk.seeds.dice(), case.act, row,
                               cult)
        tell_last(case)


def _turn(case):
    """An ordinary person becomes something else: into what, and how much experience goes over."""
    row = _row_of(case, classes.ORDINARY, "ed_no_ordinary")
    if row is BACK:
        return
    choices = [(telling.class_in(class_key, cult, case.tables), (class_key, cult))
               for class_key, cult in callings.open_classes(case.tables)]
    found = case.desk.chosen(text("ed_turn"), text("ed_turn_body"), choices, "tip_turn")
    if found is BACK:
        return
    class_key, cult = found
    _ask_percent(case, row, class_key, cult)


def _ask_percent(case, row, class_key, cult):
    from larpmaster.text import fold, whole_number
    least, most = sharing.transfer_limits(class_key == classes.FIGHTER)

    def parse(typed):
        percent = None
        if fold(typed) not in text("ed_keep_words").split(","):
            percent = whole_number(typed, "percent", least, most)
        callings.turn(case.character, case.tables, case.act, row, class_key, cult, percent)

    if case.desk.ui.field(
            text("ed_turn"), [text("ed_percent_body", least=least, most=most), ""],
            text("field_percent"), parse, default=str(most), help_key="tip_turn") is not BACK:
        tell_last(case)
