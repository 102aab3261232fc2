"""Makes and saves so many characters in one run, and says now and then what lives in the heap.

    tester tests/amiga/make_and_save.py COUNT
"""
import gc
import sys

from larpmaster import automatic, store, tables
from larpmaster.platform import machine
from larpmaster.rules.dice import Dice

STEP = 50


def main(count):
    """Saves into the folder `register` of the current folder."""
    folder = machine.join(machine.tables_folder(), "rajakatse")
    world = tables.load(folder, machine.read_file, machine.join, None, machine.fingerprint,
                        machine.read_piece)
    for seed in range(count):
        wishes = automatic.Wishes(world, {"name": "Aino %d" % seed, "age": "20"}, True)
        store.save(machine, "register", automatic.make(wishes, Dice(seed), "rajakatse").character)
        if seed % STEP == STEP - 1:
            wishes = None
            gc.collect()
            print(seed + 1, gc.mem_alloc())


main(int(sys.argv[1]))
