"""Who may enter a cult (decision 32), and what of it may be refused or shared (CLS-22)."""
from larpmaster.career import start_of
from larpmaster.character import is_cult
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.rules import classes, sharing
from larpmaster.text import named, shown, trimmed, whole_number


def entry_mistake(tables, cult, race, region):
    """Why a cult is closed to a race or region, whatever the dice say; None if it is open."""
    row = tables.cult(cult)
    if row.races != "*" and race not in row.races.split():
        return WrongUse("cult_race", field="career", found=cult, allowed=row.races)
    if region and row.regions != "*" and region not in row.regions.split():
        return WrongUse("cult_region", field="career", found=cult, allowed=row.regions)
    return None


def tolerance_mistake(tables, cult, race_key, original):
    """Why a cult does not tolerate these abilities (CLS-5, 6, 8); None if it does."""
    race = tables.race(race_key)
    for part in tables.classes_of(cult):
        class_ = tables.class_(part.class_)
        value = start_of(race, class_, original)[0]
        if not classes.is_tolerated(class_.start_ability, value):
            return CouldNot("not_tolerated", field="career", found=cult, class_=class_.key,
                            value=value, lowest=classes.NOT_TOLERATED + 1)
    return None


def shares(tables, cult, text):
    """Percent of each class of a cult in its order, of a text such as "varas=30,taikuri=70".

    Raises CouldNot fixed_split where the cult shares as it will, WrongUse unknown_name, number,
    share_item, share_twice or share_sum.
    """
    if not tables.cult(cult).free_split:
        raise CouldNot("fixed_split", field="split", found=cult)
    keys = [part.class_ for part in tables.classes_of(cult)]
    given = {}
    for item in text.split(","):
        name, equals, number = item.partition("=")
        if not equals:
            raise WrongUse("share_item", field="split", found=shown(trimmed(item)))
        key = named(name, "split", keys)
        if key in given:
            raise WrongUse("share_twice", field="split", found=key)
        given[key] = whole_number(number, "split", 0, 100)
    found = tuple([given.get(key, 0) for key in keys])
    if sum(found) != 100:
        raise WrongUse("share_sum", field="split", found=sum(found))
    return found


def refusable(tables, character, cult):
    """Keys of the classes of a cult whose growth the player may refuse (CLS-22)."""
    parts = tables.classes_of(cult)
    race = tables.race(character.race)
    return [part.class_ for part in parts if sharing.may_refuse(
        part.class_ == classes.ORDINARY, part.refusable, len(parts),
        start_of(race, tables.class_(part.class_), character.abilities_original)[1])]


def refused(tables, character, cult, names):
    """Which classes of a cult do not grow, by the names that a player refuses: a flag for each.

    Raises WrongUse unknown_name, CouldNot no_refusal, or all_refused when none is left.
    """
    keys = [part.class_ for part in tables.classes_of(cult)]
    flags = [False] * len(keys)
    allowed = refusable(tables, character, cult)
    for name in names:
        key = named(name, "refuse", keys)
        if key not in allowed:
            raise CouldNot("no_refusal", field="refuse", found=key)
        flags[keys.index(key)] = True
    if False not in flags:
        raise CouldNot("all_refused", field="refuse", found=cult)
    return flags


def year_shares(tables, character, activity, split, names):
    """Percent of each class in a year of a cult that is not shared as the table says; None else.

    split: as `shares` reads it, "" for the table's; names: the classes that the player refuses,
    whose part goes to the others (CLS-22). Raises CouldNot needs_cult_year, and what `shares` and
    `refused` raise.
    """
    if not split and not names:
        return None
    if not is_cult(activity):
        raise CouldNot("needs_cult_year", field="split" if split else "refuse", found=(activity,))
    found = (shares(tables, activity, split) if split
             else [part.share for part in tables.classes_of(activity)])
    if names:
        flags = refused(tables, character, activity, names)
        found, _ = sharing.limited(found, [0 if flag else sharing.WHOLE for flag in flags])
    return tuple(found)
