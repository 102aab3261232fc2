"""The commands, each a thin call into the rooms below; exit codes and the last word on errors."""
from larpmaster import VERSION, commands, messages
from larpmaster.commands import ALIASES, FILES, NAMES, PROGRAM, REGISTER, SMALL
from larpmaster.errors import MissingRoom, Mistake, WrongUse
from larpmaster.given import (
    dice_of,
    load_tables,
    register,
    seed_of,
    tables_for,
    world_of,
    worlds,
)
from larpmaster.messages import text
from larpmaster.text import named, shown, whole_number

FORMATS = ("larp", "tabletop", "json")
_LINES_AT_ONCE = 16
_HEAP_LIMIT = 9999999
_HELP = "help"


def main(machine, words):
    """Runs the words of a command line and gives the exit code of the machine."""
    try:
        return _run(machine, words)
    except WrongUse as mistake:
        _tell(machine, mistake)
        return machine.EXIT_WRONG_USE
    except Mistake as mistake:
        _tell(machine, mistake)
    except KeyboardInterrupt:
        machine.write_error("\n" + text("interrupted") + "\n")
    except MemoryError:
        machine.write_error(text("no_memory") + "\n")
    except Exception as error:
        machine.write_error(text("bug") + "\n")
        machine.write_traceback(error)
    return machine.EXIT_COULD_NOT


def _tell(machine, mistake):
    """Says what is wrong; or that the texts for it are missing."""
    try:
        sentence = messages.worded(mistake)
    except MissingRoom as missing:
        sentence = messages.worded(missing)
    machine.write_error(sentence + "\n")


def _run(machine, words):
    usual = _usual(machine)
    if usual and usual.language:
        messages.use(usual.language)
    _choose_language(words)
    if usual and usual.fault:
        _tell(machine, usual.fault)
    command = PROGRAM
    words = _command_first(words)
    if words and words[0].lower() == _HELP:
        words = _command_first(words[1:]) + ["--help"]
    if words and words[0] == "?":
        words = _asked(machine, "\n".join([one.template() for one in commands.every() + [PROGRAM]]))
        if words is None:
            return machine.EXIT_DONE
    if words and words[0][:1] != "-" and "=" not in words[0] \
            and words[0].lower() not in PROGRAM.options + tuple(ALIASES):
        name = words[0].lower()
        if name not in NAMES:
            raise WrongUse("unknown_command", found=shown(words[0]),
                           allowed=", ".join(NAMES + (_HELP,)))
        command = commands.command(name)
        words = words[1:]
    if words and words[-1] == "?":
        typed = _asked(machine, command.template())
        if typed is None:
            return machine.EXIT_DONE
        words = words[:-1] + typed
    options, rest = machine.parse(command, words)
    if "lang" in options:
        messages.use(named(messages.language_of(options["lang"]), "lang", messages.LANGUAGES))
    if "help" in options:
        from larpmaster import cli_small
        machine.write("\n".join(cli_small.help_lines(command, machine.OPTION_MARK)) + "\n")
        return machine.EXIT_DONE
    if "heap" in options:
        # A number has done its work before: the Amiga takes it off the line at the start.
        whole_number(options["heap"], "heap", 0, _HEAP_LIMIT)
    if usual:
        _take_usual(options, usual, command)
    names = command.names
    if len(rest) > len(names) and not command.takes_all:
        raise WrongUse("argument_extra", command=command.title, found=shown(rest[len(names)]))
    for place in range(command.needed):
        if not "".join(rest[place:] if command.takes_all else rest[place:place + 1]):
            raise WrongUse("argument_missing", command=command.name,
                           found=text("help_word_" + names[place]))
    if command is PROGRAM and "version" in options:
        return _version(machine, options, rest)
    if command.name in _ACTIONS:
        return _ACTIONS[command.name](machine, options, rest)
    # The other commands are in rooms that most runs do without.
    if command.name in SMALL:
        from larpmaster import cli_small
        return cli_small.ACTIONS[command.name](machine, options, rest)
    if command.name == "edit":
        from larpmaster import cli_edit
        return cli_edit.edit(machine, options, rest)
    if command.name in REGISTER:
        from larpmaster import cli_register
        return cli_register.ACTIONS[command.name](machine, options, rest)
    if command.name in FILES:
        from larpmaster import cli_files
        return cli_files.ACTIONS[command.name](machine, options, rest)
    from larpmaster import cli_deeds
    return cli_deeds.ACTIONS[command.name](machine, options, rest)


def _usual(machine):
    """The settings; None where there are none, since most runs do without that room."""
    path = machine.settings_path()
    for name in (path, path + ".new", path + ".bak"):
        if machine.exists(name):
            from larpmaster import settings
            return settings.load(machine)
    return None


def _take_usual(options, usual, command):
    """Puts the settings where no option says otherwise."""
    if usual.register and "register" in command.options and "register" not in options:
        options["register"] = usual.register
    if usual.world and "world" in command.options:
        options["usual_world"] = usual.world
    if usual.printer:
        options["usual_printer"] = usual.printer


def _asked(machine, template):
    """The words that a person types at a template, None when nobody does; ? asks for help."""
    words = machine.ask_arguments(template)
    if words is None:
        return None
    _choose_language(words)
    return ["--help"] if words[:1] == ["?"] else words


def _choose_language(words):
    """Looks for the language before anything can go wrong, so that every sentence is in it."""
    for place in range(len(words)):
        key, equals, value = words[place].partition("=")
        if key.lower() in ("--lang", "lang", "--language", "language"):
            if not equals:
                value = words[place + 1] if place + 1 < len(words) else ""
            if messages.language_of(value) in messages.LANGUAGES:
                messages.use(messages.language_of(value))


def _command_first(words):
    """The words with the command before its options, where options were given first."""
    place = 0
    while place < len(words) and (words[place][:2] == "--" or _is_assignment(words[place])):
        place += 1 if "=" in words[place] or words[place][2:] in PROGRAM.switches else 2
    if 0 < place < len(words) and words[place].lower() in NAMES + (_HELP,):
        return [words[place]] + words[:place] + words[place + 1:]
    return words


def _is_assignment(word):
    """Whether the word is KEY=VALUE of an option that stands before any command."""
    key, equals, _ = word.partition("=")
    return bool(equals) and ALIASES.get(key.lower(), key.lower()) in PROGRAM.options


def _program(machine, options, rest):
    from larpmaster.ui import app
    seed = seed_of(options)
    world, folder = world_of(machine, options)
    if "window" in options:
        machine.open_window(options["window"])
    return app.run(machine, lambda: load_tables(machine, folder), world,
                   register(machine, options), seed, options.get("open", ""))


def _new(machine, options, rest):
    from larpmaster import automatic
    shape = named(options.get("format", FORMATS[0]), "format", FORMATS)
    world, folder = world_of(machine, options)
    tables = load_tables(machine, folder)
    wishes = automatic.Wishes(tables, options, "gm" in options, "simple" in options)
    if "save" in options and not wishes.name:
        raise WrongUse("name_missing", field="name")
    character = automatic.make(wishes, dice_of(machine, wishes.seed), world).character
    if "save" in options:
        from larpmaster import store
        path = store.save(machine, register(machine, options), character)
        machine.write_error(text("saved", path=path) + "\n")
    _write_character(machine, character, tables, shape)
    return machine.EXIT_DONE


def _write_character(machine, character, tables, shape):
    if shape == "json":
        from larpmaster.jsontext import write_json
        write_json(character, tables, machine.write)
        machine.write("\n")
        return
    from larpmaster import sheet
    lines = sheet.SHEETS[shape](character, tables)
    # In pieces: a heap that is nearly full has no room for all lines at one place.
    for place in range(0, len(lines), _LINES_AT_ONCE):
        machine.write("\n".join(lines[place:place + _LINES_AT_ONCE] + [""]))


def _show(machine, options, rest):
    from larpmaster import store
    shape = named(options.get("format", FORMATS[0]), "format", FORMATS)
    character = store.load(machine, store.find(machine, register(machine, options), rest[0]))
    _write_character(machine, character, tables_for(machine, options, character, {}), shape)
    return machine.EXIT_DONE


def _tables(machine, options, rest):
    from larpmaster import cli_tables
    return cli_tables.tables(machine, options, rest)


def _selftest(machine, options, rest):
    from larpmaster import selftest
    folder = world_of(machine, {})[1]
    failed = selftest.run(machine, load_tables(machine, folder), folder)
    return machine.EXIT_COULD_NOT if failed else machine.EXIT_DONE


def _version(machine, options, rest):
    machine.write(text("version_line", version=VERSION, runtime=machine.runtime(),
                       worlds=", ".join(worlds(machine))) + "\n")
    return machine.EXIT_DONE


_ACTIONS = {"": _program, "new": _new, "show": _show,
            "tables": _tables, "selftest": _selftest, "version": _version}
