"""What follows from a record: the numbers of the sheet."""
from checker_rules import closure_of, hindrance_of
from checker_tables import (
    ABILITIES,
    CLASSES,
    DAMAGE_LEVELS,
    LEVEL_LIMIT,
    MANA,
)

SAVES = ("spells", "rays", "poison_paralysis", "explosions")
KINDS = ("fire", "cold", "acid", "poison", "electricity", "rays", "magic", "mind")


def _bonus(value):
    for bound, bonus in ((10, -3), (40, -2), (70, -1), (129, 0), (159, 1)):
        if value <= bound:
            return bonus
    return 2 + (value - 160) // 10


def _start_points(constitution):
    for bound, points in ((50, 1), (100, 2), (129, 3), (149, 4)):
        if constitution <= bound:
            return points
    return 5 + (constitution - 150) // 10


def _tier(constitution):
    for bound, tier in ((129, 0), (149, 1), (169, 2)):
        if constitution <= bound:
            return tier
    return 3 + (constitution - 170) // 10


def _class_absorption(class_, level):
    first, step = (5, 3) if class_ == "pappi" else (9, 5)
    return 0 if level < first else 1 + (level - first) // step


def check_values(found, data, life):
    """Everything that follows from the abilities, the levels, the log of rises and what is in
    use. life: the `Life` that has been lived."""
    percent = data["fitness_percent"]
    touched = 7 if data["is_child"] else 4
    usable = [value * percent // 100 if place < touched else value
              for place, value in enumerate(life.abilities)]
    found.same("abilities", list(data["abilities"].items()),
               list(zip(ABILITIES, usable, strict=True)))
    strength, constitution, dexterity, agility, intelligence, wisdom, _ = usable
    # As a thief one has fewer levels with some things in hand, but for hit points (CLS-29).
    fit = 100 - hindrance_of(data["in_use"])
    rows, able = [], []
    for row in data["classes"]:
        level = row["level"]
        rows.append((row["class"], row["cult"], min(LEVEL_LIMIT, level)))
        able.append((row["class"], level * fit // 100 if row["class"] == "varas" else level))
    won = sum(rise["gained"] for rise in data["hit_points"]["rises"])
    start = _start_points(constitution)
    points = data["hit_points"]
    found.same("keys of hit points", list(points), ["start", "rises", "from_levels", "max"])
    found.same("hit points", (points["start"], points["from_levels"], points["max"]),
               (start, won, start + (won * percent + 50) // 100))
    raw = max([level * CLASSES[class_][0] for class_, level in able], default=0)
    bonus = (raw * percent + 50) // 100
    damage, penalty = _bonus(strength), min(0, _bonus(dexterity))
    damage = min(damage, penalty) if damage < 0 else damage + penalty
    damage += max([sum(level >= step for step in DAMAGE_LEVELS[class_])
                   for class_, _, level in rows], default=0)
    thief = max([level for class_, level in able if class_ == "varas"], default=0)
    mana = max([(MANA[level] if level <= 10 else 32 + 5 * (level - 10)) * intelligence // 100
                * (100 - closure_of(data["in_use"], data["race"], cult)) // 100
                for class_, cult, level in rows if class_ == "taikuri"], default=0)
    power = max([level for class_, _, level in rows if class_ == "pappi"], default=0)
    for key, wanted in (
            ("level_bonus", bonus), ("damage_bonus", damage),
            ("backstab", max(1, 2 * min(10, thief)) + max(0, _bonus(dexterity))),
            ("larp_armour_class", _bonus(agility)), ("attack", (bonus + dexterity) // 10),
            ("dodge_defence", (bonus + agility) // 10),
            ("parry_defence", (2 * bonus + 2 * agility + dexterity) // 20),
            ("surprised_defence", bonus // 10), ("two_hand_percent", life.race[8] + raw),
            ("mana", mana), ("power", power * wisdom // 100),
            ("superpower", -(-(wisdom - 200) // 10) if wisdom > 200 else 0),
            ("stamina", (constitution + bonus) * life.race[7] // 1000),
            ("max_morale", wisdom + 2 * bonus)):
        found.same(key, data[key], wanted)
    found.same("saves", list(data["saves"].items()), [
        (name, wisdom // 4 + max([CLASSES[class_][3][place] * min(LEVEL_LIMIT, level)
                                  for class_, level in able], default=0))
        for place, name in enumerate(SAVES)])
    own = max([_class_absorption(class_, level) for class_, _, level in rows], default=0)
    tier = _tier(constitution)
    found.same("absorption", list(data["absorption"].items()), [
        (kind, own + (tier if place < 4 else max(0, tier - 1)))
        for place, kind in enumerate(KINDS)])
    _check_signs(found, data)


def _check_signs(found, data, name=""):
    """Nothing is negative but what may be."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in ("damage_bonus", "larp_armour_class", "standing", "gained", "journal"):
                _check_signs(found, value, key)
    elif isinstance(data, list):
        for value in data:
            _check_signs(found, value, name)
    elif isinstance(data, int):
        found.true(f"{name} is negative", data >= 0)
