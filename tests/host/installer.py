"""A reader of Commodore's Installer language, enough to run a script against folders.

What it knows is what Installer 1.24 is documented to know; anything else is an error.
"""
import fnmatch
import pathlib
import shutil

PARAMETERS = {"prompt", "help", "choices", "default", "source", "dest", "newname", "all", "infos",
              "newpath", "settooltype", "setdefaulttool", "noposition", "noreq"}
STRING_LIMIT = 512
ESCAPES = {"n": "\n", '"': '"', "\\": "\\"}


class Aborted(Exception):
    """The script gave up; its words are the argument."""


def parse(text):
    """Nested lists of ("string", text), whole numbers and names."""
    stack = [[]]
    place = 0
    while place < len(text):
        letter = text[place]
        place += 1
        if letter == ";":
            end = text.find("\n", place)
            place = len(text) if end < 0 else end
        elif letter == "(":
            stack.append([])
        elif letter == ")":
            done = stack.pop()
            stack[-1].append(done)
        elif letter == '"':
            word = ""
            while text[place] != '"':
                if text[place] == "\\":
                    place += 1
                    word += ESCAPES[text[place]]
                else:
                    word += text[place]
                place += 1
            place += 1
            assert len(word) < STRING_LIMIT, "Installer takes no longer strings: " + word
            stack[-1].append(("string", word))
        elif not letter.isspace():
            start = place - 1
            while place < len(text) and text[place] not in '()"; \n\t':
                place += 1
            word = text[start:place]
            stack[-1].append(int(word) if word.isdigit() else word)
    assert len(stack) == 1, "a parenthesis is open at the end"
    return stack[0]


class Installer:
    """Runs a script. The machine is a folder with a folder for each volume.

    answers: what the person chooses, by function: askchoice, askbool, askdir. Asked holds what was
    asked, as (function, prompt).
    """

    def __init__(self, root, current, answers, cpu="68000", version=37, default_dest="Work:"):
        self.root, self.current = pathlib.Path(root), current
        self.answers, self.cpu, self.version = answers, cpu, version
        self.asked, self.percents, self.tool_types, self.tools = [], [], {}, {}
        self.names = {"@default-dest": default_dest, "@askdir-help": "", "@copyfiles-help": "",
                      "@makedir-help": ""}

    def run(self, text):
        """Runs all statements."""
        for statement in parse(text):
            self.value(statement)

    def path(self, name):
        """A path of the machine as one of this computer: a leading slash is the parent."""
        base = self.root
        if ":" in name:
            volume, _, name = name.partition(":")
            base = base / volume
        else:
            volume, _, rest = self.current.partition(":")
            base = base / volume / rest
        while name.startswith("/"):
            base, name = base.parent, name[1:]
        return base / name if name else base

    def value(self, item):
        """The value of an expression."""
        if isinstance(item, int):
            return item
        if isinstance(item, tuple):
            return item[1]
        if isinstance(item, str):
            assert item in self.names, "%s has no value" % item
            return self.names[item]
        if isinstance(item[0], list):
            found = 0
            for statement in item:
                found = self.value(statement)
            return found
        return getattr(self, "do_" + DO.get(item[0], item[0]).lower())(*item[1:])

    def parameters(self, items):
        """{name: [values]} of the parameters of a statement."""
        found = {}
        for item in items:
            assert item[0] in PARAMETERS, item
            found.setdefault(item[0], []).extend(self.value(part) for part in item[1:])
        return found

    def do_if(self, test, yes, no=0):
        return self.value(yes if self.value(test) else no)

    def do_set(self, *pairs):
        for name, item in zip(pairs[::2], pairs[1::2], strict=True):
            self.names[name] = self.value(item)
        return self.names[pairs[-2]]

    def do_equal(self, one, other):
        return int(self.value(one) == self.value(other))

    def do_less(self, one, other):
        return int(self.value(one) < self.value(other))

    def do_divide(self, one, other):
        return self.value(one) // self.value(other)

    def do_and(self, one, other):
        return int(bool(self.value(one)) and bool(self.value(other)))

    def do_select(self, number, *items):
        return self.value(items[self.value(number)])

    def do_getversion(self):
        return self.version << 16 | 1

    def do_database(self, feature):
        assert self.value(feature) == "cpu"
        return self.cpu

    def do_patmatch(self, pattern, text):
        assert not set(self.value(pattern)) & set("#?~|()%"), "fnmatch knows no such pattern"
        return int(fnmatch.fnmatchcase(self.value(text), self.value(pattern)))

    def do_tackon(self, path, name):
        path = self.value(path)
        return path + ("" if not path or path[-1] in ":/" else "/") + self.value(name)

    def do_exists(self, name, *parameters):
        self.parameters(parameters)
        path = self.path(self.value(name))
        return 2 if path.is_dir() else int(path.exists())

    def do_abort(self, *words):
        raise Aborted("".join(self.value(word) for word in words))

    def do_complete(self, percent):
        self.percents.append(self.value(percent))

    def _ask(self, name, items, needed):
        given = self.parameters(items)
        assert {"prompt", "help", *needed} <= set(given) and "".join(given["help"])
        self.asked.append((name, "".join(given["prompt"])))
        return given

    def do_askchoice(self, *items):
        given = self._ask("askchoice", items, {"choices"})
        return given["choices"].index(self.answers["askchoice"])

    def do_askbool(self, *items):
        self._ask("askbool", items, set())
        return self.answers["askbool"]

    def do_askdir(self, *items):
        given = self._ask("askdir", items, {"default"})
        return self.answers.get("askdir", given["default"][0])

    def do_makedir(self, name, *items):
        assert {"prompt", "help"} <= set(self.parameters(items))
        self.path(self.value(name)).mkdir()

    def do_tooltype(self, *items):
        given = self.parameters(items)
        assert {"prompt", "help"} <= set(given)
        icon = given["dest"][0]
        assert self.path(icon + ".info").exists()
        if "settooltype" in given:
            name, value = given["settooltype"]
            self.tool_types.setdefault(icon, {})[name] = value
        if "setdefaulttool" in given:
            self.tools[icon] = given["setdefaulttool"][0]

    def do_copyfiles(self, *items):
        given = self.parameters(items)
        assert {"prompt", "help", "source", "dest"} <= set(given)
        source, target = self.path(given["source"][0]), self.path(given["dest"][0])
        if "all" in given:
            assert source.is_dir()
            shutil.copytree(source, target, dirs_exist_ok=True)
            return
        names = [source.name] + ([source.name + ".info"] if "infos" in given else [])
        target.mkdir(exist_ok=True)
        for name in names:
            new = given["newname"][0] if "newname" in given else name
            assert not (target / new).exists() or not (target / new).samefile(source)
            shutil.copy(source.parent / name, target / new)


DO = {"=": "equal", "<": "less", "/": "divide"}
