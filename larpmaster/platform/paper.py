"""Sheets on their way to a printer or a file, on either machine."""


def print_texts(printer, texts, target):
    """Prints texts, each the list of the lines of a sheet: on the printer of the machine, one of
    the rooms beside this, where target is "", else into the text file of this path.

    Raises CouldNot no_printer, printer_failed and those of `exporting.write`.
    """
    if target:
        from larpmaster import exporting
        from larpmaster.platform import machine
        exporting.write(machine, target, _pieces(texts))
    else:
        printer.to_printer(_pieces(texts))


def _pieces(texts):
    """Pieces of text: the lines of each sheet, and a form feed between two sheets."""
    start = ""
    for lines in texts:
        yield start + "\n".join(lines) + "\n"
        start = "\f"
