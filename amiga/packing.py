"""Modules of constants in a shape that takes less memory.

Texts become few long pieces: each alone costs an object, and so does its key; see
larpmaster/messages/packed.py. Constants that name each other are put in for their names: such a
tuple stands in the program as it is, while one with a name inside would be made in the heap.
"""
import ast

KEY_MARK, TEXT_MARK = "\1", "\2"
ENDING = 2  # letters that share a piece; to look through a long one takes its time


def is_texts(name):
    """Whether a module, by its path, holds texts alone."""
    return name.parent.name == "messages" and name.stem not in ("__init__", "packed")


def texts_of(path):
    """The dictionary TEXTS of a module's source."""
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.Assign) and node.targets[0].id == "TEXTS":
            return ast.literal_eval(node.value)
    raise ValueError("%s has no TEXTS" % path)


def module_text(path):
    """The text of a module that takes the place of the one at the path."""
    pieces = {}
    for key, text in sorted(texts_of(path).items()):
        line = KEY_MARK + key + TEXT_MARK + text
        if KEY_MARK in key + text or TEXT_MARK in key + text:
            raise ValueError("%s: %s holds a mark" % (path, key))
        end = key[-ENDING:]
        pieces[end] = pieces.get(end, "") + line
    lines = ["    %r: %r,\n" % (end, (piece + KEY_MARK).encode())
             for end, piece in sorted(pieces.items())]
    return ("from larpmaster.messages.packed import Packed\n\n"
            "TEXTS = Packed({\n%s})\n" % "".join(lines))


def constants(path):
    """The text of a module that takes the place of one of constants alone; the private ones are in
    the others already."""
    names = {}
    exec(compile(path.read_bytes(), str(path), "exec"), names)
    return "".join(["%s = %r\n" % (name, value) for name, value in names.items()
                    if name[0].isupper()])
