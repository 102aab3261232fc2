"""Stories of the Tablemaster: what is typed line by line, the same by single keys, what follows.

lines, keys: as in `desk_stories`; files: the table files that change; wanted: rows that stand in
them then, and gone: rows that do not.
"""
from collections import namedtuple

from terminals import CODES

TableStory = namedtuple("TableStory", ("name", "lines", "keys", "wanted", "gone"))

_TO = ("3", "taulukot")
_LEAVE = ("<", "<", "<", "0")
_ESCAPE = ("ESC", "ESC", "ESC", "0")
_EMPTY = ("BACKSPACE",) * 12
_NAMED = ("F3", "F4", "F8", "F10")


def pressed(pieces):
    """Single keys of a story's pieces."""
    for piece in pieces:
        if piece in CODES or piece in _NAMED:
            yield piece
        else:
            yield from piece


STORIES = (
    TableStory(
        "a spell with its texts and its cults",
        (*_TO, "loitsut", "f3", "uni", "kissahahmo", "1", "luokka=taikuri",
         "värit ja tasot=harmaa 1", "oppimisen=500", "oppimisen=100", "kierroksia=2", "valmis",
         "2", "1", "Kohde on kissa.", "3", "Kohde naukuu.", "kierros 1=Kissa, kissa!",
         "kierros 2=Naukaise!", "valmis", "3", "1", "+6", "", "tallenna", *_LEAVE),
        ("3", "9", "3", "F3", "uni", "ENTER", *["BACKSPACE"] * 3, "kissahahmo", "ENTER",
         "1", "DOWN", "DOWN", "t", "DOWN", "DOWN", "DOWN", "harmaa 1", "DOWN", "DOWN",
         *["BACKSPACE"] * 2, "100", "DOWN", "DOWN", "BACKSPACE", "2", "F10",
         "2", "Kohde on kissa.", "DOWN", "DOWN", "Kohde naukuu.", "DOWN", "DOWN",
         "Kissa, kissa!", "DOWN", "Naukaise!", "F10",
         "3", " ", *["DOWN"] * 4, " ", "ENTER", "4", *_ESCAPE),
        {"spells": ["kissahahmo|kissahahmo|kissahahmo|taikuri|1|1|harmaa 1|no|100|none|2| 0|0"
                    "|house"],
         "spell_texts": ["kissahahmo|effect|1|Kohde on kissa.", "kissahahmo|line  |2|Naukaise!"],
         "cult_spells": ["bardi                 | sumu, tuulenpuuska, hiljaisuus, kissahahmo "
                         "| house"]}, {}),
    TableStory(
        "a cult with classes, colours and spells",
        (*_TO, "kultit", "f3", "Yöhiipijät", "1", "laji=kilta", "rodut=ihminen",
         "valmis", "kultin luokat", "taikuri: osuus=60", "taikuri: väri=1", "varas: osuus=40",
         "valmis", "kultin värit", "harmaa: arvonnan=5", "harmaa: enimm=9", "valmis",
         "kultin loitsut", "1", "2", "valmis", "tallenna", *_LEAVE),
        ("3", "9", "2", "F3", "Yöhiipijät", "ENTER",
         "1", "k", "DOWN", "DOWN", *_EMPTY, "ihminen", "F10",
         "2", *["DOWN"] * 8, "60", "DOWN", "DOWN", "BACKSPACE", "1", "DOWN", "DOWN", "40", "F10",
         "3", "5", "DOWN", "BACKSPACE", "9", "F10",
         "4", " ", " ", "ENTER", "5", *_ESCAPE),
        {"cults": ["Yöhiipijät            | guild  | -       | ihminen | *           | 100 |  0 "
                   "|   0 | no  | house"],
         "cult_classes": ["Yöhiipijät            | taikuri    |  60 | no  | 1 | 0 | house",
                          "Yöhiipijät            | varas      |  40 | no  | 0 | 0 | house"],
         "cult_colours": ["Yöhiipijät            | harmaa    | 5 |  9 | house"],
         "cult_spells": ["Yöhiipijät            | paljasta magia, uni | house"]}, {}),
    TableStory(
        "a race copied and changed, its two sexes together",
        (*_TO, "rodut", "f4 2", "hämäräkansa", "rodun", "nainen: karisma=120", "valmis",
         "perus", "elinikä=200", "valmis", "tallenna", *_LEAVE),
        ("3", "9", "1", "DOWN", "F4", "hämäräkansa", "ENTER", "2", "UP", *["BACKSPACE"] * 3,
         "120", "F10", "1", "DOWN", "DOWN", *["BACKSPACE"] * 3, "200", "F10", "3", *_ESCAPE),
        {"races": ["hämäräkansa |hämäräkansa |hämäräkansa|200|60|100|100|100|150|100|120|5|6|50"
                   "|600|-3|20|house"],
         "race_sexes": ["hämäräkansa  | nainen |  96 |  70 | 102 | 104 | 102 | 104 | 120 "
                        "| house"]}, {}),
    TableStory(
        "a weapon with a mode of its own, and a price that changes",
        (*_TO, "aseet", "keihäs", "1", "aseen käyttö", "hinta=75", "valmis", "aseen iskutavat",
         "ratsain: vaurion=6", "valmis", "tallenna", *_LEAVE),
        ("3", "9", "6", "keihäs", "ENTER", "2", "UP", *["BACKSPACE"] * 2, "75", "F10",
         "3", "6", "F10", "4", *_ESCAPE),
        {"weapon_use": ["keihäs              | 1 |  60 |  0 | 10 |  15 | 0 | 10 |  0 | 20 | 1 | 50 "
                        "|  75 | house"],
         "weapon_modes": ["keihäs | rider  |  6 | 0 | 0 | house"]},
        {"weapon_use": "|  60 | house"}),
    TableStory(
        "the levels of a class, and a colour for one cult more",
        (*_TO, "luokat", "varas", "1", "luokan", "absorptio=" + " ".join(["7"] * 31), "valmis",
         "tallenna", "<", "värit", "ruskea", "1", "kultit", "Sirran: arvonnan=2",
         "Sirran: enimmäistaso=3", "valmis", "tallenna", *_LEAVE),
        ("3", "9", "5", "varas", "ENTER", "2", "DOWN", *["BACKSPACE"] * 61,
         " ".join(["7"] * 31), "F10", "3", "ESC",
         "4", "ruskea", "ENTER", "2", *["UP"] * 2, "2", "DOWN", "BACKSPACE", "3", "F10", "3",
         *_ESCAPE),
        {"class_levels": ["varas     |absorption  | 0|" + " ".join(["7"] * 31) + "|house"],
         "cult_colours": ["Sirran                | ruskea    | 2 |  3 | house"]}, {}),
    TableStory(
        "a new helmet, a shield that goes, a thing and a region",
        (*_TO, "haarniskat", "f4 5", "pata", "1", "ruumiinosa=pää", "hinta=5", "valmis",
         "tallenna", "<", "kilvet", "f8 3", "kyllä", "<", "tavarat", "f3", "kaukoputki", "1",
         "hinta=900", "käyttö=muu", "valmis", "tallenna", "<", "alueet", "f3", "Rantamaa",
         "tallenna", *_LEAVE),
        ("3", "9", "7", "END", "F4", "pata", "ENTER", "1", "UP", *["BACKSPACE"] * 3, "5", "F10",
         "2", "ESC", "8", "END", "F8", "1", "ESC", "9", "F3", "kaukoputki", "ENTER",
         "1", "UP", "BACKSPACE", "900", "DOWN", "DOWN", "DOWN", "m", "F10", "2", "ESC",
         "a", "F3", "Rantamaa", "ENTER", "2", *_ESCAPE),
        {"armour": ["pata           |pata           |pata          |head|1| 1|  0|10|20| 5|1|   5"
                    "|house"],
         "gear": ["kaukoputki      | kaukoputki      | kaukoputki      | other  | 0 | 0 | 0 | 0 |"
                  "  900 | house"],
         "regions": ["Rantamaa    | house"]}, {"shields": "iso kilpi"}),
    TableStory(
        "a spell that goes out of the lists of its cults",
        (*_TO, "loitsut", "salama", "f8", "ei", "f8", "kyllä", *_LEAVE),
        ("3", "9", "3", "salama", "F8", "2", "F8", "1", *_ESCAPE),
        {}, {"spells": "salama|salama", "spell_texts": "salama|effect", "cult_spells": "salama"}),
)
