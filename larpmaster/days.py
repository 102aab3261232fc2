"""The calendar: how long a month is, and dates for a machine whose clock counts days."""

MONTHS = 12
FIRST_YEAR = 1978
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def days_of(year, month):
    """How many days a month 1..12 of a year has."""
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _LENGTHS[month - 1] + (month == 2 and is_leap)


def _before(year):
    """Days from the beginning of our calendar to that of a year, leap days among them."""
    return year * 365 + (year - 1) // 4 - (year - 1) // 100 + (year - 1) // 400


def date_of(days):
    """The date "YYYY-MM-DD" of a number of days since 1 January 1978."""
    days += _before(FIRST_YEAR)
    # Never too late, since no year has more than 366 days, and hardly too early.
    year = FIRST_YEAR + (days - _before(FIRST_YEAR)) // 366
    while days >= _before(year + 1):
        year += 1
    days -= _before(year)
    month = 1
    while days >= days_of(year, month):
        days -= days_of(year, month)
        month += 1
    return "%d-%02d-%02d" % (year, month, days + 1)
