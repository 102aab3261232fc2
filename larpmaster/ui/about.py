"""The screen of the version and the tables."""
from larpmaster import VERSION
from larpmaster.messages import name_of, text
from larpmaster.ui.widgets import TEXT_WIDTH, paragraphs


def run(desk):
    """Shows which version this is, and what the tables in use have."""
    tables = desk.tables
    lines = ["Larpmaster %s, %s" % (VERSION, desk.machine.runtime()),
             text("ui_world_line", world=desk.world, register=desk.folder)]
    for key, names in (
            ("ui_races", [name_of(row) for row in tables.races]),
            ("ui_classes", [name_of(row) for row in tables.classes]),
            ("ui_cults", [row.key for row in tables.cults]),
            ("ui_regions", [row.key for row in tables.regions])):
        lines.extend(["", text(key, count=len(names))])
        lines.extend(paragraphs(", ".join(names), TEXT_WIDTH))
    desk.ui.pages(text("ui_tables"), lines, "why_tables")
