"""A character's life once more, beside what the JSON says of it: years, levels, losses, magic."""
from checker_record import ROW_NUMBERS
from checker_rules import (
    chance_of,
    comparison_number,
    con_chance,
    curve,
    drop_chance,
    levels_due,
    standing_of,
    start_of,
    why_refused,
)
from checker_tables import (
    ABILITIES,
    CASTERS,
    CHARISMA,
    CLASSES,
    CONSTITUTION,
    CULT_COLOURS,
    CULT_SPELLS,
    CULTS,
    FREE_SPLITS,
    INTELLIGENCE,
    LEVEL_GIFTS,
    PAID,
    RACES,
    REFUSABLE,
    SPELLS,
    SPIRITS,
    WISDOM,
)

YEAR_KEYS = "year age activity xp events".split()
RISE_KEYS = ("year class cult to_level mass_before mass_after con_chance con_rolls rest_chance "
             "rest_roll gained").split()
EVENT_KEYS = {
    "fitness": "what chance roll drop", "start_level": "what class cult level",
    "spirit_xp": "what class cult roll xp", "colour": "what colour",
    "spell": "what spell chance roll learned", "extra_level": "what class cult extra_level",
    "split": "what class cult share", "growth": "what ability roll gained",
    "xp": "what class cult xp", "spirit_gift": "what class cult xp", "unplaced": "what xp",
    "lost_start_level": "what class cult level", "lost_level": "what class cult extra_level",
    "lost_colour": "what colour", "lost_spell": "what spell", "bought": "what item price",
    "sold": "what item price"}


class Life:
    """The record as it must be; `complain` tells where the JSON says something else."""

    def __init__(self, found, data, record, thousand):
        """Begins before the first year of a made record (`checker_record`)."""
        self.found = found
        self.thousand = thousand
        self.race_key, self.race = data["race"], RACES[data["race"]]
        self.all_years, self.all_rises = data["career"], data["hit_points"]["rises"]
        self.years = self.rises = 0
        self.abilities = [record["ability/" + name] for name in ABILITIES]
        self.fields = {key: record[key] for key in ("gm", "name", "player", "region", "state",
                                                    "tasks", "notes", "story", "mishaps")}
        self.fields["service"] = ""
        self.fields["money"] = 0
        self.age = min(record["age"], self.race[1])
        self.fitness = curve(self.age, self.race[2])
        self.rows, self.knowledge, self.colours = {}, {}, {}
        self.spells, self.items, self.in_use = [], [], []
        self.won = {}  # of each row: what each rise that it still has gave
        self.drawn = {}  # of each row: what came with each of its extra levels
        self.events, self.where = [], ""

    def record(self):
        """The record by the rules, as `checker_record.record_of` gives the JSON's."""
        record = {**self.fields, "age": self.age, "fitness_percent": self.fitness,
                  "is_child": self.age < self.race[2], "spells": self.spells[:],
                  "items": self.items[:], "in_use": self.in_use[:], "career": self.years,
                  "rises": self.rises}
        for name, value in zip(ABILITIES, self.abilities, strict=True):
            record["ability/" + name] = value
        record.update(("knowledge/" + name, won) for name, won in self.knowledge.items() if won)
        record.update(("colour/" + key, level) for key, level in self.colours.items() if level)
        for place, ((class_, cult), row) in enumerate(self.rows.items()):
            record[f"class/{class_}/{cult}"] = [place, *row.values()]
        return record

    def begin(self, where, events):
        """Takes the events of a year or an entry, each of which must be asked for."""
        self.where, self.events = where, list(events)
        for event in events:
            self.found.same(f"keys of an event of {where}", list(event),
                            EVENT_KEYS[event["what"]].split())

    def end(self):
        """Complains of events that nothing explains."""
        self.found.same(f"events of {self.where} left over", self.events, [])

    def next_is(self, *whats):
        """Whether the next event is one of these."""
        return bool(self.events) and self.events[0]["what"] in whats

    def same(self, what, value, wanted):
        """Complains unless two values of this year or entry are equal."""
        self.found.same(f"{what} of {self.where}", value, wanted)

    def true(self, what, holds):
        """Complains unless something of this year or entry holds."""
        self.found.true(f"{what} of {self.where}", holds)

    def demand(self, *values):
        """The next event must be exactly this."""
        wanted = dict(zip(EVENT_KEYS[values[0]].split(), values, strict=True))
        self.same("event", self.events.pop(0) if self.events else None, wanted)

    def take(self, what):
        """The next event, which must be of this kind; else a complaint and None."""
        if self.next_is(what):
            return self.events.pop(0)
        self.found.append(f"no {what} in {self.where}: {self.events[:1]}")
        return None

    def year(self, free, growing):
        """The next year (decision 4); free: no cult refuses; growing: abilities may grow."""
        year = self.all_years[self.years]
        self.years += 1
        self.begin(f"year {self.years}", year["events"])
        self.found.same(f"keys of {self.where}", list(year), YEAR_KEYS)
        self.found.same(self.where, (year["year"], year["age"]), (self.years, self.age))
        span, _, adult = self.race[:3]
        if self.age < adult:
            grown = curve(self.age + 1, adult) - curve(self.age, adult)
            self.fitness = max(1, min(100, self.fitness + grown))
        elif self.next_is("fitness"):
            event = self.take("fitness")
            self.same("chance", event["chance"], drop_chance(self.age, span))
            self.true("fitness", 1 <= event["roll"] <= event["chance"] and 1 <= event["drop"] <= 3)
            self.fitness = max(1, self.fitness - event["drop"])
        activity, intelligence = year["activity"], self.abilities[INTELLIGENCE]
        self.fields["service"] = ""
        if activity == "idle":
            self._learn("yleistieto", intelligence // 2)
        elif activity.startswith("knowledge/"):
            self._learn(activity[len("knowledge/"):], intelligence)
        else:
            self.true(f"cult {activity}", activity in CULTS)
            self.fields["service"] = activity
            if not free:
                self.same(f"refusal of {activity}", why_refused(
                    self.race_key, self.fields["region"], self.abilities, activity), "")
            self._serve(activity, year["xp"], free)
        if not self.fields["service"]:
            self.same("xp", year["xp"], 0)
        self.age += 1
        if growing and self.age % (span * 50 // 100) == 0:
            for place in (WISDOM, CHARISMA):
                self.demand("growth", ABILITIES[place], 0, 1)
                self.abilities[place] += 1
        self.end()

    def row_of(self, class_, cult):
        """The row of a class in a cult, begun when it is not there."""
        return self.rows.setdefault((class_, cult), dict(zip(ROW_NUMBERS, (
            0, 0, 0, 0, 0, standing_of(self.abilities)), strict=True)))

    def _learn(self, name, hundredths):
        for known in self.knowledge:
            if known.lower() == name.lower():
                name = known
        if hundredths:
            self.knowledge[name] = self.knowledge.get(name, 0) + hundredths

    def _shares(self, cult, free):
        """Shares of a cult's classes in this year; a split is told before all else (CLS-22)."""
        shares = dict(CULTS[cult])
        if not self.next_is("split"):
            return shares
        chosen = {}
        for class_ in shares:
            event = self.take("split")
            self.same("split", (event["class"], event["cult"]), (class_, cult))
            chosen[class_] = event["share"]
            refused = event["share"] == 0 and (
                class_ == "tavallinen" or (cult, class_) in REFUSABLE
                or start_of(self.race_key, class_, self.abilities)[1] == 0)
            self.true(f"share {event['share']}", 0 <= event["share"] <= 100)
            self.true(f"split of {cult}", free or cult in FREE_SPLITS or refused
                      or event["share"] >= shares[class_])
        self.same("shares", sum(chosen.values()), 100)
        self.true("split like the table", chosen != shares)
        return chosen

    def _serve(self, cult, xp, free):
        shares = self._shares(cult, free)
        rows = {class_: self.row_of(class_, cult) for class_ in shares}
        self._train(cult, shares, rows)
        self.true(f"xp {xp}", type(xp) is int and 1 <= xp <= self.race[9])
        left = xp
        for class_, share in list(shares.items())[1:]:
            rows[class_]["xp"] += xp * share // 100
            left -= xp * share // 100
        first = next(iter(shares))
        rows[first]["xp"] += left
        if cult in SPIRITS and rows["pappi"]["standing"] > 0 and shares["pappi"]:
            self._spirit(cult, rows["pappi"], shares["pappi"])
        self._magic_of_year(cult)
        for class_ in shares:
            points = self.points(class_, cult)
            while rows[class_]["extra_level"] < levels_due(class_, points, self.thousand):
                self.extra_level(class_, cult)
        self.fields["money"] += 100 if cult in PAID else 0

    def points(self, class_, cult):
        """What counts for the extra levels of a row (decision 21)."""
        row = self.rows[class_, cult]
        return row["xp"] + (row["spirit_xp"] if row["standing"] >= 0 else 0)

    def _train(self, cult, shares, rows):
        intelligence = self.abilities[INTELLIGENCE]
        due = []
        for class_, share in shares.items():
            before = rows[class_]["training_hundredths"]
            rows[class_]["training_hundredths"] += (
                share * intelligence // 100 if CLASSES[class_][5] else share)
            self._learn(CLASSES[class_][6], intelligence * share // 100)
            if before < 100 <= rows[class_]["training_hundredths"]:
                due.append(class_)
        for class_ in due:
            level = start_of(self.race_key, class_, self.abilities)[1]
            if level > self.row_of(class_, cult)["start_level"]:
                self.start_level(class_, cult, level)

    def start_level(self, class_, cult, level):
        """The start level of a row arrives, as far as it is not there already."""
        self.demand("start_level", class_, cult, level)
        while self.row_of(class_, cult)["start_level"] < level:
            self.rise(class_, cult, "start_level")

    def _spirit(self, cult, row, share):
        event = self.take("spirit_xp")
        if event is None:
            return
        roll = event["roll"]
        self.true("roll of the spirit", 1 <= roll <= 40)
        gift = roll * row["standing"] * share // 100
        self.same("gift of the spirit", list(event.values())[1:], ["pappi", cult, roll, gift])
        row["spirit_xp"] += gift

    def _magic_of_year(self, cult):
        """Colours and the spell of a year (CLS-27, decisions 45, 47)."""
        best = None
        for class_, share in CULTS[cult]:
            if class_ in CASTERS and (best is None or share > best[1]):
                best = class_, share
        if best is None:
            return
        ability = self.abilities[CASTERS[best[0]]]
        self._colours(cult, (ability >= 100) + (ability >= 200), (ability > 0) + (ability > 100))
        self._attempt(cult, ability)

    def _colours(self, cult, least, most):
        """Draws between so many colours, as long as one is not full; gives the drawn."""
        drawn = []
        while True:
            still = [colour for colour, most_ in CULT_COLOURS.get(cult, {}).items()
                     if self.colours.get(colour, 0) < most_]
            if not still or len(drawn) == most or not (
                    self.next_is("colour") or len(drawn) < least):
                return drawn
            event = self.take("colour")
            if event is None:
                return drawn
            self.true(f"colour {event['colour']}", event["colour"] in still)
            self.colours[event["colour"]] = self.colours.get(event["colour"], 0) + 1
            drawn.append(("colour", event["colour"]))

    def _attempt(self, cult, ability):
        """An attempt at a spell; gives the learned (MAG-18, decisions 47, 57)."""
        fit = [spell for spell in CULT_SPELLS.get(cult, ()) if spell not in self.spells and all(
            self.colours.get(colour, 0) >= level for colour, level in SPELLS[spell][2].items())]
        event = self.take("spell") if fit else None
        if event is None:
            return []
        spell, chance, roll, learned = list(event.values())[1:]
        self.true(f"spell {spell}", spell in fit)
        self.same(f"chance of {spell}", chance, chance_of(spell, ability))
        self.check_roll(spell, chance, roll, learned)
        if learned:
            self.spells.append(spell)
        return [("spell", spell)] * learned

    def check_roll(self, spell, chance, roll, learned):
        """The die of an attempt, and what comes of it (decision 57)."""
        if chance in (0, 100):
            self.same(f"roll of {spell}", roll, 0)
        else:
            self.true(f"roll of {spell}", 1 <= roll <= 100)
        self.same(f"learned {spell}", learned, roll <= chance and chance > 0)

    def extra_level(self, class_, cult):
        """The next extra level of a row, with its hit points, colours and spells."""
        row = self.row_of(class_, cult)
        self.demand("extra_level", class_, cult, row["extra_level"] + 1)
        self.rise(class_, cult, "extra_level")
        drawn = []
        colours, attempts = LEVEL_GIFTS[cult, class_]
        drawn += self._colours(cult, colours, colours)
        for _ in range(attempts):
            drawn += self._attempt(cult, self.abilities[CASTERS[class_]])
        self.drawn.setdefault((class_, cult), []).append(drawn)

    def _mass(self):
        return max([comparison_number(class_, row["start_level"] + row["extra_level"])
                    for (class_, _), row in self.rows.items()], default=0)

    def _next_rise(self, class_, cult, before, won):
        """The next rise of the JSON, whose plain numbers must fit the rows as they are now."""
        rise = self.all_rises[self.rises] if self.rises < len(self.all_rises) else None
        row = self.rows[class_, cult]
        level = row["start_level"] + row["extra_level"]
        if rise is None:
            self.found.append(f"no rise to {class_} {level} in {self.where}")
            return None, level
        self.rises += 1
        self.same("keys of a rise", list(rise), RISE_KEYS)
        wanted = (self.years, class_, cult, level, before, self._mass(),
                  con_chance(class_, self.abilities[CONSTITUTION]))
        self.same("rise", tuple(rise.values())[:7], wanted)
        return rise, level

    def rise(self, class_, cult, kind):
        """One level more: the next rise of the JSON must be this one (HP-6)."""
        before = self._mass()
        self.rows[class_, cult][kind] += 1
        rise, level = self._next_rise(class_, cult, before, True)
        if rise is None:
            return
        gain = self._mass() - before
        count = min(gain // 50, CLASSES[class_][2] if level <= 10 else 0)
        rest = gain - 50 * count
        self.same("rest of a rise", (len(rise["con_rolls"]), rise["rest_chance"]), (count, rest))
        self.true("con rolls", all(1 <= roll <= 100 for roll in rise["con_rolls"]))
        self.true("rest roll", 1 <= rise["rest_roll"] <= 100 if rest else rise["rest_roll"] == 0)
        won = sum(roll <= rise["con_chance"] for roll in rise["con_rolls"])
        won += 0 < rise["rest_roll"] <= rest
        self.same("gained", rise["gained"], won)
        self.won.setdefault((class_, cult), []).append(won)

    def lose(self, event):
        """A level less: its hit points, colours and spells go (HP-9)."""
        kind = "extra_level" if event["what"] == "lost_level" else "start_level"
        key = event["class"], event["cult"]
        row = self.rows[key]
        before = self._mass()
        row[kind] -= 1
        self.same(f"{kind} after the loss", list(event.values())[-1], row[kind])
        self.true(f"{kind} after the loss", row[kind] >= 0)
        rise, _ = self._next_rise(*key, before, False)
        if rise is not None:
            self.same("a lost level", tuple(rise.values())[7:], ([], 0, 0, -self.won[key].pop()))
        if kind == "extra_level":
            for what, name in reversed(self.drawn[key].pop()):
                if what == "spell" and name in self.spells:
                    self._lose_drawn("lost_spell", name)
                    self.spells.remove(name)
                elif what == "colour" and self.colours.get(name):
                    self._lose_drawn("lost_colour", name)
                    self.colours[name] -= 1

    def _lose_drawn(self, what, name):
        """One of the events behind a lost level, in any order, must be this."""
        event = {"what": what, EVENT_KEYS[what].split()[1]: name}
        self.true(f"{what} {name}: not told", event in self.events)
        if event in self.events:
            self.events.remove(event)
