"""JSON of whole numbers, texts, flags, lists and objects, read alike on every machine.

Fractions, numbers of more than ten digits, a key twice in an object, too many keys and what is
nested too deep are refused: nothing here takes long, whatever stands in a file.
"""
from collections import OrderedDict

DEPTH_LIMIT = 8
KEYS_LIMIT = 2000
_DIGITS_LIMIT = 10
_QUOTE, _BACKSLASH, _COMMA, _COLON = 0x22, 0x5C, 0x2C, 0x3A
_LIST, _LIST_END, _OBJECT, _OBJECT_END = 0x5B, 0x5D, 0x7B, 0x7D
_SPACES = b" \n\r\t"
_NUMBER = b"-0123456789"
_WORDS = ((b"true", True), (b"false", False), (b"null", None))
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\", "/": "/", "b": "\x08",
            "f": "\x0c"}
_HEX = "0123456789abcdefABCDEF"


class NotJson(Exception):
    """What this reader does not take; place: the number of its letter, the first is 1."""

    def __init__(self, place):
        super().__init__(place)
        self.place = place


def read_object(text, take, streamed):
    """Reads a text that holds one object: take(key, value) for each of its members, in their
    order; of a list under one of the keys `streamed` take(key, item) for each item, so that it is
    never whole in the memory, and a last take(key, None).

    Objects within are OrderedDicts. Raises NotJson.
    """
    _Reader(text).members(take, streamed)


class _Reader:
    """A place in the bytes of a text: letters are found quickly there."""

    def __init__(self, text):
        try:
            self._data = text.encode()
        except ValueError:
            raise NotJson(1)
        self._place = 0
        # Keys are few and come again and again: each is in the memory once.
        self._keys = {}

    def _wrong(self):
        # Beyond ASCII a letter has several bytes.
        return NotJson(len(self._data[:self._place].decode("utf-8", "ignore")) + 1)

    def _next(self):
        """The next byte that is no space, 0 at the end."""
        data, place = self._data, self._place
        while place < len(data) and data[place] in _SPACES:
            place += 1
        self._place = place
        return data[place] if place < len(data) else 0

    def _expect(self, byte):
        if self._next() != byte:
            raise self._wrong()
        self._place += 1

    def members(self, take, streamed):
        """The whole text, as `read_object` has it."""
        self._expect(_OBJECT)
        seen = {}
        for key in self._keys_of(seen):
            seen[key] = True
            if key in streamed and self._next() == _LIST:
                self._place += 1
                for item in self._items(2):
                    take(key, item)
                take(key, None)
            else:
                take(key, self._value(1))
        if self._next():
            raise self._wrong()

    def _keys_of(self, seen):
        """The keys of an object behind its {, up to its end; whoever takes a key reads its value
        and puts it among the seen."""
        if self._next() == _OBJECT_END:
            self._place += 1
            return
        while True:
            if self._next() != _QUOTE:
                raise self._wrong()
            key = self._text()
            key = self._keys.setdefault(key, key)
            if key in seen or len(seen) > KEYS_LIMIT:
                raise self._wrong()
            self._expect(_COLON)
            yield key
            if self._ends(_OBJECT_END):
                return

    def _items(self, depth):
        """The items of a list behind its [, up to its end."""
        if self._next() == _LIST_END:
            self._place += 1
            return
        while True:
            yield self._value(depth)
            if self._ends(_LIST_END):
                return

    def _ends(self, end):
        """Whether the end follows, and no comma with more behind it."""
        byte = self._next()
        if byte not in (_COMMA, end):
            raise self._wrong()
        self._place += 1
        return byte == end

    def _value(self, depth):
        if depth > DEPTH_LIMIT:
            raise self._wrong()
        byte = self._next()
        if byte == _QUOTE:
            return self._text()
        if byte == _LIST:
            self._place += 1
            return list(self._items(depth + 1))
        if byte == _OBJECT:
            self._place += 1
            found = OrderedDict()
            for key in self._keys_of(found):
                found[key] = self._value(depth + 1)
            return found
        if byte and byte in _NUMBER:
            return self._number()
        for word, value in _WORDS:
            if self._data[self._place:self._place + len(word)] == word:
                self._place += len(word)
                return value
        raise self._wrong()

    def _number(self):
        data, start = self._data, self._place
        end = start + 1
        while end < len(data) and data[end] in _NUMBER:
            end += 1
            if end - start > _DIGITS_LIMIT:
                raise self._wrong()
        digits = data[start:end].decode()
        plain = digits[1:] if digits[:1] == "-" else digits
        if (not plain or plain.strip("0123456789") or plain[0] == "0" and digits != "0"
                or data[end:end + 1] in (b".", b"e", b"E")):
            raise self._wrong()
        self._place = end
        return int(digits)

    def _text(self):
        """A text from its quote on."""
        data, start = self._data, self._place + 1
        end = data.find(b'"', start)
        while end > 0 and self._is_escaped(start, end):
            end = data.find(b'"', end + 1)
        if end < 0:
            raise self._wrong()
        text = data[start:end].decode()
        # A line is never broken within a text.
        if "\n" in text:
            raise self._wrong()
        if "\\" in text:
            text = self._unescaped(text)
        self._place = end + 1
        return text

    def _is_escaped(self, start, end):
        count = 0
        while end - count > start and self._data[end - count - 1] == _BACKSLASH:
            count += 1
        return count % 2

    def _unescaped(self, text):
        first, *parts = text.split("\\")
        found = [first]
        place = 0
        while place < len(parts):
            part = parts[place]
            if not part:
                # Two backslashes in a row: the second begins nothing.
                if place + 1 == len(parts):
                    raise self._wrong()
                found.append("\\" + parts[place + 1])
                place += 2
                continue
            letter, rest = part[0], part[1:]
            if letter == "u":
                digits, rest = rest[:4], rest[4:]
                if len(digits) < 4 or digits.strip(_HEX):
                    raise self._wrong()
                letter = chr(int(digits, 16))
            elif letter in _ESCAPES:
                letter = _ESCAPES[letter]
            else:
                raise self._wrong()
            found.append(letter + rest)
            place += 1
        return "".join(found)
