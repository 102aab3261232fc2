"""A text that is being typed, with its cursor."""

_LIMIT = 2000
# Ctrl-U.
CLEAR = "\x15"


class Typed:
    """text: what stands there; place: how many letters stand before the cursor; fresh: whether
    the first letter takes the place of it all."""

    def __init__(self, text="", fresh=False):
        self.text = text
        self.place = len(text)
        self.fresh = fresh

    def take(self, key):
        """Whether a key is one of typing; its work is done then, if there is any to do."""
        text, place = self.text, self.place
        if len(key) == 1:
            if key < " ":
                if key != CLEAR:
                    return False
                self.text = ""
                self.place = 0
                return True
            if self.fresh:
                text, place = "", 0
            if len(text) < _LIMIT:
                self.text = text[:place] + key + text[place:]
                self.place = place + 1
        elif key == "BACKSPACE" or key == "DELETE" and place == len(text):
            # Behind the last letter either of them takes it away.
            if place:
                self.text = text[:place - 1] + text[place:]
                self.place = place - 1
        elif key == "DELETE":
            self.text = text[:place] + text[place + 1:]
        elif key == "LEFT":
            self.place = max(0, place - 1)
        elif key == "RIGHT":
            self.place = min(len(text), place + 1)
        elif key == "HOME":
            self.place = 0
        elif key == "END":
            self.place = len(text)
        else:
            return False
        self.fresh = False
        return True

    def window(self, room):
        """(what of the text is shown in so many columns, the cursor's place in it)."""
        start = max(0, self.place - room + 1)
        return self.text[start:start + room], self.place - start
