"""Letters: what the built-ins of the two interpreters do not do alike.

Lower case beyond ASCII, padding by letters, wrapping, and the letters that files may hold.
"""
from larpmaster.errors import WrongUse

# What both interpreters take for white space; CPython's own list is longer.
_SPACES = " \t\n\r\x0b\x0c"
# Written out: a constant of the program takes a small machine no memory and no time.
_CONTROLS = ("\x00", "\x01", "\x02", "\x03", "\x04", "\x05", "\x06", "\x07", "\x08", "\x09", "\x0a",
             "\x0b", "\x0c", "\x0d", "\x0e", "\x0f", "\x10", "\x11", "\x12", "\x13", "\x14", "\x15",
             "\x16", "\x17", "\x18", "\x19", "\x1a", "\x1b", "\x1c", "\x1d", "\x1e", "\x1f", "\x7f")
_CAPITALS = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ"
# Letters with dots and accents, also of other alphabets than ISO-8859-1, and those without.
_ACCENTED = "äåàáâãöøóòôõéèêëüúùûíìîïçñýÿðŠšŽž"
_PLAIN = "aaaaaaooooooeeeeuuuuiiiicnyydsszz"
_LONG = 60
# Letters of a path or the name of a file that a person types.
PATH_LIMIT = 200
_FOLD = None


def trimmed(text):
    """The text without spaces at the ends."""
    # One end after the other: the target's strip() looks at every letter in between.
    return text.lstrip(_SPACES).rstrip(_SPACES)


def is_ascii(text):
    """Whether the text holds ASCII letters only; asked without a look at each letter."""
    try:
        return len(text.encode()) == len(text)
    except ValueError:
        # Half a surrogate pair, as a command line in a wrong coding leaves it.
        return False


def _is_plain_latin(text):
    """Whether every letter is ASCII or one of À to ÿ; asked without a look at each letter."""
    try:
        data = text.encode()
    except ValueError:
        return False
    # Each letter of two bytes that begin with C3 makes the bytes one more than the letters.
    return data.count(b"\xc3") == len(data) - len(text)


def fold(text):
    """The text in lower case, with the capitals of ISO-8859-1 too, without spaces at the ends."""
    global _FOLD
    text = trimmed(text)
    if is_ascii(text):
        return text.lower()
    if len(text) > _LONG and _is_plain_latin(text):
        # Faster than letter by letter, where there are many.
        text = text.lower()
        for capital in _CAPITALS:
            if capital in text:
                text = text.replace(capital, chr(ord(capital) + 32))
        return text
    if _FOLD is None:
        _FOLD = {chr(code): chr(code + 32) for code in range(0xC0, 0xDF) if code != 0xD7}
        _FOLD.update({chr(code): chr(code + 32) for code in range(0x41, 0x5B)})
    return "".join([_FOLD.get(letter, letter) for letter in text])


def bare(folded):
    """A folded text without the dots and accents of its letters."""
    if not is_ascii(folded):
        for letter, plain in zip(_ACCENTED, _PLAIN):
            if letter in folded:
                folded = folded.replace(letter, plain)
    return folded


def holding(typed, folded):
    """Places of the folded texts that hold each word that was typed, in any order."""
    places = range(len(folded))
    for word in fold(typed).split(" "):
        places = [place for place in places if word in folded[place]]
    return places


def holding_bare(typed, folded):
    """Places of those that hold it when neither has dots or accents."""
    # All at once: a slow machine replaces in one long text as fast as in one short one.
    return holding(bare(fold(typed)), bare("\n".join(folded)).split("\n")) if folded else []


def finder(items, names):
    """find(typed): the items whose names hold what was typed, whatever its case; where none does,
    those whose names do without dots and accents."""
    folded = [fold(name) for name in names]

    def find(typed):
        return [items[at] for at in holding(typed, folded) or holding_bare(typed, folded)]

    return find


def pad(text, width):
    """The text with spaces behind it up to the width; a longer text as it is."""
    return text + " " * (width - len(text))


def pad_left(text, width):
    """The text with spaces before it up to the width."""
    return " " * (width - len(text)) + text


def shortened(text, width):
    """A text of at most so many letters, which ends with two dots where some were left out."""
    return text if len(text) <= width else text[:width - 2] + ".."


def wrap(text, width):
    """Lines of at most `width` letters, broken at spaces; a longer word is broken where it must.

    Spaces in a row become one. A no-break space does not break, as its name says.
    """
    text = text.replace("\n", " ").replace("\t", " ").lstrip(" ").rstrip(" ")
    while "  " in text:
        text = text.replace("  ", " ")
    return broken(text, width)


def broken(text, width):
    """Lines of a text in which spaces stand alone, as `wrap` breaks it; a slow machine saves half
    of the time."""
    lines = []
    start = 0
    length = len(text)
    while length - start > width:
        end = text.rfind(" ", start, start + width + 1)
        if end > start:
            lines.append(text[start:end])
            start = end + 1
        else:
            lines.append(text[start:start + width])
            start += width
    lines.append(text[start:])
    return lines


def bad_letter(text):
    """A letter that a file cannot hold (not of ISO-8859-1, or a control letter), or ""."""
    for control in _CONTROLS:
        if control in text:
            return control
    if _is_plain_latin(text):
        return ""
    for letter in text:
        if letter < " " or "\x7f" <= letter < "\xa0" or letter > "\xff":
            return letter
    return ""


def checked(text, field, limit):
    """The text without spaces at the ends, when its letters and its length will do.

    Raises WrongUse "letter" or "too_long", naming the field.
    """
    text = trimmed(text)
    letter = bad_letter(text)
    if letter:
        code = ord(letter)
        name = letter if 0xFF < code < 0xD800 else "U+%04X" % code
        raise WrongUse("letter", field=field, letter=name)
    if len(text) > limit:
        raise WrongUse("too_long", field=field, found=len(text), highest=limit)
    return text


def whole_number(text, field, lowest, highest):
    """The whole number lowest..highest that the text writes in ASCII digits.

    Raises WrongUse "number", naming the field and the bounds.
    """
    text = trimmed(text)
    digits = text[1:] if text[:1] == "-" else text
    if digits and len(digits) <= 10 and not digits.strip("0123456789"):
        number = int(text)
        if lowest <= number <= highest:
            return number
    raise WrongUse("number", field=field, found=shown(text), lowest=lowest, highest=highest)


def named(text, field, names):
    """The one of `names` that the text means, without regard to case; WrongUse unknown_name."""
    if text in names:
        return text
    wanted = fold(text)
    for name in names:
        if fold(name) == wanted:
            return name
    raise WrongUse("unknown_name", field=field, found=shown(text), allowed=tuple(names))


def printable(text, limit):
    """The text for a sentence on any console: letters of ISO-8859-1 only, at most `limit`."""
    text = "".join([letter if not bad_letter(letter) else "?" for letter in text[:limit + 1]])
    return text if len(text) <= limit else text[:limit - 3] + "..."


def shown(text):
    """What a person typed, short and printable enough for one sentence."""
    return printable(text, 40)
