"""Two programs on one register, each a process of its own."""
import os

import pytest
from register_support import anew, everybody, filled, made

from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.register import Register

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes of Unix")
ROUNDS = 200


class Other:
    """A process that does work(number) once each time it is told, and says how it went."""

    def __init__(self, work):
        told, self._tell = os.pipe()
        self._hear, said = os.pipe()
        self._child = os.fork()
        if not self._child:
            try:
                for number in iter(lambda: os.read(told, 1), b"."):
                    os.write(said, answer(work, number[0]))
            finally:
                os._exit(0)

    def go(self, number):
        os.write(self._tell, bytes([number]))

    def done(self):
        return os.read(self._hear, 1)

    def end(self):
        os.write(self._tell, b".")
        os.waitpid(self._child, 0)


def answer(work, number):
    try:
        work(number)
        return b"y"
    except CouldNot as mistake:
        return {"changed_on_disk": b"c"}.get(mistake.code, b"?")
    except Exception:
        return b"!"


def together(works, rounds=ROUNDS):
    """The answers of processes that do their work at the same time, a text a round."""
    others = [Other(work) for work in works]
    answers = []
    for number in range(rounds):
        for other in others:
            # 46 is the end.
            other.go(number + 50 if number + 50 < 250 else 50)
        answers.append(b"".join([other.done() for other in others]))
    for other in others:
        other.end()
    return answers


def test_of_two_who_opened_the_same_character_only_one_saves(tmp_path):
    people = filled(tmp_path, ("Aino",))
    held = [None, None]

    def opens(who):
        def work(number):
            held[who] = Register(host, people.folder).open("aino.larp")
        return work

    # Each process opens, then waits for the other one, then saves.
    gates = [os.pipe(), os.pipe()]

    def works(who):
        def work(number):
            opens(who)(number)
            os.write(gates[who][1], b"x")
            os.read(gates[1 - who][0], 1)
            held[who].character.player = "%d von %d" % (who, number)
            Register(host, people.folder).save(held[who])
        return work

    answers = together([works(0), works(1)])
    assert set(answers) == {b"yc", b"cy"}
    assert sorted(os.listdir(tmp_path)) == ["aino.larp", "aino.larp.bak"]
    assert len(everybody(people)[0]) == 1


def test_two_who_add_the_same_name_at_once_get_two_files(tmp_path):
    characters = [made(1, name="Äijä"), made(2, name="äijä")]

    def adds(who):
        return lambda number: Register(host, str(tmp_path)).add(characters[who])

    assert set(together([adds(0), adds(1)])) == {b"yy"}
    people = Register(host, str(tmp_path))
    rows = people.rows()
    assert people.broken == [] and len(rows) == 2 * ROUNDS
    assert [row.name for row in rows].count("Äijä") == ROUNDS
    assert len([name for name in os.listdir(tmp_path)]) == 2 * ROUNDS + 1


def test_one_who_lists_never_disturbs_one_who_saves(tmp_path):
    people = filled(tmp_path)
    mine = anew(people)
    held = mine.open("aija.larp")

    def saves(number):
        held.character.story = "x" * (number % 7)
        mine.save(held)

    def lists(number):
        other = anew(people)
        assert len(other.rows()) == 4 and other.broken == []
        assert anew(people).open("aija.larp").character.name == "Äijä"

    assert set(together([saves, lists])) == {b"yy"}


def test_what_another_program_changed_or_destroyed_is_noticed_and_the_choice_is_the_persons(
        tmp_path):
    people = filled(tmp_path)
    mine, others = anew(people).open("aija.larp"), anew(people).open("aija.larp")
    others.character.player = "Toinen"
    anew(people).save(others)
    mine.character.player = "Ensimmäinen"
    with pytest.raises(CouldNot) as caught:
        people.save(mine)
    assert caught.value.code == "changed_on_disk"
    assert people.open("aija.larp").character.player == "Toinen"
    people.save(mine, over=True)
    assert people.open("aija.larp").character.player == "Ensimmäinen"
    backup = host.read_file(people.path("aija.larp.bak"), 100000)
    assert "\nplayer: Toinen\n" in backup
    people.save(mine)
    anew(people).destroy("aija.larp", 1)
    with pytest.raises(CouldNot) as caught:
        people.save(mine)
    assert caught.value.code == "changed_on_disk"
    people.save(mine, over=True)
    assert people.open("aija.larp").character.player == "Ensimmäinen"


def test_a_program_that_stops_while_it_has_the_register_leaves_it_to_others(tmp_path):
    people = filled(tmp_path)
    child = os.fork()
    if not child:
        with host.hold(people.path("lock")):
            os._exit(0)
    os.waitpid(child, 0)
    assert os.path.exists(people.path("lock"))
    people.add(made(7, name="Uusi"))
    assert not os.path.exists(people.path("lock"))


def test_a_register_that_another_program_keeps_for_too_long_is_a_sentence(tmp_path, monkeypatch):
    from larpmaster.platform import folders
    monkeypatch.setattr(folders, "_WAIT_SECONDS", 0.1)
    people = filled(tmp_path)
    with host.hold(people.path("lock")), pytest.raises(CouldNot) as caught:
        people.add(made(7, name="Uusi"))
    assert caught.value.code == "register_busy"
