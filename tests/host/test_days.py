"""Dates by the days of an Amiga's clock."""
import datetime

from larpmaster import days


def test_each_day_of_two_hundred_years_has_its_date():
    first = datetime.date(1978, 1, 1)
    for number in range(200 * 366):
        assert days.date_of(number) == (first + datetime.timedelta(number)).isoformat()


def test_only_a_leap_year_has_a_29th_of_february():
    assert [days.days_of(year, 2) for year in (1980, 1999, 2000, 2100)] == [29, 28, 29, 28]
