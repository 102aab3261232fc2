"""AmigaOS: what the system refuses, what lies in a folder, one program at a time; texts read."""
import amigados

from larpmaster.errors import CouldNot

__all__ = ("beside", "hold", "is_own", "read_bytes", "read_file", "read_piece",
           "read_pieces", "remove_folder", "scan_folder", "write_bytes")

_CODES = {204: "no_such_file", 205: "no_such_file", 218: "no_such_file", 221: "disk_full",
          214: "write_protected", 222: "write_protected", 223: "write_protected"}
_NO_FREE_STORE, _IN_USE = 103, 202
_CODING = "iso-8859-1"
_PIECE_LETTERS = 512


def could_not(error, path, code):
    """The CouldNot for an OSError: of the code, unless the error says more."""
    found = _CODES.get(error.errno, code)
    if error.errno == _NO_FREE_STORE and code == "cannot_write":
        # AROS says so when a disk has no block left for a new file, other systems mean memory.
        found = "disk_or_memory_full"
    if found == "no_such_file" and code != "cannot_read":
        found = code
    return CouldNot(found, path=path)


def beside(path, name):
    """The path of a name in the folder of a file."""
    return path[:max(path.rfind("/"), path.rfind(":")) + 1] + name


def is_own(path, folder=False):
    """Whether there is such a file or folder: its own file system has hardly a link."""
    try:
        return amigados.exists(path)
    except OSError:
        return False


def scan_folder(path, word):
    """A text with a line "name TAB bytes TAB time of the last change" for each file of a folder
    whose name holds a word, in no order.

    Raises CouldNot cannot_read.
    """
    try:
        return amigados.scan_folder(path, word)
    except OSError as error:
        raise could_not(error, path, "cannot_read")


class hold:
    """`with hold(path):` has the file of this name to itself; where that cannot be had, as on a
    full disk, it goes on without. The file is gone afterwards. It never waits.

    Raises CouldNot register_busy while another program has it, and write_protected at once, since
    the system asks a question at each try to write on such a disk.
    """

    def __init__(self, path, _waits=False):
        self._path = path
        self._file = None

    def __enter__(self):
        try:
            # A file that is open for writing is its opener's alone.
            self._file = open(self._path, "w")
        except OSError as error:
            if error.errno == _IN_USE:
                raise CouldNot("register_busy", path=self._path)
            if _CODES.get(error.errno) == "write_protected":
                raise CouldNot("write_protected", path=beside(self._path, ""))

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


def write_bytes(path, pieces):
    """Writes a whole file of pieces of bytes; raises CouldNot as `write_file`."""
    try:
        with open(path, "wb") as file:
            for piece in pieces:
                file.write(piece)
    except OSError as error:
        raise could_not(error, path, "cannot_write")


def read_bytes(path, limit):
    """The bytes of a file of at most `limit` of them; raises CouldNot no_such_file, cannot_read or
    file_too_long."""
    try:
        return amigados.read_bytes(path, limit)
    except OSError as error:
        raise could_not(error, path, "cannot_read")
    except ValueError:
        raise CouldNot("file_too_long", path=path, limit=limit)


def read_file(path, limit):
    """The text of a file of at most `limit` bytes; CRLF becomes LF.

    Its first line names the coding; without the word it is tried as UTF-8, then taken as
    ISO-8859-1. Raises CouldNot no_such_file, cannot_read, file_too_long or not_text.
    """
    try:
        return amigados.read_file(path, limit)
    except OSError as error:
        raise could_not(error, path, "cannot_read")
    except ValueError as error:
        code = error.args[0]
    if code == "file_too_long":
        raise CouldNot(code, path=path, limit=limit)
    raise CouldNot(code, path=path)


def read_piece(path, start, length):
    """So many bytes of a file in ISO-8859-1, from a place on. Raises CouldNot no_such_file or
    cannot_read."""
    try:
        return amigados.read_piece(path, start, length)
    except OSError as error:
        raise could_not(error, path, "cannot_read")


def read_pieces(path, limit):
    """The text that `read_file` gives, in pieces: a heap that is nearly full has no room for all of
    it at one place. Raises what that does, also when a piece is asked for."""
    if _CODING not in read_piece(path, 0, _PIECE_LETTERS).partition("\n")[0]:
        return (read_file(path, limit),)
    return _latin_pieces(path, limit)


def _latin_pieces(path, limit):
    start = 0
    while True:
        piece = read_piece(path, start, _PIECE_LETTERS)
        if not piece:
            return
        if piece[-1] == "\r" and len(piece) > 1:
            # What follows may be the other half of an end of line.
            piece = piece[:-1]
        start += len(piece)
        if start > limit:
            raise CouldNot("file_too_long", path=path, limit=limit)
        yield piece.replace("\r\n", "\n") if "\r" in piece else piece
