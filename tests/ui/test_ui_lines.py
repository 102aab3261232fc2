"""The program by typed lines: the stories, and what must hold at each of their prompts."""
import os
import re
import subprocess
import sys

import pytest
from consoles import CTRL_C, WORLD, Console, tables
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stories import STORIES

from larpmaster import journal, messages, store
from larpmaster.automatic import Wishes, make
from larpmaster.creation import STEPS
from larpmaster.jsontext import character_json
from larpmaster.platform import host
from larpmaster.rules.dice import Dice
from larpmaster.ui import app

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SAVING = [story for story in STORIES if story.given]
NO_LETTER = "\u20ac"
by_name = pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
saving = pytest.mark.parametrize("story", SAVING, ids=[story.name for story in SAVING])
pytestmark = pytest.mark.usefixtures("own_folder")


def play(story, lines):
    """The console after the lines were typed; whatever was saved before is gone."""
    messages.use(story.options["lang"])
    if os.path.isdir("register"):
        for name in os.listdir("register"):
            os.remove(os.path.join("register", name))
    console = Console(lines)
    assert app.run(console, tables, WORLD, "register", int(story.options["seed"])) == 0
    return console


def saved_json(story):
    return character_json(store.load(host, os.path.join("register", story.file)), tables())


def wished_json(story):
    """The JSON of the character that `new` makes with the same seed and choices."""
    wishes = Wishes(tables(), story.given, "gm" in story.given)
    made = make(wishes, Dice(int(story.given["seed"])), WORLD)
    journal.date_making(made.character, host.today())
    return character_json(made.character, tables())


def missing(story, output):
    """The first expected text that is not there in its order, or ""."""
    place = 0
    for text in story.expected:
        place = output.find(text, place)
        if place < 0:
            return text
    return ""


@by_name
def test_a_story_shows_what_it_should(story):
    console = play(story, story.lines)
    assert missing(story, console.output) == ""
    assert "\x1b" not in console.output
    assert max(len(line) for line in console.output.split("\n")) <= 80


@saving
def test_the_saved_character_is_the_one_that_new_makes(story):
    play(story, story.lines)
    assert saved_json(story) == wished_json(story)


@by_name
def test_the_real_program_tells_the_story_through_a_pipe(story, tmp_path):
    words = ["--%s=%s" % pair for pair in story.options.items()]
    environment = dict(os.environ, PYTHONPATH=ROOT, PYTHONIOENCODING="utf-8")
    done = subprocess.run([sys.executable, "-m", "larpmaster"] + words, cwd=tmp_path,
                          env=environment, input="".join([line + "\n" for line in story.lines]),
                          capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert missing(story, done.stdout) == ""
    if story.given:
        assert saved_json(story) == wished_json(story)


@by_name
def test_the_input_may_end_at_every_prompt(story):
    for count in range(len(story.lines) + 1):
        console = play(story, story.lines[:count])
        ended = count < len(story.lines) or not story.given and story.lines[-1] != "yes"
        kept = os.path.exists("register/unfinished")
        assert (messages.text("ui_end_kept") in console.output) == kept
        assert (messages.text("ui_end_of_input") in console.output) == (ended and not kept)
        assert len(console.asked) <= len(story.lines) + 1


@saving
@pytest.mark.parametrize("line", [NO_LETTER, "?", " ? "])
def test_wrong_input_and_help_change_nothing_at_any_prompt(story, line):
    wanted = wished_json(story)
    for count in range(len(story.lines)):
        lines = story.lines[:count] + (line,) + story.lines[count:]
        console = play(story, lines)
        assert saved_json(story) == wanted, console.asked[count]
        # In a list it is a search that finds nothing.
        if line == NO_LETTER and messages.text(
                "ui_pick_prompt", default=1) not in console.asked[count][0]:
            plain = play(story, story.lines).output
            assert len(console.output) > len(plain) + 20, console.asked[count]


@saving
def test_a_step_back_and_the_offered_answer_change_nothing(story):
    """Wherever the two lead back to the same screen; what was typed straight at the career menu
    leads back to that menu, whose offered answer is another one."""
    wanted = wished_json(story)
    tried = 0
    for count in range(1, len(story.lines)):
        console = play(story, story.lines[:count] + ("<", "") + story.lines[count:])
        if len(console.titles) > count + 2 and console.titles[count] == console.titles[count + 2]:
            if console.asked[-1][1] is not None:
                tried += 1
                assert saved_json(story) == wanted, (count, console.asked[count])
    assert tried * 2 > len(story.lines), tried


def test_dice_never_fall_anew_when_going_back():
    story = STORIES[0]
    there = ("1", "1", "1", "1", "", "0", "", "", "", "taistelija:8", "", ">", "A", "", ">")
    back = ("<",) * 17
    again = ("6", "", "", "", "", "", "", "", "", "", ">", "", "", ">", "", "0")
    once = play(story, there + ("", "0"))
    twice = play(story, there + back + again)
    rolls = re.findall(r"Arvo  .* \d+", twice.output)
    assert len(rolls) > 4 and len(set(rolls)) == 1
    trail = re.findall(r"Rakenteesta [^/]*VUODET[^/]*?Enter", once.output)
    assert trail and re.findall(r"Rakenteesta [^/]*VUODET[^/]*?Enter", twice.output)[-1] == trail[0]


def assigned_in(output):
    """The numbers of the rolls beside the seven abilities of the assignment."""
    return "".join(re.findall(r"\((\d)\. heitto\) +rodun", output)[:7])


def test_nothing_entered_is_lost_by_going_back():
    story = STORIES[0]
    there = ("1", "4", "2", "1", "2", "8 7 6 5 4 3 1", "", "20", "2",
             "varas:4,idle:1", "7", ">", "Öykkäri", "Pelle", ">")
    console = play(story, there + ("<",) * 24)
    offered = [prompt for prompt, _ in console.asked[len(there):]]
    for wanted in ("Pelaaja [Pelle]: ", "Nimi [Öykkäri]: ", "Ikä [20]: ", "Valinta [4]: ",
                   "Valinta [2]: "):
        assert wanted in offered
    assert "varas 4 v, lorvimista 1 v" in console.output.rsplit("elämänvaiheet", 1)[1]
    assert assigned_in(console.output.rsplit("kykyjen jako", 1)[1]) == "8765431"


def test_a_discard_changed_keeps_the_rest_of_the_assignment():
    console = play(STORIES[0], ("1", "1", "1", "1", "6", "7 1 3 8 2 4 5", "<", "<", "4"))
    assert assigned_in(console.output.rsplit("kykyjen jako", 1)[1]) == "7138265"


def test_a_younger_age_says_that_years_were_left_out_and_an_older_one_brings_them_back():
    console = play(STORIES[0], ("1", "1", "1", "1", "", "0", "", "24", "", "taistelija:10", "<",
                                "<", "17", "", "<", "<", "24", "", "7"))
    assert "vuosia vain 3;" in console.output
    assert "taistelija 3 v" in console.output
    assert console.output.count("taistelija 10 v") == 2


def test_years_that_are_not_left_and_an_undoing_of_nothing_are_told():
    console = play(STORIES[0], ("1", "1", "1", "1", "", "0", "", "22", "", "6",
                                "taistelija:9", "taistelija:8", "lorvi"))
    shown = " ".join(console.output.split())
    places = [shown.find(messages.text(key, **fields)) for key, fields in (
        ("ui_nothing_to_undo", {}), ("ui_years_over", {"left": 8, "found": 9}),
        ("ui_years_none", {}))]
    assert -1 < places[0] < places[1] < places[2]


def test_a_place_that_cannot_be_written_to_is_said_and_another_one_tried():
    with open("register", "w", encoding="utf-8") as file:
        file.write("not a folder")
    messages.use("fi")
    lines = STORIES[0].lines[:-2] + ("1", "3", "toinen", "1", "0")
    console = Console(lines)
    assert app.run(console, tables, WORLD, "register", 3) == 0
    assert len(re.findall("ei voi (kirjoittaa|lukea)", console.output)) == 1
    assert "Tallennettu: " + os.path.join("toinen", "aino.larp") in console.output


def test_a_character_of_strange_tables_is_shown_and_what_they_lack_named():
    play(STORIES[0], STORIES[0].lines)
    path = os.path.join("register", "aino.larp")
    character = store.load(host, path)
    character.race = "örkki"
    store.save_as(host, path, character)
    console = Console(("3", path, "1") + ("",) * 9 + ("3", "0"))
    assert app.run(console, tables, WORLD, "register") == 0
    assert 'rotu "örkki" puuttuu taulukoista' in " ".join(console.output.split()).lower()


def test_long_menus_come_page_by_page():
    console = Console(("1", "1", "1", "1", "6", "0", "", "", "", "1", "",
                       "Sirran", "8"), size=(80, 12))
    messages.use("fi")
    assert app.run(console, tables, WORLD, "register", 3) == 0
    assert "Enter = lisää rivejä, tai valinta:" in console.output
    assert "Sirran 8 v" in console.output


_LINES = st.lists(st.one_of(
    st.sampled_from(("", "", "", "1", "2", "3", "4", "5", "6", "7", "8", "0", "<", ">", "?", "y",
                     "no", "kyllä", "ei", "20", "999", "-1", "Sirran", "taistelija:3", "idle:99",
                     "7 1 3 8 2 4 5", "1 2 3 4 5 6 7", "nopat", NO_LETTER, "\x00", "x" * 300)),
    st.text(max_size=12)), max_size=60)


@settings(max_examples=250, deadline=None,
          suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(_LINES, st.integers(0, 999999999), st.sampled_from(("fi", "en")))
def test_no_lines_whatever_crash_or_hang(lines, seed, language):
    messages.use(language)
    console = Console([line.replace("\n", " ") for line in lines], seed=seed)
    assert app.run(console, tables, WORLD, "register") == 0
    assert len(console.asked) <= len(lines) + 1


def test_break_at_any_prompt_leads_to_the_menu_and_loses_nothing():
    story = STORIES[0]
    wanted = wished_json(story)
    tried = 0
    for count in range(1, len(story.lines) - 1):
        console = play(story, story.lines[:count] + (CTRL_C, "") + story.lines[count:])
        assert messages.text("interrupted") in console.output
        # In the middle of a step one comes back to the beginning of the step.
        if console.asked[count][0] == console.asked[count + 2][0] and (
                console.titles[count] == console.titles[count + 2]):
            tried += 1
            assert saved_json(story) == wanted, console.asked[count]
    assert tried >= len(STEPS), tried


def test_break_at_the_question_whether_to_drop_a_character_keeps_it():
    console = Console(lines=("1", "1", "1", CTRL_C, CTRL_C, CTRL_C, CTRL_C, CTRL_C, "0",
                             "1"))
    assert app.run(console, tables, WORLD, "register", 3) == 0
    assert console.output.count(messages.text("ui_unsaved_body")) == 3
    assert messages.text("ui_goodbye") in console.output


def test_a_level_that_will_stay_0_is_told_before_and_after_the_years_are_spent():
    console = Console(lines=("3", "2", "peikko", "1", "1", "", "0", "", "20", "", "1",
                             "jalokivikilta", "", "7", ">"))
    app.run(console, tables, WORLD, "register", 3)
    assert "taikuri; alkutaso 0" in console.output
    assert re.search(r"alkutasoon tarvitaan 100; Älykkyys \d+ ja rodun kerroin 70 %",
                     " ".join(console.output.split()))


SHARED = ("1", "1", "1", "1", "", "0", "", "16", "")


def made_shared(lines):
    """The character of these lines after the region, saved under the name Jako."""
    console = Console(SHARED + lines + ("", ">", "Jako", "", ">", "", "0"))
    messages.use("fi")
    assert app.run(console, tables, WORLD, "register", 3) == 0
    return console, store.load(host, os.path.join("register", "jako.larp"))


def test_CLS_22_a_free_split_is_chosen_on_a_screen_of_the_making():
    console, character = made_shared(("bardi:2", "jako", "1=30", "2=60", "valmis", "2=70",
                                      "valmis"))
    assert "osuuksien summa on 90" in console.output
    shares = [dict(event)["share"] for event in character.career[0].events
              if dict(event)["what"] == "split"]
    assert shares == [30, 70]


def test_CLS_22_a_class_is_refused_on_a_screen_of_the_making():
    _, character = made_shared(("Zharin mestarit:2", "8", "3=kyllä", "valmis"))
    assert [row.xp > 0 for row in character.classes] == [True, False]


def test_CLS_22_no_sharing_is_offered_where_the_rules_give_no_choice():
    console = Console((*SHARED, "tiedustelija:2"))
    messages.use("fi")
    assert app.run(console, tables, WORLD, "register", 3) == 0
    assert messages.text("ui_career_sharing", cults="tiedustelija") not in console.output
    assert "tiedustelija 2 v" in console.output


def test_help_is_of_the_line_that_is_asked_about():
    console = Console(("1", "1", "1", "1", "", "? 5", "?"))
    messages.use("fi")
    assert app.run(console, tables, WORLD, "register", 3) == 0
    said = " ".join(console.output.split())
    assert messages.text("why_intelligence") in said and messages.text("why_strength") in said


def test_the_dice_draw_a_career_in_a_cult_of_the_region_alone():
    """Decision 25: with a region the screens draw what the command draws."""
    for seed in range(40, 48):
        console = Console(("1", "1", "1", "1", "", "0", "", "", "Metsäläiset", "nopat", "7", ">",
                           "Oma", "Pelaaja %d" % seed, ">", "", "0"))
        assert app.run(console, tables, WORLD, "register", seed) == 0
        with open("register/oma%s.larp" % ("-%d" % (seed - 39) if seed > 40 else ""),
                  encoding="utf-8") as file:
            years = [line for line in file.read().split("\n") if line.startswith("year: ")]
        assert years and not [line for line in years if "Vardakov" in line]
