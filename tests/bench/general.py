"""General Python work in cycles: the scripts in general/, on the 68000's and the 68020's build.

Each script runs as it is on the interpreter `micropython`; its figure is the total of `vamos -v`:
start, reading and compiling the script, running it, ending. The budgets of loops, objects, formats
and dictionaries are halves of the figures for orientation that were set for this project; where
those come from cannot be checked here.

The work of those four is told in words only ("2,000 small objects in 1,000 method calls"), so the
scripts are a reading of them: a method that makes two objects with two members each; a number, a
text and a padded number for the operator %; get, add and store for an update.

    python3 tests/bench/general.py [--interpreter FILE]

prints the table alone; --interpreter measures that interpreter on both processors instead. So the
columns "before" are measured again (in an environment that has amitools):

    git clone . ../before && git -C ../before checkout bf9a173
    python3 ../before/amiga/build.py
    python3 tests/bench/general.py --interpreter ../before/build/amiga/micropython
"""
import argparse
import os
import pathlib
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))),
                                "amiga"))

import support  # noqa: E402

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "general")
# Millions of cycles: (piece, before on the 68000, before on the 68020, budget on the 68020).
# "Before" was measured with these scripts on commit bf9a173, which had one build, for the 68000.
PIECES = (
    ("loops", 16.1, 7.1, 4.27),
    ("objects", 70.8, 31.6, 18.7),
    ("formats", 16.3, 7.3, 4.65),
    ("dictionaries", 19.3, 8.6, 14.1),
    ("strings", 22.8, 10.3, None),
    ("sorting", 35.8, 16.2, None),
    ("calls", 16.2, 7.3, None),
    ("lists", 34.2, 15.2, None),
    ("primes", 23.6, 10.6, None),
    ("collection", 23.9, 10.3, None),
)
BUILDS = (("68000", support.amiga.PROGRAM.parent / "micropython"),
          ("68020", support.amiga.PROGRAM.parent / "68020" / "micropython"))


def cycles_of(piece, cpu, interpreter):
    """Total cycles of a script on an interpreter, on this processor."""
    path = os.path.join(FOLDER, piece + ".py")
    result = support.amiga.run_vamos([support.amiga.amiga_path(path)], cycles=True, cpu=cpu,
                                     program=interpreter)
    if result.code or result.errors:
        raise SystemExit("%s failed on the %s: %s" % (piece, cpu, result.errors))
    return result.cycles


def table(builds=BUILDS):
    """The lines of a table: before, now and budget of each piece and (processor, interpreter)."""
    lines = ["General Python work (tests/bench/general), millions of cycles. Before: commit "
             "bf9a173, whose one build was for the 68000.", "",
             "| work | 68000 before | now | 68020 before | now | budget |",
             "|---|---|---|---|---|---|"]
    for piece, before_68000, before_68020, budget in PIECES:
        now = ["%.2f" % (cycles_of(piece, cpu, interpreter) / 1e6) for cpu, interpreter in builds]
        lines.append("| %s | %.1f | %s | %.1f | %s | %s |" % (
            piece, before_68000, now[0], before_68020, now[1], budget or "-"))
    return lines


def main():
    """Prints the table."""
    parser = argparse.ArgumentParser(description="Measure general Python work in cycles.")
    parser.add_argument("--interpreter", type=pathlib.Path, help="measure this one instead")
    one = parser.parse_args().interpreter
    print("\n".join(table([(cpu, one or built) for cpu, built in BUILDS])))


if __name__ == "__main__":
    main()
