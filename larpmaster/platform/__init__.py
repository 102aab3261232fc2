"""The machine: files, console, clock. `host` and `amiga` implement the same list of functions.

Everything that touches the machine goes through this room, and only through this room.
"""
import sys

if sys.platform == "amigaos":
    from larpmaster.platform import amiga as machine
else:
    from larpmaster.platform import host as machine

__all__ = ("machine",)
