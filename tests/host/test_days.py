"""Dates by the days of an Amiga's clock."""
import datetime

import pytest

from larpmaster import days
from larpmaster.errors import WrongUse
from larpmaster.given import date_of
from larpmaster.platform import host


def test_each_day_of_two_hundred_years_has_its_date():
    first = datetime.date(1978, 1, 1)
    for number in range(200 * 366):
        assert days.date_of(number) == (first + datetime.timedelta(number)).isoformat()


def test_only_a_leap_year_has_a_29th_of_february():
    assert [days.days_of(year, 2) for year in (1980, 1999, 2000, 2100)] == [29, 28, 29, 28]


def test_a_date_may_be_typed_as_finns_write_it():
    year = host.today()[:4]
    for typed, date in (("30.11.2026", "2026-11-30"), ("1.2.2026", "2026-02-01"),
                        ("01.02.2026", "2026-02-01"), (" 3. 4. 2027 ", "2027-04-03"),
                        ("31.1.", year + "-01-31"), ("9.8", year + "-08-09"),
                        ("2026-11-30", "2026-11-30")):
        assert date_of(host, {"date": typed}) == date, typed


@pytest.mark.parametrize("typed", [
    "29.2.2026", "30.11.26", "30.13.2026", "0.1.2026", "1.2.2026.", "1..2026", "30.", ".", "..",
    "2026.11.30", "001.2.2026", "-1.2.2026", "1.-2.2026", "a.b.2026", "1.2.1977", "2026-1-2"])
def test_what_is_no_date_is_refused_with_the_forms_of_one(typed):
    with pytest.raises(WrongUse) as caught:
        date_of(host, {"date": typed})
    assert caught.value.code == "bad_date" and caught.value.fields["found"] == typed
