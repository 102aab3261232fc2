"""Suomenkieliset tekstit asetuksista, salasanasta ja tapahtumasta."""

TEXTS = {
    "set_broken": "Asetustiedosto {path} on viallinen (rivi {line}), joten käytössä ovat "
                  "oletukset; korjaa tai poista se.",
    "set_newer": "Asetustiedosto {path} on uudemman ohjelman (muoto {found}), joten käytössä ovat "
                 "oletukset; päivitä ohjelma tai poista tiedosto.",
    "set_file_broken": "Tiedosto {path} on viallinen (rivi {line}); korjaa tai poista se.",
    "set_file_newer": "Tiedosto {path} on uudemman ohjelman (muoto {found}); päivitä ohjelma.",
    "set_world": "Asetuksissa on maailma \"{found}\", jota ei löydy; mahdolliset: {allowed}. "
                 "Käynnistä niin, että nimeät maailman itse (world), ja vaihda asetus.",
    "set_word_missing": "{field} puuttuu; kirjoita ainakin yksi merkki.",
    "set_word_slow": "Salasana on asetettu paljon nopeammalla koneella, ja tällä sen tarkistus "
                     "kestäisi minuutteja; poista tiedostosta {path} rivi password ja aseta sana "
                     "uudelleen.",
}
