"""2,000 rounds of small-integer arithmetic in a function."""


def f(n):
    s = 1
    for _ in range(n):
        s = (s * 75 + 74) % 65537
    return s


print(f(2000))
