"""How the Amiga programs are started: templates that are filled in, options, and what they are."""
import os
import re

import pytest
import support

import larpmaster

WISHES = "RACE=ihminen SEED=7 NAME=\"Töölön Äiti\" FORMAT=json"


def run(words, typed="", **more):
    """The program's run, with lines typed."""
    return support.amiga.run_vamos(words, stdin_text=typed, **more)


@pytest.mark.parametrize("words, line", [("?", "new " + WISHES), ("NEW ?", WISHES)])
def test_a_template_is_filled_in_by_the_line_that_follows(words, line):
    done = run(words, line + "\n")
    template, _, rest = done.output.partition(": {")
    assert "NEW RACE/K,SEX/K" in template and "LANG=LANGUAGE/K" in template
    wanted = run("new " + WISHES)
    assert (done.code, "{" + rest) == (0, wanted.output)
    assert "T\\u00f6\\u00f6l\\u00f6n" in wanted.output


def test_an_empty_line_at_the_template_is_a_start_without_words():
    done = run("?", "\n0\n")
    assert done.code == 0 and "WINDOW/K,HEAP/K,HELP/S" in done.output
    assert "- päävalikko" in done.output and done.output.endswith("Näkemiin.\n")


def test_nobody_at_the_template_ends_the_program():
    done = run("SHOW ?")
    assert done.code == 0 and done.output == "SHOW NAME/A,FORMAT/K,WORLD/K,REGISTER/K," \
        "LANG=LANGUAGE/K,HEAP/K,HELP/S: \n"


def test_a_question_mark_at_the_template_asks_for_help():
    done = run("LANGUAGE=english ROLL ?", "?\n")
    assert done.code == 0 and "rolls dice" in done.output and "seed " in done.output


def test_a_mistake_at_the_template_is_said():
    done = run("ROLL ?", "LANG=en n(20) n(x)\n")
    assert done.code == 10 and done.errors.startswith("Dice: ")


@pytest.mark.parametrize("word", ["fi", "suomi", "FINNISH", "en", "English", "englanti"])
def test_a_language_has_its_code_and_its_names_on_both_machines(word):
    wanted = "taulukot" if word[0] in "fsF" else "tables"
    assert wanted in run(["VERSION", "LANGUAGE", word]).output
    assert wanted in run(["LANG=" + word, "VERSION"]).output
    assert wanted in support.host("version", "--language=" + word)[1]
    assert wanted in support.host("LANGUAGE=" + word, "version")[1]
    assert support.host("version", "--lang=klingon")[0] == 2


def test_a_character_is_opened_before_the_main_menu(tmp_path):
    os.makedirs(tmp_path / "register")
    support.host("new", "--name=Aino", "--seed=7", "--save", cwd=tmp_path)
    for name in ("aino", "register/aino.larp"):
        done = run("REGISTER=register OPEN=" + name, "1\n>\n3\n0\n", cwd=tmp_path)
        assert done.code == 0
        head, _, rest = done.output.partition("LARP-LOMAKE")
        assert "Aino" in rest and "- päävalikko" in rest and "- päävalikko" not in head
    done = run("REGISTER=register OPEN=nobody", "0\n", cwd=tmp_path)
    assert done.code == 0 and "nobody" in done.output and "- päävalikko" in done.output


@pytest.mark.parametrize("name, version", [
    ("Larpmaster", larpmaster.VERSION), ("micropython", "1.25.0")])
def test_the_command_version_finds_name_version_and_date(name, version):
    with open(os.path.join(support.ROOT, "build", "amiga", name), "rb") as file:
        found = re.findall(rb"\$VER: ([ -~]+)\0", file.read())
    wanted = "%s %s (%s)" % (name, ".".join(version.split(".")[:2]), larpmaster.RELEASED)
    assert found == [wanted.encode()]
    assert re.fullmatch(r"\d\d?\.\d\d?\.\d{4}", larpmaster.RELEASED)


def test_the_system_without_raw_mode_is_noticed_before_a_key_is_read(python):
    done = python("import amigados as a\nprint(a.start_keys(), a.tool_type('WINDOW'), a.project(),"
                  " a.pointer_cell(), a.end_keys())", stdin_text="typed\n")
    assert support.lines(done) == ["False None None None None"]


def test_a_window_that_would_be_a_file_leaves_it_alone(tmp_path):
    """vamos has no windows at all: neither this one nor the standard one opens."""
    notes = tmp_path / "notes.txt"
    notes.write_text("kept")
    done = run("WINDOW=" + support.amiga.amiga_path(notes), "0\n", cwd=tmp_path)
    assert notes.read_text() == "kept"
    assert (done.code, done.errors.count("\n")) == (20, 1)
