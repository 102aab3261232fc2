"""What tests of the screens begin and end with."""
import pytest

from larpmaster import messages


@pytest.fixture
def own_folder(tmp_path, monkeypatch):
    """The current folder is an empty one, the language Finnish, before and after."""
    monkeypatch.chdir(tmp_path)
    messages.use("fi")
    yield
    messages.use("fi")
