"""A start by an icon, and windows of our own.

The launcher sends the message that the Workbench would send; the mouse works the gadgets.
"""
import icon
import pytest
import support
from fsuae import Machine
from support import OK

from larpmaster import messages
from larpmaster.messages import text

LIMIT = 60
MOST_LOST = 1400  # bytes; code, heap and window are far more
PICTURE = [[0, 1], [2, 3]]
WINDOW = "WINDOW=CON:0/0/560/180/Ikkuna/CLOSE"
TITLE = "Ikkuna"
CLOSE_GADGET = 4, 4  # steps of the mouse from the corner where the window stands
SIZE_GADGET = -4, -4  # of the shell's window, which fills the screen
SMALLER = -50, -15  # where the program still has the place it needs
NOTES = b"Muistiinpano: \xe4l\xe4 koske.\n"


@pytest.fixture(autouse=True)
def language():
    yield
    messages.use("fi")


def info(kind, *tool_types):
    """The bytes of an icon."""
    return icon.icon(kind, PICTURE, PICTURE, tool_types=tool_types)


def has_tool_types(machine, *tool_types):
    """Gives the program an icon."""
    (machine.folder / "Larpmaster.info").write_bytes(info(icon.TOOL, *tool_types))


def by_icon(machine, **more):
    """Starts the program by its icon."""
    return machine.start("Larpmaster", kind="workbench", **more)


def quit_menu(machine, job):
    """Leaves the main menu; the Result."""
    machine.wait_text(text("ui_quit"), LIMIT)
    machine.type("0")
    return machine.finish(job, LIMIT)


def started(machine, language):
    """The Result of a start that shows what the tool types wish, and is ended by a key."""
    job = by_icon(machine)
    messages.use(language)
    machine.wait_text("SYS:by_icon", LIMIT)
    return quit_menu(machine, job)


def test_tool_types_take_effect_and_the_message_is_replied(model):
    """The end of the job is the reply. The first window opens a screen, which stays; what a
    second start takes it gives back, but for MOST_LOST. English texts are read from the disk, by a
    path of an odd number of letters, behind which a 68000 cannot put words."""
    with Machine(model) as machine:
        has_tool_types(machine, "LANGUAGE=english", "REGISTER=SYS:by_icon")
        assert started(machine, "en").code == OK
        second = started(machine, "en")
        assert second.code == OK
        assert sum(int(lost.split()[0]) for lost in second.lost) <= MOST_LOST


def test_without_an_icon_the_program_starts_all_the_same(model):
    with Machine(model) as machine:
        assert quit_menu(machine, by_icon(machine)).code == OK


def saved(machine, folder, name, player):
    """A character's file on SYS:, made here."""
    assert support.host(*support.host_words("new", {
        "seed": 7, "name": name, "player": player, "save": True,
        "register": str(machine.folder / folder)}))[0] == 0


def shows(machine, player):
    """Whether the sheet of the character that was opened names this player; ends the program."""
    machine.wait_text(text("ui_tabletop_sheet"), LIMIT)
    machine.type("1")
    machine.wait_text(text("field_player"), LIMIT)
    found = machine.sees(player)
    machine.press("Escape")
    machine.wait_text(text("ui_tabletop_sheet"))
    machine.press("Escape")
    return found


@pytest.mark.parametrize("is_in_register", [False, True])
def test_a_project_icon_shows_its_character_and_its_tool_types_come_first(is_in_register):
    """Also when the register has another file of that name. On 1 MB the screen of AROS leaves no
    room for a sheet."""
    with Machine("A1200") as machine:
        has_tool_types(machine, "LANGUAGE=english", "REGISTER=SYS:by_tool")
        saved(machine, "drawer", "Aino", "Projektin")
        (machine.folder / "drawer" / "aino.larp.info").write_bytes(
            info(icon.PROJECT, "LANGUAGE=suomi", "REGISTER=SYS:by_project"))
        saved(machine, "by_project", "Aino" if is_in_register else "Muu", "Rekisterin")
        job = by_icon(machine, project=("SYS:drawer", "aino.larp"))
        assert shows(machine, "Projektin")
        machine.wait_text("SYS:by_project")
        assert quit_menu(machine, job).code == OK


def test_the_heap_is_as_large_as_the_tool_type_says():
    with Machine("A1200") as machine:
        has_tool_types(machine, "HEAP=128")
        job = by_icon(machine)
        machine.wait_text(text("ui_quit"), LIMIT)
        machine.type("5")
        machine.wait_text("128 KB", LIMIT)
        machine.press("Escape")
        assert quit_menu(machine, job).code == OK


def gone(machine):
    """Waits until the window of our own is closed."""
    machine.wait(lambda: not machine.sees(TITLE), LIMIT, "end of the window")


def opens_and_closes(machine, job):
    """The program comes up in the window of our own, which goes with it."""
    machine.wait_text(TITLE, LIMIT)
    assert quit_menu(machine, job).code == OK
    gone(machine)


def test_a_window_that_the_icon_names_opens_and_closes():
    with Machine("A1200") as machine:
        has_tool_types(machine, WINDOW)
        opens_and_closes(machine, by_icon(machine))


def test_a_window_that_the_command_line_names_opens_and_closes(model):
    with Machine(model) as machine:
        opens_and_closes(machine, machine.start([WINDOW]))


def test_the_close_gadget_ends_the_program(model):
    with Machine(model) as machine:
        job = machine.start([WINDOW])
        machine.wait_text(TITLE, LIMIT)
        machine.wait_text(text("ui_quit"), LIMIT)
        machine.click(*CLOSE_GADGET)
        assert machine.finish(job, LIMIT).code == OK
        gone(machine)


def test_the_next_screen_has_the_new_size_of_the_window(model):
    """The console of AROS does not report a new size: the screen is drawn anew after a key."""
    with Machine(model) as machine:
        job = machine.start([])
        machine.wait_text(text("ui_keys_main"))
        before = machine.still()
        machine.drag(*SIZE_GADGET, *SMALLER)
        machine.still(other_than=before)
        machine.type("4")
        machine.wait_text(text("ui_language_en"))
        assert machine.sees(text("ui_keys_menu")[:20])
        assert not machine.sees(text("ui_keys_menu"))
        machine.press("Escape")
        assert quit_menu(machine, job).code == OK


@pytest.mark.parametrize("is_icon", [False, True])
def test_a_file_that_is_named_as_the_window_stays_as_it_was(is_icon):
    with Machine("A1200") as machine:
        notes = machine.folder / "notes.txt"
        notes.write_bytes(NOTES)
        if is_icon:
            has_tool_types(machine, "WINDOW=SYS:notes.txt")
            job = by_icon(machine)
        else:
            job = machine.start(["WINDOW=SYS:notes.txt"])
        machine.wait(lambda: machine.is_idle() or machine.sees(text("ui_quit")), LIMIT)
        if not machine.is_idle():
            quit_menu(machine, job)
        assert notes.read_bytes() == NOTES
