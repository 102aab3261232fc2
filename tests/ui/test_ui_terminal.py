"""The real program in a pseudo-terminal: sizes, mouse, colours, and how the terminal is left."""
import os
import signal
import sys
import termios
import time

import pytest
from terminals import Terminal, View, a_character

from larpmaster import messages
from larpmaster.messages import text

SIZES = ((80, 24), (100, 40), (132, 50))
FIGHTER = a_character("1", "1", "7 1 3 8 2 4 5", "22", (("taist", "8"),), "Aino")


@pytest.fixture(autouse=True)
def finnish():
    messages.use("fi")


@pytest.fixture
def opened(tmp_path):
    """Opens terminals with the program in them, and ends those that are left."""
    terminals = []

    def open_one(words=("--seed=3",), **more):
        terminals.append(Terminal(list(words), tmp_path, **more))
        return terminals[-1]

    yield open_one
    for terminal in terminals:
        terminal.close()


@pytest.mark.parametrize("size", SIZES)
def test_a_character_is_made_at_every_size_of_terminal(opened, size, tmp_path):
    terminal = opened(size=size)
    terminal.play(FIGHTER)
    assert terminal.code == 0 and text("ui_goodbye") in terminal.view.rows[0]
    assert os.listdir(tmp_path / "register") == ["aino.larp"]


def test_a_new_size_is_drawn_at_once_without_a_key(opened):
    terminal = opened(size=(80, 24))
    terminal.press("1")
    before = terminal.view.rows
    for size in ((100, 30), (132, 50), (80, 24)):
        terminal.resize(size)
        rows = terminal.view.rows
        assert len(rows) == size[1] and rows[0] == before[0] and rows[-1] == before[-1]
    assert terminal.view.rows == before
    terminal.resize((50, 12))
    assert text("ui_small", columns=60, rows=16)[:30] in "\n".join(terminal.view.rows)
    terminal.resize((80, 24))
    assert terminal.view.rows == before


def test_a_click_of_the_mouse_takes_the_line_under_it(opened):
    terminal = opened()
    row = [line[:20] for line in terminal.view.rows].index((" 1  " + text("ui_new"))[:20]) + 1
    terminal.press("\x1b[<0;9;%dM\x1b[<0;9;%dm" % (row, row))
    assert terminal.view.rows[0].startswith("Uusi hahmo 1/8")


def test_the_wheel_of_the_mouse_moves_the_cursor(opened):
    terminal = opened()
    terminal.press("1")
    terminal.press("\x1b[<65;9;9M")
    terminal.press("\r")
    assert messages.text("ui_sex") in terminal.view.rows[0]
    assert "haltija" in "\n".join(terminal.view.rows)


@pytest.mark.parametrize("code", ["\x1bOP", "\x1b[11~", "\x1b[[A", "\x1b1", "?"])
def test_help_comes_by_every_code_that_terminals_have_for_it(opened, code):
    terminal = opened()
    terminal.press(code)
    assert terminal.view.rows[0] == text("ui_help")


def test_a_sequence_that_nobody_knows_is_not_taken_for_typed_letters(opened):
    terminal = opened()
    before = terminal.view.rows
    for code in ("\x1b[1;99z", "\x1b[?1;1;1;1y", "\x1b[9911~"):
        terminal.press(code)
        assert terminal.view.rows[:10] == before[:10], code
    terminal.press("1")
    assert terminal.view.rows[0].startswith("Uusi hahmo 1/8")


@pytest.mark.parametrize("wanted", ["", "1"])
def test_colours_are_left_out_when_the_environment_asks_for_none(opened, wanted):
    terminal = opened(environment={"NO_COLOR": wanted})
    assert (b"\x1b[30;43m" in terminal.written) == (not wanted)
    assert (b"\x1b[7m" in terminal.written)


def modes(terminal):
    return termios.tcgetattr(terminal.descriptor)[:4]


@pytest.mark.parametrize("way", ["quit", "end of input", "signal", "Ctrl-\\"])
def test_every_way_out_leaves_the_terminal_as_it_was(opened, way):
    terminal = opened()
    assert not modes(terminal)[3] & termios.ICANON
    assert terminal.written.rindex(b"\x1b[?1006;1000h") > 0
    if way == "signal":
        os.kill(terminal.pid, signal.SIGTERM)
        terminal.wait_end()
    else:
        terminal.press({"quit": "0", "end of input": "\x04", "Ctrl-\\": "\x1c"}[way])
    assert terminal.code == {"signal": 128 + signal.SIGTERM, "Ctrl-\\": 128 + signal.SIGQUIT}.get(
        way, 0)
    assert terminal.written.rindex(b"\x1b[?1006;1000l") > terminal.written.rindex(
        b"\x1b[?1006;1000h")


def state(terminal):
    with open("/proc/%d/stat" % terminal.pid, encoding="ascii") as file:
        return file.read().rpartition(")")[2].split()[0]


def test_a_stopped_program_gives_the_terminal_back_and_draws_anew_when_it_goes_on(opened):
    terminal = opened()
    terminal.press("1")
    before = terminal.view.rows
    os.kill(terminal.pid, signal.SIGTSTP)
    end = time.monotonic() + 10
    while state(terminal) != "T" and time.monotonic() < end:
        terminal.read_waiting()
    assert modes(terminal)[3] & termios.ICANON
    terminal.view = View(terminal.view.size)
    os.kill(terminal.pid, signal.SIGCONT)
    while terminal.view.rows != before and time.monotonic() < end:
        terminal.read_waiting()
    assert terminal.view.rows == before and not modes(terminal)[3] & termios.ICANON


def test_where_the_library_is_missing_the_program_says_so_and_asks_by_lines(opened, tmp_path):
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "blessed.py").write_text("raise ImportError('not here')\n")
    terminal = opened(environment={"PYTHONPATH": str(tmp_path / "none")})
    said = " ".join(" ".join(terminal.view.rows).split())
    assert "pip install blessed" in said and text("ui_keys_lines") in said
    terminal.press("0\n")
    assert terminal.code == 0 and sys.platform != "win32"


@pytest.mark.parametrize("data", [b"\xe4l", b"\xc3l", b"\xff", b"\xe4\xf6l"])
def test_a_letter_in_another_coding_ends_nothing_and_the_next_one_is_read(opened, data):
    terminal = opened()
    before = terminal.view.rows
    os.write(terminal.descriptor, data)
    end = time.monotonic() + 10
    while text("ui_wrong_key") not in " ".join(terminal.view.rows) and time.monotonic() < end:
        terminal.read_waiting()
    assert terminal.code is None and terminal.view.rows[0] == before[0]
    terminal.press("1")
    assert terminal.view.rows[0].startswith("Uusi hahmo 1/8")


class Mute(Terminal):
    """A terminal that answers no question."""

    def _answer(self, data):
        pass


def test_a_terminal_that_answers_nothing_costs_a_short_wait_and_is_left_as_it_was(tmp_path):
    terminal = Mute(["--seed=3"], tmp_path)
    try:
        end = time.monotonic() + 4
        while text("ui_new").encode() not in terminal.written:
            assert time.monotonic() < end
            terminal.read_waiting()
        os.write(terminal.descriptor, b"0")
        terminal.wait_end()
        assert terminal.code == 0
    finally:
        terminal.close()


def test_a_signal_while_the_terminal_is_asked_leaves_it_as_it_was(tmp_path):
    terminal = Mute(["--seed=3"], tmp_path)
    try:
        cooked = None
        end = time.monotonic() + 10
        while b"$p" not in terminal.written and time.monotonic() < end:
            terminal.read_waiting()
        cooked = modes(terminal)[3] & termios.ICANON
        assert terminal.code is None
        os.kill(terminal.pid, signal.SIGTERM)
        terminal.wait_end()
        assert terminal.code == 128 + signal.SIGTERM and not cooked
    finally:
        terminal.close()
