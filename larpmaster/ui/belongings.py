"""Editing what a character owns: buying, selling, taking into use."""
from larpmaster import edits
from larpmaster.choices import distinct
from larpmaster.messages import text
from larpmaster.table_schema import ITEM_KINDS
from larpmaster.telling import name_or_key
from larpmaster.text import finder, pad, whole_number
from larpmaster.ui.editing import tell_last
from larpmaster.ui.widgets import BACK

_NAME = 34


def run(case):
    """The menu of the character's money and things."""
    while True:
        choice = case.desk.chosen(
            text("ed_items", name=case.title), _owned(case),
            [(text("ed_items_" + name), work) for name, work in _ITEMS], "tip_on_items")
        if choice is BACK:
            return
        case.desk.done(choice, case)


def _owned(case):
    """Money and things, those in use named so."""
    character = case.character
    left = list(character.in_use)
    names = []
    for key in character.items:
        name = _name(case, key)
        if key in left:
            left.remove(key)
            name = text("item_in_use", item=name)
        names.append(name)
    return text("ed_items_body", money=character.money, items=", ".join(names) or "-")


def _name(case, key):
    return name_or_key(case.tables.item, key)


def _pick(case, title, keys, priced=False):
    """The key of the item picked, or BACK."""
    def label(key, width):
        price = text("juilo", money=case.tables.item(key).price) if priced else ""
        return pad(_name(case, key), _NAME) + " " + price

    find = finder(keys, [_name(case, key) for key in keys])
    return case.desk.ui.pick(text(title), [], find, label, help_key="tip_item",
                             empty=text("ed_no_items"))


def _ask_price(case, title, key, default, work):
    def parse(typed):
        work(whole_number(typed, "price", 0, edits.MONEY_LIMIT))

    if case.desk.ui.field(text(title), [_name(case, key), text(
            "ed_money", money=case.character.money), ""], text("field_price"), parse,
            default=str(default), help_key="tip_price") is not BACK:
        tell_last(case)


def _buy(case):
    keys = []
    for kind in ITEM_KINDS:
        keys.extend([row.key for row in getattr(case.tables, kind)])
    key = _pick(case, "ed_items_buy", keys, True)
    if key is not BACK:
        _ask_price(case, "ed_items_buy", key, case.tables.item(key).price,
                   lambda price: edits.buy(case.character, case.tables, case.act, key, price))


def _sell(case):
    key = _pick(case, "ed_items_sell", distinct(case.character.items))
    if key is not BACK:
        _ask_price(case, "ed_items_sell", key, 0,
                   lambda price: edits.sell(case.character, case.act, key, price))


def _use(case):
    key = _pick(case, "ed_items_use", distinct(case.character.items))
    if key is not BACK:
        edits.take_up(case.character, case.act, key)
        tell_last(case)


def _put_away(case):
    key = _pick(case, "ed_items_away", distinct(case.character.in_use))
    if key is not BACK:
        edits.put_down(case.character, case.act, key)
        tell_last(case)


_ITEMS = (("buy", _buy), ("sell", _sell), ("use", _use), ("away", _put_away))
