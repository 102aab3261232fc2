"""How far a long piece of work is."""
from larpmaster.messages import text
from larpmaster.ui.screen import RESIZE
from larpmaster.ui.widgets import Stopped, cut

_BAR = 40


class KeyProgress:
    """A bar that grows; Esc stops between two steps."""

    def __init__(self, ui, machine, title, total):
        self._ui = ui
        self._machine = machine
        self._title = title
        self._total = total
        self._done = 0
        self._draw("")

    def _draw(self, line):
        ui = self._ui
        ui.measure()
        full = _BAR * self._done // max(1, self._total)
        bar = " [" + "#" * full + "." * (_BAR - full) + "] %d/%d" % (self._done, self._total)
        ui.draw(self._title, ["", bar, ""] + cut([line], ui.width), [], "",
                text("ui_keys_progress"))

    def step(self, done, line=""):
        """So many of the whole are done, and what is told about the last one; raises Stopped
        when the person wants no more of it."""
        self._done = done
        self._draw(line)
        key = self._machine.waiting_key()
        while key:
            if key == "ESC":
                raise Stopped()
            if key == RESIZE:
                self._ui.grid.forget()
            key = self._machine.waiting_key()

    def end(self):
        """The work is done; the next screen takes the place of this one."""


class LineProgress:
    """A line now and then; Ctrl-C stops."""

    def __init__(self, machine, title, total):
        self._machine = machine
        self._total = total
        self._told = 0
        machine.write("\n== %s ==\n" % title)

    def step(self, done, line=""):
        """As `KeyProgress.step`; a line for each tenth of the whole, and for each that tells."""
        tenth = 10 * done // max(1, self._total)
        if line or tenth != self._told:
            self._told = tenth
            self._machine.write("%d/%d %s\n" % (done, self._total, line))

    def end(self):
        """The work is done."""
