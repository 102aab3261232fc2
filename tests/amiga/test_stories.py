"""The stories of the text-mode program by typed lines on the 68000: the same screens, the same
files as on this machine."""
import os
import re
import sys

import pytest
import support

from larpmaster.platform import host

sys.path.insert(0, os.path.join(support.ROOT, "tests", "ui"))
from stories import STORIES  # noqa: E402

AMIGA_RUNTIME = re.compile(r"MicroPython 1\.25\.0, AmigaOS, 68000, \d+ KB")


@pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
def test_a_story_told_by_typed_lines_is_the_same_on_both_machines(story, tmp_path):
    typed = "".join([line + "\n" for line in story.lines])
    folders = tmp_path / "pc", tmp_path / "amiga"
    for folder in folders:
        folder.mkdir()
    options = {**story.options, "register": "register"}
    code, output, errors = support.host(
        *["--%s=%s" % pair for pair in options.items()], stdin=typed, cwd=folders[0])
    result = support.amiga.run_vamos(
        ["%s=%s" % (key.upper(), value) for key, value in options.items()], stdin_text=typed,
        cwd=folders[1])
    assert (result.code, result.errors) == (code, errors) == (0, "")
    # The one difference that there must be: each says what it runs on.
    assert AMIGA_RUNTIME.sub(host.runtime(), result.output) == output
    saved = [sorted(path.name for path in folder.glob("register/*")) for folder in folders]
    assert saved[0] == saved[1]
    if story.file:
        assert story.file in saved[0]
    # The index is a cache of sizes and times.
    for name in [name for name in saved[0] if name != "index"]:
        here = (folders[0] / "register" / name).read_bytes().decode("utf-8")
        there = (folders[1] / "register" / name).read_bytes().decode("iso-8859-1")
        assert there.replace("iso-8859-1", "utf-8", 1) == here


@pytest.mark.parametrize("starts_here", [True, False], ids=["from the PC", "from the Amiga"])
def test_what_was_ended_on_one_machine_is_gone_on_with_on_the_other(starts_here, tmp_path):
    story = STORIES[2]
    whole = {**story.options, "register": "whole"}
    support.host(*["--%s=%s" % pair for pair in whole.items()], cwd=tmp_path,
                 stdin="".join([line + "\n" for line in story.lines]))
    options = {**story.options, "register": "register"}

    def tell(lines, here):
        typed = "".join([line + "\n" for line in lines])
        if here:
            return support.host(*["--%s=%s" % pair for pair in options.items()], stdin=typed,
                                cwd=tmp_path)
        done = support.amiga.run_vamos(["%s=%s" % (key.upper(), value)
                                        for key, value in options.items()], stdin_text=typed,
                                       cwd=tmp_path)
        return {support.OK: 0}.get(done.code, done.code), done.output, done.errors

    # In the middle of the years.
    cut = story.lines.index("lorvi")
    for code, output, errors in (tell(story.lines[:cut], starts_here),
                                 tell(("jatka", *story.lines[cut:]), not starts_here)):
        assert (code, errors) == (0, ""), output
    wanted, made = [support.undated((tmp_path / folder / story.file).read_bytes().replace(
        b"iso-8859-1", b"utf-8").decode("utf-8" if coded else "iso-8859-1"))
        for folder, coded in (("whole", True), ("register", not starts_here))]
    assert made == wanted
    assert not (tmp_path / "register" / "unfinished").exists()
