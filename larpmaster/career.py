"""Years of a career: fitness, training, experience, levels with their dice (decisions 4-8)."""
from larpmaster import levels
from larpmaster.character import GENERAL_KNOWLEDGE, IDLE, KNOWLEDGE, ClassRow, Year
from larpmaster.rules import classes, experience, fitness
from larpmaster.rules.abilities import CHARISMA, INTELLIGENCE, WISDOM
from larpmaster.schooling import Schooling
from larpmaster.text import fold

NO_SPIRIT = "-"
TRADE = "trade"


class _Lesson:
    """What a year in a cult does to one class row, computed once."""

    def __init__(self, row, class_, part, share, start_level, training, learnt, thresholds,
                 further, chance):
        self.row = row
        self.class_ = class_
        self.part = part
        self.share = share
        self.start_level = start_level
        self.training = training
        self.learnt = learnt
        self.thresholds = thresholds
        self.further = further
        self.con_chance = chance


class Life:
    """Lives a character through its years, one call of `year` each.

    character: with race and abilities settled; it is changed in place.
    age: at the beginning of its next year; None makes a new life, from the least age on.
    """

    def __init__(self, character, tables, dice, age=None):
        self._character = character
        self._tables = tables
        self._dice = dice
        self._race = race = tables.race(character.race)
        self._growth = tables.fitness_growth[0][:5]
        self._decline = [row[:3] for row in tables.fitness_decline]
        self._standing = standing_of(character.abilities_original, tables)
        self._spirit_die = tables.setting("spirit_xp_die")
        self._lessons = {}
        self._learnt = {}
        self._mass = levels.mass_of(character.classes, tables)
        self._schooling = Schooling(character, tables, dice)
        if age is None:
            age = race.least_age
            character.fitness_percent = fitness.grown(race.adult_age, race.adult_age,
                                                      self._growth)
        self._age = age

    def year(self, activity, shares=None):
        """One year: a cult by its name, IDLE, or KNOWLEDGE and a branch (CLS-2).

        shares: percent of each class of the cult in its order, where they are not the table's.
        """
        character = self._character
        number = len(character.career) + 1
        age = self._age
        self._age = age + 1
        events = []
        if age >= self._race.adult_age:
            self._decline_in_year(age, events)
        xp = 0
        intelligence = character.abilities_original[INTELLIGENCE]
        if activity == IDLE:
            self._learn(GENERAL_KNOWLEDGE, intelligence // self._tables.setting("idle_divisor"))
        elif activity.startswith(KNOWLEDGE):
            self._learn(activity[len(KNOWLEDGE):], intelligence)
        else:
            xp = self._serve(activity, shares, number, events)
        character.career.append(Year(number, age, activity, xp, events))

    def settle_fitness(self):
        """Sets fitness and childhood for the age of a new character (FIT-1, FIT-2)."""
        character = self._character
        character.is_child = character.age < self._race.adult_age
        if character.is_child:
            character.fitness_percent = self._grown(character.age)

    def grow_fitness(self):
        """What a child's fitness grows by in a year lived, set by hand or not (FIT-6)."""
        character = self._character
        age = character.age
        if age <= self._race.adult_age:
            change = self._grown(age) - self._grown(age - 1)
            character.fitness_percent = fitness.held(character.fitness_percent + change)
        character.is_child = age < self._race.adult_age

    def _grown(self, age):
        return fitness.grown(age, self._race.adult_age, self._growth)

    def _decline_in_year(self, age, events):
        chance, sides = fitness.decline_chance(age, self._race.life_span, self._decline)
        roll, drop = fitness.check_decline(self._dice, chance, sides)
        if drop:
            character = self._character
            character.fitness_percent = fitness.held(character.fitness_percent - drop)
            events.append((("what", "fitness"), ("chance", chance), ("roll", roll),
                           ("drop", drop)))

    def _learn(self, name, hundredths):
        if hundredths:
            entry = self._learnt.get(name)
            if entry is None:
                entry = self._learnt[name] = self._entry_of(name)
            entry[1] += hundredths

    def _entry_of(self, name):
        """The entry of a knowledge, whatever its case; a new one where there is none."""
        folded = fold(name)
        for entry in self._character.knowledge:
            if fold(entry[0]) == folded:
                return entry
        self._character.knowledge.append([name, 0])
        return self._character.knowledge[-1]

    def _serve(self, name, shares, number, events):
        """A year in a cult; gives the experience of the race's die."""
        cult = self._tables.cult(name)
        lessons = self._lessons.get((name, shares))
        if lessons is None:
            lessons = self._lessons[(name, shares)] = self._enter(cult, shares)
        arrived = []
        if shares is not None and True in [
                lesson.share != lesson.part.share for lesson in lessons]:
            for lesson in lessons:
                events.append((("what", "split"), ("class", lesson.class_.key), ("cult", name),
                               ("share", lesson.share)))
        for lesson in lessons:
            row = lesson.row
            before = row.training_hundredths
            row.training_hundredths = before + lesson.training
            self._learn(lesson.class_.knowledge, lesson.learnt)
            if before < classes.TRAINED <= row.training_hundredths and (
                    row.start_level < lesson.start_level):
                arrived.append(lesson)
        for lesson in arrived:
            row = lesson.row
            events.append((("what", "start_level"), ("class", row.class_), ("cult", name),
                           ("level", lesson.start_level)))
            while row.start_level < lesson.start_level:
                row.start_level += 1
                self._rise(lesson, number)
        xp = self._dice.n(self._race.yearly_xp)
        parts = experience.split(xp, [lesson.share for lesson in lessons])
        for lesson, part in zip(lessons, parts):
            lesson.row.xp += part
        if cult.spirit != NO_SPIRIT:
            self._receive_from_spirit(lessons, events)
        self._schooling.year(name, events)
        for lesson in lessons:
            row = lesson.row
            points = experience.counted(row.xp, row.spirit_xp, row.standing)
            if points > lesson.thresholds[0]:
                reached = experience.extra_levels(points, lesson.thresholds, lesson.further)
                while row.extra_level < reached:
                    row.extra_level += 1
                    events.append((("what", "extra_level"), ("class", row.class_),
                                   ("cult", name), ("extra_level", row.extra_level)))
                    self._rise(lesson, number)
                    self._schooling.level(lesson.part, events)
        self._character.money += cult.wealth_a_year
        return xp

    def _receive_from_spirit(self, lessons, events):
        for lesson in lessons:
            row = lesson.row
            if row.class_ == classes.PRIEST and row.standing > 0:
                roll = self._dice.n(self._spirit_die)
                xp = experience.spirit_share(roll, row.standing, lesson.share)
                row.spirit_xp += xp
                events.append((("what", "spirit_xp"), ("class", row.class_), ("cult", row.cult),
                               ("roll", roll), ("xp", xp)))
                return

    def _enter(self, cult, shares):
        """The lessons of a cult, its class rows added to the character (level 0, decision 37)."""
        tables = self._tables
        character = self._character
        original = character.abilities_original
        intelligence = original[INTELLIGENCE]
        lessons = []
        parts = tables.classes_of(cult.key)
        for part, share in zip(parts, shares or [part.share for part in parts]):
            class_ = tables.class_(part.class_)
            row = row_for(character, class_.key, cult.key, self._standing)
            xp_table = tables.xp_table(class_.xp_table)
            lessons.append(_Lesson(
                row, class_, part, share,
                start_of(self._race, class_, original)[1],
                classes.training(share, intelligence, class_.trains_by_int),
                intelligence * share // 100, xp_table.thresholds, xp_table.further,
                levels.con_chance_of(character, class_.key)))
        return lessons

    def _rise(self, lesson, number):
        self._mass = levels.rise(self._character, self._dice, lesson.row, lesson.class_,
                                 lesson.con_chance, self._mass, number)


def row_of(character, class_key, cult_key):
    """The row of a class in a cult, None when the character has none."""
    for row in character.classes:
        if row.cult == cult_key and row.class_ == class_key:
            return row
    return None


def row_for(character, class_key, cult_key, standing):
    """The row of a class in a cult; a new one begins at level 0 with this standing (CLS-26)."""
    row = row_of(character, class_key, cult_key)
    if row is None:
        row = ClassRow(class_key, cult_key, standing)
        character.classes.append(row)
    return row


def standing_of(original, tables):
    """Standing of a new character in every class (CLS-18)."""
    return classes.standing(original[CHARISMA], original[WISDOM],
                            tables.setting("start_standing"),
                            [row[:3] for row in tables.standing],
                            tables.setting("least_standing"), tables.setting("most_standing"))


def start_of(race, class_, original):
    """(deciding value, start level) of a class for a race and original abilities (CLS-5..8)."""
    factor = 0 if class_.start_factor == "none" else getattr(race, class_.start_factor)
    return classes.start_value(class_.start_ability, factor, original)
