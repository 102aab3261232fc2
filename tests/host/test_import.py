"""Characters as JSON out of the register and back into it: nothing changes, nothing foreign comes
in, and whatever a file holds is answered by one sentence."""
import json
import re
import time

import pytest
from choosing import SOME
from hypothesis import given, settings
from hypothesis import strategies as st
from sentences import is_of
from test_cli import run
from test_lives import MANY, TABLES, subjects

from larpmaster import jsonreading, messages
from larpmaster.errors import CouldNot
from larpmaster.importing import JSON_LIMIT, character_of_json, paths_meant
from larpmaster.jsontext import character_json
from larpmaster.platform import host
from larpmaster.rules import dice


@SOME
@given(subjects(), MANY)
def test_a_character_is_the_same_after_a_way_through_json(subject, deeds):
    for deed, number, other in deeds:
        subject.do(deed, number, other)
    written = subject.json()
    assert character_json(character_of_json(written, "x"), TABLES) == written
    loose = json.dumps(json.loads(written), sort_keys=False, indent=1, ensure_ascii=False)
    assert character_json(character_of_json(loose, "x"), TABLES) == written


def exported(register, name):
    """The JSON of a character as export writes it, and the path."""
    path = register.folder / "out.json"
    register.do("export", name, "--to=%s" % path)
    return path.read_text("utf-8"), path


def test_export_and_import_and_export_give_the_same_bytes(register, tmp_path):
    register.do("edit", "Pappi", "--name=Åke \"Ö\" Öhman", "--story=yksi, kaksi\\k\nkolme = neljä",
                "--buy=tikari=0", "--use=tikari")
    register.do("year", str(register.folder / "pappi.larp"), "--seed=3")
    output = register.do("export", "--all", "--to=%s" % (tmp_path / "ulos"))
    assert output.splitlines()[-1] == "Viety: 10. Ei onnistunut: 0."
    files = sorted((tmp_path / "ulos").iterdir())
    assert len(files) == 10 and "moni.json" in [path.name for path in files]
    code, output, errors = run("import", *map(str, files), "--register=%s" % (tmp_path / "new"))
    assert (code, errors) == (0, "") and output.splitlines()[-1] == "Tuotu: 10. Ei onnistunut: 0."
    code, _, _ = run("export", "--all", "--register=%s" % (tmp_path / "new"),
                     "--to=%s" % (tmp_path / "again"))
    assert code == 0
    again = {path.read_bytes() for path in (tmp_path / "again").iterdir()}
    assert again == {path.read_bytes() for path in files} and len(again) == 10
    code, output, _ = run("undo", "Moni", "--register=%s" % (tmp_path / "new"))
    assert code == 1


def test_one_character_goes_into_a_file_of_its_name_or_into_a_folder(register, tmp_path):
    words = ("export", "Pappi", "--register=%s" % register.folder)
    assert run(*words, cwd=tmp_path)[1] == "Pappi: pappi.json\n"
    (tmp_path / "kansio").mkdir()
    assert run(*words, "--to=kansio", cwd=tmp_path)[0] == 0
    assert run(*words, "--to=muu.txt", cwd=tmp_path)[0] == 0
    first = (tmp_path / "pappi.json").read_bytes()
    assert first == (tmp_path / "kansio" / "pappi.json").read_bytes() == (
        tmp_path / "muu.txt").read_bytes()
    assert first.decode() == run("show", "Pappi", "--format=json", words[-1])[1]
    assert run("export", words[-1])[0] == run("export", "Pappi", "--all", words[-1])[0] == 2


def test_a_broken_file_stops_no_other_on_the_way_out_or_in(register, tmp_path):
    register.write("Varas", lambda text: text.replace("state: living", "state: asleep"))
    code, output, errors = register.run("export", "--all", "--to=%s" % tmp_path)
    assert code == 1 and output.splitlines()[-1] == "Viety: 9. Ei onnistunut: 1."
    assert errors.count("\n") == 1 and "varas.larp" in errors
    (tmp_path / "bardi.json").write_text("{")
    code, output, errors = run("import", str(tmp_path / "bardi.json"), str(tmp_path / "moni.json"),
                               str(tmp_path / "none.json"), "--register=%s" % (tmp_path / "new"))
    assert code == 1 and output.splitlines()[-1] == "Tuotu: 1. Ei onnistunut: 2."
    assert errors.count("\n") == 2 and "bardi.json" in errors and "none.json" in errors


def test_who_is_in_the_register_already_comes_again_and_that_is_told(register):
    _, path = exported(register, "Pappi")
    output = register.do("import", str(path))
    assert "samanniminen: pappi.larp" in output
    first, second = [register.do("show", str(register.folder / name), "--format=json")
                     for name in ("pappi.larp", "pappi-2.larp")]
    assert first == second == path.read_text("utf-8")


def changed(data, *places):
    """The JSON with another value at a place, the last of `places` is the value."""
    data = json.loads(json.dumps(data))
    *path, key, value = places
    part = data
    for step in path:
        part = part[step]
    if value is KeyError:
        del part[key]
    else:
        part[key] = value
    return json.dumps(data)


# (code, what stands in the file): made of the JSON of a priest, as text and as data.
FOREIGN = {
    "nothing": ("io_not_json", lambda text, data: ""),
    "a word": ("io_not_json", lambda text, data: "hello"),
    "a list": ("io_not_json", lambda text, data: "[" + text + "]"),
    "cut off": ("io_not_json", lambda text, data: text[:1000]),
    "more behind": ("io_not_json", lambda text, data: text + "{}"),
    "deep lists": ("io_not_json", lambda text, data: '{"world": ' + "[" * 100000),
    "deep objects": ("io_not_json", lambda text, data: '{"world": ' + '{"a": ' * 100000),
    "a huge number": ("io_not_json", lambda text, data: text.replace(
        '"age": ', '"age": ' + "9" * 500000, 1)),
    "a fraction": ("io_not_json", lambda text, data: text.replace('"age": ', '"age": 1.')),
    "an exponent": ("io_not_json", lambda text, data: changed(data, "age", 1e99)),
    "NaN": ("io_not_json", lambda text, data: changed(data, "age", float("nan"))),
    "minus infinity": ("io_not_json", lambda text, data: changed(data, "age", float("-inf"))),
    "a key twice": ("io_not_json", lambda text, data: text.replace(
        '"age": ', '"age": 5, "age": ', 1)),
    "a part twice": ("io_not_json", lambda text, data: text[:-1] + ', "journal": []}'),
    "half a pair": ("io_not_a_character", lambda text, data: changed(data, "name", "\ud800")),
    "a foreign letter": ("io_not_a_character", lambda text, data: changed(data, "name", "Š")),
    "a control letter": ("io_not_a_character", lambda text, data: changed(data, "notes", "\x07")),
    "a raw line end": ("io_not_json", lambda text, data: text.replace("Pappi", "Pap\npi")),
    "no escape": ("io_not_json", lambda text, data: text.replace("Pappi", "Pap\\xpi")),
    "half an escape": ("io_not_json", lambda text, data: text.replace("Pappi", "\\u12")),
    "many keys": ("io_not_json", lambda text, data: '{"colours": {' + ", ".join(
        '"%d": 1' % number for number in range(50000))),
    "a million spaces": ("io_not_json", lambda text, data: " " * (JSON_LIMIT - 1)),
    "too long": ("file_too_long", lambda text, data: text + " " * JSON_LIMIT),
    "an empty object": ("io_not_a_character", lambda text, data: "{}"),
    "another format": ("io_not_a_character", lambda text, data: changed(data, "format", "x")),
    "a newer version": ("newer_character", lambda text, data: changed(data, "version", 2)),
    "an older version": ("io_not_a_character", lambda text, data: changed(data, "version", 0)),
    "a part less": ("io_not_a_character", lambda text, data: changed(data, "spells", KeyError)),
    "a part more": ("io_not_a_character", lambda text, data: changed(data, "luck", 5)),
    "a text for a number": ("io_not_a_character", lambda text, data: changed(data, "age", "5")),
    "a flag for a number": ("io_not_a_character", lambda text, data: changed(data, "age", True)),
    "a number for a flag": ("io_not_a_character", lambda text, data: changed(data, "gm", 1)),
    "rolls that were taken back": ("io_not_a_character", lambda text, data: changed(
        data, "rerolls", -1)),
    "a world elsewhere": ("io_not_a_character", lambda text, data: changed(
        data, "world", "../muu")),
    "a world above": ("io_not_a_character", lambda text, data: changed(data, "world", "..")),
    "a race of two parts": ("io_not_a_character", lambda text, data: changed(
        data, "race", "a/b")),
    "a sex of two parts": ("io_not_a_character", lambda text, data: changed(
        data, "sex", "a\\b")),
    "no race": ("io_not_a_character", lambda text, data: changed(data, "race", "")),
    "a number for a text": ("io_not_a_character", lambda text, data: changed(data, "name", 5)),
    "nothing for a list": ("io_not_a_character", lambda text, data: changed(data, "items", None)),
    "an object for a list": ("io_not_a_character", lambda text, data: changed(
        data, "career", {"a": 1})),
    "a list for an object": ("io_not_a_character", lambda text, data: changed(
        data, "assigned", [1, 2, 3, 4, 5, 6, 7])),
    "a number in a career": ("io_not_a_character", lambda text, data: changed(
        data, "career", [5])),
    "an ability less": ("io_not_a_character", lambda text, data: changed(
        data, "assigned", "wisdom", KeyError)),
    "a comma in a key": ("io_not_a_character", lambda text, data: changed(
        data, "spells", ["uni, vale"])),
    "a comma in a year": ("io_not_a_character", lambda text, data: changed(
        data, "career", 0, "activity", "idle, xp=5")),
    "an unknown event": ("io_not_a_character", lambda text, data: changed(
        data, "career", 0, "events", [{"what": "luck"}])),
    "an event without a sort": ("io_not_a_character", lambda text, data: changed(
        data, "career", 0, "events", [{"what": ["xp"]}])),
    "an unknown place": ("io_not_a_character", lambda text, data: changed(
        data, "journal", 1, "changes", 0, "of", "luck")),
    "no place": ("io_not_a_character", lambda text, data: changed(
        data, "journal", 1, "changes", 0, "of", 5)),
    "nothing of a number": ("io_not_a_character", lambda text, data: changed(
        data, "journal", 1, "changes", 0, "before", None)),
    "no making": ("io_damaged", lambda text, data: changed(data, "journal", [])),
    "a year of many": ("io_not_a_character", lambda text, data: changed(data, "age", -1)),
    "a state of its own": ("io_damaged", lambda text, data: changed(data, "state", "asleep")),
    "more in use than owned": ("io_damaged", lambda text, data: changed(
        data, "in_use", ["tikari"])),
    "a name of two lines": ("io_damaged", lambda text, data: changed(data, "name", "a\nb")),
    "a name that ends in spaces": ("io_damaged", lambda text, data: changed(
        data, "spells", [" uni"])),
    "a class twice": ("io_damaged", lambda text, data: changed(
        data, "classes", data["classes"] * 2)),
    "a journal that lies": ("journal_contradicts", lambda text, data: changed(
        data, "money", data["money"] + 1))}


@pytest.mark.parametrize("kind", FOREIGN)
def test_what_is_foreign_gets_one_sentence_and_leaves_the_register_alone(register, kind):
    register.do("edit", "Pappi", "--money=5")
    text, path = exported(register, "Pappi")
    code, work = FOREIGN[kind]
    path.write_text(work(text.rstrip("\n"), json.loads(text)), "utf-8")
    files = register.files()
    for language in messages.LANGUAGES:
        started = time.monotonic()
        found, output, errors = register.run("import", str(path), "--lang=" + language)
        assert time.monotonic() - started < 20
        assert found == 1 and errors.count("\n") == 1 and "out.json" in errors, errors
        assert is_of(code, errors, language), errors
        assert is_of("io_imported", output, language)
        assert sorted(re.findall("[0-9]+", output)) == ["0", "1"]
    assert register.files() == files


# Beyond these a letter is two escapes, which no file of ours holds.
LETTERS = st.text(st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"]), max_size=20)
SMALL = st.recursive(
    st.none() | st.booleans() | st.integers(-10 ** 9 + 1, 10 ** 9) | LETTERS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(LETTERS, inner,
                                                                max_size=4), max_leaves=20)


@settings(SOME, max_examples=300)
@given(SMALL, st.booleans(), st.sampled_from((None, 0, 3)))
def test_json_is_read_as_others_read_it(value, is_plain, indent):
    text = json.dumps({"a": value}, ensure_ascii=is_plain, indent=indent)
    found = []
    jsonreading.read_object(text, lambda key, item: found.append((key, item)), ())
    assert found == list(json.loads(text).items())


@settings(SOME, max_examples=300)
@given(st.data())
def test_whatever_letter_is_changed_the_answer_is_a_character_or_a_sentence(data):
    letter = data.draw(st.characters(max_codepoint=255))
    place = data.draw(st.integers(0, len(WRITTEN)))
    wrong = WRITTEN[:place] + letter + WRITTEN[place + data.draw(st.integers(0, 1)):]
    try:
        character_of_json(wrong, "x")
    except CouldNot as mistake:
        assert mistake.code in ("io_not_json", "io_not_a_character", "io_damaged",
                                "journal_contradicts", "newer_character")


def _written():
    from larpmaster.automatic import Wishes, make
    wishes = Wishes(TABLES, {"race": "ihminen", "career": "Sirran:8", "name": "Aino"}, True)
    return character_json(make(wishes, dice.Dice(3), "rajakatse").character, TABLES)


WRITTEN = _written()


def test_a_folder_means_each_json_file_in_it(register, tmp_path):
    register.do("export", "--all", "--to=%s" % (tmp_path / "out"))
    (tmp_path / "out" / "note.txt").write_text("x")
    count = len(list((tmp_path / "out").glob("*.json")))
    new = "--register=%s" % (tmp_path / "new")
    code, output, errors = run("import", str(tmp_path / "out"), new)
    assert (code, errors) == (0, "") and output.endswith("Tuotu: %d. Ei onnistunut: 0.\n" % count)
    (tmp_path / "none").mkdir()
    code, output, errors = run("import", str(tmp_path / "none"), new)
    assert code == 1 and "ei ole yhtään JSON-tiedostoa" in errors
    with pytest.raises(CouldNot) as caught:
        paths_meant(host, str(tmp_path / "none"))
    assert caught.value.code == "io_nothing"
