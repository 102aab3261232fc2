"""Saving several tables at once: all or nothing, whatever happens at whichever step."""
import pytest
from tables_support import (
    Failing,
    PowerCut,
    changed_files,
    copy_of_world,
    draft_of,
    filled,
    loaded,
    new_spell,
    saved,
    texts_of,
)

from larpmaster import given, tables
from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.table_schema import CHECKED, JOURNAL, KINDS, MAX_BYTES

FILES = ["spells.txt", "spell_texts.txt", "cult_spells.txt"]


@pytest.fixture
def world(tmp_path):
    return copy_of_world(tmp_path / "world")


def calls_of_a_save(tmp_path):
    """How many calls change the disk while the spell is saved."""
    folder = copy_of_world(tmp_path / "counted")
    machine = Failing(10 ** 6, "before")
    saved(folder, new_spell(folder, machine), machine)
    return machine.calls


def test_a_spell_with_texts_and_cults_is_saved_into_three_files_with_backups(world):
    before = texts_of(world)
    assert saved(world, new_spell(world)) == FILES
    found = loaded(world)
    assert found.spell("kissahahmo").chance == 60
    assert [row.text for row in found.spell_texts if row.spell == "kissahahmo"] == [
        "Kohde on kissa.", "Kohde naukuu.", "Kissa, kissa!", "Naukaise!"]
    assert [cult.key for cult in found.cults if "kissahahmo" in found.spells_of(cult.key)] == [
        "bardi", "Deinosan"]
    for name in FILES:
        assert (world / (name + ".bak")).read_text("utf-8") == before[name[:-4]]
    assert sorted(path.name for path in world.iterdir()) == sorted(
        [kind + ".txt" for kind, _, _ in KINDS] + [name + ".bak" for name in FILES] + [CHECKED])
    assert tables.check(str(world), host.read_file, host.join)[0] == []


def test_the_second_and_third_save_replace_the_backup(world):
    saved(world, new_spell(world))
    for price in ("5", "6", "7"):
        draft = draft_of(world, "spells", "kissahahmo", "kissahahmo")
        filled(draft, 0, price=price)
        assert saved(world, draft) == ["spells.txt"]
    assert loaded(world).spell("kissahahmo").price == 7
    assert "|6|house" in (world / "spells.txt.bak").read_text("utf-8")


@pytest.mark.parametrize("how", ["before", "after", "half"])
def test_a_power_cut_at_any_step_leaves_the_old_or_the_new_tables_whole(tmp_path, how):
    outcomes = []
    for step in range(1, calls_of_a_save(tmp_path) + 1):
        folder = copy_of_world(tmp_path / ("%s-%d" % (how, step)))
        old = texts_of(folder)
        with pytest.raises(PowerCut):
            saved(folder, new_spell(folder), Failing(step, how))
        found = loaded(folder)
        is_new = bool(found.missing("spells", ["kissahahmo"])) is False
        outcomes.append(is_new)
        texts = [row for row in found.spell_texts if row.spell == "kissahahmo"]
        assert (len(texts) == 4) is is_new
        assert ("kissahahmo" in found.spells_of("bardi")) is is_new
        if not is_new:
            assert texts_of(folder) == old
        assert not (folder / JOURNAL).exists()
        # What is left of the cut-off save stands in nobody's way.
        if not is_new:
            assert saved(folder, new_spell(folder)) == FILES
    # First nothing is done, and from one step on all of it.
    assert outcomes == sorted(outcomes) and {True, False} == set(outcomes)


def test_a_power_cut_while_the_save_is_finished_is_finished_too(tmp_path):
    for step in range(1, 9):
        folder = copy_of_world(tmp_path / ("again-%d" % step))
        with pytest.raises(PowerCut):
            # The journal is in its place; the renames of the tables are still to come.
            saved(folder, new_spell(folder), Failing(6, "before"))
        assert (folder / JOURNAL).exists()
        try:
            given.finish_save(Failing(step, "before"), str(folder))
        except PowerCut:
            pass
        assert loaded(folder).spell("kissahahmo").chance == 60


@pytest.mark.parametrize("code", ["disk_full", "write_protected", "cannot_write"])
def test_a_disk_that_is_full_or_protected_loses_nothing(tmp_path, code):
    for step in range(1, calls_of_a_save(tmp_path)):
        folder = copy_of_world(tmp_path / ("%s-%d" % (code, step)))
        old = texts_of(folder)
        draft = new_spell(folder)
        with pytest.raises(CouldNot) as caught:
            saved(folder, draft, Failing(step, code))
        assert caught.value.code == code
        found = loaded(folder)
        if found.missing("spells", ["kissahahmo"]):
            assert texts_of(folder) == old
            # The draft is still there, for another try.
            assert saved(folder, draft) == FILES


def test_the_note_that_tables_were_checked_may_fail_without_a_word(tmp_path, world):
    machine = Failing(calls_of_a_save(tmp_path), "disk_full")
    assert saved(world, new_spell(world), machine) == FILES
    assert not (world / CHECKED).exists()
    assert loaded(world).spell("kissahahmo").chance == 60


def test_tables_that_would_be_wrong_are_not_written(world):
    old = texts_of(world)
    draft = new_spell(world)
    # Sirran has no class that casts a mage's spell, and no colour for it.
    filled(draft, 0, colours="musta 30")
    with pytest.raises(CouldNot) as caught:
        saved(world, draft)
    assert caught.value.code == "broken_tables"
    assert {error.code for error in caught.value.fields["errors"]} == {"colour_out_of_reach"}
    assert texts_of(world) == old and len(list(world.iterdir())) == len(KINDS)


@pytest.mark.parametrize("when", ["while the form is open", "while it is saved"])
def test_what_another_program_changed_meanwhile_is_not_overwritten(world, when):
    draft = new_spell(world)
    path = world / "spells.txt"
    text = path.read_text("utf-8")
    files = None if when == "while the form is open" else changed_files(world, draft)
    path.write_text(text.replace("|300|house", "|301|house"), "utf-8")
    with pytest.raises(CouldNot) as caught:
        (files or changed_files(world, draft)).save()
    assert caught.value.code == "tm_changed_meanwhile"
    assert path.read_text("utf-8") == text.replace("|300|house", "|301|house")
    assert not (world / "spells.txt.bak").exists() and not (world / "spells.txt.new").exists()


def test_a_journal_whose_new_file_is_not_the_one_it_names_takes_nothing(world):
    old = texts_of(world)
    (world / "spells.txt.new").write_text("larpmaster-table spells 1 utf-8\n", "utf-8")
    (world / JOURNAL).write_text("larpmaster-changes 1\nspells 12345\nend\n")
    loaded(world)
    assert texts_of(world) == old and not (world / JOURNAL).exists()


def test_a_note_that_lies_hides_no_fault(world):
    saved(world, new_spell(world))
    path = world / "spells.txt"
    path.write_text(path.read_text("utf-8").replace("|harmaa 1|no|60|", "|harmaa 99|no|60|"),
                    "utf-8")
    with pytest.raises(CouldNot) as caught:
        loaded(world)
    assert caught.value.code == "broken_tables"


def test_a_file_without_a_coding_and_one_of_the_amiga_stay_what_they_are(world):
    path = world / "colours.txt"
    text = path.read_text("utf-8")
    path.write_bytes(text.replace(" utf-8", " iso-8859-1").encode("iso-8859-1"))
    draft = draft_of(world, "colours", "oranssi")
    assert saved(world, draft) == ["colours.txt"]
    assert path.read_text("utf-8").startswith(text)
    path.write_text(text.replace(" utf-8", ""), "utf-8")
    (world / "colours.txt.bak").unlink()
    saved(world, draft_of(world, "colours", "oranssi"))
    assert path.read_text("utf-8").startswith(text.replace(" utf-8", ""))


def test_a_table_that_grows_beyond_what_is_read_is_refused(world):
    path = world / "spell_texts.txt"
    room = MAX_BYTES - len(path.read_bytes()) - 50
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write((";" + "x" * 98 + "\n") * (room // 100) + ";" * (room % 100 - 1) + "\n")
    with pytest.raises(CouldNot) as caught:
        saved(world, new_spell(world))
    assert caught.value.code == "file_too_long"
    assert not (world / "spells.txt.new").exists()
    loaded(world)
