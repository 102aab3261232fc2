"""What must hold between the tables of magic: who casts, which colours, texts of each round."""
from larpmaster.table_schema import CASTERS, EITHER, PARTS

LINE = PARTS[-1]


def broken(rows, faults):
    """Appends what is wrong, as `table_links.broken_links` shapes it, for the kinds in `rows`."""
    if "cult_classes" in rows:
        _level_gifts(rows["cult_classes"], faults)
    if "spells" in rows and "spell_texts" in rows:
        _texts(rows["spells"], rows["spell_texts"], faults)
    if "cult_spells" in rows:
        _doubled(rows["cult_spells"], faults)
        if "spells" in rows and "cult_classes" in rows:
            _classes(rows, faults)
        if "cult_colours" in rows:
            _both_or_none(rows, faults)
            if "spells" in rows and "colours" in rows:
                _reached(rows, faults)
    if "cult_colours" in rows and "cult_classes" in rows:
        _casters(rows, faults)


def _level_gifts(table, faults):
    """Only who casts is given colours and spells by a level (CLS-12)."""
    for number, row in enumerate(table):
        for column in ("level_colours", "level_spells"):
            if row.class_ not in CASTERS and getattr(row, column):
                faults.append(((("cult_classes", number, column),
                                ("cult_classes", number, "class")), "gift_without_magic",
                               row.class_, ", ".join(CASTERS)))


def _texts(spells, texts, faults):
    """An effect and a weak effect (MAG-4), a line for each round (COM-7); each counted from 1."""
    if _are_all_there(spells, texts):
        return
    numbers = {}
    for number, row in enumerate(texts):
        numbers.setdefault((row.spell, row.part), []).append((row.number, number))
    whole = (("spell_texts", None, "spell"), ("spell_texts", None, "part"))
    for number, row in enumerate(spells):
        for part in PARTS:
            found = sorted(numbers.get((row.key, part), ()))
            due = row.rounds if part == LINE else max(1, len(found))
            fault = ()
            for place, (count, text) in enumerate(found):
                if not fault and count != place + 1 and place < due:
                    fault = (text, "text_gap", str(count), str(place + 1))
            if not fault and len(found) > due:
                count, text = found[due]
                fault = (text, "text_beyond_rounds", str(count), str(due))
            if fault:
                cells = (("spell_texts", fault[0], "number"), ("spells", number, "rounds"))
                faults.append((cells + whole,) + fault[1:])
            elif len(found) < due:
                cells = (("spells", number, "rounds" if part == LINE else "key"),
                         ("spell_texts", None, "number"))
                faults.append((cells + whole, "missing_text", str(len(found)),
                               "%s %d" % (part, due)))


def _are_all_there(spells, texts):
    """Whether no text is missing, nor one too many. The numbers are the bits of one, which takes a
    small machine less memory than a list of each."""
    for part in PARTS:
        bits = {}
        for row in texts:
            if row.part == part:
                bit = 1 << row.number
                if bits.get(row.spell, 0) & bit:
                    return False
                bits[row.spell] = bits.get(row.spell, 0) | bit
        for row in spells:
            found = bits.get(row.key, 0) + 2
            if found == 2 or found & (found - 2) or part == LINE and found != 2 << row.rounds:
                return False
    return True


def _doubled(table, faults):
    seen = {}
    for number, row in enumerate(table):
        for spell in row.spells:
            pair = (row.cult, spell)
            if pair in seen:
                cells = [("cult_spells", place, column) for place in (number, seen[pair])
                         for column in ("spells", "cult")]
                faults.append((cells, "doubled_spell", spell, row.cult))
            seen[pair] = number


def _classes(rows, faults):
    """A cult teaches what one of its classes can cast (MAG-1)."""
    classes = {(row.cult, row.class_) for row in rows["cult_classes"]}
    spells = {row.key: (number, row.class_) for number, row in enumerate(rows["spells"])}
    for number, row in enumerate(rows["cult_spells"]):
        for spell in row.spells:
            if spell in spells:
                place, class_ = spells[spell]
                casters = CASTERS if class_ == EITHER else (class_,)
                if not [caster for caster in casters if (row.cult, caster) in classes]:
                    faults.append(((("cult_spells", number, "spells"),
                                    ("cult_spells", number, "cult"), ("spells", place, "class"),
                                    ("cult_classes", None, "class"),
                                    ("cult_classes", None, "cult")),
                                   "spell_of_other_class", spell, " / ".join(casters)))


def _reached(rows, faults):
    """A cult teaches what its colours, each up to its maximum, allow to read (MAG-1)."""
    most = {(row.cult, row.colour): row.maximum for row in rows["cult_colours"]}
    taught = {row.cult for row in rows["cult_colours"]}
    colours = {row.key for row in rows["colours"]}
    spells = {row.key: (number, row.colours) for number, row in enumerate(rows["spells"])}
    for number, row in enumerate(rows["cult_spells"]):
        for spell in row.spells:
            if spell in spells and row.cult in taught:
                place, needed = spells[spell]
                for colour, level in needed:
                    reached = most.get((row.cult, colour), 0)
                    if reached < level and colour in colours:
                        faults.append(((("cult_spells", number, "spells"),
                                        ("cult_spells", number, "cult"),
                                        ("spells", place, "colours"),
                                        ("cult_colours", None, "cult"),
                                        ("cult_colours", None, "colour"),
                                        ("cult_colours", None, "maximum")), "colour_out_of_reach",
                                       "%s: %s %d" % (spell, colour, level), str(reached)))


def _both_or_none(rows, faults):
    """A cult that teaches colours teaches spells, and the other way round."""
    for kind, other in (("cult_colours", "cult_spells"), ("cult_spells", "cult_colours")):
        named = {row.cult for row in rows[other]}
        for number, row in enumerate(rows[kind]):
            if row.cult not in named:
                named.add(row.cult)
                faults.append((((kind, number, "cult"), (other, None, "cult")),
                               "key_without_rows", row.cult, other))


def _casters(rows, faults):
    """Colours are learned in a caster class (CLS-12, CLS-27)."""
    able = {row.cult for row in rows["cult_classes"] if row.class_ in CASTERS}
    for number, row in enumerate(rows["cult_colours"]):
        if row.cult not in able:
            able.add(row.cult)
            faults.append(((("cult_colours", number, "cult"), ("cult_classes", None, "cult"),
                            ("cult_classes", None, "class")), "colours_without_caster", row.cult,
                           ", ".join(CASTERS)))
