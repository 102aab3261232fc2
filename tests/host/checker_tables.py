"""The tables that the checker computes with, as defaults.md prints them.

Cults' colours and spells, items and the class columns of level-ups have no figures there: they are
read from the files of the shipped world, by a reader of this file's own (decision 49).
"""
import pathlib

WORLD = pathlib.Path(__file__).resolve().parents[2] / "tables" / "rajakatse"

ABILITIES = ("strength", "constitution", "dexterity", "agility", "intelligence", "wisdom",
             "charisma")
CONSTITUTION, INTELLIGENCE, WISDOM, CHARISMA = 1, 4, 5, 6

# key: (life span, least age, adult age, brutality, spirituality, magicality, nimbleness, stamina
# percent, two-hand percent, sides of the yearly die, {sex: factors})
RACES = {
    "ihminen": (50, 14, 22, 100, 100, 100, 100, 100, 5, 60, {
        "mies": (100, 100, 100, 100, 100, 100, 100),
        "nainen": (100, 95, 100, 100, 100, 100, 100)}),
    "haltija": (430, 60, 100, 100, 100, 150, 100, 120, 5, 20, {
        "mies": (96, 74, 102, 104, 102, 104, 105),
        "nainen": (96, 70, 102, 104, 102, 104, 105)}),
    "puolihaltija": (90, 21, 33, 100, 100, 125, 100, 110, 5, 40, {
        "mies": (99, 91, 101, 102, 101, 102, 99),
        "nainen": (99, 86, 101, 102, 101, 102, 99)}),
    "peikko": (40, 10, 15, 110, 90, 70, 80, 120, 5, 60, {
        "mies": (140, 130, 80, 90, 75, 80, 70),
        "nainen": (130, 125, 85, 95, 75, 85, 75)}),
}
FAST = (1000, 4000, 10000, 20000, 35000, 56000, 84000, 120000, 165000, 300000)
SLOW = (2000, 6000, 13000, 24000, 40000, 62000, 91000, 128000, 174000, 300000)
# key: (level factor, base percent, con rolls, saves, thresholds, hastened by INT, knowledge)
CLASSES = {
    "taistelija": (5, 75, 2, (3, 3, 3, 3), FAST, False, "taistelijatieto"),
    "pappi": (3, 75, 1, (3, 2, 3, 2), SLOW, True, "pappitieto"),
    "taikuri": (1, 50, 1, (3, 2, 2, 2), SLOW, True, "taikuritieto"),
    "varas": (2, 50, 1, (2, 2, 2, 2), FAST, False, "varastieto"),
    "tavallinen": (1, 0, 1, (2, 2, 2, 2), FAST, False, "käytännön tieto"),
}
DAMAGE_LEVELS = {"taistelija": (2, 4, 7, 11, 16, 21), "pappi": (5, 11, 18),
                 "varas": (6, 13, 21), "taikuri": (10, 20), "tavallinen": (10, 20)}
MANA = (0, 2, 4, 6, 9, 12, 15, 19, 23, 27, 32)
CULTS = {
    "taistelija": (("taistelija", 100),), "varas": (("varas", 100),),
    "tavallinen": (("tavallinen", 100),),
    "tiedustelija": (("taistelija", 50), ("varas", 50)),
    "vakoilija": (("varas", 80), ("taistelija", 20)),
    "samooja": (("taistelija", 80), ("varas", 20)),
    "bardi": (("varas", 60), ("taikuri", 40)),
    "parantaja": (("pappi", 60), ("tavallinen", 40)),
    "Zharin mestarit": (("taistelija", 70), ("pappi", 30)),
    "Vardakovin sotavelhot": (("taikuri", 100),), "Raia-haltijat": (("taikuri", 100),),
    "Deinosan": (("taikuri", 95), ("pappi", 5)), "Bokean illusio": (("taikuri", 100),),
    "jalokivikilta": (("taikuri", 100),), "Derecas-papit": (("pappi", 100),),
    "Zada-papit": (("pappi", 100),), "Sirran": (("pappi", 100),),
    "metsäläis-shamaanit": (("varas", 60), ("pappi", 40)),
}
SPIRITS = ("Derecas-papit", "Zada-papit", "Sirran")
PAID = ("Vardakovin sotavelhot", "Raia-haltijat", "Deinosan", "Bokean illusio", "jalokivikilta")
REGIONS = ("Vuoriniitty", "Vardakov", "Metsäläiset")
CULT_REGIONS = {"Vardakovin sotavelhot": "Vardakov", "metsäläis-shamaanit": "Metsäläiset"}
CULT_RACES = {"Raia-haltijat": "haltija"}
SIMPLE = {3: 48, 4: 57, 5: 66, 6: 71, 7: 75, 8: 80, 9: 88, 10: 96, 11: 104, 12: 112, 13: 120,
          14: 125, 15: 129, 16: 134, 17: 143, 18: 152}

# What a class is taught by; the ability of its colours and spells.
CASTERS = {"pappi": WISDOM, "taikuri": INTELLIGENCE}
# Help of race and school against what closes the mana pool (MAG-9).
MAGICALITY_BONUS = {"Vardakovin sotavelhot": 65, "Raia-haltijat": 50}
# Shares that a player may choose, and classes that a player may refuse (CLS-22).
FREE_SPLITS = ("bardi", "Zharin mestarit")
REFUSABLE = (("Zharin mestarit", "pappi"),)
SURE_SPELL_ABILITY = 130
LEVEL_LIMIT = 30


def _rows(kind):
    """The rows of a table file, as dicts of texts."""
    columns, rows = [], []
    for line in (WORLD / f"{kind}.txt").read_text(encoding="utf-8").splitlines()[1:]:
        if line.startswith("columns:"):
            columns += [cell.strip() for cell in line[len("columns:"):].split("|")]
        elif line.strip() and not line.startswith(";"):
            rows.append(dict(zip(columns, (cell.strip() for cell in line.split("|")),
                                 strict=True)))
    return rows


def _levels(cell):
    """{colour: level} of a cell such as "vihreä 2, punainen 3"."""
    pairs = [part.rsplit(None, 1) for part in cell.split(",") if part.strip() not in ("", "-")]
    return {colour.strip(): int(level) for colour, level in pairs}


def _taught(rows, column):
    """{cult: [everything of a column]}, in the order of the rows."""
    found = {}
    for row in rows:
        found.setdefault(row["cult"], []).extend(
            part.strip() for part in row[column].split(",") if part.strip() not in ("", "-"))
    return found


COLOURS = [row["key"] for row in _rows("colours")]
# key: (learn chance, elementary, {colour: level})
SPELLS = {row["key"]: (int(row["chance"]), row["elementary"] == "yes", _levels(row["colours"]))
          for row in _rows("spells")}
# cult: {colour: maximum}
CULT_COLOURS = {}
for _row in _rows("cult_colours"):
    CULT_COLOURS.setdefault(_row["cult"], {})[_row["colour"]] = int(_row["maximum"])
CULT_SPELLS = _taught(_rows("cult_spells"), "spells")
# (cult, class): (colour levels, spell attempts) of an extra level
LEVEL_GIFTS = {(row["cult"], row["class"]): (int(row["level_colours"]), int(row["level_spells"]))
               for row in _rows("cult_classes")}
# key: (thief hindrance %, mana closure %)
ITEMS = {row.get("weapon") or row["key"]: (int(row["thief_hindrance"]), int(row["mana_closure"]))
         for kind in ("weapon_use", "armour", "shields", "gear") for row in _rows(kind)}
MISHAPS = {row["key"] for row in _rows("mishaps")}
