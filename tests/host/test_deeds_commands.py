"""The commands after the making, through the real command line: what they say and what they
save."""
import datetime
import json

import pytest
from deeds_support import PEOPLE, Register, row

from larpmaster.rules import hitpoints


def test_decision_53_a_year_repeats_the_last_activity_and_is_written_down(register):
    before = register.json("Pappi")
    output = register.do("year", "pappi", "--seed=5", "--date=2026-02-28")
    after = register.json("Pappi")
    assert after["age"] == before["age"] + 1 == 21 and "Ikä: 20 -> 21." in output
    assert after["career"][:-1] == before["career"]
    lived = after["career"][-1]
    assert (lived["year"], lived["age"], lived["activity"]) == (7, 20, "Sirran")
    assert "7. vuosi (20 v): Sirran; kokemusta %d." % lived["xp"] in output
    entry = after["journal"][-1]
    assert (entry["what"], entry["date"], entry["who"], entry["seed"]) == (
        "year", "2026-02-28", "gm", 5)
    assert row(after, "Sirran")["xp"] == row(before, "Sirran")["xp"] + lived["xp"]
    assert "Tallennettu: %s" % (register.folder / "pappi.larp") in output


def test_decision_53_a_year_may_be_spent_otherwise(register):
    register.do("year", "Pappi", "--activity=tieto/laivat", "--seed=1")
    after = register.json("Pappi")
    assert after["career"][-1]["activity"] == "knowledge/laivat" and after["service"] == ""
    assert after["knowledge_hundredths"]["laivat"] == after["abilities_original"]["intelligence"]


def test_the_date_is_todays_and_the_seed_the_clocks_when_none_is_given(register):
    days = [datetime.date.today().isoformat()]
    register.do("year", "Varas")
    days.append(datetime.date.today().isoformat())
    entry = register.json("Varas")["journal"][-1]
    assert entry["date"] in days and 0 < entry["seed"] < 1000000000


def test_decision_32_the_player_switch_keeps_the_limits_of_a_player(register):
    files = register.files()
    words = ("year", "Pappi", "--activity=Raia-haltijat", "--seed=1")
    code, output, errors = register.run(*words, "--player")
    assert (code, output) == (2, "") and "Raia-haltijat ei ota tätä rotua" in errors
    assert register.files() == files
    register.do(*words)
    assert register.json("Pappi")["career"][-1]["activity"] == "Raia-haltijat"


def test_CLS_22_a_year_is_shared_as_a_free_cult_lets_its_player_share(register):
    output = register.do("year", "Bardi", "--split=varas=30,taikuri=70", "--seed=2")
    lived = register.json("Bardi")["career"][-1]
    shares = [event for event in lived["events"] if event["what"] == "split"]
    assert [(event["class"], event["share"]) for event in shares] == [("varas", 30),
                                                                      ("taikuri", 70)]
    assert "osuus 30 %: varas (bardi)." in output


def test_CLS_22_a_refused_class_does_not_grow_in_a_year(register):
    before = register.json("Zhar")
    register.do("year", "Zhar", "--refuse=Pappi", "--seed=4")
    after = register.json("Zhar")
    for class_, grows in (("taistelija", True), ("pappi", False)):
        was, now = row(before, "Zharin mestarit", class_), row(after, "Zharin mestarit", class_)
        assert (now["xp"] > was["xp"]) == grows
        assert (now["training_hundredths"] > was["training_hundredths"]) == grows


def test_a_year_for_all_leaves_the_dead_alone_and_names_what_is_broken(register):
    before = {name: register.json(name) for name in PEOPLE}
    register.write("Varas", lambda text: text.replace("state: living", "state: asleep"))
    bytes_before = register.files()
    code, output, errors = register.run("year", "--all", "--seed=100", "--date=2026-12-01")
    assert code == 1 and errors.count("\n") == 1 and "varas.larp" in errors
    lines = output.splitlines()
    assert lines[-1] == ("Vuosi lisätty: 7. Jo saaneet: 0. Jätetty ennalleen: 2. "
                         "Ei onnistunut: 1.")
    living = sorted(name for name in PEOPLE if name not in ("Varas", "Kuollut", "Unohdettu"))
    assert [line.split(":")[0] for line in lines[:-1] if line[0] != " "] == living
    assert max(len(line) for line in lines) <= 80
    for number, name in enumerate(living):
        entry = register.json(name)["journal"][-1]
        fell = before[name]["career"][-1]["activity"] != "idle"
        assert entry["seed"] == (100 + number if fell else 0)
        assert register.json(name)["age"] == before[name]["age"] + 1
    for name in ("varas.larp", "kuollut.larp", "unohdettu.larp"):
        assert register.files()[name] == bytes_before[name]


def test_a_year_for_all_is_done_with_exit_code_0_when_nothing_is_broken(register):
    output = register.do("year", "--all", "--activity=idle")
    assert "Vuosi lisätty: 8. Jo saaneet: 0. Jätetty ennalleen: 2. Ei onnistunut: 0." in output
    assert Register(register.folder / "none").do("year", "--all", "--lang=en") == (
        "A year added: 0. Had it: 0. Left alone: 0. Failed: 0.\n")


def test_CLS_28_experience_lets_each_level_rise_with_dice_of_its_own(register):
    before = register.json("Pappi")
    output = register.do("xp", "Pappi", "pappi", "6000", "--seed=40")
    after = register.json("Pappi")
    levels = row(after, "Sirran")["extra_level"]
    assert levels >= 2
    entries = after["journal"][-1 - levels:]
    assert [entry["what"] for entry in entries] == ["experience"] + ["level"] * levels
    assert [entry["seed"] for entry in entries] == [0] + list(range(40, 40 + levels))
    assert "pappi (Sirran): kokemus 188 -> 6188 (+6000)." in output
    rises = after["hit_points"]["rises"][len(before["hit_points"]["rises"]):]
    assert len(rises) == levels
    for number, rise in enumerate(rises):
        assert "lisätaso %d -> %d" % (number, number + 1) in output
        assert rise["mass_after"] == hitpoints.comparison_number(25, 2, rise["to_level"])
    # Lines are broken at spaces: each die is seen all the same.
    told = " ".join(output.split())
    for rise in rises:
        assert "vertailuluku %d %% -> %d %%" % (rise["mass_before"], rise["mass_after"]) in told
        for roll in rise["con_rolls"]:
            assert str(roll) in told
        assert "; osumapisteitä %+d." % rise["gained"] in told
    colours = [event for entry in entries for event in entry["events"]
               if event["what"] == "colour"]
    assert len(colours) == levels == output.count("  Taikaväri ")


def test_CLS_28_levels_may_wait_and_rise_one_by_one(register):
    output = register.do("xp", "Pappi", "Sirran", "6000", "--later")
    assert row(register.json("Pappi"), "Sirran")["extra_level"] == 0
    due = int(output.split("Nousua odottavia tasoja ")[1].split(":")[0])
    assert due >= 2 and "pappi (Sirran)." in output
    for number in range(1, due + 1):
        words = ("level", "Pappi") if number % 2 else ("level", "Pappi", "pappi/Sirran")
        output = register.do(*words, "--seed=%d" % number)
        assert row(register.json("Pappi"), "Sirran")["extra_level"] == number
        assert ("Nousua odottavia" in output) == (number < due)
    code, _, errors = register.run("level", "Pappi")
    assert code == 1 and "mikään taso ei odota" in errors


def test_HP_9_lost_experience_takes_back_exactly_what_its_level_gave(register):
    before = register.json("Pappi")
    register.do("xp", "Pappi", "pappi", "2500", "--seed=3")
    risen = register.json("Pappi")
    assert row(risen, "Sirran")["extra_level"] == 1
    output = register.do("xp", "Pappi", "pappi", "-2500")
    after = register.json("Pappi")
    for key in ("classes", "colours", "spells"):
        assert after[key] == before[key]
    assert after["hit_points"]["max"] == before["hit_points"]["max"]
    assert after["hit_points"]["from_levels"] == before["hit_points"]["from_levels"]
    assert "lisätaso 1 -> 0" in output


def test_HP_9_a_level_may_be_lost_alone(register):
    output = register.do("level", "Pappi", "--lose")
    after = row(register.json("Pappi"), "Sirran")
    assert (after["start_level"], after["level"]) == (0, 0)
    assert "pappi (Sirran): alkutaso 1 -> 0." in output


def test_CLS_21_experience_of_a_spirit_stays_apart(register):
    before = row(register.json("Pappi"), "Sirran")
    register.do("xp", "Pappi", "Sirran", "12", "--spirit", "--player")
    after = register.json("Pappi")
    assert row(after, "Sirran")["spirit_xp"] == before["spirit_xp"] + 12
    assert row(after, "Sirran")["xp"] == before["xp"]
    assert after["journal"][-1]["who"] == "player"
    register.do("xp", "Pappi", "Sirran", "-12", "--spirit")
    assert row(register.json("Pappi"), "Sirran") == before


def test_CLS_22_a_free_cult_takes_experience_in_the_shares_that_were_said(register):
    before = register.json("Bardi")
    output = register.do("xp", "Bardi", "bardi", "500", "--split=Varas=30, taikuri=70", "--later")
    after = register.json("Bardi")
    for class_, points in (("varas", 150), ("taikuri", 350)):
        assert row(after, "bardi", class_)["xp"] == row(before, "bardi", class_)["xp"] + points
        assert "(+%d)" % points in output and "%s (bardi): kokemus" % class_ in output


def test_CLS_22_experience_earned_outside_the_service_may_go_elsewhere(register):
    assert register.run("xp", "Pappi", "taistelija", "50")[0] == 1
    register.do("xp", "Pappi", "fighter", "50", "--outside")
    after = row(register.json("Pappi"), "taistelija")
    assert (after["level"], after["start_level"], after["xp"]) == (0, 0, 50)


def test_CLS_23_each_class_practised_gets_two_percent_by_the_switch(register):
    before = register.json("Moni")
    register.do("xp", "Moni", "taistelija/samooja", "100", "--least", "--later")
    after = register.json("Moni")
    gained = {(row["class"], row["cult"]): row["xp"] - old["xp"]
              for row, old in zip(after["classes"], before["classes"])}
    assert gained == {("taistelija", "taistelija"): 2, ("taistelija", "samooja"): 96,
                      ("varas", "samooja"): 2}


def test_XP_5_XP_7_what_a_hindered_thief_may_not_take_is_told(register):
    register.do("edit", "Varas", "--buy=levyhaarniska=0", "--use=Plate Armour")
    output = register.do("xp", "Varas", "varas", "100")
    assert "varas: kokemus 191 -> 231 (+40)." in output
    assert "kokemusta 60 jäi antamatta, koska mikään luokka ei voi ottaa sitä." in output


def test_a_character_moves_between_the_states_in_either_language(register):
    for word, state in (("kuollut", "dead"), ("Forgotten", "forgotten"), ("ELÄVÄ", "living")):
        output = register.do("move", "Varas", word)
        assert register.json("Varas")["state"] == state and "Tila: " in output
    assert "elävä, unohdettu, kuollut" in register.run("move", "Varas", "haamu")[2]
    assert "living, forgotten, dead" in register.run("list", "--state=x", "--lang=en")[2]


DEEDS = [
    ("Pappi", ["year", "--seed=5"]), ("Taikuri", ["year", "--seed=6"]),
    ("Joutilas", ["year"]), ("Bardi", ["year", "--split=varas=1,taikuri=99", "--seed=7"]),
    ("Pappi", ["xp", "pappi", "77"]), ("Pappi", ["xp", "pappi", "-5"]),
    ("Pappi", ["xp", "pappi", "77", "--spirit"]), ("Kansa", ["xp", "varas", "9"]),
    ("Pappi", ["level", "--lose"]), ("Moni", ["move", "dead"]),
    ("Kansa", ["edit", "--turn=taistelija=60"]), ("Pappi", ["edit", "--leave"]),
    ("Pappi", ["edit", "--temple=pappi=Zada-papit", "--seed=1"]),
    ("Moni", ["edit", "--start-level=taistelija/taistelija=3", "--seed=1"]),
    ("Varas", ["edit", "--story=yksi, kaksi\\n kolme"]), ("Varas", ["edit", "--name=Åke, Ö"]),
    ("Taikuri", ["edit", "--forget=liekki"]), ("Taikuri", ["edit", "--colour=punainen=0"])]


@pytest.mark.parametrize("name,words", DEEDS, ids=range(len(DEEDS)))
def test_every_deed_can_be_undone_to_the_last_byte(register, name, words):
    before = register.files()
    path = str(register.folder / (name.lower() + ".larp"))
    done = register.do(words[0], path, *words[1:])
    assert register.files() != before
    undone = register.do("undo", path)
    assert register.files() == before
    # What went is told as it was told when it came.
    assert undone.splitlines()[1] == "Peruttiin:"
    told = [line for line in undone.splitlines()[2:] if not line.startswith("Tallennettu")]
    assert told == done.splitlines()[1:1 + len(told)]


def test_several_changes_are_undone_back_to_the_making(register):
    before = register.files()
    register.do("year", "Pappi", "--seed=1")
    register.do("xp", "Pappi", "pappi", "6000", "--seed=2")
    register.do("edit", "Pappi", "--age=50", "--fitness=80", "--ability=voima=90,wisdom=130")
    entries = register.json("Pappi")["journal"]
    assert len(entries) > 7 and [entry["part"] for entry in entries].count(False) == 4
    code, output, errors = register.run("undo", "Pappi", "times=4")
    assert (code, output) == (1, "") and "luontia ei voi perua" in errors
    assert register.json("Pappi")["journal"] == entries
    register.do("undo", "Pappi")
    assert [entry["what"] for entry in register.json("Pappi")["journal"]][1:3] == [
        "year", "experience"]
    register.do("undo", "NAME=Pappi", "--times=2")
    assert register.files() == before


def test_a_level_up_is_tried_without_keeping_it(register):
    register.do("xp", "Pappi", "pappi", "6000", "--later")
    files = register.files()
    output = register.do("level", "Pappi", "--trial", "--seed=8")
    assert output.startswith("Pappi\nKoe, mitään ei tallennettu:\n  ")
    assert "pappi (Sirran): lisätaso 0 -> 1." in output
    assert "osumapisteitä +" in output and "Tallennettu" not in output and register.files() == files
    told = output.splitlines()[2:]
    assert told == register.do("level", "Pappi", "--seed=8").splitlines()[2:2 + len(told)]
    code, output, errors = register.run("level", "Varas", "--trial")
    assert (code, output) == (1, "") and "Varas" in errors


def test_the_journal_tells_every_entry_with_its_dice(register):
    register.do("year", "Pappi", "--seed=5", "--date=2026-01-31")
    register.do("xp", "Pappi", "pappi", "2500", "--seed=3", "--date=2026-02-01")
    register.do("edit", "Pappi", "--ability=strength=99", "--tasks=Etsi, ja löydä", "--leave",
                "--date=2026-02-02")
    register.do("move", "Pappi", "dead", "--date=2026-02-03")
    output = register.do("journal", "Pappi")
    heads = [line for line in output.splitlines()[1:] if line[0] != " "]
    assert [line.split(", ")[0].split(". ")[1] for line in heads] == [
        "luonti", "vuosi", "kokemus", "taso", "muokkaus", "muokkaus", "muokkaus", "siirto"]
    assert heads[1] == "2. vuosi, 2026-01-31, pelinjohtaja, siemen 5"
    assert heads[3] == "4. taso, 2026-02-01, pelinjohtaja, siemen 3"
    assert "  Voima: 120 -> 99." in output and "  Tehtävät: - -> Etsi, ja löydä." in output
    assert "  Palveluksessa: Sirran -> -." in output and "  Tila: elävä -> kuollut." in output
    assert all(len(line) <= 80 for line in output.splitlines())
    english = register.do("journal", "Pappi", "--lang=en")
    assert "2. year, 2026-01-31, game master, seed 5" in english
    assert "priest (Sirran)" in english and not set("äöÄÖ") & set(
        english.replace("löydä", "").replace("Pappi", ""))


def test_the_journal_needs_no_entry_of_the_tables(register):
    register.write("Pappi", lambda text: text.replace("Sirran", "Vanha kultti")
                   .replace("class=pappi", "class=munkki"))
    output = register.do("journal", "Pappi")
    assert "1. luonti" in output


def test_the_register_is_listed_with_what_was_asked_for(register):
    lines = register.do("list").splitlines()
    assert [line.split()[0] for line in lines[:-1]] == sorted(PEOPLE)
    assert lines[-1] == "Hahmoja: 10"
    assert "pappi 1 (Sirran)" in lines[sorted(PEOPLE).index("Pappi")]
    assert register.do("list", "--state=kuolleet").splitlines()[0].split()[:3] == [
        "Kuollut", "kuollut", "ihminen"]
    register.do("edit", "Moni", "--player=Åke Mäki")
    assert [line.split()[0] for line in register.do("list", "--find=ÅKE").splitlines()] == [
        "Moni", "Hahmoja:"]
    register.write("Varas", lambda text: text.replace("state: living", "state: asleep"))
    code, output, errors = register.run("list", "--lang=en")
    assert code == 1 and "Characters: 9" in output
    assert "varas.larp" in errors and errors.count("\n") == 1


def test_a_character_of_another_world_is_changed_by_the_tables_of_that_world(register):
    register.write("Pappi", lambda text: text.replace("world: rajakatse", "world: toinen"))
    before = register.files()
    code, output, errors = register.run("year", "Pappi")
    assert (code, output) == (1, "") and "toinen" in errors and register.files() == before
    register.do("year", "Pappi", "--world=rajakatse")


def test_the_words_of_a_command_may_be_given_by_their_names(register):
    register.do("xp", "AMOUNT=5", "NAME=Varas", "varas")
    assert register.json("Varas")["journal"][-1]["events"][0]["xp"] == 5
    assert json.loads(register.do("show", "NAME=Varas", "--format=json"))["name"] == "Varas"
