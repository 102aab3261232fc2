"""The shell's window gets another size while the program runs in it."""
import fsuae
import pytest
from support import OK

SECONDS = 30
MORE_THAN_THE_SCREEN = 900
TO_THE_SIZE_GADGET = -5, -6  # from the corner of the screen
SIZES = (-150, -60), (150, 60), (-30, -10), (30, 10)


@pytest.mark.parametrize("earlier_runs", [0, 1])
def test_a_small_machine_has_chip_memory_left_to_resize_the_window(earlier_runs):
    """AROS stops the mouse and the keys for good when it can copy a part of the window only."""
    with fsuae.Machine("A500") as machine:
        for _ in range(earlier_runs):
            job = machine.start(["LANG=en"])
            machine.begun(job)
            machine.still()
            machine.press("0")
            assert machine.finish(job).code == OK
        job = machine.start(["LANG=en"])
        machine.begun(job)
        machine.still()
        machine.display.move(MORE_THAN_THE_SCREEN, MORE_THAN_THE_SCREEN)
        machine.display.move(*TO_THE_SIZE_GADGET)
        screen = machine.still()
        for right, down in SIZES:
            machine.display.drag(right, down)
            screen = machine.still(other_than=screen, timeout=SECONDS)
        machine.press("0")
        assert machine.finish(job, SECONDS).code == OK
