"""Suomenkieliset tekstit rekisterin komennoista."""

TEXTS = {
    "reg_listed": "Hahmoja: {count}",
    "reg_destroyed": "{name} on nyt roskakorissa ja säilyy siellä vielä seuraavan tapahtuman ajan.",
    "reg_waste_line": "{file} (tapahtuma {number})",
    "reg_restored": "{name} on taas rekisterissä: {path}",
    "reg_odd_name": "{file} ei kelpaa hahmon tiedoston nimeksi; anna tiedostolle toinen nimi, "
                    "jossa on länsieurooppalaisia kirjaimia ja pääte .larp.",
    "reg_last_event": "Tapahtuma {number} on viimeinen, jonka voi numeroida; pienennä numeroa "
                      "rekisterin tapahtumatiedostossa.",
    "reg_index_lied": "Luettelo {path} oli vioittunut, ja se tehtiin uudelleen; yritä uudelleen.",
    "reg_printed": "Lomakkeita tulostettu: {count}",
    "reg_printed_to": "Lomakkeita kirjoitettu tiedostoon {path}: {count}",
    "reg_left_out": "Pois jäi kuolleita ja unohdettuja: {count}",
}
