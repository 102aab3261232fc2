"""Measures the program and writes results.md: cycles of the 68000 under vamos, speed of the host.

A piece of work is measured as the difference between two runs of work.py, divided by how often it
was done more, so that what every run needs is not counted. Cycles are those of `vamos -v`: the same
program gives the same figure on every machine.
"""
import datetime
import os
import platform
import re
import subprocess
import sys
import time

BENCH = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(BENCH))
sys.path.insert(0, ROOT)
sys.path.insert(0, os.path.join(ROOT, "tests", "amiga"))

import general  # noqa: E402
import registers  # noqa: E402
import support  # noqa: E402
import work  # noqa: E402

RESULTS = os.path.join(BENCH, "results.md")
HERTZ = 7090000
# Pieces of work.py that are one key on a screen.
KEYS = ("move", "pick", "search", "letter", "form", "choice")
# (name, piece of work.py, times, budget in cycles or None).
PIECES = (
    ("all tables read and checked", "tables", 2, None),
    ("one character, twenty years in three cults", "character", 5, 35000000),
    ("a mage, twenty years in one guild", "mage", 5, 35000000),
    ("a yearly update of a mage", "year", 5, None),
    ("one character, everything left to the dice", "free", 10, 35000000),
    ("a larp sheet as text", "larp", 5, 14000000),
    ("a tabletop sheet as text", "tabletop", 5, None),
    ("a character as JSON", "json", 5, None),
    ("a character saved", "save", 5, None),
    ("a character loaded", "load", 5, None),
    ("a full 80x25 screen", "screen", 5, 7000000),
    ("a move in a menu of 18 lines", "move", 10, 700000),
    ("a move in a list of 60, new pages included", "pick", 60, 700000),
    ("a letter of a search in a list, the same rows found", "search", 10, None),
    ("a letter typed in a field", "letter", 10, 700000),
    ("a letter typed in a form of 18 fields", "form", 10, 700000),
    ("another choice in a form of 18 fields", "choice", 10, 700000),
)


def cycles_of(piece, times):
    """Total cycles of doing a piece so many times."""
    result = support.script("tests/bench/work.py", piece, str(times), cycles=True, timeout=600)
    if result.code or result.cycles is None:
        raise SystemExit("%s failed: %s%s" % (piece, result.output[-500:], result.errors))
    return result.cycles


def amiga_rows():
    """(name, figure, budget) of everything measured in cycles."""
    rows = []
    for name, words, stdin, budget in (
            ("start to the version line", ["version"], "", None),
            ("start, first menu, all tables read, end", [], "0\n", None)):
        result = support.amiga.run_vamos(words, stdin_text=stdin, cycles=True)
        if result.code:
            raise SystemExit("%s failed: %s" % (name, result.errors))
        rows.append((name, result.cycles, budget))
    # What compiling work.py costs is not the program's.
    start = support.amiga.run_vamos(["-c", "pass"], program=support.TESTER, cycles=True).cycles
    compiled = cycles_of("compiled", 0)
    for name, piece in (("start to the first menu drawn, tables not yet read", "menu"),
                        ("the same on a console with keys", "keys")):
        rows.append((name, start + cycles_of(piece, 0) - compiled, 14000000))
    base = cycles_of("nothing", 0)
    for name, piece, times, budget in PIECES:
        # What a key costs, not what its screen and the room that it is in cost once.
        before = cycles_of(piece, 0) if piece in KEYS else base
        rows.append((name, (cycles_of(piece, times) - before) // times, budget))
    return rows


def heap_row():
    """Bytes of heap in use after 10 and after 200 characters of one run."""
    result = support.script("tests/bench/work.py", "heap", "0", timeout=600)
    return re.findall(r"heap after (\d+): (\d+)", result.output)


def host_speed():
    """Characters made a second on one core, everything left to the dice."""
    from larpmaster.platform import host
    work.machine = host
    tables = work.load()
    best = 0
    for _ in range(3):
        started = time.perf_counter()
        for seed in range(2000):
            work.character(tables, seed, {})
        best = max(best, 2000 / (time.perf_counter() - started))
    return int(best)


def commit():
    """The commit that is measured, with a star when the tree holds changes."""
    def git(*words):
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout
    changed = [line for line in git("status", "--porcelain").splitlines()
               if not line.endswith("results.md")]
    return git("rev-parse", "--short=10", "HEAD").strip() + ("*" if changed else "")


def earlier(results):
    """{name: figure in million cycles} of the newest section of the results."""
    found = {}
    for line in results.split("\n## ")[1].splitlines() if "\n## " in results else ():
        figures = re.findall(r"\| ([\d.]+) million cycles ", line)
        if figures:
            found[line.split(" | ")[0][2:]] = figures[-1]
    return found


def main():
    """Measures and puts a section at the top of the results."""
    head = "# Results of `make bench`\n"
    results = ""
    if os.path.exists(RESULTS):
        with open(RESULTS, encoding="utf-8") as file:
            results = file.read()[len(head):]
    before = earlier(results)
    lines = ["## %s, %s" % (commit(), datetime.date.today().isoformat()), "",
             "Host: %s %s, %s. Amiga: 68000 under vamos. Before: the section below." % (
                 platform.python_implementation(), platform.python_version(),
                 platform.machine()), "",
             "| what | before (million) | now | on an A500 | budget |", "|---|---|---|---|---|"]
    for name, figure, budget in amiga_rows():
        lines.append("| %s | %s | %.1f million cycles | %.1f s | %s |" % (
            name, before.get(name, "-"), figure / 1e6, figure / HERTZ,
            "%g million" % (budget / 1e6) if budget else "-"))
    for count, used in heap_row():
        lines.append("| heap in use after %s characters of one run | - | %s bytes | - | flat |"
                     % (count, used))
    for name in ("Larpmaster", "micropython", "68020/Larpmaster", "68020/micropython"):
        size = os.path.getsize(os.path.join(ROOT, "build", "amiga", name))
        lines.append("| size of %s | - | %d bytes | - | - |" % (name, size))
    lines.append("| characters made a second on the host | - | %d | - | 2000 |" % host_speed())
    lines += ["", *registers.table(), "", *general.table()]
    print("\n".join(lines))
    with open(RESULTS, "w", encoding="utf-8") as file:
        file.write(head + "\n" + "\n".join(lines) + "\n" + results)


if __name__ == "__main__":
    main()
