"""Destroyed characters: brought back, or thrown away for good."""
from larpmaster.messages import text
from larpmaster.text import fold, pad
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs

_NAME = 30


def run(desk):
    """Lists what was destroyed; the one chosen comes back."""
    title = text("desk_gm_wastebasket")
    while True:
        rows = desk.register.wastebasket()

        def find(typed, rows=rows):
            wanted = fold(typed)
            return [row for row in rows if wanted in fold(row[1])]

        found = desk.ui.pick(
            title, paragraphs(text("desk_waste_body"), TEXT_WIDTH), find, _label,
            help_key="tip_on_waste", empty=text("desk_waste_empty"))
        if found is BACK:
            return
        if desk.ui.ask(title, [text("desk_waste_ask", name=found[1]), ""], default=0,
                       help_key="tip_on_waste") is True:
            desk.done(_restore, desk, found)


def _label(row, width):
    when = (text("desk_waste_event", number=row[2]) if row[2]
            else text("desk_waste_before"))
    return (pad(row[1], _NAME) + " " + when)[:width]


def _restore(desk, row):
    desk.register.restore(row[0])
    desk.ui.message = text("desk_restored", name=row[1])
