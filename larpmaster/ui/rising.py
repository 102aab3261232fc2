"""Levels that wait for days of quiet: tried, taken, lost."""
from larpmaster import deeds, gifts, telling
from larpmaster.messages import text
from larpmaster.ui.widgets import BACK, TEXT_WIDTH

_TRY, _RISE, _LOSE, _LEAVE = range(4)


def run(case):
    """The rows that may rise, and what is done with one of them."""
    character, tables = case.character, case.tables
    due = deeds.due(character, tables)
    choices = []
    for kind, key in ((_TRY, "ed_level_try"), (_RISE, "ed_level_rise")):
        choices.extend([(text(key, row=_name(case, row)), (kind, row)) for row in due])
    choices.extend([(text("ed_level_lose", row=_name(case, row)), (_LOSE, row))
                    for row in character.classes if row.level])
    if not choices:
        case.desk.ui.message = text("no_levels_due", name=case.title)
        return
    title = text("ed_levels", name=case.title)
    choices.append((text("desk_to_character"), (_LEAVE, None)))
    # A level is never lost by Enter alone.
    choice = case.desk.chosen(
        title, text("ed_levels_body" if due else "ed_levels_none"), choices, "tip_on_levels",
        0 if due else len(choices) - 1)
    if choice is BACK or choice[0] == _LEAVE:
        return
    kind, row = choice
    if kind == _LOSE and not case.desk.agreed(title, text(
            "ed_level_lose_ask", name=case.title, row=_name(case, row)), [], "tip_on_levels"):
        return
    if kind == _TRY:
        _show_trial(case, row)
        return
    start = len(character.journal)
    if kind == _RISE:
        deeds.rise(character, tables, case.desk.seeds.dice(), case.act, row)
    else:
        gifts.lose_level(character, tables, case.act, row)
    _keep(case, start)


def _name(case, row):
    return telling.class_in(row.class_, row.cult, case.tables)


def _show_trial(case, row):
    """What a level would give by dice of this moment; nothing is kept."""
    from larpmaster import many
    lines = many.trial(case.character, case.tables, case.desk.seeds.dice(), row)
    case.desk.ui.pages(text("ed_trial", row=_name(case, row)),
                       [text("ed_trial_body"), ""] + list(lines), "tip_on_levels")


def _keep(case, start):
    """Saves, and shows what happened."""
    if case.save() is not True:
        return
    lines = telling.lines_since(case.character, start, case.tables, TEXT_WIDTH)
    case.desk.ui.pages(text("ed_levels", name=case.title), lines, "tip_on_levels")
