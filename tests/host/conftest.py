"""Folders that tests of the whole program begin with."""
import pathlib
import shutil

import pytest
from deeds_support import Register, make_people

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def people(tmp_path_factory):
    """A folder with a character of each sort."""
    folder = tmp_path_factory.mktemp("people")
    make_people(folder)
    return folder


@pytest.fixture
def register(people, tmp_path):
    """A register of its own for a test, with all of them in it."""
    folder = tmp_path / "register"
    shutil.copytree(people, folder)
    return Register(folder)


@pytest.fixture
def sources(tmp_path):
    """A folder with the program and its tables as in a fresh clone."""
    for name in ("larpmaster", "tables"):
        shutil.copytree(ROOT / name, tmp_path / name,
                        ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path
