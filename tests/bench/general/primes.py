"""The primes below 2,000, by a sieve in a bytearray; large numbers in a factorial of 40."""


def sieve(limit):
    flags = bytearray(b"\x01" * limit)
    flags[0] = flags[1] = 0
    number = 2
    while number * number < limit:
        if flags[number]:
            for multiple in range(number * number, limit, number):
                flags[multiple] = 0
        number += 1
    return sum(flags)


def factorial(n):
    product = 1
    for i in range(2, n + 1):
        product *= i
    return product


print(sieve(2000), factorial(40))
