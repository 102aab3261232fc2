"""Rolls known characters and compares them with stored answers, on the machine that runs it."""
from binascii import crc32

from larpmaster import DEFAULT_WORLD
from larpmaster.automatic import Wishes, make
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.jsontext import write_json
from larpmaster.messages import text
from larpmaster.rules.dice import Dice
from larpmaster.table_schema import MAX_BYTES

# (seed, what is given, checksum of the JSON line).
KNOWN = (
    (1, {}, "ce5e3248"),
    (2, {"race": "ihminen", "career": "taistelija:8"}, "f6e3a4e8"),
    (3, {"race": "ihminen", "career": "Sirran:12"}, "3c34a090"),
    (4, {"race": "puolihaltija", "career": "jalokivikilta:9"}, "0a01e24b"),
    (5, {"race": "ihminen", "career": "varas:9"}, "3b4690bf"),
    (6, {"race": "peikko", "career": "tavallinen:20"}, "f15fa7d7"),
    (7, {"race": "haltija", "sex": "nainen", "age": "90"}, "091691aa"),
    (8, {"race": "ihminen", "age": "70", "career": "Deinosan:25,bardi:10"}, "c054d984"),
    (9, {"race": "ihminen", "age": "16"}, "af2362f0"),
    (10, {"name": "Åke Öhman", "reroll": "3"}, "51d1c2b2"),
)
# The tables of which these are the answers: the checksum of each file's text behind its first line.
TABLES = (
    ("armour", "7c2fc20e"), ("class_levels", "b0c7477c"), ("classes", "1df5a8e1"),
    ("colours", "ead47d50"), ("cult_classes", "99cc24cf"), ("cult_colours", "6ee0ac82"),
    ("cult_spells", "09414c3a"), ("cults", "5066119a"), ("fitness_decline", "6e55ad69"),
    ("fitness_growth", "0b6fc983"), ("gear", "be109b59"), ("mishaps", "7e649247"),
    ("race_sexes", "759bcdbc"), ("races", "a36228bd"), ("regions", "5011e63d"),
    ("settings", "3176e9e1"), ("shields", "dab3caee"), ("spell_texts", "cc4dc0a6"),
    ("spells", "18606cf1"), ("standing", "0b4f32da"), ("weapon_modes", "5c0d73fc"),
    ("weapon_use", "4f3949be"), ("weapons", "5afc7aa9"), ("xp_tables", "cc7544a5"),
)


def changed(machine, folder):
    """The kinds of tables in a folder that are not as they were shipped."""
    return [kind for kind, wanted in TABLES
            if _checksum_of(machine, machine.join(folder, kind + ".txt")) != wanted]


def _checksum_of(machine, path):
    """The checksum of a table file's text without its first line, which names the coding."""
    checksum = 0
    is_first = True
    for piece in machine.read_pieces(path, MAX_BYTES):
        if is_first:
            piece = piece.partition("\n")[2]
            is_first = False
        checksum = crc32(piece.encode(), checksum)
    return "%08x" % checksum


def _answer(tables, seed, given):
    """Checksum of the JSON of a known character, piece by piece: it need not fit the memory."""
    dice = Dice(seed)
    character = make(Wishes(tables, given), dice, DEFAULT_WORLD).character
    checksum = 0

    def add(piece):
        nonlocal checksum
        checksum = crc32(piece.encode(), checksum)

    write_json(character, tables, add)
    return "%08x" % checksum


def run(machine, tables, folder):
    """Writes a line for each known character and the count at the end; gives how many failed.

    folder: where the tables were read. With tables of one's own in it, characters that are others
    by them are no failures: they are said to be left out.
    """
    write = machine.write
    failed = left = 0
    own = changed(machine, folder)
    if own:
        write(text("selftest_own", tables=", ".join(own)) + "\n")
    for seed, given, wanted in KNOWN:
        # What the last one left lies between what stays: the least heap has no piece for the next.
        machine.forget(machine.loaded())
        try:
            found = _answer(tables, seed, given)
        except (CouldNot, WrongUse):
            if not own:
                raise
            # The tables have lost what the known character is made of.
            found = ""
        good = found == wanted
        if own and not good:
            left += 1
            write(text("selftest_left", seed=seed) + "\n")
            continue
        failed += not good
        write(text("selftest_good" if good else "selftest_bad", seed=seed, wanted=wanted,
                   found=found) + "\n")
    write("%d passed, %d failed\n" % (len(KNOWN) - left - failed, failed))
    return failed
