"""Compress bytes for an LHA archive, method -lh5-.

A window of 8 KB with matches of 3 to 256 bytes (LZSS), found through chains of earlier places with
the same three letters; then blocks of symbols, each with Huffman codes of its own.
"""
import collections
import heapq

WINDOW = 8192
LEAST_MATCH, LONGEST_MATCH = 3, 256
# How many earlier places are tried for one match, and from which length on the next is not.
TRIES, GOOD_MATCH = 128, 64
SYMBOLS_A_BLOCK = 16384
LITERALS = 256
SYMBOLS = LITERALS + LONGEST_MATCH - LEAST_MATCH + 1
DISTANCES = WINDOW.bit_length()
LONGEST_CODE = 16
# Code lengths of the symbols are themselves coded: 0-2 stand for one or more zeros.
LENGTH_CODES = LONGEST_CODE + 3
SYMBOL_COUNT_BITS, LENGTH_COUNT_BITS, DISTANCE_COUNT_BITS = 9, 5, 4
ZEROS_LEAST, ZEROS_MOST, ZEROS_LONG = 3, 18, 20


class BitWriter:
    """Bits, the highest first, as bytes; the last byte is filled with zeros."""

    def __init__(self):
        self._bytes = bytearray()
        self._value = self._count = 0

    def put(self, count, value):
        """Writes a number of `count` bits."""
        self._value = self._value << count | value
        self._count += count
        while self._count >= 8:
            self._count -= 8
            self._bytes.append(self._value >> self._count & 0xFF)
        self._value &= (1 << self._count) - 1

    def finished(self):
        """All bytes."""
        if self._count:
            self.put(8 - self._count, 0)
        return bytes(self._bytes)


def compress(data):
    """The bytes as an -lh5- stream."""
    out = BitWriter()
    block = []
    for symbol in tokens(data):
        block.append(symbol)
        if len(block) == SYMBOLS_A_BLOCK:
            _put_block(out, block)
            block = []
    if block:
        _put_block(out, block)
    return out.finished()


def tokens(data):
    """Yields (symbol, distance - 1): a letter with 0, or the length of a match."""
    found = _Matches(data)
    place, last = 0, len(data)
    length, distance = found.longest(0)
    while place < last:
        found.enter(place)
        after = found.longest(place + 1) if length < GOOD_MATCH else (0, 0)
        # A letter now and a longer match from the next place on are worth more.
        if length < LEAST_MATCH or after[0] > length:
            yield data[place], 0
            place += 1
            length, distance = after
            continue
        yield LITERALS + length - LEAST_MATCH, distance - 1
        for inside in range(place + 1, place + length):
            found.enter(inside)
        place += length
        length, distance = found.longest(place)


class _Matches:
    """Earlier places in the data with the same first three letters, the latest first."""

    def __init__(self, data):
        self._data = data
        self._last = {}
        self._before = {}

    def enter(self, place):
        """Makes a place known to later matches."""
        key = self._data[place:place + LEAST_MATCH]
        if key in self._last:
            self._before[place] = self._last[key]
        self._last[key] = place

    def longest(self, place):
        """(length, distance) of the longest match at a place, (0, 0) for none."""
        data = self._data
        most = min(LONGEST_MATCH, len(data) - place)
        best, distance = LEAST_MATCH - 1, 0
        if most < LEAST_MATCH:
            return 0, 0
        earlier = self._last.get(data[place:place + LEAST_MATCH], -1)
        for _ in range(TRIES):
            if earlier < 0 or place - earlier > WINDOW:
                break
            if data[earlier + best] == data[place + best]:
                length = LEAST_MATCH
                while length < most and data[earlier + length] == data[place + length]:
                    length += 1
                if length > best:
                    best, distance = length, place - earlier
                    if best == most:
                        break
            earlier = self._before.get(earlier, -1)
        return (best, distance) if distance else (0, 0)


def _put_block(out, block):
    """Writes a block: how many symbols, three tables of code lengths, the symbols."""
    out.put(16, len(block))
    lengths = code_lengths(collections.Counter(symbol for symbol, _ in block), SYMBOLS)
    _put_symbol_lengths(out, lengths, block[0][0])
    symbol_codes = codes(lengths)
    widths = [distance.bit_length() for symbol, distance in block if symbol >= LITERALS]
    lengths = code_lengths(collections.Counter(widths), DISTANCES)
    _put_lengths(out, lengths, DISTANCE_COUNT_BITS, only=widths[0] if widths else 0)
    distance_codes = codes(lengths)
    for symbol, distance in block:
        out.put(*symbol_codes[symbol])
        if symbol >= LITERALS:
            width = distance.bit_length()
            out.put(*distance_codes[width])
            if width > 1:
                out.put(width - 1, distance - (1 << (width - 1)))


def code_lengths(counts, size):
    """Bits of each symbol's Huffman code, at most LONGEST_CODE; all 0 when fewer than two occur."""
    lengths = [0] * size
    if len(counts) < 2:
        return lengths
    weights = dict(counts)
    while True:
        heap = [(weight, symbol, (symbol,)) for symbol, weight in sorted(weights.items())]
        heapq.heapify(heap)
        depth = dict.fromkeys(weights, 0)
        while len(heap) > 1:
            one, other = heapq.heappop(heap), heapq.heappop(heap)
            both = one[2] + other[2]
            for symbol in both:
                depth[symbol] += 1
            heapq.heappush(heap, (one[0] + other[0], min(one[1], other[1]), both))
        if max(depth.values()) <= LONGEST_CODE:
            break
        # Flatter weights make a flatter tree; all alike would need 9 bits.
        weights = {symbol: weight // 2 + 1 for symbol, weight in weights.items()}
    for symbol, bits in depth.items():
        lengths[symbol] = bits
    return lengths


def codes(lengths):
    """(bits, code) of each symbol: codes of a length follow each other in the symbols' order."""
    found = [(0, 0)] * len(lengths)
    code = before = 0
    for bits, symbol in sorted((bits, symbol) for symbol, bits in enumerate(lengths) if bits):
        code <<= bits - before
        found[symbol] = bits, code
        code += 1
        before = bits
    return found


def _used(lengths):
    """How many of the lengths stand before the zeros at the end."""
    count = len(lengths)
    while count and not lengths[count - 1]:
        count -= 1
    return count


def _put_lengths(out, lengths, count_bits, only, zeros_after=None):
    """Writes small code lengths; `only` is the symbol that stands alone when all are 0.

    zeros_after: after so many lengths, two bits say how many of the next three are 0.
    """
    count = _used(lengths)
    out.put(count_bits, count)
    if not count:
        out.put(count_bits, only)
    place = 0
    while place < count:
        bits = lengths[place]
        if bits < 7:
            out.put(3, bits)
        else:
            out.put(bits - 3, (1 << (bits - 3)) - 2)
        place += 1
        if place == zeros_after:
            zeros = 0
            while zeros < 3 and not lengths[place + zeros]:
                zeros += 1
            out.put(2, zeros)
            place += zeros


def _runs(lengths):
    """Yields (code, extra bits, extra value) for the symbols' lengths, zeros in runs."""
    count = _used(lengths)
    place = 0
    while place < count:
        if lengths[place]:
            yield lengths[place] + 2, 0, 0
            place += 1
            continue
        zeros = 0
        while not lengths[place + zeros]:
            zeros += 1
        place += zeros
        if zeros >= ZEROS_LONG:
            yield 2, SYMBOL_COUNT_BITS, zeros - ZEROS_LONG
            continue
        # Nineteen fall between the two kinds of runs.
        while zeros and (zeros < ZEROS_LEAST or zeros > ZEROS_MOST):
            yield 0, 0, 0
            zeros -= 1
        if zeros:
            yield 1, 4, zeros - ZEROS_LEAST


def _put_symbol_lengths(out, lengths, only):
    """Writes the code lengths of the symbols, coded themselves."""
    runs = list(_runs(lengths))
    if not runs:
        out.put(LENGTH_COUNT_BITS, 0)
        out.put(LENGTH_COUNT_BITS, 0)
        out.put(SYMBOL_COUNT_BITS, 0)
        out.put(SYMBOL_COUNT_BITS, only)
        return
    own = code_lengths(collections.Counter(code for code, _, _ in runs), LENGTH_CODES)
    _put_lengths(out, own, LENGTH_COUNT_BITS, only=runs[0][0], zeros_after=3)
    out.put(SYMBOL_COUNT_BITS, _used(lengths))
    own_codes = codes(own)
    for code, bits, value in runs:
        out.put(*own_codes[code])
        if bits:
            out.put(bits, value)
