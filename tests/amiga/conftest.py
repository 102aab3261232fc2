"""Scripts for the Amiga's interpreter, and a program that a test may take apart."""
import shutil

import pytest
import support

import runners  # isort: skip  support says where it is


@pytest.fixture
def python(tmp_path):
    """Runs a script on the Amiga in a folder of its own."""
    def run_script(text, *words, **more):
        script = tmp_path / "script.py"
        script.write_bytes(text.encode())
        words = [support.amiga.amiga_path(script), *words]
        return support.amiga.run_python(words, cwd=tmp_path, **more)
    return run_script


@pytest.fixture
def drawer(tmp_path):
    """A drawer with a program of its own, its rooms and tables."""
    made = tmp_path / "drawer"
    made.mkdir()
    shutil.copy(runners.PROGRAM, made)
    for name in ("rooms", "tables"):
        shutil.copytree(runners.OUT / name, made / name)
    return made
