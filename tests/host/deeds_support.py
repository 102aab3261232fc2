"""A register of known characters, and the commands on it through the real command line."""
import json

from test_cli import run

# name: (career, seed); all are human, eleven years and more old enough, made by the game master.
PEOPLE = {
    "Pappi": ("Sirran:6", 27), "Taikuri": ("Vardakovin sotavelhot:12", 3), "Bardi": ("bardi:5", 4),
    "Zhar": ("Zharin mestarit:6", 5), "Varas": ("varas:4", 6), "Kansa": ("tavallinen:5", 7),
    "Joutilas": ("idle:3", 8), "Moni": ("taistelija:3,samooja:3", 9),
    "Kuollut": ("taistelija:3", 10), "Unohdettu": ("taistelija:3", 11)}


def make_people(folder):
    """Saves PEOPLE into the folder, two of them no longer among the living."""
    for name, (career, seed) in PEOPLE.items():
        code, _, errors = run("new", "--gm", "--save", "--race=ihminen", "--seed=%d" % seed,
                              "--name=" + name, "--career=" + career, "--register=%s" % folder)
        assert code == 0, errors
    for name, state in (("Kuollut", "dead"), ("Unohdettu", "forgotten")):
        Register(folder).do("move", name, state)


class Register:
    """A folder of characters."""

    def __init__(self, folder):
        self.folder = folder

    def run(self, *words):
        """Runs a command: (exit code, output, errors)."""
        return run(*words, "--register=%s" % self.folder)

    def do(self, *words):
        """The output of a command that must succeed without a word of complaint."""
        code, output, errors = self.run(*words)
        assert (code, errors) == (0, ""), errors
        return output

    def json(self, name):
        """The JSON of a character."""
        return json.loads(self.do("show", name, "--format=json"))

    def files(self):
        """{name: bytes} of every file, backups and the index apart."""
        return {path.name: path.read_bytes() for path in self.folder.iterdir()
                if path.suffix != ".bak" and path.name != "index"}

    def write(self, name, change):
        """Changes the text of a file by a function, with the checksum that belongs to it."""
        from larpmaster.filetext import checksum_of
        path = self.folder / (name.lower() + ".larp")
        lines = change(path.read_text("utf-8")).splitlines()
        lines[-1] = "checksum: " + checksum_of(lines[1:-1])
        path.write_text("\n".join(lines) + "\n", "utf-8")


def row(character, cult, class_=""):
    """The class row of a JSON in a cult."""
    rows = [row for row in character["classes"] if row["cult"] == cult
            and class_ in ("", row["class"])]
    assert len(rows) == 1
    return rows[0]
