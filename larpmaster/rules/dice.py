"""Dice (NOT-1): one portable, seedable generator, listed dice for tests, and dice expressions.

The generator is L'Ecuyer's combination of three 16-bit generators. Its states stay below 2**15
and its products below 2**30, so that it never leaves the small integers of a 32-bit interpreter.
"""

SEED_LIMIT = 1000000000
DICE_LIMIT = 1000
SIDES_LIMIT = 1000000000
ADDITION_LIMIT = 1000000000

_MODULUS_B, _MODULUS_C = 31727, 31657
# One step gives 0.._SPAN - 1. State a alone is uniform there, so the combination is, too.
_SPAN = 32362
_MIXING = (7919, 104, 20011, 3571, 15013, 28657)


class DiceError(Exception):
    """A die that cannot be rolled: bad sides, a used-up list, an unreadable expression."""


class Dice:
    """Rolls from a seed 0..999999999; equal seeds give equal dice on every machine."""

    def __init__(self, seed):
        if not 0 <= seed < SEED_LIMIT:
            raise DiceError("seed")
        self.seed = seed
        # A Feistel mixing: seeds that lie side by side start far apart, and no two start alike.
        a = seed % _SPAN
        b = seed // _SPAN
        for constant in _MIXING:
            a, b = b, (a + (b * b + constant) % _SPAN * 157) % _SPAN
        self._state = [1 + a, 1 + b % (_MODULUS_B - 1), 1 + (a * 31 + b) % (_MODULUS_C - 1)]

    def state(self):
        """The place in the stream, for `restore`."""
        return tuple(self._state)

    def restore(self, state):
        """Goes back to a place that `state` gave: the same dice fall again."""
        self._state = list(state)

    def n(self, sides):
        """One die, 1..sides, each face exactly as likely (NOT-1)."""
        return self.many(1, sides)[0] if sides <= _SPAN else self._big(sides)

    def many(self, count, sides):
        """A list of `count` dice: as `n` one after another, but faster for up to 32362 sides.

        The numbers of the generator stand here as literals: on a slow machine a name of the
        module costs a search each time.
        """
        if not 1 <= sides <= _SPAN:
            return [self._big(sides) for _ in range(count)]
        state = self._state
        a, b, c = state
        limit = 32362 - 32362 % sides
        dice = []
        while count:
            a = a * 157 % 32363
            b = b * 146 % 31727
            c = c * 142 % 31657
            value = (a - b + c) % 32362
            if value < limit:
                dice.append(value % sides + 1)
                count -= 1
        state[0] = a
        state[1] = b
        state[2] = c
        return dice

    def _big(self, sides):
        """One die of more sides than one step of the generator has values: two steps."""
        if not 1 <= sides <= SIDES_LIMIT:
            raise DiceError("sides")
        whole = _SPAN * _SPAN
        limit = whole - whole % sides
        while True:
            high, low = self.many(2, _SPAN)
            value = (high - 1) * _SPAN + low - 1
            if value < limit:
                return value % sides + 1


def percent_check(dice, chance):
    """A chance in percent as making a character rolls it: (success, roll).

    Low is good (NOT-4), but 1 and 100 are ordinary numbers here; no die falls for a chance
    that is 0 or less or 100 or more, and roll is 0 then.
    """
    if chance <= 0:
        return False, 0
    if chance >= 100:
        return True, 0
    roll = dice.n(100)
    return roll <= chance, roll


def parse_expression(text):
    """A dice expression such as "3n(6)+2", "d20", "n(100)-10", "5": a list of terms.

    A term is (sign, count, sides); sides 0 makes it the plain number `count`.
    Raises DiceError when the text is no such expression or a number passes its limit.
    """
    terms = []
    place = 0
    text = text.replace(" ", "").replace("D", "d").replace("N", "n")
    while place < len(text):
        sign = 1
        if text[place] in "+-":
            sign = -1 if text[place] == "-" else 1
            place += 1
        elif terms:
            raise DiceError("sign")
        count, place = _number(text, place)
        if place < len(text) and text[place] in "nd":
            bracket = place + 1 < len(text) and text[place + 1] == "("
            sides, place = _number(text, place + 2 if bracket else place + 1)
            if bracket:
                if text[place:place + 1] != ")":
                    raise DiceError("bracket")
                place += 1
            count = 1 if count is None else count
            if sides is None or not 1 <= sides <= SIDES_LIMIT or not 1 <= count <= DICE_LIMIT:
                raise DiceError("limit")
            terms.append((sign, count, sides))
        elif count is None or count > ADDITION_LIMIT:
            raise DiceError("number")
        else:
            terms.append((sign, count, 0))
        if sum(1 if not term[2] else term[1] for term in terms) > DICE_LIMIT:
            raise DiceError("limit")
    if not terms:
        raise DiceError("empty")
    return terms


def _number(text, place):
    start = place
    while place < len(text) and text[place] in "0123456789":
        place += 1
    if place == start:
        return None, place
    if place - start > 10:
        raise DiceError("limit")
    return int(text[start:place]), place


def roll_expression(dice, terms):
    """Rolls what `parse_expression` gave: (total, list of (sign, sides, dice of that term))."""
    total = 0
    trail = []
    for sign, count, sides in terms:
        faces = [dice.n(sides) for _ in range(count)] if sides else [count]
        total += sign * sum(faces)
        trail.append((sign, sides, faces))
    return total, trail
