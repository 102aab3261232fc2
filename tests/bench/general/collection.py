"""Collecting the heap: ten times, with a tree of 300 lists alive, and 1,000 lists thrown away."""
import gc


def tree(depth):
    return [tree(depth - 1), tree(depth - 1)] if depth else [depth]


kept = tree(7)
for _ in range(10):
    for i in range(100):
        thrown = [i, i]
    gc.collect()
print(len(kept))
