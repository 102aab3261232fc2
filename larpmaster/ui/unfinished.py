"""A character in the making that outlives its program, in a file of the register's folder: who
makes it holds the file, so that no other program goes on with it, writes over it or deletes it."""
from larpmaster import keyfile, store
from larpmaster.character import is_cult
from larpmaster.errors import CouldNot, Mistake
from larpmaster.messages import text, worded
from larpmaster.text import whole_number
from larpmaster.ui.desk import unfinished_names
from larpmaster.ui.player import Making
from larpmaster.unfinished import Kept, made_again, number, numbers, pairs_of

_FORMAT = "larpmaster-unfinished"
_VERSION = 1
_TEXTS = ("name", "player", "race")
# Ends with the program that has it, however that ends; called as what no export writes over.
_HOLD = "lock-"
_ENDINGS = ("", ".new", ".bak")
_NAMES = unfinished_names()


class Place:
    """The file of one character in the making, held until `let_go`.

    Raises CouldNot register_busy while another program holds it.
    """

    def __init__(self, machine, folder, name):
        self.machine = machine
        self.folder = folder
        self.path = machine.join(folder, name)
        self._hold = machine.hold(machine.join(folder, _HOLD + name), False)
        try:
            self._hold.__enter__()
        except CouldNot as mistake:
            # What is on a write-protected disk can be gone on with.
            if mistake.code == "register_busy":
                raise

    def let_go(self, stays=True):
        """Lets other programs have what lies here; unless it stays, nothing lies here then."""
        try:
            if not stays:
                store.remove(self.machine, self.path)
        finally:
            hold, self._hold = self._hold, None
            if hold is not None:
                hold.__exit__(None, None, None)


def _is_there(machine, path):
    """Whether a character lies here, or what a power cut left of it."""
    return bool([ending for ending in _ENDINGS if machine.exists(path + ending)])


def _held(desk, name, taken):
    """The place of this name; None where its being taken is another, and while another program
    holds it."""
    machine = desk.machine
    path = machine.join(desk.folder, name)
    if _is_there(machine, path) == taken:
        try:
            place = Place(machine, desk.folder, name)
        except CouldNot:
            return None
        # Once more: another program had it until now.
        if _is_there(machine, path) == taken:
            return place
        place.let_go()
    return None


def keep(desk):
    """Writes the character in the making into a file of its own, or the one it came from. A
    sentence about it."""
    making = desk.making
    try:
        if not making.creation.rolls:
            return text("ui_end_of_input")
        write(desk, making)
    except Mistake as mistake:
        return text("ui_end_of_input") + "\n" + worded(mistake)
    return text("ui_end_kept")


def end(desk):
    """As `keep`, for another program to go on with."""
    try:
        return keep(desk)
    finally:
        desk.let_go(True)


def after_step(desk):
    """A function that keeps the character after a step, so that a power cut takes no more than the
    next one, where there is a register; what hinders it is said at the end."""
    def kept():
        try:
            if desk.machine.exists(desk.folder):
                write(desk, desk.making)
        except Mistake:
            pass

    return kept


def write(desk, making):
    """Writes the character in the making into a file of its own, or the one it came from.

    Raises CouldNot kept_full, kept_too_far and as `store.replace`.
    """
    machine = desk.machine
    before = making.kept
    if not before or before.folder != desk.folder:
        if not machine.exists(desk.folder):
            machine.make_folder(desk.folder)
        making.kept = _free(desk)
    keyfile.write(machine, making.kept.path, _FORMAT, _VERSION,
                  pairs_of(making.creation) + _typed(making))
    # Nobody goes on with the step before.
    if machine.exists(making.kept.path + ".bak"):
        machine.remove(making.kept.path + ".bak")
    if before and before is not making.kept:
        # Another register is in use now.
        before.let_go(False)


def _free(desk):
    for name in _NAMES:
        place = _held(desk, name, False)
        if place:
            return place
    raise CouldNot("kept_full", path=desk.folder, count=len(_NAMES))


def _typed(making):
    """What was typed for steps not yet made, as pairs of texts."""
    # The register may be carried elsewhere: only another folder has a name.
    folder = "" if making.folder == making.kept.folder else making.folder
    pairs = [("numbers", numbers(making.assigned)),
             ("typed_age", "" if making.age is None else number(making.age)),
             ("has_region", number(making.has_region)), ("folder", folder)]
    pairs.extend([(key, getattr(making, key)) for key in _TEXTS])
    pairs.extend([("year", year) for year in making.years])
    for past in making.history:
        pairs.append(("past", number(len(past))))
        pairs.extend([("past_year", year) for year in past])
    return pairs


def resume(desk):
    """Takes up the first character that waits in the register's folder and can be gone on with as
    the desk's making; the game master's, which needs his word, where no other waits. Where there
    is none, asks whether to throw away what waits.

    Raises CouldNot kept_busy while other programs have all that waits.
    """
    tables = desk.tables
    desk.waiting = None
    wrong = []
    shut = []

    def take(name, gm):
        place = _held(desk, name, True)
        if place:
            try:
                making = _read(desk, place, tables)
                if gm or not making.creation.gm or desk.is_open:
                    desk.making = making
                else:
                    shut.append(name)
            except CouldNot as mistake:
                wrong.append((name, mistake))
            finally:
                if desk.making is None:
                    place.let_go()
        return desk.making is not None

    for names, gm in ((_NAMES, False), (shut, True)):
        for name in names:
            if take(name, gm):
                return
    desk.passed_over = True
    if not wrong:
        raise CouldNot("kept_busy")
    for name, mistake in wrong:
        if desk.agreed(text("ui_continue"), worded(mistake) + "\n" + text("kept_drop"), [],
                       "ui_help_main"):
            place = _held(desk, name, True)
            if place:
                place.let_go(False)


def _read(desk, place, tables):
    """The Making of a file. Raises CouldNot set_file_broken, set_file_newer, kept_elsewhere and
    those of `read_file`."""
    kept = Kept(keyfile.read(desk.machine, place.path, _FORMAT, _VERSION), place.path)
    creation = made_again(kept, tables, desk.world)
    making = Making(desk.ui, desk.machine, creation, kept.text("folder") or desk.folder)
    making.kept = place
    for key in _TEXTS:
        setattr(making, key, kept.text(key))
    try:
        making.age = kept.number("typed_age") if kept.text("typed_age") else None
        making.assigned = kept.numbers("numbers")
        making.has_region = bool(kept.number("has_region"))
        making.years = _known(tables, kept.every("year"))
        past = kept.every("past_year")
        for count in kept.every("past"):
            count = whole_number(count, "choice", 0, len(past))
            making.history.append(_known(tables, past[:count]))
            past = past[count:]
    except Mistake:
        raise kept.broken()
    return making


def _known(tables, years):
    """Those of the years that were spent in what the tables still have."""
    cults = [cult.key for cult in tables.cults]
    return [year for year in years if not is_cult(year) or year in cults]
