"""What a small Amiga does to make do: rooms that were imported for a screen go when it is left."""
import gc
import sys

__all__ = ("forget", "loaded")
_PACKAGE = "larpmaster."
_ENOUGH_BYTES = 131072


def loaded():
    """Names of the modules that are in memory."""
    return tuple(sys.modules)


def forget(known):
    """Takes the modules out of memory that are not among the known names, when little of it is
    free; whether that was done."""
    gc.collect()
    if gc.mem_free() >= _ENOUGH_BYTES:
        return False
    for name in list(sys.modules):
        if name not in known and name.startswith(_PACKAGE):
            del sys.modules[name]
            parent, _, last = name.rpartition(".")
            parent = sys.modules.get(parent)
            if hasattr(parent, last):
                delattr(parent, last)
    return True
