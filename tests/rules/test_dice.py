"""NOT-1, NOT-4: dice."""
from rule_support import all_used, dice_error, listed

from larpmaster.rules import checks, dice


def test_NOT_1_a_die_shows_one_to_its_sides():
    source = dice.Dice(1)
    for sides in (1, 2, 3, 4, 6, 10, 20, 60, 100):
        faces = [source.n(sides) for _ in range(sides * 20)]
        assert min(faces) == 1 and max(faces) == sides


def test_NOT_1_a_large_die_stays_within_its_sides_and_leaves_the_small_range():
    source = dice.Dice(2)
    for sides in (32362, 32363, 100000, 123456789, dice.SIDES_LIMIT):
        faces = [source.n(sides) for _ in range(40)]
        assert 1 <= min(faces) and max(faces) <= sides
        assert max(faces) > sides // 2


def test_NOT_1_the_generator_is_the_combination_of_three():
    source = dice.Dice(0)
    source.restore((1, 1, 1))
    # Steps 157 - 146 + 142 = 153, 24649 - 21316 + 20164 = 23497, 18696 - 2890 + 14158 = 29964.
    assert [source.n(100) for _ in range(3)] == [54, 98, 65]
    assert source.state() == (18696, 2890, 14158)


def test_NOT_1_a_step_beyond_the_last_whole_multiple_is_thrown_away():
    source = dice.Dice(0)
    # Steps 32338 and 27914; 32338 is beyond 323 * 100, but not beyond 16181 * 2.
    source.restore((206, 1, 1))
    assert source.n(100) == 15
    source.restore((206, 1, 1))
    assert source.many(1, 100) == [15]
    source.restore((206, 1, 1))
    assert source.n(2) == 1


def test_NOT_1_a_large_die_takes_two_steps():
    source = dice.Dice(0)
    source.restore((1, 1, 1))
    # 153 * 32362 + 23497 = 4974883 = 153 * 32363 + 23344.
    assert source.n(32363) == 23345


def test_NOT_1_one_seed_gives_the_same_dice_for_ever():
    source = dice.Dice(7)
    assert source.seed == 7
    assert [source.n(20) for _ in range(12)] == [18, 6, 19, 20, 19, 6, 7, 8, 14, 8, 4, 12]
    assert [source.n(100) for _ in range(6)] == [98, 64, 68, 32, 64, 41]


def test_NOT_1_neighbouring_seeds_fall_differently():
    first = []
    for seed in range(200):
        source = dice.Dice(seed)
        first.append((source.n(100), source.n(100), source.n(100)))
    assert len(set(first)) > 195


def test_NOT_1_many_dice_are_the_same_dice_as_one_by_one():
    for sides in (1, 6, 10, 20, 97, 20000, 32362):
        together, single = dice.Dice(99), dice.Dice(99)
        assert together.many(30, sides) == [single.n(sides) for _ in range(30)]
        assert together.state() == single.state()


def test_NOT_1_a_place_in_the_stream_can_be_gone_back_to():
    source = dice.Dice(123456789)
    source.many(5, 20)
    place = source.state()
    faces = source.many(20, 100)
    source.restore(place)
    assert source.many(20, 100) == faces


def test_NOT_1_a_die_without_sides_or_with_too_many_is_refused():
    source = dice.Dice(1)
    for sides in (0, -1, dice.SIDES_LIMIT + 1):
        dice_error(source.n, sides)
    dice_error(source.many, 1, 0)
    dice_error(source.many, 1, dice.SIDES_LIMIT + 1)


def test_NOT_1_seeds_are_0_to_999999999():
    assert dice.Dice(0).n(6) in range(1, 7)
    assert dice.Dice(999999999).n(6) in range(1, 7)
    dice_error(dice.Dice, -1)
    dice_error(dice.Dice, 1000000000)


def test_NOT_1_the_states_stay_below_two_to_the_fifteenth():
    for seed in (0, 1, 32361, 32362, 999999999):
        source = dice.Dice(seed)
        for _ in range(50):
            source.n(1000)
            assert min(source.state()) >= 1 and max(source.state()) < 32768


def test_NOT_1_listed_dice_fall_as_listed_and_end():
    source = listed(3, [20, 1])
    assert source.n(6) == 3 and source.many(2, 20) == [20, 1]
    assert all_used(source)
    dice_error(source.n, 6)


def test_NOT_1_a_listed_face_that_the_die_lacks_is_refused():
    dice_error(listed(7).n, 6)
    dice_error(listed(0).n, 6)


def test_NOT_1_listed_dice_go_back_too():
    source = listed(1, 2, 3)
    place = source.state()
    source.n(6)
    source.restore(place)
    assert source.many(3, 6) == [1, 2, 3]


def test_NOT_4_low_is_good_and_the_limit_itself_succeeds():
    assert checks.succeeds(40, 40) and checks.succeeds(2, 40)
    assert not checks.succeeds(41, 40) and not checks.succeeds(99, 40)


def test_NOT_4_one_always_succeeds_and_a_hundred_always_fails():
    assert checks.succeeds(1, 0) and checks.succeeds(1, -20)
    assert not checks.succeeds(100, 100) and not checks.succeeds(100, 250)
    assert checks.succeeds(99, 99) and not checks.succeeds(2, 1)


def test_decision_16_NOT_4_one_and_a_hundred_are_ordinary_in_making_a_character():
    assert dice.percent_check(listed(1), 1) == (True, 1)
    assert dice.percent_check(listed(2), 1) == (False, 2)
    assert dice.percent_check(listed(99), 99) == (True, 99)
    assert dice.percent_check(listed(100), 99) == (False, 100)


def test_decision_42_no_die_falls_for_what_is_sure_or_impossible():
    assert dice.percent_check(listed(), 100) == (True, 0)
    assert dice.percent_check(listed(), 130) == (True, 0)
    assert dice.percent_check(listed(), 0) == (False, 0)
    assert dice.percent_check(listed(), -5) == (False, 0)


def test_NOT_1_expressions_are_read():
    assert dice.parse_expression("n(20)") == [(1, 1, 20)]
    assert dice.parse_expression("3n(6)+2") == [(1, 3, 6), (1, 2, 0)]
    assert dice.parse_expression(" D20 - 2 d 4 ") == [(1, 1, 20), (-1, 2, 4)]
    assert dice.parse_expression("N(100)-10") == [(1, 1, 100), (-1, 10, 0)]
    assert dice.parse_expression("5") == [(1, 5, 0)]
    assert dice.parse_expression("-n6") == [(-1, 1, 6)]
    assert dice.parse_expression("1000d1") == [(1, 1000, 1)]


def test_NOT_1_an_expression_shows_every_die():
    total, trail = dice.roll_expression(listed(6, 1, 4, 3), dice.parse_expression("3n(6)+2-n(4)"))
    assert total == 6 + 1 + 4 + 2 - 3
    assert trail == [(1, 6, [6, 1, 4]), (1, 0, [2]), (-1, 4, [3])]


def test_NOT_1_what_is_no_expression_is_refused():
    for text in ("", " ", "x", "n", "n()", "n(6", "n6)", "2d", "3n(0)", "0n(6)", "1001n(6)",
                 "600n6+600n6", "3+", "+", "--3", "3 4x", "n(6)n(6)", "n(-6)", "1.5", "n(6)+x",
                 "n(1000000001)", "99999999999", "1000000001", "n((6))", "3*n(6)"):
        dice_error(dice.parse_expression, text)
