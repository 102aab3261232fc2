"""The floppy disk that is handed out: it boots, runs the program and saves onto itself."""
import fsuae
import package
import pytest
import runners
import support
from amitools.fs.ADFSVolume import ADFSVolume
from amitools.fs.blkdev.BlkDevFactory import BlkDevFactory
from amitools.fs.FSString import FSString

SAVED = "register/aino_rautio.larp"
SAVE_SECONDS = 120
NEW = {"seed": 7, "name": "Aino Rautio", "save": True}


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    """The disk as it is handed out."""
    folder = tmp_path_factory.mktemp("dist")
    package.package(folder)
    return (folder / "Larpmaster.adf").read_bytes()


def content(path, name):
    """The bytes of a file on a disk image, None when it is not (wholly) there."""
    device = BlkDevFactory().open(str(path), read_only=True)
    try:
        volume = ADFSVolume(device)
        volume.open()
        return bytes(volume.read_file(FSString(name)))
    except Exception:  # Noted below: half a directory reads as anything.
        return None
    finally:
        device.close()


def test_it_boots_leaves_a_shell_and_saves_onto_itself(model, image, tmp_path):
    code, _, _ = support.host(*support.host_words("new", {**NEW, "register": str(tmp_path)}))
    assert code == 0
    wanted = (tmp_path / "aino_rautio.larp").read_text("utf-8").replace("utf-8", "iso-8859-1", 1)
    disk = tmp_path / "disk.adf"
    disk.write_bytes(image)
    with fsuae.Machine(model, floppies=[disk]) as machine:
        # The first line is for the program's menu, the second for the shell that it leaves.
        machine.type("0\n" + runners.command_line(support.amiga_words("new", NEW)).replace(
            "NEW", "Larpmaster NEW", 1) + "\n")
        machine.wait(lambda: content(disk, SAVED) == wanted.encode("iso-8859-1"), SAVE_SECONDS)
