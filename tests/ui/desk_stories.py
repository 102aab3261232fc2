"""Stories of the game master's side: what is typed line by line, the same by single keys, and what
follows.

Each begins with the register of `fill`. lines: None where a story needs single keys; keys: pieces,
a named key or letters that are typed one by one; expected: texts of the output in their order.
"""
import os
from collections import namedtuple

from terminals import CODES

from larpmaster import journal, store
from larpmaster.automatic import Wishes, make
from larpmaster.platform import host
from larpmaster.rules.dice import Dice

DeskStory = namedtuple("DeskStory", ("name", "lines", "keys", "expected"))
PEOPLE = (("Aino Rautio", "Maija", "27", "Sirran:13"), ("Bertil Åke", "Örjan", "3", "varas:8"),
          ("Velho Väinö", "Saara", "7", "Bokean illusio:20"), ("Öky", "", "11", "taistelija:9"))
AINO, BERTIL, VELHO, OKY = ("aino_rautio.larp", "bertil_ake.larp", "velho_vaino.larp", "oky.larp")
NOT_COMPARED = ("index", "last", "lock")


def fill(folder, tables, people=PEOPLE):
    """Saves characters into a register's folder."""
    os.makedirs(folder, exist_ok=True)
    for name, player, seed, career in people:
        given = {"name": name, "player": player, "career": career, "race": "ihminen"}
        character = make(Wishes(tables, given), Dice(int(seed)), "rajakatse").character
        journal.date_making(character, "2026-10-01")
        store.save(host, folder, character)


def pressed(pieces):
    """Single keys of a story's pieces."""
    for piece in pieces:
        if piece in CODES or piece in ("F2", "F3", "F5", "F7", "F9", "F10"):
            yield piece
        else:
            yield from piece


def contents(folder):
    """{name: text} of all files below a folder that must be alike however they came about, those
    of the Amiga in this machine's coding."""
    found = {}
    for place, folders, files in os.walk(folder):
        folders.sort()
        for name in files:
            if name not in NOT_COMPARED and not name.endswith(".bak"):
                with open(os.path.join(place, name), "rb") as file:
                    data = file.read()
                coding = "iso-8859-1" if b" iso-8859-1\n" in data[:60] else "utf-8"
                found[os.path.relpath(os.path.join(place, name), folder)] = data.decode(
                    coding).replace("iso-8859-1", "utf-8", 1)
    return found


_LEAVE = ("<", "<", "0", "0")
STORIES = (
    DeskStory(
        "edited twice, each time as one deed, and undone twice",
        ("3", "1", "aino", "1", "muokkaa", "tiedot", "nimi=Aino Uusi", "rahaa=120",
         "alue=Vuoriniitty", "valmis", "kyvyt", "voima=140", "valmis", "tallenna",
         "muokkaa", "tekstit", "tausta", "Syntyi vuorella.", "Lähti sieltä.", ".", "valmis", "<",
         ">", "1", "peru", "kyllä", "peru", ">", "kyllä", "<", "<", "0", "0"),
        ("3", "1", "aino", "ENTER", "2", "1", *["BACKSPACE"] * 6, "Uusi", "TAB", "TAB", "v",
         "TAB", "TAB", "TAB", *["BACKSPACE"] * 3, "120", "F10",
         "2", *["BACKSPACE"] * 3, "140", "F10", "8",
         "2", "7", "TAB", "TAB", "ENTER", "Syntyi vuorella.", "ENTER", "Lähti sieltä.", "F10",
         "F10", "ESC", "ENTER", "1", "7", "1", "7", "ENTER", "1", "ESC", "ESC", "0", "0"),
        ("Tallentamattomia muutoksia: 4", "Tallennettu:", "Nämä muutokset", "Tausta:",
         "Muutos on peruttu", "Nimi: Aino Rautio -> Aino Uusi", "Muutos on peruttu")),
    DeskStory(
        "experience to three who are marked and then to all who are here",
        ("3", "paikalla", "aloita", "tapahtuma=Syyspeli", "päivä=2026-11-29", "valmis", "merkitse",
         "+1-2", "+4", "-2", "", "luettelo", ">", "ei", "<",
         "kokemus", "2", "+1-3", "", "kokemus=150", "valmis", "kyllä", ">", "ei",
         "kokemus", "3", "kokemus=1", "valmis", "kyllä", ">", "ei", "0", "0"),
        ("3", "3", "1", "Syyspeli", "TAB", *["BACKSPACE"] * 10, "2026-11-29", "F10", "2",
         " ", "DOWN", "DOWN", " ", "ENTER", "3", "ENTER", "2", "ESC",
         "4", "2", "   ", "ENTER", "150", "F10", "1", "ENTER", "2",
         "4", "3", "1", "F10", "1", "ENTER", "2", "0", "0"),
        ("Syyspeli on alkanut", "merkittiin 2, nyt paikalla on 2.", "Luettelo", "Aino Rautio",
         "Öky", "Onnistui: 3.", "Aino Rautio: kokemusta 150", "Onnistui: 2.", "Öky: kokemusta 1")),
    DeskStory(
        "a year for the living, and a second one on the same day after a question",
        ("3", "1", "öky", "1", "siirrä", "3", "<", "<",
         "vuosi", "4", "valmis", "kyllä", ">", "ei", "vuosi", "1", "aino", "1", "valmis",
         "kyllä", "ei", "vuosi", "1", "aino", "1", "valmis", "kyllä", "kyllä", ">",
         "peru", "kyllä", ">", "ei", "0", "0"),
        ("3", "1", "öky", "ENTER", "a", "3", "ESC", "ESC",
         "5", "4", "F10", "1", "ENTER", "2", "5", "1", "aino", "ENTER", "F10", "1", "2",
         "5", "1", "aino", "ENTER", "F10", "1", "1", "ENTER", "6", "1", "ENTER", "2", "0", "0"),
        ("Hahmon tila on nyt: kuollut", "Onnistui: 3.", "Velho Väinö: ",
         "Näille on jo annettu vuosi tänään: Aino Rautio")),
    DeskStory(
        "copied, moved, destroyed and brought back",
        ("3", "1", "bertil", "1", "kopioi", "Bertil Toinen", "siirrä", "2", "hävitä", "kyllä",
         "kyllä", "öky", "1", "hävitä", "kyllä", "ei", "<", "<",
         "roskakori", "1", "kyllä", "<", "0", "0"),
        ("3", "1", "bertil", "ENTER", "b", "Bertil Toinen", "ENTER", "a", "2", "d", "1", "1",
         "öky", "ENTER", "d", "1", "2", "ESC", "ESC", "a", "ENTER", "1", "ESC", "0", "0"),
        ("Tallennettu: register/bertil_toinen.larp", "tila on nyt: unohdettu",
         "on roskakorissa", "Palautetaanko Bertil", "on taas rekisterissä")),
    DeskStory(
        "exported one and all, and brought in again",
        ("3", "1", "öky", "1", "vie", "oky.json", "<", "<", "vie", "1", "kaikki", ">",
         "tuo", "2", "kaikki", "kyllä", ">", "tuo", "2", "oky.json", "kyllä", ">", "0", "0"),
        ("3", "1", "öky", "ENTER", "c", "oky.json", "ENTER", "ESC", "ESC", "8", "1", "kaikki",
         "ENTER", "ENTER", "8", "2", "kaikki", "ENTER", "1", "ENTER", "8", "2", "oky.json", "ENTER",
         "1", "ENTER", "0", "0"),
        ("Viety: oky.json", "Onnistui: 4.", "entiset eivät muutu", "Onnistui: 4.", "Onnistui: 1.")),
    DeskStory(
        "a level that waits is tried, raised and lost",
        ("3", "1", "öky", "1", "kokemus", "kokemus=3000", "6=kyllä", "valmis", ">", "tasot", "1",
         ">", "tasot", "2", ">", "tasot", "1", "kyllä", ">", "<", "<", "0", "0"),
        ("3", "1", "öky", "ENTER", "3", "3000", "TAB", "TAB", "TAB", "TAB", " ", "F10", "ENTER",
         "5", "1", "ENTER", "5", "2", "ENTER", "5", "1", "1", "ENTER", "ESC", "ESC", "0", "0"),
        ("kokemusta 3000", "Nousua odottavia tasoja", "Kokeilu: taistelija",
         "Mitään ei tallennettu", "lisätaso")),
    DeskStory(
        "classes, colours, spells and items by hand",
        ("3", "1", "velho", "1", "muokkaa", "luokat", "1", "tila=2", "valmis", "2", "kyllä", "<",
         "taika", "1", "1=1", "valmis", "2", "1", "4", "1", "<",
         "tavarat", "1", "tikari", "1", "0", "3", "1", "4", "1", "2", "1", "", "<",
         "tallenna", "peru", ">", "ei", "<", "<", "0", "0"),
        ("3", "1", "velho", "ENTER", "2", "4", "1", "BACKSPACE", "2", "F10", "2", "1", "ESC",
         "5", "1", "BACKSPACE", "BACKSPACE", "1", "F10", "2", "ENTER", "4", "ENTER", "ESC",
         "6", "1", "tikari", "ENTER", *["BACKSPACE"] * 9, "0", "ENTER", "3", "ENTER", "4", "ENTER",
         "2", "ENTER", "ENTER", "ESC", "8", "7", "ENTER", "2", "ESC", "ESC", "0", "0"),
        ("osti: tikari", "Tallennettu:", "Tämä muutos perutaan")),
)
