"""Printing: sheets of one or many characters, and reports, on paper or into a text file."""
from larpmaster import sheet
from larpmaster.errors import Mistake, WrongUse
from larpmaster.messages import blamed, text, worded
from larpmaster.text import PATH_LIMIT, checked, fold
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs

_TEXT = ".txt"


def print_sheets(desk, files, _=None):
    """Asks which sheet and where to, then prints those of the characters. BACK when left."""
    title = text("desk_gm_print")
    shapes = desk.chosen(
        title, text("desk_print_count", count=len(files)),
        [(text("ui_larp_sheet"), ("larp",)), (text("ui_tabletop_sheet"), ("tabletop",)),
         (text("desk_both_sheets"), ("larp", "tabletop"))], "tip_on_print")
    if shapes is BACK:
        return BACK
    return _print(desk, title, files, shapes)


def print_larp(desk, file):
    """Prints the larp sheet of one character for a player."""
    return _print(desk, text("desk_print"), [file], ("larp",), False)


def _print(desk, title, files, shapes, may_replace=True):
    failed = []

    def work(target):
        del failed[:]
        desk.machine.print_texts(_sheets(desk, files, shapes, failed), target)
        desk.ui.message = text("desk_printed_to" if target else "desk_printed",
                               count=len(files) - len(failed), path=target)

    if _done_on(desk, title, work, may_replace) is BACK:
        return BACK
    if failed:
        desk.ui.pages(title, failed, "tip_on_print")
    return None


def _sheets(desk, files, shapes, failed):
    """The sheets one after another, so that a small machine holds one at a time; a sentence in
    `failed` for each character that has none."""
    for file in files:
        try:
            character = desk.opened(file).character
            tables = desk.tables_of(character)
            made = [sheet.SHEETS[shape](character, tables) for shape in shapes]
        except Mistake as mistake:
            failed.extend(paragraphs(blamed(file, mistake), TEXT_WIDTH))
            continue
        for lines in made:
            yield lines


def print_lines(desk, title, lines):
    """Asks where to, then prints one list of lines under its title."""
    from larpmaster import exporting

    def work(target):
        desk.machine.print_texts([exporting.print_head(title) + lines], target)
        desk.ui.message = text("desk_report_to" if target else "desk_printed_report", path=target)

    _done_on(desk, title, work, True)


def _done_on(desk, title, work, may_replace):
    """Asks where to and does work(target); a file that is refused is asked for again with its
    name. BACK when left. may_replace: whether a file that is no print may be written over, after
    a question."""
    target = None
    while True:
        target = _target(desk, title, target, may_replace)
        if target is BACK:
            return BACK
        try:
            if _may_write(desk, title, target, may_replace):
                work(target)
                return None
        except Mistake as mistake:
            if not target:
                raise
            desk.ui.message = worded(mistake)


def _may_write(desk, title, target, may_replace):
    """Whether a print may go there. Raises as `exporting.check_print`."""
    from larpmaster import exporting
    if not target:
        return True
    try:
        exporting.check_print(desk.machine, target)
    except Mistake as mistake:
        if not may_replace or mistake.code != "io_no_print":
            raise
        return desk.agreed(title, text("desk_print_over", path=target), [], "tip_on_print")
    return True


def _target(desk, title, before, any_path):
    """"" for the printer, the path of a file, or BACK. before: the path that was typed before;
    any_path: whether it may lead to another folder and end in anything."""
    if not before and desk.machine.can_print():
        to_file = desk.chosen(title, text("desk_print_where"),
                              [(text("desk_to_printer"), False), (text("desk_to_file"), True)],
                              "tip_on_print", 1 if desk.settings.printer else 0)
        if to_file is BACK:
            return BACK
        if not to_file:
            return ""

    def parse(typed):
        path = checked(typed, "path", PATH_LIMIT)
        # Where the settings say is the game master's own word.
        return path if any_path or path == desk.settings.printer else _plain(path)

    return desk.ui.field(title, paragraphs(text("desk_print_file"), TEXT_WIDTH), text("field_path"),
                         parse,
                         default=before or desk.settings.printer or text("desk_print_name"),
                         help_key="tip_on_print")


def _plain(name):
    """The name of a text file in the current folder. Raises WrongUse desk_plain_name."""
    if [sign for sign in "/\\:" if sign in name]:
        raise WrongUse("desk_plain_name", field="path", found=name)
    return name if fold(name).endswith(_TEXT) else name + _TEXT
