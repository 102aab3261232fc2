"""Sorting 300 numbers by themselves, then by a key; an insertion sort of 40 in Python."""


def numbers(count):
    s = 1
    made = []
    for _ in range(count):
        s = (s * 75 + 74) % 65537
        made.append(s)
    return made


def insert_all(values):
    for i in range(1, len(values)):
        value = values[i]
        at = i - 1
        while at >= 0 and values[at] > value:
            values[at + 1] = values[at]
            at -= 1
        values[at + 1] = value
    return values


values = numbers(300)
print(sorted(values)[0], sorted(values, key=lambda value: -value)[0])
print(insert_all(values[:40])[0])
