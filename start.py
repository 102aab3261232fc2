"""Starts Larpmaster from its sources: `make run`, or `python3 start.py` and a command's words.

Single keys need the library blessed. Where this Python lacks it, a virtual environment is made in
.venv once; where that cannot be had, the program starts all the same and asks by typed lines.
"""
import importlib.util
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
LIBRARY = "blessed"
# Without a network nobody waits long.
PIP = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1",
       "--timeout", "10"]


def main(words):
    """Starts the program with the words; gives its exit code where it comes back."""
    python = _python()
    words = [python, "-m", "larpmaster", *words]
    environment = {**os.environ, "PYTHONPATH": _search_path()}
    if os.name != "nt":
        os.execve(python, words, environment)
    process = subprocess.Popen(words, env=environment)
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            # It is for the program, which goes on.
            continue


def _search_path():
    """The sources come before whatever else is called larpmaster."""
    return os.pathsep.join(filter(None, [ROOT, os.environ.get("PYTHONPATH")]))


def _python():
    """A Python that has the library, this one where there is none."""
    if importlib.util.find_spec(LIBRARY):
        return sys.executable
    if _has_library():
        return PYTHON
    from larpmaster.messages import text
    print(text("ui_fetching", library=LIBRARY), file=sys.stderr, flush=True)
    if _done([sys.executable, "-m", "venv", VENV]) and _done([PYTHON, *PIP, _wanted()]):
        return PYTHON
    return sys.executable


def _done(words):
    """Whether a command could be done."""
    try:
        return not subprocess.call(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False


def _has_library():
    """Whether the virtual environment is there and has the library."""
    return os.path.exists(PYTHON) and not subprocess.call(
        [PYTHON, "-c", "import " + LIBRARY], stderr=subprocess.DEVNULL)


def _wanted():
    """The library with its version, as pyproject.toml says it."""
    import tomllib
    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    return next(line for line in needed if line.startswith(LIBRARY))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(1)
