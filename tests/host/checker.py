"""Computes a character's JSON again from the rule book alone, as an outsider would.

Written from the rules, the default tables and the decisions; it imports nothing of the program, and
its tables are its own. `check` gives a list of complaints, empty for a sound character.
"""

ABILITIES = ("strength", "constitution", "dexterity", "agility", "intelligence", "wisdom",
             "charisma")

# key: (life span, least age, adult age, brutality, spirituality, magicality, nimbleness, stamina
# percent, two-hand percent, sides of the yearly die, {sex: factors})
RACES = {
    "ihminen": (50, 14, 22, 100, 100, 100, 100, 100, 5, 60, {
        "mies": (100, 100, 100, 100, 100, 100, 100),
        "nainen": (100, 95, 100, 100, 100, 100, 100)}),
    "haltija": (430, 60, 100, 100, 100, 150, 100, 120, 5, 20, {
        "mies": (96, 74, 102, 104, 102, 104, 105),
        "nainen": (96, 70, 102, 104, 102, 104, 105)}),
    "puolihaltija": (90, 21, 33, 100, 100, 125, 100, 110, 5, 40, {
        "mies": (99, 91, 101, 102, 101, 102, 99),
        "nainen": (99, 86, 101, 102, 101, 102, 99)}),
    "peikko": (40, 10, 15, 110, 90, 70, 80, 120, 5, 60, {
        "mies": (140, 130, 80, 90, 75, 80, 70),
        "nainen": (130, 125, 85, 95, 75, 85, 75)}),
}
FAST = (1000, 4000, 10000, 20000, 35000, 56000, 84000, 120000, 165000, 300000)
SLOW = (2000, 6000, 13000, 24000, 40000, 62000, 91000, 128000, 174000, 300000)
# key: (level factor, base percent, con rolls, saves, thresholds, hastened by INT, knowledge)
CLASSES = {
    "taistelija": (5, 75, 2, (3, 3, 3, 3), FAST, False, "taistelijatieto"),
    "pappi": (3, 75, 1, (3, 2, 3, 2), SLOW, True, "pappitieto"),
    "taikuri": (1, 50, 1, (3, 2, 2, 2), SLOW, True, "taikuritieto"),
    "varas": (2, 50, 1, (2, 2, 2, 2), FAST, False, "varastieto"),
    "tavallinen": (1, 0, 1, (2, 2, 2, 2), FAST, False, "käytännön tieto"),
}
DAMAGE_LEVELS = {"taistelija": (2, 4, 7, 11, 16, 21), "pappi": (5, 11, 18),
                 "varas": (6, 13, 21), "taikuri": (10, 20), "tavallinen": (10, 20)}
MANA = (0, 2, 4, 6, 9, 12, 15, 19, 23, 27, 32)
CULTS = {
    "taistelija": (("taistelija", 100),), "varas": (("varas", 100),),
    "tavallinen": (("tavallinen", 100),),
    "tiedustelija": (("taistelija", 50), ("varas", 50)),
    "vakoilija": (("varas", 80), ("taistelija", 20)),
    "samooja": (("taistelija", 80), ("varas", 20)),
    "bardi": (("varas", 60), ("taikuri", 40)),
    "parantaja": (("pappi", 60), ("tavallinen", 40)),
    "Zharin mestarit": (("taistelija", 70), ("pappi", 30)),
    "Vardakovin sotavelhot": (("taikuri", 100),), "Raia-haltijat": (("taikuri", 100),),
    "Deinosan": (("taikuri", 95), ("pappi", 5)), "Bokean illusio": (("taikuri", 100),),
    "jalokivikilta": (("taikuri", 100),), "Derecas-papit": (("pappi", 100),),
    "Zada-papit": (("pappi", 100),), "Sirran": (("pappi", 100),),
    "metsäläis-shamaanit": (("varas", 60), ("pappi", 40)),
}
SPIRITS = ("Derecas-papit", "Zada-papit", "Sirran")
PAID = ("Vardakovin sotavelhot", "Raia-haltijat", "Deinosan", "Bokean illusio", "jalokivikilta")
REGIONS = ("Vuoriniitty", "Vardakov", "Metsäläiset")
CULT_REGIONS = {"Vardakovin sotavelhot": "Vardakov", "metsäläis-shamaanit": "Metsäläiset"}
CULT_RACES = {"Raia-haltijat": "haltija"}
SIMPLE = {3: 48, 4: 57, 5: 66, 6: 71, 7: 75, 8: 80, 9: 88, 10: 96, 11: 104, 12: 112, 13: 120,
          14: 125, 15: 129, 16: 134, 17: 143, 18: 152}

KEYS = ("format version world seed gm name player race sex age region rolls roll_dice rerolls "
        "discarded assigned abilities_rolled abilities_original fitness_percent is_child "
        "abilities career classes knowledge_hundredths hit_points level_bonus damage_bonus "
        "backstab larp_armour_class attack dodge_defence parry_defence surprised_defence "
        "two_hand_percent saves absorption mana power superpower stamina max_morale colours "
        "spells money items mishaps tasks notes story").split()
YEAR_KEYS = "year age activity xp events".split()
ROW_KEYS = ("class cult training_hundredths start_level extra_level level xp spirit_xp "
            "standing").split()
RISE_KEYS = ("year class cult to_level mass_before mass_after con_chance con_rolls rest_chance "
             "rest_roll gained").split()
SAVES = ("spells", "rays", "poison_paralysis", "explosions")
KINDS = ("fire", "cold", "acid", "poison", "electricity", "rays", "magic", "mind")
EVENT_KEYS = {"fitness": ["what", "chance", "roll", "drop"],
              "start_level": ["what", "class", "cult", "level"],
              "spirit_xp": ["what", "class", "cult", "roll", "xp"],
              "colour": ["what", "colour"],
              "spell": ["what", "spell", "chance", "roll", "learned"],
              "extra_level": ["what", "class", "cult", "extra_level"]}


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
    _check_head(found, data)
    _check_rolls(found, data, simple)
    original = _check_abilities(found, data)
    if found:
        return found
    life = _Life(found, data, original, thousand)
    life.relive()
    if not found:
        _check_values(found, data, life)
    return found


def value_of(faces):
    """The ability value of ten d20 and a chain of d10; None for dice that cannot fall so."""
    if len(faces) < 11 or any(not 1 <= face <= 20 for face in faces[:10]):
        return None
    chain = faces[10:]
    if any(not 1 <= face <= 10 for face in chain):
        return None
    first, further = chain[0], chain[1:]
    if bool(further) != (first in (1, 10)) or further and (
            further[-1] == 10 or any(face != 10 for face in further[:-1])):
        return None
    total = sum(faces[:10]) - 10 + first
    return max(0, total + sum(further) if first == 10 else total - sum(further))


def simple_value_of(faces):
    """The same for the simplified roll: three d6, one up, one down, then the d10 of 3 and 18."""
    if len(faces) < 5 or any(not 1 <= face <= 6 for face in faces[:5]):
        return None
    total, chain = sum(faces[:3]), faces[5:]
    value = SIMPLE[total] + faces[3] - faces[4]
    if total not in (3, 18):
        return None if chain else value
    again = 1 if total == 3 else 10
    if not chain or chain[-1] == again or any(face != again for face in chain[:-1]):
        return None
    return max(0, value + (len(chain) - 1) * (-10 if total == 3 else 10))


def has_reroll_right(rolls):
    """Whether eight values may be rolled again."""
    return sum(roll > 100 for roll in rolls) <= 3 or max(rolls) > 150


def start_of(race, class_, original):
    """(deciding value or None, start level) of a class."""
    strength, _, dexterity, agility, intelligence, wisdom, _ = original
    brutality, spirituality, magicality, nimbleness = RACES[race][3:7]
    if class_ == "tavallinen":
        return None, 0
    if class_ == "varas":
        deciding = max(dexterity, agility) * nimbleness // 100
        if dexterity * nimbleness // 100 < 100:
            return deciding, 0
    elif class_ == "taistelija":
        deciding = strength * brutality // 100
    elif class_ == "pappi":
        deciding = wisdom * spirituality // 100
    else:
        deciding = intelligence * magicality // 100
    if deciding < 100:
        return deciding, 0
    if deciding < 150:
        return deciding, 1
    return deciding, 2 if deciding < 170 else (deciding - 170) // 10 + 3


def why_refused(race, region, original, cult):
    """Why the player side may not serve a cult, or ""."""
    if CULT_RACES.get(cult, race) != race:
        return "race"
    if region and CULT_REGIONS.get(cult, region) != region:
        return "region"
    for class_, _ in CULTS[cult]:
        deciding = start_of(race, class_, original)[0]
        if class_ in ("pappi", "taikuri", "varas") and deciding <= 50:
            return "not tolerated"
    return ""


def curve(age, adult):
    """Fitness of a child, or 100."""
    knee = adult * 15 // 22
    if age >= adult:
        return 100
    if age < knee:
        return 1 + 84 * age // knee
    return 85 + 15 * (age - knee) // (adult - knee)


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
    if data["race"] in RACES:
        span, least = RACES[data["race"]][:2]
        low, high = (0, 999) if data["gm"] else (least, 2 * span)
        found.true("age", type(data["age"]) is int and low <= data["age"] <= high)


def _check_rolls(found, data, simple):
    rolls, dice = data["rolls"], data["roll_dice"]
    found.same("number of rolls", (len(rolls), len(dice)), (8, 8))
    for number, faces in enumerate(dice):
        found.same(f"roll {number + 1}", rolls[number],
                   simple_value_of(faces) if simple else value_of(faces))
    found.true("rerolls", type(data["rerolls"]) is int and data["rerolls"] >= 0)
    discarded, assigned = data["discarded"], data["assigned"]
    found.same("assigned", list(assigned), list(ABILITIES))
    found.same("numbers used", sorted([discarded, *assigned.values()]), list(range(1, 9)))
    if max(rolls) > 150 and not data["gm"]:
        kept = [roll for number, roll in enumerate(rolls, 1) if number != discarded]
        found.same("the protected worst value", min(kept), min(rolls))


def _check_abilities(found, data):
    if found:
        return None
    rolled = [data["rolls"][data["assigned"][name] - 1] for name in ABILITIES]
    factors = RACES[data["race"]][10][data["sex"]]
    original = [value * factor // 100 for value, factor in zip(rolled, factors, strict=True)]
    for key, wanted in (("abilities_rolled", rolled), ("abilities_original", original)):
        found.same(key, list(data[key].items()), list(zip(ABILITIES, wanted, strict=True)))
    return original


class _Life:
    """The years once more, beside what the JSON says."""

    def __init__(self, found, data, original, thousand):
        self.found = found
        self.thousand = thousand
        self.data = data
        self.original = original
        self.race = RACES[data["race"]]
        self.rows = {}
        self.knowledge = {}
        self.spell_side = {"colours": {}, "spells": []}
        self.lost = 0
        self.wealth = 0
        self.mass = 0
        self.rises = iter(data["hit_points"]["rises"])
        charisma, wisdom = original[6], original[5]
        standing = 1 + (2 if charisma >= 160 else 1 if charisma >= 130 else 0)
        standing -= 3 if wisdom <= 30 else 2 if wisdom <= 50 else 1 if wisdom <= 60 else 0
        self.standing = max(-5, min(5, standing))

    def relive(self):
        """Goes through the years and compares what they leave."""
        found, data = self.found, self.data
        least, adult = self.race[1:3]
        count = max(0, data["age"] - least)
        found.same("years", len(data["career"]), count)
        for number, year in enumerate(data["career"], 1):
            found.same(f"keys of year {number}", list(year), YEAR_KEYS)
            found.same(f"year {number}", (year["year"], year["age"]), (number, least + number - 1))
            self._year(number, year)
        found.same("rises left over", list(self.rises), [])
        fitness = max(1, 100 - self.lost)
        if data["age"] < adult:
            fitness = curve(data["age"], adult)
        found.same("fitness_percent", data["fitness_percent"], fitness)
        found.same("is_child", data["is_child"], data["age"] < adult)
        found.same("classes", data["classes"], list(self.rows.values()))
        for row in data["classes"]:
            found.same("keys of a class", list(row), ROW_KEYS)
        found.same("knowledge", list(data["knowledge_hundredths"].items()),
                   [(name, won) for name, won in self.knowledge.items() if won])
        found.same("colours", data["colours"], self.spell_side["colours"])
        found.same("spells", data["spells"], self.spell_side["spells"])

    def _learn(self, name, hundredths):
        for known in self.knowledge:
            if known.lower() == name.lower():
                name = known
        if hundredths:
            self.knowledge[name] = self.knowledge.get(name, 0) + hundredths

    def _year(self, number, year):
        found = self.found
        events = iter([event for event in year["events"] if not self._is_magic(event)])
        for event in year["events"]:
            found.same(f"keys of an event of year {number}", list(event),
                       EVENT_KEYS[event["what"]])
        event = next(events, None)
        if event and event["what"] == "fitness":
            self._drop(number, year, event)
            event = next(events, None)
        activity, intelligence = year["activity"], self.original[4]
        if activity == "idle" or activity.startswith("knowledge/"):
            found.same(f"xp of year {number}", year["xp"], 0)
            found.same(f"events of year {number}", event, None)
            if activity == "idle":
                self._learn("yleistieto", intelligence // 2)
            else:
                self._learn(activity[len("knowledge/"):], intelligence)
            return
        found.true(f"cult of year {number}", activity in CULTS)
        if activity not in CULTS:
            return
        wanted = self._serve(number, year, activity, event if event is None else [event, *events])
        found.same(f"events of year {number}", [] if event is None else self._rest, wanted)

    def _is_magic(self, event):
        if event["what"] == "colour":
            colours = self.spell_side["colours"]
            colours[event["colour"]] = colours.get(event["colour"], 0) + 1
        elif event["what"] == "spell" and event["learned"]:
            self.spell_side["spells"].append(event["spell"])
        return event["what"] in ("colour", "spell")

    def _drop(self, number, year, event):
        span, _, adult = self.race[:3]
        share = year["age"] * 100 // span
        chance = (2 if share < 70 else 5 if share < 90 else 15 if share < 110 else
                  30 if share < 130 else 50)
        self.found.true(f"fitness of a child in year {number}", year["age"] >= adult)
        self.found.same(f"chance of year {number}", event["chance"], chance)
        self.found.true(f"fitness of year {number}",
                        1 <= event["roll"] <= chance and 1 <= event["drop"] <= 3)
        self.lost += event["drop"]

    def _serve(self, number, year, cult, events):
        """The events of a year in a cult as they must be; `events` are those found."""
        self._rest = events or []
        found, data, wanted = self.found, self.data, []
        if not data["gm"]:
            found.same(f"refusal of {cult}",
                       why_refused(data["race"], data["region"], self.original, cult), "")
        rows = []
        for class_, share in CULTS[cult]:
            row = self.rows.setdefault((class_, cult), dict(zip(ROW_KEYS, (
                class_, cult, 0, 0, 0, 0, 0, 0, self.standing), strict=True)))
            rows.append((class_, share, row))
        self._train(number, cult, rows, wanted)
        xp, sides = year["xp"], self.race[9]
        found.true(f"xp of year {number}", type(xp) is int and 1 <= xp <= sides)
        others = 0
        for _, share, row in rows[1:]:
            row["xp"] += xp * share // 100
            others += xp * share // 100
        rows[0][2]["xp"] += xp - others
        if cult in SPIRITS and self.standing > 0:
            given = [event for event in self._rest if event["what"] == "spirit_xp"]
            found.same(f"gifts of a spirit in year {number}", len(given), 1)
            roll = given[0]["roll"] if given else 1
            found.true(f"roll of a spirit in year {number}", 1 <= roll <= 40)
            rows[0][2]["spirit_xp"] += roll * self.standing
            wanted.append(dict(zip(EVENT_KEYS["spirit_xp"], (
                "spirit_xp", "pappi", cult, roll, roll * self.standing), strict=True)))
        for class_, _, row in rows:
            points = row["xp"] + (row["spirit_xp"] if row["standing"] >= 0 else 0)
            due = 0
            while points > self._threshold(class_, due):
                due += 1
            while row["extra_level"] < due:
                row["extra_level"] += 1
                wanted.append(dict(zip(EVENT_KEYS["extra_level"], (
                    "extra_level", class_, cult, row["extra_level"]), strict=True)))
                self._rise(number, class_, cult, row)
        self.wealth += 100 if cult in PAID else 0
        return wanted

    def _threshold(self, class_, place):
        """Points that must be passed for the extra level after `place` ones."""
        thresholds = CLASSES[class_][4]
        points = thresholds[min(place, 9)] + 200000 * max(0, place - 9)
        return points // 1000 * self.thousand

    def _train(self, number, cult, rows, wanted):
        intelligence = self.original[4]
        due = []
        for class_, share, row in rows:
            before = row["training_hundredths"]
            row["training_hundredths"] += (share * intelligence // 100 if CLASSES[class_][5]
                                           else share)
            self._learn(CLASSES[class_][6], intelligence * share // 100)
            if before < 100 <= row["training_hundredths"]:
                due.append((class_, row))
        for class_, row in due:
            level = start_of(self.data["race"], class_, self.original)[1]
            if level:
                wanted.append(dict(zip(EVENT_KEYS["start_level"], (
                    "start_level", class_, cult, level), strict=True)))
            for _ in range(level):
                row["start_level"] += 1
                self._rise(number, class_, cult, row)

    def _rise(self, number, class_, cult, row):
        """The next rise of the JSON must be this level of this row."""
        found = self.found
        level = row["level"] = row["start_level"] + row["extra_level"]
        rise = next(self.rises, None)
        if rise is None:
            found.append(f"no rise to {class_} {level} in year {number}")
            return
        found.same("keys of a rise", list(rise), RISE_KEYS)
        _, base, own_rolls = CLASSES[class_][:3]
        before = self.mass
        self.mass = max(before, base * level + 50 * own_rolls * min(level, 10))
        gain = self.mass - before
        count = min(gain // 50, own_rolls if level <= 10 else 0)
        constitution = self.original[1]
        chance = (constitution - 1) // 2 if class_ == "tavallinen" else constitution // 2
        chance = min(100, max(0, chance))
        rest = gain - 50 * count
        wanted = (number, class_, cult, level, before, self.mass, chance, count, rest)
        found.same("rise", (rise["year"], rise["class"], rise["cult"], rise["to_level"],
                            rise["mass_before"], rise["mass_after"], rise["con_chance"],
                            len(rise["con_rolls"]), rise["rest_chance"]), wanted)
        found.true("con rolls", all(1 <= roll <= 100 for roll in rise["con_rolls"]))
        found.true("rest roll", 1 <= rise["rest_roll"] <= 100 if rest else rise["rest_roll"] == 0)
        won = sum(roll <= chance for roll in rise["con_rolls"]) + (0 < rise["rest_roll"] <= rest)
        found.same("gained", rise["gained"], won)


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


def _check_values(found, data, life):
    """Everything that follows from the usable abilities, the levels and the log of rises."""
    percent = data["fitness_percent"]
    touched = 7 if data["is_child"] else 4
    usable = [value * percent // 100 if place < touched else value
              for place, value in enumerate(life.original)]
    found.same("abilities", list(data["abilities"].items()),
               list(zip(ABILITIES, usable, strict=True)))
    strength, constitution, dexterity, agility, intelligence, wisdom, _ = usable
    rows = [(row["class"], row["level"], min(30, row["level"])) for row in data["classes"]]
    won = sum(rise["gained"] for rise in data["hit_points"]["rises"])
    start = _start_points(constitution)
    points = data["hit_points"]
    found.same("keys of hit points", list(points), ["start", "rises", "from_levels", "max"])
    found.same("hit points", (points["start"], points["from_levels"], points["max"]),
               (start, won, start + (won * percent + 50) // 100))
    raw = max([level * CLASSES[class_][0] for class_, level, _ in rows], default=0)
    bonus = (raw * percent + 50) // 100
    damage, penalty = _bonus(strength), min(0, _bonus(dexterity))
    damage = min(damage, penalty) if damage < 0 else damage + penalty
    damage += max([sum(level >= step for step in DAMAGE_LEVELS[class_])
                   for class_, _, level in rows], default=0)
    thief = max([level for class_, level, _ in rows if class_ == "varas"], default=0)
    mana = max([MANA[level] if level <= 10 else 32 + 5 * (level - 10)
                for class_, _, level in rows if class_ == "taikuri"], default=0)
    power = max([level for class_, _, level in rows if class_ == "pappi"], default=0)
    for key, wanted in (
            ("level_bonus", bonus), ("damage_bonus", damage),
            ("backstab", max(1, 2 * min(10, thief)) + max(0, _bonus(dexterity))),
            ("larp_armour_class", _bonus(agility)), ("attack", (bonus + dexterity) // 10),
            ("dodge_defence", (bonus + agility) // 10),
            ("parry_defence", (2 * bonus + 2 * agility + dexterity) // 20),
            ("surprised_defence", bonus // 10), ("two_hand_percent", life.race[8] + raw),
            ("mana", mana * intelligence // 100), ("power", power * wisdom // 100),
            ("superpower", -(-(wisdom - 200) // 10) if wisdom > 200 else 0),
            ("stamina", (constitution + bonus) * life.race[7] // 1000),
            ("max_morale", wisdom + 2 * bonus)):
        found.same(key, data[key], wanted)
    found.same("saves", list(data["saves"].items()), [
        (name, wisdom // 4 + max([CLASSES[class_][3][place] * level
                                  for class_, _, level in rows], default=0))
        for place, name in enumerate(SAVES)])
    own = max([_class_absorption(class_, level) for class_, _, level in rows], default=0)
    tier = _tier(constitution)
    found.same("absorption", list(data["absorption"].items()), [
        (kind, own + (tier if place < 4 else max(0, tier - 1)))
        for place, kind in enumerate(KINDS)])
    found.true("money", data["money"] - life.wealth in range(10, 61, 10))
    found.same("number of mishaps", len(data["mishaps"]), int(life.original[5] <= 60))
    found.same("items", data["items"], [])
    _check_signs(found, data)


def _check_signs(found, data, name=""):
    """Nothing is negative but what may be."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in ("damage_bonus", "larp_armour_class", "standing"):
                _check_signs(found, value, key)
    elif isinstance(data, list):
        for value in data:
            _check_signs(found, value, name)
    elif isinstance(data, int):
        found.true(f"{name} is negative", data >= 0)
