"""A character's record as the journal sees it: one flat table of "what" to "value".

The JSON holds the last record and, in its journal, how each entry differs from the one before; so
all records can be had again, back to the made one.
"""
from checker_tables import ABILITIES, CLASSES, COLOURS, CULTS

FIELDS = {"age": int, "fitness_percent": int, "is_child": bool, "money": int, "gm": bool,
          "name": str, "player": str, "region": str, "state": str, "service": str, "tasks": str,
          "notes": str, "story": str}
LISTS = ("spells", "items", "in_use", "mishaps")
COUNTS = ("career", "rises")
ENTRY_KEYS = "what date who seed part changes events".split()
CHANGE_KEYS = "of before after".split()
# What a class row is in the journal, behind its position.
ROW_NUMBERS = "training_hundredths start_level extra_level xp spirit_xp standing".split()


def record_of(data):
    """The record of a JSON: {of: value}; what is 0 by nature is left out."""
    record = {key: data[key] for key in (*FIELDS, *LISTS)}
    record["career"] = len(data["career"])
    record["rises"] = len(data["hit_points"]["rises"])
    for key, value in data["abilities_original"].items():
        record["ability/" + key] = value
    for key, value in data["knowledge_hundredths"].items():
        record["knowledge/" + key] = value
    for key, value in data["colours"].items():
        record["colour/" + key] = value
    for place, row in enumerate(data["classes"]):
        record[f"class/{row['class']}/{row['cult']}"] = [place, *(row[key] for key in ROW_NUMBERS)]
    return record


def nothing(of):
    """What stands for a thing that is not there."""
    return {"class": None, "knowledge": 0, "colour": 0}.get(of.split("/")[0])


def records(found, data):
    """The records after each entry of the journal, the made one first."""
    record = record_of(data)
    for of, value in record.items():
        _check_value(found, of, of, value)
    states = [record]
    for number in range(len(data["journal"]) - 1, -1, -1):
        record = dict(record)
        changed = set()
        for change in data["journal"][number]["changes"]:
            found.same(f"keys of a change of entry {number}", list(change), CHANGE_KEYS)
            of, before, after = change.values()
            where = f"{of} after entry {number}"
            found.same(where, after, record.get(of, nothing(of)))
            found.true(f"{where}: changed twice", of not in changed)
            found.true(f"{where}: no change", before != after)
            _check_value(found, f"{of} before entry {number}", of, before)
            changed.add(of)
            record[of] = before
            if before == nothing(of):
                del record[of]
        states.insert(0, record)
    # The last is the making's, which changes nothing.
    return states[1:]


def _check_value(found, where, of, value):
    kind, _, name = of.partition("/")
    if kind == "class":
        found.true(f"{where}: no class", tuple(name.split("/")) in [
            (class_, cult) for class_ in CLASSES for cult in CULTS])
        found.true(f"{where}: no row", value is None or len(value) == 7 and all(
            type(number) is int and (number >= 0 or place == 6)
            for place, number in enumerate(value)))
    elif of in LISTS:
        found.true(f"{where}: no list of keys", all(isinstance(key, str) for key in value))
    elif of in FIELDS:
        found.same(f"kind of {where}", type(value), FIELDS[of])
    else:
        known = of in COUNTS or name and (
            kind == "knowledge" or kind == "colour" and name in COLOURS
            or kind == "ability" and name in ABILITIES)
        found.true(f"{where}: unknown", known)
        found.true(f"{where}: no number", type(value) is int and value >= 0)


def compare(found, where, record, wanted):
    """Complains of each difference of two records."""
    for of in {**record, **wanted}:
        found.same(f"{of} after {where}", record.get(of, nothing(of)),
                   wanted.get(of, nothing(of)))
