"""Build the Amiga programs below build/amiga: Larpmaster, micropython, tester and tables.

build/amiga/68020 has Larpmaster and micropython for the 68020 and newer processors.

    python3 amiga/build.py [--root FOLDER]

FOLDER holds larpmaster/ and tables/; the default is this repository. Only what changed is made
again; remove build/amiga to start anew. program.py makes the C part, bytecode.py the rest.
"""
import argparse
import fnmatch
import os
import pathlib
import shutil
import sys

import bytecode
import fetch
import packing
import program
import shipped

ROOT = fetch.ROOT
OUT = fetch.BUILD / "amiga"
FASTER = "68020"
SHIPPED = pathlib.Path("larpmaster/shipped.py")
SCHEMA = pathlib.Path("larpmaster/table_schema.py")
HOST_ONLY = ("platform/host.py", "platform/secrets.py", "platform/failures.py",
             "platform/folders.py", "platform/terminal.py", "platform/printing.py", "export/")
# What most runs do without is no part of the program: it lies in the drawer rooms beside it, and is
# imported when it is needed. The makers of a character and whatever a save wants stay inside.
ROOMS = ("messages/en.py", "messages/*_en.py", "messages/help_fi.py", "messages/notes_fi.py",
         "messages/why_fi.py", "messages/tables_fi.py", "messages/deeds_fi.py",
         "messages/settings_fi.py",
         "messages/desk_fi.py", "messages/editing_fi.py", "messages/seldom_fi.py",
         "messages/tips_fi.py", "ui/gamemaster.py", "ui/people.py",
         "ui/person.py", "ui/looking.py", "ui/conflict.py", "ui/editing.py", "ui/callings.py",
         "ui/magic.py", "ui/belongings.py", "ui/rising.py", "ui/giving.py", "ui/checkin.py",
         "ui/paper.py", "ui/exchange.py", "ui/wastebasket.py", "ui/setup.py", "ui/unfinished.py",
         "ui/about.py",
         "keyfile.py", "settings.py", "password.py", "event.py", "many.py", "jsonreading.py",
         "importing.py", "exporting.py", "messages/files_fi.py", "messages/keys_fi.py",
         "selftest.py", "checking.py",
         "jsontext.py", "cli_*.py", "deeds.py", "gifts.py", "edits.py", "callings.py", "opened.py",
         "register.py", "register_index.py", "listing.py", "wastebasket.py", "notes.py",
         "telling.py", "twins.py", "last_deed.py", "unfinished.py",
         "platform/paper.py", "platform/amiga_printing.py", "messages/register_fi.py",
         "sheet_checks.py", "table_faults.py", "table_reading.py", "table_links.py",
         "table_magic.py", "table_quick.py", "ui/form_keys.py", "ui/long_keys.py",
         "table_writing.py",
         "table_saving.py", "table_records.py", "table_draft.py", "table_lists.py",
         "table_telling.py", "table_uses.py", "ui/table*.py", "messages/tablemaster_fi.py",
         "messages/tablehelp_fi.py", "messages/words_fi.py", "offered.py",
         "ui/lines.py", "ui/*_lines.py", "ui/progress.py", "rules/battle/[!_]*.py")
TABLES_CODING, AMIGA_CODING = "utf-8", "iso-8859-1"


def amiga_sources(root):
    """Every module the Amiga needs, as a path below the root."""
    package = root / "larpmaster"
    names = []
    for path in sorted(package.rglob("*.py")):
        inside = path.relative_to(package).as_posix()
        if not inside.startswith(HOST_ONLY):
            names.append(path.relative_to(root))
    return names


def keep_only(folder, wanted):
    """Remove files of earlier builds whose source is gone."""
    if folder.is_dir():
        for path in sorted(folder.rglob("*"), reverse=True):
            if path.is_file() and path not in wanted:
                path.unlink()
            elif path.is_dir() and not any(path.iterdir()):
                path.rmdir()


def amiga_text(name, text):
    """The text in the Amiga's coding, with the coding's name changed in the first line."""
    first, end, rest = text.partition("\n")
    lines = [first.replace(TABLES_CODING, AMIGA_CODING), *rest.split("\n")] if end else [first]
    for number, line in enumerate(lines, 1):
        try:
            line.encode(AMIGA_CODING)
        except UnicodeEncodeError as error:
            raise fetch.Failed("%s line %d: ISO-8859-1 has no letter %r" % (
                name, number, line[error.start])) from None
    return "\n".join(lines).encode(AMIGA_CODING)


def copy_tables(root, out):
    """Copies tables/ in the Amiga's coding below `out`; gives how many files."""
    source, target = root / "tables", out / "tables"
    made = set()
    for path in sorted(source.rglob("*")):
        if not path.is_file() or path.name.startswith("."):
            continue
        name = path.relative_to(source)
        try:
            text = path.read_bytes().decode(TABLES_CODING)
        except UnicodeDecodeError as error:
            raise fetch.Failed("tables/%s is not UTF-8: %s" % (name, error)) from None
        bytecode.write_if_changed(target / name, amiga_text("tables/%s" % name, text))
        made.add(target / name)
    keep_only(target, made)
    return len(made)


def copy_rooms(rooms, out):
    """Puts the rooms beside a program."""
    target = out / "rooms"
    made = set()
    for name, path in rooms.items():
        made.add(target / pathlib.PurePosixPath(name).relative_to("larpmaster"))
        bytecode.write_if_changed(target / pathlib.PurePosixPath(name).relative_to("larpmaster"),
                                  program.packed_room(path))
    keep_only(target, made)


def is_room(name):
    """Whether a module, by its path below the root, is a room on the disk."""
    inside = name.relative_to("larpmaster").with_suffix(".py").as_posix()
    return any(fnmatch.fnmatchcase(inside, pattern) for pattern in ROOMS)


def build(root):
    """Makes everything below build/amiga; raises fetch.Failed or fetch.NotHere."""
    fetch.ensure_packages()
    source = fetch.ensure_source()
    compiler = bytecode.Compiler(source)
    tables = copy_tables(root, OUT)
    copy_tables(root, OUT / FASTER)
    generated = OUT / "obj" / "generated"
    bytecode.write_if_changed(generated / SHIPPED,
                              shipped.module_text(root, OUT / "tables", AMIGA_CODING).encode())
    packed = []
    for name in amiga_sources(root):
        if packing.is_texts(name) or name == SCHEMA:
            make = packing.constants if name == SCHEMA else packing.module_text
            bytecode.write_if_changed(generated / name, make(root / name).encode())
            packed.append(name)
    target = OUT / "obj" / "modules"
    plain = [name for name in amiga_sources(root) if name not in packed]
    made = compiler.compile_all(root, plain, target)
    made += compiler.compile_all(generated, [*packed, SHIPPED], target)
    made = {path.relative_to(target): path for path in made}
    modules = [path for name, path in sorted(made.items()) if not is_room(name)]
    rooms = {name.as_posix(): path for name, path in sorted(made.items()) if is_room(name)}
    keep_only(target, set(made.values()))
    for out in (OUT, OUT / FASTER):
        copy_rooms(rooms, out)
    boot = compiler.compile_all(ROOT / "amiga" / "port", [pathlib.Path("boot.py")],
                                OUT / "obj" / "boot")
    for made in (
        program.build(source, OUT, "Larpmaster", with_compiler=False, frozen=boot + modules,
                      rooms=rooms),
        program.build(source, OUT, "micropython", with_compiler=True, frozen=[]),
        program.build(source, OUT / FASTER, "Larpmaster", with_compiler=False,
                      frozen=boot + modules, rooms=rooms, cpu=FASTER),
        program.build(source, OUT / FASTER, "micropython", with_compiler=True, frozen=[],
                      cpu=FASTER),
        # What tests and bench run their scripts on: the core is the bytecode that is shipped.
        program.build(source, OUT, "tester", with_compiler=True, frozen=modules,
                      rooms=rooms),
    ):
        print("%s: %d bytes" % (made.relative_to(ROOT), os.path.getsize(made)))
    print("%d modules, %d rooms, %d table files" % (len(modules), len(rooms), tables))
    if not shutil.which("vamos"):
        print("To run them here: pip install 'amitools[vamos]==0.8.1' machine68k")


def main():
    """Builds, and gives the exit code."""
    parser = argparse.ArgumentParser(description="Build the Amiga programs.")
    parser.add_argument("--root", type=pathlib.Path, default=ROOT,
                        help="the folder that holds larpmaster/ and tables/")
    root = parser.parse_args().root.resolve()
    return fetch.as_program(lambda: build(root))


if __name__ == "__main__":
    sys.exit(main())
