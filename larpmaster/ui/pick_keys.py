"""A list that is searched by typing, by single keys."""
from larpmaster.messages import text
from larpmaster.ui.screen import CLICK, MOVES, PLAIN, RESIZE, REVERSE
from larpmaster.ui.typed import Typed
from larpmaster.ui.widgets import BACK, cut

_MOST_KEPT = 200


class _List:
    """The items found, the place of the cursor among them, and the rows that show them."""

    def __init__(self, rows, label, place, mark):
        self.rows = rows
        self.typed = Typed()
        self.items = rows("")
        self.place = place if place < len(self.items) else 0
        self.mark = mark
        self._label = label
        self._width = 0
        self._lines = {}

    def search(self):
        self.items = self.rows(self.typed.text)
        self.place = 0

    def item(self):
        """The item at the cursor, None in an empty list."""
        return self.items[self.place] if self.items else None

    def line(self, at, width):
        """The row of an item; made once, as long as the width is the same."""
        if width != self._width or len(self._lines) > _MOST_KEPT:
            self._width = width
            self._lines = {}
        item = self.items[at]
        # The item is kept with its line, so that no other can get its number meanwhile.
        line = self._lines.get(id(item), (0, None))[1]
        if line is None:
            line = " " + self._label(item, width - 2 if self.mark is None else width - 6)
            line = line[:width - 1]
            self._lines[id(item)] = (item, line)
        if self.mark is None:
            return line
        return (" [x]" if item in self.mark else " [ ]") + line[:width - 5]

    def toggle(self):
        """Marks the item at the cursor, or takes its mark away."""
        item = self.item()
        if item in self.mark:
            self.mark.remove(item)
        elif item is not None:
            self.mark.append(item)

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


def pick(ui, title, body, rows, label, help_key="", place=0, empty="", keys=(), mark=None):
    """The item picked, BACK, or (key, item) for one of `keys`; see `pick_lines.pick`."""
    found = _List(rows, label, place, mark)
    names = [key for key, _ in keys]
    while True:
        told = ui.told()
        above = cut(body, ui.width)[:max(0, ui.rows - 10 - len(told))]
        top = 2 + len(above)
        room = max(1, ui.rows - 4 - len(above) - len(told))
        key = _shown(ui, title, above, found, room, told, empty, keys)
        if key[0] == CLICK:
            at = found.place - found.place % room + key[2] - top - 1
            if top < key[2] <= top + room and at < len(found.items):
                found.place = at
                key = "ENTER" if mark is None else " "
            else:
                continue
        if key == "ESC":
            return BACK
        if key in names:
            return key, found.item()
        if key == "F1":
            ui.help(help_key)
        elif key == RESIZE:
            ui.tell_again()
        elif key == " " and mark is not None:
            found.toggle()
            found.place = min(found.place + 1, max(0, len(found.items) - 1))
        elif key == "ENTER":
            if mark is not None:
                return mark
            if found.items:
                return found.item()
            ui.message = empty or text("ui_found_none")
        elif found.moved(key, room):
            ui.tell_again()
        elif found.typed.take(key):
            found.search()
        else:
            ui.message = text("ui_wrong_key")


def _shown(ui, title, above, found, room, told, empty, keys):
    """Draws the list; the first key that does more than move on the page."""
    width = ui.width
    first = found.place - found.place % room
    last = min(first + room, len(found.items))
    shown = [found.line(at, width) for at in range(first, last)]
    search = text("ui_search") + " " + found.typed.text[3 - width // 2:]
    lines = above + [search]
    top = len(lines) + 1
    lines.extend(shown or [" " + (empty or text("ui_found_none"))[:width - 2]])
    if shown:
        lines[top - 1 + found.place - first] = REVERSE + shown[found.place - first] + PLAIN
    prompt = text("ui_found", count=len(found.items))
    if len(found.items) > room:
        prompt += "  " + text("ui_page_of", page=first // room + 1,
                              pages=(len(found.items) + room - 1) // room)
    if found.mark is not None:
        prompt += "  " + text("ui_marked", count=len(found.mark))
    words = text("ui_keys_pick" if found.mark is None else "ui_keys_pick_marks")
    for key, word in keys:
        words = "%s %s  %s" % (key, word, words)
    column = len(search) + 1
    rows = ui.draw(title, lines, told, prompt, words, top, column)
    while True:
        key = ui.key()
        if key not in MOVES or not shown:
            return key
        before = found.place
        place = before + MOVES[key]
        if not first <= place < last:
            return key
        found.place = place
        here, there = top + before - first, top + place - first
        rows[here] = shown[before - first]
        rows[there] = REVERSE + shown[place - first] + PLAIN
        ui.grid.draw(rows, top, column, (here, there))
