"""The host's folders: what lies in one, and one program at a time."""
import os
import stat
import time

from larpmaster.errors import CouldNot
from larpmaster.platform.failures import could_not

__all__ = ("beside", "hold", "is_own", "join", "list_folder", "make_folder", "remove_folder",
           "scan_folder")

_WAIT_SECONDS, _STEP_SECONDS = 10, 0.01


def list_folder(path):
    """Names in a folder, sorted."""
    try:
        return sorted(os.listdir(path))
    except OSError as error:
        raise could_not(error, path, "cannot_read") from None


def make_folder(path):
    """Makes a folder and those above it; one that is there already will do."""
    try:
        os.makedirs(path, exist_ok=True)
    except OSError as error:
        raise could_not(error, path, "cannot_write") from None


def join(folder, name):
    """The path of a name in a folder."""
    return os.path.join(folder, name)


def beside(path, name):
    """The path of a name in the folder of a file."""
    return os.path.join(os.path.dirname(path), name)


def is_own(path, folder=False):
    """Whether a path is a file, or a folder, itself and no link to one."""
    try:
        mode = os.lstat(path).st_mode
    except (OSError, ValueError):
        return False
    return stat.S_ISDIR(mode) if folder else stat.S_ISREG(mode)


def scan_folder(path, word):
    """A text with a line "name TAB bytes TAB time of the last change" for each file of a folder
    whose name holds a word, in no order.

    A name that no text file can hold is left out. Raises CouldNot cannot_read.
    """
    try:
        with os.scandir(path) as entries:
            return "".join(_stamps(entries, word))
    except OSError as error:
        raise could_not(error, path, "cannot_read") from None


def _stamps(entries, word):
    for entry in entries:
        try:
            if word in entry.name and entry.name.isprintable() and entry.is_file():
                found = entry.stat()
                yield "%s\t%d\t%d\n" % (entry.name, found.st_size, found.st_mtime_ns)
        except OSError:
            # Gone since, or a link to nothing.
            continue


def remove_folder(path):
    """Deletes an empty folder. Raises CouldNot as `remove`."""
    try:
        os.rmdir(path)
    except OSError as error:
        raise could_not(error, path, "cannot_write") from None


class hold:
    """`with hold(path):` has the file of this name to itself: every other program that asks for
    it waits. Where that cannot be had, as on a write-protected disk, it goes on without.

    Raises CouldNot register_busy when it has waited for ten seconds, or at once where it shall not
    wait. The file is gone afterwards.
    """

    def __init__(self, path, waits=True):
        self._path = path
        self._seconds = _WAIT_SECONDS if waits else -1
        self._file = None

    def __enter__(self):
        deadline = time.monotonic() + self._seconds
        try:
            while not self._take():
                if time.monotonic() > deadline:
                    raise CouldNot("register_busy", path=self._path)
                time.sleep(_STEP_SECONDS)
        except OSError:
            pass

    def _take(self):
        """Whether the file is ours now; one that was deleted meanwhile is nobody's."""
        descriptor = os.open(self._path,
                             os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o666)
        try:
            if _lock(descriptor) and os.path.samestat(os.fstat(descriptor), os.stat(self._path)):
                self._file, descriptor = descriptor, None
        except FileNotFoundError:
            pass
        finally:
            if descriptor is not None:
                os.close(descriptor)
        return self._file is not None

    def __exit__(self, *_):
        if self._file is not None:
            for work, what in ((os.remove, self._path), (os.close, self._file)):
                try:
                    work(what)
                except OSError:
                    # Windows deletes no open file: it stays, and does no harm.
                    pass


def _lock(descriptor):
    """Whether this open file could be locked; its closing, or the end of the program, ends it."""
    try:
        import fcntl
    except ImportError:
        import msvcrt
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
