"""The register: finding character files, and saving that loses nothing. Their text: filetext,
filereader."""
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.filetext import LINES_LIMIT, character_pieces
from larpmaster.journal import date_making
from larpmaster.text import bare, fold

FILE_LIMIT = 500000
SUFFIX = ".larp"
HOLD = "lock"
_STEM_LETTERS = 21
_CUT_OFF = ("damaged_character", "not_text")
_SAFE = "abcdefghijklmnopqrstuvwxyz0123456789-_"
_RESERVED = ("con", "nul", "aux", "prn", "prt", "ser", "par", "raw", "nil", "pipe", "ram", "com1",
             "com2", "com3", "com4", "lpt1", "lpt2", "lpt3")


def file_stem(name):
    """A file name for a character's name that is safe on every system, without its suffix."""
    letters = [letter if letter in _SAFE else "_" for letter in bare(fold(name))]
    stem = "".join(letters)[:_STEM_LETTERS]
    stem = stem.strip("_-") or "hahmo"
    return stem + "_" if stem in _RESERVED else stem


def is_plain(file):
    """Whether a name is that of a character's file in a folder and leads nowhere else, on any
    system."""
    return (file.endswith(SUFFIX) and len(file) > len(SUFFIX)
            and "/" not in file and "\\" not in file and ":" not in file)


def free_path(machine, folder, stem):
    """A path in the folder that no file, backup or half-saved file has, whatever its case."""
    # All at once, since a register may hold hundreds: a name has no line end.
    taken = fold("\n".join(machine.list_folder(folder))).split("\n")
    candidate = stem
    number = 1
    while [ending for ending in ("", ".new", ".bak") if candidate + SUFFIX + ending in taken]:
        number += 1
        ending = "-%d" % number
        candidate = stem[:_STEM_LETTERS - len(ending)] + ending
    return machine.join(folder, candidate + SUFFIX)


def save(machine, folder, character):
    """Saves a new character into the folder and gives the path of its file.

    Raises WrongUse name_missing, or CouldNot when the machine cannot write.
    """
    if not character.name:
        raise WrongUse("name_missing", field="name")
    date_making(character, machine.today())
    if not machine.exists(folder):
        machine.make_folder(folder)
    with alone(machine, folder):
        path = free_path(machine, folder, file_stem(character.name))
        save_as(machine, path, character)
    return path


def alone(machine, folder):
    """`with alone(machine, folder):` is done by one program at a time on a register."""
    return machine.hold(machine.join(folder, HOLD))


def alone_with(machine, path):
    """The same for the folder of a file."""
    return machine.hold(machine.beside(path, HOLD))


def save_as(machine, path, character):
    """Writes a character's file as `replace` does.

    Raises CouldNot too_large_to_save, check_failed and those of `write_file`; the old file stays.
    """
    replace(machine, path, _readable(character_pieces(character, machine.CODING), path))


def replace(machine, path, pieces):
    """Writes a file of pieces of text so that a power cut at any moment leaves the old or the new
    one whole: NAME.new is written and read back, NAME becomes NAME.bak, NAME.new becomes NAME.

    Raises CouldNot check_failed and those of `write_file`; the old file stays.
    """
    write_whole(machine, path + ".new", path, pieces)
    put_in_place(machine, path)


def write_whole(machine, new, path, pieces):
    """Writes the new file of a path and reads it back. Raises as `replace` and leaves nothing
    then."""
    try:
        checksum = machine.write_file(new, pieces)
        if machine.file_checksum(new) != checksum:
            raise CouldNot("check_failed", path=path)
    except BaseException as mistake:
        # Memory that runs out and Ctrl-C come here too.
        leave_nothing(machine, new)
        if isinstance(mistake, CouldNot) and mistake.fields.get("path") == new:
            # Of the new file nobody has heard.
            mistake.fields["path"] = path
        raise


def put_in_place(machine, path):
    """The last steps of a save: NAME becomes NAME.bak, NAME.new becomes NAME."""
    backup = path + ".bak"
    if machine.exists(path):
        if machine.exists(backup):
            machine.remove(backup)
        machine.rename(path, backup)
    machine.rename(path + ".new", path)


def _readable(pieces, path):
    """The pieces of a file, as long as `load` will read it: each change makes a file longer."""
    size = lines = 0
    for piece in pieces:
        size += len(piece.encode())
        lines += piece.count("\n")
        if size > FILE_LIMIT or lines > LINES_LIMIT:
            raise CouldNot("too_large_to_save", path=path, bytes=FILE_LIMIT, lines=LINES_LIMIT)
        yield piece


def leave_nothing(machine, new):
    """Takes away what a failed write left, as far as the machine lets it."""
    try:
        if machine.exists(new):
            machine.remove(new)
    except CouldNot:
        pass


def remove(machine, path):
    """Takes away a file with what saves left beside it, which first: a power cut on the way
    leaves the file itself. Raises CouldNot when the machine cannot write."""
    for ending in (".new", ".bak", ""):
        if machine.exists(path + ending):
            machine.remove(path + ending)


def load(machine, path):
    """The character of a file; finishes a save that was cut off before it.

    Raises CouldNot no_such_file, not_a_character, newer_character, damaged_character and those
    of `read_file`.
    """
    path = readable(machine, path)
    from larpmaster.filereader import parse_character
    try:
        return parse_character(machine.read_file(path, FILE_LIMIT), path)
    except CouldNot as mistake:
        if mistake.code == "damaged_character" and machine.exists(path + ".bak"):
            mistake.code = "damaged_with_backup"
        raise


def readable(machine, path):
    """The path to read a character from, once a save that was cut off is finished; another than
    its own where nothing can be written."""
    exists = machine.exists
    if not exists(path + ".new") and (exists(path) or not exists(path + ".bak")):
        return path
    try:
        # What looks cut off may be another program's save that goes on.
        with alone_with(machine, path):
            return settled(machine, path)
    except CouldNot:
        return _as_it_lies(machine, path)


def settled(machine, path):
    """The same for who has the folder for himself."""
    try:
        _repair(machine, path)
    except CouldNot:
        pass
    return _as_it_lies(machine, path)


def _as_it_lies(machine, path):
    """Where to read from: what a save left that could not be finished, else the file."""
    for other in (path + ".new", path + ".bak"):
        if not machine.exists(path) and machine.exists(other):
            return other
    return path


def _repair(machine, path):
    """Goes on where a power cut stopped `save_as`; what is not ours is left alone."""
    from larpmaster.filereader import parse_character
    new, backup = path + ".new", path + ".bak"
    if machine.exists(new):
        try:
            parse_character(machine.read_file(new, FILE_LIMIT), new)
        except CouldNot as mistake:
            # Cut off while it was written: the file before it is whole, or there is none.
            if mistake.code in _CUT_OFF and machine.exists(path):
                machine.remove(new)
        else:
            put_in_place(machine, path)
    if not machine.exists(path) and machine.exists(backup):
        # Raises for one that is no whole character: it stays what it is.
        parse_character(machine.read_file(backup, FILE_LIMIT), backup)
        machine.rename(backup, path)


def find(machine, folder, name):
    """The path that a person means, as `Register.path_of` finds it."""
    from larpmaster.register import Register
    return Register(machine, folder).path_of(name)
