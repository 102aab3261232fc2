"""A character of its JSON, as jsontext writes it: each part becomes lines of a character's file,
which filereader checks as strictly as those of any file. What follows from the record by the rules
is not looked at."""
from larpmaster import jsonreading
from larpmaster.character import FORMAT, VERSION
from larpmaster.errors import CouldNot
from larpmaster.exporting import SUFFIX
from larpmaster.filereader import EVENTS, character_of
from larpmaster.filetext import (
    CLASS_RECORD,
    ENTRY_RECORD,
    HEAD,
    PAIR_RECORD,
    RISE_RECORD,
    YEAR_RECORD,
    character_pieces,
    checksum_of,
    event_line,
    listed,
    record_line,
    sort_of,
    written,
)
from larpmaster.filetext import VERSION as FILE_VERSION
from larpmaster.journal import CLASS, is_place
from larpmaster.rules.abilities import ABILITIES
from larpmaster.text import bad_letter, fold, shown

JSON_LIMIT = 1000000
# What each record of the JSON holds besides what its line in a file does.
_MORE = {"year": ("events",), "class": ("level",), "rise": (),
         "entry": ("changes", "events")}
# These become parts of paths or are looked up by their names.
_PLAIN = ("world", "race", "sex")
_BY_ABILITY = ("assigned", "abilities_original")
# What follows from the record by the rules.
_DERIVED = ("abilities_rolled", "abilities", "level_bonus", "damage_bonus", "backstab",
            "larp_armour_class", "attack", "dodge_defence", "parry_defence", "surprised_defence",
            "two_hand_percent", "saves", "absorption", "mana", "power", "superpower", "stamina",
            "max_morale")
_STREAMED = ("career", "classes", "journal")
_PARTS = ("roll_dice", "career", "classes", "hit_points", "knowledge_hundredths", "colours",
          "journal")
_KEYS = (("format", "version") + tuple([key for key, _ in HEAD]) + _PARTS + _DERIVED)
_SORTS = dict(HEAD)


class _Foreign(Exception):
    """JSON that is no character of ours; the part that says so."""


def paths_meant(machine, path):
    """The files that a person means by a path: itself, or each JSON file of a folder.

    Raises CouldNot no_such_file, and io_nothing for a folder that has none.
    """
    if not machine.exists(path):
        raise CouldNot("no_such_file", path=path)
    try:
        names = machine.list_folder(path)
    except CouldNot:
        return [path]
    found = [machine.join(path, name) for name in names
             if fold(name).endswith(SUFFIX)]
    if not found:
        raise CouldNot("io_nothing", path=path)
    return found


def character_of_json(text, path):
    """The character of a text of JSON; the path of its file stands in the errors.

    Raises CouldNot io_not_json, io_not_a_character, newer_character, io_damaged or
    journal_contradicts.
    """
    found = _Lines()
    try:
        jsonreading.read_object(text, found.take, _STREAMED)
        lines = found.all()
    except jsonreading.NotJson as wrong:
        raise CouldNot("io_not_json", path=path, place=wrong.place)
    except _Foreign as wrong:
        if found.newer:
            raise CouldNot("newer_character", path=path, found=str(found.newer))
        raise CouldNot("io_not_a_character", path=path, key=shown(wrong.args[0]))
    checksum = checksum_of(lines)
    lines.reverse()
    try:
        character = character_of(lines, FILE_VERSION, path)
    except CouldNot as mistake:
        if mistake.code == "damaged_character":
            # Its line is one of a file that there is not.
            raise CouldNot("io_damaged", path=path)
        raise
    # A text that would be read as something else has changed on this way.
    for piece in character_pieces(character, ""):
        last = piece
    if last.rstrip("\n").rpartition(" ")[2] != checksum:
        raise CouldNot("io_damaged", path=path)
    return character


class _Named(Exception):
    """The name has been read."""


def name_in_json(text):
    """The name of the character in a text of JSON, "" where none can be read; what stands behind
    it is not looked at."""
    def take(key, value):
        if key == "name":
            raise _Named(value)

    try:
        jsonreading.read_object(text, take, ())
    except _Named as found:
        return found.args[0] if isinstance(found.args[0], str) else ""
    except jsonreading.NotJson:
        pass
    return ""


class _Lines:
    """Lines of a character's file, by the keys of the JSON, in whatever order these come."""

    def __init__(self):
        self.newer = 0
        self._of = {}

    def take(self, key, value):
        """One member, or one item of a list that is streamed, None at its end."""
        if key not in _KEYS:
            raise _Foreign(key)
        lines = self._of.setdefault(key, [])
        if key == "version" and type(value) is int and value > VERSION:
            self.newer = value
        try:
            if key in _STREAMED:
                if value is not None:
                    lines.extend(_STREAMS[key](value))
            elif key in _SORTS:
                lines.append("%s: %s" % (key, _head(key, value)))
            elif key in _WHOLE:
                lines.extend(_WHOLE[key](value))
            elif key in ("format", "version"):
                _need(type(value) is (str if key == "format" else int)
                      and value == (FORMAT if key == "format" else VERSION))
        except _Foreign:
            raise _Foreign(key)

    def all(self):
        """The lines in the order of a file; _Foreign when a key is missing."""
        for key in _KEYS:
            if key not in self._of:
                raise _Foreign(key)
        lines = []
        for key in [key for key, _ in HEAD] + list(_PARTS):
            lines.extend(self._of.pop(key))
        return lines


def _need(holds):
    if not holds:
        raise _Foreign


def _head(key, value):
    if key in _BY_ABILITY:
        value = _numbers_of(value, ABILITIES)
    elif key in _PLAIN:
        _need(isinstance(value, str) and value not in ("", ".", "..")
              and not [sign for sign in "/\\:" if sign in value])
    elif _SORTS[key] == "i":
        _need(type(value) is int and value >= 0)
    return written(_typed(value, _SORTS[key]), _SORTS[key])


def _typed(value, sort):
    """The value, when it is of the sort."""
    if sort == "i":
        _need(type(value) is int)
    elif sort == "f":
        _need(value is True or value is False)
    elif sort == "n":
        _need(isinstance(value, list) and not [one for one in value if type(one) is not int])
    elif sort == "w":
        _need(isinstance(value, list) and not [one for one in value if not isinstance(one, str)])
        # Between commas in a file.
        _need("," not in "".join(value) and "" not in value)
        _check_letters("".join(value))
    else:
        _need(isinstance(value, str))
        _check_letters(value)
    return value


def _check_letters(text):
    # Texts of several lines are written with a sign for each line end.
    _need(not bad_letter(text.replace("\n", "")))


def _object(value, keys):
    """The values of an object that has these keys and no others."""
    _need(isinstance(value, dict) and len(value) == len(keys))
    _need(not [key for key in keys if key not in value])
    return [value[key] for key in keys]


def _numbers_of(value, keys):
    return _typed(_object(value, keys), "n")


def _record(name, record, value):
    """(line of a record, values of what else its object holds)."""
    more = _MORE[name]
    values = _object(value, tuple(record.keys) + more)
    count = len(record.keys)
    for place in record.numbers:
        _typed(values[place], "i")
    for place, sort in record.others:
        _typed(values[place], sort)
        if sort == "s":
            # In a record a comma and a space end a value.
            _need(", " not in values[place])
        else:
            values[place] = written(values[place], sort)
    return record_line(name, record, tuple(values[:count])), values[count:]


def _events(values):
    _need(isinstance(values, list))
    for value in values:
        _need(isinstance(value, dict))
        what = value.get("what")
        _need(isinstance(what, str) and what in EVENTS)
        record = EVENTS[what]
        given = _object(value, ("what",) + tuple(record.keys))
        for place in record.numbers:
            _typed(given[1 + place], "i")
        for place, sort in record.others:
            _typed(given[1 + place], sort)
        yield event_line(tuple(zip(["what"] + list(record.keys), given)))


def _year(value):
    line, (events,) = _record("year", YEAR_RECORD, value)
    return [line] + list(_events(events))


def _class(value):
    line, (level,) = _record("class", CLASS_RECORD, value)
    _typed(level, "i")
    return [line]


def _entry(value):
    line, (changes, events) = _record("entry", ENTRY_RECORD, value)
    _need(isinstance(changes, list))
    lines = [line]
    for change in changes:
        place, before, after = _object(change, ("of", "before", "after"))
        _need(isinstance(place, str) and ", " not in place and is_place(place))
        _check_letters(place)
        sort = sort_of(place)
        lines.append("change: %s, %s, %s" % (place, _changed(place, before, sort),
                                             _changed(place, after, sort)))
    lines.extend(_events(events))
    return lines


def _changed(place, value, sort):
    if sort == "c":
        _need(place.startswith(CLASS))
        if value is not None:
            _typed(value, "n")
    else:
        _typed(value, sort)
    return listed(value, sort)


def _dice(value):
    _need(isinstance(value, list))
    return ["dice: " + written(_typed(dice, "n"), "n") for dice in value]


def _hit_points(value):
    start, rises, from_levels, most = _object(value, ("start", "rises", "from_levels", "max"))
    _need(isinstance(rises, list))
    return [_record("rise", RISE_RECORD, rise)[0] for rise in rises]


def _pairs(name):
    def lines(value):
        _need(isinstance(value, dict))
        return [_record_of_pair(name, key, value[key]) for key in value]
    return lines


def _record_of_pair(name, key, number):
    _need(", " not in key)
    return record_line(name, PAIR_RECORD, (_typed(key, "s"), _typed(number, "i")))


_STREAMS = {"career": _year, "classes": _class, "journal": _entry}
_WHOLE = {"roll_dice": _dice, "hit_points": _hit_points,
          "knowledge_hundredths": _pairs("knowledge"), "colours": _pairs("colour")}
