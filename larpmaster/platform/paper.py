"""Sheets on their way to a printer or a file, on either machine."""
from larpmaster.errors import CouldNot

_OURS = "larpmaster-"


def pieces(texts):
    """Pieces of text: the lines of each sheet, and a form feed between two sheets."""
    start = ""
    for lines in texts:
        yield start + "\n".join(lines) + "\n"
        start = "\f"


def keep_ours(path, exists, read_piece):
    """Raises CouldNot would_overwrite for a file of the program's own: a character, an index, a
    table."""
    if exists(path) and read_piece(path, 0, len(_OURS)) == _OURS:
        raise CouldNot("would_overwrite", path=path)
