"""Write an icon file (.info) as Workbench 2.0 and newer know it: two pictures of four colours."""
import struct

MAGIC, VERSION, REVISION = 0xE310, 1, 1
DISK, DRAWER, TOOL, PROJECT = 1, 2, 3, 4
NO_POSITION = -0x80000000
PLANES = 2
SHELL_STACK = 4096
# A gadget with a picture for each state, reported when it is let go or pressed.
TWO_PICTURES, PRESSED_AND_RELEASED, BOOLEAN_GADGET = 0x0006, 0x0003, 0x0001
IS_THERE = 1
# The window of a drawer: with close, drag, depth and size gadgets, remembered by Workbench.
WINDOW_PLACE = (50, 40, 420, 130)
WINDOW_PENS, WINDOW_FLAGS = 0xFFFF, 0x0240027F
WINDOW_LEAST, WINDOW_MOST = (90, 40), (0xFFFF, 0xFFFF)
WORKBENCH_SCREEN = 1
SHOW_ICONS, VIEW_BY_ICON = 1, 1


def icon(kind, normal, selected, default_tool="", tool_types=(), stack=SHELL_STACK):
    """The bytes of an icon.

    kind: DISK, DRAWER, TOOL or PROJECT; normal, selected: pictures of one size with the pens 0 to
    3 as rows of numbers; tool_types: lines such as LANGUAGE=fi, in parentheses when they are off.
    """
    has_window = kind in (DISK, DRAWER)
    width, height = len(normal[0]), len(normal)
    if (len(selected[0]), len(selected)) != (width, height):
        raise ValueError("the two pictures of an icon must have one size")
    parts = [
        struct.pack(">HH", MAGIC, VERSION),
        _gadget(width, height),
        struct.pack(">BxIIiiIII", kind, IS_THERE if default_tool else 0,
                    IS_THERE if tool_types else 0, NO_POSITION, NO_POSITION,
                    IS_THERE if has_window else 0, 0, stack)]
    if has_window:
        parts.append(_window())
    parts += [_image(normal), _image(selected)]
    if default_tool:
        parts.append(_text(default_tool))
    if tool_types:
        # The number that the system keeps is four bytes for each line and one more.
        parts.append(struct.pack(">I", 4 * (len(tool_types) + 1)))
        parts += [_text(line) for line in tool_types]
    if has_window:
        parts.append(struct.pack(">IH", SHOW_ICONS, VIEW_BY_ICON))
    return b"".join(parts)


def _gadget(width, height):
    return struct.pack(">IhhhhHHHIIIIIHI", 0, 0, 0, width, height, TWO_PICTURES,
                       PRESSED_AND_RELEASED, BOOLEAN_GADGET, IS_THERE, IS_THERE, 0, 0, 0, 0,
                       REVISION)


def _image(rows):
    """An image with its planes: rows of whole words, a plane after the other."""
    width, height = len(rows[0]), len(rows)
    words = (width + 15) // 16
    head = struct.pack(">hhhhhIBBI", 0, 0, width, height, PLANES, IS_THERE, (1 << PLANES) - 1, 0, 0)
    planes = bytearray()
    for plane in range(PLANES):
        for row in rows:
            bits = "".join(str(pen >> plane & 1) for pen in row).ljust(16 * words, "0")
            planes += int(bits, 2).to_bytes(2 * words, "big")
    return head + bytes(planes)


def _window():
    return struct.pack(">hhhhHIIIIIIIhhHHHii", *WINDOW_PLACE, WINDOW_PENS, 0, WINDOW_FLAGS,
                       0, 0, 0, 0, 0, *WINDOW_LEAST, *WINDOW_MOST, WORKBENCH_SCREEN, 0, 0)


def _text(text):
    content = text.encode("iso-8859-1") + b"\0"
    return struct.pack(">I", len(content)) + content
