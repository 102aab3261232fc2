"""When a character's file was changed by another program while it lay open here."""
from larpmaster.errors import Mistake
from larpmaster.messages import text, worded
from larpmaster.ui.widgets import BACK

_OVER, _LOOK, _NEW, _LEAVE = range(4)


def settle(desk, held):
    """Asks what to do with two versions; True when this one was saved, BACK when not."""
    while True:
        choice = desk.chosen(
            text("desk_conflict"), text("desk_conflict_body", name=held.character.name),
            [(text("desk_conflict_look"), _LOOK), (text("desk_conflict_new"), _NEW),
             (text("desk_conflict_over"), _OVER), (text("desk_conflict_leave"), _LEAVE)],
            "tip_on_conflict")
        if choice in (BACK, _LEAVE):
            return BACK
        try:
            if choice == _LOOK:
                _look(desk, held)
                continue
            if choice == _OVER:
                desk.register.save(held, over=True)
            else:
                path = desk.register.add(held.character)
                desk.ui.message = text("saved", path=path)
            return True
        except Mistake as mistake:
            desk.ui.message = worded(mistake)


def _look(desk, held):
    """The sheet of the other version."""
    from larpmaster import sheet
    other = desk.opened(held.file).character
    tables = desk.tables_of(other)
    desk.ui.pages(text("desk_conflict_other"),
                  lambda width: sheet.tabletop_sheet(other, tables, width), "tip_on_conflict")
