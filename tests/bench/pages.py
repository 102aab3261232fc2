"""A page of a register on the target, which `registers.py` measures.

    build/amiga/tester tests/bench/pages.py PIECE FOLDER
"""
import sys

ROWS = 20


def main(piece, folder):
    """Does what the piece of registers.py says; each piece does what those before it need."""
    from larpmaster import register
    from larpmaster.platform import machine
    people = register.Register(machine, folder)
    if piece == "nothing":
        return
    people.rows()
    if piece == "first":
        return
    found = people.find()
    if piece in ("search", "letter"):
        found = people.find("öh")
    if piece == "letter":
        found = people.find("öhm")
    if piece == "age":
        found = people.find(sort="age")
    print([(row.name, row.player, row.race) for row in found[:ROWS]])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
