"""The game master's notes on a command, shown with its help (CHK-4, CHK-8, XP-3, FIT-3, GROW-3)."""
from larpmaster.messages import text
from larpmaster.rules import checks
from larpmaster.text import fold, pad, wrap

_WIDTH = 78
_EXAMPLE = 22


def lines(command):
    """Lines of the notes on a command, by its name."""
    found = []
    for paragraph in text("gm_note_" + command).split("\n"):
        found.append("")
        found.extend(wrap(paragraph, _WIDTH))
    if command == "check":
        found.extend(["", text("gm_examples")])
        for key, subject, divisor, way in checks.EXAMPLES:
            name = text("gm_senses" if subject == checks.SENSES else subject)
            typed = "%s/%d" % (fold(name), divisor)
            if way != checks.EACH_ROLLS:
                typed += " way=%d" % way
            found.append("  " + pad(typed, _EXAMPLE) + text("gm_example_" + key))
    return found
