"""How a command and the journal tell what happened: each thing once."""


def test_decision_60_that_the_game_master_changed_a_character_is_told_once(register):
    register.run("new", "--save", "--race=ihminen", "--sex=mies", "--seed=4", "--name=Uusi")
    told = "Hahmo on nyt pelinjohtajan muokkaama."
    assert register.do("edit", "Uusi", "--money=70").count(told) == 1
    assert told not in register.do("edit", "Uusi", "--money=80", "--age=40")


def test_CLS_21_experience_is_told_with_its_sum(register):
    lines = register.do("xp", "Varas", "varas", "100", "--later").splitlines()
    assert lines[2:-1] == ["  varas: kokemus 191 -> 291 (+100)."]


def test_CLS_28_a_level_is_told_with_its_dice_and_once(register):
    register.do("xp", "Varas", "varas", "3000", "--later")
    told = " ".join(register.do("level", "Varas", "--seed=1").split())
    assert told.count("lisätaso") == 1 and "lisätaso 0 -> 1" in told
    assert "varas tasolle " in told and "varas (varas)" not in told


def test_MAG_18_a_learned_spell_is_told_once_with_its_die(register):
    # Each try is an entry of its own.
    told = "ei oppinut"
    for seed in range(1, 40):
        told = register.do("edit", "Taikuri", "--study=tulinuoli", "--seed=%d" % seed)
        if "ei oppinut" not in told:
            break
    assert told.count("oppi loitsun tulinuoli (heitto ") == 1
    assert "Loitsut:" not in told


def test_STAM_6_a_bought_thing_is_told_with_its_price_and_the_money_left(register):
    register.do("edit", "Varas", "--money=100")
    told = register.do("edit", "Varas", "--buy=tikari=30")
    assert "  osti: tikari, 30 juiloa." in told and "Rahaa: 100 -> 70." in told
    assert "Tavarat:" not in told


def test_FIT_1_a_drop_of_fitness_is_told_once(register):
    register.do("edit", "Moni", "--age=60")
    for seed in range(1, 40):
        told = register.do("year", "Moni", "--seed=%d" % seed)
        if "kunto laskee" in told:
            break
    assert told.count("kunto laskee") == 1 and "kunto:" not in told.lower()
