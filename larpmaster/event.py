"""The event that goes on: its number, name and date, and who of the register is here."""
from larpmaster import keyfile, store
from larpmaster.errors import CouldNot
from larpmaster.text import checked, fold

FORMAT = "larpmaster-event"
VERSION = 2
FILE = "event"
NAME_LIMIT = 60
_NUMBER_LIMIT = 999999


def load(machine, folder):
    """The `Event` of a register's folder, number 0 when there was none yet.

    Raises CouldNot set_file_broken, set_file_newer and those of `read_file`.
    """
    event = Event(machine, folder)
    path = machine.join(folder, FILE)
    for key, value, line in keyfile.read(machine, path, FORMAT, VERSION):
        if key == "number":
            event.number = keyfile.whole(value, _NUMBER_LIMIT)
        elif key in ("present", "away") and store.is_plain(value):
            getattr(event, key).append(value)
        elif key in ("name", "date", "previous"):
            setattr(event, key, value)
        else:
            raise CouldNot("set_file_broken", path=path, line=line)
        if event.number is None:
            raise CouldNot("set_file_broken", path=path, line=line)
    return event


class Event:
    """An event. number: 1 for the first; date: "YYYY-MM-DD"; present: names of the register's
    files, in the order in which they came; away: of those who were here and are among the dead, the
    forgotten or the destroyed now; previous: the name of the event before."""

    def __init__(self, machine, folder):
        self._machine = machine
        self._folder = folder
        self.number = 0
        self.name = ""
        self.date = ""
        self.present = []
        self.away = []
        self.previous = ""

    def begin(self, register, name, date):
        """A new event, to which nobody has come yet. What was destroyed before the last one is
        gone from the wastebasket now, what was destroyed in the last one stays for this one.

        register: a `Register`. Raises WrongUse letter or too_long, CouldNot reg_last_event.
        """
        name = checked(name, "event", NAME_LIMIT)
        if self.number >= _NUMBER_LIMIT:
            raise CouldNot("reg_last_event", number=_NUMBER_LIMIT)
        register.empty(before=self.number)
        self.previous = self.name
        self.name = name
        self.date = date
        self.number += 1
        self.present = []
        self.away = []
        self.save()

    def is_here(self, file):
        """Whether the character of a file has come."""
        return fold(file) in [fold(one) for one in self.present]

    def arrive(self, file):
        """The character of a file is here. Raises CouldNot reg_odd_name."""
        keyfile.check_name(file)
        if not self.is_here(file):
            self.present.append(file)

    def leave(self, file):
        """The character of a file is not here any more."""
        self.present = [one for one in self.present if fold(one) != fold(file)]

    def follow(self, file, lives, now=""):
        """Takes a character off the list when it lives no more, and back when it lives again, under
        the name `now` where its file has another one; saves what that changes."""
        wanted = fold(file)
        found = [one for one in (self.away if lives else self.present) if fold(one) == wanted]
        if not found:
            return
        if lives:
            self.away = [one for one in self.away if fold(one) != wanted]
            self.arrive(now or found[0])
        else:
            self.leave(file)
            self.away.append(found[0])
        self.save()

    def name_of(self, number):
        """The name of an event by its number, "" of one that is long past."""
        return {self.number: self.name, self.number - 1: self.previous}.get(number, "")

    def save(self):
        """Saves it. Raises CouldNot when the machine cannot write."""
        keyfile.write(self._machine, self._machine.join(self._folder, FILE), FORMAT, VERSION,
                      [("number", str(self.number)), ("name", self.name), ("date", self.date),
                       ("previous", self.previous)]
                      + [("present", file) for file in self.present]
                      + [("away", file) for file in self.away])
