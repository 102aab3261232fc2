"""The thorough reading of one table file: each cell for itself, with line, position and reason."""
from larpmaster.table_schema import (
    CODINGS,
    FIRST_WORD,
    LINE_LETTERS,
    MAX_BYTES,
    MAX_DIGITS,
    MAX_NUMBERS,
    NAME_LETTERS,
    NAME_SIGNS,
    RESERVED,
    VERSION,
)
from larpmaster.text import bad_letter, fold, shown

MAX_FAULTS = 200
WANTED_LETTERS = 300
TOO_LONG = "file_too_long"
# A CR beside a cell or line is a blank, as for the quick reading; within, a control letter.
_BLANK = " \r"
LETTER_FAULTS = ("bad_letter", "control_letter")


def cell_fault(kind, column, text):
    """(code, found, wanted) of what would be wrong with the text as a cell, None when nothing."""
    reading = Reading(kind, (column,))
    # The line that it will stand in: a comment's sign in front, or a sign that parts cells.
    for sign in "|" + ";" * (text[:1] == ";"):
        if sign in text:
            reading.fault(1, 1, column[0], "sign_in_cell", sign, "")
    reading.value(1, 1, text, column)
    faults = reading.sorted_faults()
    return faults[0][3:] if faults else None


class Reading:
    """One file: its rows, where each cell stands, and what is wrong.

    bad: (kind, row number, column) of every wrong cell, and (kind, None, column) for its column.
    """

    def __init__(self, kind, columns):
        self.kind = kind
        self.columns = columns
        self.bad = set()
        self._faults = []
        self._more = 0
        self._places = []
        self._head_line = 1

    def fault(self, line, position, column, code, found, wanted):
        """Takes note of a fault; those beyond MAX_FAULTS are counted alone."""
        if len(self._faults) < MAX_FAULTS:
            if len(wanted) > WANTED_LETTERS:
                wanted = wanted[:WANTED_LETTERS - 3] + "..."
            if code not in LETTER_FAULTS:
                found = shown(found)
            # The count keeps what stands at one place in the order in which it was found.
            self._faults.append((line, position, len(self._faults), column, code, found, wanted))
        else:
            self._more += 1

    def sorted_faults(self):
        """(line, position, column, code, found, wanted) in order of place."""
        faults = sorted([fault[:3] for fault in self._faults])
        ordered = []
        for line, position, count in faults:
            ordered.append((line, position) + self._faults[count][3:])
        if self._more:
            ordered.append((self._faults[-1][0], 1, "", "more_errors", str(self._more), ""))
        return ordered

    def place(self, number, column):
        """(line, position) of a cell; row number -1 is the line with the columns."""
        if number < 0:
            return self._head_line, 1
        line, positions = self._places[number]
        return line, positions[column]

    def read(self, text):
        """The rows as tuples in the order of the schema, none when they cannot be made out."""
        if len(text) > MAX_BYTES:
            self.fault(1, 1, "", TOO_LONG, str(len(text)), str(MAX_BYTES))
            return []
        lines = text.split("\n")
        if lines[0][:1] == "\ufeff":
            lines[0] = lines[0][1:]
        head = _spaced(lines[0])
        if not self._letters(1, 1, "", head) or not self._head(head):
            return []
        names = []
        raw_rows = []
        for number, raw in enumerate(lines, 1):
            line = _spaced(raw)
            if len(line) > LINE_LETTERS:
                self.fault(number, LINE_LETTERS + 1, "", "long_line", str(len(line)),
                           str(LINE_LETTERS))
            start = len(line) - len(line.lstrip(_BLANK))
            if number == 1 or not line.strip(_BLANK):
                continue
            if line[start] == ";":
                self._letters(number, 1, "", line)
            elif line[start:start + 8] == "columns:" and not raw_rows:
                if not names:
                    self._head_line = number
                names.extend([(number, position, name)
                              for position, name in _cells(line, start + 8)])
            else:
                raw_rows.append((number, _cells(line, 0), len(line)))
        if not names:
            line = raw_rows[0][0] if raw_rows else len(lines)
            self.fault(line, 1, "", "no_columns", "", "columns: " + self.columns[0][0])
            return []
        order = self._order(names)
        if not raw_rows:
            self.fault(len(lines), 1, "", "no_rows", "", "")
            return []
        return [self._row(order, row) for row in raw_rows]

    def _letters(self, line, position, column, text):
        """Whether the text has only letters that files may hold; a fault names the first other."""
        letter = bad_letter(text)
        if not letter:
            return True
        code = ord(letter)
        found = "U+%04X" % code
        if code > 0xFF and not 0xD800 <= code < 0xE000:
            found = "%s (%s)" % (letter, found)
        fault = LETTER_FAULTS[0] if code > 0xFF else LETTER_FAULTS[1]
        self.fault(line, position + text.find(letter), column, fault, found, "ISO-8859-1")
        return False

    def _head(self, line):
        words = line.split()
        wanted = "%s %s %d %s" % (FIRST_WORD, self.kind, VERSION, CODINGS[0])
        if not words or words[0] != FIRST_WORD or len(words) not in (3, 4):
            self.fault(1, 1, "", "not_a_table", line.strip(), wanted)
            return False
        places = []
        start = 0
        for word in words:
            start = line.find(word, start)
            places.append(start + 1)
            start += len(word)
        if words[1] != self.kind:
            self.fault(1, places[1], "", "wrong_kind", words[1], self.kind)
            return False
        version = words[2]
        if version.strip("0123456789") or len(version) > MAX_DIGITS or int(version) < 1:
            self.fault(1, places[2], "", "bad_version", version, str(VERSION))
            return False
        if int(version) > VERSION:
            self.fault(1, places[2], "", "newer_version", version, str(VERSION))
            return False
        if len(words) == 4 and words[3] not in CODINGS:
            self.fault(1, places[3], "", "bad_coding", words[3], ", ".join(CODINGS))
        return True

    def _order(self, names):
        """For each cell of a row the number of its column in the schema, -1 for an unknown one."""
        known = [column[0] for column in self.columns]
        order = []
        for line, position, name in names:
            if not self._letters(line, position, "", name):
                order.append(-1)
            elif name not in known:
                self.fault(line, position, name, "unknown_column", name, ", ".join(known))
                order.append(-1)
            elif known.index(name) in order:
                self.fault(line, position, name, "doubled_column", name, "")
                order.append(-1)
            else:
                order.append(known.index(name))
        for place, name in enumerate(known):
            if place not in order:
                self.fault(self._head_line, 1, name, "missing_column", "", name)
        return order

    def _row(self, order, row):
        line, cells, length = row
        number = len(self._places)
        positions = {}
        values = [None] * len(self.columns)
        # Of a row with a cell too few or too many, nobody can say which cell is which.
        if len(cells) == len(order):
            for place, (position, cell) in zip(order, cells):
                if place >= 0:
                    positions[self.columns[place][0]] = position
                    values[place] = self.value(line, position, cell, self.columns[place])
        elif len(cells) < len(order):
            place = order[len(cells)]
            self.fault(line, length + 1, self.columns[place][0] if place >= 0 else "",
                       "missing_cell", str(len(cells)), str(len(order)))
        else:
            position, _ = cells[len(order)]
            self.fault(line, position, "", "extra_cell", str(len(cells)), str(len(order)))
        for place, column in enumerate(self.columns):
            if values[place] is None:
                values[place] = _stand_in(column, cells, order, place)
                positions.setdefault(column[0], 1)
                self.bad.add((self.kind, number, column[0]))
                self.bad.add((self.kind, None, column[0]))
        self._places.append((line, positions))
        return tuple(values)

    def value(self, line, position, cell, column):
        """The value of a cell, None after a fault."""
        name, sort, a, _ = column
        if not self._letters(line, position, name, cell):
            return None
        if not cell:
            self.fault(line, position, name, "empty_cell", "", _wanted(column))
        elif sort == "int":
            return self._number(line, position, cell, column)
        elif sort == "numbers":
            return self._numbers(line, position, cell, column)
        elif sort in ("keys", "pairs"):
            return self._list(line, position, cell, column)
        elif sort == "flag":
            if cell in ("yes", "no"):
                return cell == "yes"
            self.fault(line, position, name, "bad_word", cell, _wanted(column))
        elif sort == "word":
            if cell in a:
                return cell
            self.fault(line, position, name, "bad_word", cell, _wanted(column))
        elif sort == "text":
            if len(cell) <= a:
                return cell
            self.fault(line, position, name, "long_text", str(len(cell)), str(a))
        elif sort in ("ref", "refs") or self._good_name(line, position, cell, name, sort):
            return cell
        return None

    def _number(self, line, position, text, column):
        name, _, least, most = column
        digits = text[1:] if text[0] == "-" else text
        if not digits or digits.strip("0123456789"):
            code = "not_a_number"
        elif len(digits.lstrip("0")) > MAX_DIGITS:
            code = "too_many_digits"
        elif not least <= int(text) <= most:
            code = "out_of_bounds"
        else:
            return int(text)
        self.fault(line, position, name, code, text, _wanted(column))
        return None

    def _numbers(self, line, position, cell, column):
        values = []
        start = 0
        for word in cell.split():
            start = cell.find(word, start)
            values.append(self._number(line, position + start, word, column))
            start += len(word)
        if len(values) > MAX_NUMBERS:
            self.fault(line, position, column[0], "too_many_numbers", str(len(values)),
                       str(MAX_NUMBERS))
            return None
        return None if None in values else tuple(values)

    def _list(self, line, position, cell, column):
        """The keys, or the pairs of a key and a number, of a cell with commas."""
        name, sort, _, most = column
        values = []
        keys = []
        good = True
        for place, entry in _cells(cell, 0, ","):
            words = entry.split()
            value = key = entry
            if not entry:
                self.fault(line, position + place - 1, name, "empty_entry", cell, "")
                value = None
            elif sort == "pairs" and len(words) != 2:
                self.fault(line, position + place - 1, name, "not_a_pair", entry, "1..%d" % most)
                value = None
            elif sort == "pairs":
                key = words[0]
                start = position + place - 1 + entry.find(words[1], len(key))
                number = self._number(line, start, words[1], (name, sort, 1, most))
                value = None if number is None else (key, number)
            if value is not None and key in keys:
                self.fault(line, position + place - 1, name, "doubled_entry", key, "")
                value = None
            good = good and value is not None
            keys.append(key)
            values.append(value)
        return tuple(values) if good else None

    def _good_name(self, line, position, cell, column, sort):
        if sort == "optional" and cell == "-":
            return True
        if len(cell) > NAME_LETTERS:
            self.fault(line, position, column, "long_name", str(len(cell)), str(NAME_LETTERS))
            return False
        for place, letter in enumerate(cell):
            if letter in NAME_SIGNS:
                self.fault(line, position + place, column, "sign_in_name", letter, "")
                return False
            if letter == " " and sort == "code":
                self.fault(line, position + place, column, "space_in_key", cell, "")
                return False
        if sort != "label" and fold(cell) in RESERVED:
            self.fault(line, position, column, "reserved_name", cell, "")
            return False
        return True


def _spaced(line):
    """The line without the CR of its end, and with spaces for what looks like one."""
    return line.rstrip("\r").replace("\t", " ").replace("\xa0", " ")


def _cells(line, start, sign="|"):
    """(1-based position, text) of each cell of the line from letter `start` on."""
    cells = []
    for cell in line[start:].split(sign):
        text = cell.strip(_BLANK)
        cells.append((start + 1 + (cell.find(text) if text else 0), text))
        start += len(cell) + 1
    return cells


def _wanted(column):
    _, sort, a, b = column
    if sort in ("int", "numbers"):
        return "%d..%d" % (a, b)
    if sort == "pairs":
        return "1..%d" % b
    if sort == "flag":
        return "yes, no"
    return ", ".join(a) if sort == "word" else ""


def _stand_in(column, cells, order, place):
    """A harmless value for a wrong cell; names stay as they are, so that references find them."""
    sort = column[1]
    if sort == "int":
        return column[2]
    if sort == "numbers":
        return (column[2],)
    if sort == "flag":
        return False
    if sort in ("keys", "pairs"):
        return ()
    if place in order and order.index(place) < len(cells):
        text = cells[order.index(place)][1]
        return "" if bad_letter(text) else text
    return ""
