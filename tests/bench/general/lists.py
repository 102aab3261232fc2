"""Lists, tuples, comprehensions, generators and closures: 40 rounds of 20 elements."""


def squares(n):
    for i in range(n):
        yield i * i


def adder(step):
    def add(value):
        return value + step
    return add


def f(n):
    add = adder(3)
    total = 0
    for i in range(n):
        row = [add(j) for j in range(20)]
        row.append(i)
        pairs = [(a, b) for a, b in zip(row, squares(20)) if a & 1]
        total += sum(a * b for a, b in pairs) + row[-1]
    return total


print(f(40))
