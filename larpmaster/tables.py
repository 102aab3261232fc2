"""Reads the tables of a world, and says file, line and column of what is wrong.

The good path is kept cheap for a 7 MHz machine: `table_quick` reads whole columns, and only a file
about which something is unusual is read again by `table_faults`, which finds position and reason.
A build for such a machine carries the rows that it was shipped with; of a file that is still the
same nothing is read but its fingerprint, and its rows are made when they are first asked for. Of
the texts of spells it carries their places in the file only.
"""
from collections import namedtuple

from larpmaster import VERSION
from larpmaster.errors import CouldNot
from larpmaster.table_schema import (
    CHECKED,
    CORE_KINDS,
    ITEM_KINDS,
    KINDS,
    LONE_KINDS,
    MAX_BYTES,
    MAX_LEVEL,
    OWNED_KINDS,
    PARTS,
)

__all__ = ("CORE_KINDS", "Item", "TableError", "Tables", "check", "faults", "load")

# position: 1-based letter in the line; column, found: text; wanted: values, ready to be shown
TableError = namedtuple(
    "TableError", ("file", "line", "position", "column", "code", "found", "wanted"))
# kind: of ITEM_KINDS; carry: STAM-6; hindrance, closure in percent; agility: what it takes (SPD-8);
# hands: that usually hold it
Item = namedtuple("Item", (
    "key", "name", "name_en", "kind", "carry", "thief_hindrance", "mana_closure", "price",
    "least_strength", "least_dexterity", "agility", "hands"))

_KEYED = {"_races": "races", "_classes": "classes", "_cults": "cults", "_xp_tables": "xp_tables",
          "_colours": "colours", "_regions": "regions", "_mishaps": "mishaps"}
_INDEXES = {"race_sexes": "_sexes", "spells": "_spells", "items": "_items"}
_INDEXES.update({_KEYED[name]: name for name in _KEYED})
_ARROW = "arrow"
_, WEAK, LINE = PARTS
_WEAK_MARK, _LINE_MARK = "|%s|" % WEAK, "|%s|" % LINE
_SAID = "spell_texts"
_types = {}


def _field(column):
    return column + "_" if column == "class" else column


def _row_type(kind):
    """The named tuple of a kind's rows."""
    if kind not in _types:
        columns = [columns for name, _, columns in KINDS if name == kind][0]
        _types[kind] = namedtuple(kind, tuple([_field(column[0]) for column in columns]))
    return _types[kind]


def _row_types(kinds):
    return {kind: _row_type(kind) for kind, _, _ in KINDS if kinds is None or kind in kinds}


def _by_key(rows):
    return {row[0]: row for row in rows}


def _lost(kind, key):
    name = key if isinstance(key, str) else " ".join(key)
    raise CouldNot("unknown_key", kind=kind, key=name)


def _grouped(rows):
    """{first cell: rows that begin with it, in file order}."""
    groups = {}
    for row in rows:
        groups[row[0]] = groups.get(row[0], ()) + (row,)
    return groups


def _level_numbers(rows):
    """{(class, value): the numbers of levels 0, 1, 2 ...}, the rows put one behind the other."""
    numbers = {}
    for row in sorted([row[:4] for row in rows]):
        key = row[:2]
        numbers[key] = numbers.get(key, ()) + row[3]
    return numbers


class Tables:
    """Rows of every kind that was read, as tuples in file order: `tables.races` and so on.

    A look-up of what is not there raises CouldNot("unknown_key", kind=, key=).
    rows: {kind: rows}; None for those that the program carries. pieces: (read_piece, path of the
    file of spell_texts), when the program carries only the places in it.
    """

    def __init__(self, rows, pieces=None):
        self._rows = rows
        self._pieces = pieces

    def __getattr__(self, name):
        """Rows and look-ups are made when they are first asked for."""
        if name in _KEYED:
            made = _by_key(getattr(self, _KEYED[name]))
        elif name == "_settings":
            made = {row.key: row.value for row in self.settings}
        elif name == "_sexes":
            made = {(row.race, row.sex): row for row in self.race_sexes}
        elif name == "_levels":
            made = _level_numbers(self._carried("class_levels"))
        elif name == "_parts":
            made = _grouped(self.cult_classes)
        elif name == "_cult_colours":
            made = _grouped(self.cult_colours)
        elif name == "_cult_spells":
            made = {}
            for row in self._carried("cult_spells"):
                made[row[0]] = made.get(row[0], ()) + row[1]
        elif name == "_spells":
            made = _by_key(self._carried("spells"))
        elif name == "_texts":
            made = dict(_shipped()["spell_texts"][1])
        elif name == "_items":
            made = {row[0]: (kind, row) for kind in ITEM_KINDS for row in self._carried(kind)}
        elif name == "_uses":
            made = _by_key(self._carried("weapon_use"))
        elif name[0] == "_" or name not in kinds():
            raise AttributeError(name)
        elif self._rows.get(name, ()) is None:
            made = tuple(_carried_rows(name, self._pieces))
        else:
            made = tuple(self._rows.get(name, ()))
        setattr(self, name, made)
        return made

    def _carried(self, kind):
        """Rows of a kind, plain tuples when nobody has asked for all of them yet."""
        rows = self._rows.get(kind, ())
        return _shipped()[kind][1] if rows is None else rows

    def missing(self, kind, keys):
        """Those of the keys that have no row, in their order; kind: of _INDEXES, "items" stands for
        all of ITEM_KINDS."""
        index = getattr(self, _INDEXES[kind])
        return [key for key in keys if key not in index]

    def with_rows(self, more):
        """Tables with these plain rows, {kind: rows}, behind their own."""
        rows = dict(self._rows)
        for kind in more:
            rows[kind] = getattr(self, kind) + tuple([_row_type(kind)(*row) for row in more[kind]])
        return Tables(rows, self._pieces)

    def race(self, key):
        """The row of a race."""
        return self._races.get(key) or _lost("races", key)

    def race_sex(self, race, sex):
        """Ability factors (percent) of a race and sex."""
        return self._sexes.get((race, sex)) or _lost("race_sexes", (race, sex))

    def class_(self, key):
        """The row of a class."""
        return self._classes.get(key) or _lost("classes", key)

    def cult(self, name):
        """The row of a cult."""
        return self._cults.get(name) or _lost("cults", name)

    def classes_of(self, cult_key):
        """Rows of cult_classes of a cult, in file order."""
        return self._parts.get(cult_key) or _lost("cult_classes", cult_key)

    def xp_table(self, key):
        """The row of an experience table."""
        return self._xp_tables.get(key) or _lost("xp_tables", key)

    def setting(self, key):
        """The whole number of a setting."""
        found = self._settings.get(key)
        return _lost("settings", key) if found is None else found

    def class_value(self, class_key, what, level):
        """Damage bonus, absorption, mana or power of a class at a level; levels above 30 are
        read as 30 (XP-1), a class without such a row has 0."""
        numbers = self._levels.get((class_key, what))
        return numbers[min(level, MAX_LEVEL)] if numbers else 0

    def colour(self, key):
        """The row of a colour."""
        return self._colours.get(key) or _lost("colours", key)

    def colours_of(self, cult_key):
        """Rows of cult_colours of a cult in file order, () of a cult that teaches none."""
        return self._cult_colours.get(cult_key, ())

    def spells_of(self, cult_key):
        """Keys of the spells that a cult teaches, in file order, () when none."""
        return self._cult_spells.get(cult_key, ())

    def spell(self, key):
        """The row of a spell (MAG-1)."""
        row = self._spells.get(key) or _lost("spells", key)
        make = _row_type("spells")
        if type(row) is not make:
            row = self._spells[key] = make(*row)
        return row

    def texts_of(self, spell_key, part):
        """(text of a part, lines) of a spell: its effect, or its weak one (MAG-4), and what is said
        in each round, indented, with its number before it (COM-7)."""
        if self._rows.get("spell_texts", ()) is not None:
            rows = sorted([row[1:] for row in self.spell_texts if row.spell == spell_key])
            return (" ".join([row[2] for row in rows if row[0] == part]),
                    ["  %d. %s" % row[1:] for row in rows if row[0] == LINE])
        place = self._texts.get(spell_key)
        if place is None:
            return "", []
        read_piece, path = self._pieces
        return _told(read_piece(path, place[0], place[1]), spell_key, part)

    def item(self, key):
        """The Item of a weapon, a piece of armour, a shield or other gear."""
        kind, row = self._items.get(key) or _lost("items", key)
        use = row = _row_type(kind)(*row)
        strength = dexterity = agility = hands = 0
        if kind == "weapons":
            use = _row_type("weapon_use")(*(self._uses.get(key) or _lost("weapon_use", key)))
            strength = use.least_strength_one_handed
            dexterity = use.least_dexterity
            hands = 0 if row.use == _ARROW else use.hands
        elif kind != "gear":
            agility = row.agility
            hands = 1 if kind == "shields" else 0
        return Item(key, row.name, row.name_en, kind, use.carry, use.thief_hindrance,
                    use.mana_closure, use.price, strength, dexterity, agility, hands)


def kinds():
    """The kinds of tables, each a file."""
    return [kind for kind, _, _ in KINDS]


def _shipped():
    """{kind: (CRC-32 of the file's bytes, rows)} of the files that were checked when this program
    was built; only a build for a slow machine has them."""
    try:
        from larpmaster import shipped
    except ImportError:
        return {}
    return shipped.FILES


def _told(piece, spell_key, part):
    """What `texts_of` gives, from a piece of the file of spell_texts.

    The file is as it was shipped: the parts stand in their order, their numbers too, without blanks
    beside the bars. A slow machine pays for each text that is cut out.
    """
    weak = piece.find(spell_key + _WEAK_MARK)
    mark = spell_key + _LINE_MARK
    line = piece.find(mark)
    if weak < 1 or line < weak:
        raise CouldNot("cannot_read", path="spell_texts.txt")
    told = piece[weak:line - 1] if part == WEAK else piece[:weak - 1]
    if "\n" in told:
        told = " ".join([row[row.rfind("|") + 1:] for row in told.split("\n")])
    else:
        told = told[told.rfind("|") + 1:]
    return told, piece[line:].replace(mark, "  ").replace("|", ". ").split("\n")


def _text_rows(piece):
    """The rows of spell_texts in a piece of their file."""
    make = _row_type("spell_texts")
    rows = []
    for line in piece.split("\n"):
        spell, part, number, told = line.split("|")
        rows.append(make(spell, part, int(number), told))
    return rows


def _carried_rows(kind, pieces):
    """Rows of a kind that the program carries."""
    rows = _shipped()[kind][1]
    if kind == "spell_texts":
        read_piece, path = pieces
        return [row for _, place in rows for row in _text_rows(read_piece(path, *place))]
    make = _row_type(kind)
    return [make(*row) for row in rows]


def _is_shipped(kind, path, fingerprint):
    """Whether a file is still as it was shipped."""
    shipped = _shipped() if fingerprint else {}
    return kind in shipped and shipped[kind][0] == fingerprint(path, MAX_BYTES)


def load(folder, read_file, join, kinds=None, fingerprint=None, read_piece=None, read_pieces=None):
    """Tables of the world in `folder`; `kinds` limits what is read (references into others are then
    not checked).

    read_file(path, limit) gives a text or raises CouldNot; join(folder, name) gives a path;
    fingerprint(path, limit) gives a file's CRC-32 or None, without it every file is read;
    read_piece(path, start, length) gives so many bytes of a file as a text, read_pieces(path,
    limit) the text of read_file in pieces.
    Raises CouldNot("broken_tables", errors=list of TableError).
    """
    pieces = read_piece, join(folder, "spell_texts.txt")
    rows = _read(folder, read_file, join, kinds, fingerprint, pieces, read_pieces)
    if rows is None:
        rows, errors = _examine(folder, read_file, join, kinds, fingerprint, pieces)
        if errors:
            raise CouldNot("broken_tables", errors=errors)
    return Tables(rows, pieces)


def check(folder, read_file, join, fingerprint=None, read_piece=None):
    """(errors, counts): TableErrors, and (kind, number of rows) of what was read; as `load`."""
    pieces = read_piece, join(folder, "spell_texts.txt")
    rows, errors = _examine(folder, read_file, join, None, fingerprint, pieces)
    return errors, [(kind, len(rows[kind])) for kind, _, _ in KINDS if kind in rows]


def faults(folder, read_file, join, fingerprint, read_piece, read_pieces):
    """A list of TableError as of `check`, () the quick way when there are none, without a look at
    comments and the length of lines; arguments as for `load`."""
    pieces = read_piece, join(folder, "spell_texts.txt")
    # What spells say has ties to them alone: a small machine has no room for it and the rest.
    for part in (("spells", _SAID), [kind for kind in kinds() if kind != _SAID]):
        if _read(folder, read_file, join, part, fingerprint, pieces, read_pieces, True) is None:
            return _examine(folder, read_file, join, None, fingerprint, pieces)[1]
    return ()


def checked_text(prints):
    """The text of the file that tells which were found good together; {kind: fingerprint}."""
    return "\n".join(["larpmaster-checked " + VERSION] + [
        "%s %s" % (kind, prints[kind]) for kind, _, _ in KINDS] + [""])


def _was_checked(folder, read_file, join, fingerprint):
    """Whether the files are those that this program found good together when it saved them."""
    try:
        text = read_file(join(folder, CHECKED), MAX_BYTES)
    except CouldNot:
        return False
    return text == checked_text({kind: fingerprint(join(folder, kind + ".txt"), MAX_BYTES)
                                 for kind, _, _ in KINDS})


def _examine(folder, read_file, join, kinds, fingerprint, pieces):
    from larpmaster import table_faults

    def known_rows(kind, path):
        shipped = _is_shipped(kind, path, fingerprint)
        return _carried_rows(kind, pieces) if shipped else None

    return table_faults.examine(folder, read_file, join, kinds, _row_types(kinds), TableError,
                                known_rows)


def _group(kind):
    """What kinds have in common that must be looked at together, since something holds between
    them; what a character owns, and some tables each for itself, have no ties to the others."""
    return kind if kind in LONE_KINDS else kind in OWNED_KINDS


def _read(folder, read_file, join, kinds, fingerprint, pieces, read_pieces=None, lean=False):
    """Rows by kind when nothing is wrong or unusual, else None.

    Those of files that have not changed since they were shipped are None, to be made at first use,
    when what must hold between the tables needs no look. lean: the rows are for this look alone.
    """
    read = read_pieces or (lambda path, limit: (read_file(path, limit),))
    found = {}
    for kind, _, columns in KINDS:
        if kinds is None or kind in kinds:
            path = join(folder, kind + ".txt")
            found[kind] = None
            if not _is_shipped(kind, path, fingerprint):
                from larpmaster import table_quick
                try:
                    found[kind] = table_quick.rows_of(
                        kind, columns, _row_type(kind),
                        lambda path=path: read(path, MAX_BYTES), lean)
                except (CouldNot, ValueError):
                    return None
                if found[kind] is None:
                    return None
    changed = [kind for kind in found if found[kind] is not None]
    if changed and not (
            fingerprint and kinds is None and _was_checked(folder, read_file, join, fingerprint)):
        groups = [_group(kind) for kind in changed]
        linked = {kind: found[kind] or _carried_rows(kind, pieces) for kind in found
                  if _group(kind) in groups}
        from larpmaster import table_links
        if table_links.broken_links(linked):
            return None
    return found
