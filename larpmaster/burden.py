"""What the items in use do to a character: weight, hindrance, closed mana (CLS-29, MAG-9)."""
from larpmaster.rules import items


def thief_hindrance(character, tables):
    """Hindrance of thieves by the items in use, 0..100 percent (A-85)."""
    return items.thief_hindrance([tables.item(key).thief_hindrance for key in character.in_use])


def mana_closure(character, tables, cult):
    """Closure of the mana of a mage of a cult by the items in use, 0..100 percent (MAG-9)."""
    return items.mana_closure([tables.item(key).mana_closure for key in character.in_use],
                              tables.race(character.race).magicality,
                              tables.cult(cult).magicality_bonus)


def load(character, tables):
    """What all items weigh, in carry units (STAM-6)."""
    return items.load([tables.item(key).carry for key in character.items])


def other_load(character, tables):
    """What all items weigh but those in use that take agility by themselves (CHK-7)."""
    taking = [tables.item(key) for key in character.in_use]
    return load(character, tables) - items.load([item.carry for item in taking if item.agility])


def agility_lost(character, tables):
    """Points of agility that armour and shield in use take (CHK-7)."""
    return items.agility_lost([tables.item(key).agility for key in character.in_use])
