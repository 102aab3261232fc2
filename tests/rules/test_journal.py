"""The journal: what differs after a change, the way back, and a journal that does not fit."""
from rule_support import (
    AVERAGE,
    GM,
    WORLD,
    all_tables,
    could_not,
    file_text,
    listed,
    lived,
    plain,
    tables,
)

from larpmaster import callings, deeds, edits, filereader, filetext, gifts, journal
from larpmaster.automatic import Wishes, make
from larpmaster.jsontext import character_json
from larpmaster.rules.dice import Dice


def priest():
    """A priest of five years who became a bard for three."""
    given = {"race": "ihminen", "sex": "mies", "career": "Sirran:5,bardi:3", "name": "Aino"}
    return make(Wishes(tables(), given, True), Dice(5), WORLD).character


def long_life():
    """A character with an entry of every kind."""
    character = priest()
    gifts.give(character, tables(), GM, 2500, "Sirran", "pappi")
    deeds.rise(character, tables(), Dice(6), GM, character.classes[0])
    gifts.lose_level(character, tables(), GM, character.classes[0])
    deeds.year(character, tables(), Dice(7), GM)
    edits.set_text(character, GM, "notes", "Rivi, pilkku\nja \\k sekä \"lainaus\"")
    edits.set_text(character, GM, "notes", "")
    edits.buy(character, all_tables(), GM, "tikari", 0)
    callings.leave(character, tables(), GM)
    deeds.move(character, GM, "forgotten")
    return character


def again(character):
    """The character after a way through its file."""
    return filereader.parse_character(file_text(character, "utf-8"), "x")


def test_the_first_entry_is_the_making():
    character = lived(listed(), AVERAGE, [])
    assert [tuple(entry) for entry in character.journal] == [
        ("made", "", "player", 0, [], [], False)]
    journal.date_making(character, "2026-11-30")
    journal.date_making(character, "2027-01-01")
    assert character.journal[0].date == "2026-11-30"


def test_an_entry_tells_what_differs_before_and_after():
    character = lived(listed(100, 100, 100, 60), AVERAGE, ["taistelija"])
    deeds.year(character, plain(), listed(40), GM, "varas")
    assert sorted(character.journal[-1].changes[:5]) == [
        ("age", 15, 16), ("career", 1, 2), ("fitness_percent", 85, 87), ("rises", 1, 2),
        ("service", "taistelija", "varas")]
    assert character.journal[-1].changes[5:] == [
        ("class/varas/varas", None, [1, 100, 1, 0, 40, 0, 1]), ("knowledge/varastieto", 0, 100)]


def test_the_seed_of_an_entry_throws_its_dice_again():
    character = lived(Dice(5), AVERAGE, ["Sirran"] * 5, read=tables())
    deeds.year(character, tables(), Dice(77), GM)
    first = character_json(character, tables())
    assert character.journal[-1].seed == 77
    journal.undo(character)
    deeds.year(character, tables(), Dice(77), GM)
    assert character_json(character, tables()) == first
    gifts.give(character, tables(), GM, 5, "Sirran")
    assert character.journal[-1].seed == 0


def test_the_last_change_is_undone_and_undone_again_back_to_the_making():
    character = long_life()
    states = []
    while len(character.journal) > 1:
        states.append(character_json(character, tables()))
        entry, = journal.undo(character)
        assert entry.what in journal.KINDS[1:]
        assert character_json(character, tables()) not in states
    could_not("nothing_to_undo", journal.undo, character)
    assert character.classes[0].extra_level == 0 and len(character.career) == 8


def test_a_file_keeps_every_entry_and_the_way_back():
    character = long_life()
    copy = again(character)
    assert character_json(copy, tables()) == character_json(character, tables())
    while len(character.journal) > 1:
        journal.undo(character)
        journal.undo(copy)
        assert character_json(copy, tables()) == character_json(character, tables())


def test_a_journal_that_contradicts_the_record_is_refused_and_nothing_changes():
    character = long_life()
    character.state = "dead"
    before = character_json(character, tables())
    number, place = journal.contradiction(character)
    assert (number, place) == (len(character.journal), "state")
    found = could_not("entry_contradicts", journal.undo, character)
    assert found.fields["place"] == "state"
    assert character_json(character, tables()) == before
    found = could_not("journal_contradicts", again, character)
    assert (found.fields["number"], found.fields["path"]) == (number, "x")


def test_an_older_entry_that_does_not_lead_to_the_next_is_found():
    character = long_life()
    assert journal.contradiction(character) is None
    entry = character.journal[1]
    changes = list(entry.changes)
    changes[0] = (changes[0][0], changes[0][1], 999)
    character.journal[1] = journal.Entry(*(entry[:4] + (changes, entry.events, False)))
    assert journal.contradiction(character) == (2, changes[0][0])


def test_what_was_done_as_one_is_undone_as_one():
    character = priest()
    before = character_json(character, tables())

    def deed():
        gifts.give(character, tables(), GM, 2500, "Sirran", "pappi")
        deeds.rise(character, tables(), Dice(6), GM, character.classes[0])

    deeds.whole(character, deed)
    edits.set_number(character, tables(), GM, "money", 5)
    assert [entry.part for entry in character.journal] == [False, False, True, False]
    assert [entry.what for entry in journal.undo(again(character))] == ["edit"]
    journal.undo(character)
    assert [entry.what for entry in journal.undo(again(character))] == ["experience", "level"]
    journal.undo(character)
    assert character_json(character, tables()) == before


def test_a_refused_part_leaves_the_record_as_it_was_before_the_whole_deed():
    character = long_life()
    before = character_json(character, tables())

    def deed():
        edits.set_number(character, tables(), GM, "money", 77)
        deeds.move(character, GM, "living")
        deeds.move(character, GM, "living")

    could_not("already_there", deeds.whole, character, deed)
    assert character_json(character, tables()) == before


def test_a_deed_whose_second_entry_does_not_fit_is_not_undone_halfway():
    character = priest()

    def deed():
        edits.set_number(character, tables(), GM, "money", 77)
        edits.set_number(character, tables(), GM, "age", 60)

    deeds.whole(character, deed)
    character.money = 5
    before = character_json(character, tables())
    found = could_not("entry_contradicts", journal.undo, character)
    assert (found.fields["number"], found.fields["place"]) == (2, "money")
    assert character_json(character, tables()) == before


def test_nothing_is_written_down_of_an_edit_that_changes_nothing():
    character = make(Wishes(tables(), {"race": "ihminen", "name": "Aino"}), Dice(5),
                     WORLD).character
    for field in ("age", "money", "fitness_percent"):
        edits.set_number(character, tables(), GM, field, getattr(character, field))
    edits.set_text(character, GM, "name", " Aino ")
    assert len(character.journal) == 1 and not character.gm


def test_no_deed_is_dated_before_the_last_one():
    character = priest()
    journal.date_making(character, "2026-12-31")
    early, late = deeds.Act("2026-11-01", "gm", False), deeds.Act("2026-11-30", "gm", False)
    deeds.year(character, tables(), Dice(7), late)
    before = character_json(character, tables())
    for deed in (lambda: deeds.year(character, tables(), Dice(7), early),
                 lambda: gifts.give(character, tables(), early, 5, "bardi"),
                 lambda: deeds.move(character, early, "dead"),
                 lambda: edits.set_number(character, tables(), early, "money", 5)):
        found = could_not("date_before_last", deed)
        assert (found.fields["date"], found.fields["last"]) == ("2026-11-01", "2026-11-30")
    assert character_json(character, tables()) == before
    gifts.give(character, tables(), late, 5, "bardi")


def test_version_2_of_a_file_has_deeds_of_one_entry():
    character = long_life()
    lines = [line.replace(", part=no", "")
             for line in file_text(character, "utf-8").split("\n")[1:-2]]
    text = "\n".join(["larpmaster-character 2 utf-8"] + lines
                     + ["checksum: " + filetext.checksum_of(lines), ""])
    assert "part" not in text
    assert character_json(filereader.parse_character(text, "x"), tables()) == character_json(
        character, tables())
    could_not("damaged_character", filereader.parse_character, text.replace("ter 2", "ter 3"), "x")


def test_the_making_is_no_part_of_a_deed():
    character = long_life()
    for number in (0, 1):
        copy = again(character)
        copy.journal[number] = journal.Entry(*(copy.journal[number][:-1] + (True,)))
        could_not("damaged_character", again, copy)


def test_version_1_of_a_file_gets_a_journal_and_the_service():
    character = priest()
    lines = file_text(character, "utf-8").split("\n")[1:-2]
    old = [line for line in lines
           if line.split(":")[0] not in ("state", "service", "in_use", "entry")]
    text = "\n".join(["larpmaster-character 1 utf-8"] + old
                     + ["checksum: " + filetext.checksum_of(old), ""])
    assert len(old) == len(lines) - 4
    assert character_json(filereader.parse_character(text, "x"), tables()) == character_json(
        character, tables())


def test_a_clock_that_lags_keeps_nobody_from_a_deed_and_no_year_is_given_twice_by_it():
    character = priest()
    deeds.year(character, tables(), Dice(7), deeds.Act("2026-11-30", "gm", False))
    lagging = deeds.Act("1978-01-01", "gm", True)
    gifts.give(character, tables(), lagging, 5, "bardi")
    assert character.journal[-1].date == "2026-11-30"
    found = could_not("year_given_today", lambda: deeds.check_new_year(character, lagging))
    assert found.fields["date"] == "2026-11-30"
    gifts.give(character, tables(), deeds.Act("2027-01-01", "gm", True), 5, "bardi")
    assert character.journal[-1].date == "2027-01-01"
