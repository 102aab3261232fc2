"""Checks with the percent die in play (NOT-4, CHK-1..9)."""
from larpmaster.rules.abilities import ABILITIES, AGILITY, DEXTERITY

SENSES = "senses"
SUBJECTS = ABILITIES + (SENSES,)
EACH_ROLLS, ONE_ROLL = 1, 2
DIVISORS = (1, 2, 4, 10)
USUAL, DOUBTFUL, LUCK = 1, 2, 10
# The examples of the rule book (CHK-3, CHK-4): key, what is rolled on, divisor, way.
EXAMPLES = (
    ("forest", SENSES, USUAL, EACH_ROLLS), ("hidden", SENSES, DOUBTFUL, EACH_ROLLS),
    ("lucky_find", SENSES, LUCK, EACH_ROLLS), ("missing_object", "intelligence", 2, EACH_ROLLS),
    ("cold", "constitution", 1, EACH_ROLLS), ("tavern", "charisma", 2, EACH_ROLLS),
    ("disguise", "wisdom", 2, EACH_ROLLS), ("jammed_door", "strength", 2, ONE_ROLL),
    ("puzzle", "intelligence", 3, ONE_ROLL))


def succeeds(roll, limit):
    """Whether a roll of n(100) succeeds: low is good, 1 always does, 100 never (NOT-4, CHK-5).

    Making a character does not roll so, see `dice.percent_check` (decision 16).
    """
    return roll == 1 or roll != 100 and roll <= limit


def limit(ability, divisor):
    """Highest roll that succeeds (CHK-1, CHK-2): the ability by the difficulty, rounded down, which
    no whole roll tells from the exact number."""
    return ability // divisor


def held(limit_found, least, most):
    """The limit within what the game master sets (CHK-2)."""
    return max(least, min(most, limit_found))


def takes_level_bonus(subject):
    """Whether the level bonus is added in matters of fighting: to dexterity and agility (CHK-6)."""
    return subject in (ABILITIES[DEXTERITY], ABILITIES[AGILITY])


def agility_under(agility, armour, beyond_half):
    """Agility under armour, shield and load, not below 0 (CHK-7, SPD-8).

    armour: points that they take, which the game master may lessen; beyond_half: carry units above
    half of the maximum load, each of which takes a point: the rule gives no number.
    """
    return max(0, agility - armour - beyond_half)


def target_acts_first(is_aware, is_able):
    """Whether the target of an act such as theft or a grip acts before it (CHK-9)."""
    return is_aware and is_able


def defence_against(is_aware, defence, surprised_defence):
    """Defence against the hit roll that such an act needs first (CHK-9)."""
    return defence if is_aware else surprised_defence


def act_fails(acts_first, target_hits):
    """Whether such an act fails before it begins: the target was first and hit (CHK-9)."""
    return acts_first and target_hits
