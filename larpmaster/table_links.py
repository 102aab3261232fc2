"""What must hold between rows and between tables: keys, references, sums, ranges without a gap."""
from larpmaster import table_magic
from larpmaster.rules.classes import KEYS, ORDINARY
from larpmaster.table_schema import ITEM_KINDS, KINDS, MAX_LEVEL, SETTINGS
from larpmaster.text import fold

LANGUAGES = ("fi", "en")
# The second bytes of À to Þ in UTF-8
_CAPITALS = set(range(0x80, 0x9F))


def small(text):
    """`fold`, without its look at every letter where there is no capital beyond ASCII."""
    data = text.encode()
    if len(data) == len(text) or _CAPITALS.isdisjoint(data):
        return text.lower()
    return fold(text)


def broken_links(rows):
    """What is wrong between the rows; `rows` is {kind: rows} of the kinds that were read.

    A list of (cells, code, found, wanted); cells: (kind, row number, column) of what the fault
    rests on, the first is where it shows. Row number None stands for the whole table, -1 for its
    head.
    """
    faults = []
    for kind, width, columns in KINDS:
        if kind in rows:
            if width:
                _keys(kind, width, columns, rows[kind], faults)
            for place, column in enumerate(columns):
                if column[1] in ("ref", "refs", "keys", "pairs") and column[2] in rows:
                    _references(kind, place, column, rows, faults)
    for kind, test in _TESTS:
        if kind in rows:
            test(rows, faults)
    table_magic.broken(rows, faults)
    return faults


def _keys(kind, width, columns, table, faults):
    """Keys of one column are compared without regard to case; longer ones are made of references
    and numbers, which must be exact anyhow."""
    if width == 1:
        keys = small("\n".join([str(row[0]) for row in table])).split("\n")
    else:
        keys = [row[:width] for row in table]
    if len(set(keys)) == len(keys):
        return
    seen = {}
    for number, key in enumerate(keys):
        if key in seen:
            names = [column[0] for column in columns[:width]]
            cells = [(kind, number, name) for name in names]
            cells.extend([(kind, seen[key], name) for name in names])
            found = " ".join(map(str, table[number][:width]))
            faults.append((cells, "doubled_key", found, ""))
        else:
            seen[key] = number


def _references(kind, place, column, rows, faults):
    name, sort, target = column[:3]
    keys = [row[0] for row in rows[target]]
    known = set(keys)
    if sort == "ref":
        if {row[place] for row in rows[kind]} <= known:
            return
    elif sort == "refs":
        known.add("*")
    for number, row in enumerate(rows[kind]):
        found = row[place]
        if sort == "refs":
            found = found.split()
        elif sort == "pairs":
            found = [pair[0] for pair in found]
        elif sort == "ref":
            found = (found,)
        for key in found:
            if key not in known or key == "*" and len(found) > 1:
                faults.append((((kind, number, name), (target, None, "key")), "unknown_reference",
                               key, ", ".join(keys)))


def _races(rows, faults):
    for number, row in enumerate(rows["races"]):
        if not row.least_age <= row.adult_age <= row.life_span:
            # The column that breaks the order is the one to show.
            names = ["adult_age", "least_age", "life_span"]
            if row.least_age > row.adult_age:
                names = ["least_age", "adult_age", "life_span"]
            faults.append(([("races", number, name) for name in names], "age_order",
                           "%d, %d, %d" % (row.least_age, row.adult_age, row.life_span),
                           "1 <= least_age <= adult_age <= life_span"))
    _each_has("races", "race_sexes", "race", rows, faults)


def _each_has(kind, parts_kind, column, rows, faults):
    """Each key of `kind` must be named in the first column of `parts_kind`."""
    if parts_kind not in rows:
        return
    named = {row[0] for row in rows[parts_kind]}
    for number, row in enumerate(rows[kind]):
        if row[0] not in named:
            faults.append((((kind, number, "key"), (parts_kind, None, column)), "key_without_rows",
                           row[0], parts_kind))


def _weapons(rows, faults):
    _each_has("weapons", "weapon_use", "weapon", rows, faults)


def _cults(rows, faults):
    _each_has("cults", "cult_classes", "cult", rows, faults)


def _shares(rows, faults):
    sums = {}
    numbers = {}
    for number, row in enumerate(rows["cult_classes"]):
        sums[row.cult] = sums.get(row.cult, 0) + row.share
        numbers.setdefault(row.cult, []).append(number)
    for number, row in enumerate(rows["cult_classes"]):
        if numbers[row.cult][0] == number and sums[row.cult] != 100:
            cells = []
            for other in numbers[row.cult]:
                cells.extend((("cult_classes", other, "share"), ("cult_classes", other, "cult")))
            cells.append(("cult_classes", None, "cult"))
            faults.append((cells, "share_sum", str(sums[row.cult]), "100"))


def _levels(rows, faults):
    order = sorted([row[:3] + (number,) for number, row in enumerate(rows["class_levels"])])
    table = rows["class_levels"]
    before = None
    due = 0
    cells = []
    for class_, value, first, number in order:
        if before is not None and before != (class_, value):
            _levels_end(cells, due, faults)
            due = 0
        if before != (class_, value):
            before = (class_, value)
            cells = []
        own = [("class_levels", number, name)
               for name in ("first_level", "numbers", "class", "value")]
        cells = own + cells
        # A row that begins wrongly ends the counting of its group: what follows would only echo it.
        if due is not None:
            if first != due:
                code = "level_gap" if first > due else "level_overlap"
                faults.append((cells, code, str(first), str(due)))
                due = None
            else:
                due += len(table[number].numbers)
    if before is not None:
        _levels_end(cells, due, faults)


def _levels_end(cells, due, faults):
    if due is not None and due != MAX_LEVEL + 1:
        faults.append(([cells[1], cells[0]] + list(cells[2:]), "levels_end",
                       str(due - 1), str(MAX_LEVEL)))


def _rising(kind, column, places, faults):
    """`places`: (row number, value) in file order; each value must be above the one before."""
    before = None
    for number, value in places:
        if before is not None and value <= before[1]:
            faults.append((((kind, number, column), (kind, before[0], column)), "not_rising",
                           str(value), "> %d" % before[1]))
        before = (number, value)


def _from_zero(kind, column, places, faults):
    if places and places[0][1] != 0:
        faults.append((((kind, places[0][0], column),), "first_not_zero", str(places[0][1]), "0"))
    _rising(kind, column, places, faults)


def _thresholds(rows, faults):
    for number, row in enumerate(rows["xp_tables"]):
        _rising("xp_tables", "thresholds", [(number, value) for value in row.thresholds], faults)


def _decline(rows, faults):
    _from_zero("fitness_decline", "from_percent",
               [(number, row[0]) for number, row in enumerate(rows["fitness_decline"])], faults)


def _growth(rows, faults):
    table = rows["fitness_growth"]
    if len(table) > 1:
        faults.append(((("fitness_growth", 1, "knee_numerator"),), "one_row", str(len(table)), "1"))
    for number, row in enumerate(table):
        if row.knee_numerator > row.knee_denominator:
            faults.append(([("fitness_growth", number, name)
                            for name in ("knee_numerator", "knee_denominator")], "knee_order",
                           "%d, %d" % row[:2], "knee_numerator <= knee_denominator"))
        if not row.birth <= row.knee <= row.adult:
            faults.append(([("fitness_growth", number, name)
                            for name in ("knee", "birth", "adult")], "knee_order",
                           "%d, %d, %d" % row[2:5], "birth <= knee <= adult"))


def _standing(rows, faults):
    for ability in ("charisma", "wisdom"):
        places = [(number, row.from_value) for number, row in enumerate(rows["standing"])
                  if row.ability == ability]
        if places:
            _from_zero("standing", "from_value", places, faults)
        else:
            faults.append(((("standing", -1, "ability"), ("standing", None, "ability")),
                           "missing_row", "", ability))


def _settings(rows, faults):
    found = [row.key for row in rows["settings"]]
    bounds = {key: (least, most) for key, least, most in SETTINGS}
    for number, row in enumerate(rows["settings"]):
        if row.key not in bounds:
            faults.append(((("settings", number, "key"),), "unknown_setting", row.key,
                           ", ".join([setting[0] for setting in SETTINGS])))
        elif not bounds[row.key][0] <= row.value <= bounds[row.key][1]:
            faults.append(((("settings", number, "value"), ("settings", number, "key")),
                           "out_of_bounds", str(row.value), "%d..%d" % bounds[row.key]))
    _demand("settings", found, [key for key, _, _ in SETTINGS], faults)


def _demand(kind, found, keys, faults):
    """Rows that the program itself names must be there."""
    for key in keys:
        if key not in found:
            faults.append((((kind, -1, "key"), (kind, None, "key")), "missing_row", "", key))


def _class_keys(rows, faults):
    _demand("classes", [row.key for row in rows["classes"]], KEYS, faults)


def _cult_keys(rows, faults):
    """Who fits no cult is an ordinary person (decision 25)."""
    _demand("cults", [row.key for row in rows["cults"]], (ORDINARY,), faults)


def _mishaps(rows, faults):
    pairs = {row[:2] for row in rows["mishaps"]}
    if len(pairs) == len(LANGUAGES) * len({pair[0] for pair in pairs}):
        return
    for number, row in enumerate(rows["mishaps"]):
        for lang in LANGUAGES:
            if (row.key, lang) not in pairs:
                faults.append(((("mishaps", number, "key"), ("mishaps", None, "lang"),
                                ("mishaps", None, "key")), "missing_language", row.key, lang))


def _items(rows, faults):
    """A key means one thing among all that can be owned."""
    seen = {}
    for kind in ITEM_KINDS:
        for number, row in enumerate(rows.get(kind, ())):
            key = small(row[0])
            if key in seen and seen[key][0] != kind:
                faults.append((((kind, number, "key"), seen[key] + ("key",)), "doubled_item",
                               row[0], seen[key][0]))
            seen.setdefault(key, (kind, number))


_TESTS = (("races", _races), ("cults", _cults), ("cult_classes", _shares),
          ("class_levels", _levels), ("xp_tables", _thresholds), ("fitness_decline", _decline),
          ("fitness_growth", _growth), ("standing", _standing), ("settings", _settings),
          ("classes", _class_keys), ("cults", _cult_keys), ("mishaps", _mishaps),
          ("weapons", _weapons), ("gear", _items))
