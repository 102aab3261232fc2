"""A deed for many that was cut off, and one that goes on in another program."""
import pytest
from test_many import DAY, Cut, PowerCut, characters, cut_off_year

from larpmaster import cli_many, last_deed, many
from larpmaster.deeds import Act
from larpmaster.errors import CouldNot
from larpmaster.given import Seeds
from larpmaster.messages import deeds_fi
from larpmaster.platform import host
from larpmaster.register import Register

ACT = Act("2026-11-30", "gm", False)
CHANGED_SINCE = deeds_fi.TEXTS["do_changed_since"]


def years(people, files):
    return many.years(people, files, cli_many._tables_of(host, {}), ACT, Seeds(host, {"seed": "1"}))


def code_of(work):
    with pytest.raises(CouldNot) as caught:
        work()
    return caught.value.code


def test_the_undoing_of_a_cut_off_deed_leaves_what_was_done_by_hand_since(register):
    before = characters(register)
    cut_off_year(str(register.folder), 3)
    # Bardi got the year, Pappi was never reached.
    register.do("edit", "Bardi", "--money=7", DAY)
    register.do("edit", "Pappi", "--money=7", DAY)
    changed = characters(register)
    code, output, errors = register.run("undo", "--last")
    assert code == 1 and output.endswith("Peruttu: 1. Ei onnistunut: 2.\n")
    assert sorted(errors.splitlines()) == [
        "bardi.larp: " + CHANGED_SINCE.format(name="Bardi"),
        "pappi.larp: " + CHANGED_SINCE.format(name="Pappi")]
    assert characters(register) == {**before, "bardi.larp": changed["bardi.larp"],
                                    "pappi.larp": changed["pappi.larp"]}
    assert register.run("undo", "--last")[0] == 1
    assert register.json("Pappi")["money"] == register.json("Bardi")["money"] == 7


def test_what_the_cut_off_deed_did_is_told_from_a_second_change_of_the_same_kind(register):
    cut_off_year(str(register.folder), 3)
    register.do("year", "Bardi", "--again", DAY, "--seed=4")
    register.do("edit", "Pappi", "--money=7", DAY)
    register.do("year", "Pappi", DAY, "--seed=4")
    changed = characters(register)
    assert register.run("undo", "--last")[0] == 1
    assert {name for name, data in characters(register).items() if data != changed[name]} == {
        "joutilas.larp"}


def test_an_undoing_of_a_cut_off_deed_that_is_cut_off_too_leaves_what_was_done_by_hand(register):
    before = characters(register)
    folder = str(register.folder)
    cut_off_year(folder, 4)
    register.do("edit", "Varas", "--money=7", DAY)
    changed = characters(register)
    with pytest.raises(PowerCut):
        list(many.undo_last(Register(Cut(2), folder), cli_many._tables_of(host, {})))
    code, output, errors = register.run("undo", "--last")
    assert code == 1 and errors == "varas.larp: %s\n" % CHANGED_SINCE.format(name="Varas")
    assert characters(register) == {**before, "varas.larp": changed["varas.larp"]}


class CutWithinASave(Cut):
    """A machine whose power fails before a step of the save of the third one: its file becomes the
    backup, or its new file takes its place."""

    def write_file(self, path, pieces):
        return host.write_file(path, pieces)

    def rename(self, old, new):
        self.saves -= 1
        if not self.saves:
            raise PowerCut
        host.rename(old, new)


@pytest.mark.parametrize("step", [6, 7])
def test_a_save_within_which_the_power_failed_is_of_the_deed_too(register, step):
    before = characters(register)
    people = Register(CutWithinASave(step), str(register.folder))
    files = people.files()
    with pytest.raises(PowerCut):
        list(years(people, files))
    assert files[2] + ".new" in register.files()
    assert (files[2] in register.files()) == (step == 6)
    assert "Peruttu: 3. Ei onnistunut: 0." in register.do("undo", "--last")
    assert characters(register) == before


def test_a_year_that_the_clock_dates_after_the_last_deed_is_taken_back_too(register):
    register.do("edit", "Bardi", "--money=7", "--date=2027-01-01")
    before = characters(register)
    people = Register(Cut(2), str(register.folder))
    with pytest.raises(PowerCut):
        list(many.years(people, people.files(), cli_many._tables_of(host, {}),
                        Act("2026-11-30", "gm", True), Seeds(host, {"seed": "1"})))
    assert register.json("Bardi")["journal"][-1]["date"] == "2027-01-01"
    assert "Peruttu: 1. Ei onnistunut: 0." in register.do("undo", "--last")
    assert characters(register) == before


def test_a_deed_that_goes_on_in_another_program_is_not_cut_off_and_keeps_a_second_one_out(
        register):
    before = characters(register)
    first, second = [Register(host, str(register.folder)) for _ in range(2)]
    files = first.files()
    steps = years(first, files)
    next(steps)
    begun = register.files()["begun"]
    assert last_deed.cut_off(second) is None
    assert code_of(lambda: next(years(second, files))) == "do_many_go_on"
    assert code_of(lambda: many.undo_last(second, None)) == "do_many_go_on"
    for command in (("xp", "--names=Pappi,Varas", "5", DAY), ("undo", "--last")):
        code, output, errors = register.run(*command)
        assert (code, output, errors) == (1, "", deeds_fi.TEXTS["do_many_go_on"] + "\n")
    assert register.files()["begun"] == begun
    register.do("edit", "Pappi", "--money=7", DAY)
    register.do("undo", "Pappi")
    assert len(list(steps)) == len(files) - 1
    assert "begun" not in register.files() and last_deed.HOLD not in register.files()
    assert "Ei onnistunut: 0." in register.do("undo", "--last")
    assert characters(register) == before


def test_an_undoing_keeps_another_deed_out_while_it_goes_on(register):
    people = Register(host, str(register.folder))
    files = people.files()[:3]
    list(years(people, files))
    steps = many.undo_last(people, cli_many._tables_of(host, {}))
    next(steps)
    assert code_of(lambda: next(years(people, files))) == "do_many_go_on"
    steps.close()
    assert len(list(years(people, files))) == 3


def test_a_deed_for_one_is_none_for_many_and_forgets_none_that_was_cut_off(register):
    people = Register(host, str(register.folder))
    cut_off_year(str(register.folder), 3)
    begun = register.files()["begun"]
    list(years(people, ["pappi.larp"]))
    assert register.files()["begun"] == begun and "last" not in register.files()
    register.do("undo", "Pappi")
    register.do("undo", "--last")
    register.do("xp", "--names=Pappi,Varas", "5", DAY)
    last = register.files()["last"]
    list(years(people, ["bardi.larp"]))
    assert register.files()["last"] == last


def test_a_command_for_many_waits_until_a_cut_off_one_is_undone(register):
    before = characters(register)
    cut_off_year(str(register.folder), 3)
    cut = characters(register)
    for words in (("year", "--all", DAY), ("xp", "5", "--names=Pappi,Varas", DAY)):
        code, _, errors = register.run(*words)
        assert code == 1
        assert errors == deeds_fi.TEXTS["do_cut_off"].format(
            what="vuosi", date="2026-11-30", done=2, count=len(before)) + "\n"
        assert characters(register) == cut
    assert register.run("undo", "--last")[0] == 0
    assert characters(register) == before
    assert register.run("year", "--all", DAY)[0] == 0
