"""The commands of both shells: their names, options, and how AmigaDOS words are read."""
from larpmaster.errors import WrongUse

# Other names of an option, which a template shows before it and every command takes.
ALIASES = {"language": "lang"}
_MARKS = "?*"


class Command:
    """One command.

    options take a value, switches do not; words: names of what may follow the command, "" for
    nothing; behind a name "?" may be missing, "*" takes all that follows, "?*" any or none.
    """

    def __init__(self, name, options, switches, words):
        self.name = name
        self.options = tuple(options.split())
        self.switches = tuple(switches.split())
        self.words = words

    @property
    def names(self):
        """The names of the words that may follow."""
        return [word.rstrip(_MARKS) for word in self.words.split()]

    @property
    def needed(self):
        """How many words must follow."""
        return len([word for word in self.words.split() if "?" not in word])

    @property
    def takes_all(self):
        """Whether any number of words may follow."""
        return self.words.endswith("*")

    def in_places(self, rest, named):
        """The words that follow, each in its place; named: a dict of those given by their name."""
        rest = list(rest)
        found = []
        for name in self.names:
            if name in named:
                found.append(named[name])
            else:
                found.append(rest.pop(0) if rest else "")
        while found and not found[-1]:
            found.pop()
        return found + rest

    @property
    def title(self):
        """The name for a sentence."""
        return self.name or "larpmaster"

    def allowed(self, prefix):
        """The options and switches, each with the prefix, for a sentence."""
        return ", ".join([prefix + name for name in self.options + self.switches])

    def template(self):
        """The command's AmigaDOS template."""
        parts = [name.upper() + ("/A" if place < self.needed else "")
                 for place, name in enumerate(self.names)]
        parts += ["=".join([name] + [alias for alias in ALIASES if ALIASES[alias] == name]).upper()
                  + "/K" for name in self.options]
        parts += [name.upper() + "/S" for name in self.switches]
        return " ".join([self.name.upper(), ",".join(parts)]).strip()


PROGRAM = Command("", "lang world register seed open window heap", "help version", "")
# Those on the register as a whole.
REGISTER = ("list", "copy", "destroy", "wastebasket", "restore", "print")
# Those between the register and other files.
FILES = ("export", "import")
# Those on dice.
SMALL = ("check", "roll")
# Name, options, switches and words of each; an object is made of the one that is wanted.
_ROWS = (
    ("new", "race sex age career discard assign reroll seed name player region world register "
            "format lang heap", "save gm simple help", ""),
    ("year", "activity split refuse date seed world register lang heap",
     "all present again player help", "name?*"),
    ("xp", "names split refuse date seed world register lang heap",
     "present spirit outside least later player help", "name? class? amount?"),
    ("level", "date seed world register lang heap", "lose trial player help", "name class?"),
    ("edit", "name player age fitness ability grow standing left temple turn start-level colour "
             "forget spell study money sell buy put-away use tasks notes story date seed world "
             "register lang heap", "leave help", "character"),
    ("move", "date world register lang heap", "player help", "name state"),
    ("undo", "times world register lang heap", "last help", "name?"),
    ("journal", "world register lang heap", "help", "name"),
    ("list", "find state race cult region sort world register lang heap", "help", ""),
    ("copy", "world register lang heap", "help", "name newname"),
    ("destroy", "world register lang heap", "yes help", "name"),
    ("wastebasket", "world register lang heap", "help", ""),
    ("restore", "world register lang heap", "help", "name"),
    ("print", "to format world register lang heap", "all help", "name?"),
    ("export", "to world register lang heap", "all help", "name?"),
    ("import", "world register lang heap", "help", "file*"),
    ("show", "format world register lang heap", "help", "name"),
    ("roll", "seed lang heap", "help", "dice*"),
    ("check", "way load armour least most seed world register lang heap",
     "bonus help", "name ability*"),
    ("tables", "world register lang heap", "help", "check*"),
    ("selftest", "lang heap", "help", ""),
    ("version", "lang heap", "help", ""),
)
NAMES = tuple([row[0] for row in _ROWS])


def command(name):
    """The command of a name in NAMES."""
    return Command(*_ROWS[NAMES.index(name)])


def every():
    """All commands."""
    return [Command(*row) for row in _ROWS]


def edits():
    """What `edit` changes, in the order in which it does so; `leave` comes before `temple`."""
    options = command("edit").options
    return options[:options.index("date")]


def parse_keywords(command, words):
    """(options, words) of AmigaDOS words: KEY=VALUE or KEY VALUE in any case, switches alone.

    Raises WrongUse unknown_option, option_twice, option_value or option_no_value.
    """
    options = {}
    named = {}
    rest = []
    place = 0
    while place < len(words):
        word = words[place]
        place += 1
        key, equals, value = word.partition("=")
        key = key.lower()
        if key[:2] == "--":
            key = key[2:]
        key = ALIASES.get(key, key)
        if key in command.switches:
            if equals:
                raise WrongUse("option_no_value", found=key.upper())
            value = True
        elif equals and key in command.names:
            if key in named:
                raise WrongUse("option_twice", found=key.upper())
            named[key] = value
            continue
        elif key not in command.options:
            if equals and not command.words:
                raise WrongUse("unknown_option", command=command.title, found=key.upper(),
                               allowed=command.allowed("").upper())
            rest.append(word)
            continue
        elif not equals:
            if place == len(words):
                raise WrongUse("option_value", found=key.upper())
            value = words[place]
            place += 1
        if key in options:
            raise WrongUse("option_twice", found=key.upper())
        options[key] = value
    return options, command.in_places(rest, named)
