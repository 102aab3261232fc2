"""Editing what a character owns: buying, selling, taking into use."""
from larpmaster import edits
from larpmaster.errors import CouldNot
from larpmaster.messages import name_of, text
from larpmaster.table_schema import ITEM_KINDS
from larpmaster.text import fold, pad, whole_number
from larpmaster.ui.editing import tell_last
from larpmaster.ui.widgets import BACK

_NAME = 34


def run(case):
    """The menu of the character's money and things."""
    while True:
        choice = case.desk.chosen(
            text("desk_items", name=case.title), _owned(case),
            [(text("desk_items_" + name), work) for name, work in _ITEMS], "tip_on_items")
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
    return text("desk_items_body", money=character.money, items=", ".join(names) or "-")


def _name(case, key):
    try:
        return name_of(case.tables.item(key))
    except CouldNot:
        # The tables may have lost it since it was bought.
        return key


def _pick(case, title, rows):
    """The key of the item picked among (key, name, price), or BACK."""
    def find(typed):
        wanted = fold(typed)
        return [row for row in rows if wanted in fold(row[1])]

    row = case.desk.ui.pick(text(title), [], find, lambda row, width: (
        pad(row[1], _NAME) + " " + row[2])[:width], help_key="tip_item",
        empty=text("desk_no_items"))
    return BACK if row is BACK else row[0]


def _own(case, keys):
    rows = []
    for key in keys:
        row = (key, _name(case, key), "")
        if row not in rows:
            rows.append(row)
    return rows


def _ask_price(case, title, key, default, work):
    def parse(typed):
        work(whole_number(typed, "price", 0, edits.MONEY_LIMIT))

    if case.desk.ui.field(text(title), [_name(case, key), text(
            "desk_money", money=case.character.money), ""], text("field_price"), parse,
            default=str(default), help_key="tip_price") is not BACK:
        tell_last(case)


def _buy(case):
    rows = []
    for kind in ITEM_KINDS:
        rows.extend([(row.key, name_of(row), text("juilo", money=case.tables.item(row.key).price))
                     for row in getattr(case.tables, kind)])
    key = _pick(case, "desk_items_buy", rows)
    if key is not BACK:
        _ask_price(case, "desk_items_buy", key, case.tables.item(key).price,
                   lambda price: edits.buy(case.character, case.tables, case.act, key, price))


def _sell(case):
    key = _pick(case, "desk_items_sell", _own(case, case.character.items))
    if key is not BACK:
        _ask_price(case, "desk_items_sell", key, 0,
                   lambda price: edits.sell(case.character, case.act, key, price))


def _use(case):
    key = _pick(case, "desk_items_use", _own(case, case.character.items))
    if key is not BACK:
        edits.take_up(case.character, case.act, key)
        tell_last(case)


def _put_away(case):
    key = _pick(case, "desk_items_away", _own(case, case.character.in_use))
    if key is not BACK:
        edits.put_down(case.character, case.act, key)
        tell_last(case)


_ITEMS = (("buy", _buy), ("sell", _sell), ("use", _use), ("away", _put_away))
