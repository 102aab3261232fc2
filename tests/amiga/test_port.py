"""The interpreter on the Amiga: exit codes, texts, files, numbers, memory."""
import random

import pytest
import support

run = support.amiga
pytestmark = pytest.mark.skipif(
    not run.INTERPRETER.exists() or bool(run.missing()),
    reason="no Amiga part: it takes python3 amiga/build.py, amitools[vamos] and machine68k")

OK, FAIL = 0, 20
LETTERS = "äöåÄÖÅ é§"


@pytest.fixture
def python(tmp_path):
    """Runs a script on the Amiga in a folder of its own."""
    def run_script(text, *words, **more):
        script = tmp_path / "script.py"
        script.write_bytes(text.encode())
        return run.run_python([run.amiga_path(script), *words], cwd=tmp_path, **more)
    return run_script


def lines(done):
    """The lines of a run that must have gone well."""
    assert done.errors == ""
    assert done.code == OK
    return done.output.splitlines()


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
    assert (done.output.split(), done.code) == (["out", "err", "more"], OK)
    assert done.errors == "ö\n"


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


def test_compiled_modules_of_the_program_load(python):
    text = "from larpmaster.errors import WrongUse\nprint(WrongUse('code', n=1).fields)"
    assert lines(python(text)) == ["{'n': 1}"]


def test_a_module_runs_as_main(tmp_path):
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").write_text("")
    (tmp_path / "pack" / "__main__.py").write_text("print(__name__)\n")
    done = run.run_python(["-m", "pack"], cwd=tmp_path)
    assert lines(done) == ["__main__"]


# Files

def test_amigados_writes_iso_8859_1_and_reads_it_back(python, tmp_path):
    text = ("import amigados as a\na.write_file('f', 'first iso-8859-1\\n%s\\n')\n"
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


def test_a_foreign_letter_leaves_the_old_file_alone(python, tmp_path):
    (tmp_path / "f").write_text("old")
    text = ("import amigados as a\ntry: a.write_file('f', 'new Š')\n"
            "except ValueError as e: print(ord(e.args[0]))")
    assert lines(python(text)) == ["352"]
    assert (tmp_path / "f").read_text() == "old"


def test_files_and_folders_are_made_listed_renamed_and_removed(python):
    text = """
import amigados as a
a.make_folder('d')
a.write_file('d/ä', '1')
a.write_file('d/b', '2')
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


# Memory

@pytest.mark.parametrize("text", [
    "x = [1]\nwhile True: x = x + x",
    "x = []\nwhile True: x = [x]",
    "x = 'a'\nwhile True: x += x",
    "x = {}\nn = 0\nwhile True:\n    n += 1\n    x[n] = str(n)",
])
def test_memory_that_runs_out_is_an_error_and_no_crash(python, text):
    done = python(text)
    assert "MemoryError" in done.errors
    assert done.code == FAIL


def test_the_program_goes_on_after_a_memory_error(python):
    text = ("def fill():\n    x = []\n    while True: x.append('a' * len(x))\n"
            "for i in range(3):\n    try: fill()\n    except MemoryError: print(i)")
    assert lines(python(text)) == ["0", "1", "2"]


STRESS = """
import gc, sys
class Dice:
    state = 68000
    def roll(self, sides):
        self.state = (self.state * 75 + 74) % 65537
        return self.state % sides
dice = Dice()
def make(size, mark):
    kind = dice.roll(4)
    if kind == 0:
        return bytes([mark & 255]) * size
    if kind == 1:
        return [mark] * (size // 4 + 1)
    if kind == 2:
        return ("%d," % mark) * (size // 8 + 1)
    return (mark, [mark, (mark, size)], {mark: size})
def is_whole(thing, size, mark):
    if isinstance(thing, bytes):
        return thing == bytes([mark & 255]) * size
    if isinstance(thing, list):
        return thing.count(mark) == len(thing)
    if isinstance(thing, str):
        return thing == ("%d," % mark) * (size // 8 + 1)
    return thing == (mark, [mark, (mark, size)], {mark: size})
kept, lost, short, grown, reserve = {}, 0, 0, bytearray(), None
most = gc.mem_free() * 7 // 8
for mark in range(ROUNDS):
    size = (1 + dice.roll(15), 17 + dice.roll(80), 1 + dice.roll(700), 2000)[dice.roll(4)]
    place = dice.roll(1000)
    try:
        if reserve is None:
            reserve = bytes(8000)
        if mark % 7 == 0:
            kept.pop(place, None)
        else:
            kept[place] = (make(size, mark), size, mark)
        grown.append(mark & 255)
        if mark % 500 == 499:
            bytearray(most)
    except MemoryError:
        reserve = None
        short += 1
        for old in range(short % 2, 1000, 2):
            kept.pop(old, None)
    if mark % 500 == 0 or mark == ROUNDS - 1:
        reserve = None
        for entry in kept.values():
            lost += not is_whole(*entry)
previous = -1
for byte in grown:
    if not 0 < (byte - previous) % 256 < 9:
        lost += 1
    previous = byte
print(lost, short > 2)
"""


@pytest.mark.parametrize("memory_kb", [450, 900])
def test_objects_of_all_sizes_stay_whole_in_a_heap_that_is_nearly_full(python, memory_kb):
    done = python(STRESS.replace("ROUNDS", "2500"), memory_kb=memory_kb)
    assert lines(done) == ["0 True"]


def test_a_locked_heap_gives_nothing_and_works_again(python):
    text = """
import micropython
micropython.heap_lock()
try: x = [1, 2, 3]; print('given')
except MemoryError: pass
micropython.heap_unlock()
print([1, 2, 3])
"""
    assert lines(python(text)) == ["[1, 2, 3]"]


def test_files_nobody_closed_are_closed_by_collections(python):
    text = """
import gc
for i in range(300):
    open('f', 'w').write(str(i))
gc.collect()
print(open('f').read())
"""
    assert lines(python(text))[0].isdigit()


def test_collections_keep_what_only_registers_hold(python):
    text = """
import gc
gc.threshold(256)
def tree(n): return [tree(n - 1), n, tree(n - 1)] if n else None
def total(t): return t[1] + total(t[0]) + total(t[2]) if t else 0
print([total(tree(7)) for i in range(3)])
"""
    assert lines(python(text)) == ["[247, 247, 247]"]


def test_the_heap_stays_flat_over_many_rounds(python):
    text = """
import gc
def work(): return [str(i) + 'x' for i in range(300)]
work(); gc.collect(); before = gc.mem_alloc()
for i in range(20): work()
gc.collect()
print(gc.mem_alloc() - before <= 64)
"""
    assert lines(python(text)) == ["True"]


def test_a_small_machine_gets_a_smaller_heap(python):
    assert lines(python("print('works')", memory_kb=450)) == ["works"]


def test_too_little_memory_is_one_sentence(python):
    done = python("print('never')", memory_kb=330)
    assert done.output == ""
    assert done.errors == "micropython: there is not enough free memory.\n"
    assert done.code == FAIL


def test_all_memory_is_given_back(python):
    done = python("open('f', 'w').write('never closed')\nx = [0] * 1000", cycles=True)
    assert done.code == OK
    assert done.lost == []


# Names, for which the port has its own index

def test_names_made_while_running_are_found(python):
    text = """
class C: pass
c = C()
for i in range(300):
    setattr(c, 'name%d' % i, i)
print(sum([getattr(c, 'name%d' % i) for i in range(300)]), 'na' + 'me7' in c.__dict__)
"""
    assert lines(python(text)) == ["44850 True"]


def test_dictionaries_with_keys_of_many_kinds(python):
    text = """
from collections import OrderedDict
state = 1
def roll(sides):
    global state
    state = (state * 75 + 74) % 65537
    return state % sides
def key(number):
    kind = number % 5
    if kind == 0: return 'key%d' % number
    if kind == 1: return number
    if kind == 2: return (number, 'a')
    if kind == 3: return ('append', 'len', 'sys', 'keys', 'pop')[number // 5 % 5]
    return -number
for names_only in (True, False):
    for new in (dict, OrderedDict):
        one, many = new(), []
        for turn in range(600):
            number = roll(90)
            k = key(number - number % 5 + (3 if number % 2 else 0) if names_only else number)
            places = [i for i in range(len(many)) if many[i][0] == k]
            if roll(3) == 0:
                found = one.pop(k, None)
                assert found == (many.pop(places[0])[1] if places else None), k
            else:
                one[k] = turn
                if places: many[places[0]] = (k, turn)
                else: many.append((k, turn))
            assert len(one) == len(many)
            if turn % 20 == 0:
                assert all([one[k] == v for k, v in many])
                assert len(list(one.items())) == len(many)
                assert one.copy() == one
                assert 'no' + 'ne' not in one and 1000 not in one and (1, 2) not in one
            if turn % 250 == 0:
                one.clear()
                many = []
        if new is OrderedDict:
            assert list(one.items()) == many
try: {}[[]] = 1
except TypeError: print('done')
d = {}
d['late name'] = 1
d[7] = 2
late = 'late' + ' name'
print(d[late], d[7], {1: 2, True: 3}[1], list(map(len, ({'a': 1}, {2: 1, 'b': 3}))))
"""
    assert lines(python(text)) == ["done", "1 2 3 [1, 2]"]


def test_a_text_that_becomes_a_name_later_is_found(python):
    text = """
class C: pass
d = {}
for i in range(50):
    d['later%d' % i] = i
for i in range(50):
    setattr(C, 'later%d' % i, i)
    assert d['later%d' % i] == i and getattr(C, 'later%d' % i) == i
    d['later%d' % i] += 1
print(sum(d.values()), len(d))
"""
    assert lines(python(text)) == ["1275 50"]


def test_large_dictionaries_and_missing_keys(python):
    text = """
d = {%s}
print(len(d), d['k77'], d.get('no'), 'k0' in d, sum(d.values()), d.copy() == d)
d['k' + '0'] += 0
for i in range(0, 100, 2): del d['k%%d' %% i]
print(len(d), sorted(d)[0])
""" % ", ".join("'k%d': %d" % (i, i) for i in range(100))
    assert lines(python(text)) == ["100 77 None True 4950 True", "50 k1"]
