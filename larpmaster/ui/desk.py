"""The desk: what all screens of the program share, and what most of them do alike."""
from larpmaster import messages
from larpmaster.errors import CouldNot, MissingRoom, Mistake
from larpmaster.messages import text, worded
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs

# As many files are read before anybody asks what takes so long.
_MANY = 10
# The file of a character in the making that its program did not finish; others are called
# unfinished-2 and so on.
UNFINISHED = "unfinished"
_MOST_UNFINISHED = 9
# Lines that stand above a question on any screen.
_FEW = 8
_TEXTS = "larpmaster.messages."
_FOR_FILES = ("larpmaster.register", "larpmaster.register_index", "larpmaster.filereader",
              "larpmaster.filetext")


def unfinished_names():
    """What the files of characters that wait are called, the first one first."""
    return [UNFINISHED] + ["%s-%d" % (UNFINISHED, number)
                           for number in range(2, _MOST_UNFINISHED + 1)]


class Desk:
    """One object for all screens.

    ui, machine; world: its name; folder: of the register; making: the character that is not yet
    saved, or None; wrong_words: tries of the word since the last right one; seed: for the first
    character's dice, None for the clock's.
    """

    def __init__(self, ui, machine, world, folder, load_tables, seed):
        self.ui = ui
        self.machine = machine
        self.world = world
        self.folder = folder
        self.making = None
        self.wrong_words = 0
        self.seed = seed
        self._settings = None
        self._load_tables = load_tables
        self._tables = None
        self._seeds = None
        self._register = None
        self._others = {}
        # Whether a file of UNFINISHED is there; None for not known.
        self.waiting = None
        # Whether none could be gone on with, so that it is no longer offered first.
        self.passed_over = False

    @property
    def settings(self):
        """The settings, read at the first use."""
        if self._settings is None:
            self._settings = self._leanly(_load_settings, self.machine)
        return self._settings

    def set(self, settings):
        """Goes on with other settings."""
        self._settings = settings

    @property
    def tables(self):
        """The tables of the world, read at the first use."""
        if self._tables is None:
            self._tables = self._load_tables()
        return self._tables

    @property
    def waits(self):
        """Whether a character in the making can be gone on with."""
        if self.waiting is None:
            # Once, not before each menu: a folder on a floppy disk is slow.
            names = unfinished_names() + [UNFINISHED + ".bak"]
            self.waiting = True in [self.machine.exists(self.machine.join(self.folder, name))
                                    for name in names]
        return self.making is not None or self.waiting

    def let_go(self, stays=False):
        """Forgets the character in the making, which was saved or thrown away, or stays in the
        file in which it waits."""
        kept = self.making.kept
        self.making = self.waiting = None
        if kept:
            kept.let_go(stays)

    @property
    def register(self):
        """The register in its folder."""
        if self._register is None:
            from larpmaster.register import Register
            self._register = Register(self.machine, self.folder)
        return self._register

    @property
    def seeds(self):
        """Dice for one deed after another."""
        if self._seeds is None:
            from larpmaster.given import Seeds
            self._seeds = Seeds(self.machine, {} if self.seed is None else {
                "seed": str(self.seed)})
        return self._seeds

    @property
    def is_open(self):
        """Whether everybody may see what is the game master's: no word keeps them out, nor a
        settings file in which there may be one."""
        return not self.settings.password and self.settings.fault is None

    def tables_of(self, character):
        """The tables of a character's own world."""
        if character.world == self.world:
            return self.tables
        from larpmaster.given import tables_for
        return tables_for(self.machine, {}, character, self._others)

    def take_new_tables(self):
        """Forgets the tables that were read, when they were changed on the disk."""
        self._tables = None
        self._others = {}
        if self.making is not None:
            self.making.tables = self.making.creation.tables = self.tables

    def act(self):
        """A deed of the game master, today."""
        from larpmaster.deeds import Act
        from larpmaster.journal import GAME_MASTER
        return Act(self.machine.today(), GAME_MASTER, True)

    def look_over(self):
        """Reads the register's folder anew, and says how far it is where files must be read."""
        working = []

        def progress(done, total):
            if not working and total > _MANY:
                working.append(self.ui.progress(text("desk_reading"), total))
            if working:
                working[0].step(done)

        # Not leanly: what was read is asked for next.
        self.register.rows(progress)
        if working:
            working[0].end()

    def event(self):
        """The event that goes on, or the one before the first."""
        return self._leanly(_load_event, self.machine, self.folder)

    def leave(self, folder):
        """Goes on with another folder as the register."""
        self.folder = folder
        self._register = self.waiting = None

    def done(self, action, *arguments):
        """What an action gives; None when it was refused or stopped, which the next screen says.

        Ctrl-C, a full memory and a part of the program that is missing end the action alone. Where
        memory is short, what the action alone needed is not kept.
        """
        try:
            return self._leanly(action, *arguments)
        except KeyboardInterrupt:
            self.ui.message = text("interrupted")
        except MemoryError:
            self.ui.message = text("no_memory")
        except MissingRoom as missing:
            self.ui.message = worded(missing)
        except Mistake as mistake:
            self.ui.message = worded(mistake)
        return None

    def opened(self, file):
        """The character of a file as the register holds it."""
        self.lighten()
        return Held(self._leanly(self.register.open, file))

    def kept(self, held):
        """Saves a character; raises as the register does."""
        self.lighten()
        self._leanly(self.register.save, held)

    def _leanly(self, work, *arguments):
        """What some work gives; where memory is short, what it alone needed is not kept."""
        known = self.machine.loaded()
        try:
            return work(*arguments)
        finally:
            self._tidy(known)

    def lighten(self):
        """Before work that takes much: lets go of texts too where memory is short."""
        self._tidy([name for name in self.machine.loaded()
                    if not (name.startswith(_TEXTS) and "_" in name)])

    def _tidy(self, known):
        """Lets go of what is not known where memory is short, and of what only files need."""
        if self.machine.forget([name for name in known if name not in _FOR_FILES]):
            messages.forget()
            self._register = None

    def chosen(self, title, body, choices, help_key="", default=0):
        """The value of the line chosen, or BACK; choices: (line, value) pairs."""
        place = self.ui.menu(title, paragraphs(body, TEXT_WIDTH) + [""] if body else [],
                             [line for line, _ in choices], default=default, help_key=help_key)
        return BACK if place is BACK else choices[place][1]

    def agreed(self, title, question, lines, help_key):
        """Whether the person says yes to a question about lines, however many they are."""
        if len(lines) > _FEW:
            if self.ui.pages(title, lines, help_key) is BACK:
                return False
            lines = []
        return self.ui.ask(title, paragraphs(question, TEXT_WIDTH) + [""] + (
            lines + [""] if lines else []), help_key=help_key) is True

    def told(self, title, lines, help_key):
        """Shows a report, then offers to print it."""
        if self.ui.pages(title, lines, help_key) is BACK or not lines:
            return
        if self.agreed(title, text("desk_print_report"), [], help_key):
            from larpmaster.ui import paper
            self.done(paper.print_lines, self, title, lines)

    def save(self, held):
        """Saves a character over its file; True when that is done.

        When another program has changed the file, the person chooses; BACK when nothing was saved.
        """
        try:
            self.kept(held)
            return True
        except CouldNot as mistake:
            self.ui.message = worded(mistake)
            if mistake.code != "changed_on_disk":
                return BACK
        from larpmaster.ui import conflict
        return conflict.settle(self, held)


class Held:
    """What the register holds of an opened character, free of the register's own room."""

    def __init__(self, held):
        self.character = held.character
        self.file = held.file
        self.path = held.path
        self.checksum = held.checksum
        self.lives = held.lives


class LeanFiles:
    """The register as work on many characters takes it, where memory is short with little beside
    the one character that is open."""

    def __init__(self, desk):
        self.machine = desk.machine
        self.open = desk.opened
        self.save = desk.kept
        self.folder = desk.folder

    def path(self, file):
        """The path of a file of the register."""
        return self.machine.join(self.folder, file)


def apply(character, fields, works, values):
    """Does works[place](value) for each field whose value is another one; all of them or, when one
    is refused, none. A Mistake carries the place of its field."""
    from larpmaster import journal
    start = len(character.journal)
    for place in range(len(fields)):
        if values[place] != fields[place].value:
            try:
                works[place](values[place])
            except BaseException as mistake:
                journal.take_back(character, start)
                if isinstance(mistake, Mistake):
                    mistake.place = place
                raise


def _load_settings(machine):
    from larpmaster import settings
    return settings.load(machine)


def _load_event(machine, folder):
    from larpmaster import event
    return event.load(machine, folder)
