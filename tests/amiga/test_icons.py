"""Icons as bytes, read by a strict reader of Workbench 2's form."""
import struct

import icon
import package
import pictures
import pytest

KINDS = {"drawer": icon.DRAWER, "disk": icon.DISK, "tool": icon.TOOL, "guide": icon.PROJECT,
         "installer": icon.PROJECT}


class Reader:
    """Takes an icon apart; each field is what Workbench expects, or the test fails."""

    def __init__(self, content):
        self._content, self._place = content, 0
        magic, version = self._take(">HH")
        assert (magic, version) == (0xE310, 1)
        (next_gadget, left, top, self.width, self.height, flags, activation, kind, normal,
         selected, text, exclude, special, number, user) = self._take(">IhhhhHHHIIIIIHI")
        assert (next_gadget, left, top, text, exclude, special, number) == (0,) * 7
        # Two images, told apart by a second one; a plain button; the form of Workbench 2.
        assert flags & 0x0006 == 0x0006 and activation == 3 and kind == 1 and user & 0xFF == 1
        assert normal and selected
        (self.kind, has_tool, has_types, x, y, has_window, has_tool_window,
         self.stack) = self._take(">BxIIiiIII")
        assert (x, y) == (-2147483648, -2147483648) and not has_tool_window
        assert bool(has_window) == (self.kind in (1, 2))
        self.window = self._take(">hhhhHIIIIIIIhhHHHii") if has_window else None
        self.pictures = [self._image(), self._image()]
        self.default_tool = self._text() if has_tool else ""
        self.tool_types = [self._text() for _ in range(self._take(">I")[0] // 4 - 1)] \
            if has_types else []
        if has_window:
            assert self._take(">IH") == (1, 1)
        assert self._place == len(content)

    def _take(self, form):
        found = struct.unpack_from(form, self._content, self._place)
        self._place += struct.calcsize(form)
        return found

    def _text(self):
        length = self._take(">I")[0]
        content = self._content[self._place:self._place + length]
        self._place += length
        assert content[-1:] == b"\0" and b"\0" not in content[:-1]
        return content[:-1].decode("iso-8859-1")

    def _image(self):
        left, top, width, height, depth, data, pick, off, following = self._take(">hhhhhIBBI")
        assert (left, top, depth, pick, off, following) == (0, 0, 2, 3, 0, 0) and data
        assert (width, height) == (self.width, self.height)
        words = (width + 15) // 16
        planes = [[self._take(">%dH" % words) for _ in range(height)] for _ in range(depth)]
        return [[sum((planes[plane][row][x // 16] >> 15 - x % 16 & 1) << plane
                     for plane in range(depth)) for x in range(width)] for row in range(height)]


@pytest.fixture(scope="module")
def icons():
    return package.icons()


@pytest.mark.parametrize("name", KINDS)
def test_an_icon_holds_its_kind_and_the_two_pictures_that_were_drawn(icons, name):
    found = Reader(icons[name])
    normal, selected = getattr(pictures, name)()
    assert found.kind == KINDS[name]
    assert found.pictures == [normal, selected] and normal != selected
    assert {pen for row in normal for pen in row} == {0, 1, 2, 3}
    assert (found.width, found.height) == pictures.SIZE


def test_the_tool_types_that_work_and_those_that_are_off_are_read_back(icons):
    found = Reader(icons["tool"])
    assert tuple(found.tool_types) == package.TOOL_TYPES and found.default_tool == ""
    names = [line.strip("()").partition("=")[0] for line in found.tool_types]
    assert names == ["LANGUAGE", "WORLD", "REGISTER", "WINDOW", "HEAP"]
    assert found.stack == 4096


def test_projects_name_the_tool_that_opens_them(icons):
    assert Reader(icons["guide"]).default_tool == "SYS:Utilities/MultiView"
    script = Reader(icons["installer"])
    assert script.default_tool == "Installer" and "SCRIPT=Install" in script.tool_types


def test_a_drawer_and_a_disk_have_a_window_that_fits_any_screen(icons):
    for name in ("drawer", "disk"):
        left, top, width, height = Reader(icons[name]).window[:4]
        assert left + width <= 640 and top + height <= 200


@pytest.mark.parametrize("size", [(1, 1), (15, 2), (16, 3), (17, 3), (33, 1)])
def test_pictures_of_any_width_are_read_back(size):
    width, height = size
    rows = [[(3 * x + y) % 4 for x in range(width)] for y in range(height)]
    other = [[3 - pen for pen in row] for row in rows]
    assert Reader(icon.icon(icon.TOOL, rows, other)).pictures == [rows, other]


def test_pictures_of_two_sizes_are_refused():
    with pytest.raises(ValueError):
        icon.icon(icon.TOOL, [[0]], [[0, 0]])
