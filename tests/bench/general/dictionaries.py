"""500 rounds of updating a dictionary whose keys are texts made anew."""


def f(n):
    counts = {}
    for i in range(n):
        key = str(i % 50)
        counts[key] = counts.get(key, 0) + i
    return sum(counts.values())


print(f(500))
