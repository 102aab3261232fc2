"""What happened to a character, in words: years, events, entries of the journal.

A name that the tables have no longer stands as the record has it.
"""
from larpmaster import journal, wording
from larpmaster.character import is_cult
from larpmaster.errors import CouldNot
from larpmaster.layout import WIDTH
from larpmaster.messages import name_of, text
from larpmaster.text import shown, wrap
from larpmaster.wording import activity_name, cult_name, knowledge_name, rise_trail

_INDENT = "  "
_LABELS = {"fitness_percent": "fitness", "is_child": "do_of_is_child",
           "state": "do_of_state", "tasks": "do_of_tasks", "notes": "do_of_notes",
           "story": "do_of_story", "items": "do_of_items", "in_use": "do_of_in_use",
           "spells": "do_of_spells", "mishaps": "do_of_mishaps"}
_ROW = ("", "do_of_training", "do_of_start_level", "do_of_extra_level", "do_of_xp",
        "do_of_spirit_xp", "do_of_standing")
_TRAINING, _STANDING, _POINTS = 1, 6, (4, 5)
# Their entry's changes say the same and more.
_SEEN_IN_CHANGES = ("start_level", "extra_level", "xp", "spirit_gift", "colour", "lost_start_level",
                    "lost_level", "lost_colour", "lost_spell")


def name_or_key(look_up, key):
    """The name, in the language in use, of the row that look_up(key) gives; the key of what the
    tables have lost."""
    try:
        return name_of(look_up(key))
    except CouldNot:
        return key


def _cult(key, tables):
    try:
        return cult_name(key, tables)
    except CouldNot:
        return key


def activity(key, tables):
    """A year's activity in the language in use."""
    return _cult(key, tables) if is_cult(key) else activity_name(key, tables)


def class_in(class_key, cult, tables):
    """A class and its cult, as in "pappi (Sirran)", or one that the tables have no longer."""
    try:
        return wording.class_in(class_key, cult, tables)
    except CouldNot:
        name = name_or_key(tables.class_, class_key)
        return name if cult == class_key else "%s (%s)" % (name, _cult(cult, tables))


def year(lived, tables):
    """A year of a career and the experience of its die."""
    told = text("do_year", year=lived.year, age=lived.age,
                activity=activity(lived.activity, tables))
    return told + ("; " + text("do_year_xp", xp=lived.xp) if lived.xp else "")


def event(happened, tables):
    """An event of a year or an entry."""
    fields = dict(happened)
    what = fields.pop("what")
    if "class" in fields:
        fields["row"] = class_in(fields.pop("class"), fields.pop("cult"), tables)
    for key, look_up in (("spell", tables.spell), ("colour", tables.colour),
                         ("item", tables.item)):
        if key in fields:
            fields[key] = name_or_key(look_up, fields[key])
    if "ability" in fields:
        fields["ability"] = text(fields["ability"])
    if what == "spell":
        what = "learned" if fields["learned"] else "not_learned"
        if not fields["roll"]:
            what += "_surely"
    elif what == "growth" and fields["roll"]:
        what = "growth_roll"
    return text("do_event_" + what, **fields)


def head(entry, number):
    """The first line of an entry: number, what, date, side, seed of its dice."""
    parts = [text("do_what_" + entry.what), entry.date or text("do_no_date"),
             text("do_who_" + entry.who)]
    if entry.seed or entry.what == journal.MADE:
        parts.append(text("do_seed", seed=entry.seed))
    return "%d. %s" % (number, ", ".join(parts))


def entry_lines(character, number, tables, width=WIDTH):
    """Lines of an entry, the first entry is number 1: what happened, with every die, and what
    differs since; what an event says without dice of its own is told by the difference alone."""
    entry = character.journal[number - 1]
    told = []
    events = entry.events
    for place, before, after in entry.changes:
        if place == "career":
            for lived in character.career[before:after]:
                told.append(year(lived, tables) + ".")
                events = lived.events
    events = [dict(happened) for happened in events]
    told.extend([event(happened, tables) + "." for happened in events
                 if not _is_seen(happened)])
    for place, before, after in entry.changes:
        if place == "rises":
            for rise in character.rises[before:after]:
                told.append(rise_trail(rise, class_in(rise.class_, rise.cult, tables)))
    for place, before, after in entry.changes:
        if place == "gm":
            told.append(text("do_now_gm"))
        elif place not in journal.COUNTS and not _is_told(place, before, after, events):
            change = _change(place, before, after, tables)
            # A text that a person wrote may end with one already.
            told.append(change if change.endswith(".") else change + ".")
    lines = [head(entry, number)]
    for part in told:
        lines.extend([_INDENT + line for line in wrap(part, width - len(_INDENT))])
    return lines


def lines_since(character, known, tables, width=WIDTH):
    """Lines of the entries behind the first so many."""
    lines = []
    for number in range(known + 1, len(character.journal) + 1):
        lines.extend(entry_lines(character, number, tables, width))
    return lines


def _is_seen(event):
    """Whether an event says nothing but what the changes of its entry say too."""
    return event["what"] in _SEEN_IN_CHANGES or event["what"] == "growth" and not event["roll"]


def _is_told(place, before, after, events):
    """Whether events have told the whole of a change, with their dice or prices."""
    if place == "fitness_percent":
        return sum([event.get("drop", 0) for event in events]) == before - after > 0
    if place == "spells":
        return before + [event["spell"] for event in events
                         if event["what"] == "spell" and event["learned"]] == after
    if place == "items":
        left = list(before)
        for event in events:
            if event["what"] == "bought":
                left.append(event["item"])
            elif event["what"] == "sold" and event["item"] in left:
                left.remove(event["item"])
        return left == after
    return False


def _change(place, before, after, tables):
    if place.startswith(journal.CLASS):
        return _row_change(place, before, after, tables)
    if place in journal.LISTS:
        return _list_change(place, before, after, tables)
    if place.startswith(journal.KNOWLEDGE):
        label = knowledge_name(place[len(journal.KNOWLEDGE):])
        before, after = _hundredths(before), _hundredths(after)
    elif place.startswith(journal.COLOUR):
        label = text("do_of_colour", colour=name_or_key(tables.colour, place[len(journal.COLOUR):]))
    elif place.startswith(journal.ABILITY):
        label = text(place[len(journal.ABILITY):])
    else:
        label = text(_LABELS.get(place, place))
        before, after = _value(place, before, tables), _value(place, after, tables)
    return _from_to(label, before, after)


def _from_to(label, before, after):
    return "%s: %s -> %s" % (label, before, after)


def _value(place, value, tables):
    """A field's value, short enough for a line."""
    if place in journal.FLAGS:
        return text("yes" if value else "no")
    if place in journal.NUMBERS:
        return value
    if place == "state":
        return text("do_state_" + value)
    if place == "service" and value:
        return _cult(value, tables)
    return shown(value.replace("\n", " ")) or "-"


def _hundredths(number):
    return text("do_hundredths", whole=number // 100, part="%02d" % (number % 100))


def _row_change(place, before, after, tables):
    class_key, _, cult = place[len(journal.CLASS):].partition("/")
    label = class_in(class_key, cult, tables)
    if after is None:
        return text("do_row_gone", row=label)
    parts = [text("do_row_new")] if before is None else []
    for place in range(_TRAINING, journal.ROW_NUMBERS):
        old, new = before[place] if before else 0, after[place]
        if old != new or place == _STANDING and not before:
            show = (_hundredths if place == _TRAINING else
                    _signed if place == _STANDING else str)
            told = show(new) if before is None else show(old) + " -> " + show(new)
            if place in _POINTS and before is not None:
                told += " (%+d)" % (new - old)
            parts.append("%s %s" % (text(_ROW[place]), told))
    return "%s: %s" % (label, ", ".join(parts))


def _signed(number):
    return "%+d" % number if number else "0"


def _list_change(place, before, after, tables):
    """What came to a list and what went; a list knows the same key several times."""
    look_up = tables.spell if place == "spells" else tables.item
    parts = []
    for key, longer, shorter in (("do_came", after, before), ("do_went", before, after)):
        rest = list(longer)
        for one in shorter:
            if one in rest:
                rest.remove(one)
        if rest:
            names = rest if place == "mishaps" else [name_or_key(look_up, one) for one in rest]
            parts.append(text(key, names=", ".join(names)))
    return "%s: %s" % (text(_LABELS[place]), "; ".join(parts) or text("do_reordered"))


def due_lines(character, tables, width=WIDTH):
    """Which levels wait for days of quiet (CLS-28)."""
    from larpmaster import deeds
    lines = []
    for row in deeds.due(character, tables):
        lines.extend(wrap(text("do_due", row=class_in(row.class_, row.cult, tables),
                               count=deeds.reached(row, tables) - row.extra_level), width))
    return lines
