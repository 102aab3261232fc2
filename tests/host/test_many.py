"""Deeds for many characters at once: years, experience, and the last of these taken back."""
import json

import pytest
from deeds_support import row
from test_cli import run

from larpmaster import cli_many, event, last_deed, many, store
from larpmaster.character import Character
from larpmaster.deeds import Act
from larpmaster.given import Seeds
from larpmaster.messages import deeds_en, deeds_fi
from larpmaster.platform import host
from larpmaster.register import Register

DAY = "--date=2026-11-30"


def check_in(register, *files):
    """Begins an event to which these have come."""
    folder = str(register.folder)
    now = event.load(host, folder)
    now.begin(Register(host, folder), "Syysmarkkinat", "2026-11-30")
    for file in files:
        now.arrive(file)
    now.save()


def characters(register):
    """{name: bytes} of the characters' files alone."""
    return {name: data for name, data in register.files().items() if name.endswith(".larp")}


def test_a_second_year_on_one_day_is_skipped_unless_asked_for(register):
    first = register.do("year", "--all", DAY, "--seed=1")
    assert first.endswith("Vuosi lisätty: 8. Jo saaneet: 0. Jätetty ennalleen: 2. "
                          "Ei onnistunut: 0.\n")
    files = characters(register)
    register.do("undo", "Pappi")
    again = register.do("year", "--all", DAY, "--seed=1")
    assert again.startswith("Pappi: ") and again.endswith(
        "Vuosi lisätty: 1. Jo saaneet: 7. Jätetty ennalleen: 2. Ei onnistunut: 0.\n")
    assert characters(register) != files
    third = register.do("year", "--all", "--again", DAY, "--seed=1")
    assert "Vuosi lisätty: 8. Jo saaneet: 0." in third
    assert "Vuosi lisätty: 8. Jo saaneet: 0." in register.do("year", "--all", "--date=2026-12-01")
    register.do("year", "Pappi", "--again", "--date=2026-12-01")


def test_a_year_for_those_who_are_named(register):
    before = {name: register.json(name)["age"] for name in ("Pappi", "Varas", "Bardi")}
    output = register.do("year", "Pappi", "varas", "Pappi", DAY, "--activity=idle")
    assert "Vuosi lisätty: 2." in output
    assert {name: register.json(name)["age"] - before[name] for name in before} == {
        "Pappi": 1, "Varas": 1, "Bardi": 0}
    assert register.json("Varas")["career"][-1]["activity"] == "idle"
    code, output, errors = register.run("year", "Pappi", "Kuollut", "Moni", DAY)
    assert code == 1 and "Vuosi lisätty: 1. Jo saaneet: 0. Jätetty ennalleen: 0. " \
        "Ei onnistunut: 2." in output
    lines = errors.splitlines()
    assert len(lines) == 2 and "pappi.larp" in lines[0] and "kuollut.larp" in lines[1]


def test_those_who_are_here_get_years_and_experience(register):
    check_in(register, "pappi.larp", "bardi.larp", "kuollut.larp")
    before = {name: register.json(name) for name in ("Pappi", "Bardi", "Moni")}
    code, output, errors = register.run("xp", "--present", "50", DAY)
    assert code == 1 and errors.count("\n") == 1 and "Kuollut on kuollut" in errors
    assert output.splitlines()[-1] == "Kokemusta sai: 2. Ei onnistunut: 1."
    for name, cult in (("Pappi", "Sirran"), ("Bardi", "bardi")):
        after = register.json(name)
        assert sum(one["xp"] for one in after["classes"]) == 50 + sum(
            one["xp"] for one in before[name]["classes"])
        assert {one["cult"] for one in after["classes"]} == {cult}
    assert register.json("Moni") == before["Moni"]
    assert "Vuosi lisätty: 2." in register.run("year", "--present", DAY)[1]


def test_experience_for_those_who_are_named_goes_to_the_class_that_is_said(register):
    output = register.do("xp", "--names=Pappi,Varas", "taistelija", "5", "--outside", DAY)
    assert output.splitlines()[-1] == "Kokemusta sai: 2. Ei onnistunut: 0."
    for name in ("Pappi", "Varas"):
        assert row(register.json(name), "taistelija")["xp"] == 5
    assert register.run("xp", "--names=Pappi", "a", "b", "5")[0] == 2
    assert register.run("xp", "--names=Pappi")[0] == 2
    assert register.run("year", "--all", "--present")[0] == 2
    assert register.run("undo", "--last", "--times=2")[0] == 2


@pytest.mark.parametrize("language,texts", [("fi", deeds_fi.TEXTS), ("en", deeds_en.TEXTS)])
def test_whose_class_nobody_can_know_gets_no_experience_without_a_name(register, language, texts):
    register.do("edit", "Moni", "--leave")
    code, output, errors = register.run("xp", "--names=Moni,Varas", "5", "--lang=" + language)
    assert code == 1 and errors == "moni.larp: %s\n" % texts["do_no_own_class"].format(name="Moni")
    assert "Varas: " in output


def test_experience_lets_levels_rise_and_is_one_deed_of_each(register):
    before = characters(register)
    output = register.do("xp", "--names=Pappi,Taikuri", "9000", DAY, "--seed=5")
    assert "lisätaso" in output and max(len(line) for line in output.splitlines()) <= 80
    entries = register.json("Pappi")["journal"][1:]
    assert [entry["part"] for entry in entries] == [False] + [True] * (len(entries) - 1)
    assert len(entries) > 2
    output = register.do("undo", "--last")
    assert output.startswith("Peruttiin:\nPappi: ")
    assert output.endswith("Peruttu: 2. Ei onnistunut: 0.\n")
    assert characters(register) == before


@pytest.mark.parametrize("language,texts", [("fi", deeds_fi.TEXTS), ("en", deeds_en.TEXTS)])
def test_the_last_deed_for_many_is_undone_but_for_whom_has_changed_since(
        register, language, texts):
    before = characters(register)
    register.do("year", "--all", DAY, "--seed=3")
    register.do("edit", "Varas", "--money=1", DAY)
    changed = characters(register)["varas.larp"]
    code, output, errors = register.run("undo", "--last", "--lang=" + language)
    assert code == 1
    assert errors == "varas.larp: %s\n" % texts["do_changed_since"].format(name="Varas")
    assert output.endswith(texts["do_all_undone"].format(done=7, failed=1) + "\n")
    assert characters(register) == {**before, "varas.larp": changed}
    code, output, errors = register.run("undo", "--last", "--lang=" + language)
    assert (code, output, errors) == (1, "", texts["do_no_last"] + "\n")


def test_what_a_person_stops_halfway_can_be_taken_back(register):
    before = characters(register)
    held = Register(host, str(register.folder))
    tables_of = cli_many._tables_of(host, {})
    steps = many.years(held, held.files(), tables_of, Act("2026-11-30", "gm", False),
                       Seeds(host, {"seed": "1"}))
    assert [next(steps).name, next(steps).name] == ["Bardi", "Joutilas"]
    steps.close()
    assert len([name for name in before if characters(register)[name] != before[name]]) == 2
    assert [done.name for done in many.undo_last(held, tables_of)] == ["Bardi", "Joutilas"]
    assert characters(register) == before


class PowerCut(BaseException):
    """What no program catches."""


class Cut:
    """A machine whose power fails at a save: from then on nothing is done any more."""

    def __init__(self, saves):
        self.saves = saves

    def __getattr__(self, name):
        if not self.saves:
            raise PowerCut
        return getattr(host, name)

    def write_file(self, path, pieces):
        if path.endswith(".larp.new"):
            self.saves -= 1
        if not self.saves:
            raise PowerCut
        return host.write_file(path, pieces)


def cut_off_year(folder, saves):
    """A year for all that a power cut ends at the save of this number."""
    held = Register(Cut(saves), folder)
    files = held.files()
    with pytest.raises(PowerCut):
        list(many.years(held, files, cli_many._tables_of(host, {}),
                        Act("2026-11-30", "gm", False), Seeds(host, {"seed": "1"})))
    return files


def test_a_deed_that_a_power_cut_ended_is_told_of_and_taken_back(register):
    before = characters(register)
    folder = str(register.folder)
    files = cut_off_year(folder, 3)
    held = Register(host, folder)
    begun = last_deed.cut_off(held)
    assert (begun.what, begun.date, begun.count) == ("year", "2026-11-30", len(files))
    assert begun.done == ["bardi.larp", "joutilas.larp"] and len(files) > 3
    assert "Peruttu: 2. Ei onnistunut: 0." in register.do("undo", "--last")
    assert characters(register) == before and last_deed.cut_off(held) is None
    assert register.run("undo", "--last")[0] == 1


def test_a_deed_that_ends_leaves_nothing_begun_and_is_the_last_one(register):
    folder = str(register.folder)
    cut_off_year(folder, 3)
    register.do("undo", "--last")
    register.do("xp", "--names=Pappi,Varas", "5", DAY)
    assert "begun" not in register.files() and "begun.bak" not in register.files()
    assert [one.file for one in last_deed.changed(Register(host, folder))] == [
        "pappi.larp", "varas.larp"]


def test_an_undoing_that_was_cut_off_goes_on_with_those_that_are_left(register):
    before = characters(register)
    register.do("year", "--all", DAY, "--seed=1")
    held = Register(Cut(3), str(register.folder))
    with pytest.raises(PowerCut):
        list(many.undo_last(held, cli_many._tables_of(host, {})))
    output = register.do("undo", "--last")
    assert "Ei onnistunut: 0." in output and "Peruttu: 6." in output
    assert characters(register) == before


def test_an_undoing_of_a_cut_off_deed_may_be_cut_off_too(register):
    before = characters(register)
    folder = str(register.folder)
    cut_off_year(folder, 5)
    with pytest.raises(PowerCut):
        list(many.undo_last(Register(Cut(2), folder), cli_many._tables_of(host, {})))
    assert "Peruttu: 3. Ei onnistunut: 0." in register.do("undo", "--last")
    assert characters(register) == before


@pytest.mark.parametrize("content", ["begun: nonsense x\n", "todo: 1/2 ../x.larp\n", ""])
def test_a_broken_list_of_what_was_begun_is_told(register, content):
    (register.folder / "begun").write_text("larpmaster-last 2 utf-8\n" + content)
    code, output, errors = register.run("undo", "--last")
    assert (code, output) == (1, "") and "begun" in errors and errors.count("\n") == 1


def test_what_another_program_changes_meanwhile_is_not_overwritten(register, monkeypatch):
    held = Register(host, str(register.folder))
    tables_of = cli_many._tables_of(host, {})

    def meddling(character):
        (register.folder / "pappi.larp").write_bytes(
            (register.folder / "varas.larp").read_bytes())
        return tables_of(character)

    done, = many.years(held, ["pappi.larp"], meddling, Act("2026-11-30", "gm", False),
                       Seeds(host, {"seed": "1"}))
    assert (done.name, done.lines, done.mistake.code) == ("Pappi", [], "changed_on_disk")
    assert (register.folder / "pappi.larp").read_bytes() == (
        register.folder / "varas.larp").read_bytes()


def test_a_disk_that_is_full_at_the_end_is_told_and_the_deeds_stand(register):
    class Full:
        """No disk for the list of what was done."""

        def __getattr__(self, name):
            return getattr(host, name)

        def write_file(self, path, pieces):
            if path.endswith("last.new"):
                raise store.CouldNot("disk_full", path=path)
            return host.write_file(path, pieces)

    held = Register(Full(), str(register.folder))
    found = list(many.years(held, ["pappi.larp", "varas.larp"], cli_many._tables_of(host, {}),
                            Act("2026-11-30", "gm", False), Seeds(host, {"seed": "1"})))
    assert [(done.file, done.mistake and done.mistake.code) for done in found] == [
        ("pappi.larp", None), ("varas.larp", None), ("last", "disk_full")]
    assert register.json("Pappi")["journal"][-1]["what"] == "year"


def test_one_whom_the_memory_is_too_short_for_keeps_no_other_from_being_taken_back(register):
    before = characters(register)
    held = Register(host, str(register.folder))
    tables_of = cli_many._tables_of(host, {})
    list(many.years(held, ["bardi.larp", "pappi.larp"], tables_of,
                    Act("2026-11-30", "gm", False), Seeds(host, {"seed": "1"})))
    lived = characters(register)

    def short(character):
        if character.name == "Bardi":
            raise MemoryError
        return tables_of(character)

    found = list(many.undo_last(held, short))
    assert [(done.file, done.mistake and done.mistake.code) for done in found] == [
        ("bardi.larp", "no_memory"), ("pappi.larp", None)]
    assert characters(register) == {**before, "bardi.larp": lived["bardi.larp"]}


def test_a_broken_list_of_the_last_deed_is_told(register):
    (register.folder / "last").write_text("larpmaster-last 1 utf-8\ndone: x pappi.larp\n")
    code, output, errors = register.run("undo", "--last")
    assert (code, output) == (1, "") and "rivi 2" in errors


def test_lines_of_a_report_are_at_most_80_letters_wide_whatever_the_name(register):
    long = "Ö" * 100
    register.do("edit", "Pappi", "--name=" + long)
    output = register.do("year", "--all", DAY, "--seed=2")
    assert long[:70] in output and max(len(line) for line in output.splitlines()) <= 80
    assert many.report(Character(), 0, None) == [": ."]


def test_a_year_for_all_of_an_empty_register_is_done_at_once(tmp_path):
    code, output, errors = run("year", "--all", "--register=%s" % (tmp_path / "none"))
    assert (code, errors) == (0, "") and json.dumps(output)
    assert not (tmp_path / "none").exists()
