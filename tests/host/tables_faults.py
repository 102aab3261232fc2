"""The shipped tables with a text changed here and there, and what is wrong with them then."""
from pathlib import Path

from larpmaster import messages, tables
from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.table_schema import KINDS

FOLDER = Path(__file__).parents[2] / "tables" / "rajakatse"
TEXTS = {kind: (FOLDER / (kind + ".txt")).read_text(encoding="utf-8") for kind, _, _ in KINDS}
REFERENCE = tables.load(str(FOLDER), host.read_file, host.join)

RACES = """larpmaster-table races 1 utf-8
columns: key | name | name_en | life_span | least_age | adult_age | brutality | spirituality
columns: magicality | nimbleness | stamina | two_hand | speed_constant | panic | time_lost
columns: death_at | yearly_xp | source
ihminen|ihminen|human|50|14|22|100|100|100|100|100|5|6|50|600|-3|60|rules
haltija|haltija|elf|430|60|100|100|100|150|100|120|5|6|50|600|-3|20|association
puolihaltija|puolihaltija|half-elf|90|21|33|100|100|125|100|110|5|6|50|600|-3|40|association
peikko|peikko|troll|40|10|15|110|90|70|80|120|5|6|60|600|-3|60|house
"""
REGIONS = """larpmaster-table regions 1 utf-8
columns: key | source
Vuoriniitty | house
Vardakov | house
Metsäläiset | house
"""


def join(folder, name):
    return folder + "/" + name


def reader(changed):
    """A read_file over the shipped files, some of them with another text (None: missing)."""
    def read_file(path, limit):
        kind = path.split("/")[-1][:-4]
        text = changed.get(kind, TEXTS.get(kind))
        if text is None:
            raise CouldNot("no_such_file", path=path)
        return text
    return read_file


# What `load` may let pass, for speed: it looks neither at comments nor at white space beside cells.
HARMLESS = {"control_letter", "bad_letter", "long_line"}


def loading_faults(read_file, errors):
    """Errors that `load` raises; those of `check` when it may let them pass and did."""
    try:
        tables.load("tables", read_file, join)
    except CouldNot as mistake:
        assert mistake.code == "broken_tables"
        return mistake.fields["errors"]
    return errors if HARMLESS.issuperset(error.code for error in errors) else []


def faults(**changed):
    """Errors as plain tuples (file, line, position, column, code, found, wanted)."""
    errors, _ = tables.check("tables", reader(changed), join)
    assert loading_faults(reader(changed), errors) == errors
    for language in messages.LANGUAGES:
        messages.use(language)
        for error in errors:
            told = messages.table_error(error)
            assert told.startswith(error.file) and told[-1] == "." and "{" not in told, told
    return [tuple(error) for error in errors]


def changed(kind, old, new):
    assert TEXTS[kind].count(old) == 1, old
    return TEXTS[kind].replace(old, new)


def line_of(text, part):
    """1-based line and position of a part that occurs once."""
    assert text.count(part) == 1, part
    before = text[:text.index(part)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def races(old, new):
    assert RACES.count(old) == 1, old
    return RACES.replace(old, new)


def regions(old, new):
    assert REGIONS.count(old) == 1, old
    return REGIONS.replace(old, new)
