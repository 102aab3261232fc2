"""start.py, which `make run` calls: the program starts whatever is installed."""
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture
def clone(sources):
    """The sources with what starts them."""
    for name in ("start.py", "pyproject.toml"):
        shutil.copy(ROOT / name, sources / name)
    return sources


def bare_python():
    """A Python that has none of the packages of the tests."""
    return os.path.join(sys.base_prefix, "bin", "python3")


def run(folder, words, typed="", **environment):
    return subprocess.run([bare_python(), "start.py", *words], cwd=folder, input=typed,
                          capture_output=True, text=True, encoding="utf-8", timeout=120,
                          env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment})


def test_without_a_network_the_program_starts_by_typed_lines(clone):
    done = run(clone, [], "0\n", PIP_NO_INDEX="1", PIP_FIND_LINKS=str(clone / "none"))
    assert "blessed" in done.stderr and "Traceback" not in done.stderr
    assert done.returncode == 0 and "Näkemiin." in done.stdout


def test_the_library_that_is_there_is_used_and_nothing_is_fetched(clone):
    made = pathlib.Path(sys.prefix)
    (clone / ".venv").symlink_to(made, target_is_directory=True)
    done = run(clone, ["version"])
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.startswith("Larpmaster ")


def test_the_words_and_the_exit_code_go_through(clone):
    (clone / ".venv").symlink_to(sys.prefix, target_is_directory=True)
    done = run(clone, ["show", "nobody", "--lang=en"])
    assert done.returncode == 1 and "nobody" in done.stderr
