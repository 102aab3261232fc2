"""The text of a character's file: what is saved comes back, and what is damaged is a sentence."""
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from register_support import TABLES, json_of, made
from rule_support import file_text

from larpmaster import deeds, filereader, filetext, store
from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.rules.dice import Dice


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 999999999),
       st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_categories=("Cc",)),
               min_size=1, max_size=60).filter(str.strip),
       st.text(st.sampled_from("abc\\\n \"'äö=:,"), max_size=40))
def test_what_is_saved_comes_back_to_the_letter(seed, name, story):
    character = made(seed, name=name)
    character.story = story
    for coding in ("utf-8", "iso-8859-1"):
        text = file_text(character, coding)
        assert json_of(filereader.parse_character(text, "x")) == json_of(character)
        assert text.encode(coding).decode(coding) == text


def test_a_file_of_the_other_coding_and_with_crlf_is_read(tmp_path):
    character = made(name="Åke Öhman", region="Metsäläiset")
    path = tmp_path / "x.larp"
    text = file_text(character, "iso-8859-1")
    for data in (text.encode("iso-8859-1"), text.replace("\n", "\r\n").encode("iso-8859-1"),
                 text.replace(": \n", ":\n").encode("iso-8859-1")):
        path.write_bytes(data)
        assert json_of(store.load(host, str(path))) == json_of(character)


def test_unknown_keys_survive_a_load_and_a_save():
    text = file_text(made(name="A"), "utf-8")
    lines = text.split("\n")
    body = lines[1:-2] + ["aura: vihreä", "aura: musta"]
    text = "\n".join([lines[0]] + body + ["checksum: " + filetext.checksum_of(body), ""])
    again = file_text(filereader.parse_character(text, "x"), "utf-8")
    assert "\naura: vihreä\naura: musta\n" in again


def test_a_file_cannot_send_control_letters_to_the_terminal():
    lines = file_text(made(3, name="Aino"), "utf-8").split("\n")
    for key in ("items", "mishaps", "race", "name", "region"):
        for bad in ("\x1b[2J", "\\n", "\x7f", "\u20ac"):
            body = [key + ": a" + bad if line.startswith(key + ":") else line
                    for line in lines[1:-2]]
            text = "\n".join([lines[0]] + body + ["checksum: " + filetext.checksum_of(body), ""])
            if bad == "\\n" and key in ("items", "mishaps"):
                continue
            with pytest.raises(CouldNot) as caught:
                filereader.parse_character(text, "x")
            assert caught.value.code == "damaged_character"


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_damaged_file_is_a_sentence_and_never_more(data):
    text = file_text(made(3, name="Aino", career="Sirran:8"), "utf-8")
    place = data.draw(st.integers(0, len(text) - 2))
    kind = data.draw(st.sampled_from(("cut", "change", "insert")))
    letter = data.draw(st.characters(max_codepoint=255, exclude_characters="\r"))
    if kind == "cut":
        damaged = text[:place]
    elif kind == "change":
        damaged = text[:place] + letter + text[place + 1:]
    else:
        damaged = text[:place] + letter + text[place:]
    try:
        character = filereader.parse_character(damaged, "x")
    except CouldNot as mistake:
        assert mistake.code in ("not_a_character", "damaged_character", "newer_character")
    else:
        assert json_of(character) == json_of(filereader.parse_character(text, "x"))


def filed(body):
    """The text of a file with these lines under a right checksum."""
    head = "larpmaster-character 3 utf-8"
    return "\n".join([head] + body + ["checksum: " + filetext.checksum_of(body), ""])


BODY = file_text(made(3, name="Aino", career="Sirran:8"), "utf-8").split("\n")[1:-2]


@pytest.mark.parametrize("end", ["\t\n", "\n \n\t", "\r\n\r\n", ""])
def test_blank_lines_at_the_end_do_no_harm(end):
    assert json_of(filereader.parse_character(filed(BODY) + end, "x")) \
        == json_of(filereader.parse_character(filed(BODY), "x"))


def test_spaces_at_the_ends_of_lines_do_no_harm():
    """They belong to a text of several lines only."""
    lines = [line if line.startswith(("tasks", "notes", "story")) else line + "  "
             for line in filed(BODY).split("\n")]
    assert json_of(filereader.parse_character("\n".join(lines), "x")) \
        == json_of(filereader.parse_character(filed(BODY), "x"))


@pytest.mark.parametrize("change", [
    ("age: ", "age: " + "9" * 20000), ("rolls: ", "rolls: " + "1" * 20000),
    ("dice: ", "dice: 20\xa01 18 5"), ("name: ", "name: a\x01"), ("race: ", "race: \u20ac")])
def test_the_line_of_a_number_too_long_or_a_letter_too_odd_is_named(change):
    place = [line.startswith(change[0]) for line in BODY].index(True)
    body = BODY[:place] + [change[1]] + BODY[place + 1:]
    with pytest.raises(CouldNot) as caught:
        filereader.parse_character(filed(body), "x")
    assert (caught.value.code, caught.value.fields["line"]) == ("damaged_character", place + 2)


@pytest.mark.parametrize("head", ["larpmaster-character  1 utf-8", "larpmaster-character",
                                  "larpmaster-character\xa01 utf-8", ""])
def test_a_first_line_that_is_not_ours_is_no_character(head):
    with pytest.raises(CouldNot) as caught:
        filereader.parse_character(head + "\n" + "\n".join(BODY), "x")
    assert caught.value.code == "not_a_character"


def test_a_record_whose_last_key_lacks_its_value_is_damaged():
    with pytest.raises(CouldNot) as caught:
        filereader.parse_character(filed(BODY + ["colour: name=red, amount"]), "x")
    assert caught.value.code == "damaged_character"


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_wrong_contents_under_a_right_checksum_are_refused_or_shown(data):
    """Somebody may compute the checksum: then the fields themselves are checked."""
    lines = file_text(made(3, name="Aino", career="Sirran:8"), "utf-8").split("\n")
    body = lines[1:-2]
    number = data.draw(st.integers(0, len(body) - 1))
    change = data.draw(st.sampled_from(
        ("", "x", "-1", "99999999999999999999", "1 2 3", "yes", "=,=,", ": ", "key: value",
         "year: year=1, age=14, activity=idle, xp=-5", "class: class=x, cult=y", body[0])))
    if data.draw(st.booleans()):
        body[number] = change
    else:
        body[number] = body[number].split(":")[0] + ": " + change
    text = "\n".join([lines[0]] + body + ["checksum: " + filetext.checksum_of(body), ""])
    try:
        character = filereader.parse_character(text, "x")
        json_of(character)
    except CouldNot as mistake:
        assert mistake.code in ("damaged_character", "unknown_key")


def aged(*added):
    """The text of a priest's file after a year, with lines added under a right checksum."""
    character = made(3, name="Aino", career="Sirran:8")
    deeds.year(character, TABLES, Dice(4), deeds.Act("2026-11-30", "gm", False))
    lines = file_text(character, "utf-8").split("\n")
    body = lines[1:-2]
    for line in added:
        key = line.split(":")[0] + ":"
        places = [place for place, one in enumerate(body) if one.startswith(key)]
        if key == "in_use:":
            body[places[0]] = line
        else:
            body.insert(places[-1] + 1, line)
    return "\n".join([lines[0]] + body + ["checksum: " + filetext.checksum_of(body), ""])


@pytest.mark.parametrize("line", [
    "knowledge: name=pappitieto, amount=5", "knowledge: name=PAPPITIETO, amount=5",
    "colour: name=valkoinen, amount=1", "in_use: tikari", "change: seed, 5, 0",
    "change: journal, 5, 0", "change: career, -1, 0", "change: ability/onni, 5, 0",
    "change: class/x, 1 2 3 4 5 6 7, -", "change: class/x/y, -1 2 3 4 5 6 7, -",
    "class: class=varas, cult=varas, training_hundredths=0, start_level=0, "
    "extra_level=900000000, xp=0, spirit_xp=0, standing=1",
    "class: class=pappi, cult=Sirran, training_hundredths=0, start_level=0, extra_level=0, xp=0, "
    "spirit_xp=0, standing=1"])
def test_what_no_deed_leaves_in_a_file_is_damage(line):
    filereader.parse_character(aged(), "x")
    with pytest.raises(CouldNot) as mistake:
        filereader.parse_character(aged(line), "x")
    assert mistake.value.code == "damaged_character"


def test_a_newer_file_an_empty_one_and_one_too_long_say_what_they_are(tmp_path):
    path = str(tmp_path / "x.larp")
    for data, code in ((b"larpmaster-character 4 utf-8\n", "newer_character"),
                       (b"", "not_a_character"), (b"\0\1\2", "not_text"),
                       (b"larpmaster-character 1 utf-8\n\xff\xfe\n", "not_text"),
                       (b"x" * (store.FILE_LIMIT + 1), "file_too_long"),
                       (b"larpmaster-character 1 utf-8\n", "damaged_character")):
        with open(path, "wb") as file:
            file.write(data)
        with pytest.raises(CouldNot) as caught:
            store.load(host, path)
        assert caught.value.code == code
    with pytest.raises(CouldNot) as caught:
        store.load(host, str(tmp_path))
    assert caught.value.code == "cannot_read"
