"""The same seed gives the same bytes on this machine and on a whole Amiga."""
import pytest
import support
from support import OK
from test_parity import CASES

CHOSEN = CASES[::5]


def test_there_are_enough_seeds():
    assert len({case["seed"] for case in CHOSEN}) >= 10


@pytest.mark.parametrize("given", CHOSEN, ids=[str(case["seed"]) for case in CHOSEN])
def test_json_is_the_same_byte_for_byte(machine, given):
    given = {**given, "format": "json"}
    code, output, errors = support.host(*support.host_words("new", given))
    done = machine.run(support.amiga_words("new", given))
    assert (code, errors) == (0, "") and output.startswith('{"format"')
    assert (done.output, done.errors, done.code) == (output, "", OK)


@pytest.mark.parametrize("shape", ["larp", "tabletop"])
@pytest.mark.parametrize("lang", ["fi", "en"])
def test_sheets_and_files_are_the_same_letter_for_letter(machine, tmp_path, shape, lang):
    given = {"seed": 77, "name": "Åke Öhman", "region": "Metsäläiset", "save": True,
             "format": shape, "lang": lang}
    register = shape + lang
    code, output, _ = support.host(*support.host_words(
        "new", {**given, "register": str(tmp_path)}))
    done = machine.run(support.amiga_words("new", {**given, "register": "SYS:" + register}))
    assert (done.output, done.code, code) == (output, OK, 0)
    here = (tmp_path / "ake_ohman.larp").read_bytes().decode("utf-8")
    there = (machine.folder / register / "ake_ohman.larp").read_bytes().decode("iso-8859-1")
    assert support.undated(there.replace("iso-8859-1", "utf-8", 1)) == support.undated(here)


def test_selftest_ends_with_its_count(machine):
    code, output, _ = support.host("selftest")
    done = machine.run(["SELFTEST"])
    assert (done.output, done.code, code) == (output, OK, 0)
    assert done.output.splitlines()[-1] == "10 passed, 0 failed"


def test_tables_check_finds_nothing(machine):
    code, output, _ = support.host("tables", "check")
    done = machine.run(["TABLES", "CHECK"])
    assert (done.output, done.errors, done.code, code) == (output, "", OK, 0)
