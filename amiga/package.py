"""Build what is handed out, below dist/: an archive, a floppy disk, Aminet's description.

    python3 amiga/package.py [--out FOLDER]

Two builds of one commit give the same bytes: the date of every file is that of the last commit, or
of SOURCE_DATE_EPOCH when it is set, or FIRST_DAY where there is neither. The date of a version is
the day of its release. Needs amitools and Pillow.
"""
import argparse
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys

import build
import fetch
import icon
import lha
import program

ROOT = fetch.ROOT
WORKBENCH = ROOT / "amiga" / "workbench"
OUT = ROOT / "dist"
NAME = "Larpmaster"
FAST_NAME = NAME + ".020"
# 1 January 2026, 0:00 UTC.
FIRST_DAY = 1767225600
# The years 1980 to 2107, which the date of a file in an archive can name.
FIRST_SECOND, LAST_SECOND = 315532800, 4354819199
NEEDED = {"amitools": "amitools[vamos]", "PIL": "pillow"}
# MultiView came with 3.0; for older systems the Installer script names AmigaGuide instead.
GUIDE_TOOL = "SYS:Utilities/MultiView"
INSTALLER_TOOL, DISK_TOOL = "Installer", "SYS:System/DiskCopy"
# In parentheses a tool type is off: these show their owner what there is.
TOOL_TYPES = ("LANGUAGE=fi", "(WORLD=rajakatse)", "(REGISTER=PROGDIR:register)",
              "(WINDOW=CON:0/11/640/189/Larpmaster/CLOSE)", "(HEAP=512)")
INSTALLER_TYPES = ("APPNAME=Larpmaster", "SCRIPT=Install", "MINUSER=AVERAGE", "DEFUSER=AVERAGE",
                   "PRETEND=FALSE", "LOG=FALSE")
INSTALLER_STACK = 10000


def seconds_of_build():
    """The time that every file shows, in seconds since 1970. Raises fetch.Failed."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        if not given.isdecimal() or not FIRST_SECOND <= int(given) <= LAST_SECOND:
            raise fetch.Failed("SOURCE_DATE_EPOCH is to be seconds since 1970, from %d to %d, "
                               "which are the years of archives." % (FIRST_SECOND, LAST_SECOND))
        return int(given)
    if shutil.which("git") and (ROOT / ".git").exists():
        done = subprocess.run(["git", "-C", ROOT, "log", "-1", "--format=%ct"],
                              capture_output=True, text=True)
        if not done.returncode and done.stdout.strip():
            return int(done.stdout)
    return FIRST_DAY


def text(name):
    """A text of amiga/workbench as the Amiga wants it, with version and date filled in."""
    content = (WORKBENCH / name).read_text("utf-8")
    version, released = program.release()
    for word, value in (("{version}", version),
                        ("{amiga_version}", program.amiga_version(version, released))):
        content = content.replace(word, value)
    return build.amiga_text(name, content)


def icons():
    """Name to bytes of every icon."""
    import pictures
    return {
        "drawer": icon.icon(icon.DRAWER, *pictures.drawer()),
        "disk": icon.icon(icon.DISK, *pictures.disk(), DISK_TOOL),
        "tool": icon.icon(icon.TOOL, *pictures.tool(), tool_types=TOOL_TYPES),
        "guide": icon.icon(icon.PROJECT, *pictures.guide(), GUIDE_TOOL),
        "installer": icon.icon(icon.PROJECT, *pictures.installer(), INSTALLER_TOOL,
                               INSTALLER_TYPES, INSTALLER_STACK)}


def common_entries(pictures):
    """What archive and disk share, as lha.Entry with paths from the drawer."""
    built = build.OUT
    entries = [lha.Entry(NAME, (built / NAME).read_bytes(), lha.EXECUTABLE),
               document(NAME + ".info", pictures["tool"]),
               document("Licences/" + NAME, (ROOT / "LICENSE").read_bytes()),
               document("Licences/MicroPython", (fetch.ensure_source() / "LICENSE").read_bytes())]
    return entries + [document(path.relative_to(built).as_posix(), path.read_bytes())
                      for folder, ending in (("rooms", "*.mpy"), ("tables", "*.txt"))
                      for path in sorted((built / folder).rglob(ending))]


def document(path, content):
    """An entry that is no program."""
    return lha.Entry(path, content, lha.DOCUMENT)


def archive_entries(pictures):
    """Everything in the archive."""
    built = build.OUT
    entries = common_entries(pictures)
    entries += [lha.Entry(FAST_NAME, (built / "68020" / NAME).read_bytes(), lha.EXECUTABLE),
                document(NAME + ".guide", text(NAME + ".guide")),
                document(NAME + ".guide.info", pictures["guide"]),
                document("Install", text("Install")),
                document("Install.info", pictures["installer"]),
                document(NAME + ".readme", text(NAME + ".readme")),
                lha.Entry("C/micropython", (built / "micropython").read_bytes(), lha.EXECUTABLE)]
    inside = [entry._replace(path="%s/%s" % (NAME, entry.path)) for entry in entries]
    return [document(NAME + ".info", pictures["drawer"])] + inside


def disk_entries(pictures):
    """Everything on the floppy disk: micropython, the manual, which nothing on it could show, and
    the rest are in the archive."""
    return [document("S/Startup-Sequence", text("Startup-Sequence")),
            document("Disk.info", pictures["disk"]), *common_entries(pictures)]


def package(out):
    """Writes the three files into a folder; the programs must be built."""
    import floppy
    seconds = seconds_of_build()
    pictures = icons()
    out.mkdir(parents=True, exist_ok=True)
    for ending, content in (
            (".lha", lha.archive(archive_entries(pictures), seconds)),
            (".adf", floppy.floppy(NAME, disk_entries(pictures), seconds)),
            (".readme", text(NAME + ".readme"))):
        path = out / (NAME + ending)
        path.write_bytes(content)
        print("%s: %d bytes" % (path, len(content)))


def build_and_package(out):
    """Makes everything from the sources; raises fetch.Failed or fetch.NotHere."""
    missing = [name for module, name in NEEDED.items() if not importlib.util.find_spec(module)]
    if missing:
        raise fetch.NotHere("packing needs %s; `make dist` installs them, or pip does."
                            % " and ".join(missing))
    build.build(ROOT)
    package(out)


def main():
    """Builds and packs, and gives the exit code."""
    parser = argparse.ArgumentParser(description="Build the files that are handed out.")
    parser.add_argument("--out", type=pathlib.Path, default=OUT, help="the folder to write to")
    out = parser.parse_args().out
    return fetch.as_program(lambda: build_and_package(out))


if __name__ == "__main__":
    sys.exit(main())
