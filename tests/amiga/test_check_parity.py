"""The command `check` and the game master's sheet are the same on this machine and the 68000."""
import pytest
import support


@pytest.fixture(scope="module")
def register(tmp_path_factory):
    """A register with Aino and Öhman."""
    folder = tmp_path_factory.mktemp("checks") / "register"
    for name, seed in (("Aino Rautio", 7), ("Öhman", 8)):
        assert support.host("new", "--name=" + name, "--seed=%d" % seed, "--save",
                            "--register=%s" % folder)[0] == 0
    return folder


@pytest.mark.parametrize("names,word,given", [
    (["Aino Rautio"], "voima/2", {"seed": 1}),
    (["aino rautio", "Öhman"], "Näppäryys/4", {"seed": 2, "bonus": True, "lang": "en"}),
    (["Öhman", "Aino Rautio"], "SENSES/10", {"seed": 3, "way": 2}),
    (["Öhman"], "agility", {"seed": 4, "armour": 30, "load": 90, "least": 5, "most": 95}),
    (["Öhman"], "onni/2", {"seed": 5}), (["Öhman"], "voima/0", {}),
    (["Öhman"], "voima", {"way": 3}),
    (["Nobody"], "voima", {"lang": "en"}), (["Öhman"], "voima", {"bonus": True})], ids=range(9))
def test_check_answers_alike(register, names, word, given):
    code, output, errors = support.host(
        "check", *names, word, *support.host_words("", given)[1:], "--register=%s" % register)
    done = support.amiga.run_vamos(
        ["CHECK", *names, word, *support.amiga_words("", given)[1:],
         "REGISTER=" + support.amiga.amiga_path(register)])
    assert (done.output, done.errors) == (output, errors)
    assert done.code == {0: 0, 1: 20, 2: 10}[code] and bool(output) == (code == 0)


def test_the_template_and_the_help_tell_of_several_names():
    done = support.amiga.run_vamos(["CHECK", "?"])
    assert done.code == 0 and done.output.startswith("CHECK NAME/A,ABILITY/A,WAY/K,")
    host = support.host("check", "--help")[1]
    assert support.amiga.run_vamos(["HELP", "CHECK"]).output == host.replace("  --", "  ")
    assert "aistit/1" in host


def test_armour_in_use_counts_alike(register):
    code, _, errors = support.host(
        "edit", "Öhman", "--buy=levyhaarniska=0", "--use=levyhaarniska",
        "--register=%s" % register)
    assert (code, errors) == (0, "")
    where = "REGISTER=" + support.amiga.amiga_path(register)
    for words, wanted in ((["check", "Öhman", "ketteryys", "--seed=9"], "haarniska 30 ="),
                          (["show", "Öhman", "--format=tabletop"], "Ketteryys haarniskassa:")):
        _, output, errors = support.host(*words, "--register=%s" % register)
        done = support.amiga.run_vamos([word.replace("--", "") for word in words] + [where])
        assert (done.output, done.errors, done.code) == (output, errors, 0)
        assert wanted in output
