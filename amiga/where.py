"""Where the cycles go: run a program under vamos, look at the program counter every so often.

    python3 amiga/where.py [--every CYCLES] [--cpu 68020] [--program NAME] words...

Prints the functions with the largest share of the samples, and the share of the rest.
"""
import argparse
import bisect
import collections
import subprocess
import sys
import tempfile

import run
import runners
import vamos_child
from amitools.vamos.machine import Machine

EVERY = 2000
LINES = 45


class Sampler:
    """Stands in for the processor and notes where it is between two pieces of the run."""

    def __init__(self, cpu, every, counts):
        self._cpu, self._every, self._counts = cpu, every, counts

    def __getattr__(self, name):
        return getattr(self._cpu, name)

    def execute(self, cycles):
        used = self._cpu.execute(self._every)
        self._counts[self._cpu.r_pc()] += 1
        return used


def symbols(folder, program):
    elf = folder / "obj" / program / (program + ".elf")
    text = subprocess.run(["m68k-linux-gnu-nm", "-n", elf], check=True, capture_output=True,
                          text=True).stdout
    found = [line.split() for line in text.splitlines() if line.split()[1] in "tT"]
    return [int(parts[0], 16) for parts in found], [parts[2] for parts in found]


def main():
    parser = argparse.ArgumentParser(description="Say where the cycles of a program go.")
    parser.add_argument("--every", type=int, default=EVERY, help="cycles between two looks")
    parser.add_argument("--program", default=run.PROGRAM.name)
    parser.add_argument("--cpu", default="68000", choices=sorted(run.CPUS),
                        help="the processor, with the build made for it")
    parser.add_argument("words", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    words = given.words[1:] if given.words[:1] == ["--"] else given.words
    counts, start = collections.Counter(), []
    run_before = Machine.run

    def run_sampled(machine, pc, *rest, **more):
        if not start:
            start.append(pc)
            machine.cpu = Sampler(machine.cpu, given.every, counts)
        return run_before(machine, pc, *rest, **more)

    Machine.run = run_sampled
    folder = runners.OUT if given.cpu == "68000" else runners.OUT / given.cpu
    line = run.command_line(words)
    with tempfile.TemporaryDirectory() as volumes:
        code = vamos_child.main(args=[
            "-S", "-q", "-C", run.CPUS[given.cpu], "-m", str(run.MEMORY_KB),
            "--vols-base-dir", volumes, "--", str(folder / given.program), line])
    addresses, names = symbols(folder, given.program)
    shares = collections.Counter()
    for pc, count in counts.items():
        place = bisect.bisect_right(addresses, pc - start[0]) - 1
        shares[names[place] if 0 <= place < len(names) - 1 else "(elsewhere)"] += count
    total = sum(shares.values())
    print("%d samples, one each %d cycles; exit code %d" % (total, given.every, code),
          file=sys.stderr)
    for name, count in shares.most_common(LINES):
        print("%6.2f %%  %s" % (100 * count / total, name), file=sys.stderr)


if __name__ == "__main__":
    main()
