"""Destroyed characters: brought back, or thrown away for good."""
from larpmaster.messages import text
from larpmaster.text import finder, pad
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs

_NAME = 30


def run(desk):
    """Lists what was destroyed; the one chosen comes back."""
    title = text("desk_gm_wastebasket")
    kept = {}
    event = desk.event()

    def label(row, width):
        when = (text("desk_waste_event", event=event.name_of(row[2]) or row[2]) if row[2]
                else text("desk_waste_before"))
        return (pad(row[1], _NAME) + " " + when)[:width]

    while True:
        rows = desk.register.wastebasket()
        chosen = desk.ui.pick(
            title, paragraphs(text("desk_waste_body"), TEXT_WIDTH),
            finder(rows, [row[1] for row in rows]), label, help_key="tip_on_waste",
            empty=text("desk_waste_empty"), kept=kept)
        if chosen is BACK:
            return
        if desk.ui.ask(title, [text("desk_waste_ask", name=chosen[1]), ""], default=0,
                       help_key="tip_on_waste") is True:
            desk.done(_restore, desk, chosen)


def _restore(desk, row):
    desk.register.restore(row[0])
    desk.ui.message = text("desk_restored", name=row[1])
