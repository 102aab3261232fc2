"""The texts of both languages."""
import importlib
import string

import pytest

from larpmaster import messages


def room(name, language):
    """The texts of a room, "" for those that every run needs."""
    path = "larpmaster.messages." + "_".join(part for part in (name, language) if part)
    return importlib.import_module(path).TEXTS


def all_texts(language):
    """The texts of every room in one dict; no key stands in two."""
    rooms = [room(name, language) for name in ("", *messages.PARTS.values())]
    texts = {key: text for texts in rooms for key, text in texts.items()}
    assert len(texts) == sum(map(len, rooms))
    return texts


FINNISH, ENGLISH = all_texts("fi"), all_texts("en")
by_language = pytest.mark.parametrize("texts", [FINNISH, ENGLISH], ids=["fi", "en"])


def fields(text):
    return sorted({name for _, name, _, _ in string.Formatter().parse(text) if name})


def test_both_languages_have_the_same_texts():
    for name in ("", "tables", *messages.PARTS.values()):
        assert sorted(room(name, "fi")) == sorted(room(name, "en"))


def test_the_beginning_of_a_key_says_its_room():
    for name in ("", *messages.PARTS.values()):
        # What is seldom said has no beginning of its own.
        wanted = "" if name == "seldom" else name
        assert {messages.PARTS.get(key.partition("_")[0], "")
                for key in room(name, "fi")} == {wanted}


@by_language
def test_every_letter_is_in_iso_8859_1(texts):
    for text in texts.values():
        assert text.encode("iso-8859-1").decode("iso-8859-1") == text
        assert not any("\x7f" <= letter < "\xa0" for letter in text)


def test_both_languages_fill_in_the_same_fields():
    for key, text in FINNISH.items():
        assert fields(text) == fields(ENGLISH[key]), key


@by_language
def test_rows_of_one_line_fit_the_screen(texts):
    for key, text in texts.items():
        if key.startswith("ui_keys_") or key.endswith("_prompt"):
            assert len(text) <= 79, key


@by_language
def test_words_to_be_typed_are_one_for_each_line(texts):
    for key, count in (("main", 7), ("rolls", 3), ("assign", 3), ("career", 8), ("sheets", 3),
                       ("save", 3)):
        words = texts["ui_words_" + key].split(",")
        assert len(words) == count and len(set(words)) == count
