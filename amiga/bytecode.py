"""mpy-cross for this machine, and Python modules compiled with it."""
import ast
import concurrent.futures
import hashlib
import os

import fetch

SMALL_INT_BITS = 31
# Without line numbers: a small machine has 8 KB more to work in, and a report of a fault still
# names the functions.
FLAGS = ("-O3", "-msmall-int-bits=%d" % SMALL_INT_BITS,)


def digest(*parts):
    """One short name for the state of everything that goes into a file."""
    total = hashlib.sha256()
    for part in parts:
        total.update(part if isinstance(part, bytes) else str(part).encode())
        total.update(b"\0")
    return total.hexdigest()


def is_made(path, key):
    """Was this file made from exactly this?"""
    return path.exists() and is_noted(path, key)


def is_noted(path, key):
    """Does the note beside this path, which need not be there itself, hold the key?"""
    note = path.with_name(path.name + ".key")
    return note.exists() and note.read_text() == key


def note_made(path, key):
    """Notes from what the file was made."""
    path.with_name(path.name + ".key").write_text(key)


def write_if_changed(path, content):
    """Leaves a file alone that holds these bytes already: what is made from it stays as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def in_parallel(function, items):
    """Call function for each item, on all processors; the first failure is raised."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return list(pool.map(function, items))


class Compiler:
    """Compiles modules to bytecode with the mpy-cross that belongs to the source."""

    def __init__(self, source):
        folder = fetch.BUILD / "mpy-cross"
        self.path = folder / "mpy-cross"
        key = digest(source, (source / "py" / "mpconfig.h").read_bytes())
        if not is_made(self.path, key):
            fetch.run(["make", "-C", source / "mpy-cross", "BUILD=%s" % folder,
                       "-j%d" % (os.cpu_count() or 1)])
            note_made(self.path, key)

    def compile_all(self, root, names, target):
        """Compile root/name for each name into target; give the files in the order of names."""
        def one(name):
            made = target / name.with_suffix(".mpy")
            note = fetch.BUILD / "amiga" / "obj" / "bytecode" / name
            key = digest(FLAGS, target, (root / name).read_bytes())
            if made.exists() and is_noted(note, key):
                return made
            made.parent.mkdir(parents=True, exist_ok=True)
            refuse_surrogates(name, root / name)
            fetch.run([self.path, *FLAGS, "-s", name.as_posix(), "-o", made, root / name])
            note.parent.mkdir(parents=True, exist_ok=True)
            note_made(note, key)
            return made

        return in_parallel(one, names)


def refuse_surrogates(name, path):
    """UTF-8 has no half of a surrogate pair, so bytecode with one cannot be frozen."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if any("\ud800" <= letter <= "\udfff" for letter in node.value):
                raise fetch.Failed("%s line %d: a text with U+D800 to U+DFFF cannot be "
                                   "bytecode; compare ord() instead" % (name, node.lineno))
