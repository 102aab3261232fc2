"""Experience and years for one character or many, one after another, with a report."""
from larpmaster import telling
from larpmaster.character import IDLE, KNOWLEDGE
from larpmaster.errors import CouldNot, Mistake
from larpmaster.messages import text, worded
from larpmaster.text import checked, fold, trimmed, whole_number
from larpmaster.ui.desk import LeanFiles
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, YES, Field, Stopped, paragraphs
from larpmaster.wording import cult_name

_TEXT_LIMIT = 200
# So many names stand in the question before a deed for many.
_NAMED = 6
# What the same deed says that was done on this day already.
_TWICE = "year_given_today", "do_xp_given"


def experience(desk, files, kept, case=None):
    """Asks to which class how much goes, and gives it to the characters of the files; BACK when
    nothing was given. kept: a dict in which the form stays for the next time; case: the one
    character, whose classes then stand first."""
    return _deed(desk, files, kept, case, "xp", _asked_experience, _xp_question, _experience_of)


def _deed(desk, files, kept, case, kind, asked, question, work):
    """What `experience` and `year` do alike: the form, the question, and the work."""
    help_key = "tip_on_" + kind
    title = _title(desk, files, "desk_" + kind, case)
    given = _agreed(desk, title, files, kept, case, asked, question, help_key)
    if given is BACK:
        return BACK
    _give_out(desk, title, files, work, given, "desk_" + kind + "_again", help_key)
    return None


def _agreed(desk, title, files, kept, case, asked, question, help_key):
    """What was typed into a form, or BACK; who says no to the last question is back in the
    form."""
    while True:
        given = desk.done(asked, desk, title, case, kept)
        if given is BACK or given is None:
            return BACK
        if case is not None:
            case.let_go()
            return given
        names = _named(desk, files)
        if desk.agreed(title, question(given, len(files), names), [], help_key):
            return given


def _named(desk, files):
    """The names of the first files, as they stand in a question."""
    first = files[:_NAMED]
    names = {row.file: row.name for row in desk.register.find() if row.file in first}
    return ", ".join([names.get(file) or file for file in first]
                     + (["..."] if len(files) > _NAMED else []))


def _title(desk, files, key, case):
    """The title of a deed, with the name of who is alone meant."""
    if len(files) != 1:
        return text(key, count=len(files))
    return text(key + "_of", name=_named(desk, files) if case is None else case.title)


def _xp_question(given, count, names):
    if count == 1:
        return text("desk_xp_ask_one", amount=given[1], name=names)
    return text("desk_xp_ask", amount=given[1], count=count) + "\n" + names


def _give_out(desk, title, files, work, given, question, help_key):
    """Works through the files; once more through those that have had the same, when that is
    meant."""
    again = False
    while files:
        failed = _work_through(desk, title, files, work, files, given, again)
        twice = [done for done in failed if done.mistake.code in _TWICE]
        files = []
        if twice and desk.agreed(title, text(question, names=", ".join(
                [done.name for done in twice])), [], help_key):
            again = True
            files = [done.file for done in twice]


def _experience_of(desk, files, given, again):
    """The work of giving: one done after the other."""
    from larpmaster import many
    target, amount, flags, split, refuse = given
    outside, spirit, least, later = flags
    return many.experience(LeanFiles(desk), files, desk.tables_of, desk.act(), desk.seeds,
                           amount, target, outside=outside, spirit=spirit, least=least, later=later,
                           again=again, split=split, refuse=refuse)


def _asked_experience(desk, title, case, kept):
    """(target, amount, flags, shares, refused classes) as they are typed, or BACK."""
    from larpmaster.gifts import XP_LIMIT
    targets = _targets(desk, case)
    fields = [
        Field(text("desk_xp_target"), "choice", targets[0][0], None,
              [label for label, _ in targets], "tip_xp_target"),
        Field(text("field_xp"), "number", "", lambda typed: str(
            whole_number(typed, "xp", -XP_LIMIT, XP_LIMIT)), (), "tip_xp"),
        _flag("outside"), _flag("spirit"), _flag("least"), _flag("later"),
        _words("split"), _words("refuse")]

    def accept(values):
        return (dict(targets)[values[0]], whole_number(values[1], "xp", -XP_LIMIT, XP_LIMIT),
                [value == YES for value in values[2:6]], values[6], _listed(values[7]))

    return _filled_in(desk, title, fields, accept, "tip_on_xp", kept, 1)


def _filled_in(desk, title, fields, accept, help_key, kept, place=0):
    """What a form gives; it begins with what was typed the last time."""
    for field, value in zip(fields, kept.get("form", ())):
        field.value = value

    def accepted(values):
        given = accept(values)
        kept["form"] = values
        return given

    return desk.ui.form(title, fields, accepted, help_key, place)


def _flag(name):
    return Field(text("desk_xp_" + name), "flag", help_key="tip_xp_" + name)


def _words(name):
    return Field(text("desk_" + name), "text", "",
                 lambda typed: checked(typed, name, _TEXT_LIMIT), (), "tip_" + name)


def _listed(typed):
    return [trimmed(part) for part in typed.split(",")] if typed else []


def _targets(desk, case):
    """(label, target) of what experience may go to: each one's own service, the rows of the one
    character, every cult."""
    found = []
    tables = desk.tables
    if case is None or case.character.service or len(case.character.classes) == 1:
        found.append((text("desk_xp_service"), ""))
    if case is not None:
        tables = case.tables
        found.extend([(telling.class_in(row.class_, row.cult, tables),
                       "%s/%s" % (row.class_, row.cult)) for row in case.character.classes])
    found.extend([(cult_name(cult.key, tables), cult.key) for cult in tables.cults])
    return found


def year(desk, files, kept, case=None):
    """Asks how the year is spent, and adds it to the characters of the files; BACK when none was
    added. kept, case: as in `experience`."""
    return _deed(desk, files, kept, case, "year", _asked_year, _year_question, _years_of)


def _year_question(_, count, names):
    if count == 1:
        return text("desk_year_ask_one", name=names)
    return text("desk_year_ask", count=count) + "\n" + names


def _years_of(desk, files, given, again):
    """The work of living: one done after the other."""
    from larpmaster import many
    activity, split, refuse = given
    return many.years(LeanFiles(desk), files, desk.tables_of, desk.act(), desk.seeds, again,
                      activity, split, refuse)


def _asked_year(desk, title, case, kept):
    """(activity, shares, refused classes) as they are typed, or BACK."""
    tables = desk.tables if case is None else case.tables
    activities = [(text("desk_year_same"), ""), (text("idle"), IDLE),
                  (text("desk_year_study"), KNOWLEDGE)]
    activities.extend([(cult_name(cult.key, tables), cult.key) for cult in tables.cults])
    fields = [Field(text("desk_year_activity"), "choice", activities[0][0], None,
                    [label for label, _ in activities], "tip_year"),
              Field(text("desk_year_branch"), "text", "",
                    lambda typed: checked(typed, "knowledge", _TEXT_LIMIT), (), "tip_branch"),
              _words("split"), _words("refuse")]

    def accept(values):
        from larpmaster import choices
        activity = dict(activities)[values[0]]
        if activity == KNOWLEDGE:
            activity += choices.branch(values[1], tables)
        return activity, values[2], _listed(values[3])

    return _filled_in(desk, title, fields, accept, "tip_on_year", kept)


def undo(desk):
    """Takes back the last deed for many, after a question."""
    from larpmaster import last_deed
    title = text("desk_gm_undo")
    question = text("desk_undo_many_body")
    changed = last_deed.changed(LeanFiles(desk))
    if not changed:
        raise CouldNot("do_no_last")
    last = _last_entry(desk, changed)
    if last:
        question = text("desk_undo_many_what", what=text("do_what_" + last.what), date=last.date,
                        count=len(changed)) + "\n" + question
    if desk.agreed(title, question, [], "tip_on_undo"):
        _work_through(desk, title, (), _undone)


def _last_entry(desk, changed):
    """The last entry of the first of the changed that can be read and was not changed since, None
    when there is none."""
    from larpmaster import last_deed
    for one in changed:
        try:
            character = desk.opened(one.file).character
        except Mistake:
            # It was destroyed since, or is broken: the others are taken back all the same.
            continue
        if last_deed.is_of(one, character):
            return character.journal[-1]
    return None


def _undone(desk):
    from larpmaster import many
    return many.undo_last(LeanFiles(desk), desk.tables_of)


def _work_through(desk, title, files, work, *arguments):
    """Does one after the other, shows what became of each, and gives those that failed.

    work(desk, *arguments): gives one Done after the other.
    """
    found = desk.done(_worked, desk, title, files, work, *arguments)
    if found is None:
        return []
    lines, failed, count, stopped = found
    _show_report(desk, title, files, work, lines, failed, count, stopped)
    return failed


def _worked(desk, title, files, work, *arguments):
    """(lines of what happened, those that failed, how many did not, whether it was stopped)."""
    desk.lighten()
    doing = work(desk, *arguments)
    working = desk.ui.progress(title, len(files)) if len(files) > 1 else None
    lines, failed, count = [], [], 0
    stopped = False
    try:
        for done in doing:
            if done.mistake is None:
                count += 1
                lines.extend(done.lines)
            else:
                failed.append(done)
            if working is not None:
                working.step(count + len(failed), done.name or done.file)
    except Stopped:
        stopped = True
        doing.close()
    if working is not None:
        working.end()
    return lines, failed, count, stopped


def _show_report(desk, title, files, work, lines, failed, count, stopped):
    report = []
    for done in failed:
        told = (text("desk_year_given", name=done.name)
                if done.mistake.code == "year_given_today" else worded(done.mistake))
        known = done.name and fold(done.name) in fold(told) or "path" in done.mistake.fields
        report.extend(paragraphs(told if known else "%s: %s" % (done.name or done.file, told),
                                 TEXT_WIDTH))
    if len(files) != 1:
        head = [text("desk_report_done", count=count)]
        if failed:
            head.append(text("desk_report_failed", count=len(failed)))
        if stopped:
            head.append(text("desk_report_stopped", count=len(files) - count - len(failed)))
        if work is _undone:
            lines = [text("do_undone")] + lines
        report = head + report
        desk.told(title, report + [""] + lines, "tip_on_report")
    elif failed:
        desk.ui.message = " ".join(report)
    else:
        desk.ui.pages(text("desk_report"), lines, "tip_on_report")
