"""The one family of errors. A mistake carries a code and fields; `messages` words it for a person."""


class Mistake(Exception):
    """Something a person can mend.

    code: the key of its text in `messages`; fields: what the text names, plain strings and integers.
    """

    def __init__(self, code, **fields):
        super().__init__(code)
        self.code = code
        self.fields = fields


class WrongUse(Mistake):
    """Wrong whatever the dice say: an unknown name, a number out of bounds, a malformed file name."""


class CouldNot(Mistake):
    """Right to ask, but it cannot be done now: a file that does not open, dice that forbid the choice."""
