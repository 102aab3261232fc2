"""Rows that stand in for what the tables of a world do not have any more.

A character outlives the tables that it was made with: its race, a cult or a spell may have gone
from the world's folder. It still loads, shows and prints; what is missing is named.
"""
from larpmaster.rules.classes import ORDINARY
from larpmaster.table_schema import SOURCES

_HOUSE = SOURCES[-1]


def _whole(percent, count):
    """`percent` a number of times."""
    return (percent,) * count


def fill(tables, character):
    """(tables, missing): tables in which everything that the character names has a row.

    missing: (kind, key) of each thing that had none, kind "items" for any of the item tables; ()
    when the tables come back as they were. A stand-in is neutral: factors of 100 %, no bonus, the
    ages of a human, its key for a name.
    """
    more = {}
    missing = []

    def lack(kind, key, *rows):
        """Notes what is missing, and (table, row) of what stands in for it."""
        missing.append((kind, key))
        for table, row in rows:
            more.setdefault(table, []).append(row)

    _race(tables, character, lack)
    _classes(tables, character, lack)
    _belongings(tables, character, lack)
    return (tables.with_rows(more) if missing else tables), tuple(missing)


def _race(tables, character, lack):
    race, sex = character.race, character.sex
    factors = ("race_sexes", (race, sex) + _whole(100, 7) + (_HOUSE,))
    if tables.missing("races", (race,)):
        row = (race, race, race, 50, 14, 22) + _whole(100, 5) + (5, 6, 50, 600, -3, 60, _HOUSE)
        lack("races", race, ("races", row), factors)
    elif tables.missing("race_sexes", ((race, sex),)):
        lack("race_sexes", "%s %s" % (race, sex), factors)
    region = character.region
    if region and tables.missing("regions", (region,)):
        lack("regions", region, ("regions", (region, _HOUSE)))


def _classes(tables, character, lack):
    rows = character.classes
    for key in _once(tables.missing("classes", [row.class_ for row in rows])):
        lack("classes", key, ("classes", (
            key, key, key, 1, 0, 1, 2, 2, 2, 2, tables.xp_tables[0].key, "none", "none", key,
            False, _HOUSE)))
    cults = [row.cult for row in rows]
    if character.service:
        cults.append(character.service)
    for key in _once(tables.missing("cults", cults)):
        classes = [row.class_ for row in rows if row.cult == key] or [ORDINARY]
        # The shares of a cult sum to 100; the first class gets what is left over.
        share = 100 // len(classes)
        shares = [100 - share * (len(classes) - 1)] + [share] * (len(classes) - 1)
        parts = [("cult_classes", (key, class_, part, False, 0, 0, _HOUSE))
                 for class_, part in zip(classes, shares)]
        lack("cults", key, ("cults", (key, "trade", "-", "*", "*", 100, 0, 0, False, _HOUSE)),
             *parts)


def _belongings(tables, character, lack):
    if character.colours:
        for key in tables.missing("colours", [pair[0] for pair in character.colours]):
            lack("colours", key, ("colours", (key, key, key, _HOUSE)))
    if character.spells:
        for key in tables.missing("spells", character.spells):
            lack("spells", key, ("spells", (key, key, key, "both", 1, 1, (), False, 1, "none", 1, 0,
                                            0, _HOUSE)))
    if character.items:
        for key in _once(tables.missing("items", character.items)):
            lack("items", key, ("gear", (key, key, key, "other", 0, 0, 0, 0, 0, _HOUSE)))
    if character.mishaps:
        for key in tables.missing("mishaps", character.mishaps):
            lack("mishaps", key, ("mishaps", (key, "fi", key, _HOUSE)),
                 ("mishaps", (key, "en", key, _HOUSE)))


def _once(keys):
    """The keys without those that came before."""
    return [key for place, key in enumerate(keys) if key not in keys[:place]]
