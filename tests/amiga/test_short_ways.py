"""The short ways of the port give what Python gives, on both builds."""
import random

import pytest
import support
from support import lines

run = support.amiga
BUILDS = {"68000": run.PROGRAM.parent, "68020": run.PROGRAM.parent / "68020"}


@pytest.fixture(params=sorted(BUILDS))
def python(request, tmp_path):
    """Runs a script on the build for a processor; gives its lines."""
    def run_script(text):
        script = tmp_path / "script.py"
        script.write_bytes(text.encode())
        return lines(run.run_vamos([run.amiga_path(script)], cwd=tmp_path, cpu=request.param,
                                   program=BUILDS[request.param] / "micropython"))
    return run_script


def same_as_here(python, text, capsys):
    """Runs the script on both sides."""
    exec(text, {"__name__": "__main__"})
    assert python(text) == capsys.readouterr().out.splitlines()


EDGES = [0, 1, 2, 3, 7, 75, 127, 255, 256, 4095, 32767, 32768, 65535, 65536, 65537, 99999,
         2 ** 20, 2 ** 29 - 1, 2 ** 29, 2 ** 30 - 1, 2 ** 30]

OPERATORS = """
NUMBERS = %r
for a in NUMBERS:
    row = []
    for b in NUMBERS:
        row += [a + b, a - b, a * b, a & b, a | b, a < b, a <= b, a > b, a >= b, a == b, a != b]
        c = a
        c += b
        c -= 2 * b
        c *= b
        row.append(c)
        if b:
            row += [a // b, a %% b]
            c //= b
            c %%= b
            row.append(c)
        if 0 <= b < 40:
            row += [a << b, a >> b]
        if a < b:
            row.append("less")
        if not a >= b:
            row.append("not more or equal")
        while a == b:
            row.append("equal")
            break
    print(row)
"""


def test_operators_on_small_integers_and_beyond_are_those_of_python(python, capsys):
    dice = random.Random(68020)
    numbers = EDGES + [-n for n in EDGES] + [dice.randrange(-2 ** 30, 2 ** 30) for _ in range(8)]
    same_as_here(python, OPERATORS % numbers, capsys)


def test_division_by_nothing_is_an_error(python, capsys):
    same_as_here(python, """
for a in (5, 0, -5, 2 ** 40):
    for operation in (lambda: a // 0, lambda: a % 0):
        try:
            operation()
        except ZeroDivisionError:
            print("nothing")
""", capsys)


FORMATS = """
VALUES = %r
for pattern in ("%%d", "%%s", "%%5d", "%%-5d|", "%%05d", "%%0d", "%%12s", "%%-12s|",
                "%%+d", "%%x", "%%.3d", "%%r", "%%i", "a%%%%b%%d", "%%90d", "%%3d%%%%"):
    for value in VALUES:
        try:
            print(pattern %% value, pattern %% (value,))
        except (TypeError, ValueError, OverflowError):
            print("refused")
for pattern, values in (("%%d %%d", (1,)), ("%%d", (1, 2)), ("%%", (1,)), ("%%5", (1,)),
                        ("%%y", (1,)), ("", ()), ("none", ()), ("%%s", ()), ("x", (1,))):
    try:
        print(pattern %% values)
    except (TypeError, ValueError):
        print("refused")
print("%%s and %%s, %%d" %% ("x" * 100, "y" * 100, 7), "%%(a)d-%%(b)s" %% {"a": 1, "b": 2})
print(b"%%d %%s" %% (5, b"x"), "%%*d" %% (6, 42), "%%s" %% None, "%%d" %% True, "%%s" %% [1, "a"])
print([str(n) for n in range(-120, 121)], str(2 ** 30 - 1), str(-2 ** 30), str(10 ** 9))
print([str(10 ** n) + str(-10 ** n) + str(10 ** n - 1) for n in range(14)])
"""


def test_formats_with_percent_are_those_of_python(python, capsys):
    same_as_here(python, FORMATS % [0, 7, -7, 42, 99999, 100000, -100000, 2 ** 30 - 1, -2 ** 30,
                                    2 ** 40, "text", "", True], capsys)


def test_words_with_foreign_letters_are_padded_by_bytes_as_before(python):
    assert python("print('%4s|%-4s|%s' % ('ä', 'ö', 'å'))") == ["  ä|ö  |å"]


CLASSES = """
class Base:
    shared = 5
    def __init__(self, a, b=2):
        self.a = a
        self.b = b
    def total(self):
        return self.a + self.b + self.shared
    def other(self, *more, **named):
        return sorted(more), sorted(named.items())


class Middle(Base):
    def total(self):
        return 100 + super().total()


class Last(Middle):
    def __init__(self, a):
        super().__init__(a, b=7)
        self.total_of_last = self.total


class Empty:
    pass


class Mixed(Base, Empty):
    pass


class Strange:
    def __new__(cls, *words):
        made = object.__new__(cls)
        made.words = words
        return made
    def __init__(self, *words):
        self.count = len(words)


class Listed(list):
    def __init__(self):
        super().__init__((1, 2))
        self.name = "listed"


class Property:
    def __init__(self):
        self._value = 1
    @property
    def value(self):
        return self._value
    @value.setter
    def value(self, value):
        self._value = value * 2
    @staticmethod
    def fixed(x):
        return x + 1
    @classmethod
    def named(cls):
        return cls.__name__


class Failing:
    def __init__(self):
        return 5


print(Base(1).total(), Base(1, b=3).total(), Base(b=4, a=9).total(), Middle(1).total())
last = Last(1)
print(last.total(), last.total_of_last(), last.other(3, 1, x=2), Mixed(2).total())
last.total = lambda: "own"
print(last.total(), Base.total(last))
Middle.total = lambda self: "changed"
print(Middle(3).total())
empty = Empty()
for name in "abcdefghij":
    setattr(empty, name, name * 2)
print([getattr(empty, name) for name in "jihgfedcba"])
del empty.a
empty.c = 1
del empty.b, empty.c
empty.a = 3
print(empty.a, hasattr(empty, "b"), hasattr(empty, "c"), empty.d)
print(Strange(1, 2).words, Strange(1).count, Listed()[1], len(Listed()), Listed().name)
thing = Property()
thing.value = 4
print(thing.value, thing.fixed(1), thing.named(), Property.named())
for attempt in (Failing, lambda: Base(), lambda: Base(1, 2, 3), lambda: Empty().nothing,
                lambda: Empty().nothing(), lambda: Base(1).total(5), lambda: nothing,
                lambda: Base(1, c=2)):
    try:
        attempt()
    except (TypeError, AttributeError, NameError) as error:
        print(type(error).__name__)
"""


def test_classes_instances_and_methods_are_those_of_python(python, capsys):
    same_as_here(python, CLASSES, capsys)


FUNCTIONS = """
def none(): return 0
def three(a, b, c): return a * 100 + b * 10 + c
def four(a, b, c, d): return three(a, b, c) * 10 + d
def default(a, b=2, *rest, c=3, **more): return a, b, rest, c, sorted(more.items())
def deep(n): return n and 1 + deep(n - 1)
def cell(a):
    def inner(b):
        nonlocal a
        a += b
        return a
    return inner
def many(a, b):
    c = a + b; d = c * 2; e = d - a; f = e // 3; g = f + c; h = g * d; i = h % 7
    j = i + a; k = j - b; l = k + 1; m = l * 2; n = m + 3; o = n - 4; p = o * 5
    q = p + a; r = q - 1
    return [(x, y) for x in (c, d, e, f, g, h, i) for y in (j, k, l, m, n, o, p, q, r)]
def unbound(flag):
    if flag:
        x = 1
    return x
def steps(n):
    for i in range(n, 0, -2):
        try:
            if i == 3:
                continue
            yield i
        finally:
            yield -i
print(none(), three(1, 2, 3), three(c=1, b=2, a=3), four(1, 2, 3, 4), deep(20), many(5, 9))
print(default(1), default(1, 5, 6, 7, c=8, d=9), default(*(1, 2), **{"c": 4}))
inner = cell(5)
print(inner(1), inner(2), unbound(True), list(steps(9)), (lambda x, y=1: x - y)(5))
for attempt in (lambda: three(1, 2), lambda: three(1, 2, 3, 4), lambda: none(1),
                lambda: unbound(False), lambda: three(1, 2, d=3)):
    try:
        attempt()
    except (TypeError, NameError) as error:
        print(isinstance(error, NameError))
"""


def test_calls_of_functions_are_those_of_python(python, capsys):
    same_as_here(python, FUNCTIONS, capsys)


SYNTAX = """
a, b, c, d = 2, 3, 5, 7
print(a + b * c ** 2 - d, (a + b) * c, -a ** 2, not a == b, a < b < c, a in (1, 2), a not in [d])
print(a if b > c else d, a or b and c, not a or not b, a | b ^ c & d, a << b >> 1, ~a + -b - +c)
print(a is None, a is not None, b % c // a, a * b % c, 1 if not a else 2 if b else 3)
print([x * y for x in range(a, c) if x > 1 and x != 3 for y in (1, 2) if not y == x])
print({x: x ** 2 for x in (2,)}, {x % 2 for x in range(5)} == {0, 1}, (lambda x=a: x + 1)())
print((yield_ := 5) + 1, list(range(3))[::-1], "a" "b" % (), "%d" % a + "x" * b, a.__class__ is int)
x = y = a + 1, b
x, *y = [a, b, c]
a += b * c; a -= 1 if b else 2; a //= 2; a %= 100; a **= 2; a |= 8; a ^= 1; a &= 255
print(x, y, a, b"x" + b"y", None, True, ..., [], (), {}, (1,), [1,], {1: 2,}, "ab"[0], "abc"[1:-1])
for t in (1, 2), (3, 4): print(t)
def f(*args, **kw): return len(args) + len(kw)
print(f(a, *[b, c], d=d, **{"e": 1}), f(x for x in (1, 2)), max(x for x in (1, 2) if x or x))
for wrong in ("a +", "a b", "(a", "1 = a", "a if b", "lambda", "not", "a not b", "x y z", "if a:",
              "for in b: pass", "def (): pass", "a + * b", "return", "[a for]", "a = = b", "-"):
    try:
        exec(wrong)
        print(wrong, "is right")
    except SyntaxError:
        print("wrong")
"""


def test_expressions_and_their_operators_are_read_as_python_reads_them(python, capsys):
    same_as_here(python, SYNTAX, capsys)


DICTIONARIES = """
counts = {}
for i in range(300):
    key = str(i % 50)
    counts[key] = counts.get(key, 0) + i
for i in range(0, 50, 3):
    del counts[str(i)]
counts.setdefault("0", []).append(1)
counts["plain"] = counts.pop("1")
print(sorted((key, str(value)) for key, value in counts.items()))
names = {"gc": 1, "print": 2, "append": 3}
del names["print"]
print(names.setdefault("print", 9), names.setdefault("gc", 9), "".join(["app", "end"]) in names)
print({"x" * 90: 1}["x" * 45 + "x" * 45], {b"x": 1}[bytes([120])], {1: 2, "a": 3, (1, 2): 4}[1, 2])
print(len({str(i): i for i in range(200)}), {True: 1}[1], hash("abc") == hash("ab" + str("c")))
"""


def test_dictionaries_of_texts_are_those_of_python(python, capsys):
    same_as_here(python, DICTIONARIES, capsys)


ELEMENTS = """
class Own:
    def __getitem__(self, index): return index
    def __setitem__(self, index, value): print(index, value)
    def __eq__(self, other): return True
class Row(list): pass
class Words(dict): pass
row, pair, words, big = [1, 2, 3], ("a", "b"), {"x": 1, 2: "y"}, bytearray(3)
own, made = Own(), Row([4, 5])
row[0] = 7; row[-1] = 8; row[True] = 9; row[1:1] = [0, 0]; own[3] = 4; made[1] = 6; big[2] = 5
del row[0], words["x"]
words["z"] = words[2]
print(row, row[-2], row[True], pair[1], pair[-1], pair[0:1], words["z"], own[5], made[1], big[2])
print("abc"[1], b"abc"[1], list(map(str, range(3)))[2], {None: 1}[None], Words(a=3)["a"])
for attempt in (lambda: row[9], lambda: row[-9], lambda: pair[2], lambda: words["x"],
                lambda: words[[]], lambda: row["a"], lambda: row[2 ** 40], lambda: row[0][0],
                lambda: pair.__setitem__(0, 1), lambda: row.nothing, lambda: "a".nothing()):
    try:
        attempt()
        print("went")
    except (IndexError, KeyError, TypeError, AttributeError, OverflowError) as error:
        print("refused")
text = "".join(["na", "me"])
print("name" == text, "name" != text, text is None, row is row, row is not row, own == 5,
      None == None, "x" == "y", "x" != "y", "x" == 1, True == 1, 1 == True, own is own, () == ())
print([word for word in ("a", "b") if word == "b"], "yes" if text == "name" else "no")
print(sorted("b a".split()), " x ".strip(), "a-b".replace("-", "+"), row.count(8), pair.index("b"),
      int.from_bytes(b"ab", "big"), str.upper("x"), "{}".format(3), type(row).__name__)
"""


def test_elements_identity_and_methods_of_the_builtin_types_are_those_of_python(python, capsys):
    same_as_here(python, ELEMENTS, capsys)


FINDING = """
TEXTS = ["", "a", "aa", "aaa", "ab" * 9, "a, b, , c,", ", ", ",", "x=1, y=\u00e4, z=\u00e4\u00e4",
         "\u00e4, \u00f6" * 3, "line\\n\\nline\\n"]
PIECES = ["a", "aa", ", ", ",", "\u00e4", "\\n", "y", "yx", "xy", "ab", "z"]
for text in TEXTS:
    for piece in PIECES:
        row = [text.find(piece), text.rfind(piece), text.count(piece), piece in text]
        for parts in (text.split(piece), text.split(piece, 1), text.partition(piece)):
            row.append([len(part) for part in parts])
        data, some = text.encode(), piece.encode()
        row += [data.find(some), data.count(some), [len(part) for part in data.split(some)]]
        print(row)
for length in (65535, 65536, 65537, 131072):
    # One letter after another, sixteen bits of them at once.
    text = None
    text = b"x" * length
    print(text.find(b"y"), text.find(b"xx"), text.count(b"x"), text.count(b"y"))
print("abcabc".find("c", 3), "abcabc".find("c", 3, 5), "abcabc".count("b", 2, 5), "abc".count(""))
"""


def test_pieces_are_found_counted_and_split_off_as_python_does(python, capsys):
    same_as_here(python, FINDING, capsys)


def test_the_build_for_the_68020_makes_the_same_character():
    words = ["NEW", "SEED=7", "FORMAT=json"]
    here = run.run_vamos(words)
    there = run.run_vamos(words, cpu="68020", program=BUILDS["68020"] / "Larpmaster")
    assert there.output == here.output and here.output.startswith("{")
    assert (there.code, there.errors) == (here.code, here.errors) == (0, "")


LETTERS = """
PIECES = ["", "a", "ä", "abcdefgh", "abcdefghijklmnopq", "öabcdefghijklmno", "ÄÖÅ", "€uro"]
for first in PIECES:
    for second in PIECES:
        for third in PIECES:
            text = first + second + third
            row = [len(text), text.find("c"), text.encode().decode() == text]
            for place in range(0, len(text) + 3, 3):
                row += [text[place:], text[:place], text[place:place + 9], text[-place:]]
                row.append(text[place] if place < len(text) else "")
                try:
                    text[len(text) + place]
                except IndexError:
                    row.append("beyond")
            print([str(part).encode() for part in row])
"""


def test_letters_are_counted_and_cut_where_they_begin(python, capsys):
    same_as_here(python, LETTERS, capsys)


def test_bytes_that_are_no_text_are_found_wherever_they_stand(python):
    """UTF-8 broken behind letters of ASCII, which are passed many at once."""
    assert python("""
for before in range(20):
    for broken in (b"\\xff", b"\\xc3", b"\\xc3a", b"\\xa4", b"\\xe2\\x82"):
        for behind in (b"", b"abcdefghijklmnop"):
            try:
                print((b"a" * before + broken + behind).decode())
            except UnicodeError:
                pass
print("none")
""") == ["none"]
