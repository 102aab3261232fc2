"""Help, and the commands on dice: `check` and `roll`."""
from larpmaster import messages
from larpmaster.commands import NAMES, PROGRAM
from larpmaster.errors import WrongUse
from larpmaster.given import dice_of, register, seed_of, tables_for
from larpmaster.messages import text
from larpmaster.text import shown

_DICE_LETTERS = 200


def help_lines(command, mark):
    """Lines of help: all commands, or one with its options."""
    if command is PROGRAM:
        lines = [text("help_usage"), "", text("help_commands")]
        for name in NAMES:
            lines.append("  %s" % text("help_" + name))
    else:
        lines = [text("help_" + command.name)]
    lines.extend(["", text("help_options")])
    for name in command.options:
        lines.append("  " + mark + text("help_option_" + name))
    for name in command.switches:
        lines.append("  " + mark + text("help_switch_" + name))
    if messages.has("gm_note_" + command.name):
        from larpmaster import notes
        lines.extend(notes.lines(command.name))
    return lines


def check(machine, options, rest):
    """One check of one character or of several, as `checking.task` reads it."""
    from larpmaster import checking, store
    task = checking.task(rest[-1], options)
    source = dice_of(machine, seed_of(options))
    characters = [store.load(machine, store.find(machine, register(machine, options), name))
                  for name in rest[:-1]]
    loaded = {}
    lines = []
    for character in characters:
        tables = tables_for(machine, options, character, loaded)
        if not lines or task.way == checking.EACH_ROLLS:
            roll = source.n(100)
        lines.append(checking.line(task, character, tables, roll))
    lines.append(text("rolled_seed", seed=source.seed))
    machine.write("\n".join(lines) + "\n")
    return machine.EXIT_DONE


def roll(machine, options, rest):
    """Dice of an expression, each shown. Raises WrongUse bad_dice."""
    from larpmaster.rules import dice
    wanted = " ".join(rest)
    try:
        if len(wanted) > _DICE_LETTERS:
            raise dice.DiceError("limit")
        terms = dice.parse_expression(wanted)
    except dice.DiceError:
        raise WrongUse("bad_dice", found=shown(wanted), highest=dice.DICE_LIMIT)
    source = dice_of(machine, seed_of(options))
    total, trail = dice.roll_expression(source, terms)
    parts = []
    for sign, sides, faces in trail:
        part = " + ".join([str(face) for face in faces])
        if sides:
            part = "n(%d): %s" % (sides, part)
        parts.append(("- " if sign < 0 else "+ " if parts else "") + "[" + part + "]")
    machine.write("%s = %d\n" % (" ".join(parts), total))
    machine.write(text("rolled_seed", seed=source.seed) + "\n")
    return machine.EXIT_DONE


ACTIONS = {"check": check, "roll": roll}
