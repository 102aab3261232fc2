"""Printing: sheets in a file, or through the program lp."""
import os
import stat

import pytest
from register_support import filled
from test_cli import run

from larpmaster import exporting
from larpmaster.errors import CouldNot
from larpmaster.platform import host


@pytest.fixture
def people(tmp_path):
    return filled(tmp_path / "r")


@pytest.fixture
def lp(tmp_path, monkeypatch):
    """A folder in which the printer's program keeps what it gets; what is in `fault` it says."""
    program = tmp_path / "bin" / "lp"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\ncd "%s"\n[ -e fault ] && { cat fault >&2; exit 1; }\n'
                       'echo "$@" > words\ncat >> paper\n' % tmp_path)
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", "%s%s%s" % (program.parent, os.pathsep, os.environ["PATH"]))
    return tmp_path


def sheet(people, name, shape="larp"):
    code, output, _ = run("show", name, "--format=" + shape, "--register=" + people.folder)
    assert code == 0
    return output


def printed(people, *words):
    return run("print", *words, "--register=" + people.folder)


def test_a_sheet_goes_to_the_printer(people, lp):
    assert host.can_print()
    code, output, errors = printed(people, "åke")
    assert (code, output, errors) == (0, "Lomakkeita tulostettu: 1\n", "")
    assert (lp / "paper").read_text("utf-8") == sheet(people, "åke")
    assert (lp / "words").read_text() == "-t Larpmaster\n"


def test_a_form_feed_stands_between_sheets_and_the_forgotten_stay_away(people, tmp_path):
    run("move", "zorro", "kuollut", "--register=" + people.folder)
    target = tmp_path / "sheets.txt"
    code, output, _ = printed(people, "--all", "--to=%s" % target, "--format=tabletop")
    assert code == 0 and output == (
        "Lomakkeita kirjoitettu tiedostoon %s: 3\nPois jäi kuolleita ja unohdettuja: 1\n" % target)
    assert target.read_text("utf-8").split("\f") == [
        sheet(people, name, "tabletop") for name in ("Aino Rautio", "Åke Öhman", "Äijä")]


def test_a_printer_that_is_missing_or_refuses_is_a_sentence(people, lp, monkeypatch):
    (lp / "fault").write_text("lp: Error - no default destination available.\nmore\n")
    code, output, errors = printed(people, "åke")
    assert (code, output) == (1, "") and errors.count("\n") == 1
    assert "lp: Error - no default destination" in errors
    with pytest.raises(CouldNot) as caught:
        host.print_texts([["x"]], "")
    assert caught.value.code == "printer_failed"
    monkeypatch.setenv("PATH", str(lp))
    assert not host.can_print()
    code, output, errors = printed(people, "åke")
    assert (code, output) == (1, "") and errors.startswith("Kirjoitinta ei ole")
    with pytest.raises(CouldNot) as caught:
        host.print_texts([["x"]], "")
    assert caught.value.code == "no_printer"


@pytest.mark.parametrize("file", ["zorro.larp", "index", "zorro.larp.bak"])
def test_the_programs_own_files_are_not_printed_over(people, file):
    people.save(people.open("zorro.larp"))
    people.rows()
    before = host.read_bytes(people.path(file), 100000)
    code, output, errors = printed(people, "zorro", "--to=" + people.path(file))
    assert (code, output) == (1, "") and file in errors
    assert host.read_bytes(people.path(file), 100000) == before


def test_one_that_cannot_be_read_stops_no_other_sheet(people, tmp_path):
    host.write_file(people.path("zorro.larp"), ["rikki\n"])
    target = tmp_path / "sheets.txt"
    code, output, errors = printed(people, "--all", "--to=%s" % target)
    assert code == 1 and output.endswith(": 3\n") and errors.count("\n") == 1
    assert "zorro.larp" in errors and target.read_text("utf-8").count("\f") == 2
    code, output, errors = printed(people, "zorro.larp", "--to=%s" % (tmp_path / "none.txt"))
    assert (code, output) == (1, "") and "zorro.larp" in errors
    assert not (tmp_path / "none.txt").exists()


def test_what_is_wrong_with_the_command_is_said(people, tmp_path):
    for words, told in ((("--all", "åke"), "åke"), ((), "nimi"), (("åke", "--format=json"), "json"),
                        (("åke", "--to=%s" % (tmp_path / "no" / "x")), "x")):
        code, output, errors = printed(people, *words)
        assert code in (1, 2) and output == "" and told in errors and errors.count("\n") == 1


def test_the_command_prints_over_a_former_print_and_over_no_other_file(people, tmp_path):
    target = tmp_path / "muistio.txt"
    target.write_text("Osta maitoa.\n", "utf-8")
    code, output, errors = printed(people, "zorro", "--to=%s" % target)
    assert (code, output) == (1, "") and "eikä se ole tuloste" in errors
    assert target.read_text("utf-8") == "Osta maitoa.\n" and errors.count("\n") == 1
    with pytest.raises(CouldNot) as caught:
        exporting.check_print(host, str(target))
    assert caught.value.code == "io_no_print"
    target = tmp_path / "arkki.txt"
    for _ in range(2):
        assert printed(people, "zorro", "--to=%s" % target)[0] == 0
