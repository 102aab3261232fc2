"""Suomenkieliset tekstit hahmojen viennistä ja tuonnista."""

TEXTS = {
    "io_not_json": "Tiedostossa {path} ei ole hahmoa JSON-muodossa (merkki {place}); tuo tiedosto, "
                   "jonka export on tehnyt.",
    "io_not_a_character": "Tiedoston {path} JSON ei ole tämän ohjelman hahmo (kohta {key}); tuo "
                          "tiedosto, jonka export on tehnyt.",
    "io_nothing": "Kansiossa {path} ei ole yhtään JSON-tiedostoa (.json); anna toinen kansio tai "
                  "tiedosto.",
    "io_damaged": "Tiedostossa {path} on hahmo, jota ohjelma ei ole voinut kirjoittaa; vie hahmo "
                  "uudelleen (export).",
    "io_no_print": "Tiedosto {path} on jo olemassa, eikä se ole tuloste; valitse toinen nimi.",
    "io_code_name": "Nimi {path} on kuin ohjelmalla; valitse toinen nimi, jonka lopussa on "
                    ".txt tai .json.",
    "io_same_name": "  Rekisterissä on ennestään samanniminen: {files}",
    "io_exported": "Viety: {done}. Ei onnistunut: {failed}.",
    "io_imported": "Tuotu: {done}. Ei onnistunut: {failed}.",
}
