"""A list that is searched by typing, by single keys."""
from larpmaster.messages import text
from larpmaster.text import shortened
from larpmaster.ui.grid import PLAIN
from larpmaster.ui.screen import CLICK, MOVES, RESIZE, REVERSE
from larpmaster.ui.typed import Typed
from larpmaster.ui.widgets import BACK, cut

_MOST_KEPT = 200
_MARKING = " ", "F7", "INSERT"


class _List:
    """The items found, the place of the cursor among them, and the rows that show them."""

    def __init__(self, rows, label, kept, mark):
        typed = kept.get("typed", "")
        self.rows = rows
        # The first letter begins another search.
        self.typed = Typed(typed, True)
        self.items = rows(typed)
        self.place = max(0, min(kept.get("place", 0), len(self.items) - 1))
        self.mark = mark
        self._label = label
        self._width = 0
        self._lines = {}

    def search(self):
        self.items = self.rows(self.typed.text)
        self.place = 0

    def marks(self, key):
        """Whether a key marks the item at the cursor."""
        return self.mark is not None and key in _MARKING

    def item(self):
        """The item at the cursor, None in an empty list."""
        return self.items[self.place] if self.items else None

    def lines(self, first, last, width):
        """The rows of items; one is made once, as long as the width is the same."""
        if width != self._width or len(self._lines) > _MOST_KEPT:
            self._width = width
            self._lines = {}
        made, mark = self._lines, self.mark
        lines = []
        for item in self.items[first:last]:
            # The item is kept with its line, so that no other can get its number meanwhile.
            line = made.get(id(item))
            if line is None:
                room = width - 2 if mark is None else width - 6
                line = self._label(item, room)
                if len(line) > room:
                    # Asked first: on a slow machine each call of a function is felt.
                    line = shortened(line, room)
                line = made[id(item)] = (item, " " + line)
            if mark is None:
                lines.append(line[1])
            else:
                lines.append((" [x]" if item in mark else " [ ]") + line[1])
        return lines

    def toggle(self):
        """Marks the item at the cursor, or takes its mark away."""
        item = self.item()
        if item in self.mark:
            self.mark.remove(item)
        elif item is not None:
            self.mark.append(item)
        # The next letter begins another search: for the next one in the queue.
        self.typed.fresh = True
        self.place = min(self.place + 1, max(0, len(self.items) - 1))

    def moved(self, key, room):
        """Whether a key moves the cursor; it has moved then. room: rows of a page."""
        last = max(0, len(self.items) - 1)
        if key in MOVES:
            self.place = (self.place + MOVES[key]) % (last + 1)
        elif key == "PAGE_DOWN":
            self.place = min(last, self.place + room)
        elif key == "PAGE_UP":
            self.place = max(0, self.place - room)
        elif key == "HOME":
            self.place = 0
        elif key == "END":
            self.place = last
        else:
            return False
        return True


def pick(ui, title, body, rows, label, help_key="", place=0, empty="", keys=(), mark=None,
         named=None, kept=None):
    """The item picked, BACK, or (key, item) for one of `keys`; see `pick_lines.pick`.

    named is for typed lines only.
    """
    kept = {"place": place} if kept is None else kept
    found = _List(rows, label, kept, mark)
    names = [key for key, _ in keys]
    while True:
        told = ui.told()
        above = cut(body, ui.width)[:max(0, ui.rows - 10 - len(told))]
        top = 2 + len(above)
        room = max(1, ui.rows - 4 - len(above) - len(told))
        key = _worked(ui, title, above, found, room, told, empty or text("ui_found_none"),
                      _words(keys, mark, ui.width))
        if key[0] == CLICK:
            at = found.place - found.place % room + key[2] - top - 1
            if not top < key[2] <= top + room or at >= len(found.items):
                continue
            found.place = at
            key = "ENTER" if mark is None else _MARKING[0]
        kept["typed"], kept["place"] = found.typed.text, found.place
        if key == "ESC":
            return BACK
        if key in names:
            return key, found.item()
        if key == "F1":
            ui.help(help_key, found.item(), "pick" if mark is None else "marks")
        elif key == RESIZE:
            ui.tell_again()
        elif found.marks(key):
            found.toggle()
        elif key == "ENTER":
            if mark is not None:
                return mark
            # That nothing is found stands in the list.
            if found.items:
                return found.item()
        else:
            ui.message = text("ui_wrong_key")


def _words(keys, mark, width):
    """The last row: what marks or takes and what leads away always, the other keys as far as there
    is room."""
    takes = text("ui_keys_pick" if mark is None else "ui_keys_pick_marks")
    end = text("ui_keys_pick_more")
    every = "  ".join(["%s %s" % pair for pair in keys])
    tried = [(takes, every), (text("ui_keys_pick_takes"), every)] if mark is None else [
        (takes, every)]
    run = 1
    while run < len(keys) and int(keys[run][0][1:]) == int(keys[0][0][1:]) + run:
        run += 1
    if run > 2:
        names = [text("ui_keys_pick_narrow", first=keys[0][0], last=keys[run - 1][0])]
        names.extend(["%s %s" % pair for pair in keys[run:]])
        tried.append((takes, "  ".join(names)))
    elif keys:
        tried.append((every, ""))
    for start, more in tried:
        words = "  ".join([start, more, end] if more else [start, end])
        if len(words) < width:
            return words
    return takes + "  " + end


def _worked(ui, title, above, found, room, told, empty, words):
    """Draws the list, moves and searches in it; the first key that does anything else."""
    width = ui.width
    top = len(above) + 2
    while True:
        first = found.place - found.place % room
        last = min(first + room, len(found.items))
        shown = found.lines(first, last, width)
        search = text("ui_search") + " " + found.typed.text[3 - width // 2:]
        lines = above + [search]
        lines.extend(shown or [" " + empty[:width - 2]])
        if shown:
            lines[top - 1 + found.place - first] = REVERSE + shown[found.place - first] + PLAIN
        prompt = text("ui_found", count=len(found.items))
        if len(found.items) > room:
            prompt += "  " + text("ui_page_of", page=first // room + 1,
                                  pages=(len(found.items) + room - 1) // room)
        if found.mark is not None:
            prompt += "  " + text("ui_marked", count=len(found.mark))
        column = len(search) + 1
        rows = ui.draw(title, lines, told, prompt, words, top, column)
        while True:
            key = ui.key()
            before = found.place
            if not found.moved(key, room):
                break
            place = found.place
            if not first <= place < last:
                break
            here, there = top + before - first, top + place - first
            rows[here] = shown[before - first]
            rows[there] = REVERSE + shown[place - first] + PLAIN
            ui.grid.draw(rows, top, column, (here, there))
        if found.marks(key):
            return key
        if found.typed.take(key):
            found.search()
        elif found.place == before:
            return key
