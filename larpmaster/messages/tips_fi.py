"""Pelinjohtajan puolen ohjeet: mitä ruudulla tehdään, ja mitä kenttä sääntöjen mukaan merkitsee."""

TEXTS = {
    # ruudut
    "tip_on_gm": "Täällä pelinjohtaja hoitaa hahmot: muokkaa, antaa kokemusta ja vuosia, merkitsee "
                 "pelaajat paikalle ja tulostaa. Kaikki muutokset jäävät hahmon päiväkirjaan, ja "
                 "ne voi perua.",
    "tip_on_word": "Salasana avaa pelinjohtajan puolen. Väärän vastauksen jälkeen seuraavaa pitää "
                   "odottaa, joka kerta kauemmin. Salasanaa ei ole tallessa sellaisenaan: jos se "
                   "unohtuu, poista asetustiedostosta sen rivi.",
    "tip_on_plain_list": "Kirjoita osia hahmon tai pelaajan nimestä missä järjestyksessä tahansa, "
                         "niin lista rajautuu heti. Å:n, ä:n ja ö:n voi kirjoittaa ilman pisteitä. "
                         "F2 vaihtaa järjestyksen.",
    "tip_on_list": "Kirjoita osia hahmon tai pelaajan nimestä missä järjestyksessä tahansa, niin "
                   "lista rajautuu heti. Å:n, ä:n ja ö:n voi kirjoittaa ilman pisteitä. F2 vaihtaa "
                   "järjestyksen. F3 näyttää vain yhden tilan hahmot, F4 yhden rodun, F5 yhden "
                   "luokan, kultin tai ammatin ja F6 yhden alueen.",
    "tip_on_broken": "Näitä tiedostoja ei voi lukea hahmoina. Muut hahmot toimivat silti. "
                     "Edellinen tallennus on usein vieressä, päätteellä .bak.",
    "tip_on_whom": "Valitse, keitä asia koskee: yhtä, listasta merkittyjä, kaikkia paikalle "
                   "merkittyjä tai kaikkia eläviä.",
    "tip_on_one": "Tämän hahmon asiat. Muutokset tallentuvat heti, kun ne on tehty; muokkaus "
                  "tallentuu, kun valitset tallennuksen.",
    "tip_on_look": "Lomake on pelaajalle. Sitä voi katsoa, tai sen voi tulostaa heti.",
    "tip_on_journal": "Päiväkirjassa on jokainen muutos: milloin, kumman puolen, mistä mihin ja "
                      "millä nopilla.",
    "tip_on_undo": "Peruminen palauttaa hahmon täsmälleen siihen, mitä se oli ennen viimeistä "
                   "muutosta. Perumista voi jatkaa luontiin asti.",
    "tip_on_undo_many": "Viimeisin kokemus tai vuosi, joka annettiin monelle kerralla, perutaan "
                        "jokaiselta, jota ei ole muutettu sen jälkeen.",
    "tip_on_tables": "Maailman taulukot: rodut, kultit, loitsut ja muut saa katsoa, muuttaa ja "
                     "tarkistaa.",
    "tip_on_move": "Elävät saavat vuosia ja kokemusta. Unohdettu hahmo on hyllyllä, kuollut on "
                   "kuollut; kummankin voi siirtää takaisin.",
    "tip_on_copy": "Kopio on oma hahmonsa omassa tiedostossaan. Päiväkirjaan jää merkintä nimen "
                   "vaihtumisesta.",
    "tip_on_destroy": "Hävitetty hahmo on roskakorissa, kunnes seuraavan tapahtuman jälkeen alkaa "
                      "uusi. Roskakorista sen voi palauttaa.",
    "tip_on_conflict": "Joku toinen on tallentanut saman hahmon, kun se oli auki täällä. Kumpikaan "
                       "työ ei häviä, jos tallennat tämän uutena hahmona. Päälle tallennettaessa "
                       "toinen versio jää varmuuskopioksi, päätteellä .bak.",
    "tip_on_edit": "Muuta mitä haluat. Muutokset ovat muistissa, kunnes valitset tallennuksen; "
                   "silloin niistä tulee yksi muutos, jonka voi perua kerralla.",
    "tip_on_person": "Hahmon perustiedot. Kun pelinjohtaja muokkaa hahmoa, siihen jää siitä "
                     "merkintä.",
    "tip_on_abilities": "Kyvyt rodun jälkeen, ennen kunnon vaikutusta. Lomakkeelle tulevat arvot, "
                        "joista kunto on jo vähennetty.",
    "tip_on_texts": "Pelaajan lomakkeessa näkyvät kaikki kolme tekstiä.",
    "tip_on_classes": "Hahmolla voi olla monta luokkaa, ja jokaisella on oma tila, alkutaso ja "
                      "kokemus. Luokan ja kultin pari on yksi rivi.",
    "tip_on_class": "Tila kertoo, missä suosiossa hahmo on luokan piirissä. Alkutaso tulee "
                    "koulutuksesta, muut tasot kokemuksesta.",
    "tip_on_magic": "Loitsun voi oppia, kun sopiva luokka ja loitsun värit ovat hallussa. Pelaajan "
                    "valitseman loitsun antaa pelinjohtaja; opiskelu heittää nopan.",
    "tip_on_items": "Käytössä olevat tavarat vaikuttavat: raskas haarniska haittaa varasta ja "
                    "sulkee taikurin manaa.",
    "tip_on_levels": "Taso nousee, kun kokemus riittää ja hahmolla on rauhallisia päiviä. Kokeilu "
                     "heittää nopat, mutta ei tallenna. Taso menetetään esimerkiksi kirouksessa: "
                     "sen osumapisteet lähtevät samalla.",
    "tip_on_xp": "Kokemus menee hahmon omaan palvelukseen tai siihen luokkaan, jonka valitset. "
                 "Miinusmerkkinen määrä ottaa kokemusta pois. Tasot nousevat heti, jos kokemus "
                 "riittää.",
    "tip_on_year": "Hahmo elää vuoden: ikä, kunto, koulutus, kokemus ja taikuus muuttuvat nopilla. "
                   "Kuolleille ja unohdetuille ei tule vuosia.",
    "tip_on_report": "Jokaisesta hahmosta kerrotaan, mitä tapahtui. Ne, joiden kohdalla jokin meni "
                     "vikaan, ovat alussa; muut on jo tallennettu.",
    "tip_on_here": "Aloita tapahtuma, merkitse tulijat ja anna sitten kokemus kaikille paikalla "
                   "olleille kerralla.",
    "tip_on_event": "Tapahtuman nimi ja päivä, esimerkiksi 30.11.2026. Uusi tapahtuma tyhjentää "
                    "paikallaolijat, ja edellistä ennen hävitetyt hahmot poistuvat roskakorista.",
    "tip_on_print": "Larp-lomake on pelaajalle, pöytäpelilomake pelinjohtajalle. Jokainen hahmo "
                    "alkaa uudelta sivulta. Entisen tulosteen päälle tulostetaan kysymättä, muun "
                    "tiedoston päälle ei.",
    "tip_on_exchange": "Viety tiedosto sisältää koko hahmon päiväkirjoineen. Tuotu hahmo "
                       "tarkistetaan ja tallennetaan uuteen tiedostoon, vaikka samanniminen olisi "
                       "jo olemassa.",
    "tip_on_waste": "Hävitetty hahmo säilyy täällä vielä yhden tapahtuman. Valitse se, niin se "
                    "palaa rekisteriin.",
    "tip_on_settings": "Asetukset ovat tiedostossa larpmaster.settings: Amigalla ohjelman "
                       "vieressä, muualla kansiossa, jossa ohjelma käynnistettiin. "
                       "Käynnistettäessä annetut valitsimet ovat niitä vahvempia.",
    "tip_on_set_lang": "Ohjelman kieli. Hahmojen nimet ja tekstit eivät muutu.",
    "tip_on_set_world": "Minkä maailman taulukoilla uudet hahmot tehdään.",
    "tip_on_set_register": "Kansio, jossa hahmot ovat. Tyhjä tarkoittaa ohjelman omaa kansiota.",
    "tip_on_set_colours": "Käytetäänkö ruudulla värejä.",
    "tip_on_set_printer": "Tyhjä tarkoittaa koneen kirjoitinta; muuten tekstitiedosto, johon "
                          "tulosteet menevät.",
    # kentät
    "tip_name": "Hahmon nimi. Se ei saa olla tyhjä.",
    "tip_player": "Pelaajan nimi; saa jäädä tyhjäksi.",
    "tip_region": "Kotialue. Osa kulteista ottaa väkeä vain omalta alueeltaan.",
    "tip_age": "Ikä vuosina. Sääntö: aikuisuus alkaa rodun mukaan, ja lapsen kaikki kyvyt ovat "
               "vielä kasvussa. Eletyistä vuosista ei voi mennä taaksepäin.",
    "tip_fitness_percent": "Fyysinen kunto prosentteina. Sääntö: aikuisella se vähentää voimaa, "
                           "rakennetta, näppäryyttä ja ketteryyttä sekä osumapisteitä. Lapsella "
                           "kasvu on kesken ja vaikuttaa kaikkiin kykyihin. Seuraavat vuodet "
                           "jatkavat tästä luvusta.",
    "tip_money": "Rahaa juiloina.",
    "tip_strength": "Voima ennen kunnon vaikutusta. Se antaa lyöntibonusta; taistelija tarvitsee "
                    "sitä.",
    "tip_constitution": "Rakenne ennen kunnon vaikutusta. Siitä tulevat osumapisteiden alku ja "
                        "heitot tasojen noustessa.",
    "tip_dexterity": "Näppäryys ennen kunnon vaikutusta. Se auttaa hyökkäyksessä ja "
                     "takaalyönnissä; varas tarvitsee sitä.",
    "tip_agility": "Ketteryys ennen kunnon vaikutusta. Se auttaa väistämään.",
    "tip_intelligence": "Älykkyys. Taikurin mana ja oppiminen riippuvat siitä.",
    "tip_wisdom": "Viisaus. Papin voima, pelastusheitot ja moraali riippuvat siitä. Se kasvaa "
                  "hiljalleen iän mukana.",
    "tip_charisma": "Karisma. Se vaikuttaa siihen, miten hahmoon suhtaudutaan, ja kasvaa "
                    "hiljalleen iän mukana.",
    "tip_grow": "Sääntö: nuoren hahmon eniten käytettyä kykyä nostetaan kerran uran aikana 2-6 "
                "pistettä. Yli 140:n nostetaan mieluummin jotakin heikkoa.",
    "tip_tasks": "Mitä hahmon pitää pelissä tehdä. Näkyy lomakkeessa.",
    "tip_notes": "Muistiinpanoja hahmosta. Näkyy lomakkeessa.",
    "tip_story": "Hahmon tausta. Näkyy lomakkeessa.",
    "tip_standing": "Tila luokan piirissä. +1 on tavallinen, suurempi on suosiossa, alle 0 "
                    "epäsuosiossa. Sääntö: henki antaa papille kokemusta tilan verran kertaa; alle "
                    "nollan hengen antamaa kokemusta ei voi käyttää, ja -3:sta alaspäin se häviää "
                    "lopullisesti.",
    "tip_start_level": "Alkutaso tulee koulutuksesta eikä kokemuksesta. Sääntö: tasoja on 30:een; "
                       "tavallinen seikkailija jää selvästi alle kymmenen. Jokainen taso antaa "
                       "osumapisteitä nopalla.",
    "tip_leave": "Sääntö: palveluksesta lähtijä pitää luokkansa, mutta suosio laskee: hengen "
                 "papilla -3:een, jolloin hengen antama kokemus häviää lopullisesti, muilla "
                 "-2:een.",
    "tip_temple": "Sääntö: toiseen temppeliin siirtyvä pappi aloittaa siltä tasolta, johon muu "
                  "kuin entisen hengen antama kokemus riittää.",
    "tip_turn": "Sääntö: tavallinen, josta tulee taistelija, unohtaa entisen luokkansa ja saa "
                "50-100 prosenttia sen kokemuksesta. Muuksi ryhtyvä saa 0-50 prosenttia tai pitää "
                "vanhan luokan uuden rinnalla.",
    "tip_colour": "Taikavärin taso. Sääntö: väri nousee vuosista ja tasoista, enintään opinpaikan "
                  "ylärajaan.",
    "tip_spell": "Sääntö: loitsun oppii, jos luokka sopii ja värejä on tarpeeksi. Opiskellessa "
                 "heitetään n(100) loitsun oppimislukua vastaan; kun kyky on 130, perusloitsut "
                 "oppii varmasti.",
    "tip_item": "Valitse tavara. Kun kirjoitat osan nimestä, lista lyhenee.",
    "tip_price": "Hinta juiloina. Nolla antaa tavaran ilmaiseksi.",
    "tip_xp_target": "Mihin luokkaan kokemus menee. Sääntö: temppelin tai killan palveluksessa "
                     "kaikki kokemus menee sinne. Oma palvelus sopii, kun annetaan monelle. Kultti "
                     "jakaa kokemuksen luokkiensa kesken.",
    "tip_xp": "Paljonko kokemusta annetaan. Miinusmerkki ottaa pois.",
    "tip_xp_outside": "Kokemus on ansaittu muualla kuin palveluksessa, joten sen saa antaa toiseen "
                      "luokkaan.",
    "tip_xp_spirit": "Hengen antama kokemus menee vain sen omalle papille, ja vain jos papin tila "
                     "on yli nollan. Sen voi menettää.",
    "tip_xp_least": "Sääntö: vähintään kaksi prosenttia kokemuksesta menee jokaiseen luokkaan, "
                    "jota hahmo on harjoittanut.",
    "tip_xp_later": "Tasot eivät nouse nyt vaan odottavat rauhallisia päiviä; ne nostetaan hahmon "
                    "kohdasta Tasot.",
    "tip_split": "Kuinka monta prosenttia kukin luokka saa, esimerkiksi varas=30,taikuri=70. Tyhjä "
                 "tarkoittaa kultin tavallista jakoa.",
    "tip_refuse": "Sääntö: pelaaja saa kieltää joidenkin luokkien kasvun. Kirjoita luokkien nimet "
                  "pilkuin, tai jätä tyhjäksi.",
    "tip_year": "Mitä hahmo teki vuoden: samaa kuin viimeksi, palveli kultissa, opiskeli tai "
                "lorvi.",
    "tip_branch": "Opiskeltu tiedonala, esimerkiksi laivat. Tarvitaan vain, kun vuosi on "
                  "opiskelua.",
}
