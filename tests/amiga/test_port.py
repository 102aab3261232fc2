"""The interpreter on the Amiga: exit codes, texts, files, numbers, memory."""
import random

import pytest
import support
from support import FAIL, OK, lines

run = support.amiga
LETTERS = "äöåÄÖÅ é§"


# Exit codes

@pytest.mark.parametrize("code", [0, 5, 10, 20])
def test_sys_exit_gives_its_number_to_the_shell(python, code):
    assert python("import sys; sys.exit(%d)" % code).code == code


def test_sys_exit_with_a_text_prints_it_and_fails(python):
    done = python("import sys; sys.exit('no such thing')")
    assert (done.errors, done.code) == ("no such thing\n", FAIL)


def test_an_uncaught_exception_shows_its_traceback_and_fails(python):
    done = python("print('before')\n1 // 0\n")
    assert done.output == "before\n"
    assert "line 2" in done.errors and "ZeroDivisionError" in done.errors
    assert done.code == FAIL


def test_break_is_a_keyboard_interrupt(python):
    done = python("while True: pass", break_after=3)
    assert "KeyboardInterrupt" in done.errors
    assert done.code == FAIL


def test_break_can_be_caught(python):
    text = "try:\n    while True: pass\nexcept KeyboardInterrupt: print('stopped')\n"
    assert lines(python(text, break_after=3)) == ["stopped"]


def test_wrong_words_of_the_interpreter_are_a_sentence():
    done = run.run_python("-z")
    assert done.errors.startswith("Use: micropython")
    assert done.code == 10


# Console

def test_print_writes_iso_8859_1(python):
    assert lines(python("print(%r)" % LETTERS)) == [LETTERS]


def test_letters_that_iso_8859_1_lacks_become_question_marks(python):
    assert lines(python("print('Š€ 漢 x 😀')")) == ["?? ? x ?"]


def test_long_output_arrives_whole(python):
    done = python("for i in range(300): print('ä' * 20, i)")
    assert lines(done) == ["ä" * 20 + " %d" % i for i in range(300)]


def test_output_and_errors_keep_their_order_and_places(python):
    done = python("import sys\nprint('out')\nsys.stderr.write('err\\n')\nprint('more')\n"
                  "import amigados\namigados.write_error('ö\\n')")
    assert (done.output.split(), done.code) == (["out", "more"], OK)
    assert done.errors == "err\nö\n"


def test_typed_lines_end_with_none(python):
    text = "import amigados as a\nprint([a.read_line() for i in range(4)])"
    done = python(text, stdin_text="Hyvää\r\n\nyötä")
    assert eval(lines(done)[0]) == ["Hyvää", "", "yötä", None]


def test_input_at_the_end_is_an_eof_error(python):
    text = "print(input('? '))\ntry: input()\nexcept EOFError: print('end')"
    assert lines(python(text, stdin_text="1\n")) == ["? 1", "end"]


def test_typed_statements_run_at_once():
    done = run.run_python([], stdin_text="for i in range(2):\n  print(i)\n\n1//0\n6*7\n")
    assert "ZeroDivisionError" in done.errors
    assert [w for w in done.output.split() if w.isdigit()] == ["0", "1", "42"]
    assert done.code == OK


# Arguments

def words_of(line):
    script = "-c \"import amigados; print(amigados.arguments()[2:])\" "
    return eval(lines(run.run_python(script + line))[0])


@pytest.mark.parametrize("line, words", [
    ("one two", ["one", "two"]),
    ('"one two" three', ["one two", "three"]),
    ('NAME="Aino Ääri" X', ["NAME=Aino Ääri", "X"]),
    ('"a *"b*" **"', ['a "b" *']),
    ('"line*Nend*E"', ["line\nend\x1b"]),
    ('it"s 5*6', ['it"s', "5*6"]),
    ('""', [""]),
    ('"open', ["open"]),
    ("  spaced\t out  ", ["spaced", "out"]),
])
def test_the_command_line_is_cut_as_the_shell_does(line, words):
    assert words_of(line) == words


def test_sys_argv_holds_script_and_words(python, tmp_path):
    done = python("import sys; print(sys.argv[1:])", "a b", 'c"d', "")
    assert eval(lines(done)[0]) == ["a b", 'c"d', ""]


# Modules

def test_modules_are_found_beside_the_script_and_in_packages(python, tmp_path):
    (tmp_path / "side.py").write_text("value = 41\n")
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").write_text("")
    (tmp_path / "pack" / "inner.py").write_text("def f(x): return x + 1\n")
    text = "import side\nfrom pack.inner import f\nprint(f(side.value))"
    assert lines(python(text)) == ["42"]


def test_compiled_modules_of_the_program_load():
    text = "from larpmaster.errors import WrongUse\nprint(WrongUse('code', n=1).fields)"
    folder = run.amiga_path(run.PROGRAM.parent / "obj" / "modules")
    assert lines(run.run_python(["-p", folder, "-c", text])) == ["{'n': 1}"]


def test_a_module_runs_as_main(tmp_path):
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").write_text("")
    (tmp_path / "pack" / "__main__.py").write_text("print(__name__)\n")
    done = run.run_python(["-m", "pack"], cwd=tmp_path)
    assert lines(done) == ["__main__"]


def test_the_error_stream_of_a_script_is_not_its_output(python):
    done = python("import sys\nsys.stderr.write('bad ä\\n')\nprint('good')\n"
                  "print('worse', file=sys.stderr)")
    assert (done.output, done.errors) == ("good\n", "bad ä\nworse\n")


# Files

def test_amigados_reads_iso_8859_1_as_it_is_written(python, tmp_path):
    text = ("import amigados as a\n"
            "with open('f', 'w') as f: f.write('first iso-8859-1\\n%s\\n')\n"
            "print(a.read_file('f', 100).split('\\n')[1])") % LETTERS
    assert lines(python(text)) == [LETTERS]
    assert (tmp_path / "f").read_bytes() == ("first iso-8859-1\n%s\n" % LETTERS).encode("latin-1")


READ = "import amigados as a\nprint(repr(a.read_file('f', 1000)))"


@pytest.mark.parametrize("data, text", [
    (b"", ""),
    (b"plain\n", "plain\n"),
    ("coding utf-8\nä€\n".encode(), "coding utf-8\nä€\n"),
    ("coding ISO-8859-1\nÃ¤\n".encode("latin-1"), "coding ISO-8859-1\nÃ¤\n"),
    ("no word ä\n".encode(), "no word ä\n"),
    ("no word ä\n".encode("latin-1"), "no word ä\n"),
    (b"a\r\nb\rc\r\n", "a\nb\rc\n"),
])
def test_read_file_takes_the_coding_that_the_first_line_names(python, tmp_path, data, text):
    (tmp_path / "f").write_bytes(data)
    assert eval(lines(python(READ))[0]) == text


@pytest.mark.parametrize("data, code", [
    (b"utf-8\n\xe4\n", "not_text"),
    (b"a\0b", "not_text"),
    (b"x" * 1001, "file_too_long"),
])
def test_read_file_refuses_what_is_no_text(python, tmp_path, data, code):
    (tmp_path / "f").write_bytes(data)
    text = READ.replace("print", "try: print") + "\nexcept ValueError as e: print(e.args[0])"
    assert lines(python(text)) == [code]


def test_files_and_folders_are_made_listed_renamed_and_removed(python):
    text = """
import amigados as a
a.make_folder('d')
for name in 'd/ä', 'd/b':
    with open(name, 'w') as f: f.write('2')
a.rename('d/b', 'd/c')
print(sorted(a.list_folder('d')), a.exists('d'), a.exists('d/b'), a.read_file('d/c', 9))
a.remove('d/c')
print(len(a.list_folder('d')))
for call in (a.remove, a.list_folder, lambda p: a.read_file(p, 9), lambda p: a.rename(p, 'y')):
    try: call('nothing')
    except OSError as e: print(e.errno)
"""
    done = lines(python(text))
    assert eval("[%s]" % done[0].replace("] ", "], ").replace("True False", "True, False,")) == [
        ["c", "ä"], True, False, 2]
    assert done[1] == "1"
    assert all(int(number) > 200 for number in done[2:]) and len(done) == 6


def test_open_reads_and_writes_text_and_bytes(python, tmp_path):
    text = """
with open('t', 'w') as f: f.write('ääkkönen\\n' * 200)
with open('t') as f: print(f.readline().strip(), len(f.read()))
with open('b', 'wb') as f: f.write(bytes(range(256)) * 5)
with open('b', 'rb') as f: print(f.read() == bytes(range(256)) * 5)
with open('t', 'a') as f: f.write('end')
with open('t') as f: print(len(list(f)))
with open('u', 'w', encoding='utf-8') as f: f.write('ä€')
print(open('u', encoding='utf-8').read() == 'ä€')
try: open('nothing')
except OSError as e: print(e.errno)
"""
    assert lines(python(text)) == ["ääkkönen 1791", "True", "201", "True", "205"]
    assert (tmp_path / "t").read_bytes() == ("ääkkönen\n" * 200 + "end").encode("latin-1")
    assert (tmp_path / "u").read_bytes() == "ä€".encode()


# Numbers

def numbers():
    dice = random.Random(68000)
    small = [0, 1, -1, 2, 3, 7, 10, -10, 255, 32767, -32768, 65535, 65536, 65537, 2 ** 30 - 1,
             -2 ** 30, 2 ** 30, 2 ** 31 - 1, -2 ** 31, 2 ** 31, 2 ** 32 - 1, 2 ** 32]
    small += [dice.randrange(-2 ** 31, 2 ** 31) for _ in range(12)]
    small += [dice.randrange(-2 ** 17, 2 ** 17) for _ in range(6)]
    big = [dice.randrange(-2 ** bits, 2 ** bits) for bits in (33, 40, 48, 63, 64, 65, 96, 130, 260)]
    return small + big


ARITHMETIC = """
from numbers_here import NUMBERS
total = 0
for a in NUMBERS:
    row = []
    for b in NUMBERS:
        row += [a + b, a - b, a * b, a & b, a | b, a ^ b, a < b, a == b]
        if b:
            row += [a // b, a % b, divmod(a, b)]
        if 0 <= b < 70:
            row += [a << b, a >> b]
    print(row)
"""


def test_integer_arithmetic_is_that_of_cpython(python, tmp_path, capsys):
    (tmp_path / "numbers_here.py").write_text("NUMBERS = %r\n" % numbers())
    here = {"NUMBERS": numbers()}
    exec(ARITHMETIC.replace("from numbers_here import NUMBERS\n", ""), here)
    wanted = capsys.readouterr().out.splitlines()
    for found, right in zip(lines(python(ARITHMETIC)), wanted, strict=True):
        assert found == right


def test_numbers_are_read_and_written(python):
    text = ("print(int('-2147483649'), int('ff', 16), '%05d|%x|%X' % (-42, 255, 2 ** 40),"
            " f'{7:03d}', '{:>6}'.format(12), abs(-5), pow(3, 50, 1000007), sum([1, 2]))")
    assert lines(python(text)) == [
        "-2147483649 255 -0042|ff|10000000000 007     12 5 %d 3" % pow(3, 50, 1000007)]


# The language

def test_the_language_of_the_core_works(python):
    text = """
from collections import namedtuple, OrderedDict
import gc, io, sys
P = namedtuple('P', ('x', 'y'))
p = P(1, y=2)
def gen(n):
    for i in range(n):
        yield i * i
def outer():
    count = 0
    def inner():
        nonlocal count
        count += 1
        return count
    return inner
f = outer(); f()
print(p.x + p.y, f"{p.y:>3}", sum(gen(5)), f(), list(OrderedDict([(3, 1), (1, 2)])))
print(sorted([3, 1, 2], key=lambda x: -x), min(2, 1), max([4, 9]), list(enumerate('ab', 1)))
print({1, 2} & {2, 3}, list(zip('ab', 'cd')), list(map(str, [1])))
s = io.StringIO()
s.write('text')
print(s.getvalue(), sys.platform, len('äö'), 'äö'[1], gc.mem_free() > 0)
print('a,b'.split(','), 'x'.center(3), 'abc'.partition('b'), 'l1\\nl2'.splitlines())
"""
    assert lines(python(text)) == [
        "3   2 30 2 [3, 1]", "[3, 2, 1] 1 9 [(1, 'a'), (2, 'b')]",
        "{2} [('a', 'c'), ('b', 'd')] ['1']",
        "text amigaos 2 ö True",
        "['a', 'b']  x  ('a', 'b', 'c') ['l1', 'l2']"]


def test_deep_recursion_is_a_runtime_error(python):
    text = "def f(n): return f(n + 1)\ntry: f(0)\nexcept RuntimeError: print('too deep')"
    assert lines(python(text)) == ["too deep"]
