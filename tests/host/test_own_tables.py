"""The self-test: with the tables that are shipped, and with tables of one's own."""
import shutil

import pytest

from larpmaster import DEFAULT_WORLD, cli, messages, selftest
from larpmaster.platform import host
from larpmaster.table_schema import KINDS


@pytest.fixture
def run(capsys):
    """Runs the command: (exit code, output, errors)."""
    def run():
        code = cli.main(host, ["selftest"])
        written = capsys.readouterr()
        return code, written.out, written.err
    messages.use("fi")
    return run


@pytest.fixture
def own(tmp_path, monkeypatch):
    """The folder of a copy of the world, which the program uses."""
    shutil.copytree(host.tables_folder(), tmp_path / "worlds")
    monkeypatch.setattr(host, "tables_folder", lambda: str(tmp_path / "worlds"))
    return tmp_path / "worlds" / DEFAULT_WORLD


def change(path, before, after):
    text = path.read_text("utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, after), "utf-8")


def test_the_tables_that_are_shipped_are_those_of_the_answers(own):
    assert [kind for kind, _ in selftest.TABLES] == sorted([kind for kind, _, _ in KINDS])
    assert selftest.changed(host, str(own)) == []
    for kind, _ in selftest.TABLES:
        path = own / (kind + ".txt")
        shipped = path.read_bytes()
        path.write_bytes(shipped + b"; own\n")
        assert selftest.changed(host, str(own)) == [kind]
        path.write_bytes(shipped)


def test_a_wrong_answer_is_a_failure(run, monkeypatch):
    monkeypatch.setattr(selftest, "KNOWN", (selftest.KNOWN[8], (10, {"age": "16"}, "00000000")))
    code, output, _ = run()
    assert code == 1 and "siemen 10: VÄÄRIN" in output
    assert output.endswith("\n1 passed, 1 failed\n")


def test_with_own_tables_what_they_make_another_is_left_out_and_no_failure(run, own):
    change(own / "races.txt", "|-3|20|association", "|-3|30|association")
    code, output, errors = run()
    left = output.count("ei verrata, omat taulukot")
    assert (code, errors) == (0, "") and 0 < left < 10
    assert output.startswith("Omia taulukoita on käytössä (races).")
    assert output.endswith("\n%d passed, 0 failed\n" % (10 - left))


def test_a_cult_that_own_tables_have_lost_is_left_out_too(run, own):
    for file in own.iterdir():
        lines = file.read_text("utf-8").split("\n")
        file.write_text("\n".join([line for line in lines if "jalokivikilta" not in line]), "utf-8")
    code, output, errors = run()
    assert (code, errors) == (0, "") and "siemen 4: ei verrata" in output


def test_another_world_in_the_settings_is_not_the_one_of_the_answers(run, own, tmp_path,
                                                                        monkeypatch):
    monkeypatch.chdir(tmp_path)
    shutil.copytree(own, own.parent / "toinen")
    change(own.parent / "toinen" / "races.txt", "|-3|20|association", "|-3|30|association")
    (tmp_path / "larpmaster.settings").write_text(
        "larpmaster-settings 1 utf-8\nworld: toinen\n", "utf-8")
    assert run()[1].endswith("\n10 passed, 0 failed\n")
