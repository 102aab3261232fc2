"""Settings, password and event: files of the program's own, kept as safely as a character."""
import hashlib

import pytest
from test_cli import run

from larpmaster import event, messages, password, settings
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.messages import settings_en, settings_fi
from larpmaster.platform import host

GOOD = settings.Settings("en", "rajakatse", "hahmot", False, "lista.txt", "", None)
BROKEN = {
    "hello\n": 1, "larpmaster-settings x utf-8\n": 1, "larpmaster-settings\n": 1, "": 1,
    "larpmaster-settings 1 utf-8\nlanguage: sv\n": 2,
    "larpmaster-settings 1 utf-8\n\nlanguage: fi\nlanguage: fi\n": 4,
    "larpmaster-settings 1 utf-8\ncolours: perhaps\n": 2,
    "larpmaster-settings 1 utf-8\ncolours\n": 2, "larpmaster-settings 1 utf-8\nage: 5\n": 2,
    "larpmaster-settings 1 utf-8\nregister: \x07\n": 2,
    "larpmaster-settings 1 utf-8\nregister: " + "x" * 201 + "\n": 2,
    "larpmaster-settings 1 utf-8\npassword: sesam\n": 2}


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def path_of(folder):
    return folder / "larpmaster.settings"


def test_without_a_file_the_defaults_hold(here):
    assert settings.load(host) == settings.DEFAULTS == ("", "", "", True, "", "", None)
    assert not path_of(here).exists()


def test_settings_come_back_as_they_were_saved_and_the_file_before_is_kept(here):
    settings.save(host, GOOD)
    assert settings.load(host) == GOOD
    before = path_of(here).read_text("utf-8")
    assert before.startswith("larpmaster-settings 1 utf-8\nlanguage: en\n")
    other = settings.Settings("", "", "Åbo", True, "", "", None)
    settings.save(host, other)
    assert settings.load(host) == other
    assert (here / "larpmaster.settings.bak").read_text("utf-8") == before


def test_a_power_cut_between_two_renames_leaves_the_new_settings_or_the_old(here):
    settings.save(host, GOOD)
    path_of(here).rename(here / "larpmaster.settings.bak")
    assert settings.load(host) == GOOD
    (here / "larpmaster.settings.new").write_text("larpmaster-settings 1 utf-8\nlanguage: fi\n")
    assert settings.load(host).language == "fi"


def test_what_a_file_cannot_hold_is_refused_at_its_field(here):
    for place, value, code in ((2, "a\nb", "letter"), (4, "x" * 201, "too_long")):
        wrong = list(GOOD)
        wrong[place] = value
        with pytest.raises(WrongUse) as mistake:
            settings.save(host, settings.Settings(*wrong))
        assert mistake.value.code == code
        assert mistake.value.fields["field"] == settings.Settings._fields[place]
    assert not path_of(here).exists()


@pytest.mark.parametrize("text", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_gives_the_defaults_and_one_sentence_and_stays(here, text):
    path_of(here).write_text(text, "utf-8")
    found = settings.load(host)
    assert found[:-1] == settings.DEFAULTS[:-1]
    assert (found.fault.code, found.fault.fields["line"]) == ("set_broken", BROKEN[text])
    for language, texts in (("fi", settings_fi.TEXTS), ("en", settings_en.TEXTS)):
        code, output, errors = run("list", "--lang=" + language, cwd=here)
        assert code == 0 and errors == texts["set_broken"].format(
            path="larpmaster.settings", line=BROKEN[text]) + "\n"
    assert path_of(here).read_text("utf-8") == text
    settings.save(host, GOOD)
    assert (here / "larpmaster.settings.bak").read_text("utf-8") == text


def test_settings_of_a_newer_program_are_said_to_be_so(here):
    path_of(here).write_text("larpmaster-settings 2 utf-8\nlanguage: fi\n")
    for language, texts in (("fi", settings_fi.TEXTS), ("en", settings_en.TEXTS)):
        code, _, errors = run("list", "--lang=" + language, cwd=here)
        assert code == 0 and errors == texts["set_newer"].format(
            path="larpmaster.settings", found="2") + "\n"


def test_commands_take_language_and_register_from_the_settings_and_options_win(here):
    settings.save(host, settings.Settings("en", "", "people", True, "", "", None))
    words = ("new", "--save", "--name=Aino", "--race=ihminen", "--career=idle:2", "--gm")
    code, output, errors = run(*words, cwd=here)
    assert code == 0 and errors.startswith("Saved: ") and "larp sheet" in output.lower()
    assert [path.name for path in (here / "people").iterdir()] == ["aino.larp"]
    assert run("list", "--lang=fi", cwd=here)[1].endswith("Hahmoja: 1\n")
    assert run("list", "--register=others", cwd=here)[1] == "Characters: 0\n"
    code, _, errors = run("list", "--state=x", cwd=here)
    assert code == 2 and "living" in errors


def test_the_world_of_the_settings_is_for_new_characters_alone(here):
    settings.save(host, settings.Settings("", "Narnia", "", True, "", "", None))
    for language, texts in (("fi", settings_fi.TEXTS), ("en", settings_en.TEXTS)):
        code, output, errors = run("new", "--lang=" + language, cwd=here)
        assert (code, output) == (1, "") and errors == texts["set_world"].format(
            found="Narnia", allowed="rajakatse") + "\n"
    assert run("new", "--world=rajakatse", "--save", "--name=Aino", cwd=here)[0] == 0
    assert run("show", "Aino", cwd=here)[0] == 0
    assert run("new", "--world=Mordor", cwd=here)[0] == 2
    assert run("selftest", cwd=here)[0] == 0


# RFC 7914 section 11 has the first, the others are those of RFC 6070 with SHA-256.
VECTORS = (
    ("passwd", "salt", 1, "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"),
    ("password", "salt", 1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
    ("password", "salt", 2, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
    ("password", "salt", 4096, "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"))


@pytest.mark.parametrize("word,salt,rounds,digest", VECTORS)
def test_a_word_is_stretched_as_the_standard_says(word, salt, rounds, digest):
    assert host.stretch(word.encode(), salt.encode(), rounds).hex() == digest


def test_a_word_is_right_only_when_it_is_the_one_that_was_set():
    kept = password.stored(host, "Säilö 9")
    assert password.is_stored(kept) and "Säilö" not in kept
    assert password.is_right(host, kept, "Säilö 9") and password.is_right(host, kept, " Säilö 9 ")
    for wrong in ("säilö 9", "Säilö", "", "Säilö 9.", "Š", "x" * 61):
        assert not password.is_right(host, kept, wrong)
    name, rounds, salt, digest = kept.split(" ")
    assert (name, int(rounds)) == ("pbkdf2-sha256", host.STRETCH_ROUNDS)
    assert hashlib.pbkdf2_hmac("sha256", "Säilö 9".encode(), bytes.fromhex(salt),
                               int(rounds)).hex() == digest


def test_the_same_word_is_never_stored_the_same_way_twice():
    assert password.stored(host, "sama") != password.stored(host, "sama")


def test_what_is_no_stored_word_is_known():
    salt, digest = "ab" * 16, "0f" * 32
    assert password.is_stored(f"pbkdf2-sha256 7 {salt} {digest}")
    for wrong in ("", "sesam", f"md5 7 {salt} {digest}", f"pbkdf2-sha256 0 {salt} {digest}",
                  f"pbkdf2-sha256 -1 {salt} {digest}", f"pbkdf2-sha256 7 {salt}x {digest}",
                  f"pbkdf2-sha256 7 {salt[:2]} {digest}", f"pbkdf2-sha256 7 {salt} {digest[2:]}",
                  f"pbkdf2-sha256 7 {salt} {digest} x", f"pbkdf2-sha256 999999999 {salt} {digest}",
                  f"pbkdf2-sha256 7 {salt.upper()} {digest}"):
        assert not password.is_stored(wrong)


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_a_word_that_cannot_be_set_or_checked_is_refused_in_one_sentence(here, language):
    slow = "pbkdf2-sha256 %d %s %s" % (21 * host.STRETCH_ROUNDS, "ab" * 16, "0f" * 32)
    messages.use(language)
    texts = {"fi": settings_fi.TEXTS, "en": settings_en.TEXTS}[language]
    for code, kind, work in (
            ("set_word_missing", WrongUse, lambda: password.stored(host, "  ")),
            ("letter", WrongUse, lambda: password.stored(host, "Šimon")),
            ("too_long", WrongUse, lambda: password.stored(host, "x" * 61)),
            ("set_word_slow", CouldNot, lambda: password.is_right(host, slow, "x"))):
        with pytest.raises(kind) as mistake:
            work()
        assert mistake.value.code == code
        told = messages.worded(mistake.value)
        assert told.count("\n") == 0 and told.endswith(".")
        assert code not in texts or told.split(";")[-1] == texts[code].split(";")[-1].format(
            path="larpmaster.settings")
    messages.use("fi")


def test_each_wrong_word_makes_the_wait_longer_up_to_half_a_minute():
    assert [password.wait_seconds(wrong) for wrong in range(8)] == [0, 1, 2, 4, 8, 16, 30, 30]
    assert password.wait_seconds(10 ** 6) == 30


class Wastebasket:
    """Only what an event asks of a register."""

    def __init__(self):
        self.emptied = []

    def empty(self, before):
        self.emptied.append(before)


def test_an_event_keeps_who_is_here_and_the_next_begins_empty(tmp_path):
    folder, register = str(tmp_path), Wastebasket()
    now = event.load(host, folder)
    assert (now.number, now.name, now.date, now.present) == (0, "", "", [])
    now.begin(register, " Syysmarkkinat: yö ", "2026-11-30")
    for file in ("aino.larp", "matti.larp", "AINO.larp"):
        now.arrive(file)
    assert event.load(host, folder).present == []
    now.save()
    again = event.load(host, folder)
    assert (again.number, again.name, again.date) == (1, "Syysmarkkinat: yö", "2026-11-30")
    assert again.present == ["aino.larp", "matti.larp"] and again.is_here("Matti.larp")
    again.leave("Aino.LARP")
    again.save()
    assert event.load(host, folder).present == ["matti.larp"]
    again.begin(register, "Talvi", "2027-01-02")
    assert event.load(host, folder).number == 2 and event.load(host, folder).present == []
    # What was destroyed in the event before stays one event more.
    assert register.emptied == [0, 1]


@pytest.mark.parametrize("text,line", [
    ("larpmaster-event 1 utf-8\nnumber: x\n", 2), ("larpmaster-event 1 utf-8\nwho: x\n", 2),
    ("larpmaster-event 1 utf-8\nnumber: 1\npresent:\n", 3), ("event\n", 1)])
def test_a_broken_event_is_told_with_its_line_and_stays(tmp_path, text, line):
    path = tmp_path / "event"
    path.write_text(text)
    with pytest.raises(CouldNot) as mistake:
        event.load(host, str(tmp_path))
    assert mistake.value.code == "set_file_broken" and mistake.value.fields["line"] == line
    for language, texts in (("fi", settings_fi.TEXTS), ("en", settings_en.TEXTS)):
        messages.use(language)
        assert messages.worded(mistake.value) == texts["set_file_broken"].format(
            path=str(path), line=line)
    messages.use("fi")
    assert path.read_text() == text


def test_an_event_of_a_newer_program_is_refused(tmp_path):
    (tmp_path / "event").write_text("larpmaster-event 9 utf-8\n")
    with pytest.raises(CouldNot) as mistake:
        event.load(host, str(tmp_path))
    assert mistake.value.code == "set_file_newer"
    for language, texts in (("fi", settings_fi.TEXTS), ("en", settings_en.TEXTS)):
        messages.use(language)
        assert messages.worded(mistake.value) == texts["set_file_newer"].format(
            path=str(tmp_path / "event"), found="9")
    messages.use("fi")
