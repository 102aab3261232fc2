"""Make a bootable 880 KB floppy disk (FFS, Kickstart 2.04 or newer) with amitools.

The same files and the same time give the same bytes.
"""
import io
import pathlib

from amitools.fs import DosType
from amitools.fs.ADFSVolume import ADFSVolume
from amitools.fs.blkdev.ADFBlockDevice import ADFBlockDevice
from amitools.fs.block.BootBlock import BootBlock
from amitools.fs.FSString import FSString
from amitools.fs.MetaInfo import MetaInfo
from amitools.fs.RootMetaInfo import RootMetaInfo
from amitools.fs.TimeStamp import TimeStamp

BOOT_CODE = "boot2x3x.bin"
DAY, MINUTE, TICKS_A_SECOND = 24 * 60 * 60, 60, 50
# Days from 1970, where the clock of this machine starts, to 1978, where the Amiga's does.
AMIGA_FIRST_DAY = 2922
BLOCK_BYTES = 512


def floppy(name, entries, seconds):
    """The bytes of a disk: its name, lha.Entry items, seconds since 1970 for all its dates."""
    stamp = _stamp(seconds)
    kept = _Kept()
    device = ADFBlockDevice(None, fobj=kept)
    device.create()
    volume = ADFSVolume(device)
    volume.create(FSString(name), RootMetaInfo(stamp, stamp, stamp), DosType.DOS1,
                  boot_code=_boot_code(device))
    drawers = {"": volume.get_root_dir()}
    for entry in entries:
        folder, _, file_name = entry.path.rpartition("/")
        _drawer(drawers, folder, stamp).create_file(
            FSString(file_name), entry.content, _meta(entry.protection, stamp), update_ts=False)
    volume.close()
    device.close()
    return kept.content


class _Kept(io.BytesIO):
    """A file in memory whose content outlives it: amitools closes what it has written."""

    content = b""

    def close(self):
        self.content = self.getvalue()
        super().close()


def _drawer(drawers, path, stamp):
    """The drawer of a path; it is made when it is not there yet."""
    if path not in drawers:
        parent, _, name = path.rpartition("/")
        drawers[path] = _drawer(drawers, parent, stamp).create_dir(
            FSString(name), _meta(0, stamp), update_ts=False)
    return drawers[path]


def _meta(protection, stamp):
    return MetaInfo(protect=protection, mod_ts=stamp)


def _stamp(seconds):
    days, rest = divmod(seconds, DAY)
    minutes, rest = divmod(rest, MINUTE)
    return TimeStamp(days - AMIGA_FIRST_DAY, minutes, rest * TICKS_A_SECOND)


def _boot_code(device):
    return (pathlib.Path(BootBlock(device).get_boot_code_dir()) / BOOT_CODE).read_bytes()
