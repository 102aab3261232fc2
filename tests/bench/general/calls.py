"""Recursive calls of a function, and calls with defaults and names."""


def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


def scale(value, factor=3, offset=0):
    return value * factor + offset


def f(n):
    total = 0
    for i in range(n):
        total += scale(i) - scale(i, offset=1)
    return total


print(fib(13), f(200))
