"""The end of making a character as screens: what the years gave, names, sheets, saving."""
from larpmaster import sheet, telling
from larpmaster.character import IDLE, NAME_LIMIT, values
from larpmaster.errors import Mistake, WrongUse
from larpmaster.messages import text, worded
from larpmaster.rules.abilities import ABILITIES
from larpmaster.rules.classes import why_level_0
from larpmaster.text import PATH_LIMIT, checked, trimmed
from larpmaster.ui.player import in_turn
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs
from larpmaster.wording import class_name, cult_name

_EMPTY = "-"
_SAVE_HELP = "why_save", "why_save_not", "why_save_folder"


def details(making):
    """What the years gave, then name and player."""
    return in_turn(making, (_results, _name, _player))


def _results(making):
    return making.ui.pages(making.title("ui_results"), _layout(
        result_lines, making.creation.character, making.tables), "why_results")


def _layout(made, character, tables):
    """The lines that `made` gives, for whatever width the screen has."""
    return lambda width: made(character, tables, width)


def result_lines(character, tables, width):
    """What the years gave: classes, hit points with their dice, and year by year the events."""
    lines = sheet.class_lines(character, tables, width)[1:] + _level_0_lines(
        character, tables, width)
    lines.extend(sheet.trail_lines(character, tables, values(character, tables), width))
    lines.extend(["", text("ui_years")])
    career = character.career
    place = 0
    while place < len(career):
        end = place + 1
        while end < len(career) and _is_empty(career[place]) and _is_empty(career[end]):
            end += 1
        lines.extend(paragraphs(_years_told(career[place:end], tables), width - 1))
        place = end
    if not character.career:
        lines.append(text("ui_no_years"))
    lines.extend(["", text("ui_money", money=character.money)])
    return lines


def _is_empty(year):
    """Whether nothing happened in a year."""
    return year.activity == IDLE and not year.xp and not year.events


def _years_told(years, tables):
    """One year with its events, or several in which nothing happened."""
    if len(years) > 1:
        return text("do_years", first=years[0].year, last=years[-1].year, age=years[0].age,
                    until=years[-1].age, activity=text("idle")) + "."
    parts = [telling.year(years[0], tables)]
    parts.extend([telling.event(event, tables) for event in years[0].events])
    return "; ".join(parts) + "."


def _level_0_lines(character, tables, width):
    """Why a class has no start level (CLS-3..8)."""
    lines = []
    for row in character.classes:
        if not row.start_level:
            class_ = tables.class_(row.class_)
            fields = {"class_": class_name(row.class_, tables),
                      "cult": cult_name(row.cult, tables)}
            why, ability = why_level_0(class_.start_ability, row.training_hundredths)
            fields["value"] = row.training_hundredths
            if ability:
                fields["ability"] = text(ability)
                fields["value"] = character.abilities_original[ABILITIES.index(ability)]
                fields["factor"] = getattr(tables.race(character.race), class_.start_factor)
            lines.extend(paragraphs(text("ui_level_0_" + why, **fields), width - 1))
    return lines


def _asked(making, key, default):
    def parse(typed):
        return "" if trimmed(typed) == _EMPTY else checked(typed, key, NAME_LIMIT)

    body = text("ui_%s_body" % key)
    if default:
        body += "\n" + text("ui_empty_body")
    return making.ui.field(making.title("ui_details"), paragraphs(body, TEXT_WIDTH), text(key),
                            parse, default=default, help_key="why_details")


def _name(making):
    answer = _asked(making, "name", making.name)
    if answer is not BACK:
        making.name = answer
    return answer


def _player(making):
    answer = _asked(making, "player", making.player)
    if answer is not BACK:
        making.player = answer
        making.creation.set_details(making.name, answer, making.creation.region)
    return answer


def summary(making):
    """The sheet, then saving. None when it was saved, or left as it is."""
    return in_turn(making, (_gm_sheets if making.creation.gm else _sheet, _save))


def _sheet(making):
    return making.ui.pages(making.title("ui_summary"), _layout(
        sheet.larp_sheet, making.creation.character, making.tables), "why_summary")


def _gm_sheets(making):
    return look(making.ui, making.title("ui_summary"), making.creation.character,
                making.tables, text("ui_to_saving"))


def look(ui, title, character, tables, onwards):
    """Shows either sheet, as often as asked for, until one goes on or back."""
    seen = 0
    while True:
        labels = [text("ui_larp_sheet"), text("ui_tabletop_sheet"), onwards]
        place = ui.menu(title, [], labels, names=text("ui_words_sheets").split(","),
                        default=seen, help_key="ui_help_sheet")
        if place is BACK:
            return BACK
        if place == 2:
            return None
        made = sheet.larp_sheet if place == 0 else sheet.tabletop_sheet
        try:
            ui.pages(title, _layout(made, character, tables), "ui_help_sheet")
            seen = 2
        except Mistake as mistake:
            # A file may name races and classes that the tables in use do not have.
            ui.message = worded(mistake)


def _save(making):
    """Asks whether to save, for a missing name, and after a Mistake for another folder."""
    creation = making.creation
    ui = making.ui
    names = text("ui_words_save").split(",")
    while True:
        answer = ui.menu(making.title("ui_save"),
                         paragraphs(text("ui_save_body", folder=making.folder), TEXT_WIDTH),
                         [text("ui_save_yes"), text("ui_save_no"), text("ui_save_folder")],
                         names=names, help_key=_SAVE_HELP)
        if answer is BACK:
            return BACK
        if answer == 1:
            making.saved = False
            ui.message = text("ui_left")
            return None
        if answer == 2:
            _ask_folder(making)
        elif (creation.name or _ask_name(making) is not BACK) and _is_no_twin(making):
            from larpmaster import store
            try:
                path = store.save(making.machine, making.folder, creation.character)
            except Mistake as mistake:
                ui.message = worded(mistake)
                continue
            making.saved = True
            ui.message = text("saved", path=path)
            return None


def _is_no_twin(making):
    """Whether the player has no character of this name yet, or a second one is meant."""
    from larpmaster import twins
    character = making.creation.character
    try:
        there = twins.is_there(making.machine, making.folder, character.name, character.player)
    except Mistake as mistake:
        making.ui.message = worded(mistake)
        return False
    return not there or making.ui.ask(
        making.title("ui_save"), paragraphs(text("same_name_there", name=character.name),
                                            TEXT_WIDTH) + [""], help_key="why_save") is True


def _ask_name(making):
    creation = making.creation

    def parse(typed):
        name = checked(typed, "name", NAME_LIMIT)
        if not name:
            raise WrongUse("name_missing", field="name")
        creation.set_details(name, making.player, creation.region)
        making.name = name

    return making.ui.field(making.title("ui_save"), [text("ui_name_needed")], text("name"),
                            parse, help_key="why_details")


def _ask_folder(making):
    def parse(typed):
        making.folder = checked(typed, "register", PATH_LIMIT)

    making.ui.field(making.title("ui_save"), [text("ui_folder_body")], text("ui_folder"),
                     parse, default=making.folder, help_key="why_save")
