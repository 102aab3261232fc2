"""The words of the language for tables: kinds, columns, cells, faults; a record as lines."""
from larpmaster.messages import fault_told, has, text, text_or
from larpmaster.table_records import LEVELS, LIST, LISTED, OTHERS_EACH, OTHERS_LIST, ROW, TEXTS
from larpmaster.text import fold, pad, printable, wrap

_ALL, _NONE = "*", "-"
_KEY_WIDTH, _SUMMARY_LETTERS, _NAMES_SHOWN = 26, 44, 30


def kind_name(kind):
    """What a kind of table is called."""
    return text("tm_kind_" + kind)


def part_name(draft, part):
    """What a part of a record is called."""
    kind, shape = draft.parts[part]
    if not part:
        return text("tm_basics")
    if shape == OTHERS_LIST:
        return text("tm_spell_cults")
    return text("tm_colour_cults") if shape == OTHERS_EACH else kind_name(kind)


def column_name(kind, name):
    """What a column is called."""
    own = "tm_col_%s_%s" % (kind, name)
    return text(own if has(own) else "tm_col_" + name)


def help_of(kind, name):
    """The key of the explanation of a field."""
    for key in ("tmh_%s_%s" % (kind, name), "tmh_" + kind, "tmh_" + name):
        if has(key):
            return key
    return "tmh_save_spells" if name[:5] == "save_" else "tmh_field"


def field_name(draft, part, field):
    """What a field is called."""
    identity, name = field
    kind, shape = draft.parts[part]
    if shape == ROW:
        return column_name(kind, name)
    first = _word(identity[0])
    if shape == TEXTS:
        return "%s %d" % (first, identity[1])
    return first if shape == LEVELS else "%s: %s" % (first, column_name(kind, name))


def _word(word):
    return text_or("tm_word_" + word, word)


def words_of(column):
    """(words of the file, words of the language) of a column of words."""
    return column[2], [_word(word) for word in column[2]]


def told(column, cell):
    """A cell in words of the language."""
    if column[1] == "flag":
        return text(cell) if cell else ""
    if column[1] == "word":
        return _word(cell)
    if column[1] == "optional" and cell == _NONE:
        return ""
    return text("tm_all") if column[1] == "refs" and cell == _ALL else cell


def untold(column, typed):
    """The cell that a typed text means; of words, flags and references the form has chosen."""
    if column[1] == "optional" and not typed:
        return _NONE
    if column[1] == "refs" and fold(typed) in (_ALL, fold(text("tm_all"))):
        return _ALL
    if column[1] == "word":
        words, names = words_of(column)
        return words[names.index(typed)] if typed in names else typed
    return typed


def summary(draft, part):
    """What a part holds, on one line."""
    kind, shape = draft.parts[part]
    if shape in (LIST, OTHERS_LIST):
        return printable(", ".join(draft.keys(part)), _SUMMARY_LETTERS)
    parts = []
    seen = None
    for identity, name in draft.fields(part):
        cell = told(draft.column(part, name), draft.value(part, (identity, name)))
        if not cell or shape != ROW and not draft.is_there(part, identity):
            continue
        if shape == ROW:
            parts.append("%s %s" % (column_name(kind, name), cell))
        elif shape == TEXTS:
            parts.append(cell)
        elif identity != seen:
            parts.append("%s %s" % (_word(identity[0]), cell))
        seen = identity
    return printable(", ".join(parts), _SUMMARY_LETTERS)


def lines(draft, width):
    """All of a record, as lines of a page."""
    told_lines = []
    for part in range(len(draft.parts)):
        kind, shape = draft.parts[part]
        told_lines.extend(["", part_name(draft, part), "-" * (width - 1)])
        if shape in (LIST, OTHERS_LIST):
            told_lines.append(text("tm_count", count=len(draft.keys(part))) + ":")
            told_lines.extend(wrap(", ".join(draft.keys(part)) or _NONE, width - 1))
        pairs = []
        for identity, name in draft.fields(part):
            cell = told(draft.column(part, name), draft.value(part, (identity, name)))
            if shape == ROW or draft.is_there(part, identity):
                pairs.append((field_name(draft, part, (identity, name)), cell or _NONE))
        told_lines.extend(_aligned(pairs, width - 1))
    return told_lines[1:]


def _aligned(pairs, width):
    """Lines of (label, value), the values below one another, behind the longest label."""
    column = max([len(label) for label, _ in pairs] or [0]) + 2
    aligned = []
    for label, value in pairs:
        start = pad(label + ":", column)
        for piece in wrap(value, width - column):
            aligned.append(start + piece)
            start = " " * column
    return aligned


def row_line(table, row):
    """A row of a table in a list: its key, and the cells that tell most about it."""
    cells = table.cells(row)
    columns = {column[0]: column for column in table.columns}
    parts = [told(columns[name], cells[name]) for name in LISTED.get(table.kind, ())]
    return pad(cells["key"], _KEY_WIDTH) + " " + ", ".join(parts)


def use_lines(records, users, unread, width):
    """Who uses a record: (kind, owner) of others, names of characters; files that nobody read."""
    found = []
    if records:
        found.append(text("tm_used_by"))
        found.extend(["  " + text("tm_used_row", kind=kind_name(kind), owner=owner)
                      for kind, owner in records])
    if users:
        more = ["..."] if len(users) > _NAMES_SHOWN else []
        found.extend(wrap(text("tm_characters_with", count=len(users),
                               names=", ".join(users[:_NAMES_SHOWN] + more)), width))
    if unread:
        found.extend(wrap(text("tm_unread", names=", ".join(unread[:_NAMES_SHOWN])), width))
    return found or [text("tm_unused")]


def _why(error):
    """What is wrong, in words for who sees forms instead of files."""
    wanted = error.wanted
    if has("tm_kind_" + wanted):
        wanted = kind_name(wanted)
    if error.code == "missing_text":
        wanted = " ".join([_word(word) for word in wanted.split()])
    own = "tm_why_" + error.code
    if error.code == "key_without_rows" and error.wanted == "cult_spells":
        own = "tm_why_cult_without_spells"
    if has(own):
        return text(own, found=error.found, wanted=wanted)
    return fault_told(error.code, error.found, wanted)


def fault_lines(errors, keys):
    """A sentence for each fault of tables: whose it is, by its key, in which field, what is wrong.
    """
    found = []
    for error, key in zip(errors, keys):
        kind = error.file[:-4]
        what = _why(error)
        if not key:
            found.append(text("tm_fault_file", kind=kind_name(kind), told=what))
        elif error.column:
            found.append(text("tm_fault", kind=kind_name(kind), name=key, told=what,
                              column=column_name(kind, error.column)))
        else:
            found.append(text("tm_fault_row", kind=kind_name(kind), name=key, told=what))
    return found
