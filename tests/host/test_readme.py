"""The README shows what the program does."""
import os
import re
import shlex

from test_cli import ROOT, run


def test_the_sheet_in_the_readme_is_the_one_that_its_command_prints():
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        readme = file.read()
    picture = re.search(r"```text\n(.*?)```", readme, re.S)[1]
    command = re.search(r"The sheet of `python3 -m larpmaster (.*?)`", readme, re.S)[1]
    code, output, _ = run(*shlex.split(command.replace("\n", " ")))
    assert code == 0 and output == picture


def test_the_examples_of_the_readme_run(tmp_path):
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        examples = re.findall(r"^python3 -m larpmaster (.*)$", file.read(), re.M)
    assert len(examples) >= 3
    for example in examples:
        code, output, errors = run(*shlex.split(example), cwd=tmp_path)
        assert code == 0 and output, errors


def test_the_tool_types_and_files_of_the_readme_are_those_of_the_hand_out():
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        readme = file.read()
    with open(os.path.join(ROOT, "amiga", "package.py"), encoding="utf-8") as file:
        tool_types = re.findall(r'"\(?([A-Z]+)=', file.read().partition("TOOL_TYPES = ")[2]
                                .partition(")\nINSTALLER")[0])
    assert len(tool_types) == 5
    for word in (*tool_types, "Larpmaster.lha", "Larpmaster.adf", "Larpmaster.readme"):
        assert "`%s`" % word in readme


def test_its_lines_fit_an_editor_but_for_tables_and_the_sheet():
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        assert [line for line in file if len(line.rstrip("\n")) > 100 and line[0] != "|"] == []


def test_the_last_line_of_the_selftest_is_the_one_in_the_readme():
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        assert "`%s`" % run("selftest")[1].split("\n")[-2] in file.read()
