"""Sentences that a person reads, known by their keys in `messages`."""
import re

from larpmaster import messages


def pattern(text):
    """A regular expression for whatever the text becomes with its fields filled in."""
    return re.sub(r"\\\{\w+\\\}", "(.+)", re.escape(text))


def is_of(code, sentence, language="fi"):
    """Whether a line is the text of a code in a language."""
    messages.use(language)
    told = messages.text(code)
    messages.use("fi")
    return bool(re.fullmatch(pattern(told) + "\n", sentence))
