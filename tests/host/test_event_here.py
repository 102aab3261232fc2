"""Who is here, as the commands keep it, and the file in which it stands."""
import pytest
from test_many import check_in

from larpmaster import event
from larpmaster.errors import CouldNot
from larpmaster.platform import host

PAPPI, VARAS = "pappi.larp", "varas.larp"


def here(register):
    return event.load(host, str(register.folder)).present


def test_who_dies_by_a_command_leaves_the_list_and_comes_back_with_his_life(register):
    check_in(register, PAPPI, VARAS)
    register.do("move", "Pappi", "dead")
    assert here(register) == [VARAS]
    register.do("undo", "Pappi")
    assert here(register) == [VARAS, PAPPI]
    for state, left in (("forgotten", [PAPPI]), ("dead", [PAPPI]), ("living", [PAPPI, VARAS])):
        register.do("move", "Varas", state)
        assert here(register) == left, state
    register.do("edit", "Varas", "--money=5")
    register.do("move", "Bardi", "dead")
    register.do("move", "Bardi", "living")
    assert here(register) == [PAPPI, VARAS]


def test_who_is_destroyed_by_a_command_leaves_the_list_and_is_there_again_when_restored(register):
    check_in(register, PAPPI, VARAS)
    register.do("destroy", "Pappi", "--yes")
    assert here(register) == [VARAS]
    register.do("restore", "Pappi")
    assert here(register) == [VARAS, PAPPI]
    register.do("destroy", "Varas", "--yes")
    check_in(register, PAPPI)
    register.do("restore", "Varas")
    assert here(register) == [PAPPI]


def test_a_file_of_another_folder_is_not_the_one_who_is_here(register, tmp_path):
    check_in(register, PAPPI)
    other = tmp_path / PAPPI
    other.write_bytes((register.folder / PAPPI).read_bytes())
    register.do("move", str(other), "dead")
    assert here(register) == [PAPPI]


def test_a_program_that_knows_less_of_an_event_says_that_its_file_is_newer(register, monkeypatch):
    check_in(register, PAPPI)
    register.do("move", "Pappi", "dead")
    monkeypatch.setattr(event, "VERSION", 1)
    with pytest.raises(CouldNot) as caught:
        here(register)
    assert (caught.value.code, caught.value.fields["found"]) == ("set_file_newer", "2")


def test_an_event_of_the_first_version_is_read(register):
    (register.folder / event.FILE).write_text(
        "larpmaster-event 1 utf-8\nnumber: 3\nname: Peli\ndate: 2026-11-30\npresent: pappi.larp\n")
    found = event.load(host, str(register.folder))
    assert (found.number, found.name, found.present, found.away) == (3, "Peli", [PAPPI], [])
