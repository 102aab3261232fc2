"""What the options of a command stand for: the world's tables, the register, dice, the date."""
from larpmaster import DEFAULT_WORLD, days
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.messages import text
from larpmaster.text import bad_letter, fold, named, shown, trimmed, whole_number

_STATES_FI = {"elävä": 0, "elävät": 0, "unohdettu": 1, "unohdetut": 1, "kuollut": 2, "kuolleet": 2}

_LAST_YEAR = 9999


def worlds(machine):
    """Names of the worlds: folders, whose names hold no dot, unlike those of files."""
    return [name for name in machine.list_folder(machine.tables_folder())
            if "." not in name and not bad_letter(name)]


def world_of(machine, options):
    """(name, folder of the tables) of the world that is asked for, else of the usual one of the
    settings; its name must be one of those that are there. Raises WrongUse unknown_world, CouldNot
    set_world for that of the settings."""
    folder = machine.tables_folder()
    usual = options.get("usual_world", DEFAULT_WORLD)
    wanted = options.get("world", usual)
    names = worlds(machine)
    for world in names:
        if fold(world) == fold(wanted):
            return world, machine.join(folder, world)
    if "usual_world" in options and wanted == usual:
        # Nobody typed this world: the settings name it.
        raise CouldNot("set_world", found=shown(wanted), allowed=", ".join(names))
    raise WrongUse("unknown_world", found=shown(wanted), allowed=", ".join(names))


def world_for(machine, options, character):
    """The folder of the tables of the world that was asked for, else of the character's own."""
    if "world" in options:
        return world_of(machine, options)[1]
    try:
        return world_of(machine, {"world": character.world})[1]
    except WrongUse as mistake:
        # Nobody typed this world: the file names it.
        raise CouldNot(mistake.code, **mistake.fields)


def finish_save(machine, folder):
    """Finishes a save of the tables in a folder that a power cut stopped, when there is one."""
    from larpmaster.table_schema import JOURNAL
    if machine.exists(machine.join(folder, JOURNAL)):
        from larpmaster import table_saving
        table_saving.finish(machine, folder)


def load_tables(machine, folder):
    """The tables of a world's folder; finishes a save of them that was cut off."""
    from larpmaster import tables
    finish_save(machine, folder)
    return tables.load(folder, machine.read_file, machine.join, None, machine.fingerprint,
                       machine.read_piece, machine.read_pieces)


def tables_for(machine, options, character, loaded):
    """The tables for a character; loaded: {folder: tables} of a command that opens many."""
    folder = world_for(machine, options, character)
    if folder not in loaded:
        loaded[folder] = load_tables(machine, folder)
    return loaded[folder]


def register(machine, options):
    """The register's folder."""
    return options.get("register") or machine.register_folder()


def state_of(word):
    """A state by its word in either language; raises WrongUse unknown_name."""
    from larpmaster.character import STATES
    place = _STATES_FI.get(fold(word))
    try:
        return named(word, "state", STATES) if place is None else STATES[place]
    except WrongUse as mistake:
        mistake.fields["allowed"] = ", ".join([text("do_state_" + state) for state in STATES])
        raise


def seed_of(options):
    """The seed that was given, None when the clock is to give one."""
    if "seed" not in options:
        return None
    from larpmaster.rules.dice import SEED_LIMIT
    return whole_number(options["seed"], "seed", 0, SEED_LIMIT - 1)


def dice_of(machine, seed):
    """The dice of a seed, of the clock's when it is None."""
    from larpmaster.rules.dice import Dice
    return Dice(machine.clock_seed() if seed is None else seed)


class Seeds:
    """Dice for one deed after another: of the seed, of the next one, and so on."""

    def __init__(self, machine, options):
        from larpmaster.rules import dice
        self._limit = dice.SEED_LIMIT
        self._make = dice.Dice
        seed = seed_of(options)
        self._seed = machine.clock_seed() if seed is None else seed

    def dice(self):
        """The dice of the next deed."""
        dice = self._make(self._seed)
        self._seed = (self._seed + 1) % self._limit
        return dice


def date_of(machine, options):
    """The date "YYYY-MM-DD" that was given, else today's; WrongUse bad_date.

    It may be written as Finns do, "1.12.2026", or "1.12." of this year.
    """
    if "date" not in options:
        return machine.today()
    date = trimmed(options["date"])
    parts = date.split("-")
    if "." in date:
        day, _, rest = date.partition(".")
        month, _, year = rest.partition(".")
        parts = [trimmed(year) or machine.today()[:4]]
        parts.extend(["0" * (2 - len(part)) + part for part in (trimmed(month), trimmed(day))])
    if [len(part) for part in parts] == [4, 2, 2]:
        try:
            year = whole_number(parts[0], "date", days.FIRST_YEAR, _LAST_YEAR)
            month = whole_number(parts[1], "date", 1, days.MONTHS)
            whole_number(parts[2], "date", 1, days.days_of(year, month))
            return "-".join(parts)
        except WrongUse:
            pass
    raise WrongUse("bad_date", field="date", found=shown(date))
