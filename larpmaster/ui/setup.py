"""The settings: language, world, register, colours, printer, and the word of this side."""
from larpmaster import messages
from larpmaster.errors import Mistake, WrongUse
from larpmaster.messages import text
from larpmaster.text import PATH_LIMIT, checked
from larpmaster.ui.widgets import BACK, YES, Field

# Place of the register among the fields.
_REGISTER = 2


def run(desk):
    """Chooses between the settings and the word."""
    choices = [(text("desk_set_form"), _form)]
    if desk.is_open:
        choices.append((text("desk_word_set"), _set_word))
    else:
        choices.extend([(text("desk_word_change"), _set_word),
                        (text("desk_word_remove"), _remove_word)])
    choice = desk.chosen(text("desk_gm_settings"), "", choices, "tip_on_settings")
    if choice is not BACK:
        choice(desk)


def _form(desk):
    from larpmaster import settings
    from larpmaster.given import worlds
    languages = [text("ui_language_" + key) for key in messages.LANGUAGES]
    old = desk.settings

    def check(key):
        return lambda typed: checked(typed, key, PATH_LIMIT)

    def field(key, kind, value, choices=()):
        return Field(text("field_" + key), kind, value,
                     check(key) if kind == "text" else None, choices, "tip_on_set_" + key)

    def accept(values):
        language = messages.LANGUAGES[languages.index(values[0])]
        folder = values[2]
        if folder == desk.folder:
            # What was not set stays so.
            folder = old.register
        elif folder:
            _see_to(desk, folder)
        new = settings.Settings(language, values[1], folder, values[3] == YES, values[4],
                                old.password, None)
        settings.save(desk.machine, new)
        desk.set(new)

    fields = [
        field("lang", "choice", text("ui_language_" + messages.language()), languages),
        field("world", "choice", old.world or desk.world, worlds(desk.machine)),
        field("register", "text", desk.folder),
        field("colours", "flag", YES if old.colours else ""),
        field("printer", "text", old.printer)]
    if desk.ui.form(text("desk_set_form"), fields, accept, "tip_on_settings") is not BACK:
        _take_up(desk, old)


def _see_to(desk, folder):
    """Sees to it that there is such a folder for the register. Raises WrongUse desk_no_folder where
    it is not wanted, and CouldNot as `make_folder` and `list_folder`."""
    machine = desk.machine
    try:
        if not machine.exists(folder):
            if not desk.agreed(text("desk_set_form"), text("desk_make_folder", path=folder), [],
                               "tip_on_set_register"):
                raise WrongUse("desk_no_folder", path=folder)
            machine.make_folder(folder)
        machine.list_folder(folder)
    except Mistake as mistake:
        mistake.place = _REGISTER
        raise


def _take_up(desk, old):
    """What was saved holds from now on; another world from the next start."""
    new = desk.settings
    if new.register != old.register:
        desk.leave(new.register or desk.machine.register_folder())
    desk.ui.colours = new.colours
    if new.language != messages.language():
        from larpmaster.ui.app import use_language
        use_language(new.language)
    desk.ui.message = text("desk_set_saved" if new.world == desk.world else "desk_set_world",
                           world=new.world)


def _is_known(desk):
    """Whether the person knows the word that is set now."""
    from larpmaster.ui import gamemaster
    return desk.is_open or gamemaster.is_let_in(desk, text("desk_word_old"),
                                                text("desk_word_old_body"))


def _set_word(desk):
    """Asks the old word, then the new one twice."""
    from larpmaster import password
    if not _is_known(desk):
        return

    def accept(values):
        if values[0] != values[1]:
            mistake = WrongUse("desk_words_differ")
            mistake.place = 1
            raise mistake
        _keep(desk, password.stored(desk.machine, values[0]))

    fields = [Field(text(key), "secret", help_key="tip_on_word")
              for key in ("desk_word_new", "desk_word_twice")]
    if desk.ui.form(text("desk_word_title"), fields, accept, "tip_on_word") is not BACK:
        desk.ui.message = text("desk_word_is_set")


def _remove_word(desk):
    if _is_known(desk):
        _keep(desk, "")
        desk.ui.message = text("desk_word_is_gone")


def _keep(desk, stored):
    from larpmaster import settings
    old = desk.settings
    new = settings.Settings(old.language, old.world, old.register, old.colours, old.printer,
                            stored, None)
    settings.save(desk.machine, new)
    desk.set(new)
