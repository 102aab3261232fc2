"""The main menu of the text-mode program."""
from larpmaster import VERSION, messages
from larpmaster.errors import CouldNot, Mistake
from larpmaster.messages import text, worded
from larpmaster.ui.desk import Desk
from larpmaster.ui.widgets import BACK, EndOfInput, screens, work_meanwhile

_NEW, _CONTINUE = 0, 5


def run(machine, load_tables, world, register, seed=None, opened=""):
    """Runs the program until the person quits or the input ends; gives the exit code.

    load_tables: gives the Tables or raises CouldNot, which ends the program; it is called when
    the first menu stands on the screen, since reading them takes a slow machine its time.
    seed: for the first character; later ones, and all without it, take theirs from the clock.
    opened: name or path of a character to be shown before the main menu.
    """
    ui = screens(machine)

    def load():
        try:
            return load_tables()
        except CouldNot:
            ui.farewell(text("ui_no_start"))
            raise

    desk = Desk(ui, machine, world, register, load, seed)
    ui.meanwhile = lambda: desk.tables
    if machine.exists(machine.settings_path()):
        ui.colours = desk.settings.colours
        if desk.settings.fault is not None:
            ui.message = worded(desk.settings.fault)
    try:
        if opened:
            desk.done(_open, desk, opened)
        _main_menu(desk)
        ui.farewell(text("ui_goodbye"))
    except EndOfInput:
        ui.farewell(_kept(desk))
    except BaseException:
        # A bug, or the program is ended from without.
        _kept(desk)
        raise
    return machine.EXIT_DONE


def _kept(desk):
    """Keeps the character in the making for the next start; a sentence about it."""
    try:
        if desk.making is not None:
            from larpmaster.ui import unfinished
            return unfinished.end(desk)
    except (Mistake, MemoryError):
        pass
    return text("ui_end_of_input")


def _main_menu(desk):
    """Asks until the person quits."""
    actions = (lambda desk: new(desk, False), _look, _game_master, _language, _show_tables, _resume)
    while True:
        labels = [text("ui_" + name) for name in ("new", "look", "gm", "language", "tables")]
        names = text("ui_words_main").split(",")
        quit_word = names.pop()
        default = _NEW
        if desk.waits:
            labels.append(text("ui_continue"))
            if desk.making is not None or not desk.passed_over:
                default = _CONTINUE
        labels.append(text("ui_quit"))
        last = len(labels) - 1
        try:
            place = desk.ui.menu(
                text("ui_main", version=VERSION),
                [text("ui_world_line", world=desk.world, register=desk.folder), ""], labels,
                names=names[:last] + [quit_word], numbers=list(range(1, last + 1)) + [0],
                default=default, help_key="ui_help_main", kind="main")
        except KeyboardInterrupt:
            place = last
        if place is BACK:
            desk.ui.message = text("ui_how_to_quit")
        elif place == last:
            if _may_lose(desk):
                return
        else:
            desk.done(actions[place], desk)


def _may_lose(desk, gm=False):
    """Whether the character in the making, if there is one, may go; the game master's, which only
    he throws away, is kept for later on the player's side."""
    if desk.making is None:
        return True
    making = desk.making.creation
    if (making.gm and making.rolls and not gm and not desk.is_open
            and desk.done(_put_aside, desk)):
        return True
    try:
        if desk.ui.ask(text("ui_unsaved"), [text("ui_unsaved_body"), ""],
                       help_key="ui_help_main") is not True:
            return False
    except KeyboardInterrupt:
        return False
    desk.let_go()
    return True


def _put_aside(desk):
    """Keeps the character in the making for later; whether that could be done."""
    from larpmaster.ui import unfinished
    try:
        unfinished.write(desk, desk.making)
    except Mistake:
        return False
    desk.let_go(True)
    return True


def new(desk, gm):
    """Makes a character; gm: without the limits of the player's side."""
    from larpmaster.creation import Creation
    from larpmaster.rules.dice import Dice
    from larpmaster.ui.player import Making
    if not _may_lose(desk, gm):
        return
    seed = desk.machine.clock_seed() if desk.seed is None else desk.seed
    creation = Creation(desk.tables, Dice(seed), desk.world, gm)
    desk.making = Making(desk.ui, desk.machine, creation, desk.folder)
    _go_on(desk)


def _resume(desk):
    """Goes on with the character in the making; with the game master's only after the word."""
    before = desk.making
    if before is None:
        from larpmaster.ui import unfinished
        unfinished.resume(desk)
        if desk.making is None:
            return
    admitted = not desk.making.creation.gm
    try:
        if not admitted:
            from larpmaster.ui import gamemaster
            admitted = gamemaster.is_admitted(desk)
    finally:
        if not admitted and before is None:
            # It stays in its file, where nobody throws it away.
            desk.let_go(True)
            desk.passed_over = True
    if admitted:
        _go_on(desk)


def _go_on(desk):
    from larpmaster.ui import player
    making = desk.making
    made = None
    if desk.machine.WRITES_FAST:
        from larpmaster.ui import unfinished
        made = unfinished.after_step(desk)
    answer = player.make(making, made)
    if making.creation.rolls:
        desk.seed = None
    elif answer is BACK:
        desk.let_go(True)
    if making.saved:
        desk.let_go()


def _open(desk, name):
    """Shows a saved character; only what a player may see where the game master's side is shut."""
    from larpmaster import store
    from larpmaster.text import PATH_LIMIT, checked
    path = store.find(desk.machine, desk.folder, checked(name, "path", PATH_LIMIT))
    character = store.load(desk.machine, path)
    work_meanwhile(desk.ui)
    if desk.is_open:
        from larpmaster.ui import ending
        ending.look(desk.ui, text("ui_look"), character, desk.tables, text("ui_to_menu"))
    else:
        from larpmaster.ui import looking
        looking.show_opened(desk, character)


def _look(desk):
    from larpmaster.ui import looking
    looking.run(desk)


def _game_master(desk):
    from larpmaster.ui import gamemaster
    gamemaster.run(desk)


def _language(desk):
    names = [text("ui_language_" + name) for name in messages.LANGUAGES]
    place = desk.ui.menu(text("ui_language"), [], names, names=names,
                         default=messages.LANGUAGES.index(messages.language()),
                         help_key="why_language")
    if place is not BACK:
        use_language(messages.LANGUAGES[place])


def use_language(language):
    """Goes on in another language; in the one before when the texts for it are missing."""
    before = messages.language()
    try:
        messages.use(language)
        text("ui_language")
    except Mistake:
        messages.use(before)
        raise


def _show_tables(desk):
    from larpmaster.ui import about
    about.run(desk)
