"""What a Finnish or English person reads: words of one's own language, lists that end well."""
import importlib
import re

import pytest

from larpmaster import choices, cli, commands, messages, tables
from larpmaster.errors import WrongUse
from larpmaster.offered import offered
from larpmaster.platform import host
from larpmaster.rules import study
from larpmaster.table_schema import ITEM_KINDS, KINDS

TABLES = tables.load(host.join(host.tables_folder(), "rajakatse"), host.read_file, host.join)
# What both languages have: Finnish words that look English or that stand in English examples, keys
# of a keyboard, names of programs.
COMMON = set("""
    on a b d f m n o q s x con cult bonus larp mana iso is version
    laivat pappitieto pidä txt password install uses
    enter esc bak pip python venv tablemaster larpmaster json english suomi
""".split())
# These show a word of each language on purpose: what may be typed, and what a broken program says.
OF_BOTH = ("missing_room_en", "ui_language", "ui_words_")


def of_both(key):
    """Whether a text holds words of both languages."""
    return key.startswith(OF_BOTH) or key.endswith("_words")


def typed():
    """What is typed as it is in both languages: commands, options, tables, columns, cells."""
    names = set(cli.FORMATS) | {name for command in (commands.PROGRAM, *commands.every())
                                for name in (command.name, *command.options, *command.switches)}
    names |= {kind for kind, _, _ in KINDS} | {"columns", "check"}
    for kind, _, columns in KINDS:
        names |= {column[0] for column in columns}
        names |= {word for column in columns if column[1] == "word" for word in column[2]}
        names |= {row[0] for row in getattr(TABLES, kind)}
    return {part for name in names for part in words(str(name))}


def texts(language):
    """The texts of every room."""
    found = {}
    for room in ("", "tables", *messages.PARTS.values()):
        path = "larpmaster.messages." + "_".join(part for part in (room, language) if part)
        found.update({(room, key): text
                      for key, text in importlib.import_module(path).TEXTS.items()})
    return found


def words(text):
    """The words of a text without its fields, and without what stands on keys of a keyboard."""
    text = re.sub(r"\b(Page Up|Page Down|Home|End|Alt|Ctrl\+U)\b", " ", text)
    return re.findall(r"[a-zåäö]+", re.sub(r"\{\w*\}|%\w", " ", text.lower()))


def offer(choose, *arguments, language="fi"):
    """The sentence for a choice that is refused."""
    messages.use(language)
    try:
        with pytest.raises(WrongUse) as caught:
            choose(*arguments)
        return messages.worded(caught.value)
    finally:
        messages.use("fi")


def test_no_english_word_stands_in_the_finnish_program():
    english = {word for (_, key), text in texts("en").items()
               if not of_both(key) for word in words(text)}
    found = {}
    for (room, key), text in texts("fi").items():
        if not of_both(key):
            wrong = (set(words(text)) & english) - COMMON - typed()
            if wrong:
                found[room, key] = sorted(wrong)
    assert found == {}


def test_what_may_be_typed_is_offered_in_the_language_in_use():
    assert offer(choices.ability, "onni", "check").endswith(
        "mahdolliset: voima, rakenne, näppäryys, ketteryys, älykkyys, viisaus, karisma.")
    assert offer(choices.ability, "luck", "check", language="en").endswith(
        "strength, constitution, dexterity, agility, intelligence, wisdom, charisma.")
    assert offer(choices.activity, "munkki", TABLES).endswith(" muuta.") or (
        offer(choices.activity, "munkki", TABLES).endswith(", lorvi, tieto/laivat."))
    assert offer(choices.sex, "muu", ["mies", "nainen"], language="en").endswith("man, woman.")
    twice = offer(choices.assignment, "voima=1,strength=2")
    assert "voima" in twice and "strength" not in twice


@pytest.mark.parametrize("word", ["idle", "Lorvi", "lorvimista", "joutilas", "toimeton"])
def test_idling_is_understood_in_both_languages(word):
    assert choices.activity(word, TABLES) == "idle"


def items():
    """Keys of every item."""
    return [row.key for kind in ITEM_KINDS for row in getattr(TABLES, kind)]


@pytest.mark.parametrize("typed_word, nearest", [
    ("levyhaarnisk", "levyhaarniska"), ("tikaru", "tikari"), ("miekka", "lyhyt miekka"),
    ("iso kipli", "iso kilpi"), ("KYPÄRÄT", "kypärä")])
def test_a_long_list_of_names_begins_with_the_nearest_and_says_how_many_more(typed_word, nearest):
    rows = [row for kind in ITEM_KINDS for row in getattr(TABLES, kind)]
    sentence = offer(choices.key_of, typed_word, "buy", rows)
    told = re.fullmatch(r".*mahdolliset: (.*) ja (\d+) muuta\.", sentence)
    names = told[1].split(", ")
    assert names[0] == nearest and set(names) <= set(items())
    assert len(names) + int(told[2]) == len(rows) and len(told[1]) <= 302


def test_a_short_list_of_names_stays_in_its_order():
    assert offered(["b", "a"], "a", str) == "b, a"


def test_MAG_17_the_help_says_how_long_one_studies_before_a_roll():
    for language, scaled in (("fi", "* 100 / älykkyys"), ("en", "* 100 / intelligence")):
        told = texts(language)["help", "help_option_study"]
        assert " %d " % (study.MINUTES_A_ROLL // 60) in told and scaled in told
