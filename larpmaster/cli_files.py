"""The commands that take characters out of the register and into it: export, import."""
from larpmaster import exporting, store
from larpmaster.cli_register import blame
from larpmaster.errors import CouldNot, MissingRoom, Mistake, WrongUse
from larpmaster.given import register, tables_for
from larpmaster.messages import text
from larpmaster.register import Register
from larpmaster.text import fold


def _export(machine, options, rest):
    if ("all" in options) == bool(rest):
        raise WrongUse("argument_extra" if rest else "argument_missing", command="export",
                       found=rest[0] if rest else text("help_word_name"))
    folder = register(machine, options)
    loaded = {}
    if rest:
        path = store.find(machine, folder, rest[0])
        character = store.load(machine, path)
        target = options.get("to", "")
        if not target or _is_folder(machine, target):
            target = machine.join(target, store.file_stem(character.name) + exporting.SUFFIX)
        _write(machine, options, character, target, loaded)
        return machine.EXIT_DONE
    people = Register(machine, folder)
    target = options.get("to", "export")
    if not machine.exists(target):
        machine.make_folder(target)
    done = failed = 0
    for file in people.files():
        try:
            _write(machine, options, people.open(file).character,
                   machine.join(target, file[:-len(store.SUFFIX)] + exporting.SUFFIX), loaded)
            done += 1
        except MissingRoom:
            raise
        except Mistake as mistake:
            failed += 1
            blame(machine, people.path(file), mistake)
    machine.write(text("io_exported", done=done, failed=failed) + "\n")
    return machine.EXIT_COULD_NOT if failed else machine.EXIT_DONE


def _is_folder(machine, path):
    try:
        machine.list_folder(path)
    except CouldNot:
        return False
    return True


def _write(machine, options, character, path, loaded):
    exporting.write_json(machine, path, character,
                         tables_for(machine, options, character, loaded))
    machine.write("%s: %s\n" % (character.name, path))


def _import(machine, options, rest):
    from larpmaster.importing import paths_meant
    people = Register(machine, register(machine, options))
    done = failed = 0
    for meant in rest:
        try:
            paths = paths_meant(machine, meant)
        except MissingRoom:
            raise
        except Mistake as mistake:
            failed += 1
            blame(machine, meant, mistake)
            continue
        for path in paths:
            if _imported(machine, people, path):
                done += 1
            else:
                failed += 1
    machine.write(text("io_imported", done=done, failed=failed) + "\n")
    return machine.EXIT_COULD_NOT if failed else machine.EXIT_DONE


def _imported(machine, people, path):
    """Whether the character of a JSON file came into the register; says so, or why not."""
    from larpmaster.importing import JSON_LIMIT, character_of_json
    try:
        character = character_of_json(machine.read_file(path, JSON_LIMIT), path)
        named = [row.file for row in people.find(character.name)
                 if fold(row.name) == fold(character.name)]
        saved = people.add(character)
    except MissingRoom:
        raise
    except Mistake as mistake:
        blame(machine, path, mistake)
        return False
    machine.write("%s: %s\n" % (character.name, saved))
    if named:
        machine.write(text("io_same_name", files=", ".join(named)) + "\n")
    people.rows()
    return True


ACTIONS = {"export": _export, "import": _import}
