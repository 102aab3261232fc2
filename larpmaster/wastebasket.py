"""What was destroyed: in a folder of the register, a folder in it for each event.

A character's backup goes where it goes, but never comes first into the register, where it would be
taken for what a cut-off save left.
"""
from larpmaster import event, register_index, store
from larpmaster.errors import CouldNot
from larpmaster.store import SUFFIX

FOLDER = "wastebasket"
_BACKUP = ".bak"


def put(machine, folder, file, number=None):
    """Moves a file of the register into the folder of the event that goes on, or of the one of a
    number; who was here is so no more.

    Raises CouldNot no_such_file, cannot_write and those of `rename` and `event.load`.
    """
    now = event.load(machine, folder)
    path = store.settled(machine, machine.join(folder, file))
    if not machine.exists(path):
        raise CouldNot("no_such_file", path=path)
    basket = machine.join(folder, FOLDER)
    place = machine.join(basket, str(now.number if number is None else number))
    for one in (basket, place):
        if machine.exists(one) and not machine.is_own(one, True):
            raise CouldNot("cannot_write", path=one)
    machine.make_folder(place)
    target = store.free_path(machine, place, file[:-len(SUFFIX)])
    if machine.exists(path + _BACKUP):
        machine.rename(path + _BACKUP, target + _BACKUP)
    machine.rename(path, target)
    now.follow(file, False)


def contents(machine, folder):
    """(file, character's name, number of the event) of each, the newest event first; the file
    stands as "event/file", and its name is what is shown of one that cannot be read."""
    found = []
    for number, place in _events(machine, folder):
        for file in machine.list_folder(place):
            if file.endswith(SUFFIX) and machine.is_own(machine.join(place, file)):
                found.append(("%d/%s" % (number, file), _name(machine, machine.join(place, file)),
                              number))
    return found


def _name(machine, path):
    try:
        return register_index.name_of_file(machine, path)
    except CouldNot:
        return path


def _events(machine, folder):
    """(number, path) of the folders of events, the newest first."""
    basket = machine.join(folder, FOLDER)
    if not machine.is_own(basket, True):
        return []
    numbers = [int(name) for name in machine.list_folder(basket)
               if name and len(name) < 10 and not name.strip("0123456789")]
    found = [(number, machine.join(basket, str(number))) for number in sorted(numbers)[::-1]]
    # A link may lead to a folder that is none of ours.
    return [one for one in found if machine.is_own(one[1], True)]


def take_back(machine, folder, file):
    """Moves a file "event/file" back and gives its path, which may be another than before; who was
    here when the event that goes on lost it is here again.

    Raises CouldNot no_such_file and those of `rename` and `event.load`.
    """
    now = event.load(machine, folder)
    number, _, name = file.partition("/")
    path = machine.join(machine.join(machine.join(folder, FOLDER), number), name)
    if not store.is_plain(name) or not machine.is_own(path):
        raise CouldNot("no_such_file", path=path)
    target = store.free_path(machine, folder, name[:-len(SUFFIX)])
    machine.rename(path, target)
    if machine.exists(path + _BACKUP):
        machine.rename(path + _BACKUP, target + _BACKUP)
    if number == str(now.number):
        now.follow(name, True, target[len(machine.join(folder, "")):])
    return target


def empty(machine, folder, before):
    """Deletes for good the characters in folders of events before the one of this number; what
    else lies there, and what cannot be deleted, stays."""
    for number, place in _events(machine, folder):
        if number < before:
            try:
                for file in machine.list_folder(place):
                    path = machine.join(place, file)
                    ours = file.endswith(SUFFIX) or file.endswith(SUFFIX + _BACKUP)
                    if ours and machine.is_own(path):
                        machine.remove(path)
                if not machine.list_folder(place):
                    machine.remove_folder(place)
            except CouldNot:
                pass
