"""The manual's examples, run as they are printed there."""
import pathlib
import re
import shlex

import pytest
import support

GUIDE = pathlib.Path(support.ROOT) / "amiga" / "workbench" / "Larpmaster.guide"
EXAMPLES = re.findall(r"^    Larpmaster (.*)$", GUIDE.read_text("utf-8"), re.M)
SAVED = r"((Tallennettu|Saved): .*/aino_rautio\.larp\n)?"
# These open windows or print; whole Amigas are tested elsewhere.
ELSEWHERE = re.compile("WINDOW=|>PRT:|^LANG=..( REGISTER=[^ ]*)?$")


@pytest.fixture(scope="module")
def ram(tmp_path_factory):
    """What RAM: is to all examples, so that one reads what the one before it saved."""
    return tmp_path_factory.mktemp("ram")


def test_there_are_examples_of_each_command_in_both_languages():
    words = [example.split()[0 if example[0] != ">" else 1] for example in EXAMPLES]
    for command in ("NEW", "SHOW", "YEAR", "XP", "EDIT", "MOVE", "UNDO", "JOURNAL", "LIST", "ROLL",
                    "CHECK", "TABLES", "SELFTEST", "VERSION"):
        assert words.count(command) >= 2, command


@pytest.mark.parametrize("example", [one for one in EXAMPLES if not ELSEWHERE.search(one)])
def test_an_example_of_the_manual_works(example, ram):
    # The shell takes >file away before the program sees its words.
    words = [word.replace("RAM:", support.amiga.amiga_path(ram) + "/")
             for word in shlex.split(example) if word[0] != ">"]
    done = support.amiga.run_vamos(words)
    assert done.code == 0 and done.output
    assert re.fullmatch(SAVED, done.errors)
