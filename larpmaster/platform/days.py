"""The calendar for a machine whose clock counts days."""

_FIRST_YEAR = 1978
_MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def date_of(days):
    """The date "YYYY-MM-DD" of a number of days since 1 January 1978."""
    year = _FIRST_YEAR
    while days >= 365 + _is_leap(year):
        days -= 365 + _is_leap(year)
        year += 1
    month = 1
    for length in _MONTHS:
        length += month == 2 and _is_leap(year)
        if days < length:
            break
        days -= length
        month += 1
    return "%d-%02d-%02d" % (year, month, days + 1)


def _is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
