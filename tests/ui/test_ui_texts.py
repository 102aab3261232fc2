"""The texts of both languages."""
import string

import pytest

from larpmaster.messages import en, fi, screens_en, screens_fi

FINNISH = dict(fi.TEXTS, **screens_fi.TEXTS)
ENGLISH = dict(en.TEXTS, **screens_en.TEXTS)
by_language = pytest.mark.parametrize("texts", [FINNISH, ENGLISH], ids=["fi", "en"])


def fields(text):
    return sorted({name for _, name, _, _ in string.Formatter().parse(text) if name})


def test_both_languages_have_the_same_texts():
    assert sorted(fi.TEXTS) == sorted(en.TEXTS)
    assert sorted(screens_fi.TEXTS) == sorted(screens_en.TEXTS)


def test_the_texts_of_the_screens_and_no_others_begin_with_ui():
    assert all(key.startswith("ui_") for key in screens_fi.TEXTS)
    assert not any(key.startswith("ui_") for key in fi.TEXTS)


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
    for key, count in (("main", 7), ("rolls", 3), ("assign", 4), ("career", 7), ("sheets", 3),
                       ("save", 3)):
        words = texts["ui_words_" + key].split(",")
        assert len(words) == count and len(set(words)) == count
