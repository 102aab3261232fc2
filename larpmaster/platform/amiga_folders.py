"""AmigaOS: what the system refuses, what lies in a folder, one program at a time."""
import amigados

from larpmaster.errors import CouldNot

_CODES = {204: "no_such_file", 205: "no_such_file", 218: "no_such_file", 221: "disk_full",
          214: "write_protected", 222: "write_protected", 223: "write_protected"}
_NO_FREE_STORE, _IN_USE = 103, 202


def could_not(error, path, code):
    """The CouldNot for an OSError: of the code, unless the error says more."""
    found = _CODES.get(error.errno, code)
    if error.errno == _NO_FREE_STORE and code == "cannot_write":
        # AROS says so when a disk has no block left for a new file, other systems mean memory.
        found = "disk_or_memory_full"
    if found == "no_such_file" and code != "cannot_read":
        found = code
    return CouldNot(found, path=path)


def scan_folder(path):
    """Texts "name TAB bytes TAB time of the last change TAB" of a folder's files, sorted.

    Raises CouldNot cannot_read.
    """
    try:
        found = amigados.scan_folder(path)
    except OSError as error:
        raise could_not(error, path, "cannot_read")
    found.sort()
    return found


class hold:
    """`with hold(path):` has the file of this name to itself; where that cannot be had, as on a
    write-protected disk, it goes on without. The file is gone afterwards.

    Raises CouldNot register_busy while another program has it.
    """

    def __init__(self, path):
        self._path = path
        self._file = None

    def __enter__(self):
        try:
            # A file that is open for writing is its opener's alone.
            self._file = open(self._path, "w")
        except OSError as error:
            if error.errno == _IN_USE:
                raise CouldNot("register_busy", path=self._path)

    def __exit__(self, *_):
        if self._file is not None:
            self._file.close()
            try:
                amigados.remove(self._path)
            except OSError:
                # Somebody waited for it.
                pass


def remove_folder(path):
    """Deletes an empty folder."""
    try:
        amigados.remove(path)
    except OSError as error:
        raise could_not(error, path, "cannot_write")
