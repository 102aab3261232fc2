"""Every word that a person reads, in Finnish (`fi`, the default) and English (`en`)."""

from larpmaster.text import fold, printable

LANGUAGES = ("fi", "en")
_NAMES = {"suomi": "fi", "finnish": "fi", "english": "en", "englanti": "en"}

_language = ""
_texts = {}
_screen_texts = {}
_SCREENS = "ui_"
_PATH_LETTERS = 200


def use(language):
    """Chooses the language, one of LANGUAGES, for all texts that follow."""
    global _language, _texts, _screen_texts
    if language == "en":
        from larpmaster.messages import en as chosen
    else:
        from larpmaster.messages import fi as chosen
    _language = language
    _texts = chosen.TEXTS
    _screen_texts = {}


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
    global _screen_texts
    if not _language:
        use(LANGUAGES[0])
    if key[:3] != _SCREENS:
        found = _texts[key]
    else:
        if not _screen_texts:
            # The commands do without these.
            if _language == "en":
                from larpmaster.messages import screens_en as screens
            else:
                from larpmaster.messages import screens_fi as screens
            _screen_texts = screens.TEXTS
        found = _screen_texts[key]
    return found.format(**fields) if fields else found


def has(key):
    """Whether there is a text of this key."""
    language()
    return key in _texts


def name_of(row):
    """The name of a table row in the language in use."""
    return row.name_en if language() == "en" else row.name


def worded(mistake):
    """One sentence for a Mistake: what is wrong, where, what to do. Broken tables give a line for
    each fault."""
    fields = dict(mistake.fields)
    if mistake.code == "broken_tables":
        lines = [text("broken_tables", count=len(fields["errors"]))]
        return "\n".join(lines + [table_error(error) for error in fields["errors"]])
    if "path" in fields:
        fields["path"] = printable(fields["path"], _PATH_LETTERS)
    if "field" in fields:
        fields["field"] = text("field_" + fields["field"])
    # Not text(code, **fields): a field may be called `key`.
    return text(mistake.code).format(**fields)


def table_error(error):
    """One line for a fault of a table: file, line, letter, column, found, wanted."""
    place = text("table_place", file=error.file, line=error.line, position=error.position)
    column = text("table_column", column=error.column) if error.column else ""
    told = _fault_texts()[error.code].format(found=error.found, wanted=error.wanted)
    return place + column + told


def _fault_texts():
    """The texts of table faults, which most runs never need."""
    if language() == "en":
        from larpmaster.messages import tables_en as chosen
    else:
        from larpmaster.messages import tables_fi as chosen
    return chosen.TEXTS
