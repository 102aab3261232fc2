"""The manual: its links, its form, and that it tells of the program as it is."""
import pathlib
import re

import pytest

from larpmaster import commands
from larpmaster.creation import STEPS
from larpmaster.messages import en, fi, screens_en, screens_fi

SOURCE = pathlib.Path(__file__).resolve().parents[2] / "amiga" / "workbench" / "Larpmaster.guide"
LINES = SOURCE.read_text("utf-8").splitlines()
COLUMNS = 76
# What AmigaGuide 34 knows, the first one; text attributes came with 39 and would show as they are.
GLOBAL = ("database", "$ver:", "index", "width")
IN_NODES = ("toc", "next", "prev", "endnode")
INLINE = re.compile(r"@\{(.*?)\}")
LINK = re.compile(r'"([^"]*)" link ([A-Za-z]+)')
TEXTS = {"Suomi": {**fi.TEXTS, **screens_fi.TEXTS}, "English": {**en.TEXTS, **screens_en.TEXTS}}
QUOTES = {"Suomi": re.compile(r"»([^»]*)»"), "English": re.compile(r'"([^"]*)"')}
MAIN_MENU = ("ui_new", "ui_look", "ui_gm", "ui_language", "ui_tables", "ui_continue", "ui_quit")


def nodes():
    """{name: (commands as pairs, lines)}; checks that each line stands where it may."""
    found = {}
    current = None
    for number, line in enumerate(LINES, 1):
        if not line.startswith("@") or line.startswith("@{"):
            assert current or not line, f"line {number} stands outside of every node"
            if current:
                found[current][1].append(line)
            continue
        word, _, rest = line[1:].partition(" ")
        if word == "node":
            assert current is None, f"line {number}: a node in a node"
            current, title = re.fullmatch(r'([A-Za-z]+) "([^"]+)"', rest).groups()
            assert current not in found
            found[current] = ([("title", title)], [])
        elif word == "endnode":
            assert current, f"line {number}: no node ends here"
            current = None
        else:
            assert word.lower() in (IN_NODES if current else GLOBAL), f"line {number}: {word}"
            if current:
                found[current][0].append((word, rest))
    assert current is None
    return found


NODES = nodes()


def links(name):
    """Names of the nodes that a node's text leads to."""
    found = []
    for line in NODES[name][1]:
        for inside in INLINE.findall(line):
            match = LINK.fullmatch(inside)
            assert match, f"{name}: @{{{inside}}} is no link"
            found.append(match[2])
    return found


def shown(line):
    """What a reader sees of a line."""
    return INLINE.sub(lambda inside: LINK.fullmatch(inside[1])[1], line)


def part(name):
    """Names of the nodes of a language, the first one first."""
    return [name] + [node for node, (pairs, _) in NODES.items() if ("toc", name) in pairs]


def text_of(name):
    return "\n".join(shown(line) for node in part(name) for line in NODES[node][1])


def test_it_starts_as_a_database_with_a_version():
    assert LINES[0] == "@database Larpmaster.guide"
    assert LINES[1].startswith("@$VER: Larpmaster.guide ")
    assert list(NODES)[0] == "Main"


def test_every_link_leads_somewhere_and_every_node_is_reached():
    reached, new = set(), ["Main"]
    while new:
        name = new.pop()
        if name not in reached:
            reached.add(name)
            new += links(name)
    assert reached == set(NODES)
    for name, (pairs, _) in NODES.items():
        for word, target in pairs:
            assert word == "title" or target in NODES, f"{name}: {word} {target}"
    index = [line.split()[1] for line in LINES if line.startswith("@index ")]
    assert index == ["Index"] and "Index" in NODES


def test_the_pages_of_a_language_follow_each_other_there_and_back():
    for language in TEXTS:
        pages = links(language)
        assert set(pages) | {language} == set(part(language)) and len(set(pages)) == len(pages)
        for before, after in zip(pages, pages[1:], strict=False):
            assert ("next", after) in NODES[before][0] and ("prev", before) in NODES[after][0]


def test_both_languages_have_as_many_pages_and_the_index_leads_to_all():
    assert len(part("Suomi")) == len(part("English")) > 10
    assert set(links("Index")) == set(NODES) - {"Main", "Suomi", "English", "Index"}


def test_no_line_is_wider_than_a_window():
    assert [line for line in LINES if not line.startswith("@node") and len(shown(line)) > COLUMNS
            ] == []


def test_it_is_written_in_letters_that_an_amiga_has():
    for line in LINES:
        line.encode("iso-8859-1")
        assert "\t" not in line and "\\" not in line and line == line.rstrip()
        assert "@" not in INLINE.sub("", line)[1:]


@pytest.mark.parametrize("language", TEXTS)
def test_every_command_option_and_tool_type_is_told_of(language):
    words = set(re.findall(r"[A-Z]+(?:-[A-Z]+)*", text_of(language)))
    for command in (commands.PROGRAM, *commands.every()):
        for name in (command.name, *command.options, *command.switches):
            assert not name or name.upper() in words, name
    assert {"LANGUAGE", "WORLD", "REGISTER", "WINDOW", "HEAP"} <= words


@pytest.mark.parametrize("language", TEXTS)
def test_the_work_space_of_both_programs_is_told_with_its_limit(language):
    port = SOURCE.parents[1] / "port"
    text = text_of(language)
    assert "micropython -X heapsize=" in text
    for name, limit in (("program.c", {"Suomi": "enintään megatavun", "English": "1 MB at most"}),
                        ("shell.c", {"Suomi": "enintään 384 kilotavua",
                                     "English": "384 kilobytes at most"})):
        bytes_most = re.search(r"amiga_heap_most = (.*);", (port / name).read_text("utf-8"))[1]
        assert bytes_most == {"program.c": "1024 * 1024", "shell.c": "384 * 1024"}[name]
        assert limit[language] in text
    step, least = [re.search(wanted, (port / name).read_text("utf-8"))[1] for name, wanted in (
        ("heap.c", r"HEAP_STEP = (\d+) \* KILOBYTE"),
        ("program.c", r"amiga_heap_least = (\d+) \* 1024;"))]
    wanted = {"Suomi": ("alaspäin %s kilotavun portaisiin", "vähintään %s kilotavua"),
              "English": ("down to steps of %s kilobytes", "at least %s kilobytes")}[language]
    text = " ".join(text.split())
    assert wanted[0] % step in text and wanted[1] % least in text


@pytest.mark.parametrize("node", ["Hahmo", "Character"])
def test_the_steps_are_numbered_as_the_screens_number_them(node):
    numbers = re.findall(r"^ +(\d+)\. [A-ZÄÖ]{2}", "\n".join(NODES[node][1]), re.M)
    assert numbers == [str(step + 1) for step in range(len(STEPS))]


@pytest.mark.parametrize("node", ["Itsetesti", "SelfTest"])
def test_what_is_asked_of_a_real_amiga_is_what_the_readme_asks(node):
    readme = (SOURCE.parents[2] / "README.md").read_text("utf-8")
    asked = readme.partition("### On a real Amiga")[2].partition("\n### ")[0]
    examples = re.search(r"```text\n(.*?)```", asked, re.S)[1].splitlines()
    page = "\n".join(NODES[node][1])
    assert re.findall(r"^    (Larpmaster .*)$", page, re.M) == examples and len(examples) == 2
    assert len(re.findall(r"^- ", asked, re.M)) == len(re.findall(r"^    - ", page, re.M)) == 5
    for word in (*re.findall(r"\(Workbench's command `(\w+)`\)", asked), ">SYS:",
                 *re.findall(r"`(\w+\.txt)`", asked)):
        assert word in page


@pytest.mark.parametrize("language", TEXTS)
def test_what_it_quotes_is_what_the_program_says(language):
    known = set(TEXTS[language].values())
    quoted = set()
    for node in part(language):
        # In an example of a command the quotes belong to the command.
        lines = [shown(line) for line in NODES[node][1]
                 if not line.startswith("    Larpmaster ") and "link " not in line]
        text = re.sub(r"\s*\n\s*", " ", "\n".join(lines))
        quoted |= set(QUOTES[language].findall(text))
    assert quoted - known == set()
    assert {TEXTS[language][key] for key in MAIN_MENU} <= quoted and len(quoted) > 20
