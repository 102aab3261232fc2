"""The JSON of a character: the same bytes on every machine (decision 9)."""
from larpmaster import jsontext


def test_decision_09_letters_beyond_ascii_are_escaped():
    assert jsontext.quoted("vihreä Ö ÿ") == '"vihre\\u00e4 \\u00d6 \\u00ff"'
    assert jsontext.quoted("") == '""'
    assert jsontext.quoted("a~z") == '"a~z"'


def test_decision_09_signs_of_json_are_escaped():
    assert jsontext.quoted('say "no" \\ ') == '"say \\"no\\" \\\\ "'
    assert jsontext.quoted("a\nb\tc\rd\x01") == '"a\\nb\\tc\\rd\\u0001"'


def test_decision_09_separators_and_order():
    assert jsontext._event((("what", "spell"), ("roll", -3), ("learned", False)), {}) == (
        '{"what": "spell", "roll": -3, "learned": false}')
    assert jsontext._pairs((("b", 1), ("a", 2))) == '{"b": 1, "a": 2}'
    assert jsontext._pairs(()) == "{}" and jsontext._texts(()) == "[]"
    assert jsontext._numbers((1, -2)) == "[1, -2]"
