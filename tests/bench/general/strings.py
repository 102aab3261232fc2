"""100 rounds of building, cutting, searching and joining texts."""


def f(n):
    length = 0
    for i in range(n):
        line = "name: " + str(i) + ", kind: fighter"
        words = line.split(", ")
        if words[1].startswith("kind"):
            words.append(words[1][6:].upper())
        line = "|".join(words).replace("name", "nimi")
        length += len(line) + line.find("fighter")
    return length


print(f(100))
