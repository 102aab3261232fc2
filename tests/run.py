"""Sets up what the tests need, builds the Amiga program, and runs every test.

    python3 tests/run.py                 everything; ends with one count
    python3 tests/run.py --bench         measures and writes tests/bench/results.md
    python3 tests/run.py --dist          builds what is handed out, below dist/
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
CANNOT_BE_DONE_HERE = 3
NO_EMULATOR = ("no Amiga part: the emulator vamos did not install; it needs a C compiler and the "
               "headers of Python (Debian: gcc libc6-dev python3-dev)")


def main(words):
    """Runs everything and gives the exit code."""
    os.chdir(ROOT)
    measures, packs = words == ["--bench"], words == ["--dist"]
    python, reason = _environment()
    reasons = {"LARPMASTER_NO_AMIGA": reason or _build(python),
               "LARPMASTER_NO_WHOLE_AMIGA": "" if measures or packs else _emulator(python)}
    environment = dict(os.environ)
    for name, reason in reasons.items():
        environment.pop(name, None)
        if reason:
            print(reason, file=sys.stderr)
            environment[name] = reason
    if packs:
        return CANNOT_BE_DONE_HERE if reasons["LARPMASTER_NO_AMIGA"] else subprocess.call(
            [python, "amiga/package.py"])
    if measures:
        return subprocess.call([python, "tests/bench/bench.py"], env=environment)
    return subprocess.call([python, "-m", "pytest", *words], env=environment)


def _environment():
    """The Python of the virtual environment, and "" or the reason why it has no emulator."""
    with open(os.path.join(ROOT, "pyproject.toml"), encoding="utf-8") as file:
        wanted = file.read()
    if _stamp("test") != wanted:
        print("Setting up .venv ...", flush=True)
        if subprocess.call([sys.executable, "-m", "venv", "--clear", VENV],
                           stdout=subprocess.DEVNULL):
            if not _apt_install("python3-venv"):
                sys.exit("The Python module venv is missing; install it (Debian: python3-venv).")
            subprocess.check_call([sys.executable, "-m", "venv", "--clear", VENV])
        if _pip_install(".[test]"):
            sys.exit("The packages for the tests did not install; see above.")
        _set_stamp("test", wanted)
    if _stamp("amiga") != wanted:
        # The emulator comes as source for some versions of Python.
        if not shutil.which("cc"):
            _apt_install("gcc", "libc6-dev", "python3-dev")
        if _pip_install(".[amiga]") and (not _apt_install("gcc", "libc6-dev", "python3-dev")
                                         or _pip_install(".[amiga]")):
            return PYTHON, NO_EMULATOR
        _set_stamp("amiga", wanted)
    if not shutil.which("lha"):
        _apt_install("lhasa")
    return PYTHON, ""


def _stamp(extra):
    """The pyproject.toml with which an extra was installed, or ""."""
    path = os.path.join(VENV, "installed-" + extra)
    if not os.path.exists(path):
        return ""
    with open(path, encoding="utf-8") as file:
        return file.read()


def _set_stamp(extra, wanted):
    with open(os.path.join(VENV, "installed-" + extra), "w", encoding="utf-8") as file:
        file.write(wanted)


def _pip_install(what):
    return subprocess.call([PYTHON, "-m", "pip", "install", "--quiet",
                            "--disable-pip-version-check", "--editable", what])


def _apt_install(*packages):
    """Whether apt could install the packages: as root, where apt is."""
    if not shutil.which("apt-get") or os.geteuid():
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return not (subprocess.call(["apt-get", "update", "-qq"], env=environment)
                or subprocess.call(["apt-get", "install", "-y", "-qq", *packages],
                                   stdout=subprocess.DEVNULL, env=environment))


def _build(python):
    """Builds the Amiga program; "" or the reason why it cannot be built here."""
    return _reason("no Amiga part: ", [python, "amiga/build.py"])


def _emulator(python):
    """Installs what a whole Amiga is emulated with; "" or the reason why there is none."""
    return _reason("no whole Amiga: ", [python, "amiga/fetch.py", "--emulator"])


def _reason(beginning, words):
    """Runs a command; "" or the reason why it cannot be done here. Ends where it went wrong."""
    done = subprocess.run(words, stderr=subprocess.PIPE, text=True)
    if done.returncode == CANNOT_BE_DONE_HERE:
        return beginning + " ".join(done.stderr.split())
    if done.returncode:
        sys.exit(done.stderr)
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
