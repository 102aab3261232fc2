"""The self-test on the 68000, when all is well and when something is not."""
import shutil

import pytest
import runners
import support


@pytest.fixture
def changed(tmp_path):
    """The program beside tables of its own; gives the program and the file races.txt."""
    program = tmp_path / "Larpmaster"
    shutil.copy(runners.PROGRAM, program)
    for drawer in ("rooms", "tables"):
        shutil.copytree(runners.OUT / drawer, tmp_path / drawer)
    return program, tmp_path / "tables" / "rajakatse" / "races.txt"


def test_it_ends_with_its_count(changed):
    program, _ = changed
    done = support.amiga.run_vamos(["SELFTEST"], program=program)
    assert (done.code, done.errors) == (support.OK, "")
    assert done.output.endswith("\n10 passed, 0 failed\n")


def test_a_wrong_answer_is_counted(changed):
    _, races = changed
    done = support.script("tests/amiga/failing_selftest.py", support.amiga.amiga_path(races.parent))
    assert support.lines(done)[-2:] == ["1 passed, 1 failed", "1 failed"]


def test_with_own_tables_what_they_make_another_is_left_out(changed):
    program, races = changed
    content = races.read_bytes()
    # Elves learn more in a year than they should: two of the ten characters are elves.
    assert content.count(b"|-3|20|association") == 1
    races.write_bytes(content.replace(b"|-3|20|association", b"|-3|30|association"))
    done = support.amiga.run_vamos(["SELFTEST", "LANG=en"], program=program)
    lines = done.output.splitlines()
    left = [line for line in lines if "left out, own tables" in line]
    assert (done.code, done.errors) == (support.OK, "") and left
    assert lines[0].startswith("Tables of your own are in use (races).")
    assert lines[-1] == "%d passed, 0 failed" % (10 - len(left))


def test_broken_tables_are_a_failure_too(changed):
    program, races = changed
    races.write_bytes(races.read_bytes().replace(b"| 50|14|", b"| 50|99|"))
    done = support.amiga.run_vamos(["SELFTEST", "LANG=en"], program=program)
    assert done.code == support.FAIL and "races.txt, line 7" in done.errors
    assert "passed" not in done.output
