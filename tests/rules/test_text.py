"""Letters: folding, padding, wrapping, checking."""
from rule_support import wrong_use

from larpmaster import text


def test_folding_knows_the_capitals_of_iso_8859_1():
    assert text.fold(" METSÄLÄIS-Shamaanit ") == "metsäläis-shamaanit"
    assert text.fold("ÅÄÖÉØÞ") == "åäöéøþ"
    assert text.fold("×÷ßÿ") == "×÷ßÿ"
    assert text.fold("") == text.fold(" ") == ""


def test_folding_leaves_letters_beyond_iso_8859_1_alone():
    assert text.fold("\u212aELVIN Ω") == "\u212aelvin Ω"


def test_trimming_takes_the_same_spaces_on_both_interpreters():
    assert text.trimmed(" \t a \r\n") == "a"
    assert text.trimmed("\xa0a\xa0") == "\xa0a\xa0"


def test_a_long_text_is_folded_like_a_short_one():
    for name in ("ÅKE Öhman", "Ägidius Þór", "×÷ß ÿ", "plain"):
        assert text.fold(name + "\n" + "x" * 90) == text.fold(name) + "\n" + "x" * 90


def test_padding_counts_letters():
    assert text.pad("äö", 4) == "äö  "
    assert text.pad_left("äö", 4) == "  äö"
    assert text.pad("äöåäö", 4) == "äöåäö"


def test_wrapping_breaks_at_spaces_and_keeps_every_letter():
    assert text.wrap("yksi kaksi kolme", 10) == ["yksi kaksi", "kolme"]
    assert text.wrap("yksi  kaksi\nkolme", 20) == ["yksi kaksi kolme"]
    assert text.wrap("", 10) == [""]
    assert text.wrap("ääääääääääää", 5) == ["äääää", "äääää", "ää"]
    assert text.wrap("a bbbbbbbbbbbbbbbbbbbbbbbb", 12) == ["a", "bbbbbbbbbbbb", "bbbbbbbbbbbb"]
    assert text.wrap("aaaaaaaa bbbbbbbbbbbbb", 12) == ["aaaaaaaa", "bbbbbbbbbbbb", "b"]


def test_wrapping_does_not_break_at_a_no_break_space():
    assert text.wrap("aa b\xa0b", 5) == ["aa", "b\xa0b"]


def test_letters_that_a_file_cannot_hold():
    assert text.bad_letter("Äijä ÿ\xa0") == ""
    for letter in ("\n", "\x00", "\x7f", "\x80", "\x9b", "\u0100", "€"):
        assert text.bad_letter("a" + letter + "b") == letter


def test_a_checked_text_names_the_field_and_the_letter():
    assert text.checked("  Matti ", "name", 5) == "Matti"
    mistake = wrong_use("letter", text.checked, "Matti €", "name", 100)
    assert mistake.fields == {"field": "name", "letter": "€"}
    mistake = wrong_use("letter", text.checked, "a\x1bb", "player", 100)
    assert mistake.fields == {"field": "player", "letter": "U+001B"}
    mistake = wrong_use("too_long", text.checked, "Matti", "name", 4)
    assert mistake.fields == {"field": "name", "found": 5, "highest": 4}


def test_whole_numbers():
    assert text.whole_number(" 12 ", "age", 0, 99) == 12
    assert text.whole_number("-3", "age", -5, 99) == -3
    assert text.whole_number("007", "seed", 0, 999999999) == 7
    for found in ("", " ", "x", "1.5", "+3", "--3", "-", "1e3", "1_0", "٣", "²", "0x1f",
                  "100", "-1", "99999999999", "1 2"):
        wrong_use("number", text.whole_number, found, "age", 0, 99)


def test_what_was_typed_is_shown_short_and_printable():
    assert text.shown("abc") == "abc"
    assert text.shown("a\x1b[31m€") == "a?[31m?"
    assert text.shown("x" * 500) == "x" * 37 + "..."


def test_a_list_is_searched_whatever_the_case_and_without_dots_where_nothing_else_fits():
    find = text.finder((1, 2, 3), ["Äijä", "Aino", "Öky"])
    assert find("") == [1, 2, 3] and find("x") == []
    assert find("ÄI") == [1] and find(" ai ") == [2]
    assert find("aij") == [1] and find("OKY") == [3]
    assert text.finder((), [])("a") == []


def test_words_of_a_search_stand_in_any_order():
    find = text.finder((1, 2), ["Mikko\tSjöberg", "Mikko\tRautio"])
    assert find("mikko sjö") == find("sjöberg mikko") == find("sjoberg  mi") == [1]
    assert find("berg rautio") == [] and find("mikko ") == [1, 2]
