"""Every word that a person reads, in Finnish (`fi`, the default) and English (`en`)."""

from larpmaster.errors import MissingRoom
from larpmaster.text import fold, printable

LANGUAGES = ("fi", "en")
_NAMES = {"suomi": "fi", "finnish": "fi", "english": "en", "englanti": "en"}

# Texts that most runs do without stand in rooms of their own: how their keys begin, which room.
# That of "" has keys that begin like those which every run needs; who asks whether there is a text
# does not look there.
PARTS = {"": "seldom", "ui": "screens", "help": "help", "gm": "notes", "do": "deeds", "why": "why",
         "set": "settings", "reg": "register",
         "tm": "tablemaster", "tmh": "tablehelp",
         "desk": "desk", "ed": "editing", "tip": "tips", "word": "words",
         "io": "files", "key": "keys"}
_PATH_LETTERS = 200
_KNOWLEDGE = "knowledge"

# Texts that were looked up in packed rooms, at most so many: a sheet needs the same ones again.
_KNOWN_LIMIT = 120

_language = ""
_texts = {}
_parts = {}
_known = {}


def use(language):
    """Chooses the language, one of LANGUAGES, for all texts that follow."""
    global _language, _texts, _parts, _known
    # First the texts: they may lie on a disk that lacks them.
    _texts = _room("", language)
    _language = language
    _parts = {}
    _known = {}


def forget():
    """Lets go of the texts that most runs do without; they are read anew when they are needed."""
    global _parts
    _parts = {}


def _room(name, language):
    """The texts of a room in a language; "" is the room of those that every run needs."""
    path = "larpmaster.messages." + (name + "_" + language if name else language)
    return __import__(path, None, None, ("TEXTS",)).TEXTS


def language_of(word):
    """The language that a word means, by its code or its name; another word as it is."""
    word = fold(word)
    return _NAMES.get(word, word)


def language():
    """The language in use."""
    if not _language:
        use(LANGUAGES[0])
    return _language


def text(key, **fields):
    """The text of a key with its fields filled in."""
    found = _known.get(key) or _looked_up(key)
    return found.format(**fields) if fields else found


def plain(key):
    """The text of a key that has no fields: half the price of `text` on a slow machine."""
    return _known.get(key) or _looked_up(key)


def _looked_up(key):
    found = _texts.get(key) or _texts_with(key).get(key) or _part(PARTS[""])[key]
    if len(_known) >= _KNOWN_LIMIT:
        _known.clear()
    _known[key] = found
    return found


def text_or(key, other):
    """The text of a key, `other` where there is none."""
    return _known.get(key) or (_looked_up(key) if has(key) else other)


def has(key):
    """Whether there is a text of this key."""
    return key in _texts_with(key)


def _texts_with(key):
    """The texts among which a key stands."""
    if not _language:
        use(LANGUAGES[0])
    part = PARTS.get(key.partition("_")[0])
    return _texts if part is None else _part(part)


def _part(name):
    """The texts of one of PARTS."""
    if name not in _parts:
        _parts[name] = _room(name, _language)
    return _parts[name]


def name_of(row):
    """The name of a table row in the language in use."""
    # Asked for very often: a call less where the language is chosen.
    return row.name_en if (_language or language()) == "en" else row.name


def name_column():
    """The column of a table with the names in the language in use, for whoever asks for many."""
    return "name_en" if language() == "en" else "name"


def worded(mistake):
    """One sentence for a Mistake: what is wrong, where, what to do. Broken tables give a line for
    each fault."""
    fields = dict(mistake.fields)
    if mistake.code == "broken_tables":
        lines = [text("broken_tables", count=len(fields["errors"]))]
        return "\n".join(lines + [table_error(error) for error in fields["errors"]])
    for name in fields:
        if isinstance(fields[name], tuple):
            fields[name] = _listed(fields[name], str(fields.get("found", "")))
    if "path" in fields:
        fields["path"] = printable(fields["path"], _PATH_LETTERS)
    if "field" in fields:
        name = "field_" + fields["field"]
        # An ability is called so everywhere.
        fields["field"] = text(name if has(name) else fields["field"])
    # Not text(code, **fields): a field may be called `key`.
    return text(mistake.code).format(**fields)


def blamed(name, mistake):
    """A Mistake in words, behind the name of whose it is unless a path in it says so."""
    told = worded(mistake)
    return told if "path" in mistake.fields else name + ": " + told


def _listed(names, found):
    """Names that a person may type, those that are words of the program in the language in use."""
    try:
        from larpmaster.offered import offered
        return offered([_word(name) for name in names], found,
                       lambda count: text("word_and_more", count=count))
    except MissingRoom:
        return ", ".join(names)


def _word(name):
    kind, slash, branch = name.partition("/")
    if slash and kind == _KNOWLEDGE:
        return text("word_" + kind) + branch
    return text_or("word_" + name, name)


def table_error(error):
    """One line for a fault of a table: file, line, letter, column, found, wanted."""
    place = text("table_place", file=error.file, line=error.line, position=error.position)
    column = text("table_column", column=error.column) if error.column else ""
    return place + column + fault_told(error.code, error.found, error.wanted)


def fault_told(code, found, wanted):
    """What is wrong with a cell of a table."""
    return _room("tables", language())[code].format(found=found, wanted=wanted)
