"""vamos in a process of its own, with three things that it lacks on its own:

- the console opened as "*" is standard error, so that tests can tell it from the output;
- BREAK_AFTER=n in the environment presses Ctrl-C when the program asks for signals the nth time;
- the one word after the program is the whole command line, as typed (its -R does not work).

run.py starts this file; its arguments are those of vamos.
"""
import os
import sys

from amitools.vamos.lib.dos import Process
from amitools.vamos.lib.dos.FileHandle import FileHandle
from amitools.vamos.lib.dos.FileManager import FileManager
from amitools.vamos.lib.ExecLibrary import ExecLibrary
from amitools.vamos.main import main

CTRL_C = 1 << 12
EXIT_MASK = 0xFF

open_elsewhere = FileManager.open


def open_file(manager, lock, path, mode):
    if path != "*":
        return open_elsewhere(manager, lock, path, mode)
    handle = FileHandle(sys.stderr.buffer, "<STDERR>", "/dev/stderr", need_close=False,
                        auto_flush=True)
    manager._register_file(handle)
    return handle


def press_break(after):
    """Have SetSignal() report Ctrl-C once, at the call of this number."""
    calls = [0]

    def SetSignal(self, ctx):  # vamos looks at these names
        calls[0] += 1
        return CTRL_C if calls[0] == after else 0

    ExecLibrary.SetSignal = SetSignal


FileManager.open = open_file
Process.sys_args_to_ami_arg_str = lambda words: words[0] + "\n"
if os.environ.get("BREAK_AFTER"):
    press_break(int(os.environ["BREAK_AFTER"]))
if __name__ == "__main__":
    sys.exit(main(args=sys.argv[1:]) & EXIT_MASK)
