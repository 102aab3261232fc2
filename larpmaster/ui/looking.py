"""The player's side of the register: the larp sheets of the living, to be read and printed."""
from larpmaster import sheet
from larpmaster.character import LIVING
from larpmaster.errors import CouldNot
from larpmaster.messages import text
from larpmaster.ui import people
from larpmaster.ui.widgets import BACK

_SHEET, _PRINT, _LIST, _MENU = range(4)


def run(desk):
    """Picks a living character and shows it, until the person goes back to the main menu."""
    kept = {}
    while True:
        row = people.choose(desk, text("ui_look"), plain=True, kept=kept)
        if row is BACK or desk.done(_show, desk, row.file) == _MENU:
            return


def show_opened(desk, character):
    """The larp sheet of a character that was opened by its name. Raises CouldNot
    desk_not_living."""
    if character.state != LIVING:
        raise CouldNot("desk_not_living")
    _sheet(desk, character)


def _sheet(desk, character):
    return desk.ui.pages(character.name, lambda width: sheet.larp_sheet(
        character, desk.tables_of(character), width), "ui_help_sheet")


def _show(desk, file):
    """The sheet, read or printed at once, as often as asked for."""
    place = _SHEET
    name = desk.register.name_of(file)
    while True:
        choice = desk.chosen(name, "", [
            (text("desk_look_sheet"), _SHEET), (text("desk_print_sheet"), _PRINT),
            (text("desk_to_list"), _LIST), (text("ui_to_menu"), _MENU)], "tip_on_look", place)
        if choice == _SHEET:
            desk.done(_read, desk, file)
            place = _LIST
        elif choice == _PRINT:
            from larpmaster.ui import paper
            desk.done(paper.print_larp, desk, file)
            place = _LIST
        else:
            return choice


def _read(desk, file):
    _sheet(desk, desk.opened(file).character)
