"""MAG-14 to MAG-19: times and chances of learning and writing."""
from rule_support import tables

from larpmaster.rules import study


def test_MAG_14_a_writing_with_power_takes_a_year_by_intelligence():
    assert study.days_beside_work(100) == 365
    assert study.days_beside_work(150) == 244


def test_MAG_14_the_writer_knows_the_spell_and_has_level_1():
    assert study.may_write(1, True)
    assert not study.may_write(0, True) and not study.may_write(1, False)


def test_MAG_15_three_writings_in_the_time_of_one():
    assert study.hasty_writings(1) == 3 and study.hasty_writings(4) == 12


def test_MAG_16_beside_work_about_one_spell_a_year():
    assert study.days_beside_work(100) == 365
    assert study.days_beside_work(200) == 183 and study.days_beside_work(50) == 730


def test_MAG_17a_fifty_hours_by_intelligence_and_a_quarter_with_a_scroll():
    assert study.minutes_a_roll(100) == 50 * 60
    assert study.minutes_a_roll(200) == 25 * 60
    assert study.minutes_a_roll(100, study.SCROLL_READ_CALMLY) == 750 == 12 * 60 + 30


def test_MAG_17_a_scroll_read_in_haste_helps_less_and_a_teacher_too():
    assert study.minutes_a_roll(100, 60) == 30 * 60
    assert study.minutes_a_roll(100, study.ALONE, 50) == 25 * 60
    assert study.minutes_a_roll(100, study.SCROLL_READ_CALMLY, 50) == 375


def test_MAG_18_priests_learn_by_30_to_40_and_mages_by_20_to_30_percent():
    bounds = {"pappi": (30, 40), "taikuri": (20, 30), "both": (20, 40)}
    for spell in tables().spells:
        least, most = bounds[spell.class_]
        assert least <= spell.chance <= most, spell.key


def test_MAG_18_some_spells_of_both_classes_are_elementary():
    assert tables().setting("sure_spell_ability") == 130
    for class_ in ("pappi", "taikuri"):
        assert len([spell for spell in tables().spells
                    if spell.elementary and spell.class_ in (class_, "both")]) > 0


def test_MAG_19_times_are_scaled_by_intelligence_and_rounded_up():
    assert study.scaled(100, 100) == 100
    assert study.scaled(100, 130) == 77
    assert study.scaled(100, 1) == 10000 == study.scaled(100, 0)
