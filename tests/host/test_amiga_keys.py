"""What an Amiga console types in raw mode, decoded on this machine."""
import pytest

from larpmaster.platform.keys import POINTER, RESIZE, SIZE, UNKNOWN, decode

MOVED = b"\x9b2;0;255;32768;3;-2;100;5|"
PRESSED = b"\x9b2;0;104;16384;0;0;100;5|"


def keys(*pieces):
    """The keys of bytes that arrive piece by piece, and what is left over at the end."""
    found, rest = [], b""
    for piece in pieces:
        rest = decode(rest + piece, found)
    return found, rest


@pytest.mark.parametrize("data, key", [
    (b"a", "a"), (b"\xe4", "ä"), (b"\xd6", "Ö"), (b" ", " "), (b"\xa0", "\xa0"),
    (b"\r", "ENTER"), (b"\n", "ENTER"), (b"\x08", "BACKSPACE"), (b"\x7f", "DELETE"),
    (b"\t", "TAB"), (b"\x1b", "ESC"), (b"\x9bZ", "SHIFT_TAB"), (b"\x9b?~", "F1"),
    (b"\x9bA", "UP"), (b"\x9bB", "DOWN"), (b"\x9bC", "RIGHT"), (b"\x9bD", "LEFT"),
    (b"\x9bT", "PAGE_UP"), (b"\x9bS", "PAGE_DOWN"), (b"\x9b A", "HOME"), (b"\x9b @", "END"),
    *[(b"\x9b%d~" % number, "F%d" % (number + 1)) for number in range(10)],
    (b"\x9b41~", "PAGE_UP"), (b"\x9b42~", "PAGE_DOWN"), (b"\x9b44~", "HOME"), (b"\x9b45~", "END"),
    (b"\x9b10~", UNKNOWN), (b"\x9bQ", UNKNOWN), (b"\x84", UNKNOWN), (b"\x9b5;0;1|", UNKNOWN),
    (b"\x9b12;0;0;32768;0;0;100;5|", RESIZE), (b"\x9b11;0;0;0;0;0;100;5|", None), (b"\x1c", None),
    (b"\x9b1;1;28;76 r", (SIZE, 76, 28)), (b"\x9b1;1;;76 r", UNKNOWN), (b"\x9b r", UNKNOWN),
    (PRESSED, POINTER),
])
def test_each_key_of_an_amiga_has_its_name(data, key):
    assert keys(data) == ([key], b"")
    assert keys(*[data[place:place + 1] for place in range(len(data))]) == ([key], b"")


def test_keys_come_in_the_order_in_which_they_were_typed():
    assert keys(b"x\x9bA\x9b1;1;23;77 r\r\x9b0~") == (
        ["x", "UP", (SIZE, 77, 23), "ENTER", "F1"], b"")


def test_the_mouse_types_nothing_when_it_is_only_moved():
    released = PRESSED.replace(b"104", b"232")
    assert keys(MOVED + b"a" + MOVED, released, MOVED[:9]) == (["a"], MOVED[:9])
    assert keys(b"\x9b2;0|") == ([], b"")


def test_a_sequence_waits_for_its_end_and_nothing_hangs_on_it():
    assert keys(b"a\x9b1;1;2") == (["a"], b"\x9b1;1;2")
    assert keys(b"\x9b") == ([], b"\x9b")
    assert keys(b"\x9b1\r\x9b\x9bA\x9b\xe4") == (
        [UNKNOWN, "ENTER", UNKNOWN, "UP", UNKNOWN, "ä"], b"")


def test_no_bytes_whatever_are_refused():
    data = bytes(range(256)) * 2
    for start in range(256):
        found, rest = keys(data[start:start + 256])
        assert found and rest == b"" or rest.startswith(b"\x9b")
