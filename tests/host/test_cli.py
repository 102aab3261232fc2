"""The real program through its command line: output, one sentence for each mistake, exit codes."""
import json
import os
import shutil
import subprocess
import sys

import pytest
from sentences import is_of

from larpmaster import commands, messages
from larpmaster.errors import WrongUse
from larpmaster.platform import host

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def run(*words, stdin="", cwd=ROOT, **environment):
    """Runs the program: (exit code, output, errors)."""
    done = subprocess.run(
        [sys.executable, "-m", "larpmaster", *words], input=stdin.encode(), capture_output=True,
        cwd=cwd, timeout=60, env={**os.environ, "PYTHONPATH": ROOT, **environment})
    return done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8")


def new(**given):
    """The JSON of `new` with these options."""
    code, output, errors = run("new", "--format=json",
                               *["--%s=%s" % (key, value) for key, value in given.items()])
    assert (code, errors) == (0, "")
    return json.loads(output)


MISTAKES = [
    (["new", "--race", "hobitti"], 2, ["Rotu", "hobitti", "ihminen, haltija"]),
    (["new", "--sex", "muu", "--race", "ihminen"], 2, ["Sukupuoli", "mies, nainen"]),
    (["new", "--race", "ihminen", "--age", "13"], 2, ["Ikä", "13", "14-100"]),
    (["new", "--race", "ihminen", "--age", "101"], 2, ["Ikä", "101", "14-100"]),
    (["new", "--age", "kaksi"], 2, ["Ikä", "kaksi"]),
    (["new", "--age", "5"], 2, ["Ikä", "5", "10-860"]),
    (["--colour"], 2, ["larpmaster", "--colour"]),
    (["new", "--world", "README.md"], 2, ["README.md", "rajakatse"]),
    (["roll", "--", "-x"], 2, ["-x"]),
    (["new", "--seed", "abc"], 2, ["Siemen", "abc", "0-999999999"]),
    (["new", "--seed", "1000000000"], 2, ["Siemen", "1000000000"]),
    (["new", "--seed", "-1"], 2, ["Siemen", "-1"]),
    (["new", "--seed", "1_000"], 2, ["Siemen", "1_000"]),
    (["new", "--seed", "١٢"], 2, ["Siemen"]),
    (["new", "--career", "Hogwarts:3"], 2, ["Ura", "Hogwarts", "Sirran", "lorvi"]),
    (["new", "--career", "Sirran"], 2, ["Ura", "Sirran", "nimi:vuodet"]),
    (["new", "--career", "Sirran:0"], 2, ["Ura", "1-999"]),
    (["new", "--career", "knowledge/taikuritieto:1"], 2, ["Tiedonala", "taikuritieto"]),
    (["new", "--career", "knowledge/l4iva:1"], 2, ["Tiedonala", "l4iva"]),
    (["new", "--race", "ihminen", "--age", "20", "--career", "varas:7"], 2,
     ["Ura", "7", "enintään 6"]),
    (["new", "--race", "ihminen", "--career", "Raia-haltijat:2"], 2,
     ["Ura", "Raia-haltijat", "haltija"]),
    (["new", "--region", "Metsäläiset", "--career", "Vardakovin sotavelhot:2"], 2,
     ["Ura", "Vardakovin sotavelhot", "Vardakov"]),
    (["new", "--region", "Mordor"], 2, ["Alue", "Mordor", "Vuoriniitty"]),
    (["new", "--discard", "9"], 2, ["Hylättävä heitto", "9", "1-8"]),
    (["new", "--assign", "strength=1,strength=2"], 2, ["voima", "kahdesti"]),
    (["new", "--assign", "strength=1,wisdom=1"], 2, ["heitto 1", "kahdelle"]),
    (["new", "--assign", "luck=1"], 2, ["luck", "voima"]),
    (["new", "--assign", "strength"], 2, ["strength", "kyky=heitto"]),
    (["new", "--assign", "strength=3", "--discard", "3"], 2, ["heitto 3", "hylätty"]),
    (["new", "--reroll", "-1"], 2, ["Uusintaheitot", "-1"]),
    (["new", "--name", "Šimon"], 2, ["Nimi", "Š", "ISO-8859-1"]),
    (["new", "--name", "10 €"], 2, ["Nimi", "€"]),
    (["new", "--player", "a\nb"], 2, ["Pelaaja", "U+000A"]),
    (["new", "--name", "x" * 101], 2, ["Nimi", "101", "100"]),
    (["new", "--save"], 2, ["Nimi"]),
    (["new", "--format", "pdf"], 2, ["Muoto", "pdf", "larp, tabletop, json"]),
    (["new", "--lang", "sv"], 2, ["Kieli", "sv", "fi, en"]),
    (["new", "--world", "../etc"], 2, ["../etc", "rajakatse"]),
    (["new", "--colour", "red"], 2, ["--colour", "--race"]),
    (["new", "--race"], 2, ["--race", "arvo"]),
    (["new", "--race", "ihminen", "--race", "peikko"], 2, ["--race", "kahdesti"]),
    (["new", "--gm=1"], 2, ["--gm"]),
    (["new", "ihminen"], 2, ["new", "ihminen"]),
    (["dance"], 2, ["dance", "new, year, xp"]),
    (["show"], 2, ["show", "nimi"]),
    (["show", "no such"], 1, ["no such"]),
    (["show", "README.md"], 1, ["README.md", "ei ole Larpmasterin hahmo"]),
    (["roll", "n(0)"], 2, ["n(0)", "3n(6)+2"]),
    (["roll"], 2, ["roll", "noppa"]),
    (["tables"], 2, ["check"]),
    (["tables", "eat"], 2, ["eat"]),
    (["tables", "check", "nowhere"], 2, ["nowhere", "rajakatse"]),
]


@pytest.mark.parametrize("words,code,parts", MISTAKES, ids=[" ".join(m[0])[:40] for m in MISTAKES])
def test_a_mistake_gets_one_sentence_and_its_exit_code(words, code, parts, tmp_path):
    words = [word if word != "README.md" else os.path.join(ROOT, word) for word in words]
    found, output, errors = run(*words, cwd=tmp_path)
    assert (found, output) == (code, "")
    assert errors.count("\n") == 1 and "Traceback" not in errors
    for part in parts:
        assert part in errors
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("words,code,parts", MISTAKES[:30], ids=range(30))
def test_the_same_mistakes_in_english(words, code, parts):
    found, output, errors = run(*words, "--lang", "en")
    assert (found, output) == (code, "") and errors.count("\n") == 1
    assert not set("äöÄÖ") & set(errors.split("possible")[0].replace("Metsäläiset", ""))


def test_GEN_5_a_protected_discard_is_refused_with_exit_code_1():
    from larpmaster.rules import abilities
    from larpmaster.rules.dice import Dice
    for seed in range(3000):
        dice = Dice(seed)
        values = abilities.roll_values(dice)[0]
        worst = values.index(min(values)) + 1
        if not abilities.may_discard(values, worst):
            break
    code, output, errors = run("new", "--race=ihminen", "--sex=mies", "--age=14",
                               "--seed=%d" % seed, "--discard=%d" % worst)
    assert (code, output) == (1, "") and str(worst) in errors and "150" in errors
    assert run("new", "--race=ihminen", "--sex=mies", "--age=14", "--seed=%d" % seed,
               "--discard=%d" % worst, "--gm")[0] == 0


def test_CLS_6_a_place_that_does_not_tolerate_is_refused_with_exit_code_1():
    codes = {}
    for seed in range(20):
        code, output, errors = run("new", "--race=peikko", "--career=jalokivikilta:3",
                                   "--seed=%d" % seed)
        codes[code] = errors
    assert set(codes) == {0, 1} and "jalokivikilta" in codes[1] and "51" in codes[1]


def test_json_is_one_ascii_line_with_the_keys_of_cli_md():
    code, output, _ = run("new", "--seed=7", "--format=json", "--name=Åke Öh",
                          "--career=knowledge/käyrät:1")
    assert code == 0 and output.isascii() and output.endswith("}\n") and output.count("\n") == 1
    assert '"name": "\\u00c5ke \\u00d6h"' in output
    assert json.dumps(json.loads(output)) + "\n" == output
    assert list(json.loads(output)) == (
        "format version world seed gm name player race sex age region rolls roll_dice rerolls "
        "discarded assigned abilities_rolled abilities_original fitness_percent is_child abilities "
        "career classes knowledge_hundredths hit_points level_bonus damage_bonus backstab "
        "larp_armour_class attack dodge_defence parry_defence surprised_defence two_hand_percent "
        "saves absorption mana power superpower stamina max_morale colours spells money items "
        "mishaps tasks notes story state service in_use journal").split()


def test_NOT_1_the_seed_of_the_clock_is_recorded_and_gives_the_same_character():
    first = new()
    assert new(seed=first["seed"]) == first
    assert 0 <= first["seed"] <= 999999999


def test_options_answer_in_both_spellings_and_commands_in_any_case():
    assert run("NEW", "--seed", "5")[1] == run("new", "--seed=5")[1]


def test_GEN_10_simple_values_have_their_own_dice():
    made = json.loads(run("new", "--seed=3", "--simple", "--format=json")[1])
    assert all(len(dice) >= 5 and max(dice[:5]) <= 6 for dice in made["roll_dice"])


def test_names_and_words_of_both_languages_and_shells_mean_the_same():
    plain = run("new", "--seed=3", "--race=haltija", "--sex=nainen", "--assign=strength=3",
                "--career=taistelija:2,idle:3,knowledge/laivat:2", "--format=json")[1]
    assert plain.startswith('{"format"')
    for words in (["new", "seed=3", "RACE=elf", "Sex=Woman", "assign=Voima=3", "format=json",
                   "career=fighter:2,lorvi:3,tieto/laivat:2"],
                  ["--seed", "3", "--lang=en", "new", "--race=Elf", "--sex=woman",
                   "--assign=voima=3", "--career=fighter:2,lorvimista:3,TIETO/laivat:2",
                   "--format=json"]):
        assert run(*words)[1] == plain
    assert run("roll", "DICE=3n(6)", "--seed=1")[1] == run("roll", "3n(6)", "--seed=1")[1]
    assert run("help", "new")[1] == run("new", "--help")[1] == run("--lang=fi", "help", "new")[1]
    assert run("help")[1] == run("--help")[1]
    assert run("tables", "check", "--world=rajakatse")[0] == 0


def test_roll_shows_every_die():
    code, output, _ = run("roll", "3n(6)+2", "--seed=1")
    faces = output.split("]")[0].split(": ")[1].split(" + ")
    total = int(output.split("\n")[0].split(" = ")[1])
    assert code == 0 and len(faces) == 3 and sum(map(int, faces)) + 2 == total
    assert run("roll", "3n(6)+2", "--seed=1")[1] == output


def test_a_dice_expression_may_begin_with_a_minus_and_h_is_help():
    code, output, _ = run("roll", "-3+n(1)")
    assert code == 0 and "= -2" in output
    assert run("-h")[1] == run("--help")[1] != ""
    assert run("new", "-h")[1] == run("new", "--help")[1] != ""


def test_CLS_1_tables_without_a_class_or_the_ordinary_people_are_refused(tmp_path):
    where = broken_copy(tmp_path, "cults", "tavallinen            | trade", "talonpoika | trade")
    path = tmp_path / "tables" / "rajakatse" / "cult_classes.txt"
    path.write_text(path.read_text(encoding="utf-8").replace(
        "tavallinen            | tavallinen", "talonpoika | tavallinen"), encoding="utf-8")
    code, output, _ = run("tables", "check", **where)
    assert code == 1 and "cults.txt" in output and "rivi tavallinen puuttuu" in output


def test_tables_check_counts_and_version_names_the_world():
    code, output, _ = run("tables", "check")
    assert code == 0 and "races.txt: rivejä 4" in output
    code, output, _ = run("version")
    assert code == 0 and "rajakatse" in output and "Larpmaster" in output


def broken_copy(folder, kind, old, new):
    """A copy of the program whose table of this kind has one text changed."""
    shutil.copytree(os.path.join(ROOT, "larpmaster"), folder / "larpmaster")
    shutil.copytree(os.path.join(ROOT, "tables"), folder / "tables")
    path = folder / "tables" / "rajakatse" / (kind + ".txt")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    return {"cwd": folder, "PYTHONPATH": str(folder)}


def test_a_program_with_broken_tables_refuses_and_says_file_line_and_column(tmp_path):
    where = broken_copy(tmp_path, "weapons", "columns: key | ", "columns: ")
    for words in (["new"], ["new", "--format=json", "--name=A", "--save"], []):
        code, output, errors = run(*words, stdin="1\n", **where)
        assert code == 1 and "weapons.txt, rivi" in errors and "sarake key puuttuu" in errors
        assert "Traceback" not in errors and not os.path.exists(tmp_path / "register")
        assert output == "" or not words
    code, output, errors = run("tables", "check", "--lang=en", **where)
    assert code == 1 and errors == ""
    assert "weapons.txt, line" in output and "column key is missing" in output


def test_all_faults_of_all_tables_are_named_at_once(tmp_path):
    where = broken_copy(tmp_path, "settings", "money_die           |  6", "money_die | six")
    path = tmp_path / "tables" / "rajakatse" / "races.txt"
    path.write_text(path.read_text(encoding="utf-8").replace("| 50|14|", "| 50|99|"),
                    encoding="utf-8")
    code, output, _ = run("tables", "check", "--lang=en", **where)
    assert code == 1 and "races.txt, line 7" in output
    assert "settings.txt, line 5, letter 13: column value: 'six' is not a whole number" in output


def test_selftest_ends_with_its_count():
    code, output, _ = run("selftest")
    assert code == 0 and output.split("\n")[-2] == "10 passed, 0 failed"


def test_help_names_every_option_in_both_languages():
    for command in commands.every():
        for language in ("fi", "en"):
            code, output, _ = run(command.name, "--help", "--lang", language)
            assert code == 0
            for name in command.options + command.switches:
                assert "\n  --%s" % name in output
    assert "selftest" in run("--help")[1]


def test_a_closed_reader_and_a_full_output_are_no_traceback(tmp_path):
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full here")
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-m", "larpmaster", "new"], stdout=full,
                              stderr=subprocess.PIPE, cwd=ROOT)
    assert done.returncode == 1 and b"Traceback" not in done.stderr
    assert done.stderr.decode().count("\n") == 1
    done = subprocess.run("%s -m larpmaster new --format json | head -c 1" % sys.executable,
                          shell=True, cwd=ROOT, capture_output=True)
    assert done.stderr == b""


@pytest.mark.parametrize("closed", ["0<&-", "1>&-", "2>&-", "0>/dev/null"])
def test_closed_streams_are_no_traceback(closed, tmp_path):
    for words in ("new --seed 1 --format json", "new --seed x", ""):
        done = subprocess.run("%s -m larpmaster %s %s" % (sys.executable, words, closed),
                              shell=True, cwd=tmp_path, capture_output=True, timeout=60,
                              env={**os.environ, "PYTHONPATH": ROOT})
        assert b"Traceback" not in done.stderr and done.returncode in (0, 1, 2)
    assert done.returncode != 2


def test_a_pipe_is_no_character_and_does_not_hang(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    code, output, errors = run("show", "pipe", cwd=tmp_path)
    assert (code, output) == (1, "") and errors.count("\n") == 1


def test_a_terminal_that_knows_only_ascii_still_gets_its_sheet():
    code, output, errors = run("new", "--seed=1", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert code == 0 and "K?VYT" not in errors and "LARPMASTER" in output


COMMANDS = {command.name: command for command in commands.every()}


@pytest.mark.parametrize("code, words, exit_code", [
    ("unknown_command", "dance", 2), ("bad_dice", "roll 3n(0)", 2),
    ("tm_words_missing", "tables show weapons", 2)])
def test_a_wrong_word_is_told_in_both_languages(code, words, exit_code):
    for language in messages.LANGUAGES:
        found, output, errors = run(*words.split(), "--lang=" + language)
        assert (found, output) == (exit_code, "") and is_of(code, errors, language)


@pytest.mark.parametrize("command, code, dashes, keywords", [
    ("selftest", "unknown_option", "--colour=red", "COLOUR=red"),
    ("check", "option_twice", "--seed=1 --seed=2", "SEED=1 SEED 2"),
    ("check", "option_twice", "name=voima name=karisma", "NAME=voima name=karisma"),
    ("check", "option_value", "voima --seed", "voima SEED"),
    ("check", "option_no_value", "--bonus=1", "BONUS=1")])
def test_options_are_refused_alike_on_both_machines(command, code, dashes, keywords):
    for parse, words in ((host.parse, dashes), (commands.parse_keywords, keywords)):
        with pytest.raises(WrongUse) as caught:
            parse(COMMANDS[command], words.split())
        assert caught.value.code == code
