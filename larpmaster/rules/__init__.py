"""The rule book as pure functions on whole numbers: values in, values out, the dice handed in.

Nothing here reads a table, prints or touches the machine, and nothing imports another room.
"""
