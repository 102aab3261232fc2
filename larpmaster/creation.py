"""Making a character, step by step (GEN-1): one plain state machine for the screens, the command
line and the tests.

A step is entered by its `set_...` call, which checks the choice and moves on; `back` takes one step
back and keeps what was entered. Dice are remembered by their place in the stream: going back and
forth makes the same dice fall again, so that a second try is never a free re-roll.
"""
from larpmaster import choices, journal
from larpmaster.admission import entry_mistake, refusable, tolerance_mistake, year_shares
from larpmaster.career import Life, start_of
from larpmaster.character import AGE_LIMIT, IDLE, NAME_LIMIT, Character, is_cult
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.rules import abilities, classes
from larpmaster.text import checked, named

REROLL_LIMIT = 1000
STEPS = ("race", "rolls", "discard", "assign", "age", "career", "details", "summary")


class Creation:
    """One character in the making; `step` is one of STEPS.

    dice: where the rolls fall from; gm: the game-master side, limits lifted (GEN-8);
    simple: GEN-10 instead of GEN-2; after_rolls, life_start: places of the dice behind the eight
    values and before the first life; drawn: (years, the place behind them) of a career that the
    dice gave.
    """

    def __init__(self, tables, dice, world, gm=False, simple=False):
        self.tables = tables
        self.gm = gm
        self.step = STEPS[0]
        self.race = ""
        self.sex = ""
        self.rolls = ()
        self.roll_dice = ()
        self.rerolls = 0
        self.discarded = 0
        self.assigned = ()
        self.age = 0
        self.years = []
        self.sharing = {}
        self.name = ""
        self.player = ""
        self.region = ""
        self.character = None
        self.world = world
        self.dice = dice
        self._simple = simple
        self._original = None
        self.after_rolls = None
        self.drawn = None
        self.life_start = None

    def back(self):
        """One step back; at the first step nothing happens. What was entered stays."""
        place = STEPS.index(self.step)
        if place:
            self.step = STEPS[place - 1]

    def _done(self, step):
        self.step = STEPS[STEPS.index(step) + 1]

    def set_race(self, race, sex):
        """Race and sex by their keys (GEN-1 step 1); the eight values fall the first time."""
        race = named(race, "race", choices.race_keys(self.tables))
        sex = named(sex, "sex", choices.sexes_of(self.tables, race))
        self.race, self.sex = race, sex
        self._original = None
        if not self.rolls:
            self._roll()
        self._done("race")

    def _roll(self):
        self.rolls, self.roll_dice = abilities.roll_values(self.dice, self._simple)
        self.after_rolls = self.dice.state()
        self.drawn = self.life_start = None

    def may_reroll(self):
        """Whether the rules give the right to roll all eight again (GEN-4, GEN-5)."""
        return self.rerolls < REROLL_LIMIT and (self.gm or abilities.may_reroll(self.rolls))

    def reroll(self):
        """Rolls all eight values again; CouldNot no_reroll without the right to it, or at another
        step."""
        if self.step != "rolls" or not self.may_reroll():
            raise CouldNot("no_reroll", field="reroll")
        self.dice.restore(self.after_rolls)
        self.rerolls += 1
        self.discarded = 0
        self.assigned = ()
        self._roll()

    def keep_rolls(self):
        """Goes on with the values as they are."""
        self._done("rolls")

    def discardable(self):
        """Numbers of the rolls that may be discarded (GEN-3, GEN-5)."""
        return [number for number in range(1, abilities.ROLL_COUNT + 1)
                if self.gm or abilities.may_discard(self.rolls, number)]

    def set_discard(self, number):
        """Discards roll 1..8; WrongUse number, CouldNot protected_roll (GEN-5)."""
        if not 1 <= number <= abilities.ROLL_COUNT:
            raise WrongUse("number", field="discard", found=number, lowest=1,
                           highest=abilities.ROLL_COUNT)
        allowed = self.discardable()
        if number not in allowed:
            raise CouldNot("protected_roll", field="discard", found=number,
                           allowed=", ".join([str(other) for other in allowed]))
        if number in self.assigned:
            self.assigned = ()
        self.discarded = number
        self._done("discard")

    def kept_rolls(self):
        """Numbers of the seven rolls that were not discarded, in rolled order."""
        return [number for number in range(1, abilities.ROLL_COUNT + 1)
                if number != self.discarded]

    def set_assignment(self, numbers):
        """Which roll is which ability (GEN-6): seven roll numbers in the order of the
        abilities. Raises WrongUse assign_all, discarded_roll or roll_twice."""
        numbers = tuple(numbers)
        for place in range(len(numbers)):
            if numbers[place] == self.discarded:
                raise WrongUse("discarded_roll", field="assign", found=numbers[place])
            if numbers[place] in numbers[:place]:
                raise WrongUse("roll_twice", field="assign", found=numbers[place])
        if sorted(numbers) != self.kept_rolls():
            raise WrongUse("assign_all", field="assign", found=len(numbers))
        self.assigned = numbers
        self._original = None
        self._done("assign")

    def original(self):
        """Original abilities: assigned values after race (GEN-7)."""
        if self._original is None:
            self._original = self.after_race(self.assigned)
        return self._original

    def after_race(self, numbers):
        """What the abilities would be with these rolls (GEN-7)."""
        factors = self.tables.race_sex(self.race, self.sex)[2:9]
        return abilities.after_race([self.rolls[number - 1] for number in numbers], factors)

    def age_bounds(self):
        """(lowest, highest) age that may be chosen (decision 27)."""
        return age_bounds(self.tables, self.race, self.gm)

    def set_age(self, age):
        """Age in whole years; WrongUse number."""
        lowest, highest = self.age_bounds()
        if not lowest <= age <= highest:
            raise WrongUse("number", field="age", found=age, lowest=lowest, highest=highest)
        self.age = age
        self._done("age")

    def set_region(self, region):
        """The home region, which may be empty: some cults are in some regions only."""
        self.region = choices.region(region, self.tables)

    def year_count(self):
        """Years to spend: age less the race's least age, not below 0."""
        return max(0, self.age - self.tables.race(self.race).least_age)

    def refusal(self, cult):
        """Why the player side may not serve a cult (decision 32), as a Mistake; None if it may."""
        if self.gm:
            return None
        return (entry_mistake(self.tables, cult, self.race, self.region)
                or tolerance_mistake(self.tables, cult, self.race, self.original()))

    def start_levels(self, cult):
        """Start levels that the classes of a cult would have, in its order (CLS-4..8)."""
        race = self.tables.race(self.race)
        return [start_of(race, self.tables.class_(part.class_), self.original())[1]
                for part in self.tables.classes_of(cult)]

    def _person(self):
        """A character of this race and these abilities, no year of it lived."""
        person = Character()
        person.race, person.sex = self.race, self.sex
        person.abilities_original = self.original()
        return person

    def refusable(self, cult):
        """Keys of the classes of a cult whose growth may be refused (CLS-22)."""
        return refusable(self.tables, self._person(), cult)

    def is_shareable(self, cult):
        """Whether the years in a cult may share their experience in another way (CLS-22)."""
        return (len(self.tables.classes_of(cult)) > 1
                and bool(self.tables.cult(cult).free_split or self.refusable(cult)))

    def set_sharing(self, cult, split="", names=()):
        """How the years in a cult share their experience (CLS-22), when not as the table says:
        split, such as "varas=30,taikuri=70", and the classes that do not grow. Nothing of either
        goes back to the table. Raises what `admission.year_shares` raises."""
        if year_shares(self.tables, self._person(), cult, split, names) is None:
            self.sharing.pop(cult, None)
        else:
            self.sharing[cult] = split, tuple(names)

    def set_career(self, years):
        """What each year was, in order; missing years are idle, and the years are lived.

        Raises WrongUse too_many_years, and the mistake that `refusal` gives.
        """
        count = self.year_count()
        if len(years) > count:
            raise WrongUse("too_many_years", field="career", found=len(years), highest=count)
        for activity in choices.distinct(years):
            if is_cult(activity):
                self.tables.cult(activity)
                mistake = self.refusal(activity)
                if mistake is not None:
                    raise mistake
        # Asked again: what may be refused hangs on race and abilities, which may have changed.
        shares = {}
        for activity in choices.distinct(years):
            if activity in self.sharing:
                split, names = self.sharing[activity]
                shares[activity] = year_shares(self.tables, self._person(), activity, split, names)
        self.years = list(years) + [IDLE] * (count - len(years))
        self._live(shares)
        self._done("career")

    def draw_career(self):
        """One cult for all years, drawn among those that fit (decision 25): list of activities."""
        if not self.year_count():
            return []
        self.dice.restore(self.after_rolls)
        original = self.original()
        fitting = []
        for cult in self.tables.cults:
            key = cult.key
            if entry_mistake(self.tables, key, self.race, self.region) is not None:
                continue
            if (self.start_levels(key)[0]
                    and tolerance_mistake(self.tables, key, self.race, original) is None):
                fitting.append(key)
        drawn = classes.ORDINARY
        if fitting:
            drawn = fitting[self.dice.n(len(fitting)) - 1]
        years = [drawn] * self.year_count()
        self.drawn = (years, self.dice.state())
        return years

    def _live(self, shares):
        if self.life_start is None:
            # The first life settles where its dice begin, so that no other can be had by trying.
            drawn = self.drawn and self.drawn[0] == self.years
            self.life_start = self.drawn[1] if drawn else self.after_rolls
        self.dice.restore(self.life_start)
        tables = self.tables
        character = Character()
        character.world = self.world
        character.seed = self.dice.seed
        character.gm = self.gm
        character.race, character.sex = self.race, self.sex
        character.age = self.age
        character.rolls, character.roll_dice = self.rolls, self.roll_dice
        character.rerolls, character.discarded = self.rerolls, self.discarded
        character.assigned = self.assigned
        character.abilities_original = self.original()
        life = Life(character, tables, self.dice)
        for activity in self.years:
            life.year(activity, shares.get(activity))
        life.settle_fitness()
        wisdom = character.abilities_original[abilities.WISDOM]
        if wisdom <= tables.setting("mishap_wisdom"):
            keys = choices.distinct([row.key for row in tables.mishaps])
            character.mishaps.append(keys[self.dice.n(len(keys)) - 1])
        character.money += (self.dice.n(tables.setting("money_die"))
                            * tables.setting("money_factor"))
        if self.years and is_cult(self.years[-1]):
            character.service = self.years[-1]
        character.journal.append(journal.made(character))
        self.character = character

    def set_details(self, name, player, region):
        """Name, player and region, each may be empty; refuses letters that files cannot hold."""
        name = checked(name, "name", NAME_LIMIT)
        player = checked(player, "player", NAME_LIMIT)
        region = choices.region(region, self.tables)
        if region and not self.gm:
            for activity in choices.distinct(self.years):
                if is_cult(activity):
                    mistake = entry_mistake(self.tables, activity, self.race, region)
                    if mistake is not None:
                        raise mistake
        self.name, self.player, self.region = name, player, region
        self.character.name, self.character.player = name, player
        self.character.region = region
        self._done("details")


def age_bounds(tables, race_key, gm):
    """(lowest, highest) age of a new character (decision 27)."""
    if gm:
        return 0, AGE_LIMIT
    race = tables.race(race_key)
    return race.least_age, min(AGE_LIMIT, tables.setting("age_limit_factor") * race.life_span)
