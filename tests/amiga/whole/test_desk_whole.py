"""Stories of the game master's side by typed keys on a whole Amiga: the screens and the files of
the same keys on this machine."""
import shutil

import pytest
from keys import play, tables
from support import OK

# Behind keys, which says where it is.
from desk_stories import NOT_COMPARED, STORIES, contents, fill, pressed  # isort: skip

from larpmaster import messages


@pytest.mark.parametrize("name", ["edited twice, each time as one deed, and undone twice",
                                  "copied, moved, destroyed and brought back"])
def test_a_story_of_the_game_master_by_typed_keys(roomy, tmp_path, monkeypatch, name):
    messages.use("fi")
    machine = roomy
    story = [story for story in STORIES if story.name == name][0]
    monkeypatch.chdir(tmp_path)
    fill("SYS:desk", tables())
    shutil.rmtree(machine.folder / "desk", ignore_errors=True)
    shutil.copytree("SYS:desk", machine.folder / "desk")
    assert play(machine, lambda view: pressed(story.keys), 5, "SYS:desk").code == OK
    here, there = contents("SYS:desk"), contents(machine.folder / "desk")
    assert there == here and len(here) > len(NOT_COMPARED)
