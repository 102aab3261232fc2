"""The table of relocations that the Amiga programs carry, read back as relocate.S reads it."""
import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "amiga"))

import hunk  # noqa: E402


def read_back(table):
    """The longs to clear, and the relocations in the form that own_table() takes."""
    found, at = {}, 4
    while table[at] != hunk.END:
        number, target = table[at] - 1, table[at + 1]
        at, place, places = at + 2, hunk.BEFORE_HUNK, []
        while table[at] != hunk.END:
            if table[at] < hunk.FAR:
                place += 2 * table[at]
                at += 1
            else:
                place += int.from_bytes(table[at + 1:at + 4], "big")
                at += 4
            places.append(place)
        found.setdefault(number, {})[target] = places
        at += 1
    return int.from_bytes(table[:4], "big"), found


def test_the_table_of_relocations_holds_each_place_once_whatever_lies_between():
    dice = random.Random(1)
    ways = [0, 2, 4, 250, 252, 254, 256, 65534, 65536, 200000]
    wanted = {}
    for number in range(3):
        for target in range(4):
            place, places = -2, []
            for _ in range(200):
                place += max(2, dice.choice(ways))
                places.append(place)
            wanted.setdefault(number, {})[target] = places
    table = hunk.own_table(wanted, 7)
    cleared, found = read_back(table)
    assert found == wanted
    assert len(table) % 4 == 0 and cleared % 4 == 0 and 4 * cleared >= len(table)


def test_all_of_the_hunk_with_the_table_is_cleared():
    table = hunk.own_table({0: {1: [0]}}, 1001)
    assert read_back(table) == (1004, {0: {1: [0]}})


def test_a_relocation_at_an_odd_place_is_refused():
    with pytest.raises(hunk.BadFile):
        hunk.own_table({0: {0: [2, 5]}}, 1)
