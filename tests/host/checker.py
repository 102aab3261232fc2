"""Computes a character's JSON again from the rule book alone, as an outsider would.

Written from the rules, the default tables and the decisions; nothing here imports anything of the
program. `check` gives a list of complaints, empty for a sound character: the making is relived from
its dice, the journal replayed from the making, and the numbers of the sheet computed from what that
leaves. checker_tables: the tables; checker_rules: formulas; checker_record: what the journal's
changes are about; checker_life: years and levels; checker_journal: the entries; checker_values: the
sheet's numbers.
"""
from checker_journal import STATES, replay
from checker_life import Life
from checker_record import records
from checker_rules import simple_value_of, value_of
from checker_tables import ABILITIES, CULTS, RACES, REGIONS
from checker_values import check_values

KEYS = ("format version world seed gm name player race sex age region rolls roll_dice rerolls "
        "discarded assigned abilities_rolled abilities_original fitness_percent is_child "
        "abilities career classes knowledge_hundredths hit_points level_bonus damage_bonus "
        "backstab larp_armour_class attack dodge_defence parry_defence surprised_defence "
        "two_hand_percent saves absorption mana power superpower stamina max_morale colours "
        "spells money items mishaps tasks notes story state service in_use "
        "journal").split()
ROW_KEYS = ("class cult training_hundredths start_level extra_level level xp spirit_xp "
            "standing").split()


class Complaints(list):
    """Complaints in the order of finding."""

    def same(self, what, found, wanted):
        """Complains unless two values are equal, of one type too."""
        if found != wanted or type(found) is not type(wanted):
            self.append(f"{what}: {found!r}, but {wanted!r} by the rules")

    def true(self, what, holds):
        """Complains unless something holds."""
        if not holds:
            self.append(what)


def check(data, simple=False, thousand=1000):
    """Complaints about the JSON of one character, as `json.loads` gives it.

    simple: its values were rolled the simplified way; thousand: what a thousand points of the
    tables of experience are in the tables that it was made with.
    """
    found = Complaints()
    found.same("keys", list(data), KEYS)
    if found:
        return found
    try:
        _check(found, data, simple, thousand)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        # What is not even of the shape that the rules speak of.
        found.append(f"cannot be followed: {error!r}")
    return found


def _check(found, data, simple, thousand):
    _check_head(found, data)
    _check_rows(found, data)
    states = records(found, data)
    if found:
        return
    made = states[0]
    _check_rolls(found, data, made, simple)
    if not found:
        _check_abilities(found, data, made)
        _check_made(found, data, made)
    if found:
        return
    life = Life(found, data, made, thousand)
    replay(found, data, life, states)
    if not found:
        found.same("rises left over", len(data["hit_points"]["rises"]), life.rises)
        check_values(found, data, life)


def _check_head(found, data):
    found.same("format", data["format"], "larpmaster-character")
    found.same("version", data["version"], 1)
    found.true("seed", type(data["seed"]) is int and 0 <= data["seed"] <= 999999999)
    found.true("gm", type(data["gm"]) is bool)
    for key in ("world", "name", "player", "race", "sex", "region", "tasks", "notes", "story"):
        found.true(f"{key} is no text", isinstance(data[key], str))
    found.true("race", data["race"] in RACES)
    found.true("sex", data["sex"] in ("mies", "nainen"))
    found.true("region", data["region"] in ("", *REGIONS))
    found.true("state", data["state"] in STATES)
    found.true("service", data["service"] in ("", *CULTS))


def _check_rows(found, data):
    for row in data["classes"]:
        found.same("keys of a class", list(row), ROW_KEYS)
        found.same("level", row["level"], row["start_level"] + row["extra_level"])


def _check_made(found, data, made):
    """What holds when a character has just been made."""
    span, least = RACES[data["race"]][:2]
    low, high = (0, 999) if made["gm"] else (least, 2 * span)
    found.true("age", low <= made["age"] <= high)
    found.same("number of mishaps", len(made["mishaps"]), int(made["ability/wisdom"] <= 60))
    found.same("years", made["career"], max(0, made["age"] - least))
    found.same("items", made["items"] + made["in_use"], [])
    found.same("state", made["state"], "living")
    found.same("texts of later", (made["tasks"], made["notes"], made["story"]), ("", "", ""))


def _check_rolls(found, data, made, simple):
    rolls, dice = data["rolls"], data["roll_dice"]
    found.same("number of rolls", (len(rolls), len(dice)), (8, 8))
    for number, faces in enumerate(dice):
        found.same(f"roll {number + 1}", rolls[number],
                   simple_value_of(faces) if simple else value_of(faces))
    found.true("rerolls", type(data["rerolls"]) is int and data["rerolls"] >= 0)
    discarded, assigned = data["discarded"], data["assigned"]
    found.same("assigned", list(assigned), list(ABILITIES))
    found.same("numbers used", sorted([discarded, *assigned.values()]), list(range(1, 9)))
    if max(rolls) > 150 and not made["gm"]:
        kept = [roll for number, roll in enumerate(rolls, 1) if number != discarded]
        found.same("the protected worst value", min(kept), min(rolls))


def _check_abilities(found, data, made):
    rolled = [data["rolls"][data["assigned"][name] - 1] for name in ABILITIES]
    factors = RACES[data["race"]][10][data["sex"]]
    found.same("abilities_rolled", list(data["abilities_rolled"].items()),
               list(zip(ABILITIES, rolled, strict=True)))
    for name, value, factor in zip(ABILITIES, rolled, factors, strict=True):
        found.same(f"original {name}", made["ability/" + name], value * factor // 100)
    found.same("abilities_original", list(data["abilities_original"]), list(ABILITIES))
