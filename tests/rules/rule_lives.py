"""Whole lives: a making, then deeds that a few numbers choose, for tests on both machines.

    build/amiga/tester tests/rules/rule_lives.py

prints LONG_LIVES as lines of JSON, each life when it is made and after its deeds. Imports only
larpmaster, so that it runs on the target too.
"""
from larpmaster import (
    admission,
    automatic,
    callings,
    deeds,
    edits,
    gifts,
    journal,
    jsontext,
    tables,
)
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.platform import machine
from larpmaster.rules.abilities import ABILITIES
from larpmaster.rules.dice import Dice

WORLD = "rajakatse"
DATE = "2026-11-30"
AMOUNTS = (1, 40, 700, 1001, 2500, 9000, 60000)
ACTIVITIES = ("knowledge/laivat", "knowledge/Ääni", "idle")
NUMBERS = ("age", "money", "fitness_percent")
TEXTS = ("name", "player", "tasks", "notes", "story")
STATES = ("living", "forgotten", "dead", "living")


def world():
    """All tables of the shipped world, things included."""
    return tables.load(machine.join(machine.tables_folder(), WORLD), machine.read_file,
                       machine.join)


def pick(items, number):
    """One of the items, whatever the number; nobody can pick of none."""
    if not items:
        raise CouldNot("nothing_to_pick")
    return items[number % len(items)]


def some_row(subject, number):
    """One of the class rows."""
    return pick(subject.character.classes, number)


def some_cult(subject, number):
    """The key of one of the cults."""
    return pick(subject.tables.cults, number).key


def shares_of(subject, cult, number):
    """Shares of a cult's two classes that need not be the table's."""
    parts = subject.tables.classes_of(cult)
    if len(parts) == 1 or not number % 3:
        return None
    share = number * 7 % 101
    return admission.shares(subject.tables, cult, "%s=%d,%s=%d" % (
        parts[0].class_, share, parts[1].class_, 100 - share))


def refused(subject, cult, number):
    """What a player refuses to let grow."""
    parts = subject.tables.classes_of(cult)
    if len(parts) == 1 or number % 4:
        return None
    return admission.refused(subject.tables, subject.character, cult,
                             [pick(parts, number // 4).class_])


def live_year(subject, number, other):
    """A year as the last one, in any cult, or without any."""
    activity = None
    if number % 4 == 1:
        activity = pick(ACTIVITIES, other)
    elif number % 4:
        activity = some_cult(subject, other)
    shares = None
    if activity and number % 4 == 3:
        shares = shares_of(subject, activity, number)
    deeds.year(subject.character, subject.tables, subject.dice, subject.act, activity, shares)


def give(subject, number, other):
    """Experience for the service, a row, or any cult; the rules of giving by the numbers."""
    character = subject.character
    cult, class_ = character.service, ""
    if number % 3 == 1:
        row = some_row(subject, other)
        cult, class_ = row.cult, row.class_
    elif number % 3 or not cult:
        cult = some_cult(subject, other)
    gifts.give(character, subject.tables, subject.act, pick(AMOUNTS, number // 3), cult, class_,
               None if class_ else shares_of(subject, cult, number // 2),
               None if class_ else refused(subject, cult, other // 4), bool(other & 1),
               bool(other & 2))


def give_from_spirit(subject, number, other):
    """Experience of a spirit."""
    row = some_row(subject, other)
    gifts.give_from_spirit(subject.character, subject.tables, subject.act,
                           pick(AMOUNTS, number), row.cult)


def rise(subject, number, other):
    """A level that is due."""
    row = pick(deeds.due(subject.character, subject.tables), number)
    deeds.rise(subject.character, subject.tables, subject.dice, subject.act, row)


def take(subject, number, other):
    """A loss of experience."""
    row = some_row(subject, number)
    spirit = row.spirit_xp > 0 and other % 2
    points = row.spirit_xp if spirit else row.xp
    gifts.take(subject.character, subject.tables, subject.act, points * (other % 3 + 1) // 3, row,
               bool(spirit))


def lose_level(subject, number, other):
    """The loss of a level."""
    gifts.lose_level(subject.character, subject.tables, subject.act, some_row(subject, number))


def set_number(subject, number, other):
    """Another age, purse or fitness."""
    edits.set_number(subject.character, subject.tables, subject.act, pick(NUMBERS, number), other)


def set_text(subject, number, other):
    """Another text."""
    edits.set_text(subject.character, subject.act, pick(TEXTS, number), "Ä%d" % other)


def set_ability(subject, number, other):
    """Another ability."""
    edits.set_ability(subject.character, subject.act, number % len(ABILITIES), other % 220)


def raise_ability(subject, number, other):
    """The one raise of an ability."""
    edits.raise_ability(subject.character, subject.dice, subject.act, number % len(ABILITIES))


def set_standing(subject, number, other):
    """Another standing."""
    callings.set_standing(subject.character, subject.tables, subject.act, some_row(subject, number),
                       other % 11 - 5)


def leave(subject, number, other):
    """The end of a service."""
    callings.leave(subject.character, subject.tables, subject.act)


def change_temple(subject, number, other):
    """Another spirit."""
    callings.change_temple(subject.character, subject.tables, subject.dice, subject.act,
                        some_row(subject, number), some_cult(subject, other))


def set_start_level(subject, number, other):
    """Another start level."""
    callings.set_start_level(subject.character, subject.tables, subject.dice, subject.act,
                          some_row(subject, number), other % 6)


def turn(subject, number, other):
    """An ordinary person becomes something else."""
    rows = [row for row in subject.character.classes if row.class_ == "tavallinen"]
    part = pick(subject.tables.cult_classes, other)
    callings.turn(subject.character, subject.tables, subject.act, pick(rows, number), part.class_,
               part.cult, pick((None, 0, 30, 50, 80, 100), number))


def put_colour(subject, number, other):
    """Another colour level."""
    edits.put_colour(subject.character, subject.tables, subject.act,
                     pick(subject.tables.colours, number).key, other % 12)


def teach(subject, number, other):
    """A spell by choice, or by a roll."""
    spell = pick(subject.tables.spells, number).key
    if other % 2:
        edits.teach(subject.character, subject.tables, subject.act, spell)
    else:
        edits.study(subject.character, subject.tables, subject.dice, subject.act, spell)


def forget(subject, number, other):
    """A spell less."""
    edits.forget(subject.character, subject.act, pick(subject.character.spells, number))


def trade(subject, number, other):
    """Something bought or sold."""
    rooms = subject.tables
    key = pick([row.key for row in rooms.weapons + rooms.armour + rooms.shields + rooms.gear],
               number)
    if other % 3:
        edits.buy(subject.character, rooms, subject.act, key, pick((None, 0, 5), other))
    else:
        edits.sell(subject.character, subject.act, pick(subject.character.items, number), other)


def take_up(subject, number, other):
    """Something taken in hand."""
    edits.take_up(subject.character, subject.act, pick(subject.character.items, number))


def put_down(subject, number, other):
    """Something put away."""
    edits.put_down(subject.character, subject.act, pick(subject.character.in_use, number))


def move(subject, number, other):
    """Among the living, the forgotten or the dead."""
    deeds.move(subject.character, subject.act, pick(STATES, number))


def several(subject, number, other):
    """Two deeds as one, when the rules allow both; each has dice of its own."""
    def both():
        for deed, choice in ((pick(SINGLE, other), number), (pick(SINGLE, number), other)):
            subject.dice = Dice((number * 1000 + choice) % 1000000000)
            deed(subject, choice, number + other)
    deeds.whole(subject.character, both)


def undo(subject, number, other):
    """The last change taken back."""
    journal.undo(subject.character)


SINGLE = (live_year, live_year, give, give, rise, rise, give_from_spirit, take, lose_level,
          set_number, set_text, set_ability, raise_ability, set_standing, leave, change_temple,
          set_start_level, turn, put_colour, teach, forget, trade, trade, take_up, put_down, move)
DEEDS = SINGLE + (several, several, undo)


class Subject:
    """A character, its world, and the dice and the hand of the next deed."""

    def __init__(self, read, given, gm, seed):
        self.made_of = read, given, gm, seed
        self.tables = read
        self.dice = Dice(seed)
        self.act = deeds.Act(DATE, journal.GAME_MASTER, False)
        self.character = automatic.make(
            automatic.Wishes(read, given, gm), self.dice, WORLD).character

    def do(self, deed, number, other):
        """A deed with dice of its own; whether the rules allowed it."""
        self.dice = Dice((number * 1000 + other) % 1000000000)
        by_player = deed is live_year and number % 5 < 2
        self.act = deeds.Act(DATE, journal.PLAYER if by_player else journal.GAME_MASTER, False)
        try:
            deed(self, number, other)
        except (CouldNot, WrongUse):
            return False
        return True

    def json(self):
        """The line of JSON."""
        return jsontext.character_json(self.character, self.tables)


# (race, sex, career): sixty years in every school of magic and every temple, of elves and of
# others, in several classes and in several cults.
LONG_LIVES = (
    ("ihminen", "mies", "Bokean illusio:60"),
    ("ihminen", "nainen", "jalokivikilta:60"),
    ("ihminen", "mies", "Vardakovin sotavelhot:60"),
    ("ihminen", "nainen", "Deinosan:60"),
    ("haltija", "mies", "Raia-haltijat:60"),
    ("haltija", "nainen", "Bokean illusio:60"),
    ("haltija", "mies", "jalokivikilta:60"),
    ("haltija", "nainen", "Vardakovin sotavelhot:60"),
    ("haltija", "mies", "Deinosan:60"),
    ("puolihaltija", "nainen", "Bokean illusio:60"),
    ("puolihaltija", "mies", "jalokivikilta:60"),
    ("puolihaltija", "nainen", "Vardakovin sotavelhot:60"),
    ("puolihaltija", "mies", "Deinosan:60"),
    ("peikko", "nainen", "Vardakovin sotavelhot:60"),
    ("peikko", "mies", "Deinosan:60"),
    ("ihminen", "mies", "Sirran:60"),
    ("ihminen", "nainen", "Derecas-papit:60"),
    ("haltija", "mies", "Zada-papit:60"),
    ("peikko", "nainen", "Sirran:60"),
    ("ihminen", "mies", "taistelija:60"),
    ("ihminen", "nainen", "varas:60"),
    ("ihminen", "mies", "tavallinen:60"),
    ("ihminen", "nainen", "bardi:60"),
    ("haltija", "nainen", "bardi:60"),
    ("ihminen", "mies", "parantaja:60"),
    ("ihminen", "nainen", "Zharin mestarit:60"),
    ("ihminen", "mies", "metsäläis-shamaanit:60"),
    ("puolihaltija", "nainen", "metsäläis-shamaanit:60"),
    ("ihminen", "mies", "tiedustelija:60"),
    ("puolihaltija", "mies", "vakoilija:60"),
    ("peikko", "mies", "samooja:60"),
    ("ihminen", "nainen", "taistelija:10,Sirran:10,Bokean illusio:10,varas:10,tavallinen:10"),
    ("ihminen", "mies", "Sirran:15,Zada-papit:15,Derecas-papit:15,parantaja:15"),
    ("haltija", "mies", "Raia-haltijat:20,Bokean illusio:20,jalokivikilta:20"),
    ("haltija", "nainen", "taistelija:20,Raia-haltijat:20,Sirran:20"),
    ("puolihaltija", "mies", "bardi:12,vakoilija:12,metsäläis-shamaanit:12,Deinosan:24"),
    ("peikko", "nainen", "Zharin mestarit:20,taistelija:20,samooja:20"),
    ("ihminen", "mies", "idle:5,knowledge/laivat:5,knowledge/käyrät jouset:5,bardi:30"),
    ("ihminen", "nainen", "Deinosan:25,Sirran:25,idle:10"),
    ("puolihaltija", "nainen", "tiedustelija:20,Zharin mestarit:20,jalokivikilta:20"),
    ("haltija", "mies", "metsäläis-shamaanit:30,parantaja:30"),
    ("ihminen", "mies", "Vardakovin sotavelhot:7,taistelija:7,Vardakovin sotavelhot:46"),
)
DEEDS_IN_A_LIFE = 25


def main():
    """Lives the long lives."""
    read = world()
    for place, (race, sex, career) in enumerate(LONG_LIVES):
        subject = Subject(read, {"race": race, "sex": sex, "career": career}, True, 31 * place)
        print(subject.json())
        for step in range(DEEDS_IN_A_LIFE):
            number = place * 367 + step * 59
            subject.do(pick(DEEDS, place * 5 + step * 11), number % 1000, number * 7 % 1000)
        print(subject.json())


if __name__ == "__main__":
    main()
