"""A start by an icon: the launcher sends the message that the Workbench would send."""
import icon
import pytest
from fsuae import Machine
from support import OK

from larpmaster import messages
from larpmaster.messages import text

LIMIT = 60
MOST_LOST = 1400  # bytes; code, heap and window are far more
PICTURE = [[0, 1], [2, 3]]


@pytest.fixture(autouse=True)
def language():
    yield
    messages.use("fi")


def info(*tool_types):
    """The bytes of a tool's icon."""
    return icon.icon(icon.TOOL, PICTURE, PICTURE, tool_types=tool_types)


def started(machine):
    """The Result of a start that shows what the tool types wish, and is ended by a key."""
    job = machine.start("Larpmaster", kind="workbench")
    messages.use("en")
    machine.wait_text(text("ui_quit"), LIMIT)
    machine.wait_text("SYS:by_icon", LIMIT)
    machine.type("0")
    return machine.finish(job, LIMIT)


def test_tool_types_take_effect_and_the_message_is_replied(model):
    """The end of the job is the reply. The first window opens a screen, which stays; what a
    second start takes it gives back, but for MOST_LOST. On 1 MB the screen leaves AROS no room
    for a second start."""
    with Machine(model) as machine:
        (machine.folder / "Larpmaster.info").write_bytes(
            info("LANGUAGE=english", "REGISTER=SYS:by_icon"))
        assert started(machine).code == OK
        if model == "A1200":
            second = started(machine)
            assert second.code == OK
            assert sum(int(lost.split()[0]) for lost in second.lost) <= MOST_LOST


def test_without_an_icon_the_program_starts_all_the_same(model):
    with Machine(model) as machine:
        job = machine.start("Larpmaster", kind="workbench")
        machine.wait_text(text("ui_quit"))
        machine.type("0")
        assert machine.finish(job, LIMIT).code == OK
