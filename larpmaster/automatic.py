"""A character without questions (`new`): what is not given is chosen by the dice (decisions 24-33).

Whatever is wrong whatever the dice say is refused before the first die falls.
"""
from larpmaster import choices
from larpmaster.admission import entry_mistake
from larpmaster.character import AGE_LIMIT, NAME_LIMIT, is_cult
from larpmaster.creation import REROLL_LIMIT, Creation, age_bounds
from larpmaster.errors import WrongUse
from larpmaster.rules.abilities import ABILITIES, ROLL_COUNT
from larpmaster.rules.dice import SEED_LIMIT
from larpmaster.text import checked, whole_number


class Wishes:
    """What was given to `new`, read and checked as far as no die is needed.

    given: a dict from option name to text; options that are missing are left to the dice.
    gm, simple: switches.
    """

    def __init__(self, tables, given, gm=False, simple=False):
        self.tables = tables
        self.gm = gm
        self.simple = simple
        self.seed = None
        self.race = self.sex = None
        self.age = None
        self.years = None
        self.discard = 0
        self.reroll = 0
        if "seed" in given:
            self.seed = whole_number(given["seed"], "seed", 0, SEED_LIMIT - 1)
        if "race" in given:
            self.race = choices.race(given["race"], tables)
        if "sex" in given:
            sexes = (choices.all_sexes(tables) if self.race is None
                     else choices.sexes_of(tables, self.race))
            self.sex = choices.sex(given["sex"], sexes)
        if "age" in given:
            lowest, highest = (0, AGE_LIMIT) if self.race is None else age_bounds(
                tables, self.race, gm)
            self.age = whole_number(given["age"], "age", lowest, highest)
        if "reroll" in given:
            self.reroll = whole_number(given["reroll"], "reroll", 0, REROLL_LIMIT)
        if "discard" in given:
            self.discard = whole_number(given["discard"], "discard", 1, ROLL_COUNT)
        self.assigned = choices.assignment(given.get("assign", ""))
        if self.discard and self.discard in self.assigned:
            raise WrongUse("discarded_roll", field="assign", found=self.discard)
        self.name = checked(given.get("name", ""), "name", NAME_LIMIT)
        self.player = checked(given.get("player", ""), "player", NAME_LIMIT)
        self.region = choices.region(given.get("region", ""), tables)
        if "career" in given:
            self.years = choices.career(given["career"], tables)
        self.races = self._fitting_races()

    def _mistake(self, race_key):
        """Why a race does not go with what was given; None when it does."""
        tables = self.tables
        if not self.gm:
            for activity in choices.distinct(self.years or ()):
                if is_cult(activity):
                    mistake = entry_mistake(tables, activity, race_key, self.region)
                    if mistake is not None:
                        return mistake
        if self.sex is not None and self.sex not in choices.sexes_of(tables, race_key):
            return WrongUse("unknown_name", field="sex", found=self.sex,
                            allowed=tuple(choices.sexes_of(tables, race_key)))
        lowest, highest = age_bounds(tables, race_key, self.gm)
        least = tables.race(race_key).least_age
        if self.age is None:
            if self.years is not None and least + len(self.years) > highest:
                return WrongUse("too_many_years", field="career", found=len(self.years),
                                highest=highest - least)
            return None
        if not lowest <= self.age <= highest:
            return WrongUse("number", field="age", found=self.age, lowest=lowest,
                            highest=highest)
        count = max(0, self.age - least)
        if self.years is not None and len(self.years) > count:
            return WrongUse("too_many_years", field="career", found=len(self.years),
                            highest=count)
        return None

    def _fitting_races(self):
        keys = choices.race_keys(self.tables) if self.race is None else [self.race]
        mistakes = [(key, self._mistake(key)) for key in keys]
        fitting = [key for key, mistake in mistakes if mistake is None]
        if fitting:
            return fitting
        first = mistakes[0][1]
        if len(keys) == 1 or first.code == "cult_region":
            raise first
        if all([mistake.code == first.code for _, mistake in mistakes]) and (
                first.code in ("number", "too_many_years")):
            for bound, choose in (("lowest", min), ("highest", max)):
                if bound in first.fields:
                    first.fields[bound] = choose([
                        mistake.fields[bound] for _, mistake in mistakes])
            raise first
        raise WrongUse("no_race_fits", field="race", found=", ".join(keys))


def make(wishes, dice, world):
    """Makes the character that the wishes and the dice give, as a finished Creation."""
    tables = wishes.tables
    creation = Creation(tables, dice, world, wishes.gm, wishes.simple)
    creation.region = wishes.region
    race = wishes.race
    if race is None:
        race = wishes.races[dice.n(len(wishes.races)) - 1]
    sex = wishes.sex
    if sex is None:
        sexes = choices.sexes_of(tables, race)
        sex = sexes[dice.n(len(sexes)) - 1]
    age = wishes.age
    if age is None:
        row = tables.race(race)
        if wishes.years is None:
            age = min(row.adult_age + dice.n(tables.setting("age_die")) - 1,
                      age_bounds(tables, race, wishes.gm)[1])
        else:
            age = row.least_age + len(wishes.years)
    creation.set_race(race, sex)
    while creation.rerolls < wishes.reroll and creation.may_reroll():
        creation.reroll()
    creation.keep_rolls()
    creation.set_discard(wishes.discard or _natural_discard(creation, wishes.assigned))
    creation.set_assignment(_filled(creation, wishes.assigned))
    creation.set_age(age)
    creation.set_career(creation.draw_career() if wishes.years is None else wishes.years)
    creation.set_details(wishes.name, wishes.player, wishes.region)
    return creation


def _natural_discard(creation, assigned):
    """The worst roll that is not assigned and may go (decision 29)."""
    free = [(creation.rolls[number - 1], number) for number in range(1, ROLL_COUNT + 1)
            if number not in assigned]
    free.sort()
    allowed = creation.discardable()
    for _, number in free:
        if number in allowed:
            return number
    return free[0][1]


def _filled(creation, assigned):
    """The assignment with its gaps filled in rolled order (decision 30)."""
    free = [number for number in creation.kept_rolls() if number not in assigned]
    filled = []
    for place in range(len(ABILITIES)):
        filled.append(assigned[place] or free.pop(0))
    return filled
