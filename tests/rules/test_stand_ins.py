"""What is no longer in the tables of a world: a character lives on with neutral stand-ins."""
from rule_support import AVERAGE, all_tables, listed, lived

from larpmaster import jsontext, sheet, stand_ins
from larpmaster.character import Character, ClassRow, values


def person(race="ihminen", sex="mies", region="", rows=(), **lists):
    """A character with these (class, cult) rows and lists, of average abilities."""
    character = Character()
    character.race = race
    character.sex = sex
    character.region = region
    character.age = 30
    character.rolls = (100,) * 8
    character.assigned = (1, 2, 3, 4, 5, 6, 7)
    character.discarded = 8
    character.abilities_original = AVERAGE
    for class_, cult in rows:
        row = ClassRow(class_, cult, 1)
        row.start_level = 2
        character.classes.append(row)
    for name in lists:
        getattr(character, name).extend(lists[name])
    return character


def missing(**given):
    """What is missing for such a character."""
    return stand_ins.fill(all_tables(), person(**given))[1]


def test_whose_rows_are_all_there_keeps_the_same_tables():
    whole = person(region="Vardakov", rows=(("taistelija", "Zharin mestarit"),
                                            ("pappi", "Zharin mestarit")),
                   colours=[["vihreä", 3]], spells=["uni", "myrkyn poisto"],
                   items=["tikari", "iso kilpi", "voimakivi", "nahkahaarniska"],
                   mishaps=["velkainen"])
    found, none = stand_ins.fill(all_tables(), whole)
    assert found is all_tables()
    assert none == ()


def test_a_character_out_of_the_dice_misses_nothing():
    life = lived(listed([50] * 400), AVERAGE, ("taistelija", "taistelija"))
    life.sex = "mies"
    assert stand_ins.fill(all_tables(), life) == (all_tables(), ())


def test_each_missing_thing_is_named_once_with_its_table():
    assert missing(race="örkki") == (("races", "örkki"),)
    assert missing(sex="muu") == (("race_sexes", "ihminen muu"),)
    assert missing(region="Merenranta") == (("regions", "Merenranta"),)
    assert missing(rows=(("soturi", "taistelija"), ("soturi", "varas"))) == (("classes", "soturi"),)
    assert missing(rows=(("varas", "kiertolaiset"), ("pappi", "kiertolaiset"))) == (
        ("cults", "kiertolaiset"),)
    assert missing(colours=[["violetti", 2]]) == (("colours", "violetti"),)
    assert missing(spells=["uni", "valvominen"]) == (("spells", "valvominen"),)
    assert missing(items=["sapeli", "tikari", "sapeli"]) == (("items", "sapeli"),)
    assert missing(mishaps=["hukkaaja"]) == (("mishaps", "hukkaaja"),)


def test_a_cult_that_is_served_without_a_class_of_it_is_missed_too():
    lost = person(rows=(("varas", "varas"),))
    lost.service = "kiertolaiset"
    found, gone = stand_ins.fill(all_tables(), lost)
    assert gone == (("cults", "kiertolaiset"),)
    assert [row[1:3] for row in found.classes_of("kiertolaiset")] == [("tavallinen", 100)]


def test_a_stand_in_is_neutral_and_bears_its_key():
    lost = person("örkki", "muu", "Merenranta", (("soturi", "kiertolaiset"),
                                                 ("varas", "kiertolaiset")),
                  colours=[["violetti", 2]], spells=["valvominen"], items=["sapeli"],
                  mishaps=["hukkaaja"])
    found, gone = stand_ins.fill(all_tables(), lost)
    assert gone == (("races", "örkki"), ("regions", "Merenranta"), ("classes", "soturi"),
                    ("cults", "kiertolaiset"), ("colours", "violetti"), ("spells", "valvominen"),
                    ("items", "sapeli"), ("mishaps", "hukkaaja"))
    race = found.race("örkki")
    human = found.race("ihminen")
    assert race[3:] == human[3:-1] + ("house",)
    assert race.name == race.name_en == "örkki"
    assert found.race_sex("örkki", "muu")[2:9] == (100,) * 7
    assert found.class_("soturi").level_factor == 1
    assert found.class_value("soturi", "damage_bonus", 20) == 0
    assert [(row.class_, row.share) for row in found.classes_of("kiertolaiset")] == [
        ("soturi", 50), ("varas", 50)]
    assert found.cult("kiertolaiset").factor == 100
    assert found.colour("violetti").name == "violetti"
    assert found.spell("valvominen").name == "valvominen"
    assert found.texts_of("valvominen", "weak") == ("", [])
    assert found.item("sapeli") == ("sapeli", "sapeli", "sapeli", "gear", 0, 0, 0, 0, 0, 0, 0, 0)
    assert [row.lang for row in found.mishaps if row.key == "hukkaaja"] == ["fi", "en"]


def test_the_shares_of_a_cult_that_stands_in_sum_to_100():
    rows = (("varas", "kolmikko"), ("pappi", "kolmikko"), ("taikuri", "kolmikko"))
    found = stand_ins.fill(all_tables(), person(rows=rows))[0]
    assert [row.share for row in found.classes_of("kolmikko")] == [34, 33, 33]


def test_the_tables_that_were_given_stay_as_they_were():
    stand_ins.fill(all_tables(), person(race="örkki", items=["sapeli"]))
    assert all_tables().missing("races", ("örkki", "peikko")) == ["örkki"]
    assert all_tables().missing("items", ("sapeli", "tikari")) == ["sapeli"]


def test_the_values_of_a_vanished_race_are_those_of_a_human():
    lost = person("örkki", rows=(("taistelija", "taistelija"),))
    human = person(rows=(("taistelija", "taistelija"),))
    found = stand_ins.fill(all_tables(), lost)[0]
    assert values(lost, found) == values(human, all_tables())


def test_a_character_of_whom_everything_has_vanished_is_shown_and_printed():
    lost = person("örkki", "muu", "Merenranta", (("soturi", "kiertolaiset"),),
                  spells=["valvominen"], items=["sapeli"], mishaps=["hukkaaja"])
    found = stand_ins.fill(all_tables(), lost)[0]
    lines = "\n".join(sheet.larp_sheet(lost, found) + sheet.tabletop_sheet(lost, found))
    for name in ("örkki", "soturi", "kiertolaiset", "hukkaaja"):
        assert name in lines, name
    assert '"race": "\\u00f6rkki"' in jsontext.character_json(lost, found)
