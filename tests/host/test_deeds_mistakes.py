"""What is refused after the making: one sentence in the person's language, and nothing changed."""
import pathlib
import re
import shlex
import shutil

import pytest
from sentences import is_of

import larpmaster
from larpmaster import callings, commands, journal, messages
from larpmaster.character import Character, ClassRow, Entry
from larpmaster.errors import CouldNot

ROOMS = ("admission", "callings", "deeds", "edits", "gifts", "journal", "many", "cli_deeds",
         "cli_edit", "cli_many", "given", "opened")
# code: (what to do before, the words that are refused, exit code, what the sentence must name)
MISTAKES = {
    "all_refused": ([], "year Zhar refuse=pappi,taistelija", 1, "Zharin mestarit"),
    "no_refusal": ([], "year Pappi refuse=pappi", 1, "pappi"),
    "fixed_split": ([], "year Moni split=taistelija=50,varas=50", 1, "samooja"),
    "share_item": ([], "year Bardi split=varas", 2, "varas"),
    "share_twice": ([], "year Bardi split=varas=50,VARAS=50", 2, "varas"),
    "share_sum": ([], "xp Bardi bardi 50 split=varas=50,taikuri=51", 2, "101"),
    "needs_cult": ([], "xp Bardi varas 50 split=varas=50,taikuri=50", 2, "varas"),
    "needs_cult_year": ([], "year Joutilas refuse=pappi", 1, ""),
    "cult_race": ([], "year Pappi player activity=Raia-haltijat", 2, "Raia-haltijat"),
    "cult_region": (["new save gm race=ihminen seed=1 name=Metsä region=Metsäläiset"],
                    "year Metsä player 'activity=Vardakovin sotavelhot'", 2, "Vardakov"),
    "not_tolerated": (["edit Kansa ability=älykkyys=10"],
                      "year Kansa player activity=jalokivikilta", 1, "taikuri"),
    "forgotten": ([], "year Unohdettu", 1, "Unohdettu"),
    "dead": ([], "year Kuollut", 1, "Kuollut"),
    "too_old": (["edit Varas age=999"], "year Varas", 1, "999"),
    "bad_date": ([], "year Varas date=2026-02-29", 2, "2026-02-29"),
    "already_there": ([], "move Kuollut kuollut", 1, "Kuollut"),
    "unknown_class": ([], "xp Pappi munkki 5", 2, "munkki"),
    "several_rows": ([], "xp Moni taistelija 5", 2, "taistelija/samooja"),
    "class_not_in_cult": ([], "xp Pappi varas/Sirran 5", 2, "Sirran"),
    "row_missing": ([], "xp Pappi Zada-papit -5", 1, "pappi/Sirran"),
    "classless": ([], "level Joutilas lose", 1, "Joutilas"),
    "in_service": ([], "xp Pappi taistelija 5", 1, "Sirran"),
    "no_spirit": ([], "xp Zhar pappi 5 spirit", 1, "Zharin mestarit"),
    "spirit_refuses": (["edit Pappi standing=pappi=-3"], "xp Pappi pappi 5 spirit", 1, "-3"),
    "too_much_xp": (["xp Varas varas 9999809 later"], "xp Varas varas 1 later", 1, "10000000"),
    "xp_below_zero": ([], "xp Varas varas -500", 1, "191"),
    "no_level_due": ([], "level Varas varas", 1, "varas"),
    "no_levels_due": ([], "level Varas", 1, "Varas"),
    "no_level_left": ([], "level Varas lose", 1, "varas"),
    "nothing_to_undo": ([], "undo Varas", 1, ""),
    "nothing_to_edit": ([], "edit Varas", 2, "put-away"),
    "pair_item": ([], "edit Varas ability=voima", 2, "voima"),
    "unknown_name": ([], "edit Varas ability=onni=5", 2, "onni"),
    "number": ([], "edit Moni start-level=taistelija/samooja=31", 2, "31"),
    "letter": ([], "edit Varas story=€", 2, "€"),
    "too_long": ([], "edit Varas name=" + "x" * 101, 2, "101"),
    "name_missing": ([], "edit Varas 'name= '", 2, ""),
    "raised_before": (["edit Joutilas grow=voima"], "edit Joutilas grow=viisaus", 1, ""),
    "high_enough": (["edit Varas ability=voima=141"], "edit Varas grow=voima", 1, "140"),
    "not_in_service": ([], "edit Joutilas leave", 1, "Joutilas"),
    "not_a_priest": ([], "edit Varas temple=varas=vakoilija", 1, "varas"),
    "row_is_there": ([], "edit Pappi temple=pappi=Sirran", 1, "Sirran"),
    "stays_ordinary": ([], "edit Kansa turn=tavallinen=30", 1, "tavallinen"),
    "no_ordinary_class": ([], "edit Varas turn=taistelija=60", 1, "Varas"),
    "several_ordinary": (["new save gm race=ihminen seed=1 name=Kaksi "
                          "career=tavallinen:2,parantaja:2"], "edit Kaksi turn=varas=30", 2,
                         "tavallinen/parantaja"),
    "must_forget": ([], "edit Kansa turn=taistelija=keep", 1, "taistelija=100"),
    "colour_above_maximum": ([], "edit Taikuri colour=punainen=99", 1, "99"),
    "wrong_class_for_spell": ([], "edit Taikuri spell=rohkeus", 1, "rohkeus"),
    "spell_known": ([], "edit Taikuri study=liekki", 1, "liekki"),
    "colours_missing": ([], "edit Taikuri spell=näkymättömyys", 1, "harmaa 8"),
    "spell_unknown": ([], "edit Taikuri forget=uni", 1, "uni"),
    "not_enough_money": (["edit Varas money=5"], "edit Varas buy=tikari=6", 1, "tikari"),
    "too_many_items": (["edit Varas buy=" + ",".join(["nuoli=0"] * 100)],
                       "edit Varas buy=nuoli=0", 1, "100"),
    "item_missing": ([], "edit Varas sell=tikari=5", 1, "tikari"),
    "in_use_already": (["edit Varas buy=tikari=0 use=tikari"], "edit Varas use=tikari", 1,
                       "tikari"),
    "not_in_use": (["edit Varas buy=tikari=0"], "edit Varas put-away=tikari", 1, "tikari"),
    "argument_missing": ([], "xp Varas varas", 2, "xp"),
    "argument_extra": ([], "year Varas all", 2, "Varas"),
    "year_given_today": (["year Varas date=2026-11-30"], "year Varas date=2026-11-30", 1,
                         "2026-11-30"),
    "date_before_last": (["year Varas date=2026-11-30"], "edit Varas money=5 date=2026-11-29", 1,
                         "2026-11-30"),
    "age_lived": ([], "edit Varas age=5", 1, "18"),
    "do_trial_of_loss": ([], "level Varas lose trial", 2, "trial"),
    "do_nobody_here": ([], "xp present 50", 1, ""),
    "do_no_last": ([], "undo last", 1, ""),
    "not_in_register": ([], "year Varas README.md", 1, "README.md"),
}
# What no command leads to: the rooms below refuse it all the same.
BELOW = ("entry_contradicts", "not_ordinary")
SWITCHES = {switch for command in commands.every() for switch in command.switches}


def words_of(line):
    """The words of a line, switches with their dashes."""
    return ["--" + word if word in SWITCHES else word for word in shlex.split(line)]


@pytest.mark.parametrize("code", MISTAKES)
def test_what_is_wrong_is_said_in_one_sentence_and_nothing_changes(register, code):
    before, line, exit_code, named = MISTAKES[code]
    for done in before:
        assert register.run(*words_of(done))[0] == 0
    files = register.files()
    for language in messages.LANGUAGES:
        found, output, errors = register.run(*words_of(line), "lang=" + language)
        assert (found, output) == (exit_code, ""), errors
        assert errors.count("\n") == 1 and errors.endswith(".\n") and named in errors
        assert is_of(code, errors, language)
    assert register.files() == files


def test_every_mistake_that_the_rooms_know_is_made_here():
    folder = pathlib.Path(larpmaster.__file__).parent
    known = set()
    for room in ROOMS:
        source = (folder / (room + ".py")).read_text("utf-8")
        for call in re.findall(r"(?:CouldNot|WrongUse)\((.*?)[,)]", source, re.S):
            known |= set(re.findall(r'"(\w+)"(?! else)', call))
    known -= {"unknown_world", "set_world", "set_file_broken", "no_memory"}
    # What is said of one among many: test_many.
    known -= {"do_changed_since", "do_no_own_class"}
    # What a screen asks about: test_desk_deeds.
    known -= {"do_xp_given"}
    # Of a deed for many before that was cut off: test_many_cut.
    known -= {"do_cut_off"}
    # Of files that were changed by hand: the last test here.
    known -= {"do_cult_gone"}
    assert len(known) > 40 and known <= {*MISTAKES, *BELOW, "dead", "forgotten"}


def test_a_journal_that_contradicts_the_record_is_refused(register):
    register.do("xp", "Varas", "varas", "9")
    register.write("Varas", lambda text: text.replace("xp=200", "xp=201"))
    files = register.files()
    for language in messages.LANGUAGES:
        for words in (["undo", "Varas"], ["year", "Varas"], ["show", "Varas"],
                      ["edit", "Varas", "--age=5"], ["journal", "Varas"]):
            code, output, errors = register.run(*words, "--lang=" + language)
            assert (code, output) == (1, "") and errors.count("\n") == 1
            assert is_of("journal_contradicts", errors, language)
            assert "varas.larp" in errors and " 2 " in errors and "class/varas/varas" in errors
    assert register.files() == files


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_what_no_command_leads_to_is_refused_below(language):
    character = Character()
    character.journal.append(journal.made(character))
    before = journal.snapshot(character)
    character.money = 5
    character.journal.append(Entry(journal.EDIT, "2026-11-30", journal.PLAYER, 0,
                                   journal.changes(before, journal.snapshot(character)), [],
                                   False))
    character.money = 6
    refused = []
    for work in (lambda: journal.undo(character),
                 lambda: callings.turn(character, None, None, ClassRow("varas", "varas", 1),
                                       "pappi", "Sirran", 10)):
        with pytest.raises(CouldNot) as mistake:
            work()
        refused.append(mistake.value.code)
        messages.use(language)
        assert is_of(mistake.value.code, messages.worded(mistake.value) + "\n", language)
    assert tuple(refused) == BELOW and (character.money, len(character.journal)) == (6, 2)


def test_a_race_or_cult_that_the_tables_lack_is_named(register):
    for old, new in (("race: ihminen", "race: kääpiö"), ("Sirran", "Vanha kultti")):
        shutil.copy(register.folder / "pappi.larp", register.folder / "toinen.larp")
        register.write("Toinen", lambda text: text.replace(old, new))  # noqa: B023
        files = register.files()
        code, output, errors = register.run("year", str(register.folder / "toinen.larp"))
        assert (code, output) == (1, "") and new.split(": ")[-1] in errors
        assert errors.count("\n") == 1 and register.files() == files
