"""What must hold for the rules of sharing, items, magic, stamina and speed whatever the numbers."""
from hypothesis import given
from hypothesis import strategies as some

from larpmaster.rules import casting, checks, experience, items, magic, saves, sharing, speed, study
from larpmaster.rules import stamina as stamina_rules

percent = some.integers(0, 100)
ability = some.integers(0, 300)
points = some.integers(0, 1000000)


@some.composite
def shared(draw):
    """(shares that sum to 100, their limits)."""
    cuts = sorted(draw(some.lists(percent, max_size=4)))
    shares = [last - first for first, last in zip([0, *cuts], [*cuts, 100])]
    return tuple(shares), tuple(draw(percent) for _ in shares)


@given(points, shared())
def test_XP_5_XP_6_XP_7_no_limit_is_passed_and_nothing_is_lost(xp, case):
    shares, limits = case
    found, left = sharing.share_out(xp, shares, limits)
    assert sum(found) + left == xp and left >= 0 and min(found) >= 0
    assert all(part * 100 <= xp * limit for part, limit in zip(found, limits))
    # More than a rounding is left over only when nobody may take more.
    assert left < len(shares) or sum(limits) < 100


@given(points, shared())
def test_A_88_who_is_not_hindered_gets_the_share_or_more(xp, case):
    shares, limits = case
    found, _ = sharing.share_out(xp, shares, limits)
    assert all(part >= xp * min(share, limit) // 100
               for part, share, limit in zip(found, shares, limits))


@given(points, shared())
def test_CLS_22_without_hindrance_all_is_shared_as_in_a_year(xp, case):
    shares = tuple(share for share in case[0] if share)
    assert sharing.share_out(xp, shares, (100,) * len(shares)) == (
        experience.split(xp, shares), 0)


@given(points, shared(), some.integers(0, 20), some.data())
def test_CLS_23_every_class_has_its_least_or_there_is_nothing_to_spare(xp, case, percent_, data):
    shares, limits = case
    before, left_before = sharing.share_out(xp, shares, limits)
    exempt = data.draw(some.tuples(*[some.booleans() for _ in shares]))
    found, left = sharing.with_least(xp, before, limits, exempt, percent_)
    assert sum(found) + left == xp and 0 <= left <= left_before
    least = [0 if free else min(-(-xp * percent_ // 100), xp * limit // 100)
             for free, limit in zip(exempt, limits)]
    lacking = [part < bound for part, bound in zip(found, least)]
    spare = [part > bound for part, bound in zip(found, least)]
    assert not any(lacking) or left == 0 and not any(spare)
    assert all(part <= max(bound, had) for part, bound, had in zip(found, least, before))


@given(some.lists(percent, max_size=8), some.integers(50, 200), percent)
def test_MAG_9_a_gift_never_closes_more(percents, magicality, bonus):
    closed = items.mana_closure(percents, magicality, bonus)
    assert 0 <= closed <= min(100, sum(percents))
    assert items.mana_closure(percents, magicality + 1, bonus) <= closed
    assert items.mana_closure(percents, magicality, bonus + 1) <= closed
    for mana in (0, 1, 7, 132):
        usable = magic.usable_mana(mana, closed)
        assert mana * (100 - closed) - 100 < usable * 100 <= mana * (100 - closed)


@given(some.integers(0, 60), some.integers(0, 60), some.integers(0, 200))
def test_MAG_7_power_comes_back_and_never_above_its_maximum(maximum, used, minutes):
    used = min(used, maximum)
    found = magic.usable_power(maximum, used, minutes)
    assert maximum - used <= found <= maximum
    assert found <= magic.usable_power(maximum, used, minutes + 1)
    assert minutes < 60 or found == maximum
    assert magic.usable_larp_power(maximum, used, minutes) >= found


@given(some.integers(0, 50), some.integers(0, 50), some.integers(0, 50))
def test_MAG_11_a_stone_fills_up_to_what_is_controlled(stone, held, controlled):
    taken = magic.drawn(stone, held, controlled)
    assert 0 <= taken <= stone and held + taken <= max(held, controlled)


@given(some.integers(0, 100000), ability)
def test_MAG_19_times_shrink_with_intelligence_and_are_never_too_short(time, intelligence):
    scaled = study.scaled(time, intelligence)
    assert scaled * max(1, intelligence) >= time * 100
    assert study.scaled(time, intelligence + 1) <= scaled


@given(some.integers(0, 30), some.integers(1, 30), some.integers(0, 99), some.integers(0, 99))
def test_MAG_2_MAG_3_MAG_4_a_known_spell_always_has_a_way(level, wanted, energy, cost):
    way = casting.way(level, wanted, energy, cost)
    assert (way == casting.AT_ONCE) == (level >= wanted and energy >= cost)
    assert (way == casting.IN_PART) == (level == 0)
    assert casting.slow_hours(level, wanted) == 4 * max(0, wanted - level)


@given(ability, some.integers(1, 20), some.integers(1, 100))
def test_NOT_4_CHK_1_a_check_is_that_of_the_exact_number(value, divisor, roll):
    succeeds = checks.succeeds(roll, checks.limit(value, divisor))
    assert succeeds == (roll == 1 or roll < 100 and roll * divisor <= value)


@given(some.integers(1, 100), some.integers(0, 200))
def test_SAVE_4_a_save_is_strict_but_for_1_and_100(roll, limit):
    assert saves.succeeds(roll, limit) == (
        limit > 0 and roll < 100 and (roll < limit or roll == 1))


@given(ability, some.integers(1, 60), some.integers(-6, 60))
def test_SPD_3_SPD_5_fewer_hit_points_are_never_faster(value, maximum, left):
    left = min(left, maximum)
    now = speed.quarters(value, left, maximum, 6)
    assert 0 <= now <= speed.quarters(value, maximum, maximum, 6) == speed.quarters_a_turn(value)
    assert speed.movement_left(now, now) == now and speed.action_left(now, now) == now


@given(some.integers(0, 400), some.integers(0, 200))
def test_STAM_5_a_hard_round_costs_half_a_point_to_one(load, strength):
    cost = stamina_rules.round_cost(load, strength)
    assert 50 <= cost <= 100
    assert (cost == 100) == (2 * load >= strength)
