"""A list that is searched by typing, by typed lines."""
from larpmaster.errors import Mistake, WrongUse
from larpmaster.messages import text
from larpmaster.text import fold, pad_left, shortened, shown
from larpmaster.ui.widgets import BACK, cut

_ALL = "*"
_LEAST_PAGE = 5


def pick(ui, title, body, rows, label, help_key="", place=0, empty="", keys=(), mark=None,
         named=None, kept=None):
    """The item picked, BACK, or (key, item) for one of `keys`, pairs of a function key and a word.

    rows(typed): the items that a search text finds, "" for all; label(item, width): one line,
    of which what is too long is cut off;
    place: the item to begin at; empty: what is said when there is none; mark: a list of items,
    changed in place and given back by Enter. The item of a function key is None where there is
    no item at all. named(item): a text that picks the item when it is typed whole.
    kept: a dict in which the search and the place stay for the next time.
    """
    if keys:
        body = body + [", ".join(["%s = %s" % pair for pair in keys])]
    kept = {"place": place} if kept is None else kept
    typed = kept.get("typed", "")
    if typed:
        body = body + [text("ui_search") + " " + typed]
    lines = ui.head(title, body)
    items = rows(typed)
    first = place = max(0, min(kept.get("place", 0), len(items) - 1))
    kept["typed"] = typed

    def at(number):
        kept["place"] = _place(number, items, place)
        return items[kept["place"]]

    while True:
        last = min(len(items), first + max(_LEAST_PAGE, ui.page - len(lines)))
        lines.extend([_line(items[at], at, label, ui.width, mark) for at in range(first, last)])
        ui.put(cut(lines if items else lines + [empty or text("ui_found_none")], ui.width))
        lines = []
        while True:
            typed = ui.line(text("ui_pick_more" if last < len(items) else "ui_pick_marks"
                                 if mark is not None else "ui_pick_prompt",
                                 default=place + 1), help_key,
                            items[place] if items else None, items)
            if typed is BACK:
                return BACK
            if typed is None:
                continue
            typed = typed.strip()
            word, _, rest = typed.partition(" ")
            try:
                if not typed:
                    if last < len(items):
                        first = last
                        break
                    if mark is not None:
                        return mark
                    return at("")
                for key, _ in keys:
                    if fold(word) == fold(key):
                        return key, at(rest) if items else None
                if mark is not None and (typed[0] in "+-" or _is_number(typed)):
                    _change(mark, typed, items)
                    ui.put([text("ui_marked", count=len(mark))])
                elif mark is not None and fold(typed) in text("ui_ready_words").split(","):
                    return mark
                elif _is_number(typed):
                    return at(typed)
                else:
                    typed = "" if typed == _ALL else typed
                    found = rows(typed)
                    if named is not None and mark is None:
                        for item in found:
                            if fold(named(item)) == fold(typed):
                                return item
                    if found:
                        items = found
                        first = place = 0
                        kept["typed"] = typed
                        break
                    ui.put([empty or text("ui_found_none")])
            except Mistake as mistake:
                ui.say(mistake)


def _line(item, at, label, width, mark):
    begin = pad_left(str(at + 1), 3) + "  "
    if mark is not None:
        begin += "[x] " if item in mark else "[ ] "
    line = begin + label(item, width - len(begin))
    return shortened(line, width)


def _is_number(typed):
    return 0 < len(typed) < 6 and not typed.strip("0123456789")


def _place(typed, items, place):
    """The place that a number means, the one at the cursor for an empty text."""
    typed = typed.strip()
    if typed or not items:
        if not (_is_number(typed) and 0 < int(typed) <= len(items)):
            raise WrongUse("number", field="choice", found=shown(typed), lowest=min(1, len(items)),
                           highest=len(items))
        return int(typed) - 1
    return place


def _change(mark, typed, items):
    """Marks or unmarks as "+3", "+3-7", "+*", "-3" or "3" say."""
    adds = typed[0] != "-"
    low, dash, high = typed.lstrip("+-").partition("-")
    if low == _ALL:
        chosen = list(items)
    else:
        low = _place(low or "?", items, 0)
        high = _place(high, items, 0) if dash else low
        chosen = items[low:high + 1]
    for item in chosen:
        if item in mark:
            if not adds:
                mark.remove(item)
        elif adds:
            mark.append(item)
