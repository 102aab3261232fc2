"""Rolls known characters and compares them with stored answers, on the machine that runs it."""
from binascii import crc32

from larpmaster import DEFAULT_WORLD
from larpmaster.automatic import Wishes, make
from larpmaster.jsontext import write_json
from larpmaster.messages import text
from larpmaster.rules.dice import Dice

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


def run(machine, tables):
    """Writes a line for each known character and the count at the end; gives how many failed."""
    write = machine.write
    failed = 0
    for seed, given, wanted in KNOWN:
        # What the last one left lies between what stays: the least heap has no piece for the next.
        machine.forget(machine.loaded())
        found = _answer(tables, seed, given)
        good = found == wanted
        failed += not good
        write(text("selftest_good" if good else "selftest_bad", seed=seed, wanted=wanted,
                   found=found) + "\n")
    write("%d passed, %d failed\n" % (len(KNOWN) - failed, failed))
    return failed
