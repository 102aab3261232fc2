"""How much memory the programs take, and what they do when it runs out."""
import struct

import pytest
import support
from support import FAIL, OK, lines

KB = 1024
STACK = 24 * KB
ALL_ON_A_SMALL_MACHINE = 640 * KB
HEAP_OF = "import amigados\nprint(amigados.heap_kilobytes())"


def heap_of(version_line):
    """Bytes of heap that `version` speaks of."""
    return int(version_line.split(" KB")[0].split()[-1]) * KB


def loaded_bytes(path):
    """Bytes that AmigaDOS takes for a program's hunks, by the head of its file."""
    with open(path, "rb") as file:
        data = file.read(256)
    _, names, count, first, last = struct.unpack_from(">5I", data)
    assert names == 0 and last - first + 1 == count
    return sum(struct.unpack_from(">%dI" % count, data, 20)) * 4


@pytest.mark.parametrize("words, kilobytes", [
    ("-X heapsize=100", 96), ("-X heapsize=400k", None), ("-x HEAPSIZE 200", 192),
    ("-X heapsize=1", 96), ("-X heapsize=9999999", 0)])
def test_an_option_sets_the_heap_of_micropython(tmp_path, words, kilobytes):
    (tmp_path / "h.py").write_text(HEAP_OF)
    script = support.amiga.amiga_path(tmp_path / "h.py")
    done = support.amiga.run_python(words + " " + script, cwd=tmp_path, memory_kb=3000)
    if kilobytes is None:
        assert done.code == 10 and done.errors.startswith("Use: micropython")
        return
    found = int(lines(done)[0])
    assert found == kilobytes if kilobytes else 2000 < found < 3000


def test_a_script_keeps_the_words_that_look_like_the_option(python):
    text = "import sys\nprint(sys.argv[1:])"
    assert eval(lines(python(text, "-X", "heapsize=5"))[0]) == ["-X", "heapsize=5"]


@pytest.mark.parametrize("line, kilobytes", [
    ("VERSION HEAP=200", 192), ("VERSION heap 130", 128), ("HEAP=300 VERSION", 288)])
def test_an_option_sets_the_heap_of_the_program(line, kilobytes):
    done = support.amiga.run_vamos(line)
    assert heap_of(lines(done)[0]) == kilobytes * KB


def test_a_heap_that_is_no_number_is_one_sentence():
    done = support.amiga.run_vamos("HEAP=paljon", "0\n")
    assert done.code == 10
    assert done.errors == 'Työmuisti: "paljon" ei kelpaa; anna kokonaisluku väliltä 0-9999999.\n'


def test_a_name_in_quotes_may_hold_the_word(tmp_path):
    done = support.amiga.run_vamos('NEW SEED=3 NAME="Heap 5" PLAYER="x *" HEAP=300 y" FORMAT=json')
    assert done.code == OK
    assert r'"name": "Heap 5", "player": "x \" HEAP=300 y"' in done.output


def test_program_stack_and_heap_fit_a_machine_of_one_megabyte():
    done = support.amiga.run_vamos("VERSION", memory_kb=1000)
    assert loaded_bytes(support.amiga.PROGRAM) + STACK + heap_of(lines(done)[0]) \
        <= ALL_ON_A_SMALL_MACHINE


def test_memory_that_runs_out_is_a_sentence_and_the_way_back_to_the_menu(tmp_path):
    """A very long career does not fit a small heap; what was entered is not lost: another, shorter
    character is made and saved after it, in the same run."""
    elf = ["3", "2", "haltija", "nainen", "", "", "0", "", "999", "", "Sirran:930", "7"]
    human = ["0", "1", "1", "1", "1", "1", "", "0", "", "20", "", "5", "taistelija:6", "7", ">",
             "Aino", "", ">", "", "0"]
    typed = "".join([line + "\n" for line in elf + human])
    done = support.amiga.run_vamos("SEED=7 REGISTER=register HEAP=160", typed, cwd=tmp_path)
    assert "Muisti loppui" in done.output, done.output[-3000:]
    assert "Tallennettu: register/aino.larp" in done.output, done.output[-3000:]
    assert (done.code, done.errors) == (OK, "")
    assert [path.name for path in (tmp_path / "register").iterdir()] == ["aino.larp"]


def test_what_is_too_large_for_the_memory_hides_nobody_and_ends_nothing(tmp_path):
    """A text of 80 KB in the register: the others are found, and the menu comes all the same."""
    register = tmp_path / "register"
    support.host("new", "--seed=3", "--name=Aino", "--save", "--register=" + str(register))
    (register / "big.larp").write_text("larpmaster-character 1 utf-8\n" + "x: y\n" * 16000)
    done = support.amiga.run_vamos("SHOW Aino REGISTER=register HEAP=144", cwd=tmp_path)
    assert (done.errors, done.code) == ("", OK) and "Aino" in done.output
    done = support.amiga.run_vamos("OPEN=register/big.larp HEAP=144 REGISTER=register", "0\n",
                                   cwd=tmp_path)
    assert (done.errors, done.code) == ("", OK)
    assert "Muisti loppui" in done.output and done.output.endswith("Näkemiin.\n")


def test_the_least_heap_holds_the_self_test_and_a_little_more_a_career_of_a_hundred_years():
    assert support.amiga.run_vamos("SELFTEST HEAP=96").output.endswith("10 passed, 0 failed\n")
    # Every year of a mage brings events of colours and spells.
    for age, heap in ((80, 96), (160, 128)):
        done = support.amiga.run_vamos("NEW SEED=7 RACE=haltija AGE=%d HEAP=%d" % (age, heap))
        assert (done.errors, done.code) == ("", OK)


def test_memory_that_runs_out_in_a_command_is_one_sentence():
    done = support.amiga.run_vamos("NEW RACE=haltija AGE=500 SEED=7 HEAP=96")
    assert done.code == FAIL
    assert done.errors.startswith("Muisti loppui kesken") and done.errors.count("\n") == 1


def test_five_hundred_characters_are_made_and_saved_with_a_flat_heap(tmp_path):
    done = support.script("tests/amiga/make_and_save.py", "500", cwd=tmp_path, memory_kb=1000,
                          timeout=600)
    counts = [[int(word) for word in line.split()] for line in lines(done)]
    assert [count for count, _ in counts] == list(range(50, 501, 50))
    first, *later = [used for _, used in counts]
    # One block of 16 bytes left behind by each would be 7 KB. The collector takes what an old word
    # of the stack points to for living, so that a part of the last character may stay.
    assert max(later) <= first + 3 * KB
    assert len(list((tmp_path / "register").iterdir())) == 500
    shown = support.host("show", "Aino 499", "--register=" + str(tmp_path / "register"))
    assert shown[0] == 0 and "Aino 499" in shown[1]
