"""What the last deed for many changed, and what one that goes on is about to change: the files
`last` and `begun` of a register, so that either can be taken back.

register: a `Register`, or what has its machine, folder and path(file).
"""
from collections import namedtuple

from larpmaster import keyfile, store
from larpmaster.errors import CouldNot
from larpmaster.journal import KINDS, start_of_last

FORMAT = "larpmaster-last"
VERSION = 2
FILE, BEGUN, HOLD = "last", "begun", "going"
_CHECKSUM_LIMIT = 0xFFFFFFFF
_NEW, _BACKUP = ".new", ".bak"
# file; after, before: checksums of 32 bits of it after and before the deed; before None of a list
# that does not know it, after None of a file that was changed once more. deed: "year 2026-11-30"
# where a file may be changed by something else than the deed that was cut off, else "".
Changed = namedtuple("Changed", ("file", "after", "before", "deed"))
# what: a kind of journal.KINDS; date: "YYYY-MM-DD"; done: files that were saved once since it
# began; again: those that were saved more often; count: how many it was about to change.
CutOff = namedtuple("CutOff", ("what", "date", "done", "again", "count"))


class alone:
    """`with alone(register):` one deed for many, or its undoing, goes on at a time.

    Raises CouldNot do_many_go_on at once while another program does one, and as `hold`.
    """

    def __init__(self, register):
        self._hold = register.machine.hold(register.path(HOLD), False)

    def __enter__(self):
        try:
            self._hold.__enter__()
        except CouldNot as mistake:
            if mistake.code == "register_busy":
                raise CouldNot("do_many_go_on")
            raise

    def __exit__(self, *_):
        self._hold.__exit__()


def _goes_on(register):
    """Whether another program does a deed for many just now."""
    try:
        with alone(register):
            return False
    except CouldNot as mistake:
        return mistake.code == "do_many_go_on"


def begin(register, files, what, date):
    """Writes what a deed is about to change, each file with its length now; raises CouldNot as
    `keyfile.write`."""
    lengths = _lengths(register)
    todo = [("todo", "%s %s" % (lengths[file], file)) for file in files if file in lengths]
    keyfile.write(register.machine, register.path(BEGUN), FORMAT, VERSION,
                  [("begun", what + " " + date)] + todo)


def _lengths(register):
    """{file: bytes, a text} of the characters' files and their backups."""
    lengths = {}
    for line in register.machine.scan_folder(register.folder, store.SUFFIX).split("\n")[:-1]:
        name, length, _ = line.split("\t")
        lengths[name] = length
    return lengths


def end(register, changed):
    """Keeps a list of Changed as the last deed, unless it is empty: then the one before stays.
    Raises CouldNot as `keyfile.write`, and the list of what was begun stays."""
    if changed:
        keep(register, changed)
    store.remove(register.machine, register.path(BEGUN))


def keep(register, changed):
    """Writes the last deed. Raises CouldNot as `keyfile.write`."""
    pairs = []
    for one in changed:
        if one.after is None:
            continue
        pairs.append(("done", "%d %s" % (one.after, one.file)))
        if one.before is not None:
            pairs.append(("was", str(one.before)))
        if one.deed:
            pairs.append(("deed", one.deed))
    keyfile.write(register.machine, register.path(FILE), FORMAT, VERSION, pairs)


def cut_off(register):
    """The CutOff of a deed that was begun and has not ended, None when there is none, or while it
    goes on.

    Raises CouldNot set_file_broken and those of `keyfile.read` and `scan_folder`.
    """
    path = register.path(BEGUN)
    if not register.machine.exists(path) or _goes_on(register):
        return None
    lengths = _lengths(register)
    halves = [name[:-len(_NEW)] for name in lengths if name.endswith(_NEW)]
    for half in halves:
        # The deed ended within a save, which is finished when it is read.
        store.readable(register.machine, register.path(half))
    if halves:
        lengths = _lengths(register)
    what = date = ""
    done, again = [], []
    count = 0
    for key, value, line in keyfile.read(register.machine, path, FORMAT, VERSION):
        first, _, rest = value.partition(" ")
        if key == "begun" and first in KINDS:
            what, date = first, rest
        elif key != "todo" or not store.is_plain(rest):
            raise CouldNot("set_file_broken", path=path, line=line)
        else:
            count += 1
            # Each change makes a journal longer, and the backup is what the last save found.
            if lengths.get(rest, first) != first:
                (done if lengths.get(rest + _BACKUP) == first else again).append(rest)
    if not what:
        raise CouldNot("set_file_broken", path=path, line=1)
    return CutOff(what, date, done, again, count)


def half_done(register):
    """The CutOff of a deed that had changed somebody when it was cut off, else None; raises as
    `cut_off`."""
    begun = cut_off(register)
    return begun if begun is not None and begun.done + begun.again else None


def changed(register):
    """The list of Changed of the last deed; of one that was cut off, what it had done.

    Raises CouldNot do_many_go_on, set_file_broken and those of `keyfile.read`.
    """
    with alone(register):
        pass
    begun = cut_off(register)
    if begun is not None:
        return _done_by(register, begun)
    path = register.path(FILE)
    found = []
    for key, value, line in keyfile.read(register.machine, path, FORMAT, VERSION):
        checksum, _, file = value.partition(" ")
        number = keyfile.whole(checksum, _CHECKSUM_LIMIT)
        if key == "done" and store.is_plain(file) and number is not None:
            found.append(Changed(file, number, None, ""))
        elif key == "was" and found and not file and number is not None:
            found[-1] = Changed(found[-1].file, found[-1].after, number, "")
        elif key == "deed" and found and checksum in KINDS:
            found[-1] = Changed(*(tuple(found[-1][:-1]) + (value,)))
        else:
            raise CouldNot("set_file_broken", path=path, line=line)
    return found


def _done_by(register, begun):
    """What a deed had done: a save keeps the file before it as a backup."""
    fingerprint = register.machine.fingerprint
    found = []
    deed = begun.what + " " + begun.date
    for file in begun.done:
        path = register.path(file)
        after = fingerprint(path, store.FILE_LIMIT)
        if after is not None:
            before = fingerprint(path + _BACKUP, store.FILE_LIMIT)
            found.append(Changed(file, after, before, deed))
    return found + [Changed(file, None, None, "") for file in begun.again]


def is_of(one, character):
    """Whether the last deed of a character may be that of its Changed: one of another kind or date
    is none of a deed that was cut off before it came to this character."""
    what, _, date = one.deed.partition(" ")
    first = start_of_last(character)
    entry = character.journal[first]
    # By the clock no entry is dated before the one before it (`deeds.date_for`).
    return not what or first > 0 and what == entry.what and entry.date in (
        date, max(date, character.journal[first - 1].date))
