"""The names that a sentence offers to somebody whose word was none of them."""
from larpmaster.text import fold

# Letters of names in one sentence; a longer list says how many more there are.
_LETTERS = 300
_BEGINNING = 3
_NEAR, _LIKE, _FAR = range(3)


def offered(names, found, more):
    """The names, one behind the other; of a long list the nearest to what was found, and then
    more(count) for the rest."""
    whole = ", ".join(names)
    if len(whole) <= _LETTERS:
        return whole
    order = sorted([(_distance(fold(found), fold(name)), place)
                    for place, name in enumerate(names)])
    told = names[order[0][1]]
    count = 1
    for _, place in order[1:]:
        if len(told) + len(names[place]) > _LETTERS:
            break
        told += ", " + names[place]
        count += 1
    return told + more(len(names) - count)


def _distance(found, name):
    if name.startswith(found) or found in name or _one_letter_apart(found, name):
        return _NEAR
    return _LIKE if name[:_BEGINNING] == found[:_BEGINNING] else _FAR


def _one_letter_apart(one, other):
    """Whether a letter more, less or otherwise, or two that changed places, make the difference."""
    if abs(len(one) - len(other)) > 1:
        return False
    start = 0
    least = min(len(one), len(other))
    while start < least and one[start] == other[start]:
        start += 1
    end = 0
    while end < least - start and one[-1 - end] == other[-1 - end]:
        end += 1
    left, right = one[start:len(one) - end], other[start:len(other) - end]
    return max(len(left), len(right)) <= 1 or len(left) == 2 and left == right[1:] + right[:1]
