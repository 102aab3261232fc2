"""The archive writer, read back by lhafile and by Debian's lhasa."""
import io
import random
import shutil
import struct
import subprocess

import lha
import lhafile
import lzh
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

SECONDS = 1795998214
MIXED = random.Random(1)
CONTENTS = {
    "tyhjä": b"", "yksi": b"a", "kolme": b"aaa", "samaa": b"a" * 100000,
    "arpaa": MIXED.randbytes(100000), "kaikki": bytes(range(256)) * 3, "pari": b"abababab" * 40,
    "nollia ja arpaa": b"\0" * 70000 + MIXED.randbytes(5000) + b"\0" * 70000,
    # Matches across the whole window, and just beyond it.
    "kaukana": MIXED.randbytes(8192) * 3, "liian kaukana": MIXED.randbytes(8193) * 3,
    # Letters so uneven that a plain Huffman code would need more than 16 bits.
    "vino": b"".join(bytes([letter]) * (2 ** min(letter, 17)) for letter in range(20)),
    # Runs of unused letters of each length that is written in its own way.
    "harvaa": bytes(MIXED.choice((0, 1, 3, 6, 25, 45, 64, 255)) for _ in range(2000))}


def entries(contents):
    return [lha.Entry(path, content, lha.DOCUMENT) for path, content in contents.items()]


def read(archive):
    """{path: (method, content)} of an archive, by lhafile, which checks the CRC."""
    file = lhafile.Lhafile(io.BytesIO(archive))
    return {info.filename: (info.compress_type, file.read(info.filename))
            for info in file.infolist()}


def test_every_kind_of_content_comes_back():
    found = read(lha.archive(entries(CONTENTS), SECONDS))
    assert {path: content for path, (_, content) in found.items()} == CONTENTS


def test_a_file_is_stored_when_packing_does_not_pay():
    found = read(lha.archive(entries(CONTENTS), SECONDS))
    assert {path for path, (method, _) in found.items() if method == b"-lh0-"} == {
        "tyhjä", "yksi", "kolme", "arpaa", "liian kaukana"}
    assert len(lzh.compress(CONTENTS["samaa"])) < 100


@settings(max_examples=150, deadline=None)
@given(st.lists(st.one_of(
    st.binary(max_size=400),
    st.tuples(st.binary(min_size=1, max_size=5), st.integers(1, 3000)).map(
        lambda pair: pair[0] * pair[1])), max_size=8).map(b"".join))
def test_whatever_is_packed_comes_back(content):
    packed = lzh.compress(content)
    head = struct.pack("<5sIIIBBB", b"-lh5-", len(packed), len(content), 0, 0, 0, 9) + b"some name"
    head += struct.pack("<H", lha.crc16(content))
    archive = bytes([len(head), sum(head) & 0xFF]) + head + packed + b"\0"
    assert read(archive) == {"some name": (b"-lh5-", content)}


@settings(max_examples=50, deadline=None)
@given(st.dictionaries(st.integers(0, 509), st.integers(1, 10 ** 9), min_size=2, max_size=510))
def test_no_code_is_longer_than_sixteen_bits_and_all_together_fill_the_tree(counts):
    lengths = lzh.code_lengths(counts, lzh.SYMBOLS)
    used = [bits for bits in lengths if bits]
    assert max(used) <= 16 and len(used) == len(counts)
    assert sum(2 ** (16 - bits) for bits in used) == 2 ** 16


def test_the_headers_are_those_of_an_amiga():
    entry = lha.Entry("Ääkköset/Lööt/tähti", b"", lha.DOCUMENT)
    archive = lha.archive([entry], SECONDS)
    head = archive[2:2 + archive[0]]
    method, skip, size, stamp, protection, level, length = struct.unpack("<5sIIIBBB", head[:20])
    assert (method, size, protection, level) == (b"-lh0-", 0, 2, 1)
    assert head[20:20 + length] == "tähti".encode("iso-8859-1")
    assert head[22 + length:23 + length] == b"A"
    drawer = "Ääkköset\xffLööt\xff".encode("iso-8859-1")
    assert archive[2 + len(head):] == b"\x02" + drawer + b"\0\0" + b"\0"
    assert skip == len(drawer) + 3
    # 30 November 2026, 0:23:34, in steps of two seconds.
    assert stamp == (46 << 9 | 11 << 5 | 30) << 16 | 0 << 11 | 23 << 5 | 17


@pytest.mark.parametrize("path", ["", "a//b", "x" * 31, "drawer/" + "x" * 31, "/a"])
def test_a_name_that_an_amiga_disk_cannot_hold_is_refused(path):
    with pytest.raises(ValueError):
        lha.archive([lha.Entry(path, b"", 0)], SECONDS)


def test_a_name_without_iso_8859_1_and_a_year_before_1980_are_refused():
    with pytest.raises(UnicodeEncodeError):
        lha.archive([lha.Entry("\u20ac", b"", 0)], SECONDS)
    with pytest.raises(ValueError):
        lha.archive([], 0)


def test_lhasa_unpacks_it_too(tmp_path):
    if not shutil.which("lha"):
        pytest.skip("no lhasa here: apt-get install lhasa")
    contents = {"Drawer/%s" % number: content
                for number, content in enumerate(CONTENTS.values())}
    (tmp_path / "a.lha").write_bytes(lha.archive(entries(contents), SECONDS))
    done = subprocess.run(["lha", "xqf", "a.lha"], cwd=tmp_path, capture_output=True)
    assert done.returncode == 0, done.stderr
    assert {"Drawer/" + path.name: path.read_bytes()
            for path in (tmp_path / "Drawer").iterdir()} == contents
    listed = subprocess.run(["lha", "l", "a.lha"], cwd=tmp_path, capture_output=True, text=True)
    assert listed.stdout.count("[Amiga]") == len(contents)
