"""Tablemaster: the lists of races, cults, spells, items and more; a record is in `tablerecord`."""
from larpmaster import table_telling
from larpmaster.errors import Mistake, WrongUse
from larpmaster.messages import fault_told, text, worded
from larpmaster.table_records import RECORDS
from larpmaster.text import finder, trimmed
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs

_NEW, _COPY, _DELETE = "F3", "F4", "F8"


def run(desk):
    """The menu of tables until the person goes back."""
    names = text("tm_words_menu").split(",")
    place = 0
    while True:
        labels = [table_telling.kind_name(kind) for kind, _ in RECORDS]
        labels.extend([text("tm_check_all"), text("tm_leave")])
        place = desk.ui.menu(text("tm_title", world=desk.world),
                             paragraphs(text("tm_body"), TEXT_WIDTH) + [""], labels, names=names,
                             numbers=list(range(1, len(labels))) + [0], default=place,
                             help_key="tmh_menu")
        if place is BACK or place == len(labels) - 1:
            return
        if place == len(RECORDS):
            desk.done(_check, desk)
        else:
            desk.done(_list, desk, RECORDS[place][0])


def folder_of(desk):
    """The folder of the world's tables."""
    from larpmaster.given import world_of
    return world_of(desk.machine, {"world": desk.world})[1]


def files_of(desk, expected=None):
    """The table files of the desk's world."""
    from larpmaster.table_saving import WorldFiles
    return WorldFiles(desk.machine, folder_of(desk), expected)


def _check(desk):
    """Says whether the tables are in order, or what is wrong."""
    from larpmaster import tables
    from larpmaster.given import finish_save
    machine = desk.machine
    folder = folder_of(desk)
    finish_save(machine, folder)
    errors = _examined(desk, lambda: tables.check(
        folder, machine.read_file, machine.join, machine.fingerprint, machine.read_piece)[0])
    if errors:
        show_faults(desk, errors, files_of(desk).keys_of(errors), text("tm_fault_title_check"))
    else:
        desk.ui.message = text("tm_all_good")


def _examined(desk, work):
    """What a long check gives, with a word to the person meanwhile."""
    working = desk.ui.progress(text("tm_checking"), 1)
    desk.lighten()
    found = work()
    working.end()
    return found


def show_faults(desk, errors, keys, title):
    """A page of what is wrong."""
    desk.ui.pages(title, [line for told in table_telling.fault_lines(errors, keys)
                          for line in paragraphs(told, TEXT_WIDTH)], "tmh_record")


def _list(desk, kind):
    """The list of a kind until the person goes back."""
    from larpmaster.ui import tablerecord
    kept = {}
    while True:
        chosen = desk.done(_picked, desk, kind, kept)
        if chosen is BACK or chosen is None:
            return
        key, item = chosen if chosen[0] in (_NEW, _COPY, _DELETE) else ("", chosen)
        if key in (_NEW, _COPY):
            like = item[0] if key == _COPY and item else ""
            new = desk.done(_asked_key, desk, kind, like)
            if new and new is not BACK:
                desk.done(tablerecord.edit, desk, kind, new, like)
                _stand_on(desk, kind, new, kept)
        elif item and key == _DELETE:
            desk.done(tablerecord.delete, desk, kind, item[0])
        elif item:
            desk.done(tablerecord.edit, desk, kind, item[0], item[0])


def _stand_on(desk, kind, key, kept):
    """The next list stands on a new row, if it was saved."""
    table = files_of(desk).table(kind)
    keys = [table.cell(row, "key") for row in table.rows()]
    if key in keys:
        kept["typed"], kept["place"] = "", keys.index(key)


def _picked(desk, kind, kept):
    """What `pick` gives for the rows of a kind: (key, place) of a row, and the key pressed."""
    table = files_of(desk).table(kind)
    rows = table.rows()
    items = [(table.cell(rows[at], "key"), at) for at in range(len(rows))]
    find = finder(items, [key for key, _ in items])
    return desk.ui.pick(
        table_telling.kind_name(kind), paragraphs(text("tm_list_body"), TEXT_WIDTH) + [""], find,
        lambda item, width: table_telling.row_line(table, rows[item[1]]), help_key="tmh_list",
        kept=kept, empty=text("tm_not_found"),
        keys=((_NEW, text("tm_new")), (_COPY, text("tm_copy")), (_DELETE, text("tm_delete"))))


def _asked_key(desk, kind, like):
    """The key of a new record, or BACK."""
    from larpmaster.table_draft import key_fault
    files = files_of(desk)

    def parse(typed):
        key = trimmed(typed)
        fault = key_fault(files, kind, key)
        if fault:
            raise field_mistake(fault)
        return key

    body = text("tm_copy_body", name=like) if like else text("tm_key_body")
    return desk.ui.field(text("tm_new_" + kind),
                         paragraphs(body, TEXT_WIDTH), text("tm_col_key"), parse,
                         help_key="tmh_key")


def field_mistake(fault):
    """The Mistake for a fault of a cell that is typed."""
    code, found, wanted = fault
    return WrongUse("tm_field", told=fault_told(code, found, wanted))


def saved(desk, files):
    """Saves changed files and lets the desk take the new tables; whether that is done.

    What is wrong with them is shown.
    """
    if not files.changed():
        desk.ui.message = text("tm_unchanged")
        return True
    try:
        names = _examined(desk, files.save)
    except Mistake as mistake:
        if mistake.code == "broken_tables":
            show_faults(desk, mistake.fields["errors"], mistake.fields["keys"],
                        text("tm_fault_title"))
        else:
            desk.ui.message = worded(mistake)
        return False
    desk.take_new_tables()
    desk.ui.message = text("tm_saved", files=", ".join(names))
    return True
