"""What an emulated Amiga shows: pixels, a PNG file of them, and texts found in them.

A text is found by its look: the Amiga itself prints its letters once (LETTERS), and a text is where
the pixels of its letters are, in one colour, anywhere on the screen.
"""
import collections
import pathlib
import struct
import zlib

HEADER = struct.Struct(">25I")  # of an X window dump, XWD version 7
XWD_VERSION = 7
BYTES_A_COLOUR = 12
BYTES_A_PIXEL = 4
DOUBLED = 2  # the emulator shows each line of the Amiga twice
CELL = 8
GRID_COLUMNS = 32
GRID = [bytes(range(start, start + GRID_COLUMNS)).decode("iso-8859-1")
        for start in (0x20, 0x40, 0x60, 0xA0, 0xC0, 0xE0)]
BAR = GRID_COLUMNS * CELL
BAR_LINE = "\x1b[7m" + GRID_COLUMNS * " " + "\x1b[0m\n"
# Clears the window, draws a bar to measure from, the letters, a row a line, and a bar at their end.
LETTERS = ("\x1b[H\x1b[J" + BAR_LINE
           + "".join(row.replace("\x7f", " ") + "\n" for row in GRID) + BAR_LINE)


class Screen:
    """One look at the screen; data is an X window dump."""

    def __init__(self, data):
        header = HEADER.unpack_from(data)
        size, version, self.width, self.height = header[0], header[1], header[4], header[5]
        line_bytes, colours = header[12], header[19]
        if version != XWD_VERSION or header[11] != BYTES_A_PIXEL * 8:
            raise ValueError("not a window dump of %d bytes a pixel" % BYTES_A_PIXEL)
        start = size + colours * BYTES_A_COLOUR
        self.lines = [data[place:place + self.width * BYTES_A_PIXEL]
                      for place in range(start, start + self.height * line_bytes, line_bytes)]

    def png(self):
        """The picture as the bytes of a PNG file."""
        rows = []
        for line in self.lines:
            row = bytearray(3 * self.width)
            for colour in range(3):  # the dump has blue first
                row[2 - colour::3] = line[colour::BYTES_A_PIXEL]
            rows.append(b"\0" + row)
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + kind + body
            + struct.pack(">I", zlib.crc32(kind + body))
            for kind, body in ((b"IHDR", head), (b"IDAT", zlib.compress(b"".join(rows))),
                               (b"IEND", b"")))

    def save(self, path):
        """Keeps the picture as a PNG file; gives its path."""
        path = pathlib.Path(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.png())
        return path

    def bitmaps(self):
        """For each colour the rows of the Amiga's pixels, 1 where that colour is."""
        rows = [memoryview(line).cast("I") for line in self.lines[::DOUBLED]]
        counts = collections.Counter()
        for row in rows:
            counts.update(row)
        names = {colour: chr(place + ord("A")) for place, colour in enumerate(counts)}
        named = ["".join(map(names.__getitem__, row)) for row in rows]
        for name in names.values():
            table = {ord(other): "01"[other == name] for other in names.values()}
            yield [row.translate(table) for row in named]


class Font:
    """The look of each letter, from a Screen on which LETTERS were printed."""

    def __init__(self, screen):
        bar = "1" * BAR + "0"  # its right end: on the left the window's edge has the same colour
        for rows in screen.bitmaps():
            for y in range(len(rows)):
                x = rows[y].find(bar)
                end = y + CELL * (len(GRID) + 1)
                if x >= 0 and all(row[x:x + len(bar)] == bar
                                  for row in rows[y:y + CELL] + rows[end:end + CELL]):
                    self.glyphs = self._cut(rows, x, y + CELL)
                    if self._is_whole():
                        return
        raise ValueError("the letters are not on the screen, or not yet all of them")

    def _is_whole(self):
        looks = ["".join(glyph) for letter, glyph in self.glyphs.items() if letter.isalnum()]
        return all("1" in look for look in looks) and len(set(looks)) > len(looks) // 2

    def _cut(self, rows, x, y):
        glyphs = {}
        for letters in GRID:
            for place, letter in enumerate(letters):
                left = x + place * CELL
                glyphs[letter] = [row[left:left + CELL] for row in rows[y:y + CELL]]
            y += CELL
        return glyphs

    def are_on(self, screen, texts):
        """Whether each of these texts, of one line, plain or bold, is on a Screen."""
        bitmaps = list(screen.bitmaps())
        return all(self._is_on(bitmaps, text) for text in texts)

    def _is_on(self, bitmaps, text):
        plain = ["".join(self.glyphs[letter][y] for letter in text) for y in range(CELL)]
        # Bold is drawn twice, a pixel apart.
        bold = ["".join("01"["1" in row[max(0, x - 1):x + 1]] for x in range(len(row)))
                for row in plain]
        return any(is_in(pattern, rows) for rows in bitmaps for pattern in (plain, bold))


def is_in(pattern, rows):
    """Whether the rows hold the rows of the pattern, anywhere but all at one place."""
    fullest = max(range(CELL), key=lambda y: pattern[y].count("1"))
    if "1" not in pattern[fullest]:
        raise ValueError("a text of spaces cannot be seen")
    width = len(pattern[0])
    for y in range(len(rows) - CELL + 1):
        x = rows[y + fullest].find(pattern[fullest])
        while x >= 0:
            if all(rows[y + dy][x:x + width] == pattern[dy] for dy in range(CELL)):
                return True
            x = rows[y + fullest].find(pattern[fullest], x + 1)
    return False
