"""What the tests of this folder share: the program on both machines."""
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "amiga"))

import run as amiga  # noqa: E402

OK, FAIL = 0, 20
TESTER = os.path.join(ROOT, "build", "amiga", "tester")


def host(*words, stdin="", cwd=ROOT):
    """Runs the program on this machine: (exit code, output, errors)."""
    done = subprocess.run([sys.executable, "-m", "larpmaster", *words], input=stdin.encode(),
                          capture_output=True, cwd=cwd, timeout=120,
                          env={**os.environ, "PYTHONPATH": ROOT})
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def host_words(command, given):
    """Words for this machine's command line."""
    return [command] + ["--%s" % key if value is True else "--%s=%s" % (key, value)
                        for key, value in given.items()]


def amiga_words(command, given):
    """Words for the Amiga's command line."""
    return [command.upper()] + [key.upper() if value is True else "%s=%s" % (key.upper(), value)
                                for key, value in given.items()]


def script(path, *words, **options):
    """Runs a Python script on the Amiga interpreter that has the core's bytecode inside."""
    return amiga.run_vamos([amiga.amiga_path(os.path.join(ROOT, path)), *words], program=TESTER,
                           **options)


def undated(text):
    """The text or bytes of a character's file without the date of its making and the checksum:
    an emulated machine may have a clock of its own."""
    if isinstance(text, bytes):
        text = text.decode("iso-8859-1")
    return re.sub(r"date=\d{4}-\d\d-\d\d", "date=", text).rpartition("checksum: ")[0]


def lines(done):
    """The lines of a run that must have gone well."""
    assert done.errors == ""
    assert done.code == OK
    return done.output.splitlines()
