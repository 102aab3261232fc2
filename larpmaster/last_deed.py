"""What the last deed for many changed, and what one that goes on is about to change: the files
`last` and `begun` of a register, so that either can be taken back.

register: a `Register`, or what has its machine, folder and path(file).
"""
from collections import namedtuple

from larpmaster import keyfile, store
from larpmaster.errors import CouldNot
from larpmaster.journal import KINDS

FORMAT = "larpmaster-last"
VERSION = 2
FILE, BEGUN = "last", "begun"
_CHECKSUM_LIMIT = 0xFFFFFFFF
_BACKUP = ".bak"
# file; after, before: checksums of 32 bits of it after and before the deed, before None of a list
# that does not know it.
Changed = namedtuple("Changed", ("file", "after", "before"))
# what: a kind of journal.KINDS; date: "YYYY-MM-DD"; done: files that it has changed; count: how
# many it was about to change.
CutOff = namedtuple("CutOff", ("what", "date", "done", "count"))


def begin(register, files, what, date):
    """Writes what a deed is about to change, each file as the folder has it now; raises CouldNot as
    `keyfile.write`."""
    stamps = _stamps(register)
    todo = [("todo", "%s %s" % (stamps[file], file)) for file in files if file in stamps]
    keyfile.write(register.machine, register.path(BEGUN), FORMAT, VERSION,
                  [("begun", what + " " + date)] + todo)


def _stamps(register):
    """{file: its size and time} of the characters' files."""
    stamps = {}
    for line in register.machine.scan_folder(register.folder, store.SUFFIX).split("\n")[:-1]:
        name, _, stamp = line.partition("\t")
        stamps[name] = stamp.replace("\t", "/")
    return stamps


def end(register, changed):
    """Keeps a list of Changed as the last deed, unless it is empty: then the one before stays.
    Raises CouldNot as `keyfile.write`, and the list of what was begun stays."""
    if changed:
        keep(register, changed)
    _forget_begun(register)


def keep(register, changed):
    """Writes the last deed. Raises CouldNot as `keyfile.write`."""
    pairs = []
    for one in changed:
        pairs.append(("done", "%d %s" % (one.after, one.file)))
        if one.before is not None:
            pairs.append(("was", str(one.before)))
    keyfile.write(register.machine, register.path(FILE), FORMAT, VERSION, pairs)


def _forget_begun(register):
    for ending in ("", _BACKUP):
        path = register.path(BEGUN) + ending
        if register.machine.exists(path):
            register.machine.remove(path)


def cut_off(register):
    """The CutOff of a deed that was begun and has not ended, None when there is none.

    Raises CouldNot set_file_broken and those of `keyfile.read` and `scan_folder`.
    """
    path = register.path(BEGUN)
    if not register.machine.exists(path):
        return None
    stamps = _stamps(register)
    what = date = ""
    done = []
    count = 0
    for key, value, line in keyfile.read(register.machine, path, FORMAT, VERSION):
        first, _, rest = value.partition(" ")
        if key == "begun" and first in KINDS:
            what, date = first, rest
        elif key != "todo" or not store.is_plain(rest):
            raise CouldNot("set_file_broken", path=path, line=line)
        else:
            count += 1
            if stamps.get(rest, first) != first:
                done.append(rest)
    if not what:
        raise CouldNot("set_file_broken", path=path, line=1)
    return CutOff(what, date, done, count)


def changed(register):
    """The list of Changed of the last deed; of one that was cut off, what it had done.

    Raises CouldNot set_file_broken and those of `keyfile.read`.
    """
    begun = cut_off(register)
    if begun is not None:
        return _done_by(register, begun)
    path = register.path(FILE)
    found = []
    for key, value, line in keyfile.read(register.machine, path, FORMAT, VERSION):
        checksum, _, file = value.partition(" ")
        number = keyfile.whole(checksum, _CHECKSUM_LIMIT)
        if key == "done" and store.is_plain(file) and number is not None:
            found.append(Changed(file, number, None))
        elif key == "was" and found and not file and number is not None:
            found[-1] = Changed(found[-1].file, found[-1].after, number)
        else:
            raise CouldNot("set_file_broken", path=path, line=line)
    return found


def _done_by(register, begun):
    """What a deed had done: a save keeps the file before it as a backup."""
    fingerprint = register.machine.fingerprint
    found = []
    for file in begun.done:
        path = register.path(file)
        after = fingerprint(path, store.FILE_LIMIT)
        if after is not None:
            found.append(Changed(file, after, fingerprint(path + _BACKUP, store.FILE_LIMIT)))
    return found
