"""One character of the register: everything that the game master does with it."""
from larpmaster import deeds, journal, telling
from larpmaster.character import STATES
from larpmaster.errors import Mistake
from larpmaster.messages import text, worded
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs


class Case:
    """A character that lies open: `held` by the register, with its tables; known: how many entries
    its journal had then."""

    def __init__(self, desk, file):
        self.desk = desk
        self.held = desk.opened(file)
        self.tables = desk.tables_of(self.held.character)
        self.act = desk.act()
        self.known = len(self.held.character.journal)

    @property
    def character(self):
        """The record, as it is edited."""
        return self.held.character

    @property
    def title(self):
        """The name, for the titles of screens."""
        return self.character.name or self.held.file

    def let_go(self):
        """Empties the record, so that a small machine has room for it to be opened anew, even where
        an old word of its stack still points here."""
        if self.held is not None:
            self.held.character.__init__()
            self.held = None

    def save(self):
        """True when the record lies in its file; see `Desk.save`."""
        return self.desk.save(self.held)


def run(desk, file):
    """The character's menu until the person goes back, or the character is gone."""
    place = 0
    case = None
    while True:
        if case is None:
            # Another program may have worked on it, and nothing is left over.
            case = Case(desk, file)
        labels = [text("desk_one_" + name) for name, _ in ITEMS]
        here = desk.event().is_here(file)
        labels[_PRESENCE] = text("desk_one_leaves" if here else "desk_one_arrives")
        place = desk.ui.menu(case.title, _about(case, here), labels,
                             names=text("desk_words_one").split(","), default=place,
                             help_key=_HELP)
        if place is BACK:
            return
        answer = desk.done(ITEMS[place][1], case)
        while answer == _EDITED and case.save() is not True:
            answer = desk.done(_edit, case)
        if answer == _GONE:
            return
        if answer == _EDITED and not desk.ui.message:
            desk.ui.message = text("saved", path=case.held.path)
        if ITEMS[place][0] not in _ONLY_READ:
            case.let_go()
            case = None


_GONE, _EDITED = "gone", "edited"


def _about(case, here):
    """Lines that tell who it is."""
    character = case.character
    parts = [text("do_state_" + character.state)]
    if character.player:
        parts.append(text("desk_played_by", player=character.player))
    if here:
        parts.append(text("desk_is_here"))
    lines = [", ".join(parts) + "."]
    lines.extend([class_line(row, case.tables) for row in character.classes])
    lines.extend(telling.due_lines(character, case.tables, TEXT_WIDTH))
    return lines + [""]


def class_line(row, tables):
    """A class with its level and all its experience, which the journal parts in two."""
    return text("desk_class_spirit" if row.spirit_xp else "desk_class_line",
                row=telling.class_in(row.class_, row.cult, tables), level=row.level,
                xp=row.xp + row.spirit_xp, spirit=row.spirit_xp)


def _look(case):
    from larpmaster.ui import ending
    ending.look(case.desk.ui, case.title, case.character, case.tables, text("desk_to_character"))


def _edit(case):
    """Saved outside of the room for editing, which a small machine then does without."""
    from larpmaster.ui import editing
    return _EDITED if editing.run(case) else None


def _experience(case):
    from larpmaster.ui import giving
    giving.experience(case.desk, [case.held.file], {}, case)


def _year(case):
    from larpmaster.ui import giving
    giving.year(case.desk, [case.held.file], {}, case)


def _levels(case):
    from larpmaster.ui import rising
    rising.run(case)


def _journal(case):
    lines = []
    for number in range(len(case.character.journal), 0, -1):
        lines.extend(telling.entry_lines(case.character, number, case.tables, TEXT_WIDTH))
    case.desk.ui.pages(text("desk_journal", name=case.title), lines, "tip_on_journal")


def _undo(case):
    """Shows what would be undone, asks, and undoes it."""
    lines = telling.lines_since(case.character, journal.last_deed(case.character), case.tables,
                                TEXT_WIDTH)
    if case.desk.agreed(text("desk_undo", name=case.title), text("desk_undo_body"), lines,
                        "tip_on_undo"):
        journal.undo(case.character)
        if case.save() is True:
            case.desk.ui.message = text("desk_undone_one")


def _presence(case):
    event = case.desk.event()
    file = case.held.file
    if event.is_here(file):
        event.leave(file)
    elif event.number:
        event.arrive(file)
    else:
        case.desk.ui.message = text("desk_no_event")
        return
    event.save()


def _print(case):
    from larpmaster.ui import paper
    paper.print_sheets(case.desk, [case.held.file])


def _move(case):
    choices = [(text("desk_move_" + state), state) for state in STATES]
    state = case.desk.chosen(text("desk_move", name=case.title), text("desk_move_body"), choices,
                             "tip_on_move", STATES.index(case.character.state))
    if state is not BACK:
        deeds.move(case.character, case.act, state)
        if case.save() is True:
            case.desk.ui.message = text("desk_moved", state=text("do_state_" + state))


def _copy(case):
    from larpmaster import twins
    from larpmaster.character import NAME_LIMIT
    from larpmaster.errors import WrongUse
    from larpmaster.text import checked

    def parse(typed):
        name = checked(typed, "name", NAME_LIMIT)
        if not name:
            raise WrongUse("name_missing", field="name")
        return name

    desk = case.desk
    title = text("desk_copy", name=case.title)
    name = ""
    while True:
        name = desk.ui.field(title, paragraphs(text("desk_copy_body"), TEXT_WIDTH), text("name"),
                             parse, default=name, help_key="tip_on_copy")
        if name is BACK:
            return
        if not twins.is_there(desk.machine, desk.folder, name, case.character.player) or (
                desk.agreed(title, text("same_name_there", name=name), [], "tip_on_copy")):
            break
    file = case.held.file
    case.let_go()
    desk.lighten()
    path = desk.register.copy(file, name)
    desk.ui.message = text("saved", path=path)


def _export(case):
    from larpmaster.ui import exchange
    exchange.export_one(case.desk, case.held.file)


def _destroy(case):
    """Asks twice, then moves the file to the wastebasket."""
    ui = case.desk.ui
    title = text("desk_destroy", name=case.title)
    for key in ("desk_destroy_body", "desk_destroy_again"):
        if not case.desk.agreed(title, text(key, name=case.title), [], "tip_on_destroy"):
            return None
    try:
        case.desk.register.destroy(case.held.file)
    except Mistake as mistake:
        ui.message = worded(mistake)
        return None
    ui.message = text("desk_destroyed", name=case.title)
    return _GONE


ITEMS = (("look", _look), ("edit", _edit), ("experience", _experience), ("year", _year),
          ("levels", _levels), ("journal", _journal), ("undo", _undo), ("presence", _presence),
          ("print", _print), ("move", _move), ("copy", _copy), ("export", _export),
          ("destroy", _destroy))
_HELP = tuple(["tip_on_" + name for name in (
    "one", "edit", "xp", "year", "levels", "journal", "undo", "here", "print", "move", "copy",
    "exchange", "destroy")])
_PRESENCE = 7
_ONLY_READ = ("look", "journal", "presence", "print", "export")
