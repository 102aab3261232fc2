"""The floppy disk that is handed out: it boots, runs the program and saves onto itself."""
import json

import fsuae
import package
import pytest
import support
from amitools.fs.ADFSVolume import ADFSVolume
from amitools.fs.blkdev.BlkDevFactory import BlkDevFactory
from amitools.fs.FSError import FSError

SAVED = "register/aino_rautio.larp"
SECONDS = 120
NAME = "Aino Rautio"
# What must be seen, and what is typed then: a new character; the worst roll goes, the others stay
# in their order; all years idle; the rest by the defaults.
STEPS = (("Katso hahmoa", "1"), (": rotu", "1"), (": sukupuoli", "1"),
         (": kahdeksan heittoa", "1"), (": hylättävä heitto", "\n"), (": kykyjen jako", "0"),
         (": kyvyt rodun jälkeen", "\n"), (": ikä", "\n"), (": kotialue", "\n"),
         (": elämänvaiheet", "7"), (": mitä vuodet toivat", "\n"), (": nimi ja pelaaja", "\n"),
         ("Pelaaja:", "\n"), ("Sivu 1/2", "\n"), ("Sivu 2/2", "\n"), (": tallennus", "\n"),
         ("Nimi:", NAME + "\n"), ("Katso hahmoa", "0"), ("Näkemiin.", ""))


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    """The disk as it is handed out."""
    folder = tmp_path_factory.mktemp("dist")
    package.package(folder)
    return (folder / "Larpmaster.adf").read_bytes()


def files(path):
    """{path: bytes} of a disk image, None while the Amiga is still writing it."""
    device = BlkDevFactory().open(str(path), read_only=True)
    try:
        volume = ADFSVolume(device)
        volume.open()
        return dict(below(volume.get_root_dir(), ""))
    except (FSError, AttributeError, IndexError, TypeError, ValueError, OSError):
        return None
    finally:
        device.close()


def below(drawer, path):
    for node in drawer.get_entries():
        name = path + node.name.name.get_unicode()
        if node.is_dir():
            yield from below(node, name + "/")
        else:
            yield name, bytes(node.get_file_data())


def holds(disk, name, end):
    """Whether a file is on the disk and ends with these bytes."""
    return (files(disk) or {}).get(name, b"").endswith(end)


def made_on_the_host(found, folder):
    """What `new` with the same seed and choices writes here, in the Amiga's coding."""
    given = {"seed": found["seed"], "race": found["race"], "sex": found["sex"],
             "discard": found["discarded"], "age": found["age"], "name": NAME,
             "career": "idle:%d" % len(found["career"]), "save": True, "register": str(folder),
             "assign": ",".join("%s=%d" % pair for pair in found["assigned"].items())}
    assert support.host(*support.host_words("new", given))[0] == 0
    saved = (folder / "aino_rautio.larp").read_text("utf-8")
    return saved.replace("utf-8", "iso-8859-1", 1).encode("iso-8859-1")


def test_it_boots_into_the_menu_saves_onto_itself_and_leaves_a_shell(model, image, tmp_path):
    disk = tmp_path / "disk.adf"
    disk.write_bytes(image)
    before = files(disk)
    with fsuae.Machine(model, floppies=[disk], boots_floppy=True) as machine:
        for seen, typed in STEPS:
            machine.wait_text(seen, SECONDS)
            machine.type(typed)
        machine.wait(lambda: holds(disk, SAVED, b"\n"), SECONDS)
        machine.type("Larpmaster >SYS:again SHOW \"Aino Rautio\" FORMAT=json\n")
        machine.wait(lambda: holds(disk, "again", b"}\n"), SECONDS)
        machine.still()
    after = files(disk)
    assert set(after) - {"register/index"} == set(before) | {SAVED, "again"}
    assert all(after[name] == content for name, content in before.items())
    found = json.loads(after["again"])
    assert found["name"] == NAME and found["career"][0]["activity"] == "idle"
    assert support.undated(after[SAVED]) == support.undated(made_on_the_host(found, tmp_path))
