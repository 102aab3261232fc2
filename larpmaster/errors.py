"""The one family of errors: a mistake carries a code and fields, and `messages` words it."""


class Mistake(Exception):
    """Something a person can mend.

    code: the key of its text in `messages`; fields: strings and integers that the text names, or a
    tuple of names that may be typed: a long list is shortened, words of the program are shown in
    the language in use.
    """

    def __init__(self, code, **fields):
        super().__init__(code)
        self.code = code
        self.fields = fields


class WrongUse(Mistake):
    """Wrong whatever the dice say: an unknown name, a number out of bounds, a bad letter."""


class CouldNot(Mistake):
    """Right to ask, but it cannot be done: a file that does not open, dice that forbid it."""


class MissingRoom(CouldNot):
    """A module of the program that lies on the disk beside it is not there, or is of another
    build."""
