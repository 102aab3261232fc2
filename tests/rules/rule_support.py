"""What the rule tests share. It runs on the host and on the target, and imports only larpmaster."""
from larpmaster import journal
from larpmaster import tables as table_reader
from larpmaster.career import Life
from larpmaster.character import Character, is_cult
from larpmaster.deeds import Act
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.filetext import character_pieces
from larpmaster.platform import machine
from larpmaster.rules.dice import DiceError

WORLD = "rajakatse"
# STR CON DEX AGI INT WIS CHA
AVERAGE = (100, 100, 100, 100, 100, 100, 100)
GM = Act("2026-11-30", journal.GAME_MASTER, False)
_shipped = []
_all_shipped = []
_plain_shipped = []
_PLAIN_KINDS = [kind for kind in table_reader.CORE_KINDS
                if kind not in ("cult_colours", "cult_spells")]


def tables():
    """The shipped tables of the kinds that creation needs, read once."""
    if not _shipped:
        _shipped.append(_load(machine.read_file, table_reader.CORE_KINDS))
    return _shipped[0]


def all_tables():
    """The shipped tables of every kind, read once."""
    if not _all_shipped:
        _all_shipped.append(_load(machine.read_file, None))
    return _all_shipped[0]


def plain():
    """The shipped tables without what cults teach of magic: no die falls for it."""
    if not _plain_shipped:
        _plain_shipped.append(tables_of(*_PLAIN_KINDS))
    return _plain_shipped[0]


def tables_with(file, old, new, kinds=table_reader.CORE_KINDS):
    """The shipped tables as a game master leaves them who replaces a text in one file."""
    def edit(text):
        assert old in text, old
        return text.replace(old, new)
    return _edited(file, edit, kinds)


def cells_changed(kind, changes, kinds=None):
    """The shipped tables with other values in cells of one file.

    changes: (key, column, value) each, key a text or the first cells of a row; kinds: what is read
    when not what `plain` reads.
    """
    def edit(text):
        lines = text.split("\n")
        names = []
        for line in lines:
            if line.startswith("columns:"):
                names.extend([name.strip() for name in line[8:].split("|")])
        for key, column, value in changes:
            wanted = [key] if isinstance(key, str) else list(key)
            found = 0
            for number, line in enumerate(lines):
                cells = [cell.strip() for cell in line.split("|")]
                if line[:1] != ";" and cells[:len(wanted)] == wanted:
                    cells[names.index(column)] = str(value)
                    lines[number] = "|".join(cells)
                    found += 1
            assert found == 1, (key, found)
        return "\n".join(lines)
    return _edited("/" + kind + ".txt", edit, kinds or _PLAIN_KINDS)


def _edited(file, edit, kinds):
    """The tables with one file, whose path ends so, as edit(text) leaves it."""
    def read(path, limit):
        text = machine.read_file(path, limit)
        return edit(text) if path.endswith(file) else text

    def fingerprint(path, limit):
        return None if path.endswith(file) else machine.fingerprint(path, limit)

    return _load(read, kinds, fingerprint)


def plain_with(file, old, new):
    """As `tables_with`, without what cults teach of magic."""
    return tables_with(file, old, new, _PLAIN_KINDS)


def tables_of(*kinds):
    """The shipped tables of these kinds only."""
    return _load(machine.read_file, kinds)


def _load(read, kinds, fingerprint=machine.fingerprint):
    return table_reader.load(machine.join(machine.tables_folder(), WORLD), read, machine.join,
                             kinds, fingerprint, machine.read_piece)


def raised(kind, function, args):
    """Calls the function, demands an error of this kind, and gives it back."""
    try:
        function(*args)
    except kind as error:
        return error
    raise AssertionError("no " + kind.__name__)


def wrong_use(code, function, *args):
    """Demands WrongUse with this code of the function, and gives it back."""
    mistake = raised(WrongUse, function, args)
    assert mistake.code == code, mistake.code
    return mistake


def could_not(code, function, *args):
    """Demands CouldNot with this code of the function, and gives it back."""
    mistake = raised(CouldNot, function, args)
    assert mistake.code == code, mistake.code
    return mistake


def dice_error(function, *args):
    """Demands a DiceError of the function."""
    raised(DiceError, function, args)


def faces_of(value):
    """Eleven dice that give an ability value of 5..195: ten d20 as shown, then a d10 of 5."""
    left = value - 5
    faces = []
    for _ in range(10):
        face = min(19, left)
        faces.append(face + 1)
        left -= face
    assert left == 0, value
    return faces + [5]


def set_of(*values):
    """The dice of eight ability values."""
    assert len(values) == 8
    faces = []
    for value in values:
        faces.extend(faces_of(value))
    return faces


def listed(*parts):
    """Dice that fall as listed; each part is a number or a list of numbers."""
    faces = []
    for part in parts:
        if isinstance(part, int):
            faces.append(part)
        else:
            faces.extend(part)
    return ListedDice(faces)


def all_used(dice):
    """Whether every listed die has fallen."""
    return dice.used == len(dice.faces)


class ListedDice:
    """Dice that fall as listed: a test hands in the faces and knows the answer to the point."""

    def __init__(self, faces):
        self.seed = 0
        self.faces = list(faces)
        self.used = 0

    def state(self):
        """The place in the list, for `restore`."""
        return self.used

    def restore(self, state):
        """Goes back to a place that `state` gave."""
        self.used = state

    def n(self, sides):
        """The next listed face; DiceError when the list ends or the face is not 1..sides."""
        if self.used >= len(self.faces):
            raise DiceError("list ended")
        face = self.faces[self.used]
        if not 1 <= face <= sides:
            raise DiceError("face")
        self.used += 1
        return face

    def many(self, count, sides):
        """The next `count` faces."""
        return [self.n(sides) for _ in range(count)]


class AskedDice(ListedDice):
    """Listed dice that remember how many sides each die had."""

    def __init__(self, faces):
        ListedDice.__init__(self, faces)
        self.asked = []

    def n(self, sides):
        """The next listed face."""
        self.asked.append(sides)
        return ListedDice.n(self, sides)


def lived(dice, original, years, race="ihminen", read=None):
    """A character with these original abilities after these years, without steps of creation.

    read: the tables, `plain` when None.
    """
    read = read or plain()
    character = Character()
    character.race = race
    character.abilities_original = tuple(original)
    character.age = read.race(race).least_age + len(years)
    life = Life(character, read, dice)
    for activity in years:
        life.year(activity)
    life.settle_fitness()
    if years and is_cult(years[-1]):
        character.service = years[-1]
    character.journal.append(journal.made(character))
    return character


def file_text(character, coding="utf-8"):
    """The text of a character's file."""
    return "".join(character_pieces(character, coding))
