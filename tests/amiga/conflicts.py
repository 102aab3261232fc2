"""Faults of a register, done on the target: prints a line for each that went as it must."""
import sys

from larpmaster.errors import CouldNot
from larpmaster.platform import machine
from larpmaster.register import Register

FOLDER = sys.argv[1]
LIMIT = 100000


def anew():
    return Register(machine, FOLDER)


def conflict(people):
    mine, other = people.open("aija.larp"), anew().open("aija.larp")
    other.character.player = "Toinen"
    anew().save(other)
    mine.character.player = "Ensin"
    try:
        people.save(mine)
    except CouldNot as mistake:
        print(mistake.code)
    people.save(mine, over=True)
    backup = machine.read_file(people.path("aija.larp.bak"), LIMIT)
    if people.open("aija.larp").character.player == "Ensin" and "player: Toinen\n" in backup:
        print("saved over, the other's is the backup")


def damage(people):
    people.rows()
    index = people.path("index")
    whole = machine.read_bytes(index, LIMIT)
    for name, data in (("cut", whole[:len(whole) // 2]),
                       ("flipped", whole[:200] + bytes([whole[200] ^ 4]) + whole[201:])):
        machine.write_bytes(index, (data,))
        rows = anew().rows()
        if [row.name for row in rows] == [row.name for row in people.rows()]:
            print("index %s: %d rows" % (name, len(rows)))
    path = people.path("zorro.larp")
    whole = machine.read_bytes(path, LIMIT)
    machine.write_bytes(path, (whole[:500],))
    found = anew()
    rows = found.rows()
    print("broken: %s, %d rows" % (", ".join(["%s %s" % (file, wrong.code)
                                              for file, wrong in found.broken]), len(rows)))
    machine.write_bytes(path, (whole,))
    machine.write_bytes(path + ".new", (whole[:500],))
    if [row.name for row in anew().rows()].count("Zorro") and not machine.exists(path + ".new"):
        print("cut off: the old one is whole")


def main():
    people = anew()
    print(people.file_meant("ZORRO.LARP"), people.file_meant(people.path("Aija.larp").upper()))
    conflict(people)
    damage(people)
    try:
        machine.print_texts([["x"]], "")
    except CouldNot as mistake:
        if not machine.can_print() and mistake.code == "no_printer":
            print("no printer")
    try:
        machine.open_window("NONE:0/0/640/200")
    except CouldNot as mistake:
        print(mistake.code)
    sheet = people.path("sheet.txt")
    for word in "old", "new":
        machine.print_texts([[word]], sheet)
    if [machine.read_file(sheet + end, LIMIT) for end in ("", ".bak")] == ["new\n", "old\n"]:
        print("printed over, the old one is the backup")


main()
