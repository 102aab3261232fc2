"""A character in the making as pairs of texts: made again from them, it is the same, and the same
dice fall on."""
import os

import pytest

from larpmaster import filetext, tables, unfinished
from larpmaster.creation import STEPS, Creation
from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.rules.dice import Dice

WORLD = "rajakatse"
TABLES = tables.load(os.path.join(host.tables_folder(), WORLD), host.read_file, host.join)
CULT = next(cult.key for cult in TABLES.cults if len(TABLES.classes_of(cult.key)) > 1)


def kept(pairs):
    """What `keyfile.read` gives of the pairs."""
    return unfinished.Kept([(pairs[place][0], pairs[place][1], place + 2)
                            for place in range(len(pairs))], "folder/unfinished")


def again(creation):
    return unfinished.made_again(kept(unfinished.pairs_of(creation)), TABLES, WORLD)


def steps(creation, drawn):
    """Makes a character step by step."""
    creation.set_race("ihminen", "nainen")
    yield
    creation.reroll()
    yield
    creation.keep_rolls()
    yield
    creation.set_discard(creation.discardable()[-1])
    yield
    creation.set_assignment(creation.kept_rolls()[::-1])
    yield
    creation.set_age(24)
    yield
    if drawn:
        years = creation.draw_career()
    else:
        years = [CULT] * 3
        creation.set_sharing(CULT, names=creation.refusable(CULT)[:1])
    creation.set_career(years)
    yield
    creation.set_details("Åke", "Öhman", "")
    yield


def written(creation):
    return "".join(filetext.character_pieces(creation.character, "utf-8"))


@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "chosen"])
def test_at_every_step_it_is_made_again_and_goes_on_alike(drawn):
    whole = Creation(TABLES, Dice(7), WORLD, gm=True)
    count = len(list(steps(whole, drawn)))
    assert (count, whole.step) == (8, STEPS[-1])
    for cut in range(1, count + 1):
        creation = Creation(TABLES, Dice(7), WORLD, gm=True)
        made = steps(creation, drawn)
        for _ in range(cut):
            next(made)
        other = again(creation)
        for name in ("step", "rolls", "rerolls", "assigned", "age", "years", "sharing", "name",
                     "life_start", "drawn", "after_rolls"):
            assert getattr(other, name) == getattr(creation, name), (cut, name)
        assert unfinished.pairs_of(other) == unfinished.pairs_of(creation)
        if cut > 6:
            assert written(other).partition("name")[0] == written(whole).partition("name")[0]
    assert written(again(whole)) == written(whole)


def test_gone_back_to_the_first_step_the_dice_stay():
    creation = Creation(TABLES, Dice(7), WORLD)
    creation.set_race("ihminen", "nainen")
    creation.back()
    other = again(creation)
    assert (other.step, other.rolls) == ("race", creation.rolls)


def test_a_career_that_was_drawn_and_not_yet_taken_stays_drawn():
    creation = Creation(TABLES, Dice(7), WORLD, gm=True)
    for _, _ in zip(range(6), steps(creation, True)):
        pass
    creation.draw_career()
    assert creation.drawn and again(creation).drawn == creation.drawn


def test_a_place_of_the_dice_that_cannot_be_told_is_not_written():
    creation = Creation(TABLES, Dice(7), WORLD)
    creation.set_race("ihminen", "nainen")
    for far, code in ((1000, ""), (1001, "kept_too_far")):
        creation.dice.restore(creation.after_rolls)
        creation.dice.many(far, 1)
        creation.life_start = creation.dice.state()
        if code:
            with pytest.raises(CouldNot) as caught:
                unfinished.pairs_of(creation)
            assert caught.value.code == code
        else:
            assert again(creation).life_start == creation.life_start


@pytest.mark.parametrize("key,value,code", [
    ("world", "muu", "kept_elsewhere"), ("step", "dice", "set_file_broken"),
    ("seed", "-1", "set_file_broken"), ("life", "1001", "set_file_broken"),
    ("assigned", "1 x", "set_file_broken")])
def test_what_cannot_be_made_again_is_said_with_its_line(key, value, code):
    creation = Creation(TABLES, Dice(7), WORLD)
    creation.set_race("ihminen", "nainen")
    pairs = [(name, value if name == key else old) for name, old in unfinished.pairs_of(creation)]
    with pytest.raises(CouldNot) as caught:
        unfinished.made_again(kept(pairs), TABLES, WORLD)
    assert caught.value.code == code and caught.value.fields["path"] == "folder/unfinished"
    if code == "set_file_broken":
        assert caught.value.fields["line"] == [name for name, _ in pairs].index(key) + 2
