"""The game master's side by typed lines and by single keys: the stories and what must hold."""
import os

import pytest
from consoles import WORLD, Console, tables
from desk_stories import (
    STORIES,
    contents,
    fill,
    pressed,
)
from terminals import KeyConsole

from larpmaster import messages
from larpmaster.ui import app

by_name = pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
REGISTER = "register"
pytestmark = pytest.mark.usefixtures("own_folder")


def missing(expected, output):
    """The first expected text that is not there in its order, or ""."""
    place = 0
    for text in expected:
        place = output.find(text, place)
        if place < 0:
            return text
    return ""


def told(lines, seed=5):
    """The console after the lines were typed."""
    console = Console(lines)
    assert app.run(console, tables, WORLD, REGISTER, seed) == 0
    return console


def played(keys, size=(80, 25), seed=5):
    """The console after the keys were pressed."""
    console = KeyConsole(lambda view: pressed(keys), size, seed, looked_at=())
    assert app.run(console, tables, WORLD, REGISTER, seed) == 0
    return console


@by_name
def test_a_story_by_typed_lines_ends_in_the_main_menu_and_shows_what_it_should(story):
    fill(REGISTER, tables())
    console = told(story.lines)
    assert missing(story.expected, console.output) == ""
    assert console.output.endswith(messages.text("ui_goodbye") + "\n")
    assert "on tuntematon" not in console.output
    assert max(len(line) for line in console.output.split("\n")) <= 80


@by_name
def test_the_same_by_single_keys_makes_the_same_files(story, tmp_path, monkeypatch):
    fill(REGISTER, tables())
    told(story.lines)
    wanted = contents(REGISTER)
    os.mkdir(tmp_path / "keys")
    monkeypatch.chdir(tmp_path / "keys")
    fill(REGISTER, tables())
    console = played(story.keys)
    assert messages.text("ui_goodbye") in console.output
    assert contents(REGISTER) == wanted
