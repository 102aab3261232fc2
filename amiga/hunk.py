"""Turn a linked m68k ELF file into an AmigaDOS hunk executable.

The linker placed everything from address 0 on and kept its relocations (ld -q). Each kind of
section becomes one hunk; each 32-bit absolute relocation becomes an entry of HUNK_RELOC32, or of
a table of our own that port/relocate.S works off: AmigaDOS's takes four bytes for each of 11,000,
and AROS's loader calls its file system for each. Relative ones need nothing, as long as they stay
inside their hunk.
"""
import struct

HUNK_CODE, HUNK_DATA, HUNK_BSS = 0x3E9, 0x3EA, 0x3EB
HUNK_RELOC32, HUNK_END, HUNK_HEADER = 0x3EC, 0x3F2, 0x3F3
SHT_RELA, SHT_NOBITS = 4, 8
SHF_ALLOC = 2
SHN_ABS = 0xFFF1
R_68K_32 = 1
R_68K_RELATIVE_TO_PLACE = (4, 5, 6)
ALIGNED_BY_LOADER = 4
HUNKS_OF_RELOCATE = 4
FAR, END = 0x80, 0  # bytes in our table; those between are half the way to the next place
BEFORE_HUNK = -2  # where that way begins, so that it is never nothing
KINDS = {".text": HUNK_CODE, ".rodata": HUNK_DATA, ".data": HUNK_DATA, ".bss": HUNK_DATA}


class BadFile(Exception):
    """The ELF file holds something that a hunk file cannot."""


def read_sections(data):
    if data[:7] != b"\x7fELF\x01\x02\x01":
        raise BadFile("not a big-endian 32-bit ELF file")
    table, = struct.unpack_from(">I", data, 32)
    size, count, names = struct.unpack_from(">HHH", data, 46)
    keys = ("name", "type", "flags", "address", "offset", "size", "link", "info", "align",
            "entry")
    sections = []
    for index in range(count):
        values = struct.unpack_from(">10I", data, table + index * size)
        sections.append(dict(zip(keys, values)))
    strings = sections[names]["offset"]
    for section in sections:
        start = strings + section["name"]
        section["name"] = data[start:data.index(b"\0", start)].decode()
    return sections


def loaded_sections(sections):
    """Section index -> hunk number, in the order of the file."""
    numbers = {}
    for index, section in enumerate(sections):
        if not section["flags"] & SHF_ALLOC or not section["size"]:
            continue
        if section["name"] not in KINDS:
            raise BadFile("section %s has no kind of hunk" % section["name"])
        if section["align"] > ALIGNED_BY_LOADER:
            raise BadFile("section %s wants more alignment than AmigaDOS gives"
                          % section["name"])
        numbers[index] = len(numbers)
    if not numbers or sections[min(numbers)]["name"] != ".text":
        raise BadFile("the code must come first: a program starts at its first hunk")
    return numbers


def relocations(data, sections, numbers, bodies):
    """Make every relocated word relative to its hunk; give {hunk: {target hunk: [offsets]}}."""
    found = {number: {} for number in numbers.values()}
    for table in sections:
        if table["type"] != SHT_RELA or table["info"] not in numbers:
            continue
        place_section = sections[table["info"]]
        number = numbers[table["info"]]
        symbols = sections[table["link"]]["offset"]
        for at in range(table["offset"], table["offset"] + table["size"], 12):
            place, info, addend = struct.unpack_from(">IIi", data, at)
            kind, symbol = info & 0xFF, symbols + (info >> 8) * 16
            value, = struct.unpack_from(">I", data, symbol + 4)
            home, = struct.unpack_from(">H", data, symbol + 14)
            if home == SHN_ABS:
                continue
            if home not in numbers:
                raise BadFile("a relocation at %#x wants an undefined symbol" % place)
            if kind in R_68K_RELATIVE_TO_PLACE:
                if home != table["info"]:
                    raise BadFile("a relative jump at %#x leaves its hunk" % place)
                continue
            if kind != R_68K_32:
                raise BadFile("relocation of kind %d at %#x" % (kind, place))
            offset = place - place_section["address"]
            target = (value + addend - sections[home]["address"]) & 0xFFFFFFFF
            struct.pack_into(">I", bodies[number], offset, target)
            found[number].setdefault(numbers[home], []).append(offset)
    return found


def own_table(relocated, words):
    """Our table of all relocations, for a hunk of so many words that is cleared afterwards.

    First a long word: how many of them to clear, by fours. Then bytes, for each pair of hunks:
    number + 1 of the one to change, number of the one that it points to, the ways from place to
    place, END. At the end another END. A long way is FAR and three bytes.
    """
    out = bytearray()
    for number, targets in sorted(relocated.items()):
        for target, offsets in sorted(targets.items()):
            out += bytes((number + 1, target))
            last = BEFORE_HUNK
            for offset in sorted(offsets):
                way, last = offset - last, offset
                if way % 2:
                    raise BadFile("a relocation at an odd place, %#x" % offset)
                half = way // 2
                out += bytes((half,)) if half < FAR else bytes((FAR,)) + way.to_bytes(3, "big")
            out.append(END)
    out.append(END)
    cleared = (max(words, (len(out) + 4 + 3) // 4) + 3) // 4 * 4
    return struct.pack(">I", cleared) + out.ljust((len(out) + 3) // 4 * 4, b"\0")


def convert(data, relocates_itself=False):
    """The bytes of a hunk executable made of the bytes of an ELF file.

    One that relocates itself begins with relocate.S and ends with a hunk to be cleared (.bss),
    which holds our table until then.
    """
    sections = read_sections(data)
    numbers = loaded_sections(sections)
    bodies, words = {}, {}
    for index, number in numbers.items():
        section = sections[index]
        words[number] = (section["size"] + 3) // 4
        if section["type"] == SHT_NOBITS:
            bodies[number] = bytearray()
        else:
            body = data[section["offset"]:section["offset"] + section["size"]]
            bodies[number] = bytearray(body.ljust(words[number] * 4, b"\0"))
    relocated = relocations(data, sections, numbers, bodies)
    last = len(numbers) - 1
    if relocates_itself:
        if len(numbers) > HUNKS_OF_RELOCATE:
            raise BadFile("relocate.S has room for the addresses of four hunks")
        if sections[max(numbers)]["type"] != SHT_NOBITS:
            raise BadFile("the table of relocations wants a .bss at the end")
        bodies[last] = own_table(relocated, words[last])
        words[last], = struct.unpack_from(">I", bodies[last])
        relocated = {number: {} for number in numbers.values()}
    out = [HUNK_HEADER, 0, len(numbers), 0, last, *(words[n] for n in range(len(numbers)))]
    parts = [struct.pack(">%dI" % len(out), *out)]
    for index, number in numbers.items():
        section = sections[index]
        is_empty = section["type"] == SHT_NOBITS and not bodies[number]
        parts.append(struct.pack(">2I", HUNK_BSS, words[number]) if is_empty else struct.pack(
            ">2I", KINDS[section["name"]], len(bodies[number]) // 4) + bodies[number])
        if relocated[number]:
            parts.append(struct.pack(">I", HUNK_RELOC32))
            for target, offsets in sorted(relocated[number].items()):
                parts.append(struct.pack(">%dI" % (len(offsets) + 2), len(offsets), target,
                                         *sorted(offsets)))
            parts.append(struct.pack(">I", 0))
        parts.append(struct.pack(">I", HUNK_END))
    return b"".join(parts)
