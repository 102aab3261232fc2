"""Run an Amiga program on this machine: a command line in, output, exit code and cycles out.

    python3 amiga/run.py [--memory KB] [--cycles] [--program FILE] words...

The runner is vamos, which emulates the processor and the system's calls and no hardware. A second
runner needs only a function with the arguments and the Result of run_vamos.
"""
import argparse
import collections
import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "amiga"
PROGRAM = OUT / "Larpmaster"
INTERPRETER = OUT / "micropython"
CHILD = pathlib.Path(__file__).resolve().parent / "vamos_child.py"
MEMORY_KB = 4096
SHELL_STACK_KB = 4
TIME_LIMIT = 120
AMIGA_CODING = "iso-8859-1"
TOTAL_CYCLES = re.compile(r"total cycles: (\d+)")
LOST_MEMORY = re.compile(r"orphan: .*")
MODULES = ("amitools", "machine68k")
EXIT_NOT_HERE = 3
SPECIAL = {"\n": "*N", "\x1b": "*E", "*": "**", '"': '*"'}

Result = collections.namedtuple("Result", "output errors code cycles lost")
Result.__doc__ = """What a run left: texts, exit code, cycles (None unless asked), lost memory."""


class TimeLimit(Exception):
    """The program ran for too long and was stopped; its output so far is the argument."""


def missing():
    """Which of the modules that running needs are not there."""
    return [name for name in MODULES if importlib.util.find_spec(name) is None]


def quoted(word):
    """One word as it must be typed in an Amiga shell."""
    if word and not any(letter in ' \t;<>|`"*\n\x1b' for letter in word):
        return word
    return '"%s"' % "".join(SPECIAL.get(letter, letter) for letter in word)


def amiga_path(path):
    """A path of this machine as an Amiga path under vamos: root: is the top folder."""
    return "root:" + pathlib.Path(path).resolve().as_posix().lstrip("/")


def run_vamos(words, stdin_text=None, cwd=None, timeout=TIME_LIMIT, cycles=False,
              program=PROGRAM, memory_kb=MEMORY_KB, break_after=None, options=()):
    """Run the program with these words, or with this command line when words is a text.

    cwd: the current folder; memory_kb: all of the machine's memory; break_after: press Ctrl-C
    when the program asks for it the nth time; options: more options of vamos.
    """
    line = words if isinstance(words, str) else " ".join(quoted(word) for word in words)
    environment = dict(os.environ, PYTHONIOENCODING="utf-8", PYTHONUTF8="1")
    if break_after is not None:
        environment["BREAK_AFTER"] = str(break_after)
    # RAM: is a folder of this run's own: two runs at the same time must not share it.
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "log"
        child = [sys.executable, str(CHILD), "-S", "-v" if cycles else "-q", "-L", str(log),
                 "-C", "68000", "-m", str(memory_kb), "-s", str(SHELL_STACK_KB),
                 "--vols-base-dir", folder, *options,
                 "--", str(program), line]
        try:
            done = subprocess.run(child, input=(stdin_text or "").encode(AMIGA_CODING), cwd=cwd,
                                  capture_output=True, timeout=timeout, env=environment)
        except subprocess.TimeoutExpired as error:
            raise TimeLimit((error.stdout or b"").decode(AMIGA_CODING)) from None
        notes = log.read_text(errors="replace") if log.exists() else ""
    found = TOTAL_CYCLES.search(notes)
    return Result(done.stdout.decode(AMIGA_CODING), done.stderr.decode(AMIGA_CODING),
                  done.returncode, int(found.group(1)) if found else None,
                  LOST_MEMORY.findall(notes))


def run_python(words, **more):
    """Run a script on the Amiga's micropython."""
    return run_vamos(words, program=INTERPRETER, **more)


def main():
    parser = argparse.ArgumentParser(description="Run an Amiga program under vamos.")
    parser.add_argument("--memory", type=int, default=MEMORY_KB, help="memory in KB")
    parser.add_argument("--cycles", action="store_true", help="say how many cycles it took")
    parser.add_argument("--timeout", type=int, default=TIME_LIMIT, help="seconds")
    parser.add_argument("--program", type=pathlib.Path, default=PROGRAM)
    parser.add_argument("words", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    if missing():
        print("Cannot be done here: pip install 'amitools[vamos]==0.8.1' machine68k",
              file=sys.stderr)
        return EXIT_NOT_HERE
    words = given.words[1:] if given.words[:1] == ["--"] else given.words
    text = None if sys.stdin.isatty() else sys.stdin.read()
    try:
        done = run_vamos(words, text, timeout=given.timeout, cycles=given.cycles,
                         program=given.program, memory_kb=given.memory)
    except TimeLimit as error:
        print("%s\nStopped after %d seconds." % (error, given.timeout), file=sys.stderr)
        return 1
    sys.stdout.write(done.output)
    sys.stderr.write(done.errors)
    if given.cycles:
        print("%s cycles" % done.cycles, file=sys.stderr)
    return done.code


if __name__ == "__main__":
    sys.exit(main())
