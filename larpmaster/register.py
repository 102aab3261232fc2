"""The register as programs and screens use it: lists, opening and saving, copies, the wastebasket.

Two programs may work on one register: what changes files is done by one at a time, and a file that
is no longer what was opened is not saved over unless that is asked for.
"""
from larpmaster import register_index, store
from larpmaster.errors import CouldNot
from larpmaster.register_index import AGE, CHANGED, CLASSES, RACE, REGION, STAMPS, STATE
from larpmaster.store import FILE_LIMIT, SUFFIX
from larpmaster.text import fold, printable, shown

SORTS = ("name", "player", "race", "cult", "age", "changed")
_NAMES_LETTERS = 200


class Rows:
    """Lines of the index as a list of Row: each is taken apart when it is asked for."""

    def __init__(self, lines):
        self._lines = lines

    def __len__(self):
        return len(self._lines)

    def __getitem__(self, place):
        found = self._lines[place]
        return Rows(found) if isinstance(found, list) else register_index.row_of(found)

    def __iter__(self):
        for line in self._lines:
            yield register_index.row_of(line)


def _folded(texts):
    """Lines of text, folded together: a slow machine takes its time for each call."""
    # Its ends must hold a letter, or lines would be trimmed away.
    return fold("-\n%s\n-" % "\n".join(texts)).split("\n")[1:-1] if texts else []


class Held:
    """An opened character: its file's name in the register ("" outside), its path, and the
    checksum of the file as it was read."""

    def __init__(self, character, file, path, checksum):
        self.character = character
        self.file = file
        self.path = path
        self.checksum = checksum


class Register:
    """A folder of characters. broken: (file, Mistake) of each that the last `rows` could not
    read."""

    def __init__(self, machine, folder):
        self.machine = machine
        self.folder = folder
        self.broken = []
        self._lines = None
        self._search = None

    def path(self, file):
        """The path of a file of the register."""
        return self.machine.join(self.folder, file)

    def rows(self, progress=None):
        """The Rows of all characters, in the order of their files' names; looks at the folder.

        progress(done, total) is called while lines are made anew. Raises CouldNot cannot_read.
        """
        keys = self._keys()
        known = self._lines
        if known is None:
            known = register_index.read(self.machine, self.folder) if keys else []
        lines_of = dict([(register_index.key_of(line), line) for line in known])
        stale = [key for key in keys if key not in lines_of]
        self.broken = []
        for done, key in enumerate(stale):
            if progress:
                progress(done, len(stale))
            self._read(key, lines_of)
        self._lines = [lines_of[key] for key in keys if key in lines_of]
        self._search = None
        if self._lines != known:
            register_index.write(self.machine, self.folder, self._lines)
        return Rows(self._lines)

    def files(self):
        """Names of the characters' files, in their order; nobody looks into them."""
        names = [key.partition("\t")[0] for key in self._keys()]
        return [name for _, name in sorted([(fold(name), name) for name in names])]

    def _read(self, key, lines_of):
        file = key.partition("\t")[0]
        path = self.path(file)
        try:
            read_from = store.readable(self.machine, path)
            lines_of[key] = register_index.line_of(
                key, self.machine.read_file(read_from, FILE_LIMIT), path)
        except CouldNot as mistake:
            self.broken.append((file, mistake))
        except MemoryError:
            self.broken.append((file, CouldNot("file_too_long", path=path, limit=FILE_LIMIT)))

    def _keys(self):
        """Name, size and time of each character's file; what a save that was cut off left is
        put right first."""
        machine = self.machine
        if not machine.exists(self.folder):
            return []
        keys, halves = self._scan()
        if halves:
            with self._alone():
                for file in halves:
                    store.readable(machine, self.path(file))
            keys, halves = self._scan()
            # What could not be put right stands under its right name all the same.
            names = [key.partition("\t")[0] for key in keys]
            for file in sorted(halves):
                if file not in names:
                    keys.append(halves[file])
            keys.sort()
        return keys

    def _scan(self):
        """(keys of the files, {file: key} of those of which a half-done save lies there)."""
        keys, others = [], []
        for key in self.machine.scan_folder(self.folder):
            name = key[:key.find("\t")]
            if name.endswith(SUFFIX):
                keys.append(key)
            elif SUFFIX + "." in name:
                others.append((name, key[len(name):]))
        halves = {}
        names = dict([(key[:key.find("\t")], True) for key in keys])
        for name, rest in others:
            file, _, ending = name.rpartition(".")
            empty = rest.startswith("\t0\t")
            if ending == "new" and not empty or ending == "bak" and file not in names:
                halves[file] = file + rest
        return keys, halves

    def _alone(self):
        """One program at a time."""
        return store.alone(self.machine, self.folder)

    def find(self, text="", state="", race="", cult="", region="", sort="name"):
        """The Rows whose name or player holds the text, of this state and race, with a cult and a
        region that hold these words, whatever their case; in the order of one of SORTS.

        Looks into what `rows` read last; reads it when nothing was read yet.
        """
        if self._lines is None:
            self.rows()
        wanted = fold(text)
        words = self._words()
        places = [place for place in range(len(words)) if wanted in words[place]]
        for word, field in ((state, STATE), (race, RACE), (cult, CLASSES), (region, REGION)):
            if word:
                word = fold(word)
                fields = _folded([self._lines[place].split("\t")[field] for place in places])
                if field in (STATE, RACE):
                    places = [place for place, text in zip(places, fields) if word == text]
                else:
                    places = [place for place, text in zip(places, fields) if word in text]
        ordered = sorted([(self._sort_key(place, sort), place) for place in places])
        if sort == "changed":
            ordered.reverse()
        return Rows([self._lines[place] for _, place in ordered])

    def _words(self):
        """Name and player of each line, with a tab between them, folded."""
        if self._search is None:
            self._search = _folded(["\t".join(line.rsplit("\t", 2)[1:]) for line in self._lines])
        return self._search

    def _sort_key(self, place, sort):
        name = self._search[place].replace("å", "ã")
        if sort == "name":
            return name
        if sort == "player":
            return "\t".join([name.partition("\t")[2], name])
        fields = self._lines[place].split("\t")
        if sort == "age":
            return "%04d%s" % (int(fields[AGE]), name)
        if sort == "changed":
            return fields[CHANGED] + fields[STAMPS - 1]
        if sort == "cult":
            # Of the first class.
            return fold(fields[CLASSES].partition(",")[0].split(" ", 2)[-1]) + "\t" + name
        return fold(fields[RACE]) + "\t" + name

    def path_of(self, name):
        """The path that a person means: a character's name, a file of the register or another, or
        the beginning of one name, or a part of one.

        Raises CouldNot several_characters, several_meant, no_such_character.
        """
        self.rows()
        path, line = self._meant(name)
        if line and not self._is_true(line):
            # The index lies, or somebody changes the register just now: each line is made anew.
            self._lines = []
            self.rows()
            path, _ = self._meant(name)
        return path

    def _meant(self, name):
        """(path, line of the index or "") of what `path_of` is asked for."""
        machine = self.machine
        wanted = fold(name)
        words = self._words()
        places = [place for place in range(len(words)) if words[place].startswith(wanted + "\t")]
        if len(places) > 1:
            paths = [self.path(self._file(place)) for place in places]
            raise CouldNot("several_characters", name=shown(name), count=len(paths),
                           paths=", ".join(paths))
        if not places:
            for path in (self.path(name + SUFFIX), self.path(name), name):
                if [ending for ending in ("", ".new", ".bak") if machine.exists(path + ending)]:
                    return path, ""
        if not places and wanted:
            places = [place for place in range(len(words)) if words[place].startswith(wanted)]
        if not places and wanted:
            places = [place for place in range(len(words))
                      if wanted in words[place].partition("\t")[0]]
        if not places:
            raise CouldNot("no_such_character", name=shown(name))
        if len(places) > 1:
            names = [register_index.row_of(self._lines[place]).name for place in places]
            raise CouldNot("several_meant", name=shown(name), count=len(names),
                           names=printable(", ".join(names), _NAMES_LETTERS))
        return self.path(self._file(places[0])), self._lines[places[0]]

    def _file(self, place):
        return self._lines[place].partition("\t")[0]

    def _is_true(self, line):
        """Whether the file of a line is of the name that it says; what cannot be read will be
        told of when it is opened."""
        path = self.path(line.partition("\t")[0])
        try:
            return self.machine.exists(path) and register_index.name_of_file(
                self.machine, path) == register_index.row_of(line).name
        except CouldNot:
            return True

    def file_of(self, path):
        """The name of a file of the register by its path, "" of one elsewhere."""
        start = self.path("")
        file = path[len(start):] if path.startswith(start) else ""
        return file if file.endswith(SUFFIX) and self.path(file) == path else ""

    def name_of(self, file):
        """The name of a file's character, the file's own where that cannot be read."""
        try:
            return register_index.name_of_file(self.machine, self.path(file))
        except CouldNot:
            return file

    def open(self, file):
        """The character of a file, as a Held; raises CouldNot as `store.load`."""
        return self.open_path(self.path(file), file)

    def open_path(self, path, file=""):
        """The same of a file that may lie elsewhere."""
        character = store.load(self.machine, path)
        return Held(character, file, path, self.machine.fingerprint(path, FILE_LIMIT))

    def save(self, held, over=False):
        """Saves what was opened; its checksum is that of the new file then.

        over: even where another program has changed or taken away the file meanwhile, which else
        raises CouldNot changed_on_disk. Raises CouldNot as `store.save_as`.
        """
        with self._alone():
            path = store.readable(self.machine, held.path)
            if not over and self.machine.fingerprint(path, FILE_LIMIT) != held.checksum:
                raise CouldNot("changed_on_disk", path=held.path)
            store.save_as(self.machine, held.path, held.character)
            held.checksum = self.machine.fingerprint(held.path, FILE_LIMIT)

    def add(self, character):
        """Saves a new character and gives the path of its file; raises as `store.save`."""
        return store.save(self.machine, self.folder, character)

    def copy(self, file, name):
        """Saves a copy with a name of its own, which its journal tells, and gives its path.

        Raises WrongUse name_missing, letter or too_long, and CouldNot as `open` and `add`.
        """
        from larpmaster import deeds, edits, journal
        character = self.open(file).character
        edits.set_text(character, deeds.Act(self.machine.today(), journal.GAME_MASTER), "name",
                       name)
        return self.add(character)

    def destroy(self, file, event=0):
        """Moves a file into the wastebasket, where it is of the event of this number."""
        from larpmaster import wastebasket
        with self._alone():
            wastebasket.put(self.machine, self.folder, file, event)

    def wastebasket(self):
        """(file, character's name, number of the event) of what lies in the wastebasket."""
        from larpmaster import wastebasket
        return wastebasket.contents(self.machine, self.folder)

    def restore(self, file):
        """Takes a file, as `wastebasket` names it, back into the register; gives its path."""
        from larpmaster import wastebasket
        with self._alone():
            return wastebasket.take_back(self.machine, self.folder, file)

    def empty(self, before):
        """Deletes for good what was destroyed before the event of this number."""
        from larpmaster import wastebasket
        with self._alone():
            wastebasket.empty(self.machine, self.folder, before)
