"""Changes to several table files of a world: checked as a whole in memory, then saved together.

Every file is first written beside the old one, as NAME.new, and read back. Then the file `changes`
lists them: from here on a save that is cut off is finished by whoever reads the tables next, before
it, the old files are as they were. Each old file stays as NAME.bak.
"""
from larpmaster import store, tables
from larpmaster.errors import CouldNot
from larpmaster.table_schema import CHECKED, JOURNAL, KINDS, MAX_BYTES
from larpmaster.table_writing import TableText

_FIRST_LINE = "larpmaster-changes 1"
_LAST_LINE = "end"
_JOURNAL_BYTES = 4000
_NEW, _BACKUP = ".new", ".bak"


class WorldFiles:
    """The table files of a world's folder, each read when it is first wanted.

    expected: {kind: fingerprint} of files that must still be as they were; prints: the same of
    the files that were read.
    """

    def __init__(self, machine, folder, expected=None):
        self.prints = {}
        self._machine = machine
        self._folder = folder
        self._expected = expected or {}
        self._tables = {}

    def table(self, kind):
        """The TableText of a kind; CouldNot tm_changed_meanwhile and those of `read_file`."""
        if kind not in self._tables:
            path = self._path(kind)
            self.prints[kind] = self._machine.fingerprint(path, MAX_BYTES)
            if self.prints[kind] != self._expected.get(kind, self.prints[kind]):
                raise CouldNot("tm_changed_meanwhile", path=path)
            self._tables[kind] = TableText(kind, self._machine.read_pieces(path, MAX_BYTES))
        return self._tables[kind]

    def changed(self):
        """The kinds whose files changed, in the order of the schema."""
        return [kind for kind, _, _ in KINDS
                if kind in self._tables and self._tables[kind].changed]

    def check(self):
        """What would be wrong with all tables of the world: a list of TableError; () when nothing.
        """
        changed = {self._path(kind): self._tables[kind] for kind in self.changed()}
        return self._faults(changed, lambda path, limit: (changed[path].text(
            self._machine.CODING),))

    def _faults(self, changed, read_changed):
        """The faults of the tables, the pieces of those at the paths `changed` read by another
        function."""
        machine = self._machine

        def read_pieces(path, limit):
            return (read_changed if path in changed else machine.read_pieces)(path, limit)

        def read_file(path, limit):
            return "".join(list(read_pieces(path, limit)))

        def fingerprint(path, limit):
            return None if path in changed else machine.fingerprint(path, limit)

        return tables.faults(self._folder, read_file, machine.join, fingerprint,
                             machine.read_piece, read_pieces)

    def save(self):
        """Checks all tables of the world with what changed, and saves it; the names of the files.

        These tables cannot be used any more then: a small machine has no room for them and for a
        look at all others. Raises CouldNot broken_tables, also when something would be wrong,
        tm_changed_meanwhile when a file is no longer what it was when it was read, check_failed
        and those of `write_file`; nothing is changed on the disk then.
        """
        machine = self._machine
        finish(machine, self._folder)
        kinds = self.changed()
        prints = {kind: machine.fingerprint(self._path(kind), MAX_BYTES) for kind, _, _ in KINDS}
        journal = machine.join(self._folder, JOURNAL)
        paths = [self._path(kind) for kind in kinds]
        try:
            for kind, path in zip(kinds, paths):
                _write(machine, path, self._tables.pop(kind).lines(machine.CODING))
            self._tables = {}
            errors = self._faults(
                paths, lambda path, limit: machine.read_pieces(path + _NEW, limit))
            if errors:
                raise CouldNot("broken_tables", errors=errors, keys=self.keys_of(errors, kinds))
            entries = []
            for kind, path in zip(kinds, paths):
                if machine.fingerprint(path, MAX_BYTES) != self.prints[kind]:
                    raise CouldNot("tm_changed_meanwhile", path=path)
                prints[kind] = machine.fingerprint(path + _NEW, MAX_BYTES)
                entries.append("%s %d" % (kind, prints[kind]))
            paths.append(journal)
            _write(machine, journal, [_FIRST_LINE] + entries + [_LAST_LINE, ""])
        except BaseException:
            # Memory that runs out and Ctrl-C come here too.
            for path in paths:
                store.leave_nothing(machine, path + _NEW)
            raise
        machine.rename(journal + _NEW, journal)
        finish(machine, self._folder)
        try:
            # Only to spare the next start a look at what holds between the tables.
            machine.write_file(machine.join(self._folder, CHECKED), (tables.checked_text(prints),))
        except CouldNot:
            pass
        return [kind + ".txt" for kind in kinds]

    def keys_of(self, errors, kinds=()):
        """The key of the row that each fault is in, "" where there is none; kinds: whose files are
        not yet in their places."""
        found = []
        new = {}
        for error in errors:
            kind = error.file[:-4]
            if kind not in new:
                path = self._path(kind) + (_NEW if kind in kinds else "")
                try:
                    new[kind] = TableText(kind, self._machine.read_pieces(path, MAX_BYTES))
                except CouldNot:
                    new[kind] = None
            found.append(new[kind].key_at(error.line) if new[kind] else "")
        return found

    def _path(self, kind):
        return self._machine.join(self._folder, kind + ".txt")


def _write(machine, path, lines):
    """Writes the new file of a path and reads it back; line by line, since a heap that is nearly
    full has no room for all of them at one place."""
    if sum([len(line.encode()) + 1 for line in lines]) > MAX_BYTES + 1:
        raise CouldNot("file_too_long", path=path, limit=MAX_BYTES)
    last = len(lines) - 1
    checksum = machine.write_file(path + _NEW, (
        lines[place] + "\n" if place < last else lines[place] for place in range(len(lines))))
    if machine.file_checksum(path + _NEW) != checksum:
        raise CouldNot("check_failed", path=path + _NEW)


def finish(machine, folder):
    """Finishes the save of a world's tables that was cut off, when there is one.

    Raises CouldNot cannot_write, write_protected or cannot_read when the disk does not let it.
    """
    journal = machine.join(folder, JOURNAL)
    if not machine.exists(journal):
        return
    lines = machine.read_file(journal, _JOURNAL_BYTES).split("\n")
    known = [kind for kind, _, _ in KINDS]
    if lines[0] == _FIRST_LINE and _LAST_LINE in lines:
        for line in lines[1:lines.index(_LAST_LINE)]:
            kind, _, checksum = line.partition(" ")
            if kind in known:
                _take(machine, machine.join(folder, kind + ".txt"), checksum)
    machine.remove(journal)


def _take(machine, path, checksum):
    """Puts the new file in the place of the old one, from wherever a cut-off save stopped."""
    new, backup = path + _NEW, path + _BACKUP
    if machine.exists(new) and str(machine.fingerprint(new, MAX_BYTES)) == checksum:
        store.put_in_place(machine, path)
    elif not machine.exists(path) and machine.exists(backup):
        machine.rename(backup, path)
