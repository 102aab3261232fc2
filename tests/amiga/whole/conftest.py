"""A whole Amiga for the tests of this folder."""
import pytest
import support  # noqa: F401  its import finds the modules of amiga/
from fsuae import MODELS, Machine


@pytest.fixture(scope="module", params=sorted(MODELS))
def model(request):
    """The models on which everything must work."""
    return request.param


@pytest.fixture(scope="module")
def machine(model):
    """One Amiga for the tests of a module, switched off after them: it uses a core, even idle."""
    with Machine(model) as running:
        yield running
