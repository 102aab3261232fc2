"""Two characters of one name and one player: a person may mean that, but hardly does."""
from larpmaster import store
from larpmaster.errors import CouldNot
from larpmaster.text import fold, trimmed

# As many letters of a file's name are the same, whatever number it got.
_ALIKE = 17
# Name and player stand within them.
_LINES = 8


def is_there(machine, folder, name, player):
    """Whether the folder has a character of this name and player under a file name that such a one
    is given: quick, since no list of the register is read."""
    if not machine.exists(folder):
        return False
    start = store.file_stem(name)[:_ALIKE]
    wanted = fold(name), fold(player)
    for file in machine.list_folder(folder):
        if store.is_plain(file) and fold(file).startswith(start):
            if _who(machine, machine.join(folder, file)) == wanted:
                return True
    return False


def _who(machine, path):
    """(name, player) of a character's file, folded; both stand at its beginning."""
    found = {"name": "", "player": ""}
    try:
        for piece in machine.read_pieces(path, store.FILE_LIMIT):
            for line in piece.split("\n")[:_LINES]:
                key, _, value = line.partition(":")
                if key in found:
                    found[key] = fold(trimmed(value))
            break
    except CouldNot:
        # It is told of in the list.
        pass
    return found["name"], found["player"]
