"""One record of the tables while a person edits it: its rows as texts, by parts and fields.

A field is (identity, column name); identity: what tells a row of a part from the record's others, a
tuple of texts, () where there is one row only. A row whose first field is empty is not there.
"""
from larpmaster.errors import WrongUse
from larpmaster.table_reading import cell_fault
from larpmaster.table_records import (
    FREE_TEXTS,
    LEAST_TEXTS,
    LEVELS,
    LIST,
    NEW,
    OTHERS_EACH,
    OTHERS_LIST,
    ROW,
    TEXTS,
    parts_of,
)
from larpmaster.table_schema import ITEM_KINDS, MAX_LEVEL, PARTS
from larpmaster.table_writing import columns_of, entries_of
from larpmaster.text import fold

LINE = PARTS[-1]
_LISTS = (LIST, OTHERS_LIST)
_OTHERS = (OTHERS_EACH, OTHERS_LIST)
_REFERENCES = ("ref", "refs", "keys", "pairs")
_ALL = "*"


class Draft:
    """A record of `kind`; like: the key of the record that it begins as, its own for one that is
    there already, "" for a new one.

    parts: (kind, shape) of each part; prints: {kind: fingerprint} of the files that it rests on.
    """

    def __init__(self, files, kind, key, like=""):
        self.kind = kind
        self.key = key
        self.parts = parts_of(kind)
        self.is_new = key != like
        self._rows = []
        self._before = []
        self._known = {}
        self._places = []
        for part, (name, shape) in enumerate(self.parts):
            for column in columns_of(name)[1]:
                if column[1] in _REFERENCES and column[2] not in self._known:
                    self._known[column[2]] = files.table(column[2]).column("key")
            self._places.append(self._identities(files, name, shape))
            if shape in _LISTS:
                rows = _list_of(files.table(name), shape, like)
                self._before.append([] if self.is_new else rows)
            else:
                rows = {}
                for identity, texts in self._read(files.table(name), part, like):
                    rows[identity] = texts
                    self._move_up(part, identity, len(rows) - 1)
                if shape == ROW and () not in rows:
                    rows[()] = _new_row(name, self._columns(part))
                self._before.append({} if self.is_new else rows)
            self._rows.append(rows)
        if self.is_new:
            row = dict(self._rows[0][()])
            for name in ("name", "name_en"):
                if name in row:
                    row[name] = key
            self._rows[0] = {(): row}
        self.prints = dict(files.prints)

    def _identities(self, files, kind, shape):
        """The identities that rows of a part may have, as far as the tables tell; of a list, the
        keys that it may hold."""
        columns = columns_of(kind)[1]
        if shape == ROW:
            return [()]
        if shape == TEXTS:
            return []
        if shape in _OTHERS:
            texts = []
            for text in files.table(kind).column(columns[0][0]):
                if text not in texts:
                    texts.append(text)
        else:
            column = columns[1]
            texts = column[2] if column[1] == "word" else self._known[column[2]]
        return texts if shape in _LISTS else [(text,) for text in texts]

    def _move_up(self, part, identity, place):
        """Puts a row that is there before those that are not, as they stand in the file."""
        places = self._places[part]
        if identity in places:
            places.remove(identity)
            places.insert(place, identity)

    def _columns(self, part):
        """The columns of a part that have fields."""
        kind, shape = self.parts[part]
        width, columns = columns_of(kind)
        return [column for column in columns[width:] if column[0] != "source"]

    def _read(self, table, part, key):
        """(identity, {column: text}) of each row of a record, in file order."""
        shape = self.parts[part][1]
        first, second = [column[0] for column in table.columns[:2]]
        names = [column[0] for column in self._columns(part)]
        rows = []
        for row in table.rows(**{second if shape == OTHERS_EACH else first: key}):
            cells = table.cells(row)
            identity = (cells[first] if shape == OTHERS_EACH else cells[second],)
            if shape == ROW:
                identity = ()
            elif shape == TEXTS:
                identity = (cells["part"], int(cells["number"]))
            texts = {name: cells[name] for name in names}
            before = [other for other in rows if shape == LEVELS and other[0] == identity]
            if before:
                before[0][1]["numbers"] += " " + texts["numbers"]
            else:
                rows.append((identity, texts))
        return rows

    def fields(self, part):
        """The fields of a part, in order; of a list there are none."""
        shape = self.parts[part][1]
        if shape in _LISTS:
            return []
        places = self._text_places(part) if shape == TEXTS else self._places[part]
        columns = self._columns(part)
        return [(identity, column[0]) for identity in places for column in columns]

    def _text_places(self, part):
        """Identities of the texts of a spell: some free ones, and a line for each round."""
        places = []
        for name in PARTS:
            count = self._rounds()
            if name != LINE:
                taken = len([1 for identity in self._rows[part] if identity[0] == name])
                count = max(LEAST_TEXTS, taken + FREE_TEXTS)
            places.extend([(name, number + 1) for number in range(count)])
        return places

    def _rounds(self):
        return int(self._rows[0][()]["rounds"])

    def column(self, part, name):
        """A column of a part as the schema has it."""
        return [column for column in self._columns(part) if column[0] == name][0]

    def value(self, part, field):
        """The text of a field; of a row that is not there, what it would begin with."""
        identity, name = field
        row = self._rows[part].get(identity)
        if row is not None:
            return row[name]
        columns = self._columns(part)
        return "" if name == columns[0][0] else _new_row(self.parts[part][0], columns)[name]

    def is_there(self, part, identity):
        """Whether the record has this row."""
        return identity in self._rows[part]

    def keys(self, part):
        """The keys of a list."""
        return list(self._rows[part])

    def choices(self, part):
        """The keys that a list may hold."""
        return self._places[part]

    def set_keys(self, part, keys):
        """Takes the keys of a list; those that are new to it stand in the order of the tables."""
        old = [key for key in self._rows[part] if key in keys]
        self._rows[part] = old + [key for key in self._places[part]
                                  if key in keys and key not in old]

    def known(self, column):
        """The keys that a column of references may name."""
        return self._known[column[2]]

    def may_be_empty(self, part, name):
        """Whether an empty field of this column stands for a row that is not there."""
        return self.parts[part][1] != ROW and name == self._columns(part)[0][0]

    def fault(self, part, name, text):
        """(code, found, wanted) of what is wrong with a text in a column, None when nothing."""
        if not text and self.may_be_empty(part, name):
            return None
        column = self.column(part, name)
        fault = cell_fault(self.parts[part][0], column, text)
        if fault is None and column[1] in _REFERENCES:
            known = self.known(column)
            for entry in text.split() if column[1] == "refs" else entries_of(text):
                key = entry.split()[0] if column[1] == "pairs" else entry
                if key not in known and not (column[1] == "refs" and text == _ALL):
                    return "unknown_reference", key, ", ".join(known)
        if fault is None and column[1] == "numbers" and len(text.split()) != MAX_LEVEL + 1:
            return "levels_end", str(len(text.split()) - 1), str(MAX_LEVEL)
        return fault

    def take(self, part, texts):
        """Takes the texts of all fields of a part, in the order of `fields`.

        Raises WrongUse tm_field with the first fault; the mistake's `place` is the field's number.
        """
        rows = {}
        gone = {}
        for place, ((identity, name), text) in enumerate(zip(self.fields(part), texts)):
            if not text and self.may_be_empty(part, name):
                gone[identity] = place
                continue
            fault = None
            if identity not in gone:
                fault = self.fault(part, name, text)
                rows.setdefault(identity, {})[name] = text
            elif not self.is_there(part, identity) and text != self.value(part, (identity, name)):
                # What was typed into a row that is not there would be lost without a word.
                fault = ("empty_cell", "", "")
                place = gone[identity]
            if fault:
                mistake = WrongUse("tm_field", fault=fault)
                mistake.place = place
                raise mistake
        if self.parts[part][1] == TEXTS:
            rows = _counted(rows)
        self._rows[part] = rows or self._rows[part] if self.parts[part][1] == ROW else rows

    def is_changed(self):
        """Whether anything is no longer as the files have it."""
        return self.is_new or self._rows != self._before

    def write(self, files):
        """Puts what changed into the texts of the files.

        Raises CouldNot tm_changed_meanwhile, tm_long_row.
        """
        from larpmaster import table_lists
        for part, (kind, shape) in enumerate(self.parts):
            before, now = self._before[part], self._rows[part]
            if shape == TEXTS:
                rounds = self._rounds()
                now = {identity: now[identity] for identity in now
                       if identity[0] != LINE or identity[1] <= rounds}
            if before == now:
                continue
            table = files.table(kind)
            if shape in _LISTS:
                table_lists.write(table, self.key, before, now, shape == OTHERS_LIST)
                continue
            for identity in before:
                if identity not in now:
                    for row in table.rows(**self._cells(part, identity)):
                        table.drop(row)
            for identity in self._places[part] or self._text_places(part):
                if identity in now and now[identity] != before.get(identity):
                    cells = self._cells(part, identity)
                    if shape == LEVELS:
                        table_lists.write_numbers(table, cells, now[identity]["numbers"])
                    elif identity in before:
                        table.put(table.rows(**cells)[0], now[identity])
                    else:
                        cells.update(now[identity])
                        table.add(table.place_of(cells), cells)

    def _cells(self, part, identity):
        """{column: text} of the cells that tell a row from all others of its table."""
        kind, shape = self.parts[part]
        names = [column[0] for column in columns_of(kind)[1]]
        if shape == OTHERS_EACH:
            return {names[0]: identity[0], names[1]: self.key}
        cells = {names[0]: self.key}
        for name, text in zip(names[1:], identity):
            cells[name] = str(text)
        return cells


def _new_row(kind, columns):
    """{column: text} of a row as it begins."""
    row = {}
    for name, sort, a, b in columns:
        text = ""
        if sort == "int":
            text = "0" if a <= 0 <= b else str(a)
        elif sort == "flag":
            text = "no"
        elif sort == "word":
            text = a[0]
        row[name] = NEW.get(kind, {}).get(name, text)
    return row


def _list_of(table, shape, key):
    """The keys of a list: those that the record's rows hold, or the owners of rows that hold the
    record's key."""
    found = []
    owner, held = [column[0] for column in table.columns[:2]]
    if not key:
        return found
    for row in table.rows() if shape == OTHERS_LIST else table.rows(**{owner: key}):
        cells = table.cells(row)
        keys = entries_of(cells[held])
        if shape == LIST:
            found.extend(keys)
        elif key in keys and cells[owner] not in found:
            found.append(cells[owner])
    return found


def _counted(rows):
    """The texts of a spell, those of its effects counted anew without a gap."""
    counted = {}
    for name in PARTS:
        numbers = sorted([identity[1] for identity in rows if identity[0] == name])
        for place, number in enumerate(numbers):
            counted[name, number if name == LINE else place + 1] = rows[name, number]
    return counted


def key_fault(files, kind, key):
    """(code, found, wanted) of what is wrong with the key of a new record, None when nothing."""
    fault = cell_fault(kind, columns_of(kind)[1][0], key)
    if fault is None:
        for other in ITEM_KINDS if kind in ITEM_KINDS else (kind,):
            if fold(key) in [fold(taken) for taken in files.table(other).column("key")]:
                return "doubled_key", key, ""
    return fault
