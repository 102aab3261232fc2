"""The Amiga's printer, PRT:, which takes ISO-8859-1."""
from larpmaster.errors import CouldNot

_DEVICE = "PRT:"
_FOREIGN_LETTER = 22


def can_print():
    """Whether the printer can be opened."""
    try:
        open(_DEVICE, "w").close()
    except OSError:
        return False
    return True


def to_printer(pieces):
    """Prints pieces of text; the last page comes out too.

    Raises CouldNot no_printer, printer_failed or not_text.
    """
    try:
        file = open(_DEVICE, "w")
    except OSError:
        raise CouldNot("no_printer")
    try:
        with file:
            for piece in pieces:
                file.write(piece)
            file.write("\f")
    except OSError as error:
        if error.errno == _FOREIGN_LETTER:
            raise CouldNot("not_text", path=_DEVICE)
        raise CouldNot("printer_failed", reason=str(error.errno))
