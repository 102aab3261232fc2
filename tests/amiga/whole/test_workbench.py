"""A start by an icon: the launcher sends the message that the Workbench would send."""
import icon
import pytest
from fsuae import Machine
from support import OK

from larpmaster import messages
from larpmaster.messages import text

LIMIT = 60
PICTURE = [[0, 1], [2, 3]]


@pytest.fixture(autouse=True)
def language():
    yield
    messages.use("fi")


def info(*tool_types):
    """The bytes of a tool's icon."""
    return icon.icon(icon.TOOL, PICTURE, PICTURE, tool_types=tool_types)


def test_tool_types_take_effect_and_the_message_is_replied(model):
    """The end of the job is the reply; what a second start takes it gives back."""
    with Machine(model) as machine:
        (machine.folder / "Larpmaster.info").write_bytes(
            info("LANGUAGE=english", "REGISTER=SYS:by_icon"))
        lost = []
        for _ in range(2):
            job = machine.start("Larpmaster", kind="workbench")
            messages.use("en")
            machine.wait_text(text("ui_quit"))
            assert machine.sees("SYS:by_icon")
            machine.type("0")
            done = machine.finish(job, LIMIT)
            assert done.code == OK
            lost.append(done.lost)
        assert lost[1] == []


def test_without_an_icon_the_program_starts_all_the_same(model):
    with Machine(model) as machine:
        job = machine.start("Larpmaster", kind="workbench")
        machine.wait_text(text("ui_quit"))
        machine.type("0")
        assert machine.finish(job, LIMIT).code == OK
