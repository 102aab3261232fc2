"""Sheets on their way to a printer or a file, on either machine."""


def to_file(texts, target):
    """Writes the sheets into a text file, whose old one stays as a backup.

    Raises CouldNot as `store.replace`.
    """
    from larpmaster import store
    from larpmaster.platform import machine
    if target.endswith(":"):
        # A device of the Amiga, such as PAR:.
        machine.write_file(target, pieces(texts))
    else:
        store.replace(machine, target, pieces(texts))


def pieces(texts):
    """Pieces of text: the lines of each sheet, and a form feed between two sheets."""
    start = ""
    for lines in texts:
        yield start + "\n".join(lines) + "\n"
        start = "\f"
