"""The rules that the checker computes with: each a function of numbers alone."""
from checker_tables import (
    CHARISMA,
    CLASSES,
    CULT_RACES,
    CULT_REGIONS,
    CULTS,
    ITEMS,
    MAGICALITY_BONUS,
    RACES,
    SIMPLE,
    SPELLS,
    SURE_SPELL_ABILITY,
    WISDOM,
)


def value_of(faces):
    """The ability value of ten d20 and a chain of d10; None for dice that cannot fall so."""
    if len(faces) < 11 or any(not 1 <= face <= 20 for face in faces[:10]):
        return None
    chain = faces[10:]
    if any(not 1 <= face <= 10 for face in chain):
        return None
    first, further = chain[0], chain[1:]
    if bool(further) != (first in (1, 10)) or further and (
            further[-1] == 10 or any(face != 10 for face in further[:-1])):
        return None
    total = sum(faces[:10]) - 10 + first
    return max(0, total + sum(further) if first == 10 else total - sum(further))


def simple_value_of(faces):
    """The same for the simplified roll: three d6, one up, one down, then the d10 of 3 and 18."""
    if len(faces) < 5 or any(not 1 <= face <= 6 for face in faces[:5]):
        return None
    total, chain = sum(faces[:3]), faces[5:]
    value = SIMPLE[total] + faces[3] - faces[4]
    if total not in (3, 18):
        return None if chain else value
    again = 1 if total == 3 else 10
    if not chain or chain[-1] == again or any(face != again for face in chain[:-1]):
        return None
    return max(0, value + (len(chain) - 1) * (-10 if total == 3 else 10))


def has_reroll_right(rolls):
    """Whether eight values may be rolled again."""
    return sum(roll > 100 for roll in rolls) <= 3 or max(rolls) > 150


def start_of(race, class_, original):
    """(deciding value or None, start level) of a class."""
    strength, _, dexterity, agility, intelligence, wisdom, _ = original
    brutality, spirituality, magicality, nimbleness = RACES[race][3:7]
    if class_ == "tavallinen":
        return None, 0
    if class_ == "varas":
        deciding = max(dexterity, agility) * nimbleness // 100
        if dexterity * nimbleness // 100 < 100:
            return deciding, 0
    elif class_ == "taistelija":
        deciding = strength * brutality // 100
    elif class_ == "pappi":
        deciding = wisdom * spirituality // 100
    else:
        deciding = intelligence * magicality // 100
    if deciding < 100:
        return deciding, 0
    if deciding < 150:
        return deciding, 1
    return deciding, 2 if deciding < 170 else (deciding - 170) // 10 + 3


def why_refused(race, region, original, cult):
    """Why the player side may not serve a cult, or ""."""
    if CULT_RACES.get(cult, race) != race:
        return "race"
    if region and CULT_REGIONS.get(cult, region) != region:
        return "region"
    for class_, _ in CULTS[cult]:
        deciding = start_of(race, class_, original)[0]
        if class_ in ("pappi", "taikuri", "varas") and deciding <= 50:
            return "not tolerated"
    return ""


def curve(age, adult):
    """Fitness of a child, or 100."""
    knee = adult * 15 // 22
    if age >= adult:
        return 100
    if age < knee:
        return 1 + 84 * age // knee
    return 85 + 15 * (age - knee) // (adult - knee)


def standing_of(abilities):
    """Standing of a new row by charisma and stupidity (CLS-18, GEN-9)."""
    charisma, wisdom = abilities[CHARISMA], abilities[WISDOM]
    standing = 1 + (2 if charisma >= 160 else 1 if charisma >= 130 else 0)
    standing -= 3 if wisdom <= 30 else 2 if wisdom <= 50 else 1 if wisdom <= 60 else 0
    return max(-5, min(5, standing))


def drop_chance(age, span):
    """Chance of a drop of fitness in the year that begins at an age."""
    share = age * 100 // span
    return (2 if share < 70 else 5 if share < 90 else 15 if share < 110 else
            30 if share < 130 else 50)


def levels_due(class_, points, thousand):
    """Extra levels that so many points are worth; `thousand` is what a thousand is in the tables
    (CLS-9..11)."""
    due = 0
    while points > (CLASSES[class_][4][min(due, 9)] + 200000 * max(0, due - 9)) // 1000 * thousand:
        due += 1
    return due


def comparison_number(class_, level):
    """The mass of a class (HP-5)."""
    _, base, rolls = CLASSES[class_][:3]
    return base * level + 50 * rolls * min(level, 10)


def con_chance(class_, constitution):
    """Chance of a roll for a hit point (HP-3, ORD-3)."""
    chance = (constitution - 1) // 2 if class_ == "tavallinen" else constitution // 2
    return min(100, max(0, chance))


def chance_of(spell, ability):
    """Chance in percent to learn a spell (MAG-18, decision 47)."""
    chance, elementary, _ = SPELLS[spell]
    if elementary and ability >= SURE_SPELL_ABILITY:
        return 100
    return min(100, chance * ability // 100)


def hindrance_of(items):
    """What the items in use take from a thief, in percent (CLS-29, A-85)."""
    return min(100, sum(ITEMS[item][0] for item in items))


def closure_of(items, race, cult):
    """How much of the mana of a school the items in use close, in percent (MAG-9)."""
    help_ = max(0, RACES[race][5] - 100) + MAGICALITY_BONUS.get(cult, 0)
    return min(100, sum(max(0, ITEMS[item][1] - help_) for item in items))
