"""What a person types for a choice, turned into the choice: names, careers, assignments.

Each function raises WrongUse with the field, what was found and what is allowed.
"""
from larpmaster.character import GENERAL_KNOWLEDGE, IDLE, KNOWLEDGE
from larpmaster.errors import WrongUse
from larpmaster.rules.abilities import ABILITIES, ROLL_COUNT
from larpmaster.text import checked, fold, named, shown, trimmed, whole_number

_SEXES = {"man": "mies", "woman": "nainen"}
_ABILITIES_FI = ("voima", "rakenne", "näppäryys", "ketteryys", "älykkyys", "viisaus", "karisma")
_IDLE_FI = ("lorvi", "lorvimista", "joutilas", "toimeton")
_KNOWLEDGE_FI = "tieto/"
YEARS_LIMIT = 999
BRANCH_LIMIT = 30
CAREER_TEXT_LIMIT = 20000


def race(text, tables):
    """A race's key, by its key or by a name of either language."""
    return key_of(text, "race", tables.races)


def key_of(text, field, rows):
    """The key of the row that a text means, by its key or by a name of either language."""
    keys = [row.key for row in rows]
    try:
        return named(text, field, keys)
    except WrongUse:
        wanted = fold(text)
        for row in rows:
            if wanted in (fold(row.name), fold(row.name_en)):
                return row.key
        raise


def sex(text, sexes):
    """A sex of the list, in either language."""
    return named(_SEXES.get(fold(text), text), "sex", sexes)


def race_keys(tables):
    """Keys of the races in table order."""
    return [race.key for race in tables.races]


def sexes_of(tables, race_key):
    """Sexes of a race in table order."""
    return [row.sex for row in tables.race_sexes if row.race == race_key]


def all_sexes(tables):
    """Every sex that some race has, in order of first mention."""
    return distinct([row.sex for row in tables.race_sexes])


def distinct(items):
    """The items, each once, in order of first mention."""
    found = []
    for item in items:
        if item not in found:
            found.append(item)
    return found


def cult_names(tables):
    """Names of the cults in table order."""
    return [cult.key for cult in tables.cults]


def region(text, tables):
    """A region's key, or "" for an empty text."""
    if not trimmed(text):
        return ""
    return named(text, "region", [row.key for row in tables.regions])


def activity(text, tables):
    """One year's activity: a cult, "idle" or "knowledge/branch", as the JSON spells it."""
    folded = fold(text)
    if folded == IDLE:
        return IDLE
    for beginning in (KNOWLEDGE, _KNOWLEDGE_FI):
        if folded.startswith(beginning):
            return KNOWLEDGE + branch(trimmed(text)[len(beginning):], tables)
    names = cult_names(tables)
    try:
        return named(text, "career", names)
    except WrongUse as mistake:
        # Other words only where no cult is called so: a career of the JSON must keep its meaning.
        if folded in _IDLE_FI:
            return IDLE
        for class_ in tables.classes:
            if folded == fold(class_.name_en) and class_.key in names:
                return class_.key
        mistake.fields["allowed"] = tuple(names + [IDLE, KNOWLEDGE + "laivat"])
        raise


def branch(text, tables):
    """A branch of knowledge: 1-30 letters, spaces or hyphens, none of the built-in names
    (decision 59)."""
    text = checked(text, "knowledge", BRANCH_LIMIT)
    folded = fold(text)
    builtin = [GENERAL_KNOWLEDGE] + [class_.knowledge for class_ in tables.classes]
    # A letter is what case changes or what only the coding's upper half writes as one.
    good = [letter for letter in folded
            if "a" <= letter <= "z" or "\xdf" <= letter <= "\xff" and letter != "\xf7"
            or letter in " -"]
    if not folded.strip(" -") or len(good) != len(folded) or folded in builtin:
        raise WrongUse("bad_branch", field="knowledge", found=shown(text), highest=BRANCH_LIMIT)
    return text


def career(text, tables):
    """A career such as "taistelija:3,Sirran:2,idle:4": a list with one activity for each year."""
    if len(text) > CAREER_TEXT_LIMIT:
        raise WrongUse("too_long", field="career", found=len(text), highest=CAREER_TEXT_LIMIT)
    years = []
    if not trimmed(text):
        return years
    for item in text.split(","):
        colon = item.rfind(":")
        if colon < 0:
            raise WrongUse("career_item", field="career", found=shown(trimmed(item)))
        name = activity(item[:colon], tables)
        count = whole_number(item[colon + 1:], "career", 1, YEARS_LIMIT)
        if len(years) + count > YEARS_LIMIT:
            raise WrongUse("too_many_years", field="career", found=len(years) + count,
                           highest=YEARS_LIMIT)
        years.extend([name] * count)
    return years


def ability(text, field):
    """The place of an ability in ABILITIES, by its name in either language."""
    folded = fold(text)
    if folded in _ABILITIES_FI:
        return _ABILITIES_FI.index(folded)
    return ABILITIES.index(named(text, field, ABILITIES))


def assignment(text):
    """An assignment such as "strength=3,wisdom=1": a list of seven roll numbers, 0 if not
    named."""
    numbers = [0] * len(ABILITIES)
    if not trimmed(text):
        return numbers
    for item in text.split(","):
        name, equals, number = item.partition("=")
        if not equals:
            raise WrongUse("assign_item", field="assign", found=shown(trimmed(item)))
        place = ability(name, "assign")
        roll = whole_number(number, "assign", 1, ROLL_COUNT)
        if numbers[place]:
            raise WrongUse("ability_twice", field="assign", found=(ABILITIES[place],))
        if roll in numbers:
            raise WrongUse("roll_twice", field="assign", found=roll)
        numbers[place] = roll
    return numbers
