"""One record of the tables on the screen: its parts, their forms and lists, saving, deleting."""
from larpmaster import table_telling
from larpmaster.errors import CouldNot, Mistake, WrongUse
from larpmaster.messages import text, worded
from larpmaster.table_draft import Draft
from larpmaster.table_records import LIST, OTHERS_LIST
from larpmaster.text import finder, fold, pad, trimmed
from larpmaster.ui.tablemaster import field_mistake, files_of, saved
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, YES, Field, paragraphs

_LABEL = 26


def edit(desk, kind, key, like):
    """Shows and changes a record until it is saved or left; see Draft for key and like."""
    desk.lighten()
    draft = Draft(files_of(desk), kind, key, like)
    title = text("tm_record_new" if draft.is_new else "tm_record",
                 kind=table_telling.kind_name(kind), name=key)
    count = len(draft.parts)
    place = 0
    while True:
        parts = [table_telling.part_name(draft, part) for part in range(count)]
        labels = [pad(parts[part], _LABEL) + (table_telling.summary(draft, part)
                                             or text("tm_nothing")) for part in range(count)]
        names = [fold(name) for name in parts] + text("tm_words_record").split(",")
        actions = [text("tm_save"), text("tm_show")]
        if not draft.is_new:
            actions.append(text("tm_users"))
        chosen = desk.ui.menu(title, [], labels + actions, names=names[:count + len(actions)],
                              default=place, help_key="tmh_record")
        if chosen is BACK:
            if not draft.is_changed() or desk.ui.ask(title, [text("tm_drop"), ""],
                                                     help_key="tmh_record") is True:
                return
        elif chosen < count:
            answer = desk.done(_part, desk, draft, chosen, title)
            place = chosen if answer is BACK else chosen + 1
        elif chosen == count:
            if _save(desk, draft):
                return
            place = count
        elif chosen == count + 1:
            desk.ui.pages(title, lambda width: table_telling.lines(draft, width), "tmh_record")
        else:
            desk.ui.pages(title, desk.done(_user_lines, desk, kind, key) or [], "tmh_record")


def _save(desk, draft):
    """Whether what changed is saved."""
    desk.lighten()
    try:
        files = files_of(desk, draft.prints)
        draft.write(files)
        return saved(desk, files)
    except CouldNot as mistake:
        desk.ui.message = worded(mistake)
    except MemoryError:
        # What was typed is still there, for another try with more memory.
        desk.ui.message = text("no_memory")
    return False


def _part(desk, draft, part, title):
    """Changes a part of a record; BACK when the person goes back from it."""
    title = "%s - %s" % (title, table_telling.part_name(draft, part))
    kind, shape = draft.parts[part]
    if shape in (LIST, OTHERS_LIST):
        return _marks(desk, draft, part, title)
    fields = []
    for field in draft.fields(part):
        fields.append(_field(draft, part, field))
    if not fields:
        # A region is its key and nothing more.
        desk.ui.message = text("tm_key_alone")
        return None

    def accept(values):
        texts = []
        for (_, name), value in zip(draft.fields(part), values):
            column = draft.column(part, name)
            if column[1] == "flag":
                value = "yes" if value else "no"
            texts.append(table_telling.untold(column, value))
        try:
            draft.take(part, texts)
        except Mistake as mistake:
            mistake.fields["told"] = field_mistake(mistake.fields["fault"]).fields["told"]
            raise

    return desk.ui.form(title, fields, accept, help_key=table_telling.help_of(kind, ""))


def _field(draft, part, field):
    """The field of a form for a cell."""
    name = field[1]
    kind = draft.parts[part][0]
    column = draft.column(part, name)
    cell = draft.value(part, field)
    label = table_telling.field_name(draft, part, field)
    help_key = table_telling.help_of(kind, name)
    if column[1] == "flag":
        return Field(label, "flag", YES if cell == "yes" else "", None, (), help_key)
    if column[1] == "word":
        return Field(label, "choice", table_telling.told(column, cell), None,
                     table_telling.words_of(column)[1], help_key)
    if column[1] == "ref":
        return Field(label, "choice", cell or draft.known(column)[0], None,
                     draft.known(column), help_key)

    def check(typed):
        typed = table_telling.untold(column, trimmed(typed))
        if column[1] == "pairs" and not typed:
            raise WrongUse("tm_field", told=text("tm_empty_pairs",
                                                 example=draft.known(column)[0] + " 1"))
        fault = draft.fault(part, name, typed)
        if fault:
            raise field_mistake(fault)
        return table_telling.told(column, typed)

    return Field(label, "number" if column[1] == "int" else "text",
                 table_telling.told(column, cell), check, (), help_key)


def _marks(desk, draft, part, title):
    """Marks the keys of a list; BACK when the person goes back."""
    find = finder(draft.choices(part), draft.choices(part))
    before = sorted(draft.keys(part))
    mark = list(before)
    kept = {}
    label = _spell_line(desk) if draft.parts[part] == ("cult_spells", LIST) else _key_alone
    while desk.ui.pick(title, [], find, label, help_key="tmh_marks",
                       empty=text("tm_not_found"), mark=mark, kept=kept) is BACK:
        if sorted(mark) == before or desk.ui.ask(title, [text("desk_drop_marks"), ""],
                                                 help_key="tmh_marks") is True:
            return BACK
    draft.set_keys(part, mark)
    return None


def _key_alone(key, width):
    return key


def _spell_line(desk):
    """The line of a spell by its key: class, level and colours too."""
    table = files_of(desk).table("spells")
    rows = {table.cell(row, "key"): row for row in table.rows()}
    return lambda key, width: table_telling.row_line(table, rows[key])[:width]


def _user_lines(desk, kind, key):
    """Who uses a record: other tables, and characters of the register."""
    from larpmaster import table_uses
    others = table_uses.others(files_of(desk), kind, key)
    working = []

    def progress(done, total):
        if not working:
            working.append(desk.ui.progress(text("tm_searching"), total))
        working[0].step(done)

    users, unread = table_uses.characters(desk.machine, desk.folder, kind, key, progress)
    if working:
        working[0].end()
    return table_telling.use_lines(others, users, unread, TEXT_WIDTH)


def delete(desk, kind, key):
    """Deletes a record, after a question that says who uses it."""
    from larpmaster import table_uses
    files = files_of(desk)
    title = text("tm_delete_title", name=key)
    table_uses.delete(files, kind, key)
    body = paragraphs(text("tm_delete_body", name=key), TEXT_WIDTH) + [""]
    body.extend(_user_lines(desk, kind, key) + [""])
    body.extend(paragraphs(text("tm_delete_users"), TEXT_WIDTH) + [""])
    if desk.ui.ask(title, body, help_key="tmh_list") is True:
        saved(desk, files)
