"""The host's terminal by single keys, through the library blessed: keys, mouse, size, colours."""
import atexit
import contextlib
import os
import shutil
import signal
import sys

__all__ = ("has_colours", "has_keys", "missing_library", "read_key", "screen_size", "waiting_key")

LIBRARY = "blessed"
RESIZE, UNKNOWN = "RESIZE", "UNKNOWN"
_ESCAPE_SECONDS = 0.05
# How often the size is compared; a new one is drawn without a key, on Windows too.
_LOOK_SECONDS = 0.1
# What a terminal that answers no questions may cost at the start, for each question.
_ANSWER_SECONDS = 0.2
# The library reads it once, when it is imported.
os.environ.setdefault("BLESSED_QUERY_TIMEOUT_SECONDS", str(_ANSWER_SECONDS))
_END_OF_INPUT = "\x04"
_NAMES = {"ENTER": "ENTER", "ESCAPE": "ESC", "BACKSPACE": "BACKSPACE", "DELETE": "DELETE",
          "TAB": "TAB", "BTAB": "SHIFT_TAB", "SHIFT_TAB": "SHIFT_TAB", "UP": "UP", "DOWN": "DOWN",
          "LEFT": "LEFT", "RIGHT": "RIGHT", "PGUP": "PAGE_UP", "PGDOWN": "PAGE_DOWN",
          "HOME": "HOME", "END": "END", "INSERT": "INSERT"}
_NAMES.update(("F%d" % number, "F%d" % number) for number in range(1, 13))
# Some terminals keep F1 and F10 to themselves.
_NAMES.update(("ALT_%d" % (number % 10), "F%d" % number) for number in range(1, 11))
_PLAIN = {"\r": "ENTER", "\n": "ENTER", "\x7f": "BACKSPACE", "\b": "BACKSPACE", "\t": "TAB",
          "\x1b": "ESC"}
# What the library does not know for every terminal: the function keys of older ones and of the
# Linux console, behind the introducer.
_INTRODUCER = "\x1b["
_OLDER = {"11~": "F1", "12~": "F2", "13~": "F3", "14~": "F4", "[A": "F1", "[B": "F2", "[C": "F3",
          "[D": "F4", "[E": "F5"}
_LONGEST = 16
_WHEEL = {"MOUSE_SCROLL_UP": "UP", "MOUSE_SCROLL_DOWN": "DOWN"}
# What ends a program from without; Windows has few of them.
_ENDS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT")
         if hasattr(signal, name)]


class _Console:
    """The library's terminal once it is in use, what leads out of its modes, and its size."""

    terminal = None
    modes = None
    size = (80, 25)


def missing_library():
    """The library without which there are no single keys on a terminal; "" when all is there."""
    if not _is_terminal() or _Console.terminal is not None:
        return ""
    try:
        import blessed
    except ImportError:
        return LIBRARY
    return "" if blessed.Terminal else LIBRARY


def _is_terminal():
    return (sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty()
            and (os.name == "nt" or os.environ.get("TERM", "dumb") != "dumb"))


def has_keys():
    """Whether single keys can be read: both ends are a terminal that knows how, and the library
    is there. They can from then on, until the program ends."""
    for number in _ENDS:
        signal.signal(number, _end)
    if not _is_terminal() or missing_library():
        return False
    if _Console.terminal is None:
        import blessed
        # Ended from without, even while it starts: the terminal is left as it was all the same.
        atexit.register(_leave)
        _Console.terminal = blessed.Terminal()
        _begin()
        if hasattr(signal, "SIGTSTP"):
            signal.signal(signal.SIGTSTP, _pause)
    return True


def _begin():
    """What is typed while the program works is neither lost nor echoed; clicks are reported."""
    _Console.modes = contextlib.ExitStack()
    _Console.modes.enter_context(_Console.terminal.cbreak())
    _Console.modes.enter_context(_Console.terminal.mouse_enabled(timeout=_ANSWER_SECONDS))
    _Console.size = screen_size()


def _leave():
    if _Console.modes is not None:
        _Console.modes.close()
        _Console.modes = None


def _end(number, frame):
    # A terminal that is closed may end its programs twice, and Ctrl-C may come at the same time;
    # what is being kept is kept in peace. Those that have come already are answered by a function,
    # those that have not wait for ever.
    ends = [*_ENDS, signal.SIGINT]
    for one in ends:
        signal.signal(one, _nothing)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, ends)
    raise SystemExit(128 + number)


def _nothing(number, frame):
    pass


def _pause(number, frame):
    """Ctrl-Z: the shell gets its terminal; what it leaves on the screen is drawn over after."""
    _leave()
    os.kill(os.getpid(), signal.SIGSTOP)
    _begin()
    _Console.size = None


def read_key():
    """One key: the letter, or a name such as "ENTER", "ESC", "UP", "F1", "RESIZE" for a
    terminal of another size; ("CLICK", column, row), both from 1; None at the end of input."""
    while True:
        key = _key(_LOOK_SECONDS)
        if key != "":
            return key


def waiting_key():
    """As read_key, but "" at once when no key waits."""
    return _key(0)


def _key(seconds):
    """A key that is typed within so many seconds, or ""."""
    try:
        return _read(seconds)
    except EOFError:
        return None
    except UnicodeDecodeError:
        # A letter in another coding than the terminal's: what is kept of it goes.
        _Console.terminal._keyboard_decoder.reset()
        return UNKNOWN


def _read(seconds):
    key = _Console.terminal.inkey(timeout=seconds, esc_delay=_ESCAPE_SECONDS)
    size = screen_size()
    if not key:
        if size != _Console.size:
            _Console.size = size
            return RESIZE
        return ""
    name = key.name or ""
    if name == "MOUSE_LEFT":
        column, row = key.mouse_xy
        return "CLICK", column + 1, row + 1
    if name.startswith("MOUSE_"):
        return _WHEEL.get(name, "")
    if key == _END_OF_INPUT:
        return None
    if key == _INTRODUCER:
        return _rest_of_sequence()
    if key.is_sequence or name.startswith("KEY_ALT_"):
        return _NAMES.get(name.removeprefix("KEY_"), UNKNOWN)
    return _PLAIN.get(key, str(key))


def _rest_of_sequence():
    """The key of a sequence that the library knows no more of than its beginning; what stands
    behind that is no typed text."""
    sequence = ""
    while len(sequence) < _LONGEST:
        key = _Console.terminal.inkey(timeout=0, esc_delay=0)
        if len(key) != 1:
            break
        sequence += key
        if "@" <= key <= "~" and sequence != "[":
            break
    return _OLDER.get(sequence, UNKNOWN)


def has_colours():
    """Whether colours are wanted and known (no-color.org)."""
    terminal = _Console.terminal
    return not os.environ.get("NO_COLOR") and (terminal is None or terminal.number_of_colors > 0)


def screen_size():
    """(columns, rows) of the terminal, (80, 25) when it does not say."""
    return tuple(shutil.get_terminal_size((80, 25)))
