"""Pelinjohtajan muistiinpanot ja tarkistusten tekstit suomeksi."""

TEXTS = {
    "gm_senses": "Aistit",
    "gm_check": "{name}: {subject} {value} / {divisor}, raja {limit}, heitto {roll}: {result}.",
    "gm_succeeds": "onnistuu",
    "gm_fails": "epäonnistuu",
    "gm_level_bonus": " + tasobonus {points}",
    "gm_armour": " - haarniska {points}",
    "gm_load_beyond": " - taakka {points}",
    "gm_no_bonus": "{field}: tasobonus lisätään vain näppäryyteen ja ketteryyteen; jätä bonus "
                   "pois.",
    "gm_no_load": "{field}: haarniska ja taakka haittaavat vain ketteryyttä; jätä {found} pois.",
    "gm_limits_crossed": "{field}: {found} on suurempi kuin suurin raja {highest}; vaihda ne.",
    # ohjeiden muistiinpanot
    "gm_note_check":
        "Tapa 1: kukin heittää itse, kun kömpelöinkin voi onnistua ja taitavinkin epäonnistua. "
        "Tapa 2: yksi heitto kaikille, kun taito ratkaisee; heitto kertoo, kuinka vaikea tilanne "
        "oli.\n"
        "1 onnistuu aina ja 100 epäonnistuu aina. Yrittää saa vain kerran, ellei ole erityisen "
        "hyvää syytä. Havainnot pelinjohtaja voi heittää pelaajilta salassa.\n"
        "Kerro pelaajalle arvio onnistumisesta ja seurauksista; arvion tarkkuus riippuu hahmon "
        "älykkyydestä, viisaudesta ja kokemuksesta.\n"
        "Teko toista vastaan (taskuvarkaus, painiote) vaatii ensin osuman kuin lyönti. Kohde "
        "toimii ensin, jos tietää ja pystyy, ja sen osuma estää teon; tietämätön puolustautuu "
        "yllätettynä.\n"
        "Ketteryydestä lähtee haarniskan ja kilven haitta sekä piste jokaisesta kantovoiman "
        "yksiköstä yli puolen suurimmasta taakasta; hyvin voimakkaalta tai kömpelöltä voi ottaa "
        "vähemmän.",
    "gm_examples": "Esimerkkejä:",
    "gm_example_forest": "havainto metsässä, yleensä onnistuu",
    "gm_example_hidden": "havainto, joka voi hyvin jäädä tekemättä",
    "gm_example_lucky_find": "havainto onnenkantamoisella",
    "gm_example_missing_object": "muistaa, mikä seinältä on kadonnut",
    "gm_example_cold": "ei vilustu kastuessaan; haltijat kestävät paremmin",
    "gm_example_tavern": "saa hyvän vastaanoton riidanhaluisessa kapakassa",
    "gm_example_disguise": "tuntee naamioituneen tutun läheltä",
    "gm_example_jammed_door": "työntää jumiutuneen oven auki",
    "gm_example_puzzle": "ratkaisee vaikean pähkinän",
    "gm_note_xp":
        "Tavallinen seikkailija on selvästi alle 10. tason, kiltojen johtajat 15-20, tarujen "
        "sankarit noin 30. Jos tasot nousevat yli 10:n, harkitse, annatko kokemusta liikaa.\n"
        "Kokemusta voi antaa vihollisten voittamisesta (taistelijalle eniten, miekkaa käyttävälle "
        "taikurille vähemmän), koulutuksesta rahaa vastaan, ahkerasta harjoittelusta, suuresta "
        "onnistumisesta, oivalluksesta ja vallasta yhteisössä; papille pyhästä tehtävästä "
        "runsaastikin, varkaalle varkauksista ja huijauksista, taikurille oikeasta kirjasta; "
        "larpissa jokaisesta tehtävästä.\n"
        "Temppeliherran opissa noviisi pääsee noin kolmessa viikossa 2001 pisteeseen ja siitä noin "
        "viisi kertaa niin kauan 6001 pisteeseen; pidemmälle pelkkä oppi ei käytännössä vie.",
    "gm_note_year":
        "Viisaus ja karisma kasvavat pisteen, kun ikä on täynnä 25 vuotta (ihminen; "
        "pitkäikäisillä harvemmin).\n"
        "Käsin muutettu kunto jää voimaan, ja seuraavat vuodet jatkavat siitä; osumapisteet "
        "seuraavat kuntoa.",
    "gm_note_edit":
        "Nuoren hahmon eniten käyttämää kykyä voi kerran uralla nostaa 2-6 pistettä; jos se on yli "
        "140, nosta mieluummin jotakin heikkoa.\n"
        "Hyvästä onnistumisesta tai yliluonnollisesta voi joskus palkita pienellä kyvyn nousulla. "
        "Pelaajan mainitsema harjoittelu sisältyy jo kykyihin.\n"
        "Vanhan hahmon kunnon lasku voi heikentää henkisiäkin kykyjä jonkin verran; ohjelma jättää "
        "ne ennalleen.\n"
        "Vamma: murtunut nilkka laskee esimerkiksi kunnon 95 prosenttiin ja ketteryyden 8:aan. Jos "
        "osumapisteitä on enintään pari, murtuman ei tarvitse viedä niistä mitään, ellei se tullut "
        "osumapisteiden menetyksestä.\n"
        "Vamma paranee ilman taikuutta hitaasti eikä aina kokonaan. Loitsu auttaa paremmin kuin "
        "parantaja, perusteellinen hoito temppelissä maksaa paljon, ja murtuneesta luusta jää "
        "yleensä pieni pysyvä haitta, esimerkiksi kunto 98 %.",
    # pöytäpelilomake
    "gm_checks": "TARKISTUKSET JA LIIKE",
    "gm_limits": "Suurin onnistuva heitto jakajilla 1, 2, 4 ja 10:",
    "gm_suspicious": "Taso on yli 10: harkitse, annetaanko kokemusta liikaa.",
    "gm_action": "Toimintaneljänneksiä",
    "gm_movement": "Liikeneljänneksiä",
    "gm_of_thief": "{quarters} (varkaana {total})",
    "gm_recovery": "Jaksaminen palautuu",
    "gm_recovery_value": "{whole},{hundredths} / 4 kierrosta",
    "gm_cost": "Raju kierros",
    "gm_cost_value": "{percent} %:n vaara: jaksaminen -1",
    "gm_load": "Taakka",
    "gm_load_value": "{load} (puolet {half}, enintään {maximum})",
    "gm_lacks_strength": "{item}: voimasta puuttuu {points} yhden käden käyttöön.",
    "gm_lacks_dexterity": "{item}: näppäryydestä puuttuu {points}.",
}
