"""The command `edit`, through the real command line: what the game master changes by hand."""
import pytest
from deeds_support import row


def test_all_that_one_edit_does_is_one_deed_and_what_changes_nothing_is_told(register):
    before = register.files()
    register.do("edit", "Moni", "--age=40", "--money=7", "--notes=a", "--ability=voima=90")
    entries = register.json("Moni")["journal"][1:]
    assert [entry["part"] for entry in entries] == [False, True, True, True]
    output = register.do("edit", "Moni", "--age=40", "--money=8", "--notes=a")
    assert "Ei muutosta: age, notes." in output and "Rahaa: 7 -> 8." in output
    files = register.files()
    output = register.do("edit", "Moni", "--age=40", "--notes=a")
    assert output == "Moni\nEi muutosta: age, notes.\n" and register.files() == files
    assert register.do("edit", "Moni", "--age=40", "--lang=en") == "Moni\nNo change: age.\n"
    register.do("undo", "Moni", "--times=2")
    assert register.files() == before


def test_a_part_of_an_edit_that_is_refused_keeps_the_rest_from_happening(register):
    files = register.files()
    assert register.run("edit", "Varas", "--money=5", "--ability=voima=90,onni=5")[0] == 2
    assert register.files() == files


EDITS = [
    ("Pappi", "--age=33", ("age",), 33), ("Pappi", "--money=7", ("money",), 7),
    ("Pappi", "--fitness=66", ("fitness_percent",), 66),
    ("Pappi", "--ability=Voima=121", ("abilities_original", "strength"), 121),
    ("Pappi", "--name=Åsa Öhman", ("name",), "Åsa Öhman"),
    ("Pappi", "--player=Pelle", ("player",), "Pelle"),
    ("Pappi", "--tasks=Etsi", ("tasks",), "Etsi"), ("Pappi", "--notes=a=b", ("notes",), "a=b"),
    ("Pappi", "--story=Kauan sitten", ("story",), "Kauan sitten"),
    ("Pappi", "--standing=pappi/sirran=-2", ("classes", 0, "standing"), -2),
    ("Pappi", "--standing=Sirran=-3", ("classes", 0, "spirit_xp"), 0),
    ("Pappi", "--start-level=priest=2", ("classes", 0, "start_level"), 2),
    ("Pappi", "--start-level=pappi=0", ("classes", 0, "level"), 0),
    ("Pappi", "--leave", ("service",), ""),
    ("Pappi", "--left=0", ("classes", 0, "standing"), 0),
    ("Taikuri", "--leave", ("classes", 0, "standing"), -2),
    ("Pappi", "--temple=pappi=zada-PAPIT", ("service",), "Zada-papit"),
    ("Kansa", "--turn=taistelija=100", ("classes", 0, "class"), "taistelija"),
    ("Kansa", "--turn=varas=keep", ("classes", 1, "xp"), 0),
    ("Taikuri", "--colour=RED=9", ("colours", "punainen"), 9),
    ("Taikuri", "--forget=Flame", ("spells",), ["tulinen terä"]),
    ("Taikuri", "--spell=Tulinuoli", ("spells", 2), "tulinuoli"),
    ("Varas", "--buy=Tikari", ("items",), ["tikari"]),
    ("Varas", "--buy=tikari=0,dagger=0", ("items",), ["tikari", "tikari"])]


@pytest.mark.parametrize("name,option,place,value", EDITS, ids=[edit[1] for edit in EDITS])
def test_the_game_master_changes_a_character_by_hand(register, name, option, place, value):
    path = str(register.folder / (name.lower() + ".larp"))
    output = register.do("edit", path, option, "--seed=1")
    found = register.json(path)
    assert found["gm"] is True
    for key in place:
        found = found[key]
    assert found == value
    assert ". muokkaus, " in output


def test_CLS_24_a_new_temple_begins_with_what_the_old_spirit_did_not_give(register):
    before = row(register.json("Pappi"), "Sirran")
    register.do("edit", "Pappi", "--leave", "--temple=pappi=Zada-papit", "--seed=1")
    after = register.json("Pappi")
    assert row(after, "Sirran")["standing"] == -3 and row(after, "Sirran")["spirit_xp"] == 0
    assert row(after, "Zada-papit")["xp"] == before["xp"]
    assert row(after, "Zada-papit")["start_level"] == before["start_level"]


def test_ORD_6_an_ordinary_person_brings_a_part_of_the_experience(register):
    had = row(register.json("Kansa"), "tavallinen")["xp"]
    register.do("edit", "Kansa", "--turn=thief=30")
    after = register.json("Kansa")
    assert [row["class"] for row in after["classes"]] == ["varas"]
    assert after["classes"][0]["xp"] == had * 30 // 100


def test_ORD_6_which_of_two_ordinary_classes_turns_is_said_first(register):
    register.run("new", "--gm", "--save", "--race=ihminen", "--seed=1", "--name=Kaksi",
                 "--career=tavallinen:2,parantaja:2")
    register.do("edit", "Kaksi", "--turn=tavallinen/parantaja:varas=30")
    after = register.json("Kaksi")
    assert [(row["class"], row["cult"]) for row in after["classes"]] == [
        ("tavallinen", "tavallinen"), ("pappi", "parantaja"), ("varas", "varas")]
    assert after["service"] == "varas"


def test_GROW_2_a_young_ability_is_raised_once_by_its_die(register):
    before = register.json("Joutilas")["abilities_original"]["strength"]
    output = register.do("edit", "Joutilas", "--grow=voima", "--seed=9")
    after = register.json("Joutilas")
    event, = after["journal"][-1]["events"]
    assert after["abilities_original"]["strength"] == before + event["gained"]
    assert "Voima kasvaa %d (heitto %d)." % (event["gained"], event["roll"]) in output


def test_MAG_18_a_studied_spell_is_tried_with_a_die(register):
    learned = set()
    for seed in range(6):
        output = register.do("edit", "Taikuri", "--study=tulinuoli", "--seed=%d" % seed)
        event, = register.json("Taikuri")["journal"][-1]["events"]
        assert (event["roll"] <= event["chance"]) == event["learned"]
        learned.add(event["learned"])
        assert ("oppi loitsun tulinuoli (heitto %d" % event["roll"] in output) == event["learned"]
        register.do("undo", "Taikuri")
    assert learned == {True, False}


def test_several_edits_are_done_in_one_order_whatever_that_of_the_words(register):
    register.do("edit", "Varas", "--use=tikari,nahkahaarniska", "--buy=tikari=30,nahkahaarniska=70",
                "--money=100")
    after = register.json("Varas")
    assert (after["money"], after["items"], after["in_use"]) == (
        0, ["tikari", "nahkahaarniska"], ["tikari", "nahkahaarniska"])
    register.do("edit", "Varas", "--sell=tikari=25", "--put-away=nahkahaarniska")
    after = register.json("Varas")
    assert (after["money"], after["items"], after["in_use"]) == (25, ["nahkahaarniska"], [])
    assert [entry["what"] for entry in after["journal"]] == ["made"] + ["edit"] * 7


def test_when_one_of_several_edits_is_refused_none_is_saved(register):
    before = register.files()
    code, output, errors = register.run("edit", "Varas", "--age=40", "--buy=tikari=5",
                                        "--sell=nahkahaarniska=2")
    assert (code, output) == (1, "") and "ei ole tavaraa nahkahaarniska" in errors
    assert register.files() == before
