"""The host's printer: the program `lp` of CUPS and other Unix systems."""
import shutil
import subprocess

from larpmaster.errors import CouldNot
from larpmaster.text import shown, trimmed

_PROGRAM = "lp"
_SECONDS = 60


def can_print():
    """Whether there is a printer, as far as can be told before one prints."""
    return shutil.which(_PROGRAM) is not None


def to_printer(pieces):
    """Prints pieces of text. Raises CouldNot no_printer or printer_failed."""
    program = shutil.which(_PROGRAM)
    if program is None:
        raise CouldNot("no_printer")
    try:
        done = subprocess.run([program, "-t", "Larpmaster"], input="".join(pieces).encode("utf-8"),
                              stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                              timeout=_SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CouldNot("printer_failed", reason=type(error).__name__) from None
    if done.returncode:
        said = trimmed(done.stderr.decode("utf-8", "replace")).split("\n")[0]
        raise CouldNot("printer_failed", reason=shown(said) or str(done.returncode))
