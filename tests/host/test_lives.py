"""Random lives after the making: what an outside checker finds, and that everything can be undone.
"""
import json

from checker import check
from checker_tables import RACES
from choosing import SEEDS, SOME, careers
from hypothesis import event, given, settings
from hypothesis import strategies as st
from rule_lives import DEEDS, LONG_LIVES, Subject, main, undo, world

from larpmaster import filereader, filetext, journal
from larpmaster.errors import CouldNot

TABLES = world()
FEW = settings(SOME, max_examples=40)
MANY = st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 999), st.integers(0, 999)),
                min_size=10, max_size=40)


@st.composite
def subjects(draw):
    """A character just made, of several cults and classes."""
    years = ",".join(f"{name}:{count}" for name, count in draw(careers(40)))
    while True:
        try:
            return Subject(TABLES, {"race": draw(st.sampled_from([*RACES])), "career": years}, True,
                           draw(SEEDS))
        except CouldNot as mistake:
            assert mistake.code == "protected_roll"


def copy_of(character):
    """The character after a save and a load."""
    written = "".join(filetext.character_pieces(character, "utf-8"))
    return filereader.parse_character(written, "aino.larp")


@SOME
@given(subjects(), MANY)
def test_every_number_after_random_deeds_follows_from_making_and_journal(subject, deeds):
    for deed, number, other in deeds:
        if subject.do(deed, number, other):
            event(deed.__name__)
            assert check(json.loads(subject.json())) == [], (deed.__name__, number, other)


@SOME
@given(subjects(), MANY)
def test_a_deed_that_the_rules_forbid_changes_nothing(subject, deeds):
    for deed, number, other in deeds:
        before = subject.json()
        if not subject.do(deed, number, other):
            event(deed.__name__)
            assert subject.json() == before


@SOME
@given(subjects(), MANY)
def test_every_change_is_undone_to_the_byte_back_to_the_making(subject, deeds):
    before = [subject.json()]
    for deed, number, other in deeds:
        entries = len(subject.character.journal)
        if deed is not undo and subject.do(deed, number, other):
            if len(subject.character.journal) > entries:
                before.append(subject.json())
    while len(before) > 1:
        before.pop()
        undone = journal.undo(subject.character)
        event(", ".join([entry.what for entry in undone]))
        assert subject.json() == before[-1]
    try:
        journal.undo(subject.character)
    except CouldNot as mistake:
        assert mistake.code == "nothing_to_undo"
    else:
        raise AssertionError("a making was undone")


@FEW
@given(subjects(), MANY)
def test_a_life_that_is_saved_and_loaded_goes_on_as_if_nothing_had_happened(subject, deeds):
    twin = Subject(*subject.made_of)
    for deed, number, other in deeds:
        assert subject.do(deed, number, other) is twin.do(deed, number, other)
        assert subject.json() == twin.json()
        subject.character = copy_of(subject.character)
        assert subject.json() == twin.json()


def test_long_lives_of_every_school_and_temple_follow_from_the_rules(capsys):
    main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 * len(LONG_LIVES)
    for line in lines:
        assert check(json.loads(line)) == []
