"""The text-mode program by typed keys on a whole Amiga, from the menu to the saved file."""
import os
import sys

import pytest
import support
from fsuae import PICTURES
from keys import play

from larpmaster import messages
from larpmaster.messages import text

sys.path.insert(0, os.path.join(support.ROOT, "tests", "ui"))
from terminals import Terminal  # noqa: E402
from test_ui_keys import CLASSES  # noqa: E402


def on_this_machine(name, folder):
    """The bytes of the file that the same keys make in a terminal of this machine."""
    seed, script, _, file = CLASSES[name]
    terminal = Terminal(["--seed=" + seed], folder)
    try:
        terminal.play(script)
        assert terminal.code == 0
    finally:
        terminal.close()
    with open(os.path.join(folder, "register", file), "rb") as saved:
        return saved.read()


@pytest.mark.parametrize("name", ["priest", "ordinary"])
def test_a_character_is_made_with_typed_keys(machine, model, name, tmp_path):
    messages.use("fi")
    seed, script, _, file = CLASSES[name]
    job = machine.start(["SEED=" + seed, "REGISTER=SYS:" + name])
    machine.wait_text(text("ui_quit"))
    machine.picture(PICTURES / ("menu-%s.png" % model))
    play(machine, script)
    done = machine.finish(job)
    assert done.code == support.OK
    saved = (machine.folder / name / file).read_bytes()
    assert os.listdir(machine.folder / name) == [file]
    assert saved.decode("iso-8859-1").replace("iso-8859-1", "utf-8", 1) == on_this_machine(
        name, tmp_path).decode("utf-8")
