"""Settings and password on the 68000: the same words, the same digests as here."""
import hashlib

import support

# Words as short as can be, with Finnish letters, and as long as a block of the hash and longer.
WORDS = ("a", "Säilö 9", "x" * 63, "x" * 64, "x" * 65, "Å" * 100)
SCRIPT = """
import sys
from larpmaster import password
from larpmaster.platform import machine
for word in %r:
    for salt in (b"", b"NaCl" * 12, b"s" * 55, b"s" * 56, b"s" * 130):
        print(machine.stretch(word.encode(), salt, 3).hex())
first, second = password.stored(machine, "Säilö 9"), password.stored(machine, "Säilö 9")
print(first)
print(second)
for word in ("Säilö 9", "säilö 9", "", "Š"):
    print(password.is_right(machine, first, word))
machine.wait(0)
"""


def test_words_are_stretched_alike_on_both_machines(tmp_path):
    path = tmp_path / "script.py"
    path.write_text(SCRIPT % (WORDS,), "utf-8")
    told = support.lines(support.amiga.run_vamos([support.amiga.amiga_path(path)],
                                                 program=support.TESTER))
    wanted = [hashlib.pbkdf2_hmac("sha256", word.encode(), salt, 3).hex() for word in WORDS
              for salt in (b"", b"NaCl" * 12, b"s" * 55, b"s" * 56, b"s" * 130)]
    assert told[:len(wanted)] == wanted
    first, second, *right = told[len(wanted):]
    assert first != second and right == ["True", "False", "False", "False"]
    name, rounds, salt, digest = first.split(" ")
    assert (name, len(salt)) == ("pbkdf2-sha256", 32) and int(rounds) > 100
    assert hashlib.pbkdf2_hmac("sha256", "Säilö 9".encode(), bytes.fromhex(salt),
                               int(rounds)).hex() == digest


def test_the_program_takes_its_settings_from_beside_it(drawer):
    (drawer / "larpmaster.settings").write_bytes(
        "larpmaster-settings 1 iso-8859-1\nlanguage: en\nregister: {}\n".format(
            support.amiga.amiga_path(drawer / "ihmisiä")).encode("iso-8859-1"))

    def run(*words):
        return support.amiga.run_vamos(words, program=drawer / "Larpmaster")
    done = run("NEW", "NAME=Aino", "SAVE", "SEED=5")
    assert done.code == 0 and done.errors.startswith("Saved: ")
    assert (drawer / "ihmisiä" / "aino.larp").exists()
    assert run("LIST").output.endswith("Characters: 1\n")
    assert run("LIST", "LANG=fi").output.endswith("Hahmoja: 1\n")
    (drawer / "larpmaster.settings").write_bytes(b"larpmaster-settings 1\ncolours: maybe\n")
    done = run("VERSION")
    assert done.code == 0 and done.errors.count("\n") == 1
    assert "larpmaster.settings" in done.errors and "rivi 2" in done.errors
