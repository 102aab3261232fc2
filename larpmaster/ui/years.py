"""The career as screens: years given to cults, to branches of knowledge or to nothing."""
from larpmaster import choices
from larpmaster.character import IDLE, KNOWLEDGE, is_cult
from larpmaster.errors import WrongUse
from larpmaster.messages import name_of, text, worded
from larpmaster.sheet import career_parts
from larpmaster.text import finder, pad, whole_number
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, YES, Field, paragraphs
from larpmaster.wording import activity_name, class_name

_CULT, _KNOWLEDGE, _IDLE, _DICE, _TYPED, _UNDO, _FINISH, _SHARING = range(8)
_CAREER_HELP = ("why_career", "why_branch", "why_idle", "why_dice",
                "why_career", "why_undo", "why_finish", "why_sharing")
_ASKED = ("asked",)
_NAME_WIDTH = 24
_SHOWN_LINES = 8


def region(making):
    """The home region: some cults take people of their own region only."""
    creation = making.creation
    keys = [""] + [row.key for row in making.tables.regions]
    names = [text("ui_no_region")] + keys[1:]
    answer = making.ui.menu(
        making.title("ui_region"), paragraphs(text("ui_region_body"), TEXT_WIDTH) + [""], names,
        names=names, default=keys.index(creation.region) if creation.region in keys else 0,
        help_key="why_region", take=lambda place: creation.set_region(keys[place]))
    making.has_region = answer is not BACK
    return None if making.has_region else BACK


def career(making):
    """Asks stretches of years until the person is content; then the years are lived."""
    creation = making.creation
    count = creation.year_count()
    if len(making.years) > count:
        making.ui.message = text("ui_years_cut", years=count)
    answer = _ASKED
    while answer is _ASKED:
        answer = _ask(making, making.years[:count], count)
    return answer


def _ask(making, lived, count):
    """One addition to the career: _ASKED, None when the years are lived, or BACK."""
    left = count - len(lived)
    labels = [text("ui_career_cult"), text("ui_career_knowledge"), text("ui_career_idle"),
              text("ui_career_dice"), text("ui_career_typed"), text("ui_career_undo"),
              text("ui_career_rest", years=left) if left else text("ui_career_done")]
    shared = _shared_cults(making, lived)
    if shared:
        labels.append(text("ui_career_sharing", cults=", ".join(shared)))
    answer = making.ui.menu(
        making.title("ui_career"), _body(making, lived, left), labels,
        names=text("ui_words_career").split(",")[:len(labels)], default=_CULT if left else _FINISH,
        help_key=_CAREER_HELP[:len(labels)], take=lambda place: _take(making, place, lived, left),
        other=lambda typed: _typed(making, typed, lived, left))
    if answer is BACK:
        return BACK
    if answer == _FINISH:
        return None
    if answer == _CULT:
        _ask_stretch(making, _ask_cult, lived, left)
    elif answer == _KNOWLEDGE:
        _ask_stretch(making, _ask_branch, lived, left)
    elif answer == _IDLE:
        _ask_count(making, IDLE, lived, left)
    elif answer == _SHARING:
        _ask_sharing(making, shared)
    elif answer == _TYPED:
        making.ui.field(
            making.title("ui_career_typed"),
            paragraphs(text("ui_career_typed_body", years=left), TEXT_WIDTH),
            text("field_career"), lambda typed: _add(
                making, lived, left, choices.career(typed, making.tables)),
            help_key="why_career")
    elif isinstance(answer, str):
        _ask_count(making, answer, lived, left)
    return _ASKED


def _ask_stretch(making, ask, lived, left):
    """Asks an activity, then its years; a step back from the years leads to the activity."""
    activity = ""
    while activity is not BACK:
        activity = ask(making, activity)
        if activity is not BACK and _ask_count(making, activity, lived, left) is not BACK:
            return


def _ask_branch(making, default):
    return making.ui.field(
        making.title("ui_career_knowledge"), paragraphs(text("ui_branch_body"), TEXT_WIDTH),
        text("field_knowledge"), lambda typed: KNOWLEDGE + choices.branch(typed, making.tables),
        default=default[len(KNOWLEDGE):], help_key="why_branch")


def _body(making, lived, left):
    body = [text("ui_years_left", years=left, all=len(lived) + left)]
    if lived:
        body.append(text("ui_years_so_far"))
        stretches = career_parts(lived, making.tables)
        lines = paragraphs(", ".join(stretches), TEXT_WIDTH)
        if len(lines) > _SHOWN_LINES:
            lines = ["..."] + lines[len(lines) - _SHOWN_LINES:]
        body.extend(lines)
    return body + [""]


def _take(making, place, lived, left):
    """What needs no further question is done at once, so that a Mistake is shown here."""
    creation = making.creation
    if place in (_CULT, _KNOWLEDGE, _IDLE, _TYPED):
        _need_years(1, left)
    elif place == _DICE:
        _remember(making, creation.draw_career())
    elif place == _UNDO:
        if not making.history:
            raise WrongUse("ui_nothing_to_undo")
        making.years = making.history.pop()
    elif place == _FINISH:
        creation.set_career(lived)


def _need_years(wanted, left):
    if wanted > left:
        raise WrongUse("ui_years_over" if left else "ui_years_none", found=wanted, left=left)


def _remember(making, years):
    making.history.append(making.years)
    making.years = years


def _add(making, lived, left, years):
    """Adds years, when they fit and no cult refuses the character."""
    creation = making.creation
    _need_years(len(years), left)
    for activity in choices.distinct(years):
        if is_cult(activity):
            mistake = creation.refusal(activity)
            if mistake is not None:
                raise mistake
    _remember(making, lived + years)


def _typed(making, typed, lived, left):
    """A text typed at the menu: with a colon a career, added as it is; else one activity, given
    back to have its years asked."""
    if ":" in typed:
        _add(making, lived, left, choices.career(typed, making.tables))
        return None
    activity = choices.activity(typed, making.tables)
    _need_years(1, left)
    if is_cult(activity):
        mistake = making.creation.refusal(activity)
        if mistake is not None:
            raise mistake
    return activity


def _ask_cult(making, default):
    """The cult chosen, or BACK; default: the cult at the cursor, or "". Those that refuse
    the character say why."""
    creation = making.creation
    tables = making.tables
    keys = choices.cult_names(tables)
    refusals = [creation.refusal(key) for key in keys]
    words = [key + " " + ", ".join(
        [class_name(part.class_, tables) for part in tables.classes_of(key)]) for key in keys]
    rows = finder(range(len(keys)), words)

    def label(place, width):
        return _cult_label(creation, keys[place], refusals[place])

    place = keys.index(default) if default else _first_open(refusals)
    while True:
        place = making.ui.pick(
            making.title("ui_career_cult"), [], rows, label, help_key="why_cults",
            place=place, named=lambda place: keys[place])
        if place is BACK:
            return BACK
        if refusals[place] is None:
            return keys[place]
        making.ui.message = worded(refusals[place])


def _shared_cults(making, lived):
    """The cults of these years whose experience may be shared in another way (CLS-22)."""
    return [activity for activity in choices.distinct(lived)
            if is_cult(activity) and making.creation.is_shareable(activity)]


def _ask_sharing(making, cults):
    """Asks how the classes of a cult share its years, and which of them do not grow."""
    ui = making.ui
    place = 0
    if len(cults) > 1:
        place = ui.menu(making.title("ui_sharing"), [], cults, names=cults,
                        help_key="why_sharing")
        if place is BACK:
            return
    cult = cults[place]
    creation = making.creation
    tables = making.tables
    parts = tables.classes_of(cult)
    table_split = ",".join(["%s=%d" % (part.class_, part.share) for part in parts])
    split, names = creation.sharing.get(cult, ("", ()))
    values = [item.partition("=")[2] for item in (split or table_split).split(",")]
    fields = []
    if tables.cult(cult).free_split:
        for part, value in zip(parts, values):
            fields.append(Field(text("ui_share", class_=class_name(part.class_, tables)), "number",
                                value, _percent))
    refusable = creation.refusable(cult)
    for key in refusable:
        fields.append(Field(text("ui_refuse", class_=class_name(key, tables)), "flag",
                            YES if key in names else ""))

    def accept(values):
        flags = values[len(values) - len(refusable):]
        wanted = ",".join(["%s=%s" % (part.class_, value) for part, value in zip(
            parts, values[:len(values) - len(refusable)])])
        creation.set_sharing(cult, "" if wanted == table_split else wanted,
                             [key for key, flag in zip(refusable, flags) if flag])

    ui.form("%s: %s" % (making.title("ui_sharing"), cult), fields, accept,
            help_key="why_sharing")


def _percent(typed):
    return str(whole_number(typed, "split", 0, 100))


def _first_open(refusals):
    for place in range(len(refusals)):
        if refusals[place] is None:
            return place
    return 0


def _cult_label(creation, key, mistake):
    tables = creation.tables
    parts = tables.classes_of(key)
    label = pad(key, _NAME_WIDTH)
    label += ", ".join([
        class_name(part.class_, tables) if part.share == 100 else
        "%s %d %%" % (class_name(part.class_, tables), part.share) for part in parts])
    if mistake is None:
        levels = creation.start_levels(key)
        label += "; " + text("ui_start_level" if len(levels) == 1 else "ui_start_levels",
                             levels=", ".join([str(level) for level in levels]))
    regions = tables.cult(key).regions
    if regions != "*":
        is_elsewhere = mistake is not None and mistake.code == "cult_region"
        regions = regions.split()
        several = "ui_elsewheres" if len(regions) > 1 else "ui_elsewhere"
        label += "; " + text(several if is_elsewhere else "ui_only_regions",
                             regions=", ".join(regions))
        if is_elsewhere:
            return label
    return label if mistake is None else label + "; " + _reason(tables, mistake)


def _reason(tables, mistake):
    """Why a cult is closed, in a few words; the whole sentence comes when it is chosen."""
    if mistake.code == "not_tolerated":
        return text("ui_not_tolerated", class_=class_name(mistake.fields["class_"], tables),
                    value=mistake.fields["value"], lowest=mistake.fields["lowest"])
    races = [name_of(tables.race(race)) for race in tables.cult(
        mistake.fields["found"]).races.split()]
    return text("ui_only_races", races=", ".join(races))


def _ask_count(making, activity, lived, left):
    def parse(typed):
        _add(making, lived, left, [activity] * whole_number(typed, "career", 1, left))

    return making.ui.field(
        making.title("ui_career"),
        [text("ui_count_body", activity=activity_name(activity, making.tables), years=left)],
        text("ui_count"), parse, default=str(left), help_key="why_career")
