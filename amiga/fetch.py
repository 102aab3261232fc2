"""Get what the Amiga build needs: Debian packages, and the source of MicroPython.

    python3 amiga/fetch.py
    python3 amiga/fetch.py --emulator    the packages that a whole emulated Amiga needs

The source is Debian's package micropython, fetched through apt from whatever site this machine
already uses. MICROPYTHON_SRC=<tar or folder> names another copy of the same release. It is
unpacked to build/micropython-src and never committed.
"""
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
SOURCE = BUILD / "micropython-src"
VERSION = "1.25.0+ds-1"
SUITE = "trixie"
ORIG_SHA256 = "7b25be99a502f070b2de81dafc08da7051d992325d6e67daa9045a918fffdbea"
MUST_HOLD = ("py/vm.c", "mpy-cross/main.c", "shared/runtime/pyexec.c")
TOOLS = {
    "m68k-linux-gnu-gcc": "gcc-m68k-linux-gnu",
    "m68k-linux-gnu-ld": "binutils-m68k-linux-gnu",
    "gcc": "gcc",
    "make": "make",
    "dpkg-source": "dpkg-dev",
}
EMULATOR_TOOLS = {"fs-uae": "fs-uae", "Xvfb": "xvfb", "xdotool": "xdotool"}
HOST_HEADER = pathlib.Path("/usr/include/stdio.h")
EXIT_DONE, EXIT_FAILED, EXIT_NOT_HERE = 0, 1, 3


class Failed(Exception):
    """A step went wrong although this machine should be able to do it."""


class NotHere(Exception):
    """This machine cannot do it; the text says what is missing."""


def run(words, **more):
    done = subprocess.run(words, capture_output=True, text=True, **more)
    if done.returncode:
        raise Failed("%s failed for %s\n%s%s" % (words[0], words[-1], done.stdout, done.stderr))
    return done.stdout


def missing_packages():
    missing = lacking(TOOLS)
    if not HOST_HEADER.exists():
        missing = sorted({*missing, "libc6-dev"})
    return missing


def lacking(tools):
    """The packages of those tools that are not there."""
    return sorted({package for tool, package in tools.items() if not shutil.which(tool)})


def missing_emulator():
    return lacking(EMULATOR_TOOLS)


def ensure_packages(missing_now=missing_packages):
    """Install what is missing by name, or say which to install."""
    missing = missing_now()
    if not missing:
        return
    command = "apt-get install " + " ".join(missing)
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise NotHere("These packages are missing; on Debian as root: " + command)
    words = ["apt-get", "install", "-y", "--no-install-recommends", *missing]
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    try:
        run(words, env=environment)
    except Failed:
        run(["apt-get", "update"], env=environment)
        run(words, env=environment)
    if missing_now():
        raise NotHere("These packages did not install: " + command)


def main_site():
    """The site from which apt here takes Debian's main archive."""
    lines = run(["apt-get", "indextargets", "--format", "$(SITE) $(COMPONENT)"]).split("\n")
    sites = []
    for line in lines:
        site, _, component = line.partition(" ")
        if component == "main" and "security" not in site and site not in sites:
            sites.append(site)
    if not sites:
        raise NotHere("apt knows no site with Debian's main archive; set MICROPYTHON_SRC.")
    return sites[0]


def fetch_tar():
    """Have apt fetch the source package with lists of its own, and check what came."""
    folder = BUILD / "fetch"
    tar = folder / ("micropython_%s.orig.tar.xz" % VERSION.rpartition("-")[0])
    if not tar.exists():
        if not shutil.which("apt-get"):
            raise NotHere("There is no apt-get here; set MICROPYTHON_SRC=<tar or folder>.")
        for part in ("lists/partial", "cache/archives/partial", "parts"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        sources = folder / "sources.list"
        sources.write_text("deb-src %s %s main\n" % (main_site(), SUITE))
        options = []
        for key, value in (
            ("Dir::Etc::SourceList", sources),
            ("Dir::Etc::SourceParts", folder / "parts"),
            ("Dir::State::Lists", folder / "lists"),
            ("Dir::Cache", folder / "cache"),
            ("APT::Sandbox::User", "root"),
        ):
            options += ["-o", "%s=%s" % (key, value)]
        run(["apt-get", *options, "update"])
        run(["apt-get", *options, "source", "--download-only", "micropython=" + VERSION],
            cwd=folder)
    found = hashlib.sha256(tar.read_bytes()).hexdigest()
    if found != ORIG_SHA256:
        raise Failed("%s has sha256 %s, wanted %s" % (tar, found, ORIG_SHA256))
    return tar


def unpack(tar):
    """Unpack beside the final place first, so that a broken run leaves nothing half done."""
    fresh = BUILD / "micropython-src.new"
    shutil.rmtree(fresh, ignore_errors=True)
    with tarfile.open(tar) as archive:
        # Python 3.11.2, which Debian 12 has, knows no filter yet; the tar is checked or the user's.
        safely = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        archive.extractall(fresh, **safely)
    inside = list(fresh.iterdir())
    top = inside[0] if len(inside) == 1 and inside[0].is_dir() else fresh
    check(top)
    shutil.rmtree(SOURCE, ignore_errors=True)
    top.rename(SOURCE)
    shutil.rmtree(fresh, ignore_errors=True)


def check(folder):
    for name in MUST_HOLD:
        if not (folder / name).exists():
            raise Failed("%s lacks %s: not a MicroPython source" % (folder, name))


def ensure_source():
    """The folder with MicroPython's source, fetched when it is not there yet."""
    given = os.environ.get("MICROPYTHON_SRC")
    if given:
        path = pathlib.Path(given).resolve()
        if path.is_dir():
            check(path)
            return path
        if not path.exists():
            raise NotHere("MICROPYTHON_SRC names nothing: %s" % given)
    marker = BUILD / "micropython-src.from"
    origin = str(path) if given else VERSION
    if SOURCE.is_dir() and marker.exists() and marker.read_text() == origin:
        return SOURCE
    BUILD.mkdir(exist_ok=True)
    unpack(path if given else fetch_tar())
    marker.write_text(origin)
    return SOURCE


def as_program(work):
    """Does the work, says in a sentence why it could not be done, and gives the exit code."""
    try:
        work()
    except NotHere as error:
        print("Cannot be done here: %s" % error, file=sys.stderr)
        return EXIT_NOT_HERE
    except Failed as error:
        print(error, file=sys.stderr)
        return EXIT_FAILED
    return EXIT_DONE


def get_what_is_asked():
    """What the words of the command line ask for."""
    if sys.argv[1:] == ["--emulator"]:
        ensure_packages(missing_emulator)
    else:
        ensure_packages()
        print(ensure_source())


if __name__ == "__main__":
    sys.exit(as_program(get_what_is_asked))
