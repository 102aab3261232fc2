"""Texts in few long pieces, as builds for small machines keep them on their disks."""


class Packed:
    """Looks like the dictionary of a room of texts.

    pieces: {last two letters of the keys: UTF-8 of "\\1key\\2text" for each text, and "\\1" at
    the end}.
    """

    def __init__(self, pieces):
        self._pieces = pieces

    def __contains__(self, key):
        return self.get(key) is not None

    def __getitem__(self, key):
        found = self.get(key)
        if found is None:
            raise KeyError(key)
        return found

    def get(self, key):
        """The text of a key, None when there is none."""
        piece = self._pieces.get(key[-2:])
        if piece is None:
            return None
        mark = b"\1" + key.encode() + b"\2"
        place = piece.find(mark)
        if place < 0:
            return None
        start = place + len(mark)
        return piece[start:piece.find(b"\1", start)].decode()
