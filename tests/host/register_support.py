"""A small register for tests, and what happens to one in a process of its own."""
import os
import sys

from larpmaster import automatic, jsontext, tables
from larpmaster.errors import Mistake
from larpmaster.platform import host
from larpmaster.register import Register
from larpmaster.rules.dice import Dice

TABLES = tables.load(os.path.join(host.tables_folder(), "rajakatse"), host.read_file, host.join)
NAMES = ("Aino Rautio", "Åke Öhman", "Äijä", "Zorro")
DONE, REFUSED, KILLED = 0, 3, 9


def made(seed=1, **given):
    """A finished character."""
    return automatic.make(automatic.Wishes(TABLES, given), Dice(seed), "rajakatse").character


def json_of(character):
    return jsontext.character_json(character, TABLES)


def filled(folder, names=NAMES):
    """A register of these characters, whose players are Pekka 0, Pekka 1 ..."""
    people = Register(host, str(folder))
    for number, name in enumerate(names):
        people.add(made(number, name=name, player="Pekka %d" % number, race="ihminen"))
    return people


def anew(people):
    """The same register as another program finds it."""
    return Register(host, people.folder)


def names_of(rows):
    return [row.name for row in rows]


def in_child(work):
    """What a process of its own gives back, an exit code: REFUSED for a Mistake."""
    child = os.fork()
    if not child:
        code = 1
        try:
            work()
            code = DONE
        except Mistake:
            code = REFUSED
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def cut_off(work, step):
    """Does the work in a process that dies, without closing or writing anything more, before its
    call of this number of a function of the system; gives its exit code."""
    def dying():
        left = [step]

        def look(frame, event, function):
            module = getattr(function, "__module__", None) or type(
                getattr(function, "__self__", None)).__module__
            if event == "c_call" and module in ("posix", "_io", "io", "fcntl"):
                left[0] -= 1
                if left[0] < 0:
                    os._exit(KILLED)

        sys.setprofile(look)
        work()
        sys.setprofile(None)
    return in_child(dying)


def everybody(people):
    """JSON of every character of a register by its name, and of those in its wastebasket."""
    people = anew(people)
    rows = people.rows()
    assert people.broken == []
    found = {row.name: json_of(people.open(row.file).character) for row in rows}
    assert len(found) == len(rows)
    return found, [name for _, name, _ in people.wastebasket()]
