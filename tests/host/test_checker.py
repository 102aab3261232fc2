"""The outside checker itself: it is content with a sound character and notices what is not."""
import copy
import json

import pytest
import rule_lives
from checker import check
from rule_lives import DEEDS, Subject

from larpmaster import callings, deeds, edits, gifts

TABLES = rule_lives.world()
# Dice of which only the outcome stands elsewhere, and what hands out dice.
WITHOUT_TRACE = {"seed", "rerolls", "con_rolls", "rest_roll", "roll"}


def lived(race, career, seed):
    """The JSON of a life of many deeds, with levels won and lost, things bought and sold."""
    subject = Subject(TABLES, {"race": race, "career": career}, True, seed)
    character = subject.character
    row = character.classes[0]
    gifts.give(character, TABLES, subject.act, 100000, row.cult, row.class_, outside=True)
    while deeds.due(character, TABLES):
        deeds.rise(character, TABLES, subject.dice, subject.act, row)
    while row.extra_level > 1:
        gifts.lose_level(character, TABLES, subject.act, row)
    for item in ("nahkahaarniska", "levyhaarniska"):
        edits.buy(character, TABLES, subject.act, item, 0)
    edits.sell(character, subject.act, "levyhaarniska", 5)
    edits.take_up(character, subject.act, "nahkahaarniska")
    for step in range(40):
        number = seed * 31 + step * 73
        subject.do(DEEDS[step % len(DEEDS)], number % 1000, number * 7 % 1000)
    return json.loads(subject.json())


LIVES = {"mage": lived("ihminen", "Bokean illusio:25", 1),
         "priest": lived("ihminen", "Sirran:9,Zada-papit:9", 2),
         "bard": lived("puolihaltija", "bardi:12,vakoilija:5", 3),
         "shaman": lived("haltija", "metsäläis-shamaanit:20,idle:2", 4),
         "healer": lived("peikko", "parantaja:6,tavallinen:6,knowledge/laivat:2", 5)}


def leaves(data, path=()):
    """Paths of all whole numbers in a JSON."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(value, (*path, key))
    elif type(data) is int:
        yield path


@pytest.mark.parametrize("name", LIVES)
def test_a_sound_life_gets_no_complaint(name):
    data = LIVES[name]
    assert check(data) == []
    assert len(data["journal"]) > 20
    assert {entry["what"] for entry in data["journal"]} >= {"made", "year", "experience", "edit"}


def test_the_lives_hold_everything_that_can_be_tampered_with():
    seen = {event["what"] for data in LIVES.values() for year in data["career"]
            for event in year["events"]}
    seen |= {event["what"] for data in LIVES.values() for entry in data["journal"]
             for event in entry["events"]}
    assert seen >= {"fitness", "start_level", "spirit_xp", "colour", "spell", "extra_level",
                    "xp", "spirit_gift", "growth", "lost_level", "lost_colour", "lost_spell",
                    "lost_start_level", "bought", "sold"}, seen


def has_trace(path, place):
    """Whether a number can be known from others."""
    return WITHOUT_TRACE.isdisjoint(path) and not (
        isinstance(place, dict) and place.get("what") == "unplaced")


@pytest.mark.parametrize("name", LIVES)
def test_each_number_that_is_one_too_high_is_noticed(name):
    data = copy.deepcopy(LIVES[name])
    for path in list(leaves(data)):
        place = data
        for key in path[:-1]:
            place = place[key]
        if has_trace(path, place):
            place[path[-1]] += 1
            assert check(data), path
            place[path[-1]] -= 1
    assert check(data) == []


def first(data, what):
    """The first event of a kind in the years of a JSON, with the list that holds it."""
    for year in data["career"]:
        for event in year["events"]:
            if event["what"] == what:
                return event, year["events"]
    raise AssertionError("no " + what)


def entry(data, what, changed=""):
    """The first entry of a kind that changes something."""
    return next(entry for entry in data["journal"] if entry["what"] == what and any(
        change["of"].startswith(changed) for change in entry["changes"]))


def swap_spell(data):
    event, _ = first(data, "spell")
    event["spell"] = "paranna haavat" if event["spell"] != "paranna haavat" else "uni"


def flip_learned(data):
    event, _ = first(data, "spell")
    event["learned"] = not event["learned"]


def swap_colour(data):
    event, _ = first(data, "colour")
    event["colour"] = "valkoinen" if event["colour"] != "valkoinen" else "musta"


def drop(what):
    def tamper(data):
        event, events = first(data, what)
        events.remove(event)
    return tamper


def double(what):
    def tamper(data):
        event, events = first(data, what)
        events.insert(events.index(event), event)
    return tamper


def other_order(data):
    """Two entries that change the same thing, the later one first."""
    journal = data["journal"]
    for later in range(len(journal) - 1, 1, -1):
        changed = {change["of"] for change in journal[later]["changes"]}
        for place in range(1, later):
            if changed & {change["of"] for change in journal[place]["changes"]}:
                journal[place], journal[later] = journal[later], journal[place]
                return


def consistent_gift(data):
    """More experience than its event gives, in every later record too."""
    change = entry(data, "experience", "class/")["changes"][-1]
    seen = False
    for one in data["journal"]:
        for other in one["changes"]:
            if other["of"] == change["of"]:
                for side in ("before", "after"):
                    seen = seen or other is change and side == "after"
                    if seen:
                        other[side][4] += 1
    for row in data["classes"]:
        if f"class/{row['class']}/{row['cult']}" == change["of"]:
            row["xp"] += 1


TAMPERINGS = {
    "another spell": swap_spell, "a spell learned or not": flip_learned,
    "another colour": swap_colour, "a colour less": drop("colour"),
    "an attempt less": drop("spell"), "a colour more": double("colour"),
    "a start level less": drop("start_level"),
    "a year in another cult": lambda data: data["career"][0].update(activity="Sirran"),
    "a year of idling": lambda data: data["career"][0].update(activity="idle"),
    "a rise less": lambda data: data["hit_points"]["rises"].pop(0),
    "an entry less": lambda data: data["journal"].pop(),
    "the making less": lambda data: data["journal"].pop(0),
    "a second making": lambda data: data["journal"].append(data["journal"][0]),
    "entries in another order": other_order,
    "a change less": lambda data: data["journal"][-1]["changes"].pop(),
    "a change twice": lambda data: data["journal"][-1]["changes"].append(
        data["journal"][-1]["changes"][0]),
    "a change of nothing": lambda data: data["journal"][-1]["changes"].append(
        {"of": "notes", "before": data["notes"], "after": data["notes"]}),
    "a change of something unknown": lambda data: data["journal"][-1]["changes"].append(
        {"of": "luck", "before": 0, "after": 1}),
    "an entry of another kind": lambda data: entry(data, "experience").update(what="year"),
    "a year that is called an edit": lambda data: entry(data, "year").update(what="edit"),
    "a move that is called an edit of nobody": lambda data: data["journal"][1].update(who="me"),
    "a date that is none": lambda data: data["journal"][1].update(date="2026-02-30"),
    "a maker of the other side": lambda data: data["journal"][0].update(who="player"),
    "a made entry with other dice": lambda data: data["journal"][0].update(seed=0),
    "an experience that its event does not give": consistent_gift,
    "an event that nothing follows from": lambda data: entry(data, "experience")["events"].append(
        {"what": "extra_level", "class": "taikuri", "cult": "Bokean illusio", "extra_level": 9}),
    "something in use that is not owned": lambda data: data["in_use"].append("levyhaarniska"),
    "a key less": lambda data: data.pop("service"),
    "keys in another order": lambda data: data.update(name=data.pop("name")),
    "the dead": lambda data: data.update(state="dead"),
    "another service": lambda data: data.update(service="varas"),
    "another region": lambda data: data.update(region="Mordor"),
    "a spell that nobody taught": lambda data: data["spells"].append("siunaus"),
    "knowledge of something": lambda data: data["knowledge_hundredths"].update(laivat=1),
    "another sex": lambda data: data.update(sex="nainen" if data["sex"] == "mies" else "mies"),
    "a number that is a truth": lambda data: data.update(mana=bool(data["mana"])),
}


@pytest.mark.parametrize("kind", TAMPERINGS)
def test_a_life_that_was_tampered_with_gets_a_complaint(kind):
    data = copy.deepcopy(LIVES["mage"])
    TAMPERINGS[kind](data)
    assert json.dumps(data) != json.dumps(LIVES["mage"])
    assert check(data) != []


@pytest.mark.parametrize("item,wanted", [
    ("levyhaarniska", 1), ("pitkä miekka", 65), ("tikari", 100)])
def test_MAG_9_mana_follows_from_what_is_in_use(item, wanted):
    subject = Subject(TABLES, {"race": "ihminen", "career": "Bokean illusio:4"}, True, 7)
    pool = json.loads(subject.json())["mana"]
    assert pool > 1
    edits.buy(subject.character, TABLES, subject.act, item, 0)
    edits.take_up(subject.character, subject.act, item)
    data = json.loads(subject.json())
    assert check(data) == [] and data["mana"] == pool * wanted // 100
    data["in_use"] = []
    assert check(data) != []


def test_CLS_29_a_thief_in_armour_counts_as_one_of_fewer_levels():
    subject = Subject(TABLES, {"race": "ihminen", "career": "varas:2"}, True, 7)
    character = subject.character
    row = character.classes[0]
    callings.set_start_level(character, TABLES, subject.dice, subject.act, row, 5)
    free = json.loads(subject.json())
    edits.buy(character, TABLES, subject.act, "rengashaarniska", 0)
    edits.take_up(character, subject.act, "rengashaarniska")
    data = json.loads(subject.json())
    # Ring armour takes 40 percent: 5 levels are 3.
    assert check(data) == [] and data["backstab"] == free["backstab"] - 4
    assert data["saves"]["rays"] == free["saves"]["rays"] - 4
    assert data["hit_points"]["max"] == free["hit_points"]["max"]
    data["in_use"] = []
    assert check(data) != []
