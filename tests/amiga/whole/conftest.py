"""A whole Amiga for the tests of this folder."""
import pytest
import support  # noqa: F401  its import finds the modules of amiga/
from fsuae import MODELS, Machine


@pytest.fixture(scope="module", params=sorted(MODELS))
def model(request):
    """The models on which everything must work."""
    return request.param


@pytest.fixture(scope="module")
def machines(model):
    """Keeps one Amiga for the tests of a module. It uses a core even when it is idle, so it is
    switched off after them."""
    kept = []
    yield kept
    for machine in kept:
        machine.close()


@pytest.fixture
def machine(model, machines):
    """An Amiga with nothing to do; a test that went wrong leaves none for the next."""
    if machines and not machines[0].is_idle():
        machines.pop().close()
    if not machines:
        machines.append(Machine(model).__enter__())
    return machines[0]
