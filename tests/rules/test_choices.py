"""What a person types for a choice (decisions 26, 30, 59)."""
from rule_support import tables, tables_with, wrong_use

from larpmaster import choices
from larpmaster.text import named


def test_names_are_found_without_regard_to_case():
    assert named(" IHMINEN ", "race", choices.race_keys(tables())) == "ihminen"
    assert choices.activity("METSÄLÄIS-SHAMAANIT", tables()) == "metsäläis-shamaanit"
    assert choices.activity("zharin Mestarit", tables()) == "Zharin mestarit"


def test_decision_35_names_of_the_tables_go_before_other_words():
    read = tables_with("/classes.txt", "varas|varas|thief|", "varas|varas|samooja|")
    assert choices.activity("samooja", read) == "samooja"
    assert choices.activity("fighter", read) == "taistelija"
    read = tables_with("races.txt", "|troll   |", "|haltija |")
    assert choices.race("haltija", read) == "haltija" and choices.race("ELF", read) == "haltija"


def test_an_unknown_name_is_refused_with_the_allowed_ones():
    mistake = wrong_use("unknown_name", named, "kääpiö", "race",
                        choices.race_keys(tables()))
    assert mistake.fields == {"field": "race", "found": "kääpiö",
                              "allowed": ("ihminen", "haltija", "puolihaltija", "peikko")}
    mistake = wrong_use("unknown_name", choices.activity, "Zhar", tables())
    assert mistake.fields["field"] == "career"
    assert mistake.fields["allowed"][-3:] == ("metsäläis-shamaanit", "idle", "knowledge/laivat")
    wrong_use("unknown_name", named, "", "race", choices.race_keys(tables()))


def test_CLS_1_races_sexes_and_cults_in_table_order():
    assert choices.race_keys(tables()) == ["ihminen", "haltija", "puolihaltija", "peikko"]
    assert choices.sexes_of(tables(), "peikko") == ["mies", "nainen"]
    assert choices.all_sexes(tables()) == ["mies", "nainen"]
    assert choices.cult_names(tables())[:3] == ["taistelija", "varas", "tavallinen"]


def test_regions():
    assert choices.region("", tables()) == choices.region("  ", tables()) == ""
    assert choices.region("metsäLÄISET", tables()) == "Metsäläiset"
    mistake = wrong_use("unknown_name", choices.region, "Turku", tables())
    assert mistake.fields == {"field": "region", "found": "Turku",
                              "allowed": ("Vuoriniitty", "Vardakov", "Metsäläiset")}


def test_decision_26_CLS_2_a_career_is_one_activity_for_each_year():
    assert choices.career("taistelija:3,Sirran:2,idle:1,knowledge/laivat:2", tables()) == [
        "taistelija", "taistelija", "taistelija", "Sirran", "Sirran", "idle",
        "knowledge/laivat", "knowledge/laivat"]
    assert choices.career("", tables()) == choices.career(" ", tables()) == []


def test_decision_26_names_are_trimmed_and_compared_without_regard_to_case():
    assert choices.career(" TAISTELIJA : 1 , zharin mestarit:1,IDLE:1,Knowledge/Laivat :1",
                          tables()) == ["taistelija", "Zharin mestarit", "idle",
                                        "knowledge/Laivat"]


def test_decision_26_an_item_needs_a_number_from_1_to_999():
    for text in ("taistelija", "taistelija:2,idle", "taistelija:1,,idle:1", "taistelija:1,"):
        mistake = wrong_use("career_item", choices.career, text, tables())
        assert mistake.fields["field"] == "career"
    for text in ("taistelija:", "taistelija:0", "taistelija:-1", "taistelija:1000",
                 "taistelija:x", "taistelija:1.5"):
        mistake = wrong_use("number", choices.career, text, tables())
        assert (mistake.fields["lowest"], mistake.fields["highest"]) == (1, 999)


def test_decision_26_an_unknown_cult_or_class_is_refused():
    wrong_use("unknown_name", choices.career, "ritari:3", tables())
    wrong_use("unknown_name", choices.career, "pappi:3", tables())
    wrong_use("unknown_name", choices.career, ":3", tables())


def test_decision_26_a_career_has_an_end():
    assert len(choices.career("idle:999", tables())) == 999
    mistake = wrong_use("too_many_years", choices.career, "idle:999,idle:1", tables())
    assert mistake.fields == {"field": "career", "found": 1000, "highest": 999}
    wrong_use("too_long", choices.career, "idle:1," * 3000, tables())


def test_decision_35_a_career_is_read_as_one_activity_for_each_year():
    text = "taistelija:3,knowledge/laivat:1,idle:2,taistelija:1"
    assert choices.career(text, tables()) == ["taistelija"] * 3 + ["knowledge/laivat"] + [
        "idle"] * 2 + ["taistelija"]
    assert choices.career("", tables()) == []


def test_decision_59_CLS_2_a_branch_of_knowledge():
    for text in ("laivat", "a", "Vanhat kielet", "merenkulku-oppi", "ÄÖåß", "x" * 30):
        assert choices.branch(text, tables()) == text
    assert choices.branch(" laivat ", tables()) == "laivat"


def test_decision_59_what_is_no_branch_is_refused():
    for text in ("", " ", "-", " - ", "laivat2", "a/b", "a_b", "a.b", "a÷b", "a×b", "a\xa0b",
                 "yleistieto", "YLEISTIETO", "pappitieto", "taikuritieto", "varastieto",
                 "taistelijatieto", "käytännön tieto", "KÄYTÄNNÖN TIETO"):
        mistake = wrong_use("bad_branch", choices.branch, text, tables())
        assert mistake.fields["field"] == "knowledge"
    wrong_use("too_long", choices.branch, "x" * 31, tables())
    wrong_use("letter", choices.branch, "Ωmega", tables())
    wrong_use("bad_branch", choices.activity, "knowledge/", tables())


def test_decision_30_GEN_6_an_assignment_names_abilities_and_rolls():
    assert choices.assignment("") == [0] * 7
    assert choices.assignment("strength=3, Charisma = 8") == [3, 0, 0, 0, 0, 0, 8]
    assert choices.assignment("strength=1,constitution=2,dexterity=3,agility=4,intelligence=5,"
                              "wisdom=6,charisma=7") == [1, 2, 3, 4, 5, 6, 7]


def test_decision_30_GEN_6_a_wrong_assignment_is_refused():
    assert wrong_use("assign_item", choices.assignment, "strength").fields["field"] == "assign"
    wrong_use("assign_item", choices.assignment, "strength=3,")
    wrong_use("unknown_name", choices.assignment, "luck=3")
    wrong_use("number", choices.assignment, "strength=9")
    wrong_use("number", choices.assignment, "strength=0")
    wrong_use("number", choices.assignment, "strength=")
    assert wrong_use("ability_twice", choices.assignment,
                     "strength=3,strength=4").fields["found"] == ("strength",)
    assert wrong_use("roll_twice", choices.assignment,
                     "strength=3,wisdom=3").fields["found"] == 3
