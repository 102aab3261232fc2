"""GEN-2 and NOT-1 against exact computation: one ability value, and every die."""
from fractions import Fraction

import pytest

from larpmaster.rules.abilities import roll_value
from larpmaster.rules.dice import Dice

SPAN = 32362
MODULUS_A, FACTOR_A = 32363, 157
# Quantile of the normal distribution for one false alarm in a thousand.
Z = 3.0902
CHAIN = 12


def convolved(one, other):
    """Distribution of the sum of two independent numbers: {number: probability}."""
    total = {}
    for a, p in one.items():
        for b, q in other.items():
            total[a + b] = total.get(a + b, 0) + p * q
    return total


def exact_values():
    """{value: probability} of one ability value by the rule, chains cut at twelve tens."""
    tenth = Fraction(1, 10)
    further = {face: tenth for face in range(1, 10)}
    chain = dict(further)
    for count in range(1, CHAIN):
        chain.update({10 * count + face: tenth ** (count + 1) for face in range(1, 10)})
    last = {face: tenth for face in range(2, 10)}
    for number, probability in chain.items():
        for value in (10 + number, 1 - number):
            last[value] = last.get(value, 0) + tenth * probability
    total = last
    twenty = {face - 1: Fraction(1, 20) for face in range(1, 21)}
    for _ in range(10):
        total = convolved(total, twenty)
    clamped = {}
    for value, probability in total.items():
        clamped[max(0, value)] = clamped.get(max(0, value), 0) + probability
    return clamped


EXACT = exact_values()


def critical(freedom):
    """Critical value of chi-square for Z, after Wilson and Hilferty."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + Z * part ** 0.5) ** 3


def chi_square(counts, expected, least=20):
    """(statistic, degrees of freedom) of counts against expectations, small bins joined."""
    bins = []
    count = weight = 0
    for key in sorted(expected):
        count += counts.get(key, 0)
        weight += float(expected[key])
        if weight >= least:
            bins.append((count, weight))
            count = weight = 0
    count, weight = bins[-1][0] + count, bins[-1][1] + weight
    bins[-1] = (count, weight)
    assert sum(count for count, _ in bins) == sum(counts.values())
    return sum((count - weight) ** 2 / weight for count, weight in bins), len(bins) - 1


def counted(numbers):
    """{number: how often}."""
    counts = {}
    for number in numbers:
        counts[number] = counts.get(number, 0) + 1
    return counts


def test_the_critical_value_is_that_of_the_printed_tables():
    # 0.1 % points as printed: 29.588 for 10 degrees of freedom, 149.449 for 100.
    assert abs(critical(10) - 29.588) < 0.2
    assert abs(critical(100) - 149.449) < 0.1


def test_GEN_2_facts_of_the_exact_distribution():
    total = sum(EXACT.values())
    assert 1 - total < Fraction(1, 10 ** 11)
    mean = sum(value * probability for value, probability in EXACT.items())
    variance = sum(value ** 2 * probability for value, probability in EXACT.items()) - mean ** 2
    above = {bound: sum(p for value, p in EXACT.items() if value > bound) for bound in (100, 150)}
    assert abs(float(mean) - 100.5) < 0.001
    assert abs(float(variance) ** 0.5 - 19.05) < 0.005
    assert round(float(above[150]), 4) == 0.0039
    assert round(float(above[100]), 3) == 0.5


def test_GEN_2_a_hundred_thousand_rolls_follow_the_exact_distribution():
    rolls = []
    for seed in range(20):
        dice = Dice(seed * 7919)
        rolls += [roll_value(dice)[0] for _ in range(5000)]
    statistic, freedom = chi_square(counted(rolls), {
        value: 100000 * probability for value, probability in EXACT.items()})
    assert freedom > 90
    assert statistic < critical(freedom)
    mean = sum(rolls) / len(rolls)
    # Four standard errors: 4 * 19.05 / 316.
    assert abs(mean - 100.5) < 0.241


def test_GEN_4_GEN_5_how_often_there_is_a_right_to_roll_again():
    # Of eight values at most three above 100: 93 in 256 at one half each, about 36 %.
    half = sum(p for value, p in EXACT.items() if value > 100)
    ways = (1, 8, 28, 56)
    right = sum(way * half ** count * (1 - half) ** (8 - count) for count, way in enumerate(ways))
    assert round(float(right), 2) == 0.36
    tall = 1 - (1 - sum(p for value, p in EXACT.items() if value > 150)) ** 8
    assert round(float(tall), 3) == 0.031


def at_step(value):
    """A state of the generator whose next step is `value`, and the first part after that step."""
    # The parts b and c of 1 become 146 and 142, so a must become value + 4.
    after = (value + 4) % SPAN or SPAN
    return (after * pow(FACTOR_A, -1, MODULUS_A) % MODULUS_A, 1, 1), after


@pytest.mark.parametrize("sides", [1, 2, 3, 6, 7, 10, 20, 60, 97, 100, 1000, 16181, 20000, SPAN])
def test_NOT_1_every_face_has_the_same_number_of_steps(sides):
    dice = Dice(0)
    counts = {}
    for value in range(SPAN):
        state, after = at_step(value)
        dice.restore(state)
        face = dice.n(sides)
        if dice.state()[0] == after:
            counts[face] = counts.get(face, 0) + 1
    assert sorted(counts) == list(range(1, sides + 1))
    assert set(counts.values()) == {SPAN // sides}


@pytest.mark.parametrize("sides", [32363, 100000, 65536 * 1000, 10 ** 9])
def test_NOT_1_a_large_die_uses_whole_multiples_of_its_sides(sides):
    # Two steps are one number below SPAN ** 2; those beyond the last whole multiple start again.
    limit = SPAN * SPAN // sides * sides
    thrown = 0
    for seed in range(400):
        shadow, dice = Dice(seed), Dice(seed)
        number = limit
        while number >= limit:
            number = (shadow.n(SPAN) - 1) * SPAN + shadow.n(SPAN) - 1
            thrown += number >= limit
        assert dice.n(sides) == number % sides + 1
        assert dice.state() == shadow.state()
    assert thrown or SPAN * SPAN - limit < SPAN * SPAN // 1000


@pytest.mark.parametrize("sides", [6, 20, 100])
@pytest.mark.parametrize("step", [1, 1000, 32362])
def test_NOT_1_first_dice_of_seeds_in_a_row_are_uniform(sides, step):
    count = 12000
    faces = counted(Dice(seed * step).n(sides) for seed in range(count))
    statistic, freedom = chi_square(faces, dict.fromkeys(range(1, sides + 1), count / sides))
    assert statistic < critical(freedom)


def test_NOT_1_pairs_of_dice_of_seeds_in_a_row_are_uniform():
    pairs = []
    for seed in range(10000):
        dice = Dice(seed)
        pairs.append((dice.n(6), dice.n(6)))
    # The same die of neighbouring seeds, too.
    neighbours = [(one[0], other[0]) for one, other in zip(pairs, pairs[1:], strict=False)]
    for found in (pairs, neighbours):
        expected = {(a, b): len(found) / 36 for a in range(1, 7) for b in range(1, 7)}
        statistic, freedom = chi_square(counted(found), expected)
        assert statistic < critical(freedom)


@pytest.mark.parametrize("sides", [2, 6, 20, 100])
def test_NOT_1_a_long_row_of_dice_is_uniform_and_so_are_its_pairs(sides):
    faces = Dice(20).many(60000, sides)
    statistic, freedom = chi_square(
        counted(faces), dict.fromkeys(range(1, sides + 1), len(faces) / sides))
    assert statistic < critical(freedom)
    if sides <= 20:
        pairs = list(zip(faces[::2], faces[1::2], strict=True))
        keys = [(a, b) for a in range(1, sides + 1) for b in range(1, sides + 1)]
        statistic, freedom = chi_square(counted(pairs), dict.fromkeys(
            keys, len(pairs) / sides ** 2))
        assert statistic < critical(freedom)
