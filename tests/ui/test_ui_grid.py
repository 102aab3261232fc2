"""What is sent to the console makes it show the rows, and is as little as it can be."""
import pyte
from hypothesis import given, settings
from hypothesis import strategies as st

from larpmaster.ui.grid import PLAIN, Grid

COLUMNS, ROWS = 24, 8
STYLES = ("", "\x1b[7m", "\x1b[1m", "\x1b[30;43m")


class Sink:
    """A machine that a grid writes to, and the screen that shows it."""

    def __init__(self):
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self._stream = pyte.Stream(self.screen)
        self.sent = []

    def write(self, text):
        self.sent.append(text)
        self._stream.feed(text)

    def cells(self):
        """Letter and attributes of every cell, row by row."""
        return [[(cell.data, cell.reverse, cell.bold, cell.fg, cell.bg)
                 for cell in (self.screen.buffer[row][column] for column in range(COLUMNS))]
                for row in range(ROWS)]


def styled(row):
    style, letters = row
    return style + letters + PLAIN if style and letters else letters


ROW = st.tuples(st.sampled_from(STYLES), st.text("abcåÄ ", max_size=COLUMNS)).map(styled)
# The last cell of the last row would scroll some screens; nobody draws there.
SCREEN = st.tuples(st.lists(ROW, min_size=ROWS - 1, max_size=ROWS - 1),
                   st.text("ab", max_size=COLUMNS - 1)).map(lambda rows: [*rows[0], rows[1]])
CHANGE = st.tuples(st.integers(0, ROWS - 2), ROW)


def shown_alone(rows):
    """The cells of a screen on which only these rows were ever drawn."""
    sink = Sink()
    Grid(sink).draw(rows, 1, 1)
    return sink.cells()


@settings(max_examples=400, deadline=None)
@given(st.lists(SCREEN, min_size=1, max_size=5))
def test_after_any_drawings_the_screen_is_the_last_one(screens):
    sink = Sink()
    grid = Grid(sink)
    for rows in screens:
        grid.draw(rows, ROWS, 3)
    assert sink.cells() == shown_alone(screens[-1])
    assert (sink.screen.cursor.y, sink.screen.cursor.x) == (ROWS - 1, 2)
    assert len(sink.sent) == len(screens)


@settings(max_examples=400, deadline=None)
@given(SCREEN, st.lists(CHANGE, min_size=1, max_size=12), st.booleans())
def test_changes_of_single_rows_show_as_if_all_were_drawn(rows, changes, says_which):
    sink = Sink()
    grid = Grid(sink)
    grid.draw(rows, 1, 1)
    rows = list(rows)
    for place, row in changes:
        rows[place] = row
        grid.draw(rows, 1, 1, (place,) if says_which and place else None)
    assert sink.cells() == shown_alone(rows)


@settings(max_examples=200, deadline=None)
@given(SCREEN)
def test_a_screen_that_did_not_change_sends_the_cursor_only(rows):
    sink = Sink()
    grid = Grid(sink)
    grid.draw(rows, 1, 1)
    grid.draw(list(rows), 2, 5)
    assert sink.sent[1] == "\x1b[2;5H"


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(STYLES), st.text("abc", min_size=3, max_size=12),
       st.text("xy", min_size=1, max_size=2))
def test_of_a_changed_row_only_its_end_is_sent(style, letters, more):
    sink = Sink()
    grid = Grid(sink)
    first = ["title", styled((style, letters))] + [""] * (ROWS - 2)
    grid.draw(first, 1, 1)
    grid.draw(["title", styled((style, letters + more)), *first[2:]], 1, 1)
    assert letters not in sink.sent[1] and more in sink.sent[1]
    grid.draw(first, 1, 1)
    assert letters not in sink.sent[2]
