"""The game master's side by typed lines on the 68000: the same screens and the same files as on
this machine, in the memory of a small one."""
import os
import sys

import pytest
import support

sys.path.insert(0, os.path.join(support.ROOT, "tests", "ui"))
from consoles import tables  # noqa: E402
from desk_stories import STORIES, contents, fill  # noqa: E402

# More than the program finds on an A500 of 1 MB with AROS.
HEAP = "208"


@pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
def test_a_story_of_the_game_master_is_the_same_on_both_machines(story, tmp_path):
    typed = "".join([line + "\n" for line in story.lines])
    folders = tmp_path / "pc", tmp_path / "amiga"
    for folder in folders:
        fill(str(folder / "register"), tables())
    options = {"seed": "5", "lang": "fi", "register": "register"}
    code, output, errors = support.host(
        *["--%s=%s" % pair for pair in options.items()], stdin=typed, cwd=folders[0])
    result = support.amiga.run_vamos(
        ["%s=%s" % (key.upper(), value) for key, value in options.items()] + ["HEAP=" + HEAP],
        stdin_text=typed, cwd=folders[1])
    assert (result.code, result.errors) == (code, errors) == (0, "")
    assert result.output == output
    here, there = [contents(str(folder / "register")) for folder in folders]
    assert there == here
