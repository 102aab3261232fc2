"""Random characters against the rule book, and what must hold whatever a person does or types."""
import json

from checker import check
from checker_rules import has_reroll_right, start_of, why_refused
from checker_tables import CULTS, RACES, REGIONS
from choosing import BRANCHES, LETTERS, MORE, SEEDS, SOME, careers, options
from hypothesis import assume, event, given
from hypothesis import strategies as st
from rule_support import tables, tables_with

from larpmaster import automatic, choices, jsontext, text
from larpmaster.creation import STEPS, Creation
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.rules import dice as dice_room
from larpmaster.rules.dice import Dice, DiceError

TABLES = tables()
# A generous world: one point is what a thousand are elsewhere, so that levels climb past thirty.
GENEROUS = tables_with("xp_tables.txt", "000", "")


def as_json(creation):
    """The JSON of a finished creation, read back by an ordinary reader."""
    return json.loads(jsontext.character_json(creation.character, creation.tables))


def drawn_cults(data):
    """Cults that a character without a given career may have been sent to."""
    race, original = data["race"], list(data["abilities_original"].values())
    fitting = [cult for cult, parts in CULTS.items()
               if not why_refused(race, data["region"], original, cult)
               and start_of(race, parts[0][0], original)[1] >= 1]
    return fitting or ["tavallinen"]


@MORE
@given(options(), SEEDS, st.booleans())
def test_every_number_of_a_random_character_follows_from_the_rules(chosen, seed, simple):
    found, gm = chosen
    try:
        wishes = automatic.Wishes(TABLES, found, gm, simple)
    except WrongUse as mistake:
        event("refused: " + mistake.code)
        assert not gm or mistake.code in ("no_race_fits", "too_many_years", "number")
        assert mistake.code in ("cult_race", "cult_region", "no_race_fits", "too_many_years")
        return
    try:
        creation = automatic.make(wishes, Dice(seed), "rajakatse")
    except CouldNot as mistake:
        event("dice forbid: " + mistake.code)
        assert not gm and mistake.code in ("protected_roll", "not_tolerated")
        return
    data = as_json(creation)
    assert check(data, simple) == []
    event("made")
    assert data["gm"] is gm and data["seed"] == seed and data["world"] == "rajakatse"
    for key in ("race", "sex", "region", "name", "player"):
        assert key not in found or data[key] == found[key]
    for key in ("age", "discard"):
        assert key not in found or data[{"discard": "discarded"}.get(key, key)] == int(found[key])
    for item in filter(None, found.get("assign", "").split(",")):
        name, number = item.split("=")
        assert data["assigned"][name] == int(number)
    rerolls = int(found.get("reroll", 0))
    if gm:
        assert data["rerolls"] == rerolls
    else:
        assert data["rerolls"] <= rerolls
        assert data["rerolls"] == rerolls or not has_reroll_right(data["rolls"])
    lived = [year["activity"] for year in data["career"]]
    if "career" in found:
        wanted = []
        for item in filter(None, found["career"].split(",")):
            name, count = item.rsplit(":", 1)
            wanted += [name] * int(count)
        assert lived == wanted + ["idle"] * (len(lived) - len(wanted))
    elif lived:
        assert len(set(lived)) == 1 and lived[0] in drawn_cults(data)
    if "assign" not in found and "discard" not in found:
        rolls = data["rolls"]
        free = sorted((roll, number) for number, roll in enumerate(rolls, 1))
        if max(rolls) > 150 and not gm and free[0][0] != free[1][0]:
            free.pop(0)
        assert data["discarded"] == free[0][1]
    if "age" not in found and "career" not in found:
        adult = RACES[data["race"]][2]
        assert adult <= data["age"] < adult + 10


@SOME
@given(st.sampled_from([*RACES]), st.lists(
    st.tuples(st.sampled_from([*CULTS]), st.sampled_from([1, 5, 20, 80, 300])), min_size=1,
    max_size=3), SEEDS)
def test_high_levels_of_a_generous_world_follow_from_the_rules(race, parts, seed):
    wishes = automatic.Wishes(GENEROUS, {
        "race": race, "career": ",".join(f"{cult}:{years}" for cult, years in parts)}, True)
    data = as_json(automatic.make(wishes, Dice(seed), "rajakatse"))
    event(f"highest level {max(row['level'] for row in data['classes']) // 5 * 5}")
    assert check(data, thousand=1) == []


@st.composite
def plans(draw):
    """What a person means to choose at each step."""
    race = draw(st.sampled_from([*RACES]))
    least = RACES[race][1]
    age = least + draw(st.integers(0, 12))
    cults = [cult for cult in CULTS if cult != "Raia-haltijat"]
    return {"race": race, "sex": draw(st.sampled_from(("mies", "nainen"))), "age": age,
            "rerolls": draw(st.integers(0, 2)), "order": draw(st.permutations(range(7))),
            "years": draw(st.lists(st.sampled_from([*cults, *BRANCHES]), max_size=age - least)),
            "gm": draw(st.booleans())}


def forward(creation, plan):
    """Takes the present step as planned."""
    step = creation.step
    if step == "race":
        creation.set_race(plan["race"], plan["sex"])
    elif step == "rolls":
        while creation.rerolls < plan["rerolls"] and creation.may_reroll():
            creation.reroll()
        creation.keep_rolls()
    elif step == "discard":
        creation.set_discard(creation.discardable()[-1])
    elif step == "assign":
        kept = creation.kept_rolls()
        creation.set_assignment([kept[place] for place in plan["order"]])
    elif step == "age":
        creation.set_age(plan["age"])
    elif step == "career":
        creation.set_career([year for year in plan["years"] if year in BRANCHES
                             or creation.refusal(year) is None])
    elif step == "details":
        creation.set_details("Äijä", "", "")


def to_the_end(creation, plan):
    """The JSON after all steps that are left."""
    while creation.step != "summary":
        forward(creation, plan)
    return jsontext.character_json(creation.character, TABLES)


@SOME
@given(plans(), SEEDS, st.lists(st.booleans(), max_size=40))
def test_going_back_and_forth_changes_nothing(plan, seed, moves):
    straight = to_the_end(Creation(TABLES, Dice(seed), "rajakatse", plan["gm"]), plan)
    creation = Creation(TABLES, Dice(seed), "rajakatse", plan["gm"])
    for onward in moves:
        if onward:
            forward(creation, plan)
        else:
            creation.back()
    assert to_the_end(creation, plan) == straight
    for _ in STEPS:
        creation.back()
        assert to_the_end(creation, plan) == straight
        for _ in range(creation.rerolls % 3 + 2):
            creation.back()


@SOME
@given(plans(), plans(), SEEDS)
def test_another_try_in_between_is_no_free_roll(plan, other, seed):
    other = {**other, "gm": plan["gm"], "rerolls": plan["rerolls"], "race": plan["race"],
             "age": plan["age"], "years": other["years"][:plan["age"] - RACES[plan["race"]][1]]}
    straight = to_the_end(Creation(TABLES, Dice(seed), "rajakatse", plan["gm"]), plan)
    creation = Creation(TABLES, Dice(seed), "rajakatse", plan["gm"])
    to_the_end(creation, other)
    while creation.step != "race":
        creation.back()
    assert to_the_end(creation, plan) == straight


@SOME
@given(SEEDS, st.booleans())
def test_a_re_roll_never_without_the_right(seed, gm):
    dice = Dice(seed)
    creation = Creation(TABLES, dice, "rajakatse", gm)
    creation.set_race("ihminen", "mies")
    for _ in range(6):
        before = creation.rolls, creation.rerolls, dice.state()
        if gm or has_reroll_right(creation.rolls):
            creation.reroll()
            assert creation.rerolls == before[1] + 1 and creation.rolls != before[0]
            assert dice.state() != before[2]
        else:
            try:
                creation.reroll()
            except CouldNot as mistake:
                assert mistake.code == "no_reroll"
            else:
                raise AssertionError("rolled again without the right")
            assert (creation.rolls, creation.rerolls, dice.state()) == before


@SOME
@given(plans(), SEEDS, st.data())
def test_a_wrong_choice_rolls_no_die_and_changes_nothing(plan, seed, data):
    dice = Dice(seed)
    creation = Creation(TABLES, dice, "rajakatse", plan["gm"])
    wrong = {
        "race": lambda: creation.set_race("kääpiö", "mies"),
        "discard": lambda: creation.set_discard(data.draw(st.sampled_from((-1, 0, 9, 100)))),
        "assign": lambda: creation.set_assignment(data.draw(st.lists(
            st.integers(0, 9), max_size=9).filter(
                lambda numbers: sorted(numbers) != creation.kept_rolls()))),
        "age": lambda: creation.set_age(data.draw(st.sampled_from((-1, 1000, 100000)))),
        "career": lambda: creation.set_career(["idle"] * (creation.year_count() + 1)),
        "details": lambda: creation.set_details("Ωmega", "", ""),
    }
    while creation.step != "summary":
        step = creation.step
        if step in wrong:
            before = dice.state(), vars(creation).copy()
            try:
                wrong[step]()
            except WrongUse:
                pass
            else:
                raise AssertionError("took a wrong " + step)
            assert (dice.state(), vars(creation)) == before
        forward(creation, plan)


TYPED = st.one_of(
    st.text(max_size=30), st.text(LETTERS, max_size=30), st.integers(-5, 2000).map(str),
    st.sampled_from([*RACES, *CULTS, *REGIONS, "mies", "nainen", "idle:3", "taistelija:3",
                     "TAVALLINEN:2,idle:1", "knowledge/laivat:4", "strength=3", "wisdom=8,"]))
KEYS = ("race", "sex", "age", "career", "discard", "assign", "reroll", "seed", "name", "player",
        "region")


@MORE
@given(st.dictionaries(st.sampled_from(KEYS), TYPED, max_size=4), SEEDS, st.booleans())
def test_whatever_is_typed_is_refused_or_makes_a_sound_character(found, seed, gm):
    assume(len(found.get("reroll", "")) < 3 and len(found.get("age", "")) < 4)
    dice = Dice(seed)
    try:
        wishes = automatic.Wishes(TABLES, found, gm)
    except WrongUse as mistake:
        assert mistake.fields["field"] in (*KEYS, "knowledge")
        for shown in mistake.fields.values():
            assert isinstance(shown, int | str | tuple)
        return
    try:
        creation = automatic.make(wishes, dice, "rajakatse")
    except CouldNot as mistake:
        assert mistake.code in ("protected_roll", "not_tolerated")
        return
    assert check(as_json(creation)) == []


@given(st.text(LETTERS, max_size=200))
def test_json_strings_are_what_every_reader_and_writer_makes_of_them(line):
    assert jsontext.quoted(line) == json.dumps(line, ensure_ascii=True)


@given(st.text(max_size=60))
def test_json_strings_of_any_letters_of_one_unit_can_be_read(line):
    line = "".join(letter for letter in line if ord(letter) < 0xD800)
    assert json.loads(jsontext.quoted(line)) == line


@given(st.text(LETTERS, max_size=200), st.integers(1, 80))
def test_wrapping_loses_no_letter_and_passes_no_width(line, width):
    lines = text.wrap(line, width)
    assert max(map(len, lines)) <= width
    assert "".join(lines).replace(" ", "") == line.replace(" ", "")


@given(st.text(LETTERS, max_size=60))
def test_folding_is_that_of_the_letters_of_iso_8859_1(line):
    assert text.fold(line) == line.strip(" ").lower()
    assert text.fold(text.fold(line)) == text.fold(line)


@given(st.text("0123456789nNdD()+- x", max_size=14), SEEDS)
def test_a_dice_expression_is_refused_or_rolled_within_its_bounds(line, seed):
    try:
        terms = dice_room.parse_expression(line)
    except DiceError:
        return
    total, trail = dice_room.roll_expression(Dice(seed), terms)
    assert total == sum(sign * sum(faces) for sign, _, faces in trail)
    for (_, sides, faces), (_, count, wanted) in zip(trail, terms, strict=True):
        assert sides == wanted
        if sides:
            assert len(faces) == count and 1 <= min(faces) and max(faces) <= sides


@given(careers(60))
def test_a_career_is_read_as_it_is_written(parts):
    years = [name for name, count in parts for _ in range(count)]
    assert choices.career(",".join("%s:%d" % part for part in parts), TABLES) == years
