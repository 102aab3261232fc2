"""Worlds of their own for tests that change tables, and machines on which a save goes wrong."""
import shutil
from pathlib import Path

from larpmaster import tables
from larpmaster.errors import CouldNot
from larpmaster.platform import host
from larpmaster.table_draft import Draft
from larpmaster.table_saving import WorldFiles, finish
from larpmaster.table_schema import KINDS

FOLDER = Path(__file__).parents[2] / "tables" / "rajakatse"
CHANGERS = ("write_file", "rename", "remove")


def copy_of_world(folder):
    """A copy of the shipped tables."""
    shutil.copytree(FOLDER, folder)
    return folder


def texts_of(folder):
    """{kind: text} of every table file."""
    return {kind: (folder / (kind + ".txt")).read_text("utf-8") for kind, _, _ in KINDS}


def draft_of(folder, kind, key, like="", machine=host):
    """A Draft of a record."""
    return Draft(WorldFiles(machine, str(folder)), kind, key, like)


def filled(draft, part, **texts):
    """Takes a part with these texts; a name is a column, or the words that tell the row and the
    column, parted by two underscores."""
    values = []
    for identity, column in draft.fields(part):
        name = "__".join([str(word).replace(" ", "_") for word in identity] + [column])
        values.append(texts.pop(name, draft.value(part, (identity, column))))
    assert texts == {}, "no such fields"
    draft.take(part, values)


def changed_files(folder, draft, machine=host):
    """The files with what the draft changed, not yet saved."""
    files = WorldFiles(machine, str(folder), draft.prints)
    draft.write(files)
    return files


def saved(folder, draft, machine=host):
    """The names of the files that were saved."""
    return changed_files(folder, draft, machine).save()


def loaded(folder, machine=host):
    """The tables, after a save that was cut off was finished."""
    finish(machine, str(folder))
    return tables.load(str(folder), machine.read_file, machine.join, None, machine.fingerprint,
                       machine.read_piece)


def new_spell(folder, machine=host):
    """A spell that two cults are to teach."""
    draft = draft_of(folder, "spells", "kissahahmo", machine=machine)
    filled(draft, 0, **{"class": "taikuri", "colours": "harmaa 1", "chance": "60", "rounds": "2"})
    filled(draft, 1, effect__1__text="Kohde on kissa.", weak__1__text="Kohde naukuu.",
           line__1__text="Kissa, kissa!", line__2__text="Naukaise!")
    draft.set_keys(2, ["Deinosan", "bardi"])
    return draft


class PowerCut(BaseException):
    """Nothing more happens on this machine."""


class Failing:
    """The host's machine, which fails at the nth call that changes the disk.

    how: "before" or "after" it, for a power cut; "half" for one that leaves half of a file; or
    the code of a Mistake that this call and all later ones raise, without a change.
    """

    def __init__(self, fails_at, how):
        self.calls = 0
        self._fails_at = fails_at
        self._how = how

    def __getattr__(self, name):
        function = getattr(host, name)
        return self._watched(name, function) if name in CHANGERS else function

    def _watched(self, name, function):
        def call(path, *more):
            self.calls += 1
            if self.calls < self._fails_at:
                return function(path, *more)
            if self._how not in ("before", "after", "half"):
                raise CouldNot(self._how, path=path)
            if self.calls == self._fails_at and self._how == "after":
                function(path, *more)
            if self.calls == self._fails_at and self._how == "half" and name == "write_file":
                text = "".join(more[0])
                function(path, [text[:len(text) // 2]])
            raise PowerCut
        return call
