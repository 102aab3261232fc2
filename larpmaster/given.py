"""What the options of a command stand for: the world's tables, the register, dice."""
from larpmaster import DEFAULT_WORLD
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.text import bad_letter, fold, shown, whole_number


def worlds(machine):
    """Names of the worlds: folders, whose names hold no dot, unlike those of files."""
    return [name for name in machine.list_folder(machine.tables_folder())
            if "." not in name and not bad_letter(name)]


def world_of(machine, options):
    """(name, folder of the tables) of the world; its name must be one of those that are there."""
    folder = machine.tables_folder()
    wanted = options.get("world", DEFAULT_WORLD)
    names = worlds(machine)
    for world in names:
        if fold(world) == fold(wanted):
            return world, machine.join(folder, world)
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


def load_tables(machine, folder):
    """The tables of a world's folder."""
    from larpmaster import tables
    return tables.load(folder, machine.read_file, machine.join, None, machine.fingerprint)


def register(machine, options):
    """The register's folder."""
    return options.get("register") or machine.register_folder()


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
