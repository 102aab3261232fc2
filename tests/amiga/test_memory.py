"""The memory of the interpreter on the Amiga: heap, collections, names, dictionaries."""
import os
import re

import pytest
import support
from support import FAIL, OK, lines

run = support.amiga


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

@pytest.mark.parametrize("program", ["Larpmaster", "tester"])
def test_the_index_has_room_for_all_names_of_a_program(program):
    """Beyond it all names are searched one after another, which makes every string ten times as
    dear."""
    folder = os.path.join(support.ROOT, "build", "amiga", "obj", program)
    with open(os.path.join(folder, "frozen_content.c"), encoding="utf-8") as file:
        frozen = int(re.search(r"(\d+), // used entries", file.read())[1])
    with open(os.path.join(folder, "genhdr", "qstrdefs.generated.h"), encoding="utf-8") as file:
        own = len(re.findall("^QDEF", file.read(), re.M))
    with open(os.path.join(support.ROOT, "amiga", "port", "names.c"), encoding="utf-8") as file:
        slots = int(re.search(r"INDEX_SLOTS = (\d+)", file.read())[1])
    assert 300 < own and 1000 < frozen and own + frozen <= slots // 4 * 3


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
