"""Suomenkieliset tekstit rekisterin komennoista."""

TEXTS = {
    "reg_listed": "Hahmoja: {count}",
    "reg_destroyed": "{name} on nyt roskakorissa ja säilyy siellä vielä seuraavan tapahtuman ajan.",
    "reg_waste_line": "{file} (tapahtuma {number})",
    "reg_restored": "{name} on taas rekisterissä: {path}",
    "reg_printed": "Lomakkeita tulostettu: {count}",
    "reg_printed_to": "Lomakkeita kirjoitettu tiedostoon {path}: {count}",
}
