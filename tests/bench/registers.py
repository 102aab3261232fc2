"""Registers of many characters, for `bench.py`: how long a list and a search take.

    python3 tests/bench/registers.py

prints the table alone.
"""
import os
import subprocess
import sys
import tempfile
import time

BENCH = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(BENCH))
sys.path.insert(0, ROOT)
sys.path.insert(0, os.path.join(ROOT, "tests", "amiga"))

import support  # noqa: E402
import work  # noqa: E402

HOST_COUNT, HOST_SECONDS = 2000, 0.3
AMIGA_COUNT, AMIGA_MILLIONS = 200, 35
FIRST = ("Aino", "Åke", "Äijä", "Kaarina", "Öörni", "Ludvig", "Säde", "Torvald")
LAST = ("Rautio", "Öhman", "Mäkelä", "Lind", "af Åkerhielm")


def fill(folder, count, coding):
    """Writes so many characters into a folder, as a program of this coding does."""
    from larpmaster.filetext import character_pieces
    from larpmaster.platform import host
    work.machine = host
    tables = work.load()
    for number in range(count):
        made = work.character(tables, number, {
            "player": "%s %s" % (FIRST[number // 5 % 8], LAST[number % 5]),
            "name": "%s %s %d" % (FIRST[number % 8], LAST[number // 8 % 5], number)})
        with open(os.path.join(folder, "h%04d.larp" % number), "w", encoding=coding) as file:
            file.writelines(character_pieces(made, coding))


def seconds_of(words):
    """Seconds of a run of Python on this machine, the best of five."""
    best = []
    for _ in range(5):
        started = time.perf_counter()
        done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True)
        best.append(time.perf_counter() - started)
        if done.returncode:
            raise SystemExit("%s failed: %s" % (words, done.stderr.decode()))
    return min(best)


def host_rows():
    """(what, figure, budget) of a register on this machine."""
    with tempfile.TemporaryDirectory() as folder:
        fill(folder, HOST_COUNT, "utf-8")
        start = seconds_of(["-c", "pass"])
        rows = []
        listed = ["-m", "larpmaster", "list", "--register=" + folder]
        begun = time.perf_counter()
        subprocess.run([sys.executable, *listed], cwd=ROOT, capture_output=True, check=True)
        rows.append(("list without an index", time.perf_counter() - begun - start, None))
        for name, words in (("list", []), ("list by age", ["--sort=age"]),
                            ("search", ["--find=öhman 12"]),
                            ("search by race, cult and name", [
                                "--race=ihminen", "--cult=Sirran", "--find=åke"])):
            whole = seconds_of(listed + words)
            rows.append((name, whole - start, HOST_SECONDS))
            rows.append((name + ", with the start of Python", whole, None))
        return rows


def amiga_rows():
    """(what, cycles, budget) of a register on the 68000: the first page is 20 rows, each with its
    name, as a screen or a list shows them."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        fill(folder, AMIGA_COUNT, "iso-8859-1")

        def cycles(piece):
            done = support.script("tests/bench/pages.py", piece,
                                  support.amiga.amiga_path(folder), cycles=True, timeout=600)
            if done.code:
                raise SystemExit("%s failed: %s%s" % (piece, done.output, done.errors))
            return done.cycles

        base = cycles("nothing")
        for piece, name, budget in (
                ("first", "first list of all, without an index", None),
                ("page", "first page with a fresh index", AMIGA_MILLIONS),
                ("search", "first page of a search, with its reading", None),
                ("letter", "the same and one more letter", None),
                ("age", "first page by age, with its reading", None)):
            rows.append((name, (cycles(piece) - base) / 1e6, budget))
    return rows


def table():
    """The lines of a table."""
    lines = ["A register of %d characters on the host, seconds without the start of Python unless "
             "said; of %d on the Amiga, millions of cycles." % (HOST_COUNT, AMIGA_COUNT), "",
             "| what | figure | budget |", "|---|---|---|"]
    for name, figure, budget in host_rows():
        lines.append("| host: %s | %.3f s | %s |" % (name, figure, budget or "-"))
    for name, figure, budget in amiga_rows():
        lines.append("| Amiga: %s | %.1f million cycles | %s |" % (name, figure, budget or "-"))
    return lines


if __name__ == "__main__":
    print("\n".join(table()))
