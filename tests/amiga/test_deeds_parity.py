"""The commands after the making say and save the same on this machine and on the 68000."""
import shutil

import pytest
import support

CODINGS = {"pc": "utf-8", "amiga": "iso-8859-1"}
# What is lived, one command after another; {who} is the character's file.
LIVES = {
    "a priest": ({"career": "Sirran:6", "seed": 27, "name": "Åke Öhman"}, [
        ["year", "{who}", {"seed": 5}], ["xp", "{who}", "pappi", "6000", {"seed": 40}],
        ["xp", "{who}", "Sirran", "20", {"spirit": True}],
        ["xp", "{who}", "pappi", "-3000", {"player": True}],
        ["level", "{who}", {"lose": True}],
        ["xp", "{who}", "pappi", "4000", {"later": True}],
        ["level", "{who}", "pappi", {"seed": 8, "trial": True}],
        ["level", "{who}", "pappi", {"seed": 8}],
        ["edit", "{who}", {"money": "7"}], ["edit", "{who}", {"money": "7"}],
        ["edit", "{who}", {"leave": True, "temple": "pappi=Zada-papit", "age": "40", "seed": 3,
                           "tasks": "Etsi äiti, löydä", "ability": "älykkyys=120"}],
        ["undo", "{who}", {"times": 2}], ["move", "{who}", "kuollut"], ["journal", "{who}"],
        ["undo", "{who}"], ["journal", "{who}", {"lang": "en"}]]),
    "a bard": ({"career": "bardi:5", "seed": 4, "name": "Bardi"}, [
        ["year", "{who}", {"seed": 2, "split": "varas=30,taikuri=70"}],
        ["xp", "{who}", "bardi", "4000", {"seed": 1, "split": "varas=40,taikuri=60"}],
        ["edit", "{who}", {"money": "5000", "buy": "levyhaarniska,tikari=3",
                           "use": "LEVYHAARNISKA", "colour": "harmaa=3"}],
        ["xp", "{who}", "bardi", "300", {"least": True}],
        ["edit", "{who}", {"study": "uni", "sell": "dagger=2", "seed": 6}],
        ["year", "{who}", {"activity": "tieto/käyrät jouset", "seed": 7, "again": True}],
        ["journal", "{who}"], ["undo", "{who}", {"times": 3}]]),
    "a weaver": ({"career": "tavallinen:9", "seed": 7, "name": "Kutoja"}, [
        ["edit", "{who}", {"turn": "taistelija=80", "grow": "voima", "seed": 9}],
        ["xp", "{who}", "fighter", "5000", {"outside": True, "later": True}],
        ["level", "{who}", {"seed": 1}],
        ["edit", "{who}", {"start-level": "taistelija=3", "fitness": "77", "seed": 2}],
        ["year", "{who}", {"seed": 3, "activity": "Zharin mestarit", "refuse": "pappi"}],
        ["journal", "{who}"]])}
MISTAKES = [["year", "{who}", {"activity": "Hogwarts"}], ["xp", "{who}", "pappi", "-9999"],
            ["xp", "{who}", "Sirran"], ["edit", "{who}", {"start-level": "pappi=31"}],
            ["edit", "{who}", {"buy": "levyhaarniska"}], ["undo", "{who}", {"lang": "en"}],
            ["move", "{who}", "elävä"], ["edit", "{who}", {"sell": "tikari"}],
            ["year", "{who}", {"date": "2026-13-01"}]]


def both(command, folders):
    """(exit code, output, errors) of a command on the PC and on the Amiga, paths told alike."""
    given = dict(command[-1]) if isinstance(command[-1], dict) else {}
    words = [word for word in command if isinstance(word, str)]
    if command[0] in ("year", "xp", "level", "edit", "move"):
        given.setdefault("date", "2026-11-30")
    paths = {"pc": str(folders["pc"]), "amiga": support.amiga.amiga_path(folders["amiga"])}
    told = {}
    for machine, path in paths.items():
        here = [word.replace("{who}", path) for word in words]
        if machine == "pc":
            told[machine] = support.host(*here, *support.host_words("", given)[1:])
        else:
            done = support.amiga.run_vamos(
                [here[0].upper(), *here[1:], *support.amiga_words("", given)[1:]])
            told[machine] = (done.code, done.output, done.errors)
        told[machine] = tuple(one.replace(path, "FILE") if isinstance(one, str) else one
                              for one in told[machine])
    return told["pc"], told["amiga"]


def born(given, folder):
    """Files of one new character, one for each machine in its coding."""
    made = {**given, "gm": True, "race": "ihminen", "save": True, "register": str(folder)}
    code, _, errors = support.host(*support.host_words("new", made))
    assert code == 0, errors
    path, = folder.glob("*.larp")
    files = {machine: folder / machine / path.name for machine in CODINGS}
    for file in files.values():
        file.parent.mkdir()
        shutil.copy(path, file)
    return files


def text_of(path):
    """A file's text without the word for its coding."""
    coding = path.read_bytes().split(b"\n")[0].split()[2].decode()
    return path.read_bytes().decode(coding).replace(coding, "", 1)


@pytest.mark.parametrize("life", LIVES)
def test_a_life_is_the_same_on_both_machines(life, tmp_path):
    given, commands = LIVES[life]
    files = born(given, tmp_path)
    for command in commands:
        pc, amiga = both(command, files)
        assert pc[0] == 0, pc
        assert pc == amiga, command
        assert text_of(files["pc"]) == text_of(files["amiga"]), command
    assert files["amiga"].read_bytes().startswith(b"larpmaster-character 3 iso-8859-1\n")


def test_a_year_for_all_and_the_list_are_the_same_on_both_machines(tmp_path):
    for number, career in enumerate(("Sirran:6", "taistelija:3", "idle:1")):
        code, _, errors = support.host(*support.host_words("new", {
            "gm": True, "race": "ihminen", "save": True, "seed": number, "career": career,
            "name": "Åke %d" % number, "register": str(tmp_path / "pc")}))
        assert code == 0, errors
    (tmp_path / "pc" / "ake_3.larp").write_text("rikki\n")
    shutil.copytree(tmp_path / "pc", tmp_path / "amiga")
    for code, wrong, lines, *command in (
            (1, 20, 5, "year", {"all": True, "seed": 7, "date": "2026-11-30"}),
            (1, 20, 4, "list", {"find": "åke"}),
            (0, 0, 5, "undo", {"last": True}),
            (0, 0, 4, "year", "åke 1", "Åke 0", {"date": "2026-11-30", "seed": 3}),
            (0, 0, 3, "xp", "1200", {"names": "åke 1,Åke 0", "date": "2026-11-30", "seed": 3})):
        *words, given = command[1:]
        pc = support.host(*support.host_words(
            command[0], {**given, "register": str(tmp_path / "pc")}), *words)
        done = support.amiga.run_vamos(support.amiga_words(
            command[0], {**given, "register": support.amiga.amiga_path(tmp_path / "amiga")})
            + words)
        assert (pc[0], done.code) == (code, wrong), pc
        assert pc[1] == done.output and pc[1].count("\n") >= lines
        assert ("ake_3.larp" in pc[2], "ake_3.larp" in done.errors) == (code == 1, code == 1)
    for path in (tmp_path / "pc").glob("*[012].larp"):
        assert text_of(path) == text_of(tmp_path / "amiga" / path.name)


@pytest.mark.parametrize("life", LIVES)
def test_a_character_goes_out_and_in_alike_on_both_machines(life, tmp_path):
    given, _ = LIVES[life]
    files = born({**given, "name": "Åke \"Ö\" Öhman"}, tmp_path)
    both(["year", "{who}", {"seed": 3}], files)
    both(["edit", "{who}", {"story": "yksi, kaksi\\k = \\n", "buy": "tikari=0"}], files)
    pc, amiga = both(["export", "{who}", {"to": str(tmp_path / "pc.json")}], files)
    path = support.amiga.amiga_path(tmp_path / "amiga.json")
    done = support.amiga.run_vamos(["EXPORT", support.amiga.amiga_path(files["amiga"]),
                                    "TO=" + path])
    assert (done.code, done.errors) == (0, "") and path in done.output
    written = (tmp_path / "pc.json").read_bytes()
    assert (tmp_path / "amiga.json").read_bytes() == written
    done = support.amiga.run_vamos([
        "IMPORT", path, "REGISTER=" + support.amiga.amiga_path(tmp_path / "in")])
    assert (done.code, done.errors) == (0, "") and "Tuotu: 1." in done.output
    came, = (tmp_path / "in").glob("*.larp")
    assert support.host("show", str(came), "--format=json")[1].encode() == written
    for wrong in (written[:-9], written.replace(b'"age": ', b'"age": 1.'), b"[" * 5000,
                  written.replace(b'"xp": ', b'"xp": "x", "xp": ')):
        (tmp_path / "amiga.json").write_bytes(wrong)
        done = support.amiga.run_vamos(["IMPORT", path, "REGISTER=RAM:x"])
        pc = support.host("import", str(tmp_path / "amiga.json"),
                          "--register=%s" % (tmp_path / "none"))
        assert done.code == 20 and done.errors.replace(path, "FILE") == pc[2].replace(
            str(tmp_path / "amiga.json"), "FILE")


@pytest.fixture(scope="module")
def priest(tmp_path_factory):
    return born(LIVES["a priest"][0], tmp_path_factory.mktemp("priest"))


@pytest.mark.parametrize("command", MISTAKES, ids=range(len(MISTAKES)))
def test_a_mistake_gets_the_same_sentence_and_changes_nothing(command, priest):
    before = {machine: path.read_bytes() for machine, path in priest.items()}
    pc, amiga = both(command, priest)
    assert {1: 20, 2: 10}[pc[0]] == amiga[0] and pc[1:] == amiga[1:]
    assert pc[1] == "" and pc[2].count("\n") == 1
    assert {machine: path.read_bytes() for machine, path in priest.items()} == before


def test_a_template_shows_every_word_of_a_command():
    for command, beginning in (("XP", "XP NAME,CLASS,AMOUNT,NAMES/K,SPLIT/K"),
                               ("YEAR", "YEAR NAME,ACTIVITY/K"),
                               ("EDIT", "EDIT CHARACTER/A,NAME/K,PLAYER/K,AGE/K")):
        done = support.amiga.run_vamos([command, "?"])
        assert done.output.startswith(beginning)
