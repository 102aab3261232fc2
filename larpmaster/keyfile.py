"""Small files of the program's own: a first line with format name, version and coding, then lines
`key: value`, which a person may change with any editor."""
from larpmaster import store
from larpmaster.errors import CouldNot
from larpmaster.text import bad_letter, printable, trimmed

_LIMIT = 200000
_VERSION_DIGITS = 6
_NAME_LETTERS = 200
_DIGITS = "0123456789"


def read(machine, path, kind, version):
    """A list of (key, value, number of the line); empty when there is no such file.

    Raises CouldNot set_file_broken, set_file_newer and those of `read_file`.
    """
    there = [one for one in (path, path + ".new", path + ".bak") if machine.exists(one)]
    if not there:
        return []
    lines = machine.read_file(there[0], _LIMIT).split("\n")
    head = lines[0].split()
    if (len(head) < 2 or head[0] != kind or not 0 < len(head[1]) <= _VERSION_DIGITS
            or head[1].strip(_DIGITS)):
        raise CouldNot("set_file_broken", path=path, line=1)
    if int(head[1]) > version:
        raise CouldNot("set_file_newer", path=path, found=head[1])
    found = []
    for number in range(1, len(lines)):
        line = trimmed(lines[number])
        key, colon, value = line.partition(":")
        if line:
            if not colon or bad_letter(line):
                raise CouldNot("set_file_broken", path=path, line=number + 1)
            found.append((key, trimmed(value), number + 1))
    return found


def write(machine, path, kind, version, pairs):
    """Writes (key, value) pairs as safely as a character. Raises CouldNot as `store.replace`."""
    lines = ["%s %d %s" % (kind, version, machine.CODING)]
    lines.extend(["%s: %s" % pair if pair[1] else pair[0] + ":" for pair in pairs])
    store.replace(machine, path, ["\n".join(lines) + "\n"])


def check_name(file):
    """Raises CouldNot reg_odd_name for a name of a character's file that `read` would not give
    back as it is, or that leads elsewhere."""
    if not store.is_plain(file) or bad_letter(file) or trimmed(file) != file:
        raise CouldNot("reg_odd_name", file=printable(file, _NAME_LETTERS))


def whole(text, most):
    """The whole number 0..most that a text of ASCII digits writes, None when it does not."""
    if not 0 < len(text) <= 10 or text.strip(_DIGITS) or int(text) > most:
        return None
    return int(text)
