"""A character of the register that a command works on: found, changed, saved and told of."""
from larpmaster import journal, store, telling
from larpmaster.deeds import Act
from larpmaster.given import date_of, register, tables_for
from larpmaster.messages import text
from larpmaster.register import Register


def act_of(machine, options):
    """Who does it when: the game master unless the switch `player` says otherwise."""
    return Act(date_of(machine, options),
               journal.PLAYER if "player" in options else journal.GAME_MASTER,
               "date" not in options)


class Opened:
    """A saved character with the tables of its world.

    loaded: a dict of tables by folder, for a command that opens many.
    """

    def __init__(self, machine, options, path, loaded=None):
        self._machine = machine
        self._register = Register(machine, register(machine, options))
        self._held = self._register.open_path(path)
        self.path = path
        self.character = self._held.character
        self.tables = tables_for(machine, options, self.character,
                                 {} if loaded is None else loaded)
        self._known = len(self.character.journal)

    def save(self):
        """Saves the character over its file. Raises CouldNot changed_on_disk and those of
        `store.save_as`."""
        self._register.save(self._held)

    def news(self):
        """Lines of the journal's entries since the file was opened."""
        return telling.lines_since(self.character, self._known, self.tables)

    def finish(self, lines=None, ending=()):
        """Saves, then prints the name, what happened, more lines, and where it was saved."""
        if lines is None:
            lines = self.news() + telling.due_lines(self.character, self.tables)
        lines.extend(ending)
        self.save()
        self._machine.write("\n".join(
            [self.character.name] + lines + [text("saved", path=self.path)]) + "\n")


def opened(machine, options, name):
    """The character that a name of the register or a file's path means."""
    return Opened(machine, options, store.find(machine, register(machine, options), name))
