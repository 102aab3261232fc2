"""Sheets on their way to a printer or a file, on either machine."""


def pieces(texts):
    """Pieces of text: the lines of each sheet, and a form feed between two sheets."""
    start = ""
    for lines in texts:
        yield start + "\n".join(lines) + "\n"
        start = "\f"
