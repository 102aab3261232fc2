"""Run an Amiga program on this machine: a command line in, output, exit code and files out.

    python3 amiga/run.py VERSION
    python3 amiga/run.py --runner fsuae --model A1200 NEW SEED=7 NAME=Aino SAVE REGISTER=Work:
    python3 amiga/run.py --program build/amiga/micropython -- -c "print(6 * 7)"
    python3 amiga/run.py --runner fsuae --keys "1\\n" --picture race.png LANG=en

--runner vamos (the default) emulates the processor and the system's calls and no hardware: quick,
and it counts cycles. The current folder is this machine's.

--runner fsuae boots a whole Amiga, A500 (68000, 1 MB) or A1200, from the AROS that FS-UAE carries,
or from the Kickstart in AMIGA_KICKSTART (and AMIGA_KICKSTART_EXT). The current folder is Work:.
Where DISPLAY names a screen the Amiga appears on it; else, and for keys and pictures, nobody sees
it. --speed real is the machine's own pace. With --keys or --picture the program has the console
instead of files: the keys are typed, and when the screen is still the picture is taken and the
Amiga switched off.

What comes through a pipe is the program's input. Exit code: the program's; 3 where the runner
lacks something, 4 at the time limit, 1 when the program does not start.
"""
import argparse
import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from runners import (
    AMIGA_CODING,
    INTERPRETER,
    PROGRAM,
    TIME_LIMIT,
    NotHere,
    Refused,
    Result,
    TimeLimit,
    command_line,
)

CHILD = pathlib.Path(__file__).resolve().parent / "vamos_child.py"
MEMORY_KB = 4096
SHELL_STACK_KB = 4
TOTAL_CYCLES = re.compile(r"total cycles: (\d+)")
LOST_MEMORY = re.compile(r"orphan: .*")
CPUS = {"68000": "68000", "68020": "020"}  # and what vamos calls them
MODULES = ("amitools", "machine68k")
EXIT_REFUSED, EXIT_NOT_HERE, EXIT_TIME_LIMIT = 1, 3, 4


def missing():
    """Which of the modules that running needs are not there."""
    return [name for name in MODULES if importlib.util.find_spec(name) is None]


def amiga_path(path):
    """A path of this machine as an Amiga path under vamos: root: is the top folder."""
    return "root:" + pathlib.Path(path).resolve().as_posix().lstrip("/")


def run_vamos(words, stdin_text=None, cwd=None, timeout=TIME_LIMIT, cycles=False,
              program=PROGRAM, memory_kb=MEMORY_KB, break_after=None, options=(), cpu="68000"):
    """Run the program with these words, or with this command line when words is a text.

    cwd: the current folder; memory_kb: all of the machine's memory; break_after: press Ctrl-C
    when the program asks for it the nth time; options: more options of vamos; cpu: the
    processor, of CPUS.
    """
    line = command_line(words)
    environment = dict(os.environ, PYTHONIOENCODING="utf-8", PYTHONUTF8="1")
    if break_after is not None:
        environment["BREAK_AFTER"] = str(break_after)
    # RAM: is a folder of this run's own: two runs at the same time must not share it.
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "log"
        child = [sys.executable, str(CHILD), "-S", "-v" if cycles else "-q", "-L", str(log),
                 "-C", CPUS[cpu], "-m", str(memory_kb), "-s", str(SHELL_STACK_KB),
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


def on_vamos(given, text):
    """Runs what the command line says under vamos."""
    if missing():
        raise NotHere("pip install 'amitools[vamos]==0.8.1' machine68k")
    return run_vamos(given.words, text, timeout=given.timeout, cycles=given.cycles,
                     program=given.program, memory_kb=given.memory)


def on_fsuae(given, text):
    """Runs what the command line says on a whole Amiga."""
    import fsuae
    place = {"cwd": pathlib.Path.cwd(), "program": given.program, "timeout": given.timeout,
             "model": given.model, "speed": given.speed}
    if given.keys is None and given.picture is None:
        return fsuae.run_fsuae(given.words, text, display=os.environ.get("DISPLAY"), **place)
    fsuae.show_fsuae(given.words, given.keys or "", given.picture, **place)
    return Result("", "", 0, None, [])


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runner", choices=("vamos", "fsuae"), default="vamos")
    parser.add_argument("--timeout", type=int, default=TIME_LIMIT, help="seconds")
    parser.add_argument("--program", type=pathlib.Path, default=PROGRAM)
    parser.add_argument("--memory", type=int, default=MEMORY_KB, help="vamos: memory in KB")
    parser.add_argument("--cycles", action="store_true", help="vamos: say how many it took")
    parser.add_argument("--model", choices=("A500", "A1200"), default="A500", help="fsuae")
    parser.add_argument("--speed", choices=("fast", "real"), default="fast", help="fsuae")
    parser.add_argument("--keys", help="fsuae: what to type, \\n is Return")
    parser.add_argument("--picture", type=pathlib.Path, help="fsuae: a PNG file to write")
    parser.add_argument("words", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    if given.keys is not None:
        given.keys = given.keys.replace("\\n", "\n")
    given.words = given.words[1:] if given.words[:1] == ["--"] else given.words
    text = None if sys.stdin.isatty() else sys.stdin.read()
    try:
        if not given.program.is_file():
            raise Refused("There is no program %s." % given.program)
        done = (on_vamos if given.runner == "vamos" else on_fsuae)(given, text)
    except TimeLimit as error:
        print("%s\nStopped after %d seconds." % (error, given.timeout), file=sys.stderr)
        return EXIT_TIME_LIMIT
    except Refused as error:
        print(error, file=sys.stderr)
        return EXIT_REFUSED
    except NotHere as error:
        print("Cannot be done here: %s" % error, file=sys.stderr)
        return EXIT_NOT_HERE
    sys.stdout.write(done.output)
    sys.stderr.write(done.errors)
    if done.cycles is not None:
        print("%s cycles" % done.cycles, file=sys.stderr)
    return done.code


if __name__ == "__main__":
    sys.exit(main())
