"""What the system of the host refuses, as a mistake of ours."""
import errno

from larpmaster.errors import CouldNot

# Windows knows no quota; EFBIG is the quota of one file.
_FULL = (errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC))


def could_not(error, path, code):
    """The CouldNot for an OSError: of the code, unless the error says more."""
    if isinstance(error, FileNotFoundError):
        code = "no_such_file" if code == "cannot_read" else code
    elif error.errno in _FULL:
        code = "disk_full"
    elif error.errno == errno.EROFS or code == "cannot_write" and type(error) is PermissionError:
        code = "write_protected"
    return CouldNot(code, path=path)
