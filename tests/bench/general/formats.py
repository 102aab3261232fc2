"""300 formattings with %: a number, a text, a padded number."""


def f(n):
    length = 0
    for i in range(n):
        length += len("%d %s %5d" % (i, "name", i * 7))
    return length


print(f(300))
