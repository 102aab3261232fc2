"""1,000 calls of a method, each of which makes two small objects: 2,000 objects."""


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


class Maker:
    def __init__(self):
        self.total = 0

    def step(self, i):
        a = Point(i, i + 1)
        b = Point(a.y, a.x)
        self.total += b.x - a.x
        return b


def f(n):
    maker = Maker()
    for i in range(n):
        maker.step(i)
    return maker.total


print(f(1000))
