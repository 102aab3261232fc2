"""The register as programs and screens use it: lists, opening and saving, copies, the wastebasket.

Two programs may work on one register: what changes files is done by one at a time, and a file that
is no longer what was opened is not saved over unless that is asked for.
"""
from larpmaster import register_index, store
from larpmaster.character import LIVING
from larpmaster.errors import CouldNot
from larpmaster.register_index import AGE, CHANGED, CLASSES, PLAYER, RACE, REGION, STATE
from larpmaster.store import FILE_LIMIT, SUFFIX
from larpmaster.text import fold, holding, holding_bare, printable, shown

SORTS = ("name", "player", "race", "cult", "age", "changed")
_FIELDS = {"player": PLAYER, "race": RACE, "cult": CLASSES, "age": AGE, "changed": CHANGED}
_NAMES_LETTERS = 200


class Rows:
    """Rows of an index as a list of Row: each is taken apart when it is asked for."""

    def __init__(self, register, index, numbers):
        """numbers: those of the rows; None for all, in the order of their files' names."""
        self._register = register
        self._index = index
        self._given = numbers

    def __len__(self):
        return len(self._index if self._given is None else self._given)

    def _numbers(self):
        if self._given is None:
            self._given = self._index.by_file()
        return self._given

    def __getitem__(self, place):
        found = self._numbers()[place]
        return (self._row(found) if isinstance(found, int)
                else Rows(self._register, self._index, found))

    def place_of(self, file, place):
        """The place of a file's row, looked for at a place first, which is given where there is
        no such row."""
        index, numbers = self._index, self._numbers()
        if place >= len(numbers) or index.file(numbers[place]) != file:
            for at in range(len(numbers)):
                if index.file(numbers[at]) == file:
                    return at
        return place

    def __iter__(self):
        for number in self._numbers():
            yield self._row(number)

    def _row(self, number):
        """A Row. Raises CouldNot reg_index_lied where the index held none; it is made anew."""
        try:
            return self._index.row(number)
        except ValueError:
            self._register.make_index()
            raise CouldNot("reg_index_lied", path=self._register.path(register_index.INDEX))


class Held:
    """An opened character: its file's name in the register ("" outside), its path, the checksum
    of the file as it was read, and whether it was among the living then."""

    def __init__(self, character, file, path, checksum):
        self.character = character
        self.file = file
        self.path = path
        self.checksum = checksum
        self.lives = character.state == LIVING


class Register:
    """A folder of characters. broken: (file, Mistake) of each that the last `rows` could not
    read."""

    def __init__(self, machine, folder):
        self.machine = machine
        self.folder = folder
        self.broken = []
        self._index = None

    def path(self, file):
        """The path of a file of the register."""
        return self.machine.join(self.folder, file)

    def rows(self, progress=None):
        """The Rows of all characters, in the order of their files' names; looks at the folder.

        progress(done, total) is called while lines are made anew. Raises CouldNot cannot_read.
        """
        if self._index is None:
            self._index = register_index.read(self.machine, self.folder)
        scan = self._scan()
        if scan.encode() != self._index.scan:
            scan, keys = self._mended(scan)
            try:
                self._renew(scan, keys, progress)
            except ValueError:
                self._index = register_index.empty()
                self._renew(scan, keys, progress)
        return Rows(self, self._index, None)

    def make_index(self):
        """Makes each line of the index anew."""
        self._index = register_index.empty()
        self.rows()

    def files(self):
        """Names of the characters' files, in their order; nobody looks into them."""
        names = register_index.files_of(self._mended(self._scan())[1])
        return [name for _, name in sorted([(fold(name), name) for name in names])]

    def _scan(self):
        return (self.machine.scan_folder(self.folder, SUFFIX)
                if self.machine.exists(self.folder) else "")

    def _mended(self, scan):
        """(what the folder holds when saves that were cut off are put right, its keys)."""
        keys = register_index.keys_of(scan)
        halves = register_index.halves(keys)
        if halves:
            with self._alone():
                for file in halves:
                    store.settled(self.machine, self.path(file))
            scan = self._scan()
            keys = register_index.keys_of(scan)
        return scan, keys

    def _renew(self, scan, keys, progress):
        """Makes the index anew, with the lines of files that are as they were."""
        old = self._index
        known = register_index.keys_of(old.scan.decode())
        files, before = register_index.files_of(keys), register_index.files_of(known)
        if len(before) != len(old):
            # The index lies.
            old, known, before = register_index.empty(), {}, []
        stale = [file for file in sorted(files) if known.get(file, "") != keys.get(file)]
        fresh, self.broken = {}, []
        for done, file in enumerate(stale):
            if progress:
                progress(done, len(stale))
            self._read(file, fresh)
        if self.broken:
            # It is looked at again each time.
            scan = register_index.without(scan, [file for file, _ in self.broken])
        gone = [file for file in before if file not in keys and file not in files]
        self._index = register_index.changed(old, scan, gone + stale,
                                             [fresh[file] for file in sorted(fresh)])
        if self._index.scan != old.scan:
            register_index.write(self.machine, self.folder, self._index)

    def _read(self, file, lines):
        path = self.path(file)
        if not store.is_plain(file):
            self.broken.append((file, CouldNot("reg_odd_name",
                                               file=printable(file, _NAMES_LETTERS))))
            return
        try:
            read_from = store.readable(self.machine, path)
            lines[file] = register_index.line_of(
                file, self.machine.read_file(read_from, FILE_LIMIT), path)
        except CouldNot as mistake:
            self.broken.append((file, mistake))
        except MemoryError:
            self.broken.append((file, CouldNot("file_too_long", path=path, limit=FILE_LIMIT)))

    def _alone(self):
        """One program at a time."""
        return store.alone(self.machine, self.folder)

    def find(self, text="", state="", race="", cult="", region="", sort="name"):
        """The Rows whose name and player hold each word of the text, of this state and race, with a
        cult and a region that hold these words, whatever their case; in the order of one of SORTS.
        Where there is none, the text is looked for without dots and accents.

        Looks into what `rows` read last; reads it when nothing was read yet.
        """
        if self._index is None:
            self.rows()
        try:
            return self._found(text, state, race, cult, region, sort)
        except ValueError:
            # The index lies.
            self.make_index()
            return self._found(text, state, race, cult, region, sort)

    def _found(self, text, state, race, cult, region, sort):
        index = self._index
        wanted = (state, race, cult, region)
        # In the order of names.
        numbers = self._narrowed(
            holding(text, index.words()) if text else range(len(index)), *wanted)
        if text and not numbers:
            numbers = self._narrowed(holding_bare(text, index.words()), *wanted)
        if sort != "name":
            numbers = self._sorted(numbers, sort)
        return Rows(self, index, list(numbers))

    def _narrowed(self, numbers, state, race, cult, region):
        """Those of the rows' numbers that are of these, as in `find`."""
        index = self._index
        for word, field in ((state, STATE), (race, RACE)):
            if word:
                word = fold(word)
                numbers = [number for number, found in zip(numbers, index.column(field, numbers))
                           if word == found]
        for word, field in ((cult, CLASSES), (region, REGION)):
            if word:
                word = fold(word)
                numbers = [number for number, found in zip(numbers, index.column(field, numbers))
                           if word in found]
        return numbers

    def _sorted(self, numbers, sort):
        """Numbers of rows in another order; where that leaves a choice, they stay as they are."""
        texts = self._index.column(_FIELDS[sort], numbers)
        if sort == "age":
            texts = ["0000"[len(age):] + age for age in texts]
        elif sort == "cult":
            # Of the first class.
            texts = [classes.partition(",")[0].split(" ", 2)[-1] for classes in texts]
        found = [numbers[place] for place in register_index.in_order(texts)]
        return found[::-1] if sort == "changed" else found

    def path_of(self, name):
        """The path that a person means: a character's name, a file of the register or another, or
        the beginning of one name, or a part of one, at last without dots and accents.

        Raises CouldNot several_characters, several_meant, no_such_character.
        """
        self.rows()
        try:
            path, row = self._meant(name)
            if not row or self._is_true(row):
                return path
        except ValueError:
            pass
        # The index lies, or somebody changes the register just now.
        self.make_index()
        return self._meant(name)[0]

    def _meant(self, name):
        """(path, Row or None) of what `path_of` is asked for."""
        machine, index = self.machine, self._index
        wanted = fold(name)
        words = index.words()
        every = range(len(index))
        found = [number for number in every if words[number].startswith(wanted + "\t")]
        if len(found) > 1:
            paths = [self.path(index.file(number)) for number in found]
            raise CouldNot("several_characters", name=shown(name), count=len(paths),
                           paths=", ".join(paths))
        if not found and wanted:
            for path in (self.path(name + SUFFIX), self.path(name), name):
                if [ending for ending in ("", ".new", ".bak") if machine.exists(path + ending)]:
                    return path, None
        if not found and wanted:
            found = [number for number in every if words[number].startswith(wanted)]
        if not found and wanted:
            names = [row.partition("\t")[0] for row in words]
            found = holding(name, names) or holding_bare(name, names)
        if not found:
            raise CouldNot("no_such_character", name=shown(name))
        if len(found) > 1:
            rows = [index.row(number) for number in found]
            names = [row.name for row in rows]
            # Who has a namesake is told by the file.
            told = [row.name if names.count(row.name) == 1 else "%s (%s)" % (row.name, row.file)
                    for row in rows]
            raise CouldNot("several_meant", name=shown(name), count=len(told),
                           names=printable(", ".join(told), _NAMES_LETTERS))
        row = index.row(found[0])
        return self.path(row.file), row

    def _is_true(self, row):
        """Whether the file of a row is of the name that it says; what cannot be read will be
        told of when it is opened."""
        path = self.path(row.file)
        try:
            return self.machine.exists(path) and register_index.name_of_file(
                self.machine, path) == row.name
        except CouldNot:
            return True

    def file_of(self, path):
        """The name of a file of the register by its path, "" of one elsewhere."""
        start = self.path("")
        file = path[len(start):] if path.startswith(start) else ""
        return file if file.endswith(SUFFIX) and self.path(file) == path else ""

    def file_meant(self, name):
        """The name of the file that a person means, as the folder has it: an Amiga finds one by a
        name in any case. Raises CouldNot not_in_register and those of `path_of`."""
        path = self.path_of(name)
        files = self.files()
        file = self.file_of(path)
        if file in files:
            return file
        wanted = fold(path)
        for file in files:
            if fold(self.path(file)) == wanted:
                return file
        raise CouldNot("not_in_register", path=path)

    def name_of(self, file):
        """The name of a file's character, the file's own where that cannot be read."""
        try:
            return register_index.name_of_file(self.machine, self.path(file))
        except CouldNot:
            return file

    def open(self, file):
        """The character of a file as a Held; raises CouldNot reg_odd_name and as `store.load`."""
        if not store.is_plain(file):
            raise CouldNot("reg_odd_name", file=printable(file, _NAMES_LETTERS))
        return self.open_path(self.path(file), file)

    def open_path(self, path, file=""):
        """The same of a file that may lie elsewhere."""
        # First the checksum: what another program saves after it is noticed.
        checksum = self.machine.fingerprint(store.readable(self.machine, path), FILE_LIMIT)
        return Held(store.load(self.machine, path), file, path, checksum)

    def save(self, held, over=False):
        """Saves what was opened; its checksum and who is here (`Event.follow`) are those of now.

        over: even where another program has changed or taken it away meanwhile, which else raises
        CouldNot changed_on_disk. Raises CouldNot as `store.save_as` and `event.load`.
        """
        with store.alone_with(self.machine, held.path):
            path = store.settled(self.machine, held.path)
            if not over and self.machine.fingerprint(path, FILE_LIMIT) != held.checksum:
                raise CouldNot("changed_on_disk", path=held.path)
            store.save_as(self.machine, held.path, held.character)
            held.checksum = self.machine.fingerprint(held.path, FILE_LIMIT)
        if held.lives != (held.character.state == LIVING):
            from larpmaster import event
            held.lives = not held.lives
            event.load(self.machine, self.folder).follow(self.file_of(held.path), held.lives)

    def add(self, character):
        """Saves a new character and gives the path of its file; raises as `store.save`."""
        return store.save(self.machine, self.folder, character)

    def copy(self, file, name):
        """Saves a copy with a name of its own, which its journal tells, and gives its path.

        Raises WrongUse name_missing, letter or too_long, and CouldNot as `open` and `add`.
        """
        from larpmaster import deeds, edits, journal
        character = self.open(file).character
        edits.set_text(character, deeds.Act(self.machine.today(), journal.GAME_MASTER, True),
                       "name", name)
        return self.add(character)

    def destroy(self, file, number=None):
        """Moves a file into the wastebasket; does and raises as `wastebasket.put`."""
        from larpmaster import wastebasket
        with self._alone():
            wastebasket.put(self.machine, self.folder, file, number)

    def wastebasket(self):
        """(file, character's name, number of the event) of what lies in the wastebasket."""
        from larpmaster import wastebasket
        return wastebasket.contents(self.machine, self.folder)

    def restore(self, file):
        """Takes a file, as `wastebasket` names it, back; does and raises as its `take_back`."""
        from larpmaster import wastebasket
        with self._alone():
            return wastebasket.take_back(self.machine, self.folder, file)

    def empty(self, before):
        """Deletes for good what was destroyed before the event of this number."""
        from larpmaster import wastebasket
        with self._alone():
            wastebasket.empty(self.machine, self.folder, before)
