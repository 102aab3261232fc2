"""The floppy disk that is handed out: it boots, runs the program and saves onto itself."""
import json

import display
import fsuae
import package
import pytest
import support
from amitools.fs.ADFSVolume import ADFSVolume
from amitools.fs.blkdev.BlkDevFactory import BlkDevFactory
from amitools.fs.FSError import FSError

SAVED = "register/aino_rautio.larp"
SECONDS = 120
# A window with a line or two of text has some sixty different rows of pixels, a menu a hundred.
ROWS_OF_A_MENU = 80
# New character; race, sex and rolls; the worst roll goes, the others in their order; the age; all
# years idle. Then by the defaults as far as the name without which nothing is saved.
CHOICES = ("1", "1", "1", "1", "Return", "2", "Return", "Return", "7") + ("Return",) * 9


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


def menu_stands(machine):
    """Whether the screen is full of text."""
    width = 3 * display.SIZE[0]
    pixels = machine.display.pixels()
    rows = {pixels[start:start + width] for start in range(0, len(pixels), width)}
    return len(rows) > ROWS_OF_A_MENU


def made_on_the_host(found, folder):
    """What `new` with the same seed and choices writes here, in the Amiga's coding."""
    given = {"seed": found["seed"], "race": found["race"], "sex": found["sex"],
             "discard": found["discarded"], "age": found["age"], "name": "Aino Rautio",
             "career": "idle:%d" % len(found["career"]), "save": True, "register": str(folder),
             "assign": ",".join("%s=%d" % pair for pair in found["assigned"].items())}
    assert support.host(*support.host_words("new", given))[0] == 0
    text = (folder / "aino_rautio.larp").read_text("utf-8")
    return text.replace("utf-8", "iso-8859-1", 1).encode("iso-8859-1")


def test_it_boots_into_the_menu_saves_onto_itself_and_leaves_a_shell(model, image, tmp_path):
    disk = tmp_path / "disk.adf"
    disk.write_bytes(image)
    before = files(disk)
    with fsuae.Machine(model, floppies=[disk]) as machine:
        machine.wait(lambda: menu_stands(machine), SECONDS)
        for key in CHOICES:
            machine.still(0.5)
            machine.press(key)
        machine.still()
        machine.type("Aino Rautio\n")
        machine.wait(lambda: holds(disk, SAVED, b"\n"), SECONDS)
        machine.still()
        machine.press("0")
        machine.still()
        machine.type("Larpmaster >SYS:again SHOW \"Aino Rautio\" FORMAT=json\n")
        machine.wait(lambda: holds(disk, "again", b"}\n"), SECONDS)
        machine.still()
    after = files(disk)
    assert set(after) == set(before) | {SAVED, "again"}
    assert all(after[name] == content for name, content in before.items())
    found = json.loads(after["again"])
    assert found["name"] == "Aino Rautio" and found["career"][0]["activity"] == "idle"
    assert after[SAVED] == made_on_the_host(found, tmp_path)
