"""Write an LHA archive as an Amiga's LhA does: level-1 headers, system A, names in ISO-8859-1."""
import collections
import struct
import time

import lzh

STORED, PACKED = b"-lh0-", b"-lh5-"
LEVEL = 1
AMIGA = b"A"
DIRECTORY = 2
SEPARATOR = b"\xff"
NAME_CODING = "iso-8859-1"
NAME_LIMIT = 30
EMPTY_EXTENSION = struct.pack("<H", 0)
# Amiga protection bits: a set bit forbids.
EXECUTABLE, DOCUMENT = 0, 2
FIRST_YEAR, LAST_YEAR = 1980, 2107

Entry = collections.namedtuple("Entry", "path content protection")
Entry.__doc__ = "A file to be archived: path with slashes, its bytes, Amiga protection bits."


def archive(entries, seconds):
    """The bytes of an archive; all files get one time, in seconds since 1970, shown as UTC."""
    stamp = dos_time(seconds)
    return b"".join(_member(entry, stamp) for entry in entries) + b"\0"


def crc16(content):
    """The checksum of LHA: polynomial 0xA001, from 0."""
    total = 0
    for byte in content:
        total = total >> 8 ^ _CRC[(total ^ byte) & 0xFF]
    return total


def _crc_of_byte(value):
    for _ in range(8):
        value = value >> 1 ^ (0xA001 if value & 1 else 0)
    return value


_CRC = [_crc_of_byte(value) for value in range(256)]


def dos_time(seconds):
    """The time in the form of MS-DOS: even seconds, years 1980 to 2107."""
    now = time.gmtime(seconds)
    if not FIRST_YEAR <= now.tm_year <= LAST_YEAR:
        raise ValueError("an archive knows no year %d" % now.tm_year)
    date = now.tm_year - FIRST_YEAR << 9 | now.tm_mon << 5 | now.tm_mday
    return date << 16 | now.tm_hour << 11 | now.tm_min << 5 | now.tm_sec // 2


def _member(entry, stamp):
    """Header and data of one file."""
    folder, _, name = entry.path.rpartition("/")
    name = name.encode(NAME_CODING)
    for part in entry.path.split("/"):
        if not 0 < len(part) <= NAME_LIMIT:
            raise ValueError("%s: an Amiga's disk has no such name" % entry.path)
    method, data = PACKED, lzh.compress(entry.content)
    if len(data) >= len(entry.content):
        method, data = STORED, entry.content
    extension = b""
    if folder:
        inside = SEPARATOR.join(part.encode(NAME_CODING) for part in folder.split("/"))
        extension = bytes([DIRECTORY]) + inside + SEPARATOR + EMPTY_EXTENSION
    head = struct.pack("<5sIIIBBB", method, len(extension) + len(data), len(entry.content), stamp,
                       entry.protection, LEVEL, len(name))
    head += name + struct.pack("<HcH", crc16(entry.content), AMIGA, len(extension))
    return bytes([len(head), sum(head) & 0xFF]) + head + extension + data
