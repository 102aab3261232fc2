"""Changing rows of table files: all other lines stay letter for letter."""
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tables_support import (
    FOLDER,
    changed_files,
    copy_of_world,
    draft_of,
    filled,
    loaded,
    new_spell,
    saved,
    texts_of,
)

from larpmaster import messages, table_telling, table_uses
from larpmaster.errors import CouldNot, WrongUse
from larpmaster.platform import host
from larpmaster.table_draft import key_fault
from larpmaster.table_records import LIST, OTHERS_LIST, RECORDS
from larpmaster.table_saving import WorldFiles
from larpmaster.table_schema import KINDS, LINE_LETTERS
from larpmaster.table_writing import TableText

TEXTS = texts_of(FOLDER)
KEYS = [(kind, key) for kind, _ in RECORDS
        for key in TableText(kind, TEXTS[kind]).column("key")]


def world_files():
    return WorldFiles(host, str(FOLDER))


def lines_apart(before, after):
    """(lines of `before` that are gone, lines of `after` that are new), each in order."""
    old, new = before.split("\n"), after.split("\n")
    return ([line for line in old if line not in new], [line for line in new if line not in old])


def others_kept(before, after, gone):
    """Whether `after` has every other line of `before`, in its order."""
    kept = [line for line in before.split("\n") if line not in gone]
    found = iter(after.split("\n"))
    return all(line in found for line in kept)


@pytest.mark.parametrize("kind", [kind for kind, _, _ in KINDS])
def test_a_file_without_changes_keeps_every_letter(kind):
    table = TableText(kind, TEXTS[kind])
    assert table.text("utf-8") == TEXTS[kind] and not table.changed
    for row in table.rows():
        table.put(row, table.cells(row))
    assert table.text("utf-8") == TEXTS[kind] and not table.changed


@pytest.mark.parametrize(("kind", "key"), KEYS)
def test_a_record_that_is_taken_as_it_stands_changes_nothing(kind, key):
    draft = draft_of(FOLDER, kind, key, key)
    for part in range(len(draft.parts)):
        fields = draft.fields(part)
        if draft.parts[part][1] in (LIST, OTHERS_LIST):
            draft.set_keys(part, draft.keys(part))
        else:
            draft.take(part, [draft.value(part, field) for field in fields])
    assert not draft.is_changed()
    assert changed_files(FOLDER, draft).changed() == []


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_changed_number_changes_its_line_alone_and_makes_the_row_the_houses_own(data):
    kind = data.draw(st.sampled_from([kind for kind, _, columns in KINDS
                                      if "int" in [column[1] for column in columns[1:]]]))
    table = TableText(kind, TEXTS[kind])
    row = data.draw(st.sampled_from(table.rows()))
    column = data.draw(st.sampled_from([column for column in table.columns[1:]
                                        if column[1] == "int"]))
    number = data.draw(st.integers(column[2], column[3]))
    before = table.cells(row)
    try:
        table.put(row, {column[0]: str(number)})
    except CouldNot as refused:
        assert refused.code == "tm_long_row" and table.text("utf-8") == TEXTS[kind]
        return
    after = table.cells(row)
    if str(number) == before[column[0]]:
        assert table.text("utf-8") == TEXTS[kind]
        return
    gone, new = lines_apart(TEXTS[kind], table.text("utf-8"))
    assert len(gone) <= 1 and len(new) <= 1
    assert others_kept(TEXTS[kind], table.text("utf-8"), gone)
    wanted = dict(before, **{column[0]: str(number)})
    if "source" in wanted:
        wanted["source"] = "house"
    assert after == wanted


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_a_random_edit_of_a_random_record_keeps_all_other_lines_and_a_world_that_checks(data):
    kind, key = data.draw(st.sampled_from([pair for pair in KEYS if pair[0] != "regions"]))
    draft = draft_of(FOLDER, kind, key, key)
    part = data.draw(st.sampled_from([part for part in range(len(draft.parts))
                                      if draft.fields(part)]))
    fields = draft.fields(part)
    numbers = [place for place, field in enumerate(fields)
               if draft.column(part, field[1])[1] == "int" and draft.is_there(part, field[0])]
    values = [draft.value(part, field) for field in fields]
    if not numbers:
        return
    place = data.draw(st.sampled_from(numbers))
    column = draft.column(part, fields[place][1])
    values[place] = str(data.draw(st.integers(column[2], min(column[3], 999))))
    draft.take(part, values)
    try:
        files = changed_files(FOLDER, draft)
    except CouldNot as mistake:
        # A row that filled its line before has no room for another digit.
        assert mistake.code == "tm_long_row"
        return
    owners = set()
    for changed in files.changed():
        after = files.table(changed).text("utf-8")
        gone, new = lines_apart(TEXTS[changed], after)
        assert others_kept(TEXTS[changed], after, gone)
        assert max(map(len, new), default=0) <= LINE_LETTERS
        owners.update(key in line for line in gone)
    assert owners <= {True}
    # What a number alone can break, the check finds: nothing else is wrong.
    codes = {error.code for error in files.check()}
    assert codes <= {"age_order", "share_sum", "missing_text", "text_beyond_rounds",
                     "colour_out_of_reach", "gift_without_magic"}


def test_a_new_row_stands_behind_its_like_and_lines_up_with_it(tmp_path):
    world = copy_of_world(tmp_path / "world")
    draft = draft_of(world, "cults", "Kissan kulkijat")
    filled(draft, 1, pappi__share="100", pappi__level_colours="1")
    draft.set_keys(3, ["liekki", "paljasta magia"])
    filled(draft, 2, harmaa__weight="4", harmaa__maximum="9", punainen__weight="2")
    saved(world, draft)
    after = texts_of(world)
    assert after["cults"] == TEXTS["cults"] + (
        "Kissan kulkijat       | temple | -       | *       | *           | 100 |  0 |   0 | no  "
        "| house\n")
    assert after["cult_classes"] == TEXTS["cult_classes"] + (
        "Kissan kulkijat       | pappi      | 100 | no  | 1 | 0 | house\n")
    assert after["cult_colours"] == TEXTS["cult_colours"] + (
        "Kissan kulkijat       | harmaa    | 4 |  9 | house\n"
        "Kissan kulkijat       | punainen  | 2 |  1 | house\n")
    assert after["cult_spells"] == TEXTS["cult_spells"] + (
        "Kissan kulkijat       | paljasta magia, liekki | house\n")
    assert loaded(world).spells_of("Kissan kulkijat") == ("paljasta magia", "liekki")


def test_a_list_goes_on_in_a_new_row_before_its_line_gets_too_long():
    table = TableText("cult_spells", TEXTS["cult_spells"])
    from larpmaster import table_lists
    known = TableText("spells", TEXTS["spells"]).column("key")
    before = [entry for row in table.rows(cult="Sirran")
              for entry in table.cell(row, "spells").split(", ")]
    table_lists.write(table, "Sirran", before, known, False)
    text = table.text("utf-8")
    held = [entry for row in table.rows(cult="Sirran")
            for entry in table.cell(row, "spells").split(", ")]
    assert sorted(held) == sorted(known) and held[:len(before)] == before
    assert max(map(len, text.split("\n"))) <= LINE_LETTERS
    gone, _ = lines_apart(TEXTS["cult_spells"], text)
    # Only the last row of the list had room for more.
    assert len(gone) == 1 and others_kept(TEXTS["cult_spells"], text, gone)
    table_lists.write(table, "Sirran", held, before, False)
    assert lines_apart(TEXTS["cult_spells"], table.text("utf-8"))[1] == []


def test_numbers_of_levels_that_fit_no_line_go_on_in_a_row_of_their_own():
    draft = draft_of(FOLDER, "classes", "taikuri", "taikuri")
    numbers = " ".join(str(100 + level) for level in range(31))
    filled(draft, 1, mana__numbers=numbers, power__numbers=numbers)
    files = changed_files(FOLDER, draft)
    assert list(files.check()) == []
    table = files.table("class_levels")
    for value in ("mana", "power"):
        rows = table.rows(class_="taikuri", value=value)
        assert len(rows) == 2
        assert " ".join(table.cell(row, "numbers") for row in rows) == numbers
    gone, _ = lines_apart(TEXTS["class_levels"], table.text("utf-8"))
    assert all("taikuri" in line and "mana" in line for line in gone)


def test_comments_blanks_and_tabs_stay_and_a_row_that_is_none_is_never_found():
    text = ("larpmaster-table regions 1\n; key | source\ncolumns: key | source\n\n"
            "  Vuori\t| house\n; Laakso | house\nMetsä\n Vardakov | rules ; no comment\n")
    table = TableText("regions", text)
    assert table.column("key") == ["Vuori", "Vardakov"]
    table.add(table.rows(key="Vuori")[0], {"key": "Ranta"})
    assert table.text("utf-8") == text.replace("house\n", "house\nRanta | house\n", 1)
    table.drop(table.rows(key="Ranta")[0])
    assert table.text("utf-8") == text


def test_a_row_too_long_for_a_line_is_refused_by_how_much():
    draft = draft_of(FOLDER, "weapons", "x" * 30)
    filled(draft, 0, name="y" * 30, name_en="z" * 30)
    with pytest.raises(CouldNot) as caught:
        changed_files(FOLDER, draft)
    assert caught.value.code == "tm_long_row"
    assert caught.value.fields == {"name": "x" * 30, "over": 24}


@pytest.mark.parametrize(("kind", "part", "texts", "code"), [
    ("cults", 0, {"factor": "1001"}, "out_of_bounds"),
    ("cults", 0, {"factor": "x"}, "not_a_number"),
    ("cults", 0, {"races": "ihminen kissa"}, "unknown_reference"),
    ("cults", 0, {"races": "* ihminen"}, "unknown_reference"),
    ("cults", 0, {"spirit": "a|b"}, "sign_in_cell"),
    ("cults", 1, {"pappi__share": "0"}, "out_of_bounds"),
    ("cults", 2, {"harmaa__weight": "2", "harmaa__maximum": ""}, "empty_cell"),
    ("spells", 0, {"colours": "harmaa"}, "not_a_pair"),
    ("spells", 0, {"colours": "harmaa 2, oranssi 1"}, "unknown_reference"),
    ("spells", 0, {"name": "x" * 31}, "long_name"),
    ("spells", 0, {"name_en": "€"}, "bad_letter"),
    ("spells", 1, {"effect__1__text": "x" * 71}, "long_text"),
    ("classes", 1, {"mana__numbers": "1 2 3"}, "levels_end"),
    ("races", 1, {"mies__wisdom": "1001"}, "out_of_bounds"),
    ("weapons", 2, {"rider__damage": "101"}, "out_of_bounds"),
])
def test_a_field_that_will_not_do_is_named_with_what_is_wrong(kind, part, texts, code):
    key = TableText(kind, TEXTS[kind]).column("key")[-1]
    draft = draft_of(FOLDER, kind, key, key)
    with pytest.raises(WrongUse) as caught:
        filled(draft, part, **texts)
    assert (caught.value.code, caught.value.fields["fault"][0]) == ("tm_field", code)
    name = list(texts)[-1].split("__")[-1]
    assert draft.fields(part)[caught.value.place][1] == name
    for language in messages.LANGUAGES:
        messages.use(language)
        assert messages.fault_told(*caught.value.fields["fault"])[-1] == "."
    messages.use("fi")


@pytest.mark.parametrize(("kind", "key", "code"), [
    ("spells", "UNI", "doubled_key"), ("armour", "Tikari", "doubled_key"),
    ("races", "iso peikko", "space_in_key"), ("cults", "idle", "reserved_name"),
    ("cults", ";kissa", "sign_in_cell"), ("cults", "", "empty_cell"),
    ("cults", "a,b", "sign_in_name"), ("spells", "x" * 31, "long_name")])
def test_a_key_that_will_not_do_is_refused(kind, key, code):
    assert key_fault(world_files(), kind, key)[0] == code


def test_a_good_key_is_taken():
    assert key_fault(world_files(), "spells", "kissahahmo") is None


def test_an_effect_left_out_between_two_is_counted_anew_and_a_round_less_takes_its_line(tmp_path):
    world = copy_of_world(tmp_path / "world")
    saved(world, new_spell(world))
    draft = draft_of(world, "spells", "kissahahmo", "kissahahmo")
    filled(draft, 1, effect__1__text="", effect__2__text="Kohde on iso kissa.")
    filled(draft, 0, rounds="1")
    saved(world, draft)
    rows = loaded(world).spell_texts
    assert [row[1:] for row in rows if row.spell == "kissahahmo"] == [
        ("effect", 1, "Kohde on iso kissa."), ("weak", 1, "Kohde naukuu."),
        ("line", 1, "Kissa, kissa!")]


def test_a_copy_has_all_parts_of_its_model_but_its_name(tmp_path):
    world = copy_of_world(tmp_path / "world")
    for kind, key in (("weapons", "peitsi"), ("races", "haltija"), ("spells", "tulipallo"),
                      ("cults", "Deinosan"), ("classes", "taikuri"), ("colours", "harmaa")):
        saved(world, draft_of(world, kind, "k" + kind, key))
    tables = loaded(world)
    assert tables.item("kweapons").carry == tables.item("peitsi").carry
    assert len([row for row in tables.weapon_modes if row.weapon == "kweapons"]) == 4
    assert tables.race_sex("kraces", "nainen")[2:9] == tables.race_sex(
        "haltija", "nainen")[2:9]
    assert tables.spell("kspells").name_en == "kspells"
    texts = [(row.spell, row.text) for row in tables.spell_texts]
    assert [text for spell, text in texts if spell == "kspells"] == [
        text for spell, text in texts if spell == "tulipallo"]
    assert [row[1:5] for row in tables.classes_of("kcults")] == [
        row[1:5] for row in tables.classes_of("Deinosan")]
    assert set(tables.spells_of("Deinosan")) <= set(tables.spells_of("kcults"))
    assert tables.class_value("kclasses", "mana", 30) == 132


@pytest.mark.parametrize(("kind", "key"), KEYS)
def test_what_is_deleted_is_named_nowhere_or_somebody_needs_it(kind, key):
    files = world_files()
    try:
        table_uses.delete(files, kind, key)
    except CouldNot as mistake:
        assert mistake.code == "tm_needed"
        return
    assert [use for use in table_uses.uses(files, kind, key)] == []
    assert key not in files.table(kind).column("key")
    for changed in files.changed():
        gone, new = lines_apart(TEXTS[changed], files.table(changed).text("utf-8"))
        assert all(key in line for line in gone) and len(new) <= len(gone)
    codes = {error.code for error in files.check()}
    assert codes <= {"missing_row", "key_without_rows", "share_sum", "no_rows",
                     "spell_of_other_class", "colours_without_caster"}
    if kind not in ("classes", "cults", "weapons"):
        assert codes == set()


def test_F1_tells_of_each_field_of_a_record_what_that_field_means():
    told = {}
    for kind, key in {kind: key for kind, key in KEYS}.items():
        draft = draft_of(FOLDER, kind, key)
        for part, (table, shape) in enumerate(draft.parts):
            if shape not in (LIST, OTHERS_LIST):
                for _, name in draft.fields(part):
                    told.setdefault(table_telling.help_of(table, name), set()).add(name)
    # Abilities have one meaning for a race, the four kinds of saves have one too.
    assert sorted(key for key in told if len(told[key]) > 1) == ["tmh_race_sexes",
                                                                 "tmh_save_spells"]
    assert "tmh_field" not in told and told["tmh_life_span"] == {"life_span"}
