"""What the program keeps from one run to the next: language, world, register, colours, printer and
the password of the game master's side."""
from collections import namedtuple

from larpmaster import keyfile, messages, password
from larpmaster.errors import CouldNot
from larpmaster.text import PATH_LIMIT, checked

FORMAT = "larpmaster-settings"
VERSION = 1
# language, world, register: "" for the program's own; colours: whether to use them; printer: "" for
# the machine's printer, else the path of a file; password: as `password.stored` gives it, "" for
# none; fault: the Mistake that a broken file is, whose place the defaults take, else None.
Settings = namedtuple("Settings", ("language", "world", "register", "colours", "printer",
                                   "password", "fault"))
DEFAULTS = Settings("", "", "", True, "", "", None)
_KEYS = ("language", "world", "register", "colours", "printer", "password")
_WORDS = ("no", "yes")


def load(machine):
    """The settings; the defaults where there is no file, or a broken one, which stays as it is."""
    path = machine.settings_path()
    try:
        return _read(path, keyfile.read(machine, path, FORMAT, VERSION))
    except CouldNot as mistake:
        code = {"set_file_broken": "set_broken", "set_file_newer": "set_newer"}.get(mistake.code)
        return Settings(*(DEFAULTS[:-1] + (CouldNot(code or mistake.code, **mistake.fields),)))


def _read(path, lines):
    found = {}
    for key, value, number in lines:
        good = key in _KEYS and key not in found and len(value) <= PATH_LIMIT
        if key == "language":
            good = good and value in ("",) + messages.LANGUAGES
        elif key == "colours":
            good = good and value in _WORDS
        elif key == "password":
            good = good and (not value or password.is_stored(value))
        if not good:
            raise CouldNot("set_file_broken", path=path, line=number)
        found[key] = value
    found["colours"] = found.get("colours") != _WORDS[False]
    return Settings(*([found.get(key, "") for key in _KEYS] + [None]))


def save(machine, settings):
    """Saves the settings; a file that was there stays as a backup.

    Raises WrongUse letter or too_long, naming the field, and CouldNot when it cannot be written.
    """
    pairs = []
    for key, value in zip(_KEYS, settings):
        if key == "colours":
            value = _WORDS[bool(value)]
        pairs.append((key, checked(value, key, PATH_LIMIT)))
    keyfile.write(machine, machine.settings_path(), FORMAT, VERSION, pairs)
