"""Larpmaster: makes and keeps the characters of a Rajakatse larp.

`__main__` starts `cli`; `cli` drives `creation`; the numbers come from `rules`, the data from
`tables`.
"""

VERSION = "0.1.0"
DEFAULT_WORLD = "rajakatse"
