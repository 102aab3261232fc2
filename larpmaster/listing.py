"""How a row of the register's index is told in lists, of commands and of screens alike."""
from larpmaster.messages import name_of
from larpmaster.text import pad, shortened


class Names:
    """What keys of rows are called in the language in use; a key that the tables lack stands as it
    is. tables: None where there are none."""

    def __init__(self, tables):
        self._races = _names(tables.races) if tables else {}
        self._classes = _names(tables.classes) if tables else {}

    def race(self, key):
        """A race's name."""
        return self._races.get(key, key)

    def class_(self, key):
        """A class's name; a cult's as it is."""
        return self._classes.get(key, key)

    def classes(self, listed):
        """The classes of a row, "pappi 2 Sirran, varas 1 varas", as a person reads them: "pappi 2
        (Sirran), varas 1"; "-" for none."""
        known = self._classes
        parts = []
        for one in listed.split(", ") if listed else ():
            key, level, cult = one.split(" ", 2)
            # The level stands before the cult: a narrow column cuts off the end.
            name = "%s %s" % (known.get(key, key), level)
            parts.append(name if cult == key else "%s (%s)" % (name, known.get(cult, cult)))
        return ", ".join(parts) or "-"


def _names(rows):
    return {row.key: name_of(row) for row in rows}


def cell(value, width):
    """A text of so many letters, shortened or padded."""
    return pad(shortened(value, width), width)
