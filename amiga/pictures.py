"""The pictures of our icons, drawn with Pillow in the four pens of Workbench 2.

Pixels of Workbench are twice as high as wide: a square is drawn twice as many wide as high. Light
comes from the upper left, as on the gadgets of Workbench.
"""
from PIL import Image, ImageDraw

GREY, BLACK, WHITE, BLUE = range(4)
# What the pens look like by default, for a look on this machine.
COLOURS = ((0xAA, 0xAA, 0xAA), (0, 0, 0), (0xFF, 0xFF, 0xFF), (0x66, 0x88, 0xBB))
SIZE = (74, 34)
DIGITS = {"2": ("1110", "0001", "0110", "1000", "1111"),
          "0": ("0110", "1001", "1001", "1001", "0110")}
# Corners of the die as parts of its height and width around the middle, clockwise from the top.
OUTLINE = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
FACE = ((0, -0.56), (0.53, 0.33), (-0.53, 0.33))
# Faces around the front one: corners of the outline (0-5) and of the front face (a-c), and a pen.
FACES = (("0a5", WHITE), ("5ac", WHITE), ("54c", GREY), ("01a", GREY), ("1ab", BLUE),
         ("12b", BLACK), ("43c", GREY), ("c3b", BLUE), ("32b", BLACK))


def tool():
    """The program: the die on a character sheet."""
    return _in_both_states(lambda draw: (_sheet(draw, 6, 3), _die(draw, 48, 17, 12)))


def drawer():
    """The drawer: an open box with the die on its front."""
    return _in_both_states(_drawer)


def guide():
    """The manual: an open book."""
    return _in_both_states(_book)


def installer():
    """The Installer's script: an arrow from a disk to a drawer."""
    return _in_both_states(_installing)


def disk():
    """The disk: a floppy with the die on its label."""
    return _in_both_states(_floppy)


def coloured(rows):
    """A picture of rows of pens as an image with the default colours, pixels twice as high."""
    image = Image.new("RGB", (len(rows[0]), len(rows)))
    image.putdata([COLOURS[pen] for row in rows for pen in row])
    return image.resize((image.width, 2 * image.height), Image.Resampling.NEAREST)


def _in_both_states(draw_content):
    """(normal, selected): the content in a frame that stands out, or is pressed and blue."""
    pictures = []
    for ground, upper, lower in ((GREY, WHITE, BLACK), (BLUE, BLACK, WHITE)):
        image = Image.new("P", SIZE, ground)
        draw = ImageDraw.Draw(image)
        right, bottom = SIZE[0] - 1, SIZE[1] - 1
        draw_content(draw)
        # An upright line looks as thick as a level one when it is two wide.
        draw.line((0, 0, right, 0), upper)
        draw.rectangle((0, 0, 1, bottom - 1), upper)
        draw.line((0, bottom, right, bottom), lower)
        draw.rectangle((right - 1, 1, right, bottom), lower)
        pixels = image.tobytes()
        pictures.append([list(pixels[start:start + SIZE[0]])
                         for start in range(0, len(pixels), SIZE[0])])
    return tuple(pictures)


def _die(draw, x, y, radius):
    """A die of twenty sides around a point; the radius counts rows."""
    corners = {name: (round(x + 2 * radius * across), round(y + radius * down))
               for name, (across, down) in zip("012345abc", OUTLINE + FACE, strict=True)}
    for names, pen in FACES:
        draw.polygon([corners[name] for name in names], pen, BLACK)
    draw.polygon([corners[name] for name in "abc"], WHITE, BLACK)
    draw.polygon([corners[name] for name in "012345"], None, BLACK)
    if radius >= 10:
        _number(draw, x - 4, y - 2, "20")


def _number(draw, x, y, text):
    for digit in text:
        for row, bits in enumerate(DIGITS[digit]):
            for column, bit in enumerate(bits):
                if bit == "1":
                    draw.point((x + column, y + row), BLACK)
        x += len(bits) + 1


def _sheet(draw, x, y):
    """A sheet of paper with a heading and lines; it casts a shadow."""
    width, height = 34, 26
    draw.rectangle((x + 2, y + 1, x + width + 2, y + height + 1), BLACK)
    draw.rectangle((x, y, x + width, y + height), WHITE, BLACK)
    draw.rectangle((x + 4, y + 3, x + 22, y + 4), BLUE)
    for row in range(y + 8, y + height - 2, 3):
        draw.line((x + 4, row, x + 11, row), BLACK)
        draw.line((x + 15, row, x + 28, row), GREY)


def _drawer(draw):
    draw.polygon(((12, 4), (61, 4), (67, 12), (6, 12)), GREY, BLACK)
    draw.polygon(((16, 6), (57, 6), (61, 11), (12, 11)), BLACK)
    draw.polygon(((20, 9), (30, 5), (48, 5), (52, 11), (20, 11)), WHITE)
    draw.rectangle((6, 12, 67, 30), GREY, BLACK)
    draw.line((8, 13, 65, 13), WHITE)
    draw.rectangle((8, 13, 9, 29), WHITE)
    _die(draw, 37, 21, 8)


def _book(draw):
    draw.polygon(((6, 6), (36, 9), (67, 6), (67, 28), (36, 31), (6, 28)), BLUE, BLACK)
    draw.polygon(((9, 4), (36, 7), (36, 28), (9, 26)), WHITE, BLACK)
    draw.polygon(((64, 4), (36, 7), (36, 28), (64, 26)), WHITE, BLACK)
    for row in range(8, 24, 3):
        draw.line((14, row, 31, row + 2), BLACK if row < 11 else GREY)
    draw.rectangle((48, 9, 51, 10), BLACK)
    draw.rectangle((48, 13, 51, 22), BLUE)
    draw.rectangle((46, 13, 51, 14), BLUE)
    draw.rectangle((45, 22, 54, 23), BLUE)


def _installing(draw):
    draw.rectangle((7, 8, 29, 25), BLUE, BLACK)
    draw.rectangle((12, 9, 23, 14), GREY, BLACK)
    draw.rectangle((11, 18, 25, 24), WHITE)
    draw.polygon(((33, 14), (39, 14), (39, 11), (46, 16), (39, 22), (39, 19), (33, 19)), WHITE,
                 BLACK)
    draw.rectangle((49, 10, 67, 25), GREY, BLACK)
    draw.line((51, 11, 65, 11), WHITE)
    draw.rectangle((51, 11, 52, 24), WHITE)
    draw.line((50, 17, 66, 17), BLACK)
    for row in (13, 20):
        draw.rectangle((56, row, 61, row + 1), BLACK)


def _floppy(draw):
    draw.polygon(((9, 3), (60, 3), (64, 5), (64, 30), (9, 30)), BLUE, BLACK)
    draw.rectangle((20, 4, 52, 10), GREY, BLACK)
    draw.rectangle((42, 5, 46, 9), BLACK)
    draw.rectangle((15, 13, 58, 29), WHITE, BLACK)
    _die(draw, 37, 21, 8)
