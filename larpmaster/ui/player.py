"""The steps of making a character as screens, for the player's and the game master's side alike.

Each screen shows what `creation` knows, asks, and hands the answer to `creation`. A screen gives
BACK when the person goes one step back, else it has made the step.
"""
from larpmaster import choices
from larpmaster.creation import STEPS
from larpmaster.messages import name_of, text
from larpmaster.rules.abilities import ABILITIES, HIGH_VALUE, REROLL_MEAN, ROLL_COUNT
from larpmaster.text import pad, pad_left, whole_number
from larpmaster.ui.widgets import BACK, TEXT_WIDTH, paragraphs
from larpmaster.wording import sex_name

_LABEL, _COLUMN = 14, 10
# What follows the abilities in the menu of the assignment.
_IN_ORDER, _TYPED, _READY = 7, 8, 9
_ROLLS_HELP = "why_rolls_keep", "why_rolls_dice", "why_rolls"
_ASSIGN_HELP = tuple(["why_" + name for name in ABILITIES]) + ("why_assign",) * 3


class Making:
    """One character in the making: its `creation`, and what was typed for steps not yet made.

    backwards: whether the screen now to be shown was come to by going back; assigned: seven roll
    numbers, or none yet; has_region: whether the region was answered; years: activities, with
    their earlier states in `history`; kept: the file that it waits in, or None.
    """

    def __init__(self, ui, machine, creation, register):
        self.ui = ui
        self.machine = machine
        self.creation = creation
        self.tables = creation.tables
        self.backwards = False
        self.race = ""
        self.name = ""
        self.player = ""
        self.folder = register
        self.saved = False
        self.kept = None
        self.age = None
        self.has_region = False
        self.assigned = []
        self.years = []
        self.history = []

    def title(self, key):
        """The title of a screen of the present step."""
        step = STEPS.index(self.creation.step) + 1
        return text("ui_title_gm" if self.creation.gm else "ui_title", step=step,
                    steps=len(STEPS), what=text(key))


def make(making, made):
    """Asks step after step; BACK when the person goes back before the first one.

    made: called when one was made and another follows; None for nothing.
    """
    creation = making.creation
    making.backwards = False
    while True:
        step = creation.step
        answer = _SCREENS[step](making)
        making.backwards = answer is BACK
        if making.backwards:
            if step == STEPS[0]:
                return BACK
            creation.back()
        elif step == STEPS[-1]:
            return None
        elif made:
            made()


def in_turn(making, screens):
    """Shows screens one after another, from the last one when come to by going back."""
    place = len(screens) - 1 if making.backwards else 0
    while place < len(screens):
        making.backwards = screens[place](making) is BACK
        if making.backwards:
            if not place:
                return BACK
            place -= 1
        else:
            place += 1
    return None


def _place(item, items):
    """Place of an item, 0 when it is not there."""
    return items.index(item) if item in items else 0


def _race(making):
    creation = making.creation
    races = making.tables.races
    keys = choices.race_keys(making.tables)
    labels = [pad(name_of(race), 16) + text(
        "ui_race_ages", least=race.least_age, adult=race.adult_age, life=race.life_span)
        for race in races]
    place = making.ui.menu(
        making.title("ui_race"), paragraphs(text("ui_race_body"), TEXT_WIDTH), labels,
        names=[name_of(race) for race in races],
        default=_place(making.race or creation.race, keys), help_key="why_race")
    if place is BACK:
        return BACK
    making.race = keys[place]
    return None


def _sex(making):
    creation = making.creation
    sexes = choices.sexes_of(making.tables, making.race)
    names = [sex_name(sex) for sex in sexes]
    body = [text("ui_sex_body", race=name_of(making.tables.race(making.race))),
            pad("", _LABEL) + _row(names)]
    factors = [making.tables.race_sex(making.race, sex)[2:9] for sex in sexes]
    for place in range(len(ABILITIES)):
        body.append(pad(text(ABILITIES[place]), _LABEL) + _row([row[place] for row in factors]))
    place = making.ui.menu(
        making.title("ui_sex"), body + [""], names, default=_place(creation.sex, sexes),
        help_key="why_race")
    if place is BACK:
        return BACK
    creation.set_race(making.race, sexes[place])
    return None


def _row(cells):
    return "".join([pad_left(str(cell), _COLUMN) for cell in cells])


def _roll_lines(creation):
    """The eight values under their numbers."""
    width = 7
    return ["".join([pad(text("ui_roll"), 9)] + [
        pad_left(str(number), width) for number in range(1, ROLL_COUNT + 1)]),
        "".join([pad(text("ui_value"), 9)] + [
            pad_left(str(value), width) for value in creation.rolls])]


def _rolls(making):
    creation = making.creation
    while True:
        rolls = creation.rolls
        body = _roll_lines(creation) + [""]
        body.append(text("ui_above", count=sum([value > REROLL_MEAN for value in rolls]),
                         highest=max(rolls)))
        if creation.rerolls:
            body.append(text("ui_rerolled", count=creation.rerolls))
        labels = [text("ui_keep_rolls"), text("ui_show_dice")]
        names = text("ui_words_rolls").split(",")
        if creation.may_reroll():
            body.extend(paragraphs(text(
                "ui_reroll_gm" if creation.gm else
                "ui_reroll_high" if max(rolls) > HIGH_VALUE else "ui_reroll_low"), TEXT_WIDTH))
            labels.append(text("ui_reroll"))
        else:
            body.append(text("ui_no_reroll", count=sum([value > REROLL_MEAN for value in rolls])))
        place = making.ui.menu(making.title("ui_rolls"), body + [""], labels,
                                names=names[:len(labels)], help_key=_ROLLS_HELP)
        if place is BACK:
            return BACK
        if place == 0:
            creation.keep_rolls()
            return None
        if place == 1:
            making.ui.pages(making.title("ui_show_dice"), _dice_lines(creation),
                             "why_rolls")
        elif making.ui.ask(making.title("ui_rolls"), _roll_lines(creation) + [
                "", text("ui_reroll_body"), ""], help_key="why_rolls") is True:
            creation.reroll()
            making.assigned = []


def _dice_lines(creation):
    lines = paragraphs(text("ui_dice_body"), TEXT_WIDTH) + [""]
    for number in range(ROLL_COUNT):
        faces = creation.roll_dice[number]
        lines.append("%d:%s   %s %s = %d" % (
            number + 1, "".join([pad_left(str(face), 3) for face in faces[:10]]),
            text("ui_last_die"), " ".join([str(face) for face in faces[10:]]),
            creation.rolls[number]))
    return lines


def _discard(making):
    creation = making.creation
    rolls = creation.rolls
    allowed = creation.discardable()
    labels = [text("ui_roll_item" if number in allowed else "ui_roll_protected", number=number,
                   value=rolls[number - 1]) for number in range(1, ROLL_COUNT + 1)]
    default = creation.discarded
    if default not in allowed:
        default = min([(rolls[number - 1], number) for number in allowed])[1]
    body = text("ui_discard_body")
    if len(allowed) < ROLL_COUNT:
        body += "\n" + text("ui_discard_high")
    before = creation.discarded
    place = making.ui.menu(
        making.title("ui_discard"), paragraphs(body, TEXT_WIDTH) + [""], labels,
        names=[""] * ROLL_COUNT, default=default - 1, help_key="why_discard",
        take=lambda place: creation.set_discard(place + 1))
    if place is BACK:
        return BACK
    if before and place + 1 in making.assigned:
        making.assigned[making.assigned.index(place + 1)] = before
    return None


def _numbers(typed):
    """Seven roll numbers as typed, parted by spaces or commas."""
    return [whole_number(word, "assign", 1, ROLL_COUNT)
            for word in typed.replace(",", " ").split()]


def _assign(making):
    """All seven abilities with their rolls; a roll that is given to one changes places."""
    creation = making.creation
    kept = creation.kept_rolls()

    def take(numbers):
        # The step is made when the result has been seen.
        creation.set_assignment(numbers)
        creation.back()
        making.assigned = list(numbers)
        return numbers

    place = _READY
    if sorted(making.assigned) != kept:
        making.assigned = kept
        place = 0
    while True:
        after = creation.after_race(making.assigned)
        labels = [_ability_line(creation, at, making.assigned[at], after[at])
                  for at in range(len(ABILITIES))]
        labels.extend([text("ui_assign_order"), text("ui_assign_typed"), text("ui_assign_ready")])
        body = _roll_lines(creation)
        body.append(text("ui_discarded", number=creation.discarded))
        body.extend([""] + paragraphs(text("ui_assign_body", example=" ".join(
            [str(number) for number in kept])), making.ui.width - 1))
        answer = making.ui.menu(
            making.title("ui_assign"), body + [""], labels,
            names=[text(name) for name in ABILITIES] + text("ui_words_assign").split(","),
            numbers=list(range(1, _READY + 1)) + [0], default=place, help_key=_ASSIGN_HELP,
            other=lambda typed: take(_numbers(typed)))
        if answer is BACK:
            return BACK
        if isinstance(answer, list):
            return None
        if answer == _READY:
            take(making.assigned)
            return None
        if answer == _TYPED:
            if making.ui.field(
                    making.title("ui_assign"), body, text("ui_seven"),
                    lambda typed: take(_numbers(typed)), help_key="why_assign") is not BACK:
                return None
            place = _TYPED
        elif answer == _IN_ORDER:
            making.assigned = kept
            place = _READY
        else:
            place = answer + 1 if _change_roll(making, answer, kept) else answer


def _ability_line(creation, place, number, after):
    return "%s%s  %s%s" % (
        pad(text(ABILITIES[place]), _LABEL), pad_left(str(creation.rolls[number - 1]), 5),
        pad(text("ui_from_roll", number=number), 14), text("ui_after", value=after))


def _change_roll(making, place, kept):
    """Asks another roll for an ability; whether one was chosen. The ability that had it gets
    the old one."""
    creation = making.creation
    assigned = making.assigned
    labels = ["%s  %s" % (
        pad(text("ui_roll_item", number=number, value=creation.rolls[number - 1]), 18),
        text(ABILITIES[assigned.index(number)])) for number in kept]
    answer = making.ui.menu(
        making.title("ui_assign"), [text("ui_which_roll", ability=text(ABILITIES[place])), ""],
        labels, names=[""] * len(kept), numbers=kept, default=kept.index(assigned[place]),
        help_key=_ASSIGN_HELP[place])
    if answer is BACK:
        return False
    other = assigned.index(kept[answer])
    changed = list(assigned)
    changed[place], changed[other] = assigned[other], assigned[place]
    making.assigned = changed
    return True


def _assigned(making):
    creation = making.creation
    lines = paragraphs(text("ui_assigned_body"), TEXT_WIDTH) + [
        "", pad(text("ui_ability"), 16) + pad_left(text("ui_roll"), 10)
        + pad_left(text("ui_value"), 10) + pad_left(text("ui_after_race"), 18)]
    for name, number, value in zip(ABILITIES, making.assigned, creation.original()):
        lines.append(pad(text(name), 16) + pad_left(str(number), 10)
                     + pad_left(str(creation.rolls[number - 1]), 10) + pad_left(str(value), 18))
    if making.ui.pages(making.title("ui_assigned_title"), lines, "why_assign") is BACK:
        return BACK
    creation.set_assignment(making.assigned)
    return None


def _age(making):
    creation = making.creation
    race = making.tables.race(creation.race)
    lowest, highest = creation.age_bounds()
    age = making.age
    if age is None or not lowest <= age <= highest:
        age = race.adult_age

    def parse(typed):
        wanted = whole_number(typed, "age", lowest, highest)
        creation.set_age(wanted)
        making.age = wanted

    body = paragraphs(text("ui_age_body", lowest=lowest, highest=highest, adult=race.adult_age,
                           least=race.least_age, life=race.life_span), TEXT_WIDTH)
    return making.ui.field(making.title("ui_age"), body, text("age"), parse,
                            default=str(age), help_key="why_age")


def _career(making):
    from larpmaster.ui import years
    # Whoever was interrupted among the years comes back to them.
    making.backwards = making.backwards or making.has_region
    return in_turn(making, (years.region, years.career))


def _details(making):
    from larpmaster.ui import ending
    return ending.details(making)


def _summary(making):
    from larpmaster.ui import ending
    return ending.summary(making)


_SCREENS = {
    "race": lambda making: in_turn(making, (_race, _sex)),
    "rolls": _rolls, "discard": _discard,
    "assign": lambda making: in_turn(making, (_assign, _assigned)),
    "age": _age, "career": _career, "details": _details, "summary": _summary}
