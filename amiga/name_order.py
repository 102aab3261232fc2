"""The names of the frozen bytecode, in the order of their hashes.

mpy-tool.py sorts them as texts, which would serve MicroPython's own search. Ours (port/names.c)
takes the first bits of a hash and finds between which places all names lie that begin so: no index
of them has to be made when the program starts.
"""
import bisect
import re

HASH_BITS, FIRST_BITS = 16, 9  # the latter as in port/names.c
NAMES = re.compile(r"^enum \{\n(.*?)^\};", re.M | re.S)
FIRST = re.compile(r" = MP_QSTRnumber_of\b")
HASHES, LENGTHS, TEXTS = (re.compile(start + r".*?\{\n(.*?)^ *\}[,;]", re.M | re.S) for start in (
    r"mp_qstr_frozen_const_hashes\[\] =", r"mp_qstr_frozen_const_lengths\[\] =",
    r"\(qstr_len_t \*\)mp_qstr_frozen_const_lengths,"))


def by_hash(source):
    """The C source that mpy-tool.py made with its names sorted anew, and the places for names.c."""
    hashes = [int(line.strip(" ,")) for line in HASHES.search(source)[1].splitlines()]
    lengths = [int(line.strip(" ,")) for line in LENGTHS.search(source)[1].splitlines()]
    order = sorted(range(len(hashes)), key=lambda place: hashes[place])
    for pattern in (NAMES, HASHES, LENGTHS, TEXTS):
        found = pattern.search(source)
        lines = FIRST.sub("", found[1]).splitlines()
        lines = [lines[place] for place in order]
        if pattern is NAMES:
            lines[0] = lines[0].replace(",", " = MP_QSTRnumber_of,")
        source = source[:found.start(1)] + "\n".join(lines) + "\n" + source[found.end(1):]
    firsts = sorted(number >> HASH_BITS - FIRST_BITS for number in hashes)
    places = [bisect.bisect_left(firsts, first) for first in range((1 << FIRST_BITS) + 1)]
    return source + ("\nconst uint16_t amiga_names_places[] = { %s };\n"
                     "const uint8_t amiga_names_longest = %d;\n" % (
                         ", ".join(map(str, places)), max(lengths)))
