"""Who is at the event: begin one, mark those who arrive, list them."""
from larpmaster.listing import Names, cell
from larpmaster.messages import text
from larpmaster.text import checked
from larpmaster.ui.widgets import BACK, Field

_NAME, _PLAYER = 30, 24


def run(desk):
    """The menu of the event."""
    place = 1
    while True:
        event = desk.event()
        if event.number:
            body = text("desk_event_line", name=event.name, date=event.date,
                        count=len(event.present))
        else:
            body = text("desk_no_event_here")
            place = 0
        place = desk.ui.menu(text("desk_gm_here"), [body, ""],
                             [text("desk_here_" + name) for name, _ in ITEMS], default=place,
                             names=text("desk_words_here").split(","), help_key="tip_on_here")
        if place is BACK:
            return
        if not event.number and place:
            desk.ui.message = text("desk_no_event_here")
        else:
            desk.done(ITEMS[place][1], desk, event)


def _begin(desk, event):
    """Name and date of a new event; nobody is there yet."""
    from larpmaster.event import NAME_LIMIT
    from larpmaster.given import date_of
    if event.present and not desk.agreed(text("desk_here_begin"), text(
            "desk_here_again", name=event.name, present=len(event.present),
            waste=len(desk.register.wastebasket())), [], "tip_on_event"):
        return

    def name(typed):
        return checked(typed, "event", NAME_LIMIT)

    def date(typed):
        return date_of(desk.machine, {"date": typed})

    def accept(values):
        event.begin(desk.register, name(values[0]), date(values[1]))

    fields = [Field(text("field_event"), check=name, help_key="tip_on_event"),
              Field(text("field_date"), value=desk.machine.today(), check=date,
                    help_key="tip_on_event")]
    if desk.ui.form(text("desk_here_begin"), fields, accept, "tip_on_event") is not BACK:
        desk.ui.message = text("desk_event_begun", name=event.name)


def _mark(desk, event):
    """A list in which those who are here are marked."""
    from larpmaster.ui import people
    desk.look_over()
    rows = desk.register.find()
    mark = [row for row in rows if event.is_here(row.file)]
    marked = people.choose(desk, text("desk_here_mark"), more=text("desk_here_mark_body"),
                           mark=mark, plain=True)
    if marked is BACK:
        return
    before = list(event.present)
    for file in before:
        event.leave(file)
    for row in marked:
        event.arrive(row.file)
    event.save()
    here = event.present
    came = len([file for file in here if file not in before])
    left = len([file for file in before if file not in here])
    desk.ui.message = text(
        "desk_here_both" if came and left else "desk_here_came" if came else
        "desk_here_left" if left else "desk_here_same", came=came, left=left, count=len(here))


def _list(desk, event):
    """Who is here, by name, with what they are called outside the game."""
    lines = [text("desk_event_line", name=event.name, date=event.date,
                  count=len(event.present)), ""]
    missing = list(event.present)
    names = Names(desk.tables)
    desk.look_over()
    for row in desk.register.find():
        if row.file in missing:
            missing.remove(row.file)
            lines.append("%s %s %s" % (cell(row.name, _NAME), cell(row.player, _PLAYER),
                                       names.classes(row.classes)))
    lines.extend([text("desk_here_gone", file=file) for file in missing])
    desk.told(text("desk_here_list"), lines, "tip_on_here")


ITEMS = (("begin", _begin), ("mark", _mark), ("list", _list))
