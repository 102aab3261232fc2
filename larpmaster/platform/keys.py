"""What an Amiga console types in raw mode: bytes in, keys out; no machine is touched.

A key is a letter or a name, as in `host`; RESIZE, which is a window of another size; None for the
close gadget, which ends the input; POINTER for the left mouse button, whose place only the window
knows; or (SIZE, columns, rows), the console's answer to ASK_SIZE.
"""
ASK_SIZE = "\x9b0 q"
RESIZE, POINTER, CLICK, SIZE, UNKNOWN = "RESIZE", "POINTER", "CLICK", "SIZE", "UNKNOWN"

_INTRODUCER = b"\x9b"
_REPORT_END = b"|"
_PAST_CONTROLS = 0xA0
_LEFT_DOWN = b"104"
_MOUSE, _CLOSED, _RESIZED = b"2", b"11", b"12"
_PLAIN = {0x08: "BACKSPACE", 0x09: "TAB", 0x0A: "ENTER", 0x0D: "ENTER", 0x1B: "ESC", 0x1C: None,
          0x7F: "DELETE"}
_SEQUENCES = {
    b"A": "UP", b"B": "DOWN", b"C": "RIGHT", b"D": "LEFT", b"T": "PAGE_UP", b"S": "PAGE_DOWN",
    b" A": "HOME", b" @": "END", b"Z": "SHIFT_TAB", b"?~": "F1", b"0~": "F1", b"1~": "F2",
    b"2~": "F3", b"3~": "F4", b"4~": "F5", b"5~": "F6", b"6~": "F7", b"7~": "F8", b"8~": "F9",
    b"9~": "F10", b"41~": "PAGE_UP", b"42~": "PAGE_DOWN", b"44~": "HOME", b"45~": "END"}


def decode(data, keys):
    """Appends the keys that the bytes type to a list; gives the bytes of a sequence that is not
    yet whole."""
    place = 0
    while place < len(data):
        if data[place:place + 1] != _INTRODUCER:
            keys.append(_plain(data[place]))
            place += 1
            continue
        end = _end_of_sequence(data, place + 1)
        if end == len(data):
            return data[place:]
        if not 0x40 <= data[end] < 0x7F:
            # No sequence ends like this: the byte begins a key of its own.
            keys.append(UNKNOWN)
            place = end
            continue
        found = data[place + 1:end + 1]
        if found[-1:] == _REPORT_END:
            _report(found[:-1].split(b";"), keys)
        elif found[-2:] == b" r":
            keys.append(_size(found[:-2].split(b";")))
        else:
            keys.append(_SEQUENCES.get(found, UNKNOWN))
        place = end + 1
    return b""


def _plain(byte):
    if byte in _PLAIN:
        return _PLAIN[byte]
    # Beyond the two sets of control letters a byte of ISO-8859-1 is the letter's number.
    return chr(byte) if byte < 0x7F or byte >= _PAST_CONTROLS else UNKNOWN


def _end_of_sequence(data, place):
    """Place of a sequence's last byte, the length of the data when that is still to come."""
    # The mouse types long reports with every move: nothing else needs to be quick.
    if data[place:place + 2] == _MOUSE + b";":
        end = data.find(_REPORT_END, place)
        return end if end >= 0 else len(data)
    while place < len(data) and 0x20 <= data[place] < 0x40:
        place += 1
    return place


def _report(fields, keys):
    """A report of a raw event: class, subclass, code and more."""
    if fields[0] == _MOUSE:
        if len(fields) > 2 and fields[2] == _LEFT_DOWN:
            keys.append(POINTER)
    elif fields[0] == _CLOSED:
        keys.append(None)
    elif fields[0] == _RESIZED:
        keys.append(RESIZE)
    else:
        keys.append(UNKNOWN)


def _size(fields):
    """The answer to ASK_SIZE: 1;1;rows;columns."""
    if len(fields) == 4 and fields[2].isdigit() and fields[3].isdigit():
        return SIZE, int(fields[3]), int(fields[2])
    return UNKNOWN
