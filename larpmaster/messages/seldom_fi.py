"""Suomenkieliset tekstit, joita vain levyltä luettavat osat tarvitsevat."""

TEXTS = {
    "several_characters": "Nimellä {name} on {count} hahmoa; valitse tiedosto: {paths}.",
    "several_meant": "Nimeen {name} sopii {count} hahmoa: {names}. Kirjoita nimestä enemmän "
                     "tai anna tiedoston nimi.",
    "not_in_register": "Tiedosto {path} ei ole rekisterissä; valitse rekisterin hahmo.",
    "not_sure": "{name} ({path}) siirtyisi roskakoriin; jos tarkoitat sitä, lisää valitsin yes.",
    "not_in_wastebasket": "Roskakorissa ei ole hahmoa {name}; katso komennolla wastebasket.",
    "several_in_wastebasket": "Roskakorissa on nimeen {name} sopivia hahmoja {count}; valitse "
                              "tiedosto: {files}.",
    "no_printer": "Kirjoitinta ei ole; kytke se, tai tulosta tiedostoon valitsimella to.",
    "printer_failed": "Kirjoitin ei ottanut työtä vastaan ({reason}); tarkista se, tai tulosta "
                      "tiedostoon valitsimella to.",
    "would_overwrite": "Nimi {path} kuuluu Larpmasterin omalle tiedostolle; valitse toinen nimi.",
    "no_such_character": "Hahmoa tai tiedostoa {name} ei löydy; tarkista nimi.",
    "same_name_there": "Rekisterissä on jo samalla pelaajalla samanniminen hahmo: {name}. "
                       "Tallennetaanko silti?",
    "needs_cult": "{field}: luokkaa {found} ei jaeta; anna luokan sijasta koko kultti.",
    "pair_item": "{field}: \"{found}\" ei ole muotoa nimi=arvo; kirjoita arvo merkin = perään.",
    "unknown_class": "{field}: \"{found}\" ei kerro luokkaa; anna luokka, kultti tai molemmat "
                     "muodossa luokka/kultti. Mahdolliset: {allowed}.",
    "several_rows": "{field}: luokkia on monta, kerro mikä niistä: {allowed}.",
    "row_missing": "{field}: hahmolla ei ole luokkaa {found}; sen luokat: {allowed}.",
    "class_not_in_cult": "{field}: kultissa {cult} ei ole luokkaa {found}; vaihda kultti tai "
                         "luokka.",
    "classless": "Hahmolla {name} ei ole luokkia; anna ensin vuosi tai kokemusta.",
    "year_given_today": "{name} on jo saanut vuoden tänä päivänä ({date}); jos toinenkin kuuluu "
                        "sille, lisää valitsin again.",
    "age_lived": "{field}: {found} ei käy, sillä hahmo on jo elänyt pidempään; anna ainakin "
                 "{lowest}.",
    "already_there": "{name} on jo siinä tilassa; valitse toinen tila.",
    "too_old": "Hahmo on jo {highest} vuotta vanha, eikä ohjelma laske pidemmälle; korjaa ikä.",
    "in_service": "Hahmo palvelee kultissa {service}, jonne kaikki kokemus menee; anna se sinne, "
                  "tai jos se on ansaittu muualla, lisää valitsin outside.",
    "no_spirit": "Kultin {cult} henki ei voi antaa tälle hahmolle kokemusta; anna kultti, jossa "
                 "hahmo on pappina ja jolla on henki.",
    "spirit_refuses": "Kultin {cult} henki ei anna kokemusta, koska papin tila on {standing}; "
                      "nosta ensin tilaa.",
    "too_much_xp": "Luokan {class_} kokemus nousisi yli rajan {highest}; anna vähemmän.",
    "xp_below_zero": "Luokan {class_} ({cult}) kokemus laskisi alle nollan; otettavissa on "
                     "{found}.",
    "no_level_due": "Luokassa {class_} ({cult}) mikään taso ei odota nousua; anna ensin kokemusta.",
    "no_levels_due": "Hahmolla {name} mikään taso ei odota nousua; anna ensin kokemusta.",
    "no_level_left": "Luokan {class_} ({cult}) taso on jo 0; valitse toinen luokka.",
    "nothing_to_edit": "Mitä muutetaan? Anna ainakin yksi näistä: {allowed}.",
    "raised_before": "{field}: nuoren kykyä nostetaan vain kerran, ja se on jo tehty; käytä "
                     "valitsinta ability.",
    "high_enough": "{field}: arvoa, joka on yli {highest}, ei nosteta enää; valitse toinen kyky.",
    "not_in_service": "{name} ei palvele missään kultissa, joten mistään ei voi lähteä.",
    "row_is_there": "Hahmolla on jo luokka {class_} kultissa {cult}; anna sille vuosia tai "
                    "kokemusta.",
    "not_a_priest": "Luokka {class_} ei vaihda temppeliä; vain pappi palvelee toista henkeä.",
    "not_ordinary": "Luokka {class_} ei ole tavallinen, joten se ei vaihdu muuksi; valitse toinen.",
    "stays_ordinary": "Luokka {class_} ei vaihdu samaksi luokaksi; anna taistelija, pappi, "
                      "taikuri tai varas.",
    "no_ordinary_class": "Hahmolla {name} ei ole tavallisen luokkaa, joka vaihtuisi muuksi.",
    "several_ordinary": "{field}: tavallisen luokkia on monta ({allowed}); kirjoita vaihtuva "
                        "ensin, esimerkiksi {found}:taistelija=100.",
    "must_forget": "Taistelijaksi ryhtyvä unohtaa luokan {class_}; kerro, montako prosenttia "
                   "kokemuksesta siirtyy, esimerkiksi taistelija=100.",
    "colour_above_maximum": "Taikavärin {colour} taso {found} on liikaa; hahmon opinpaikoissa "
                            "pääsee tasolle {highest}.",
    "wrong_class_for_spell": "Loitsu {spell} sopii vain luokille {class_}, eikä hahmolla ole "
                             "sellaista; valitse toinen.",
    "spell_known": "Hahmo osaa jo loitsun {spell}; valitse toinen.",
    "colours_missing": "Loitsu {spell} vaatii taikavärit {allowed}; nosta ensin värejä.",
    "spell_unknown": "Hahmo ei osaa loitsua {spell}; valitse jokin sen omista.",
    "not_enough_money": "{item} maksaa {price} juiloa, ja rahaa on {money}; anna rahaa tai muu "
                        "hinta.",
    "too_many_items": "Tavaroita on jo {highest}, enempää ei mahdu; myy tai anna pois jotakin.",
    "item_missing": "Hahmolla ei ole tavaraa {item}; valitse jokin sen omista.",
    "in_use_already": "{item} on jo käytössä; valitse toinen.",
    "not_in_use": "{item} ei ole käytössä; valitse jokin käytössä olevista.",
    "selftest_own": "Omia taulukoita on käytössä ({tables}). Hahmot, jotka muuttuvat niiden "
                    "takia, jätetään vertaamatta.",
    "selftest_left": "siemen {seed}: ei verrata, omat taulukot",
    "kept_elsewhere": "Keskeneräinen hahmo on maailmasta {world} ({path}); käynnistä ohjelma "
                      "siinä maailmassa.",
    "kept_drop": "Heitetäänkö tiedosto pois?",
    "kept_busy": "Keskeneräistä hahmoa tehdään juuri toisessa ohjelmassa; jatka siellä, tai tee "
                 "uusi hahmo.",
    "kept_full": "Kansiossa {path} odottaa jo {count} keskeneräistä hahmoa; tee niistä jokin "
                 "valmiiksi tai hylkää se.",
    "kept_too_far": "Hahmon noppien paikkaa ei voi merkitä muistiin; tee hahmo uudelleen.",
    "table_rows": "{file}: rivejä {count}",
    "tables_good": "Maailman {world} taulukot ovat kunnossa.",
}
