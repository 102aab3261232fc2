"""A whole Amiga in FS-UAE: it boots AROS, which FS-UAE carries, or a Kickstart of yours.

    with fsuae.Machine(model="A500") as machine:
        done = machine.run(["NEW", "SEED=7"])         # one command after another in one boot
        job = machine.start(["LANG=en"])              # with the console: type, look, wait
        machine.type("1\\n")
        machine.wait_text("New character")
        machine.picture("menu.png")
        done = machine.finish(job)

The hard drive SYS: is a temporary folder (machine.folder) with the program, its rooms and tables,
the interpreter and the launcher (amiga/launcher), which takes the commands. AMIGA_KICKSTART names
another ROM than AROS, AMIGA_KICKSTART_EXT its second half if it has one.
"""
import functools
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

import launcher
import runners
from display import Display, end, key_names, spawn
from screen import LETTERS, Font

PICTURES = runners.ROOT / "build" / "pictures"
BOOT_SECONDS = 120
BEFORE_FLOPPIES = 10
LOOK_SECONDS = 0.02
STILL_SECONDS = 1
MODELS = {
    # Half a megabyte of chip memory and half a megabyte behind the trapdoor.
    "A500": ("--amiga_model=A500", "--chip_memory=512", "--slow_memory=512",
             "--uae_cpu_compatible=true"),
    "A1200": ("--amiga_model=A1200", "--uae_cpu_compatible=false"),
}
SPEEDS = {
    # As many instructions as this machine can do; everything else keeps its pace.
    "fast": ("--uae_cpu_speed=max", "--uae_cycle_exact=false", "--floppy_drive_speed=0"),
    # Each cycle as on the real machine, at its pace.
    "real": ("--uae_cycle_exact=true",),
}
COMMON = ("--joystick_port_1=none", "--full_keyboard=1", "--floppy_drive_volume=0",
          "--writable_floppy_images=1", "--fullscreen=0", "--automatic_input_grab=0",
          "--window_width=960", "--window_height=540", "--uaem_write_flags=0")
# Its notes about the machine would lie over the picture.
QUIET = {"SDL_AUDIODRIVER": "dummy", "ALSOFT_DRIVERS": "null", "force_gl_renderer": "Software"}
STARTUP = ("SYS:launcher",)
PROGRAMS = {"Larpmaster": runners.PROGRAM, "micropython": runners.INTERPRETER,
            "tables": runners.OUT / "tables", "rooms": runners.OUT / "rooms"}


class Machine:
    """One emulated Amiga, from power on to power off; use it in a with statement.

    drives: {volume name: folder of this machine}, beside SYS:; floppies: paths of ADF images for
    DF0: and on; boots_floppy: the first of them is SYS:, and nothing else is there; files: {name on
    SYS:: path}; script: lines of the Startup-Sequence; options: more options of FS-UAE, which come
    first and so win; display: a display that people see.
    """

    def __init__(self, model="A500", speed="fast", drives=None, floppies=(), boots_floppy=False,
                 files=None, script=STARTUP, options=(), display=None):
        self.words = [*options, *MODELS[model], *SPEEDS[speed], *COMMON]
        self.drives, self.floppies, self.boots_floppy = drives or {}, floppies, boots_floppy
        self.files = {**PROGRAMS, **(files or {})}
        self.script, self.wanted_display = script, display
        self.display = self.emulator = self.top = None
        self.jobs = 0

    def __enter__(self):
        try:
            self._power_on()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_):
        self.close()

    def _power_on(self):
        self.top = pathlib.Path(tempfile.mkdtemp(prefix="amiga-"))
        self.folder = self.top / "hard"
        (self.folder / "S").mkdir(parents=True)
        (self.folder / "jobs").mkdir()
        for name, path in {**self.files, "launcher": launcher.build()}.items():
            copy(path, self.folder / name)
        text = "".join(line + "\n" for line in self.script)
        (self.folder / "S" / "Startup-Sequence").write_bytes(text.encode(runners.AMIGA_CODING))
        self.display = Display(self.wanted_display)
        words = ["fs-uae", "--base_dir=%s" % (self.top / "base"), *self.words,
                 "--kickstart_file=" + os.environ.get("AMIGA_KICKSTART", "internal")]
        if os.environ.get("AMIGA_KICKSTART_EXT"):
            words.append("--kickstart_ext_file=" + os.environ["AMIGA_KICKSTART_EXT"])
        drives = {} if self.boots_floppy else {"System": self.folder, **self.drives}
        for number, (name, path) in enumerate(drives.items()):
            words += ["--hard_drive_%d=%s" % (number, pathlib.Path(path).resolve()),
                      "--hard_drive_%d_label=%s" % (number, name),
                      "--hard_drive_%d_priority=%d" % (number, BEFORE_FLOPPIES - number)]
        for number, path in enumerate(self.floppies):
            words.append("--floppy_drive_%d=%s" % (number, pathlib.Path(path).resolve()))
        # Nothing is to be written outside: neither settings nor logs.
        private = {name: str(self.top) for name in (
            "HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")}
        with open(self.top / "log", "wb") as log:
            self.emulator = spawn(words, stdout=log, stderr=subprocess.STDOUT, env={
                **os.environ, **self.display.environment(), **QUIET, **private})

    def close(self):
        """Switches off and takes away everything that was started or written for the run."""
        try:
            if self.emulator is not None:
                end(self.emulator)
                self.emulator = None
        finally:
            try:
                if self.display is not None:
                    self.display.close()
                    self.display = None
            finally:
                if self.top is not None:
                    shutil.rmtree(self.top, ignore_errors=True)
                    self.top = None

    def start(self, words, program="SYS:Larpmaster", folder="SYS:", stdin_text=None, output=None,
              errors=None, kind="shell", project=("", "")):
        """Has the launcher run a command; gives the number for `finish`.

        stdin_text None, output and errors None: the console. kind "workbench": the words are the
        name of the icon; project: drawer and name of a second icon.
        """
        number = self.jobs
        self.jobs += 1
        line = runners.command_line(words)
        given = ""
        if stdin_text is not None:
            self.job_file(number, ".in").write_bytes(stdin_text.encode(runners.AMIGA_CODING))
            given = "SYS:jobs/%d.in" % number
        lines = (kind, program, folder, given, output or "", errors or "", *project, line)
        if any("\n" in line for line in lines):
            raise ValueError("a line of a job has no line end: %r" % (lines,))
        half = self.job_file(number, ".new")
        half.write_bytes("".join(line + "\n" for line in lines).encode(runners.AMIGA_CODING))
        half.rename(self.job_file(number, ""))
        return number

    def job_file(self, number, suffix):
        """The path of one of a job's files."""
        return self.folder / "jobs" / ("%d%s" % (number, suffix))

    def is_idle(self):
        """Whether the machine runs and every job has ended."""
        return self.emulator.poll() is None and (
            not self.jobs or self.job_file(self.jobs - 1, ".end").exists())

    def begun(self, number):
        """Waits until the launcher has taken a job."""
        self.wait(self.job_file(number, ".begun").exists, BOOT_SECONDS, "beginning of the job")

    def finish(self, number, timeout=runners.TIME_LIMIT):
        """Waits for the end of a job and gives its Result. Raises TimeLimit, Refused."""
        self.begun(number)
        self.wait(self.job_file(number, ".end").exists, timeout, "end of the job")
        code, failure, lost = self.job_file(number, ".end").read_text().split()
        if failure != "0":
            raise runners.Refused("AmigaDOS error %s kept the command from starting" % failure)
        return runners.Result(
            self._text(number, ".out"), self._text(number, ".err"), int(code), None,
            [] if int(lost) <= 0 else ["%s bytes" % lost])

    def _text(self, number, suffix):
        path = self.job_file(number, suffix)
        return path.read_bytes().decode(runners.AMIGA_CODING) if path.exists() else ""

    def run(self, words, stdin_text="", timeout=runners.TIME_LIMIT, **more):
        """Runs a command with its streams in files; gives its Result. Raises TimeLimit, Refused."""
        number = self.jobs
        name = "SYS:jobs/%d" % number
        self.start(words, stdin_text=stdin_text, output=name + ".out", errors=name + ".err",
                   **more)
        return self.finish(number, timeout)

    def wait(self, is_so, timeout=runners.TIME_LIMIT, what="change"):
        """Waits until a function says yes. Raises TimeLimit, with a picture."""
        until = time.monotonic() + timeout
        while not is_so():
            if self.emulator.poll() is not None:
                raise runners.TimeLimit("FS-UAE ended by itself:\n" + self.state())
            if time.monotonic() > until:
                raise runners.TimeLimit("No %s after %d seconds.\n%s" % (
                    what, timeout, self.state()))
            time.sleep(LOOK_SECONDS)

    def state(self):
        """What there is to see when something went wrong: a picture, the output so far."""
        picture = self.picture(PICTURES / ("failed-%d-%d.png" % (os.getpid(), self.jobs)))
        parts = ["Picture: %s" % picture]
        for path in sorted((self.folder / "jobs").iterdir()):
            if path.suffix in (".out", ".err"):
                parts.append("%s: %s" % (path.name, path.read_bytes()[-2000:].decode(
                    runners.AMIGA_CODING)))
        parts.append((self.top / "log").read_text(errors="replace")[-1000:])
        return "\n".join(parts)

    def type(self, text):
        """Types a text; the letters of Finnish are there."""
        self.display.press(*key_names(text))

    def press(self, *names):
        """Presses keys by xdotool's names, such as Up, F1, ctrl+c."""
        self.display.press(*names)

    def click(self, x, y):
        """Clicks where Display.point says."""
        self.drag(x, y, 0, 0)

    def drag(self, x, y, right, down):
        """Drags something from where Display.point says."""
        self.display.point(x, y)
        self.display.drag(right, down)

    def still(self, seconds=STILL_SECONDS, other_than=None, timeout=runners.TIME_LIMIT):
        """Waits until nothing has moved on the screen for a while; gives the Screen.

        other_than: a Screen that has to be gone by then.
        """
        seen = {"screen": None, "since": 0}
        old = other_than and other_than.lines

        def nothing_moves():
            now = self.display.screen()
            if seen["screen"] is None or now.lines != seen["screen"].lines:
                seen.update(screen=now, since=time.monotonic())
            return now.lines != old and time.monotonic() - seen["since"] > seconds

        self.wait(nothing_moves, timeout, "still screen")
        return seen["screen"]

    def sees(self, *texts):
        """Whether the Amiga shows these texts, each in one line and one style."""
        return font().are_on(self.display.screen(), texts)

    def wait_text(self, text, timeout=runners.TIME_LIMIT):
        """Waits until the Amiga shows a text. Raises TimeLimit, with a picture."""
        self.wait(lambda: self.sees(text), timeout, "text %r" % text)

    def picture(self, path):
        """Keeps what the Amiga shows as a PNG file; gives its path."""
        return self.display.screen().save(path)


@functools.cache
def font():
    """The letters of this Amiga: an A500 prints them once."""
    with Machine() as machine:
        script = machine.folder / "letters.py"
        script.write_text("import amigados\namigados.write(%s)\n" % ascii(LETTERS))
        machine.finish(machine.start(["letters.py"], program="SYS:micropython"))
        found = []

        def are_there():
            try:
                found.append(Font(machine.display.screen()))
            except ValueError:
                return False
            return len(found) > 1  # of a picture its end may be newer than its middle

        machine.wait(are_there, BOOT_SECONDS, "letters")
        return found[-1]


def show_fsuae(words, keys, picture, cwd=None, program=runners.PROGRAM,
               timeout=runners.TIME_LIMIT, **more):
    """Runs one command at the console of a machine of its own, types the keys, takes the picture.

    The rest is as with run_fsuae; there is no Result, for the command need not have ended.
    """
    with Machine(**setting(cwd, program), **more) as machine:
        machine.begun(machine.start(words, **place(cwd, program)))
        machine.still(timeout=timeout)
        for line in keys.splitlines(keepends=True):
            machine.type(line)
            machine.still(timeout=timeout)
        if picture is not None:
            machine.picture(picture)


def setting(cwd, program):
    """What a machine for one command needs: cwd as Work:, and the program."""
    return {"drives": {"Work": cwd} if cwd else {},
            "files": {pathlib.Path(program).name: program}}


def place(cwd, program):
    """Where such a command stands and runs."""
    return {"program": "SYS:" + pathlib.Path(program).name, "folder": "Work:" if cwd else "SYS:"}


def copy(source, target):
    """Copies a file or a folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if pathlib.Path(source).is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    else:
        shutil.copyfile(source, target)


def run_fsuae(words, stdin_text=None, cwd=None, timeout=runners.TIME_LIMIT,
              program=runners.PROGRAM, **more):
    """Runs one command on a machine of its own; cwd becomes Work:, the current folder.

    more: what Machine takes. Gives a Result; raises Refused, runners.TimeLimit,
    runners.NotHere.
    """
    with Machine(**setting(cwd, program), **more) as machine:
        return machine.run(words, stdin_text or "", timeout, **place(cwd, program))
