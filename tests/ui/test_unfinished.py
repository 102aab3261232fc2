"""A character in the making outlives its program: nothing is lost, and no die falls anew."""
import os
import shutil
import signal
import subprocess
import sys

import pytest
from consoles import WORLD, Console, tables
from stories import STORIES
from terminals import ROOT, Terminal
from test_desk import REGISTER, missing
from test_ui_lines import play, saved_json, wished_json

from larpmaster import keyfile, messages, store
from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.rules.abilities import ROLL_COUNT
from larpmaster.ui import app

FILE = os.path.join(REGISTER, "unfinished")
MADE = [story for story in STORIES if story.given]
pytestmark = pytest.mark.usefixtures("own_folder")


def told(lines, seed=5):
    console = Console(lines)
    assert app.run(console, tables, WORLD, REGISTER, seed) == 0
    return console


@pytest.mark.parametrize("story", MADE, ids=[story.name for story in MADE])
def test_what_was_ended_at_any_prompt_is_gone_on_with_to_the_same_character(story):
    """Wherever one comes back to the same screen; in the middle of a step to its beginning."""
    wanted = wished_json(story)
    tried = 0
    for count in range(len(story.lines)):
        shutil.rmtree(REGISTER, ignore_errors=True)
        first = play(story, story.lines[:count])
        if not os.path.exists(FILE):
            continue
        assert messages.text("ui_end_kept") in first.output
        word = messages.text("ui_words_main").split(",")[5]
        lines = story.lines[count:]
        if "(pelinjohtaja)" in first.titles[-1]:
            # His side's menu lies between no longer.
            lines = lines[:-1]
        second = told((word, *lines), 99)
        screen = first.output.rpartition("\n== ")[2].rpartition("\n\n")[0].rstrip("\n")
        if second.output.split("\n== ")[2].startswith(screen):
            tried += 1
            assert saved_json(story) == wanted, first.asked[-1]
            assert not os.path.exists(FILE) and not os.path.exists(FILE + ".bak")
    assert tried > 6, tried


TO_ROLLS = ("1", "1", "1")
# From the rolls to the name, and from there to the end.
TO_SAVE = ("1", "", "0", "", "", "", "7", ">"), ("", ">", "", "0")


def test_ended_again_and_again_the_dice_stay_and_there_is_no_second_roll():
    told(("1", "1", "1", "3"), 1)
    shown = []
    for seed in (2, 3, 4):
        console = told(("6",), seed)
        shown.append(console.output.partition("Heitto")[2])
        assert "Säännöt eivät anna oikeutta" in console.output
    assert shown[0].count("Arvo") == 1 and len(set(shown)) == 1


def test_what_was_rolled_again_stays_rolled_again():
    told(("1", "1", "2", "3", "kyllä"), 5)
    console = told(("6", *TO_SAVE[0], "Uusi", *TO_SAVE[1]), 6)
    assert "Uudelleen heitetty: 1." in console.output
    character = store.load(host, os.path.join(REGISTER, "uusi.larp"))
    assert (character.seed, character.rerolls, len(character.rolls)) == (5, 1, ROLL_COUNT)


def test_it_is_offered_until_it_is_saved_or_thrown_away():
    told(TO_ROLLS)
    told(("0",))
    assert os.path.exists(FILE)
    # A new one does not wait for it, and it does not get lost.
    told(("1", "2", "1", "<", "<", "<", "0", "kyllä"), 7)
    assert os.path.exists(FILE)
    console = told(("6", "<", "<", "<", "0", "ei", "0", "kyllä"), 8)
    assert "Jatka keskeneräistä hahmoa" in console.output
    assert os.listdir(REGISTER) == []
    assert "Jatka" not in told(("0",)).output


def test_of_two_that_wait_each_is_gone_on_with():
    told(TO_ROLLS, 11)
    told(TO_ROLLS, 12)
    assert sorted(os.listdir(REGISTER)) == ["unfinished", "unfinished-2"]
    seeds = []
    for number in range(2):
        told(("6", *TO_SAVE[0], "H%d" % number, *TO_SAVE[1]), 13)
        seeds.append(store.load(host, os.path.join(REGISTER, "h%d.larp" % number)).seed)
    assert seeds == [11, 12]
    assert sorted(os.listdir(REGISTER)) == ["h0.larp", "h1.larp"]


def test_the_game_masters_is_gone_on_with_and_thrown_away_only_after_the_word():
    word = "avain"
    told(("3", "asetukset", "2", "1=" + word, "2=" + word, "valmis", "0", "0"))
    told(("3", word, "2", "1", "1", "heitä"))
    with open(FILE, encoding="utf-8") as file:
        before = file.read()
    # Esc at the word, then a new one, and the end.
    console = told(("6", "<", "1", "<", "0"))
    assert "Arvo" not in console.output and messages.text("ui_unsaved") not in console.output
    with open(FILE, encoding="utf-8") as file:
        assert file.read() == before
    console = told(("6", word, "<", "<", "<", "3", word, "2", "kyllä", "<", "0", "kyllä", "0"))
    assert "Arvo" in console.output and not os.path.exists(FILE)


def test_the_game_masters_stands_in_no_players_way():
    word = "avain"
    told(("3", "asetukset", "2", "1=" + word, "2=" + word, "valmis", "0", "0"))
    told(("3", word, "2", "1", "1"), 11)
    told(TO_ROLLS, 12)
    told(("6", *TO_SAVE[0], "Uusi", *TO_SAVE[1]))
    assert store.load(host, os.path.join(REGISTER, "uusi.larp")).seed == 12
    # What asks for a word that nobody here has is not offered first again.
    console = told(("6", "<", "0"))
    assert [prompt[:10] for prompt, _ in console.asked[::2]] == ["Valinta [6", "Valinta [1"]
    assert os.path.exists(FILE)


def test_what_could_not_be_put_aside_is_still_held(monkeypatch):
    word = "avain"
    told(("3", "asetukset", "2", "1=" + word, "2=" + word, "valmis", "0", "0"))
    told(("3", word, "2", "1", "1"), 11)
    others = []

    def full(*_):
        raise CouldNot("disk_full", path=FILE)

    def lines():
        yield from ("6", word, "<", "<", "<")
        with monkeypatch.context() as patch:
            patch.setattr(keyfile, "write", full)
            yield "1"
        others.append(told(("6", "0")).output)
        yield from ("ei", "0")

    told(lines())
    assert messages.text("kept_busy") in " ".join(others[0].split())
    assert os.path.exists(FILE)


def test_the_game_masters_that_lies_open_is_kept_on_the_players_side():
    word = "avain"
    told(("3", "asetukset", "2", "1=" + word, "2=" + word, "valmis", "0", "0"))
    for last in (("1", "<", "0"), ("0",)):
        console = told(("3", word, "2", "1", "1", "<", "<", "<", "0", *last))
        assert messages.text("ui_unsaved") not in console.output and os.path.exists(FILE)
        assert messages.text("ui_goodbye") in console.output
        os.remove(FILE)


def test_a_broken_file_of_another_world_or_a_newer_one_is_a_sentence():
    told(("1", "1", "1", "1", "", "0", "", "", "", "taistelija:3", "7", ">", "A"))
    with open(FILE, encoding="utf-8") as file:
        good = file.read()
    assert "year: taistelija\n" in good and "step: details\n" in good
    wrong = "on viallinen (rivi %d)"
    for before, after, sentence in (
            ("seed: 5", "seed: x", wrong), ("seed: 5", "seed: 99999999999", wrong),
            ("step: details", "step: dice", wrong), ("step: details", "step:", wrong),
            ("world: rajakatse", "world: muu", "on maailmasta muu (%s)" % FILE),
            ("unfinished 1", "unfinished 9", "uudemman ohjelman"),
            ("life: 0", "life: 5000", wrong), ("gm: 0", "gm: ", wrong),
            ("typed_age: ", "typed_age: x", wrong), ("has_region: 1", "has_region:", wrong)):
        changed(good, before, after)
        console = told(("6", "ei", "6", "kyllä", "0"))
        if sentence == wrong:
            sentence %= (good.partition("\n" + before)[0].count("\n") + 2)
        assert " ".join(console.output.split()).count(sentence) == 2, (after, console.output)
        # It is no longer offered first, and thrown away when the person says so.
        assert console.asked[2][0].startswith("Valinta [1]") and console.asked[4][1] == "0"
        assert os.listdir(REGISTER) == []
    for before, after, sentence in (
            ("rerolls: 0", "rerolls: 9", "Säännöt eivät"), ("born: ihminen", "born: örkki", "rotu"),
            ("assigned: ", "assigned: 9 ", "kykyjen jako"),
            ("year: taistelija", "year: orkki", "elämänvaiheet")):
        changed(good, before, after)
        console = told(("6", "<", "<", "<", "0", "kyllä", "0", "kyllä"))
        assert sentence in " ".join(console.output.split()), (after, console.output)


def changed(good, before, after):
    """Writes the file with something else in it."""
    assert good.count(before) >= 1, before
    with open(FILE, "w", encoding="utf-8") as file:
        file.write(good.replace(before, after))


def test_one_that_cannot_be_gone_on_with_stands_in_no_others_way():
    told(TO_ROLLS, 11)
    told(TO_ROLLS, 12)
    with open(FILE, "w", encoding="utf-8") as file:
        file.write("nothing of ours")
    told(("6", *TO_SAVE[0], "Toinen", *TO_SAVE[1]))
    assert store.load(host, os.path.join(REGISTER, "toinen.larp")).seed == 12
    assert sorted(os.listdir(REGISTER)) == ["toinen.larp", "unfinished"]


def test_what_one_program_goes_on_with_no_other_does():
    told(TO_ROLLS, 11)
    told(TO_ROLLS, 12)
    busy = []

    def lines():
        yield "6"
        told(("6", *TO_SAVE[0], "Toinen", *TO_SAVE[1]), 13)
        busy.append(told(("6", "0"), 14).output)
        # A third that is ended takes no other's place.
        told(TO_ROLLS, 15)
        yield from (*TO_SAVE[0], "Eka", *TO_SAVE[1])

    told(lines())
    assert [store.load(host, os.path.join(REGISTER, name + ".larp")).seed
            for name in ("eka", "toinen")] == [11, 12]
    assert messages.text("kept_busy") in " ".join(busy[0].split())
    told(("6", *TO_SAVE[0], "Kolmas", *TO_SAVE[1]))
    assert store.load(host, os.path.join(REGISTER, "kolmas.larp")).seed == 15
    assert sorted(os.listdir(REGISTER)) == ["eka.larp", "kolmas.larp", "toinen.larp"]


def test_what_was_gone_on_with_outlives_a_program_that_is_killed(tmp_path):
    told(TO_ROLLS, 11)
    terminal = Terminal(["--register=" + REGISTER], tmp_path)
    try:
        terminal.press("ENTER")
        assert "Arvo" in "\n".join(terminal.view.rows)
        os.kill(terminal.pid, signal.SIGKILL)
        os.waitpid(terminal.pid, 0)
    finally:
        os.close(terminal.descriptor)
    told(("6", *TO_SAVE[0], "Uusi", *TO_SAVE[1]), 13)
    assert store.load(host, os.path.join(REGISTER, "uusi.larp")).seed == 11
    assert os.listdir(REGISTER) == ["uusi.larp"]


def test_a_power_cut_takes_no_more_than_the_step_that_it_falls_into(tmp_path):
    os.mkdir(REGISTER)
    terminal = Terminal(["--seed=3", "--register=" + REGISTER], tmp_path)
    try:
        for key in ("1", "1", "1", "1", "ENTER"):
            terminal.press(key)
        assert "kykyjen jako" in "\n".join(terminal.view.rows)
        os.kill(terminal.pid, signal.SIGKILL)
        os.waitpid(terminal.pid, 0)
    finally:
        os.close(terminal.descriptor)
    console = told(("6", "0", "", "", "", "7", ">", "Uusi", *TO_SAVE[1]), 13)
    assert console.titles[1] == "Uusi hahmo 4/8: kykyjen jako"
    assert store.load(host, os.path.join(REGISTER, "uusi.larp")).seed == 3
    assert os.listdir(REGISTER) == ["uusi.larp"]


def test_what_is_kept_after_each_step_is_gone_with_the_character_and_makes_no_register():
    os.mkdir(REGISTER)
    there = []

    def lines():
        yield from TO_ROLLS
        there.append(os.path.exists(FILE))
        yield from ("<", "<", "<", "0", "kyllä")

    told(lines())
    assert there == [True] and os.listdir(REGISTER) == []
    os.rmdir(REGISTER)
    there.clear()
    told(lines())
    assert there == [False] and not os.path.exists(REGISTER)


def test_a_tenth_that_would_wait_takes_no_others_place():
    for seed in range(9):
        assert messages.text("ui_end_kept") in told(TO_ROLLS, seed).output
    told_last = told(TO_ROLLS, 9).output
    assert missing((messages.text("ui_end_of_input"),
                    messages.text("kept_full", path=REGISTER, count=9)), told_last) == ""
    seeds = []
    for name in sorted(os.listdir(REGISTER)):
        with open(os.path.join(REGISTER, name), encoding="utf-8") as file:
            seeds.append(file.read().partition("seed: ")[2].partition("\n")[0])
    assert seeds == [str(seed) for seed in range(9)]


def test_in_a_register_that_moved_it_is_saved_there():
    told(TO_ROLLS, 11)
    os.rename(REGISTER, "muualla")
    console = Console(("6", *TO_SAVE[0], "Uusi", *TO_SAVE[1]))
    assert app.run(console, tables, WORLD, "muualla", 5) == 0
    assert os.listdir("muualla") == ["uusi.larp"] and not os.path.exists(REGISTER)


def test_another_folder_that_was_chosen_stays_chosen():
    told((*TO_ROLLS, *TO_SAVE[0], "Uusi", "", ">", "3", "toinen"), 11)
    told(("6", ">", "", "0"))
    assert os.listdir("toinen") == ["uusi.larp"] and os.listdir(REGISTER) == []


@pytest.mark.parametrize("numbers", [(signal.SIGTERM,), (signal.SIGHUP,), (signal.SIGQUIT,), (
    signal.SIGHUP, signal.SIGTERM, signal.SIGHUP, signal.SIGTERM), ()] + 4 * [
    (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT, signal.SIGINT, signal.SIGINT)],
    ids=["ended", "hung up", "quit", "both", "closed", "1", "2", "3", "4"])
def test_a_terminal_that_is_closed_loses_no_character(numbers, tmp_path):
    terminal = Terminal(["--seed=3", "--register=" + REGISTER], tmp_path)
    for key in ("1", "1", "1", "1", "ENTER", "0", "ENTER", "2", "4", "ENTER", "2"):
        terminal.press(key)
    for number in numbers:
        os.kill(terminal.pid, number)
    if not numbers:
        os.close(terminal.descriptor)
    _, status = os.waitpid(terminal.pid, 0)
    assert os.WIFEXITED(status)
    terminal = Terminal(["--register=" + REGISTER], tmp_path)
    try:
        assert "Jatka keskeneräistä hahmoa" in "\n".join(terminal.view.rows)
        terminal.press("ENTER")
        assert "Vuosia jäljellä 10" in "\n".join(terminal.view.rows)
    finally:
        terminal.close()


def test_where_it_cannot_be_kept_the_end_says_so():
    with open(REGISTER, "w", encoding="utf-8") as file:
        file.write("not a folder")
    assert missing((messages.text("ui_end_of_input"),), told(TO_ROLLS).output) == ""


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="needs signals of Unix")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_by_typed_lines_too_a_program_that_is_ended_loses_no_character(number, tmp_path):
    program = subprocess.Popen(
        [sys.executable, "-m", "larpmaster", "--register=" + REGISTER], cwd=tmp_path,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": ROOT, "PYTHONIOENCODING": "utf-8"})
    program.stdin.write(b"1\n1\n1\n")
    program.stdin.flush()
    shown = b""
    while b"Arvo " not in shown:
        shown += program.stdout.read1()
    program.send_signal(number)
    _, errors = program.communicate(timeout=20)
    assert (program.returncode, errors) == (128 + number, b"")
    assert os.path.exists(FILE)
