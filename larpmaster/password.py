"""The password of the game master's side: salted and stretched, so that what is stored does not
tell it (PBKDF2 with HMAC-SHA256)."""
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.text import checked

ALGORITHM = "pbkdf2-sha256"
WORD_LIMIT = 60
_DIGEST_DIGITS = 64
_SALT_DIGITS = (16, 64)
_ROUND_DIGITS = 8
# A word that was set on a much faster machine would take minutes.
_MOST_TIMES_SLOWER = 20
_LONGEST_WAIT = 30


def stored(machine, word):
    """What is kept of a word: "pbkdf2-sha256 rounds salt hash".

    Raises WrongUse set_word_missing, letter or too_long.
    """
    word = checked(word, "password", WORD_LIMIT)
    if not word:
        raise WrongUse("set_word_missing", field="password")
    salt = machine.salt()
    rounds = machine.STRETCH_ROUNDS
    return "%s %d %s %s" % (ALGORITHM, rounds, salt.hex(),
                            machine.stretch(word.encode(), salt, rounds).hex())


def is_stored(text):
    """Whether a text is one that `stored` gives, on any machine."""
    words = text.split(" ")
    if len(words) != 4 or words[0] != ALGORITHM:
        return False
    rounds, salt, digest = words[1:]
    return (0 < len(rounds) <= _ROUND_DIGITS and not rounds.strip("0123456789")
            and int(rounds) > 0 and not (salt + digest).strip("0123456789abcdef")
            and _SALT_DIGITS[0] <= len(salt) <= _SALT_DIGITS[1] and not len(salt) % 2
            and len(digest) == _DIGEST_DIGITS)


def is_right(machine, kept, word):
    """Whether the word is the one of which `kept` was stored.

    Raises CouldNot set_word_slow for one of a machine so much faster that this one would take
    minutes.
    """
    rounds, salt, digest = kept.split(" ")[1:]
    if int(rounds) > _MOST_TIMES_SLOWER * machine.STRETCH_ROUNDS:
        raise CouldNot("set_word_slow", path=machine.settings_path())
    try:
        word = checked(word, "password", WORD_LIMIT)
    except WrongUse:
        return False
    return machine.stretch(word.encode(), bytes.fromhex(salt), int(rounds)).hex() == digest


def wait_seconds(wrong):
    """How long to wait after so many wrong words in a row: 1, 2, 4 ... at most 30."""
    return min(_LONGEST_WAIT, 1 << (min(wrong, 10) - 1)) if wrong else 0
