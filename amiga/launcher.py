"""Build the program that runs jobs on a whole Amiga: build/amiga/launcher."""
import os

import fetch
import hunk
import program
from bytecode import digest, is_made, note_made

SOURCES = fetch.ROOT / "amiga" / "launcher"
OURS = ("launcher.c", "calls.S")
OF_THE_PORT = ("start.S", "memory.S", "arithmetic.S")
OUT = fetch.BUILD / "amiga"


def build():
    """The launcher's path; it is made anew when a source has changed. Raises fetch.Failed."""
    paths = [*(program.PORT / name for name in OF_THE_PORT), *(SOURCES / name for name in OURS)]
    made = OUT / "launcher"
    headers = [program.PORT / name for name in ("os.h", "calls.S", "calling.h", "link.ld")]
    key = digest(program.TARGET_FLAGS, *(path.read_bytes() for path in [*paths, *headers]))
    if is_made(made, key):
        return made
    folder = OUT / "obj" / "launcher"
    folder.mkdir(parents=True, exist_ok=True)
    inside = fetch.run([program.PREFIX + "gcc", "-print-file-name=include"]).strip()
    flags = [*program.TARGET_FLAGS, "-Os", "-isystem", inside, "-I", program.PORT / "include",
             "-I", program.PORT, *program.OUR_WARNINGS]
    objects = []
    for path in paths:
        objects.append(folder / (path.stem + ".o"))
        fetch.run([program.PREFIX + "gcc", "-c", *flags, path, "-o", objects[-1]])
    elf = folder / "launcher.elf"
    fetch.run([program.PREFIX + "ld", "-q", "--gc-sections", "--no-warn-rwx-segments",
               "-z", "noexecstack", "-T", program.PORT / "link.ld", "-o", elf, *objects])
    made.write_bytes(hunk.convert(elf.read_bytes()))
    os.chmod(made, 0o755)
    note_made(made, key)
    return made
