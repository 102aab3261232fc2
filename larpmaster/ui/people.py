"""The list of characters: searched, sorted, narrowed down, marked."""
from larpmaster.character import LIVING, STATES
from larpmaster.errors import CouldNot, Mistake
from larpmaster.listing import Names, cell
from larpmaster.messages import blamed, name_of, text, worded
from larpmaster.register import SORTS
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs

_NAME, _PLAYER, _RACE = 23, 16, 12
_WIDE = 100


class _List:
    """What is shown of the register. kept: a dict with the order, what it is narrowed down to, the
    search, and the place and the file of the row that was picked last."""

    def __init__(self, desk, state, kept):
        self._desk = desk
        self._names = Names(desk.tables)
        self.kept = kept
        for name, value in (("sort", SORTS[0]), ("state", state), ("race", ""), ("cult", ""),
                            ("region", ""), ("typed", ""), ("place", 0), ("file", "")):
            kept.setdefault(name, value)

    def rows(self, typed):
        """The register's rows for the text that was typed."""
        kept = self.kept
        return self._desk.register.find(
            typed, state=kept["state"], race=kept["race"], cult=kept["cult"],
            region=kept["region"], sort=kept["sort"])

    def settle(self):
        """Finds the row again that was picked last, wherever it stands now."""
        kept = self.kept
        if kept["file"]:
            kept["place"] = self.rows(kept["typed"]).place_of(kept["file"], kept["place"])

    def saw(self, found):
        """Takes note of the row in what `pick` gave."""
        row = found[1] if isinstance(found, tuple) and len(found) == 2 else found
        self.kept["file"] = getattr(row, "file", "")

    def body(self, more=""):
        """What the rows are narrowed down to, and how many files are broken."""
        kept = self.kept
        parts = [text("desk_sorted", order=text("desk_sort_" + kept["sort"])),
                 text("desk_shown_" + (kept["state"] or "all"))]
        for value in (self._names.race(kept["race"]), self._names.class_(kept["cult"]),
                      kept["region"]):
            if value:
                parts.append(value)
        lines = paragraphs(more, TEXT_WIDTH) if more else []
        lines.append("; ".join(parts) + ".")
        broken = self._desk.register.broken
        if broken:
            lines.append(text("desk_broken", count=len(broken)))
        return lines

    def change(self, key):
        """What a function key stands for: a menu of choices."""
        kind = _KINDS[key]
        if kind == "sort":
            choices = [(text("desk_sort_" + name), name) for name in SORTS]
        elif kind == "state":
            choices = [(text("desk_shown_" + (name or "all")), name) for name in ("",) + STATES]
        else:
            tables = self._desk.tables
            rows = {"race": tables.races, "cult": tables.cults, "region": tables.regions}[kind]
            choices = [(text("desk_every_" + kind), "")]
            if kind == "cult":
                choices.extend([(name_of(row), row.key) for row in tables.classes])
                keys = [row.key for row in tables.classes]
                rows = [row for row in rows if row.key not in keys]
            choices.extend([(name_of(row) if kind == "race" else row.key, row.key)
                            for row in rows])
        values = [value for _, value in choices]
        value = self._desk.chosen(text("desk_list_" + kind), "", choices, "tip_on_list",
                                  values.index(self.kept[kind]))
        if value is not BACK:
            self.kept[kind] = value

    def label(self, row, width):
        """A row as a line: name, player, race, classes, and who is not among the living."""
        wide = width >= _WIDE
        parts = [cell(row.name, _NAME + 8 * wide), cell(row.player, _PLAYER + 6 * wide),
                 cell(self._names.race(row.race), _RACE)]
        if row.state not in (LIVING, self.kept["state"]):
            parts.append(text("do_state_" + row.state) + ":")
        parts.append(self._names.classes(row.classes))
        return " ".join(parts)


_KINDS = {"F2": "sort", "F3": "state", "F4": "race", "F5": "cult", "F6": "region"}
_BROKEN = "F9"
# Whom one finds in the list.
_LISTED = "one", "marked"


def choose(desk, title, state=LIVING, more="", mark=None, plain=False, kept=None):
    """The row that the person picks, with `mark` the list of those marked, or BACK.

    plain: without function keys that show more than the living; kept: a dict in which the order,
    what the list is narrowed down to, the search and the place stay until the next time.
    """
    listing = _List(desk, state, {} if kept is None else kept)
    marked = None if mark is None else list(mark)
    keys = [(key, text("desk_key_" + _KINDS[key])) for key in sorted(_KINDS)]
    help_key = "tip_on_list"
    if plain:
        keys = keys[:1]
        help_key = "tip_on_plain_list"
    while True:
        desk.look_over()
        listing.settle()
        shown = keys
        if desk.register.broken and not plain:
            shown = keys + [(_BROKEN, text("desk_key_broken"))]
        found = desk.ui.pick(title, listing.body(more), listing.rows, listing.label,
                             help_key=help_key, empty=text("desk_nobody"), keys=shown,
                             mark=mark, kept=listing.kept)
        listing.saw(found)
        if not (isinstance(found, tuple) and found and found[0] in dict(shown)):
            if found is BACK and _differs(mark, marked) and desk.ui.ask(
                    title, [text("desk_drop_marks"), ""], help_key=help_key) is not True:
                continue
            return found
        if found[0] == _BROKEN:
            _show_broken(desk)
        else:
            listing.change(found[0])


def _differs(mark, before):
    """Whether other rows are marked than before."""
    return mark is not None and sorted([row.file for row in mark]) != sorted(
        [row.file for row in before])


def _show_broken(desk):
    """A sentence for each file that cannot be read as a character."""
    lines = []
    for file, mistake in desk.register.broken:
        lines.extend(paragraphs(blamed(file, mistake), TEXT_WIDTH))
    desk.ui.pages(text("desk_broken_title"), lines, "tip_on_broken")


def pick_one(desk, kept):
    """The file of the character that is picked among all, or BACK; kept: as in `choose`."""
    row = choose(desk, text("desk_gm_characters"), "", kept=kept)
    return BACK if row is BACK else row.file


def whom(desk, title, everybody=False, kept=None):
    """The files of the characters that are meant, or BACK. everybody: whether the dead and the
    forgotten are among all; kept: a dict in which what was answered stays for the next time, which
    begins in the list where there was one."""
    kept = {} if kept is None else kept
    choices = [(text("desk_whom_" + name), name)
               for name in ("one", "marked", "present", "living")]
    if everybody:
        choices.append((text("desk_whom_all"), "all"))
    who = kept.get("who", "one")
    listed = "who" in kept and who in _LISTED
    while True:
        if not listed:
            who = desk.chosen(title, text("desk_whom"), choices, "tip_on_whom",
                              [value for _, value in choices].index(who))
            if who is BACK:
                return BACK
        listed = False
        kept["who"] = who
        try:
            files = _files(desk, title, who, "" if everybody else LIVING, kept)
        except Mistake as mistake:
            desk.ui.message = worded(mistake)
            continue
        if files is not BACK:
            return files


def _files(desk, title, who, state, kept):
    """The files of the characters meant, or BACK. Raises CouldNot
    desk_nobody_marked, desk_nobody_present, desk_nobody_living or desk_nobody_all."""
    if who in _LISTED:
        listing = kept.setdefault(who, {})
        mark = None
        if who == "marked":
            before = kept.get("files", ())
            desk.look_over()
            mark = [row for row in desk.register.find() if row.file in before] if before else []
        rows = choose(desk, title, state, text("desk_mark_body") if who == "marked" else "", mark,
                      kept=listing)
        if rows is BACK:
            return BACK
        if who == "one":
            return [rows.file]
        files = kept["files"] = [row.file for row in rows]
    elif who == "present":
        files = list(desk.event().present)
    else:
        desk.look_over()
        files = [row.file for row in desk.register.find(state=LIVING if who == "living" else "")]
    if not files:
        raise CouldNot("desk_nobody_" + who)
    return files
