"""What the tests of the commands after the making share."""
import shutil

import pytest
from deeds_support import Register, make_people


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
