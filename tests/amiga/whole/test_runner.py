"""The runner itself: a command line in; output, errors, exit code and files out."""
import os
import subprocess
import sys
import time

import fsuae
import pytest
import runners
import support
from support import OK

LIMIT = 5


def test_output_errors_and_exit_code_come_back(machine):
    done = machine.run(["VERSION"])
    assert "68000" in done.output and (done.errors, done.code) == ("", OK)
    done = machine.run(["NEW", "RACE=hobitti"])
    assert done.output == "" and "hobitti" in done.errors and done.code == 10


@pytest.mark.parametrize("code", [0, 5, 20])
def test_a_script_gives_its_exit_code(machine, code):
    text = "import sys; sys.exit(%d)" % code
    assert machine.run(["-c", text], program="SYS:micropython").code == code


def test_words_arrive_as_they_were_given(machine):
    words = ["two words", 'a "quote"', "*", "ä", ""]
    done = machine.run(["-c", "import amigados; print(amigados.arguments()[2:])", *words],
                       program="SYS:micropython")
    assert eval(done.output) == words


def test_what_is_piped_in_is_read_by_the_line(machine):
    text = "import amigados as a; print([a.read_line() for i in range(3)])"
    done = machine.run(["-c", text], stdin_text="Yö\nilta\n", program="SYS:micropython")
    assert eval(done.output) == ["Yö", "ilta", None]


def test_a_second_run_of_a_command_gives_all_memory_back(machine):
    lost = [machine.run(["NEW", "SEED=7"]).lost for _ in range(2)]
    assert lost[1] == []


def test_a_program_that_is_not_there_is_told(machine):
    with pytest.raises(runners.Refused, match="AmigaDOS error 205"):
        machine.run([], program="SYS:nothing")


def test_a_program_that_does_not_start_is_one_line_and_no_fault_of_this_machine(tmp_path):
    (tmp_path / "text").write_text("not a program")
    for runner, name in (("vamos", "nothing"), ("fsuae", "nothing"), ("fsuae", "text")):
        done = subprocess.run(
            [sys.executable, os.path.join(support.ROOT, "amiga", "run.py"), "--runner", runner,
             "--program", str(tmp_path / name), "x"],
            capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)
        assert (done.returncode, done.stdout) == (1, ""), done
        assert done.stderr.count("\n") == 1 and "Traceback" not in done.stderr, done


def processes(word):
    """The processes whose command line holds this word."""
    found = []
    for number in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open("/proc/%s/cmdline" % number, "rb") as file:
                if word.encode() in file.read():
                    found.append(int(number))
        except OSError:
            pass
    return found


def test_two_machines_at_once_and_nothing_is_left_of_them(tmp_path):
    with fsuae.Machine() as one, fsuae.Machine(drives={"Work": tmp_path}) as other:
        folders = [one.top, other.top]
        servers = [one.display.server.pid, other.display.server.pid]
        assert one.display.name != other.display.name
        text = "f = open('file', 'w'); f.write('ab'); f.close()"
        other.run(["-c", text], program="SYS:micropython", folder="Work:")
        one.run(["VERSION"])
        assert all(processes(str(folder)) for folder in folders)
    assert (tmp_path / "file").read_bytes() == b"ab"
    assert os.listdir(tmp_path) == ["file"]
    for folder in folders:
        assert not folder.exists() and not processes(str(folder))
    assert not any(os.path.exists("/proc/%d" % server) for server in servers)


def test_the_time_limit_tells_what_was_there_to_see():
    with fsuae.Machine() as machine:
        # What is written to a file waits in a buffer of 2048 bytes.
        text = "print(256 * 'so far. ')\nwhile True: pass"
        with pytest.raises(runners.TimeLimit) as caught:
            machine.run(["-c", text], program="SYS:micropython", timeout=LIMIT)
        assert "so far" in str(caught.value).partition(".out: ")[2]
        picture = str(caught.value).partition("Picture: ")[2].split("\n")[0]
        with open(picture, "rb") as file:
            assert file.read(4) == b"\x89PNG"
        os.remove(picture)


def test_what_was_started_ends_when_the_one_who_started_it_is_killed(tmp_path):
    script = ("import sys, time; sys.path.insert(0, %r); import fsuae\n"
              "with fsuae.Machine() as machine:\n"
              "    print(machine.top, flush=True); time.sleep(600)" %
              os.path.join(support.ROOT, "amiga"))
    child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True,
                             env={**os.environ, "TMPDIR": str(tmp_path)})
    folder = child.stdout.readline().strip()
    assert processes(folder)
    child.kill()
    child.wait()
    child.stdout.close()
    until = time.monotonic() + 30
    while processes(folder) and time.monotonic() < until:
        time.sleep(0.1)
    assert not processes(folder)


def test_the_command_line_runs_on_both(tmp_path):
    for words in ([], ["--runner", "fsuae"], ["--runner", "fsuae", "--model", "A1200"]):
        done = subprocess.run(
            [sys.executable, os.path.join(support.ROOT, "amiga", "run.py"), *words, "NEW",
             "SEED=3", "NAME=Åke", "SAVE", "REGISTER=register"],
            cwd=tmp_path, capture_output=True, timeout=300, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, done
        assert done.stdout.decode().startswith("=====")
    files = sorted((tmp_path / "register").iterdir())
    assert [path.name for path in files] == ["ake-2.larp", "ake-3.larp", "ake.larp"]
    assert len({support.undated(path.read_bytes()) for path in files}) == 1


def test_the_command_line_types_keys_and_takes_a_picture(tmp_path):
    done = subprocess.run(
        [sys.executable, os.path.join(support.ROOT, "amiga", "run.py"), "--runner", "fsuae",
         "--keys", r"print(6*7)\n", "--picture", str(tmp_path / "shell.png"), "--program",
         str(runners.INTERPRETER), "--", "-c", "open('Work:got', 'w').write(input('? '))"],
        cwd=tmp_path, capture_output=True, timeout=300, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done
    assert (tmp_path / "got").read_text() == "print(6*7)"
    assert (tmp_path / "shell.png").read_bytes()[:4] == b"\x89PNG"
