"""Files for others than the program: sheets, reports, characters as JSON."""
from larpmaster import store
from larpmaster.character import FORMAT
from larpmaster.errors import CouldNot
from larpmaster.layout import PROGRAM, RULE
from larpmaster.text import fold

SUFFIX = ".json"
_RULE = RULE * 20
_HEAD_BYTES = 200
_JSON = '{"format": "%s"' % FORMAT
_OURS = "larpmaster-"
# What a register, the settings and a save of the tables are called by. They stand here once more,
# since a small machine has no room for all that own them.
NAMES = ("begun", "event", "going", "index", "last", "lock", "wastebasket", "larpmaster.settings",
         "changes", "unfinished")
# What Python runs or loads before what it has of that name, when it lies in the current folder.
_CODE = (".py", ".pyc", ".pyd", ".so")
# Of a second character that waits: "unfinished-2".
_MORE = "unfinished-"


def write(machine, path, pieces):
    """Writes a file of pieces of text. What it is written over stays as a backup unless it is a
    print; of what lies beside it, only a JSON of ours is taken for an older backup.

    Raises CouldNot would_overwrite, io_code_name and those of `store.replace`.
    """
    _keep_ours(machine, path)
    if path.endswith(":"):
        # A device of the Amiga, such as PAR:.
        machine.write_file(path, pieces)
        return
    new = _free(machine, path + ".new")
    store.write_whole(machine, new, path, pieces)
    if machine.exists(path):
        if _is_print(machine, path):
            machine.remove(path)
        else:
            backup = path + ".bak"
            if _is_json(machine, path) and _is_json(machine, backup):
                machine.remove(backup)
            machine.rename(path, _free(machine, backup))
    machine.rename(new, path)


def _free(machine, path):
    """The first of PATH, PATH2, PATH3... that no file has."""
    free = path
    number = 1
    while machine.exists(free):
        number += 1
        free = "%s%d" % (path, number)
    return free


def _is_json(machine, path):
    return machine.exists(path) and machine.read_piece(path, 0, len(_JSON)) == _JSON


def _is_print(machine, path):
    lines = machine.read_piece(path, 0, _HEAD_BYTES).split("\n")
    return lines[0].startswith(_RULE) and len(lines) > 1 and lines[1].startswith(PROGRAM)


def _keep_ours(machine, path):
    """Raises CouldNot would_overwrite for a file of the program's own, and for a name that it
    would take for one, whatever lies there, and io_code_name for a name of Python's."""
    name = fold(path).replace("\\", "/").replace(":", "/").rpartition("/")[2]
    if name[name.rfind("."):] in _CODE:
        raise CouldNot("io_code_name", path=path)
    for ending in (".new", ".bak"):
        if name.endswith(ending):
            name = name[:-len(ending)]
    if name.startswith(_MORE) and name[len(_MORE):].strip("0123456789") == "":
        name = _MORE[:-1]
    if (name.endswith(store.SUFFIX) or name in NAMES or machine.exists(path)
            and machine.read_piece(path, 0, len(_OURS)) == _OURS):
        raise CouldNot("would_overwrite", path=path)


def check_print(machine, path):
    """Raises CouldNot io_no_print where something else than a former print lies, and
    would_overwrite and io_code_name as `write`, and those of `read_piece`."""
    _keep_ours(machine, path)
    if machine.exists(path) and not path.endswith(":") and not _is_print(machine, path):
        raise CouldNot("io_no_print", path=path)


def print_head(title):
    """The first lines of a printed report."""
    return [_RULE, PROGRAM + " - " + title, _RULE, ""]


def write_json(machine, path, character, tables):
    """Writes the JSON of a character; raises as `write`."""
    from larpmaster.jsontext import json_pieces
    write(machine, path, json_pieces(character, tables))
