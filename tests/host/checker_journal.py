"""The journal of a character replayed entry by entry, from the making on."""
import datetime

from checker_record import ENTRY_KEYS, ROW_NUMBERS, compare, nothing
from checker_rules import chance_of, closure_of, hindrance_of, levels_due
from checker_tables import (
    ABILITIES,
    CASTERS,
    COLOURS,
    CULT_COLOURS,
    ITEMS,
    MISHAPS,
    SPELLS,
    SPIRITS,
)

WHATS = ("made", "year", "experience", "level", "edit", "moved")
STATES = ("living", "forgotten", "dead")
# What an edit may change as it likes; levels change by events alone.
EDITED = ("name", "player", "region", "tasks", "notes", "story", "money", "service", "mishaps")


def replay(found, data, life, states):
    """Compares the record after each entry with what the entry makes of the one before.

    states: the records after each entry; life: a `Life` that stands before the first year.
    """
    journal = data["journal"]
    found.same("first entry", [entry["what"] for entry in journal].index("made"), 0)
    _check_head(found, "entry 0", journal[0])
    made = journal[0]
    found.same("made", (made["what"], made["seed"], made["changes"], made["events"]),
               ("made", data["seed"], [], []))
    found.same("who made it", made["who"] == "gm", states[0]["gm"])
    while life.years < states[0]["career"]:
        life.year(states[0]["gm"], growing=False)
    # The dice of money leave no trace (decision 43).
    life.true("money", states[0]["money"] - life.fields["money"] in range(10, 61, 10))
    life.fields["money"] = states[0]["money"]
    compare(found, "the making", states[0], life.record())
    for number, entry in enumerate(journal[1:], 1):
        if found:
            return
        before, after = states[number - 1:number + 1]
        where = f"entry {number}"
        _check_head(found, where, entry)
        found.true(f"{where}: made again", entry["what"] != "made")
        life.fields["gm"] |= after["gm"] and entry["who"] == "gm"
        found.true(f"{where}: an edit of the game master",
                   after["gm"] or (entry["what"], entry["who"]) != ("edit", "gm"))
        _ENTRIES[entry["what"]](found, life, where, entry, before, after)
        compare(found, where, after, life.record())
        _check_sound(found, where, life)
    found.same("knowledge", list(data["knowledge_hundredths"]),
               [name for name, won in life.knowledge.items() if won])
    found.same("colours", list(data["colours"]),
               [colour for colour in COLOURS if life.colours.get(colour)])


def _check_head(found, where, entry):
    found.same(f"keys of {where}", list(entry), ENTRY_KEYS)
    found.true(f"{where}: what", entry["what"] in WHATS)
    found.true(f"{where}: who", entry["who"] in ("player", "gm"))
    found.true(f"{where}: seed", type(entry["seed"]) is int and 0 <= entry["seed"] <= 999999999)
    found.same(f"kind of part of {where}", type(entry["part"]), bool)
    found.true(f"{where}: part of the making",
               not entry["part"] or where not in ("entry 0", "entry 1"))
    if entry["date"]:
        found.same(f"date of {where}", entry["date"],
                   datetime.date.fromisoformat(entry["date"]).isoformat())


def _check_sound(found, where, life):
    """What must hold after every entry."""
    for (class_, cult), row in life.rows.items():
        found.true(f"{where}: standing in {cult}", -5 <= row["standing"] <= 5)
        found.true(f"{where}: lost for ever in {cult} (CLS-19)",
                   cult not in SPIRITS or row["standing"] > -3 or row["spirit_xp"] == 0)
        found.true(f"{where}: below zero in {cult}", min(row["xp"], row["spirit_xp"]) >= 0)
        due = levels_due(class_, life.points(class_, cult), life.thousand)
        found.true(f"{where}: level of {class_} in {cult}", row["extra_level"] <= due)
    found.true(f"{where}: fitness", 0 <= life.fitness <= 100)
    found.true(f"{where}: spells", len(set(life.spells)) == len(life.spells)
               and SPELLS.keys() >= set(life.spells))
    found.true(f"{where}: items", ITEMS.keys() >= set(life.items))
    found.true(f"{where}: in use", all(
        life.in_use.count(item) <= life.items.count(item) for item in life.in_use))
    found.true(f"{where}: mishaps", MISHAPS >= set(life.fields["mishaps"]))
    found.true(f"{where}: money", life.fields["money"] >= 0)


def _year(found, life, where, entry, before, after):
    found.same(f"{where}: state", before["state"], "living")
    found.same(f"{where}: events", entry["events"], [])
    found.same(f"{where}: years", after["career"], before["career"] + 1)
    if after["career"] == before["career"] + 1:
        life.year(entry["who"] == "gm", growing=True)


def _moved(found, life, where, entry, before, after):
    found.same(f"{where}: seed and events", (entry["seed"], entry["events"]), (0, []))
    found.true(f"{where}: state", after["state"] in STATES)
    life.fields["state"] = after["state"]


def _experience(found, life, where, entry, before, after):
    life.begin(where, entry["events"])
    for key in _new_rows(life, after):
        life.row_of(*key)
    given = []
    while life.next_is("xp", "unplaced"):
        given.append(_receive(life))
    while life.next_is("spirit_gift"):
        event = life.events.pop(0)
        row = life.rows[event["class"], event["cult"]]
        life.true("gift of a spirit (CLS-19, CLS-21)", event["class"] == "pappi"
                  and event["cult"] in SPIRITS and row["standing"] > 0)
        row["spirit_xp"] += event["xp"]
    _check_limits(life, given)
    if not entry["events"] or life.next_is("lost_level", "lost_start_level"):
        _lose_points(life, after)
    _levels(life)
    life.end()


def _receive(life):
    """Experience as the next event gives it: (class, cult, points)."""
    event = life.events.pop(0)
    life.true("points", event["xp"] > 0)
    if event["what"] == "xp":
        life.row_of(event["class"], event["cult"])["xp"] += event["xp"]
    return event.get("class"), event.get("cult"), event["xp"]


def _lose_points(life, after):
    """One row may have lost points; what it has left has no event."""
    losers = set()
    for (class_, cult), row in life.rows.items():
        left = dict(zip(ROW_NUMBERS, after[f"class/{class_}/{cult}"][1:], strict=True))
        for key in ("xp", "spirit_xp"):
            if left[key] < row[key]:
                row[key] = left[key]
                losers.add((class_, cult))
    life.true("loss of points of one row", len(losers) <= 1)


def _new_rows(life, after):
    """(class, cult) of rows that an entry begins, in their order."""
    keys = [(value[0], *of.split("/")[1:]) for of, value in after.items()
            if of.startswith("class/")]
    return [key for _, *key in sorted(keys) if tuple(key) not in life.rows]


def _check_limits(life, given):
    """Experience that items keep from thieves and mages (XP-5, XP-6)."""
    total = sum(xp for _, _, xp in given)
    for class_, cult, xp in given:
        hindered = {"varas": hindrance_of(life.in_use),
                    "taikuri": closure_of(life.in_use, life.race_key, cult)}.get(class_, 0)
        life.true(f"{xp} points of {total} to {class_} in {cult} (XP-5, XP-6)",
                  xp <= total * (100 - hindered) // 100)


def _levels(life):
    """Levels that rise and fall, each as its event says; they rise one at a time (CLS-28)."""
    rising = sum(event["what"] == "extra_level" for event in life.events)
    life.true(f"{rising} levels at once", rising <= 1)
    while life.next_is("start_level", "extra_level", "lost_level", "lost_start_level"):
        event = life.events[0]
        if event["what"] == "extra_level":
            life.extra_level(event["class"], event["cult"])
        elif event["what"] == "start_level":
            life.start_level(event["class"], event["cult"], event["level"])
        else:
            life.lose(life.events.pop(0))


def _forget(life, after):
    """Rows without a level may go (ORD-5, ORD-6), and their service with them."""
    for (class_, cult), row in list(life.rows.items()):
        if f"class/{class_}/{cult}" not in after:
            life.same(f"levels of {class_} that goes", (row["start_level"], row["extra_level"]),
                      (0, 0))
            del life.rows[class_, cult]
            life.true(f"service of {class_} that goes", after["service"] != cult or cult in [
                served for _, served in life.rows])


def _edit(found, life, where, entry, before, after):
    life.begin(where, entry["events"])
    _adopt_rows(life, after)
    while life.events:
        count = len(life.events)
        _levels(life)
        if life.next_is("growth"):
            event = life.events.pop(0)
            life.true("growth by n(5) + 1 (GROW-2)", event["roll"] in range(1, 6)
                      and event["gained"] == event["roll"] + 1)
            life.abilities[ABILITIES.index(event["ability"])] += event["gained"]
        elif life.next_is("bought", "sold"):
            _trade(life, life.events.pop(0))
        elif life.next_is("xp"):
            class_, _, points = _receive(life)
            life.true(f"{points} points of an ordinary class (ORD-5, ORD-6)", any(
                _may_keep(class_, value[1 + ROW_NUMBERS.index("xp")], points)
                for of, value in before.items()
                if of.startswith("class/tavallinen/") and of not in after))
        elif life.next_is("spell"):
            _study(life, life.events.pop(0))
        elif len(life.events) == count:
            break
    _forget(life, after)
    life.end()
    _adopt(found, life, where, before, after)


def _may_keep(class_, owned, points):
    """Whether so many points may go from an ordinary class that is forgotten to another."""
    least, most = (50, 100) if class_ == "taistelija" else (0, 50)
    return owned * least // 100 <= points <= owned * most // 100


def _trade(life, event):
    item, price = event["item"], event["price"]
    life.true(f"price of {item}", price >= 0)
    if event["what"] == "bought":
        life.items.append(item)
        life.fields["money"] -= price
    else:
        life.items.remove(item)
        life.fields["money"] += price


def _study(life, event):
    """One roll for a spell after its time of study (MAG-17, MAG-18)."""
    spell, chance, roll, learned = list(event.values())[1:]
    life.true(f"spell {spell}", spell not in life.spells and all(
        life.colours.get(colour, 0) >= level for colour, level in SPELLS[spell][2].items()))
    wanted = {chance_of(spell, life.abilities[CASTERS[class_]])
              for class_, _ in life.rows if class_ in CASTERS}
    life.true(f"chance {chance} of {spell}", chance in wanted)
    life.check_roll(spell, chance, roll, learned)
    if learned:
        life.spells.append(spell)


def _adopt_rows(life, after):
    """Numbers of rows that the game master sets; levels and given points have events."""
    given = {(event["class"], event["cult"]) for event in life.events if event["what"] == "xp"}
    for class_, cult in _new_rows(life, after):
        new = dict(zip(ROW_NUMBERS, after[f"class/{class_}/{cult}"][1:], strict=True))
        row = life.row_of(class_, cult)
        if (class_, cult) not in given and new["xp"] + new["training_hundredths"]:
            # Another spirit honours what did not come from the old one (CLS-24).
            row.update(training_hundredths=new["training_hundredths"], xp=new["xp"])
            life.true(f"new row of {cult} (CLS-24)", (new["training_hundredths"], new["xp"]) in [
                (old["training_hundredths"], old["xp"])
                for key, old in life.rows.items() if key[0] == class_ and key[1] != cult])
    for (class_, cult), row in life.rows.items():
        value = after.get(f"class/{class_}/{cult}")
        for name, number in zip(ROW_NUMBERS, (value or [])[1:], strict=bool(value)):
            if "level" not in name and (name != "xp" or (class_, cult) not in given):
                row[name] = number


def _adopt(found, life, where, before, after):
    """What else an edit sets as it likes: whatever its events have left alone."""
    told = life.record()
    for of in {**told, **after}:
        value, rest = after.get(of, nothing(of)), nothing(of)
        kind, _, name = of.partition("/")
        if value == told.get(of, rest) or told.get(of, rest) != before.get(of, rest):
            continue
        if kind == "ability":
            life.abilities[ABILITIES.index(name)] = value
        elif kind == "knowledge":
            life.knowledge[name] = value
        elif kind == "colour":
            life.colours[name] = value
            most = [CULT_COLOURS.get(cult, {}).get(name, 0) for _, cult in life.rows]
            found.true(f"{where}: colour {name} over its maximum", value <= max([0, *most]))
        elif of in ("spells", "items", "in_use"):
            setattr(life, of, value[:])
        elif of == "age":
            life.age = value
        elif of == "fitness_percent":
            life.fitness = value
        elif of in EDITED:
            life.fields[of] = value


_ENTRIES = {"year": _year, "experience": _experience, "level": _experience, "edit": _edit,
            "moved": _moved}
