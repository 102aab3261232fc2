"""A whole Amiga for the tests of this folder."""
import pytest
import support  # noqa: F401  its import finds the modules of amiga/
from fsuae import MODELS, Machine


@pytest.fixture(scope="module", params=sorted(MODELS))
def model(request):
    """The models on which everything must work."""
    return request.param


# With 1 MB AROS leaves 140 KB to the program, the edge of what the game master's side needs: now
# and then a list has no memory for a mage's file.
MORE_MEMORY = ("--fast_memory=1024",)


@pytest.fixture(scope="module")
def roomy(model):
    """An Amiga with memory added."""
    with Machine(model, options=MORE_MEMORY) as machine:
        yield machine


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
