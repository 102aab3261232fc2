"""Makes a spell and a cult that teaches it in the world of a folder, as the Tablemaster does."""
import sys

from larpmaster import given
from larpmaster.platform import machine
from larpmaster.table_draft import Draft
from larpmaster.table_saving import WorldFiles


def filled(draft, part, texts):
    """Takes a part of a record with these texts, {(words of the row, column): text}."""
    values = []
    for identity, column in draft.fields(part):
        name = " ".join([str(word) for word in identity] + [column])
        values.append(texts.get(name, draft.value(part, (identity, column))))
    draft.take(part, values)


def saved(draft, folder):
    """The names of the files that were saved."""
    files = WorldFiles(machine, folder, draft.prints)
    draft.write(files)
    return files.save()


def main(folder):
    draft = Draft(WorldFiles(machine, folder), "spells", "kissahahmo")
    filled(draft, 0, {"class": "taikuri", "colours": "harmaa 1", "chance": "60", "rounds": "2"})
    filled(draft, 1, {"effect 1 text": "Kohde on kissa.", "weak 1 text": "Kohde näkee unta.",
                      "line 1 text": "Kissa, kissa!", "line 2 text": "Naukaise, äläkä pure!"})
    draft.set_keys(2, ["Deinosan", "bardi"])
    print(saved(draft, folder))
    draft = Draft(WorldFiles(machine, folder), "cults", "Yöhiipijät")
    filled(draft, 1, {"taikuri share": "60", "taikuri level_colours": "1", "varas share": "40"})
    filled(draft, 2, {"harmaa weight": "5", "harmaa maximum": "12"})
    draft.set_keys(3, ["uni", "kissahahmo"])
    print(saved(draft, folder))
    tables = given.load_tables(machine, folder)
    print(tables.spells_of("Yöhiipijät"), tables.spell("kissahahmo").chance)
    effect, said = tables.texts_of("kissahahmo", "effect")
    print(effect)
    print("|".join(said))


main(sys.argv[1])
