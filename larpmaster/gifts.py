"""Experience that the game master gives or takes, and what follows for the levels (CLS-21..25)."""
from larpmaster import burden, journal, levels
from larpmaster.career import NO_SPIRIT, TRADE, row_for, row_of, standing_of
from larpmaster.deeds import changed, check_living, reached
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.rules import classes, experience, sharing
from larpmaster.schooling import set_colour
from larpmaster.text import fold, shown

XP_LIMIT = 10000000


def target(character, tables, text):
    """(cult, class) that a person means: "pappi", "pappi/Sirran", or "Sirran" for the whole cult,
    whose class is "" then.

    Raises WrongUse unknown_class, several_rows, or class_not_in_cult.
    """
    name, slash, cult_name = text.partition("/")
    class_key = _key_of(name, tables.classes)
    if slash:
        cult = _key_of(cult_name, tables.cults)
        if class_key and cult:
            if class_key not in [part.class_ for part in tables.classes_of(cult)] and (
                    row_of(character, class_key, cult) is None):
                raise WrongUse("class_not_in_cult", field="class", found=class_key, cult=cult)
            return cult, class_key
    elif class_key:
        rows = [row for row in character.classes if row.class_ == class_key]
        if rows:
            return _only(rows, class_key).cult, class_key
        if _key_of(class_key, tables.cults):
            return class_key, class_key
    else:
        cult = _key_of(name, tables.cults)
        if cult:
            return cult, ""
    raise WrongUse("unknown_class", field="class", found=shown(text), allowed=tuple(
        [_listed([row]) for row in character.classes] + [row.key for row in tables.classes]))


def _key_of(name, rows):
    """The key of a row, by its key or the name that it has in another language; "" for none."""
    wanted = fold(name)
    for row in rows:
        if wanted in (fold(row[0]), fold(getattr(row, "name_en", ""))):
            return row[0]
    return ""


def class_meant(character, tables, text):
    """(cult, class) that a person means, as `target` reads it; a cult of one class is its class.

    Raises what `target` raises.
    """
    cult, class_key = target(character, tables, text)
    if not class_key:
        parts = tables.classes_of(cult)
        class_key = _only(parts, text).class_
    return cult, class_key


def row_meant(character, tables, text):
    """The row of the character that a person means, as `target` reads it.

    Raises CouldNot row_missing, and what `target` raises.
    """
    cult, class_key = target(character, tables, text)
    rows = [row for row in character.classes
            if row.cult == cult and class_key in ("", row.class_)]
    if not rows:
        raise CouldNot("row_missing", field="class", found=shown(text),
                       allowed=_listed(character.classes) or "-")
    return _only(rows, text)


def only_row(character):
    """The only row of a character; CouldNot classless, WrongUse several_rows."""
    if not character.classes:
        raise CouldNot("classless", name=character.name)
    return _only(character.classes, "")


def _only(rows, text):
    if len(rows) > 1:
        raise WrongUse("several_rows", field="class", found=shown(text), allowed=_listed(rows))
    return rows[0]


def _listed(rows):
    return ", ".join(["%s/%s" % (row.class_, row.cult) for row in rows])


def sharing_of(character, tables, cult, class_key, split, refuse):
    """(shares, refused classes) of a gift, from the words of a person; None where nothing is said.

    Raises WrongUse needs_cult, and what is wrong with the words.
    """
    from larpmaster import admission
    for field, words in (("split", split), ("refuse", refuse)):
        if words and class_key:
            raise WrongUse("needs_cult", field=field, found=class_key)
    return (admission.shares(tables, cult, split) if split else None,
            admission.refused(tables, character, cult, refuse) if refuse else None)


def give(character, tables, act, amount, cult, class_key="", shares=None, refused=None,
         outside=False, least=False):
    """Gives experience to a class in a cult, or to a cult's classes by their shares.

    shares: percent in the cult's order when not those of the table; refused: a flag for each class
    that its player keeps from growing; outside: earned outside the service that the character is
    in (l.399); least: the 2 % rule (CLS-23). Items in use limit thieves and mages (XP-5, XP-6):
    what nobody may take stands in the event "unplaced" (XP-7).

    Raises WrongUse number, CouldNot forgotten, dead, in_service or too_much_xp.
    """
    _check_amount(amount)
    check_living(character)
    parts = tables.classes_of(cult)
    if not outside:
        _check_service(character, tables, cult, class_key)
    if class_key:
        keys, shares = [class_key], [100]
    else:
        keys = [part.class_ for part in parts]
        shares = shares or [part.share for part in parts]

    def work(events):
        standing = standing_of(character.abilities_original, tables)
        rows = [row_for(character, key, cult, standing) for key in keys]
        bounds = [_limit(character, tables, row) for row in rows]
        for place, flag in enumerate(refused or ()):
            if flag:
                bounds[place] = 0
        points, left = sharing.share_out(amount, shares, bounds)
        if least:
            others = [row for row in character.classes if row not in rows]
            rows.extend(others)
            bounds.extend([_limit(character, tables, row) for row in others])
            points, left = sharing.with_least(
                amount, list(points) + [0] * len(others), bounds,
                [_is_exempt(row, tables) for row in rows],
                tables.setting("least_class_percent"))
        for row, xp in zip(rows, points):
            if xp:
                if row.xp + xp > XP_LIMIT:
                    raise CouldNot("too_much_xp", class_=row.class_, highest=XP_LIMIT)
                row.xp += xp
                events.append((("what", "xp"), ("class", row.class_), ("cult", row.cult),
                               ("xp", xp)))
        if left:
            events.append((("what", "unplaced"), ("xp", left)))

    changed(character, journal.EXPERIENCE, act, work)


def give_from_spirit(character, tables, act, amount, cult):
    """Experience of a spirit, which goes to the priests of its cult alone (CLS-21), and to none
    whose standing is not above 0 (CLS-19).

    Raises WrongUse number, CouldNot forgotten, dead, no_spirit, spirit_refuses or too_much_xp.
    """
    _check_amount(amount)
    check_living(character)
    row = row_of(character, classes.PRIEST, cult)
    if row is None or tables.cult(cult).spirit == NO_SPIRIT:
        raise CouldNot("no_spirit", cult=cult)
    if row.standing <= 0:
        raise CouldNot("spirit_refuses", cult=cult, standing=row.standing)
    if row.spirit_xp + amount > XP_LIMIT:
        raise CouldNot("too_much_xp", class_=row.class_, highest=XP_LIMIT)

    def work(events):
        row.spirit_xp += amount
        events.append((("what", "spirit_gift"), ("class", row.class_), ("cult", cult),
                       ("xp", amount)))

    changed(character, journal.EXPERIENCE, act, work)


def _check_amount(amount):
    if not 0 < amount <= XP_LIMIT:
        raise WrongUse("number", field="xp", found=amount, lowest=1, highest=XP_LIMIT)


def _check_service(character, tables, cult, class_key):
    """In the service of a temple or guild experience goes to it, by its shares (CLS-22)."""
    service = character.service
    if not service or tables.cult(service).kind == TRADE:
        return
    if cult != service or (class_key and not tables.cult(service).free_split
                           and len(tables.classes_of(service)) > 1):
        raise CouldNot("in_service", service=service)


def _limit(character, tables, row):
    """Most that may go to a row, in percent (XP-5, XP-6)."""
    if row.class_ == classes.THIEF:
        return sharing.limit(burden.thief_hindrance(character, tables))
    if row.class_ == classes.MAGE:
        return sharing.limit(burden.mana_closure(character, tables, row.cult))
    return 100


def _is_exempt(row, tables):
    return row.class_ == classes.ORDINARY or tables.cult(row.cult).free_split


def take(character, tables, act, amount, row, spirit=False):
    """A loss of experience; levels that it no longer reaches are taken back (HP-9).

    spirit: from what a spirit gave. Raises WrongUse number, CouldNot xp_below_zero.
    """
    _check_amount(amount)
    held = row.spirit_xp if spirit else row.xp
    if amount > held:
        raise CouldNot("xp_below_zero", class_=row.class_, cult=row.cult, found=held)

    def work(events):
        if spirit:
            row.spirit_xp -= amount
        else:
            row.xp -= amount
        fall_to_points(character, tables, row, events)

    changed(character, journal.EXPERIENCE, act, work)


def fall_to_points(character, tables, row, events):
    """Takes back the extra levels that the row's points are not enough for (CLS-24)."""
    while row.extra_level > reached(row, tables):
        _lose_extra(character, tables, row, events)


def lose_level(character, tables, act, row):
    """The loss of one level (HP-9): an extra level with the experience above its threshold, of a
    row without any the start level.

    Raises CouldNot no_level_left.
    """
    if not row.level:
        raise CouldNot("no_level_left", class_=row.class_, cult=row.cult)

    def work(events):
        if row.extra_level:
            table = tables.xp_table(tables.class_(row.class_).xp_table)
            above = (experience.counted(row.xp, row.spirit_xp, row.standing)
                     - experience.threshold(row.extra_level, table.thresholds, table.further))
            if above > 0:
                lost = min(above, row.xp)
                row.xp -= lost
                row.spirit_xp -= above - lost
            _lose_extra(character, tables, row, events)
        else:
            lose_start(character, tables, row, events)

    changed(character, journal.LEVEL, act, work)


def lose_start(character, tables, row, events):
    """Takes back the last start level of a row."""
    levels.fall(character, tables, row, True)
    events.append((("what", "lost_start_level"), ("class", row.class_), ("cult", row.cult),
                   ("level", row.start_level)))


def _lose_extra(character, tables, row, events):
    gained = _given_with(character, row)
    levels.fall(character, tables, row, False)
    events.append((("what", "lost_level"), ("class", row.class_), ("cult", row.cult),
                   ("extra_level", row.extra_level)))
    for event in gained:
        what, key = event[0][1], event[1][1]
        if what == "colour":
            level = dict([tuple(pair) for pair in character.colours]).get(key, 0)
            if level:
                set_colour(character, key, level - 1)
                events.append((("what", "lost_colour"), ("colour", key)))
        elif what == "spell" and event[-1][1] and key in character.spells:
            character.spells.remove(key)
            events.append((("what", "lost_spell"), ("spell", key)))


def _given_with(character, row):
    """Events of colours and spells that the row's last extra level brought, newest history
    first."""
    sign = (("what", "extra_level"), ("class", row.class_), ("cult", row.cult),
            ("extra_level", row.extra_level))
    for events in _histories(character):
        if sign in events:
            start = len(events) - 1 - events[::-1].index(sign)
            given = []
            for event in events[start + 1:]:
                if event[0][1] not in ("colour", "spell"):
                    break
                given.append(event)
            return given
    return []


def _histories(character):
    """Lists of events, the newest first: of years and of journal entries."""
    years = len(character.career)
    for entry in reversed(character.journal):
        if entry.what == journal.YEAR:
            years -= 1
            yield character.career[years].events
        else:
            yield entry.events
    while years:
        years -= 1
        yield character.career[years].events
