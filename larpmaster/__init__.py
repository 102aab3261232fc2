"""Larpmaster: makes and keeps the characters of a Rajakatse larp.

`__main__` starts `cli`; `cli` drives `creation`; the numbers come from `rules`, the data from
`tables`.
"""

VERSION = "0.1.0"
# The day on which this version was released, not the day of a build: day.month.year.
RELEASED = "30.11.2026"
DEFAULT_WORLD = "rajakatse"
