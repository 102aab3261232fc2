"""Sets up what the tests need, builds the Amiga program, and runs every test.

    python3 tests/run.py                 everything; ends with one count
    python3 tests/run.py --bench         measures and writes tests/bench/results.md
    python3 tests/run.py tests/host -k x words for pytest

Needs nothing but Python: a virtual environment is made in .venv, Debian packages are installed by
name where apt is. Where something cannot be had it says so, and the tests that need it are skipped,
with that reason, and counted.
"""
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "bin", "python")
STAMP = os.path.join(VENV, "installed")
CANNOT_BE_DONE_HERE = 3


def main(words):
    """Runs everything and gives the exit code."""
    os.chdir(ROOT)
    python = _environment()
    reason = _build(python)
    environment = dict(os.environ)
    environment.pop("LARPMASTER_NO_AMIGA", None)
    if reason:
        environment["LARPMASTER_NO_AMIGA"] = reason
    if words == ["--bench"]:
        return subprocess.call([python, "tests/bench/bench.py"], env=environment)
    return subprocess.call([python, "-m", "pytest", *words], env=environment)


def _environment():
    """The Python of the virtual environment, with the packages of the extra `test` in it."""
    with open(os.path.join(ROOT, "pyproject.toml"), encoding="utf-8") as file:
        wanted = file.read()
    if os.path.exists(STAMP):
        with open(STAMP, encoding="utf-8") as file:
            if file.read() == wanted:
                return PYTHON
    print("Setting up .venv ...", flush=True)
    if subprocess.call([sys.executable, "-m", "venv", "--clear", VENV],
                       stdout=subprocess.DEVNULL):
        _apt_install("python3-venv")
        subprocess.check_call([sys.executable, "-m", "venv", "--clear", VENV])
    subprocess.check_call([PYTHON, "-m", "pip", "install", "--quiet",
                           "--disable-pip-version-check", "--editable", ".[test]"])
    with open(STAMP, "w", encoding="utf-8") as file:
        file.write(wanted)
    return PYTHON


def _apt_install(package):
    if not shutil.which("apt-get"):
        sys.exit("The Python module venv is missing; install it, then run this again.")
    if os.geteuid():
        sys.exit("The package %s is missing; install it with apt-get, then run this again."
                 % package)
    subprocess.check_call(["apt-get", "update", "-qq"])
    subprocess.check_call(["apt-get", "install", "-y", "-qq", package])


def _build(python):
    """Builds the Amiga program; "" or the reason why it cannot be built here."""
    built = subprocess.run([python, "amiga/build.py"], stderr=subprocess.PIPE, text=True)
    if built.returncode == CANNOT_BE_DONE_HERE:
        print(built.stderr, file=sys.stderr)
        return "no Amiga part: " + " ".join(built.stderr.split())
    if built.returncode:
        sys.exit(built.stderr)
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
