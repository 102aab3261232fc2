"""The game master's side: the word that opens it, and its menu."""
from larpmaster.errors import Mistake, WrongUse
from larpmaster.messages import text, worded
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs

# What `last_deed` calls the list of a deed that has not ended.
_BEGUN = "begun"


def run(desk):
    """The menu until the person goes back, after the word where one is set."""
    if not is_admitted(desk):
        return
    place = 0
    while True:
        labels = [text("desk_gm_" + name) for name, _ in ITEMS] + [text("desk_gm_back")]
        names = text("desk_words_gm").split(",")
        try:
            place = desk.ui.menu(
                text("desk_gm"), _where(desk), labels, names=names,
                numbers=list(range(1, len(labels))) + [0], default=place,
                help_key=_HELP)
        except KeyboardInterrupt:
            return
        if place is BACK or place == len(ITEMS):
            if place is not BACK or _may_leave(desk):
                return
            place = len(ITEMS)
            continue
        desk.done(ITEMS[place][1], desk)


def _may_leave(desk):
    """Whether the person leaves; asked where the way back is by the word again."""
    return desk.is_open or desk.agreed(text("desk_gm"), text("desk_gm_leave"), [], "tip_on_gm")


def is_admitted(desk):
    """Whether the person may come in: no word is set, or it was typed. Raises the CouldNot that a
    faulty settings file is, since the word may stand in it."""
    if desk.settings.fault is not None:
        # It may have been mended meanwhile.
        desk.set(None)
        if desk.settings.fault is not None:
            raise desk.settings.fault
    return desk.is_open or is_let_in(desk, text("desk_gm"), text("desk_word_body"))


def _where(desk):
    """Where the characters are, and which event goes on."""
    lines = [text("ui_world_line", world=desk.world, register=desk.folder)]
    try:
        event = desk.event()
    except Mistake as mistake:
        return lines + paragraphs(worded(mistake), TEXT_WIDTH) + [""]
    if event.number:
        lines.append(text("desk_event_line", name=event.name, date=event.date,
                          count=len(event.present)))
    return lines + (desk.done(_cut_off, desk) or []) + [""]


def _cut_off(desk):
    """What the last deed for many had done when it was cut off, if it was."""
    if not desk.machine.exists(desk.machine.join(desk.folder, _BEGUN)):
        return []
    from larpmaster import last_deed
    from larpmaster.ui.desk import LeanFiles
    begun = last_deed.half_done(LeanFiles(desk))
    if begun is None:
        return []
    return paragraphs(text("desk_cut_off", what=text("do_what_" + begun.what), date=begun.date,
                           done=len(begun.done), count=begun.count), TEXT_WIDTH)


def _is_right(desk, word):
    """Whether a word opens the game master's side; each wrong one makes the next wait longer."""
    from larpmaster import password
    _wait(desk, password.wait_seconds(desk.wrong_words))
    if password.is_right(desk.machine, desk.settings.password, word):
        desk.wrong_words = 0
        return True
    desk.wrong_words += 1
    return False


def _wait(desk, seconds):
    """Lets so many seconds pass, and tells how many are left."""
    if seconds:
        waiting = desk.ui.progress(text("desk_gm"), seconds)
        for done in range(seconds):
            waiting.step(done, text("desk_wait", seconds=seconds - done))
            desk.machine.wait(1)
        waiting.end()


def is_let_in(desk, title, body):
    """Asks for the word until it is right; False when the person goes back."""
    def parse(typed):
        if not _is_right(desk, typed):
            raise WrongUse("desk_wrong_word")

    return desk.ui.field(title, paragraphs(body, TEXT_WIDTH), text("desk_word"), parse,
                         help_key="tip_on_word", secret=True) is not BACK


def _characters(desk):
    """Picks a character and shows its menu, again and again."""
    kept = {}
    while True:
        file = desk.done(_picked, desk, kept)
        if not file or file is BACK:
            return
        desk.done(_shown, desk, file)


def _picked(desk, kept):
    from larpmaster.ui import people
    return people.pick_one(desk, kept)


def _shown(desk, file):
    from larpmaster.ui import person
    person.run(desk, file)


def _new(desk):
    from larpmaster.ui import app
    app.new(desk, True)


def _check_in(desk):
    from larpmaster.ui import checkin
    checkin.run(desk)


def _for_some(desk, title, action, everybody=False):
    """Asks for which characters, then does action(desk, files, kept), until it was done; kept: a
    dict in which both keep what was answered, for who goes one step back."""
    kept = {}
    while True:
        files = desk.done(_whom, desk, title, everybody, kept)
        if not files or files is BACK or desk.done(action, desk, files, kept) is not BACK:
            return


def _whom(desk, title, everybody, kept):
    from larpmaster.ui import people
    return people.whom(desk, title, everybody, kept)


def _experience(desk):
    from larpmaster.ui import giving
    _for_some(desk, text("desk_gm_experience"), giving.experience)


def _year(desk):
    from larpmaster.ui import giving
    _for_some(desk, text("desk_gm_year"), giving.year)


def _undo(desk):
    from larpmaster.ui import giving
    giving.undo(desk)


def _print(desk):
    from larpmaster.ui import paper
    _for_some(desk, text("desk_gm_print"), paper.print_sheets, True)


def _exchange(desk):
    from larpmaster.ui import exchange
    exchange.run(desk)


def _tables(desk):
    from larpmaster.ui import tablemaster
    tablemaster.run(desk)


def _wastebasket(desk):
    from larpmaster.ui import wastebasket
    wastebasket.run(desk)


def _settings(desk):
    from larpmaster.ui import setup
    setup.run(desk)


_HELP = ("tip_on_list", "tip_on_gm", "tip_on_here", "tip_on_xp", "tip_on_year", "tip_on_undo_many",
         "tip_on_print", "tip_on_exchange", "tip_on_tables", "tip_on_waste", "tip_on_settings",
         "tip_on_gm")
ITEMS = (("characters", _characters), ("new", _new), ("here", _check_in),
          ("experience", _experience), ("year", _year), ("undo", _undo), ("print", _print),
          ("exchange", _exchange), ("tables", _tables), ("wastebasket", _wastebasket),
          ("settings", _settings))
