"""The one rounding that is not downwards."""


def percent_half_up(value, percent):
    """value * percent / 100, a half rounded up: level bonus and level hit points (NOT-2, HP-7)."""
    return (value * percent + 50) // 100
