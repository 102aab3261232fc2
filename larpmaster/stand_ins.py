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
    if not tables.has("races", race):
        row = (race, race, race, 50, 14, 22) + _whole(100, 5) + (5, 6, 50, 600, -3, 60, _HOUSE)
        lack("races", race, ("races", row), factors)
    elif not tables.has("race_sexes", (race, sex)):
        lack("race_sexes", "%s %s" % (race, sex), factors)
    region = character.region
    if region and not tables.has("regions", region):
        lack("regions", region, ("regions", (region, _HOUSE)))


def _classes(tables, character, lack):
    seen = set()
    for row in character.classes:
        key = row.class_
        if key not in seen and not tables.has("classes", key):
            lack("classes", key, ("classes", (
                key, key, key, 1, 0, 1, 2, 2, 2, 2, tables.xp_tables[0].key, "none", "none", key,
                False, _HOUSE)))
        seen.add(key)
    seen = {""}
    for key in [row.cult for row in character.classes] + [character.service]:
        if key not in seen and not tables.has("cults", key):
            classes = [row.class_ for row in character.classes if row.cult == key] or [ORDINARY]
            # The shares of a cult sum to 100; the first class gets what is left over.
            share = 100 // len(classes)
            shares = [100 - share * (len(classes) - 1)] + [share] * (len(classes) - 1)
            rows = [("cult_classes", (key, class_, part, False, 0, 0, _HOUSE))
                    for class_, part in zip(classes, shares)]
            lack("cults", key,
                 ("cults", (key, "trade", "-", "*", "*", 100, 0, 0, False, _HOUSE)), *rows)
        seen.add(key)


def _belongings(tables, character, lack):
    for key, _ in character.colours:
        if not tables.has("colours", key):
            lack("colours", key, ("colours", (key, key, key, _HOUSE)))
    for key in character.spells:
        if not tables.has("spells", key):
            lack("spells", key, ("spells", (key, key, key, "both", 1, 1, (), False, 1, "none", 1, 0,
                                            0, _HOUSE)))
    seen = set()
    for key in character.items:
        if key not in seen and not tables.has("items", key):
            lack("items", key, ("gear", (key, key, key, "other", 0, 0, 0, 0, 0, _HOUSE)))
        seen.add(key)
    if character.mishaps:
        known = {row.key for row in tables.mishaps}
        for key in character.mishaps:
            if key not in known:
                lack("mishaps", key, ("mishaps", (key, "fi", key, _HOUSE)),
                     ("mishaps", (key, "en", key, _HOUSE)))
