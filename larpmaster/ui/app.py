"""The main menu of the text-mode program."""
from larpmaster import VERSION, messages
from larpmaster.errors import CouldNot, MissingRoom, Mistake
from larpmaster.messages import text, worded
from larpmaster.ui.widgets import BACK, EndOfInput, paragraphs, screens, work_meanwhile

_NEW, _CONTINUE = 0, 5
_PATH_LIMIT = 500


def run(machine, load_tables, world, register, seed=None, opened=""):
    """Runs the program until the person quits or the input ends; gives the exit code.

    load_tables: gives the Tables or raises CouldNot, which ends the program; it is called when
    the first menu stands on the screen, since reading them takes a slow machine its time.
    seed: for the first character; later ones, and all without it, take theirs from the clock.
    opened: name or path of a character to be shown before the main menu.
    """
    ui = screens(machine)
    program = _Program(ui, machine, world, register, seed)

    def load():
        try:
            program.tables = load_tables()
        except CouldNot:
            ui.farewell(text("ui_no_start"))
            raise

    ui.meanwhile = load
    try:
        if opened:
            program.open(opened)
        program.main_menu()
        ui.farewell(text("ui_goodbye"))
    except EndOfInput:
        ui.farewell(text("ui_end_of_input"))
    return machine.EXIT_DONE


class _Program:
    """What the main menu keeps: where things are, and the character that is not yet saved."""

    def __init__(self, ui, machine, world, register, seed):
        self.tables = None
        self._ui = ui
        self._machine = machine
        self._world = world
        self._register = register
        self._seed = seed
        self._unsaved = None

    def main_menu(self):
        """Asks until the person quits."""
        actions = (lambda: self._new(False), lambda: self._new(True), self._look, self._language,
                   self._show_tables, self._go_on)
        while True:
            labels = [text("ui_new"), text("ui_new_gm"), text("ui_look"), text("ui_language"),
                      text("ui_tables")]
            names = text("ui_words_main").split(",")
            quit_word = names.pop()
            default = _NEW
            if self._unsaved is not None:
                labels.append(text("ui_continue"))
                default = _CONTINUE
            labels.append(text("ui_quit"))
            place = self._asked(
                text("ui_main", version=VERSION),
                [text("ui_world_line", world=self._world, register=self._register), ""], labels,
                names=names[:len(labels) - 1] + [quit_word],
                numbers=list(range(1, len(labels))) + [0], default=default,
                help_key="ui_help_main")
            if place is BACK:
                self._ui.message = text("ui_how_to_quit")
            elif place == len(labels) - 1:
                if self._may_lose():
                    return
            else:
                self._done(actions[place])

    def _asked(self, *question, **more):
        """The answer to the main menu; Ctrl-C means to quit."""
        try:
            return self._ui.menu(*question, **more)
        except KeyboardInterrupt:
            return len(question[2]) - 1

    def _done(self, action):
        """Does an action; Ctrl-C, a full memory and a part of the program that is missing lead
        back to the main menu, and nothing that was entered is lost."""
        try:
            action()
        except KeyboardInterrupt:
            self._ui.message = text("interrupted")
        except MemoryError:
            self._ui.message = text("no_memory")
        except MissingRoom as missing:
            self._ui.message = worded(missing)

    def _may_lose(self):
        """Whether the character in the making, if there is one, may go."""
        if self._unsaved is None:
            return True
        try:
            return self._ui.menu(
                text("ui_unsaved"), [text("ui_unsaved_body"), ""], [text("yes"), text("no")],
                default=1, help_key="ui_help_main") == 0
        except KeyboardInterrupt:
            return False

    def _new(self, gm):
        from larpmaster.creation import Creation
        from larpmaster.rules.dice import Dice
        from larpmaster.ui.player import Making
        if not self._may_lose():
            return
        seed = self._machine.clock_seed() if self._seed is None else self._seed
        creation = Creation(self.tables, Dice(seed), self._world, gm)
        self._unsaved = Making(self._ui, self._machine, creation, self._register)
        self._go_on()

    def _go_on(self):
        from larpmaster.ui import player
        making = self._unsaved
        answer = player.make(making)
        if making.creation.rolls:
            self._seed = None
        elif answer is BACK:
            self._unsaved = None
        if making.saved:
            self._unsaved = None

    def open(self, name):
        """Shows a saved character; says in the main menu why there is none to show."""
        self._done(lambda: self._opened(name))

    def _opened(self, name):
        try:
            character = self._loaded(name)
        except Mistake as mistake:
            self._ui.message = worded(mistake)
        else:
            self._shown(character)

    def _loaded(self, name):
        from larpmaster import store
        from larpmaster.text import checked
        name = checked(name, "path", _PATH_LIMIT)
        return store.load(self._machine, store.find(self._machine, self._register, name))

    def _shown(self, character):
        """BACK when the person goes back from the sheets."""
        from larpmaster.ui import ending
        work_meanwhile(self._ui)
        return ending.look(self._ui, text("ui_look"), character, self.tables, text("ui_to_menu"))

    def _look(self):
        while True:
            character = self._ui.field(text("ui_look"), [text("ui_look_body")], text("ui_path"),
                                       self._loaded, help_key="ui_help_look")
            if character is BACK or self._shown(character) is not BACK:
                return

    def _language(self):
        names = [text("ui_language_" + name) for name in messages.LANGUAGES]
        place = self._ui.menu(text("ui_language"), [], names, names=names,
                              default=messages.LANGUAGES.index(messages.language()),
                              help_key="ui_help_main")
        if place is not BACK:
            before = messages.language()
            try:
                messages.use(messages.LANGUAGES[place])
                text("ui_language")
            except MissingRoom:
                messages.use(before)
                raise

    def _show_tables(self):
        from larpmaster.messages import name_of
        from larpmaster.ui.player import TEXT_WIDTH
        tables = self.tables
        lines = ["Larpmaster %s, %s" % (VERSION, self._machine.runtime()),
                 text("ui_world_line", world=self._world, register=self._register)]
        for key, names in (
                ("ui_races", [name_of(row) for row in tables.races]),
                ("ui_classes", [name_of(row) for row in tables.classes]),
                ("ui_cults", [row.key for row in tables.cults]),
                ("ui_regions", [row.key for row in tables.regions])):
            lines.extend(["", text(key, count=len(names))])
            lines.extend(paragraphs(", ".join(names), TEXT_WIDTH))
        self._ui.pages(text("ui_tables"), lines, "ui_help_main")
