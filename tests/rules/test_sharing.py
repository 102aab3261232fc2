"""CLS-22, CLS-23, XP-5 to XP-7, ORD-5, ORD-6: who gets given experience."""
from rule_support import tables

from larpmaster.rules import experience, sharing

FREE = (100, 100)


def shares_of(cult):
    """Shares of a shipped cult."""
    return tuple([row.share for row in tables().classes_of(cult)])


def test_CLS_22_in_a_cult_of_one_class_all_goes_to_it():
    assert sharing.share_out(37, (100,), (100,)) == ((37,), 0)


def test_CLS_22_without_hindrance_the_split_is_that_of_a_year():
    for shares in ((95, 5), (60, 40), (80, 20), (50, 50), (34, 33, 33)):
        for xp in range(0, 300, 7):
            limits = (100,) * len(shares)
            assert sharing.share_out(xp, shares, limits) == (experience.split(xp, shares), 0)


def test_CLS_22_what_is_placed_in_any_ratio_is_placed_whole():
    assert sharing.share_out(1000, (1, 0, 99), (100, 100, 100)) == ((10, 0, 990), 0)
    assert sharing.share_out(7, (0, 50, 50), (100, 100, 100)) == ((0, 4, 3), 0)


def test_CLS_22_what_a_player_may_refuse():
    zhar = [row for row in tables().classes_of("Zharin mestarit") if row.class_ == "pappi"][0]
    assert sharing.may_refuse(False, zhar.refusable, 2, 3)
    assert not sharing.may_refuse(False, False, 2, 1)
    assert sharing.may_refuse(False, False, 2, 0)
    assert not sharing.may_refuse(False, False, 1, 0)
    assert sharing.may_refuse(True, False, 1, 1)


def test_CLS_22_a_refused_class_gets_nothing_and_the_others_all():
    assert sharing.share_out(101, shares_of("Zharin mestarit"), (100, 0)) == ((101, 0), 0)
    assert sharing.share_out(101, (50, 30, 20), (100, 0, 100)) == ((73, 0, 28), 0)


def test_XP_5a_70_percent_of_hindrance_leave_30():
    assert sharing.limit(70) == 30
    assert sharing.share_out(1000, (100,), (sharing.limit(70),)) == ((300,), 700)


def test_XP_5b_an_item_of_40_percent_leaves_60():
    assert sharing.limit(40) == 60


def test_XP_5_more_than_100_percent_of_hindrance_leave_nothing():
    assert sharing.limit(110) == 0


def test_XP_5c_forest_shamans_feel_nothing_up_to_40_percent():
    shares = shares_of("metsäläis-shamaanit")
    assert shares == (60, 40)
    for hindrance in (0, 39, 40):
        assert sharing.limited(shares, (sharing.limit(hindrance), 100)) == ((60, 40), 0)
    assert sharing.limited(shares, (sharing.limit(41), 100)) == ((59, 41), 0)
    assert sharing.limited(shares, (sharing.limit(75), 100)) == ((25, 75), 0)


def test_XP_6a_30_percent_of_closure_leave_a_mage_70():
    assert sharing.share_out(1000, (100,), (sharing.limit(30),)) == ((700,), 300)


def test_XP_5_XP_6_the_points_of_a_hindered_class_are_rounded_down():
    assert sharing.share_out(99, (100,), (70,)) == ((69,), 30)
    assert sharing.share_out(99, (60, 40), (30, 100)) == ((29, 70), 0)


def test_XP_7_another_class_takes_what_a_mage_with_a_sword_may_not():
    assert sharing.share_out(101, (100, 0), (70, 100)) == ((70, 31), 0)


def test_XP_7_what_nobody_may_take_is_left_over():
    assert sharing.share_out(1000, shares_of("bardi"), (30, 50)) == ((300, 500), 200)
    assert sharing.share_out(1000, (60, 40), (0, 0)) == ((0, 0), 1000)


def test_XP_7_several_others_take_the_surplus_by_their_shares():
    assert sharing.limited((50, 30, 20), (25, 100, 100)) == ((25, 45, 30), 0)
    assert sharing.limited((50, 30, 20), (25, 35, 100)) == ((25, 35, 40), 0)


def test_XP_7_nothing_is_lost_and_no_limit_is_passed():
    for first in range(0, 101, 10):
        for second in range(0, 101, 20):
            for shares in ((60, 40), (100, 0), (5, 95)):
                points, left = sharing.share_out(997, shares, (first, second))
                assert sum(points) + left == 997 and min(points) >= 0 and left >= 0
                assert points[0] * 100 <= 997 * first and points[1] * 100 <= 997 * second
                assert not left or first + second <= 100


def test_CLS_23_two_percent_for_every_class_ever_practised():
    points, left = sharing.with_least(1000, (1000, 0, 0), (100,) * 3, (False,) * 3, 2)
    assert (points, left) == ((960, 20, 20), 0)


def test_CLS_23_two_percent_are_rounded_up():
    assert sharing.with_least(37, (37, 0), FREE, (False, False), 2) == ((36, 1), 0)
    assert sharing.with_least(0, (0, 0), FREE, (False, False), 2) == ((0, 0), 0)


def test_CLS_23_not_for_lay_classes_nor_cults_of_a_free_split():
    assert tables().cult("bardi").free_split and tables().cult("Zharin mestarit").free_split
    assert sharing.with_least(1000, (1000, 0, 0), (100,) * 3, (False, True, False), 2) == (
        (980, 0, 20), 0)


def test_CLS_23_who_has_two_percent_keeps_what_it_has():
    assert sharing.with_least(1000, (950, 50), FREE, (False, False), 2) == ((950, 50), 0)


def test_CLS_23_what_is_left_over_goes_first():
    assert sharing.with_least(1000, (700, 0), (70, 100), (False, False), 2) == ((700, 20), 280)
    assert sharing.with_least(1000, (990, 0), (99, 100), (False, False), 2) == ((980, 20), 0)


def test_CLS_23_the_limit_of_a_hindered_class_stands_above_its_least():
    assert sharing.with_least(1000, (1000, 0), (100, 1), (False, False), 2) == ((990, 10), 0)
    assert sharing.with_least(1000, (1000, 0), (100, 0), (False, False), 2) == ((1000, 0), 0)


def test_CLS_23_more_classes_than_the_points_go_round():
    points, left = sharing.with_least(3, (3, 0, 0, 0, 0), (100,) * 5, (False,) * 5, 2)
    assert (points, left) == ((1, 1, 1, 0, 0), 0)


def test_ORD_5_a_fighter_takes_half_or_more_over():
    assert sharing.transfer_limits(True) == (50, 100)
    assert sharing.transferred(1001, 50) == 500
    assert sharing.transferred(1001, 100) == 1001


def test_ORD_6_another_class_takes_half_or_less_over():
    assert sharing.transfer_limits(False) == (0, 50)
    assert sharing.transferred(1001, 0) == 0
