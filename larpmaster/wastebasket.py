"""What was destroyed: in a folder of the register, a folder in it for each event.

A character's backup goes where it goes, but never comes first into the register, where it would be
taken for what a cut-off save left.
"""
from larpmaster import register_index, store
from larpmaster.errors import CouldNot
from larpmaster.store import SUFFIX

FOLDER = "wastebasket"
_BACKUP = ".bak"


def put(machine, folder, file, event):
    """Moves a file of the register into the folder of an event."""
    path = store.settled(machine, machine.join(folder, file))
    if not machine.exists(path):
        raise CouldNot("no_such_file", path=path)
    place = machine.join(machine.join(folder, FOLDER), str(event))
    machine.make_folder(place)
    target = store.free_path(machine, place, file[:-len(SUFFIX)])
    if machine.exists(path + _BACKUP):
        machine.rename(path + _BACKUP, target + _BACKUP)
    machine.rename(path, target)


def contents(machine, folder):
    """(file, character's name, number of the event) of each, the newest event first; the file
    stands as "event/file", and its name is what is shown of one that cannot be read."""
    found = []
    for event, place in _events(machine, folder):
        for file in machine.list_folder(place):
            if file.endswith(SUFFIX):
                found.append(("%d/%s" % (event, file), _name(machine, machine.join(place, file)),
                              event))
    return found


def _name(machine, path):
    try:
        return register_index.name_of_file(machine, path)
    except CouldNot:
        return path


def _events(machine, folder):
    """(number, path) of the folders of events, the newest first."""
    basket = machine.join(folder, FOLDER)
    if not machine.exists(basket):
        return []
    numbers = [int(name) for name in machine.list_folder(basket)
               if name and len(name) < 10 and not name.strip("0123456789")]
    return [(number, machine.join(basket, str(number))) for number in sorted(numbers)[::-1]]


def take_back(machine, folder, file):
    """Moves a file "event/file" back and gives its path, which may be another than before."""
    event, _, name = file.partition("/")
    path = machine.join(machine.join(machine.join(folder, FOLDER), event), name)
    if not machine.exists(path):
        raise CouldNot("no_such_file", path=path)
    target = store.free_path(machine, folder, name[:-len(SUFFIX)])
    machine.rename(path, target)
    if machine.exists(path + _BACKUP):
        machine.rename(path + _BACKUP, target + _BACKUP)
    return target


def empty(machine, folder, before):
    """Deletes for good what lies in folders of events before the one of this number."""
    for number, place in _events(machine, folder):
        if number < before:
            for file in machine.list_folder(place):
                machine.remove(machine.join(place, file))
            machine.remove_folder(place)
