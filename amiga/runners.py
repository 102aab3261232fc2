"""What the two runners, vamos and FS-UAE, have in common: words in, a Result out."""
import collections
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "amiga"
PROGRAM = OUT / "Larpmaster"
INTERPRETER = OUT / "micropython"
TIME_LIMIT = 120
AMIGA_CODING = "iso-8859-1"
SPECIAL = {"\n": "*N", "\x1b": "*E", "*": "**", '"': '*"'}

Result = collections.namedtuple("Result", "output errors code cycles lost")
Result.__doc__ = """What a run left: texts, exit code, cycles (None unless vamos was asked), lost
memory in the words of the runner."""


class TimeLimit(Exception):
    """The program ran for too long and was stopped; its output so far is the argument."""


class Refused(Exception):
    """The command did not start, as when there is no such program."""


class NotHere(Exception):
    """This machine lacks something that the runner needs; the text says what."""


def quoted(word):
    """One word as it must be typed in an Amiga shell."""
    if word and not any(letter in ' \t;<>|`"*\n\x1b' for letter in word):
        return word
    return '"%s"' % "".join(SPECIAL.get(letter, letter) for letter in word)


def command_line(words):
    """Words as a command line; a text is one already."""
    return words if isinstance(words, str) else " ".join(quoted(word) for word in words)
