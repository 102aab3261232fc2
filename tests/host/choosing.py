"""What the properties of this folder choose at random."""
from checker_tables import ABILITIES, CULTS, RACES, REGIONS
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

SEEDS = st.integers(0, 999999999)
BRANCHES = ("knowledge/laivat", "knowledge/Ääni", "knowledge/ääni", "idle")
LETTERS = st.characters(min_codepoint=32, max_codepoint=255,
                        blacklist_characters=[chr(code) for code in range(127, 160)])
MORE = settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
SOME = settings(MORE, max_examples=120)


@st.composite
def careers(draw, most):
    """A career of at most `most` years: list of (activity, years)."""
    left = most
    parts = []
    while left and draw(st.integers(0, 4)):
        name = draw(st.sampled_from([*CULTS, *BRANCHES]))
        years = draw(st.integers(1, min(left, 24)))
        parts.append((name, years))
        left -= years
    return parts


@st.composite
def options(draw):
    """Options of `new` that are right by themselves: (dict, gm)."""
    gm = draw(st.booleans())
    found = {}
    race = draw(st.sampled_from([None, *RACES]))
    span, least = RACES[race][:2] if race else (40, 60)
    if race:
        found["race"] = race
    if draw(st.booleans()):
        found["sex"] = draw(st.sampled_from(("mies", "nainen")))
    years = min(60, 2 * span - least)
    if draw(st.booleans()):
        high = min(2 * span, least + 60)
        age = draw(st.integers(0 if gm else least, high))
        found["age"] = str(age)
        years = max(0, age - least)
    if draw(st.booleans()):
        found["career"] = ",".join(f"{name}:{count}" for name, count in draw(careers(years)))
    numbers = draw(st.permutations(range(1, 9)))
    named = draw(st.integers(0, 7))
    places = draw(st.permutations(range(7)))[:named]
    if named:
        found["assign"] = ",".join(
            f"{ABILITIES[place]}={number}"
            for place, number in zip(places, numbers[:named], strict=True))
    if draw(st.integers(0, 2)) == 0:
        found["discard"] = str(draw(st.sampled_from(numbers[named:])))
    if draw(st.booleans()):
        found["reroll"] = str(draw(st.integers(0, 4)))
    if draw(st.integers(0, 2)) == 0:
        found["region"] = draw(st.sampled_from(REGIONS))
    for key in ("name", "player"):
        found[key] = draw(st.text(LETTERS, max_size=40)).strip()
    return found, gm
