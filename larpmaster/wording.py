"""How classes, cults and activities are called in the language in use, and the dice of a level."""
from larpmaster.character import IDLE, KNOWLEDGE
from larpmaster.messages import name_of, text, text_or
from larpmaster.rules import classes


def class_name(key, tables):
    """A class's name in the language in use."""
    return name_of(tables.class_(key))


def cult_name(cult, tables):
    """A cult's name; a trade that is called after its class is called so in every language."""
    return class_name(cult, tables) if cult in classes.KEYS else cult


def class_in(class_key, cult, tables):
    """A class and its cult, as in "pappi (Sirran)"; a trade that is called after its class is named
    once."""
    name = name_of(tables.class_(class_key))
    if cult == class_key:
        return name
    return "%s (%s)" % (name, cult_name(cult, tables) if cult in classes.KEYS else cult)


def activity_name(activity, tables):
    """A year's activity in the language in use."""
    if activity == IDLE:
        return text("idle")
    if activity.startswith(KNOWLEDGE):
        return text("knowledge_part", branch=activity[len(KNOWLEDGE):])
    return cult_name(activity, tables)


def knowledge_name(name):
    """A knowledge's name: the built-in ones have one in every language."""
    return text_or("knowledge_" + name.replace(" ", "_"), name)


def sex_name(sex):
    """A sex's name; a sex of the tables without a text stands as it is."""
    return text_or(sex, sex)


def rise_trail(rise, row):
    """The hit points of one level won or lost, with the dice; row: the class and its cult, as a
    person reads them."""
    told = text("rise_trail", year=rise.year, row=row, level=rise.to_level)
    if rise.mass_before == rise.mass_after and not rise.gained:
        return told + text("nothing_trail")
    told += text("number_trail", before=rise.mass_before, after=rise.mass_after)
    if rise.con_rolls:
        rolls = ", ".join([str(roll) for roll in rise.con_rolls])
        told += text("con_trail", rolls=rolls, chance=rise.con_chance)
    if rise.rest_chance:
        told += text("rest_trail", roll=rise.rest_roll, chance=rise.rest_chance)
    return told + text("gained_trail", gained="%+d" % rise.gained)
