"""Ohjeet näyttöjen kohdista ja niiden säännöistä."""

TEXTS = {
    "why_tables": "Ohjelman versio, kone ja se, mitä maailman taulukoissa on: rodut, luokat, "
                  "kultit ja alueet, joista hahmoja tehdään. Pelinjohtaja voi muuttaa taulukoita "
                  "omalla puolellaan.",
    "why_language": "Ohjelman kieli tästä eteenpäin. Pelinjohtajan asetuksissa valittu kieli on "
                    "käytössä jo, kun ohjelma käynnistyy. Hahmojen tekstit eivät muutu.",
    "why_race": "Valitse rotu ja sukupuoli. Heitetyt arvot kerrotaan rodun ja sukupuolen "
                "prosenteilla. Kun rotu on valittu ensi kerran, kahdeksan arvoa heitetään; "
                "rodun vaihtaminen ei heitä niitä uudelleen.",
    "why_rolls": "Kahdeksan arvoa heitetään, yksi hylätään, seitsemästä tulee kykyjä. Kaikki "
                 "saa heittää uudelleen vain, jos enintään kolme arvoa on yli sadan tai jokin "
                 "on yli 150. Vanhat arvot häviävät silloin. Pelinjohtaja saa heittää aina "
                 "uudelleen.",
    "why_discard": "Valitse kahdeksasta heitosta se, jota ei käytetä. Jos jokin arvo on yli "
                   "150, huonoin arvo pitää säilyttää ja jokin muu hylätä.",
    "why_assign": "Anna kullekin kyvylle yksi säilytetyistä heitoista. Taistelija tarvitsee "
                  "voimaa, pappi viisautta, taikuri älykkyyttä, varas näppäryyttä ja "
                  "ketteryyttä. Alkutasoon tarvitaan rodun jälkeen noin sata.",
    "why_strength": "Voima: taistelijan kyky. Taistelijan alkutaso saadaan, kun voima kerrottuna "
                    "rodun raakuudella on vähintään 100; 150 antaa jo tason 2. Suuri voima lisää "
                    "myös lyöntien vahinkoa ja sitä, mitä jaksaa kantaa.",
    "why_constitution": "Rakenne: siitä saadaan ensimmäiset osumapisteet, ja kymmenen ensimmäisen "
                        "tason jokaisella tasolla rakenteen puolikas on prosentteina mahdollisuus "
                        "lisäpisteeseen. Vähintään 130 vaimentaa iskuja.",
    "why_dexterity": "Näppäryys on käsissä: hyökkäysarvo ja taskuvarkaus. Varas tarvitsee sitä "
                     "aina: jos näppäryys kerrottuna rodun vikkelyydellä on alle 100, alkutasoa "
                     "ei ole.",
    "why_agility": "Ketteryys on vartalossa: puolustus, liikkuminen ja väistäminen. Varkaan "
                   "alkutaso lasketaan näppäryydestä tai ketteryydestä, kumpi on suurempi.",
    "why_intelligence": "Älykkyys: taikurin kyky. Taikurin alkutaso saadaan, kun älykkyys "
                        "kerrottuna rodun maagisuudella on vähintään 100; enintään "
                        "viidelläkymmenellä ei oteta oppiin. Älykäs myös oppii tietoja "
                        "nopeammin.",
    "why_wisdom": "Viisaus: papin kyky. Papin alkutaso saadaan, kun viisaus kerrottuna rodun "
                  "henkisyydellä on vähintään 100; enintään viidelläkymmenellä ei oteta "
                  "palvelukseen. Hyvin vähäinen viisaus tuo elämässä vahinkoja.",
    "why_charisma": "Karisma vaikuttaa siihen, millainen tila hahmolla on luokkansa piirissä. "
                    "Mikään luokka ei vaadi sitä.",
    "why_branch": "Tiedonala on mikä tahansa sana, esimerkiksi laivat tai suvut. Vuosi sen "
                  "opiskelua antaa tietoa älykkyyden mukaan, ei kokemusta.",
    "why_idle": "Lorvija oppii yleistietoa puolet siitä, minkä opiskelija alaansa; kokemusta ei "
                "tule.",
    "why_dice": "Nopat valitsevat yhden kultin kaikiksi vuosiksi niistä, jotka ottavat hahmon ja "
                "antavat sille alkutason. Jos sellaista ei ole, hahmo on tavallinen.",
    "why_undo": "Viimeksi lisätyt vuodet otetaan pois; uudelleen valittuna otetaan pois sitä "
                "edelliset.",
    "why_finish": "Vuodet eletään: kokemus, tasot ja vahingot heitetään. Käyttämättömät vuodet "
                  "lorvitaan. Palaaminen ja muuttaminen ei anna uusia noppia.",
    "why_sharing": "Kultin kokemus jaetaan luokille taulukon prosenteilla. Joissakin kulteissa "
                   "pelaaja saa valita prosentit itse; niiden summa on 100. Pelaaja saa kieltää "
                   "sellaisen luokan kasvun, jonka taulukko sallii kieltää, maallikkoluokan "
                   "kasvun ja usean luokan kultissa luokan, jolla ei ole alkutasoa; sen osuus "
                   "menee muille.",
    "why_rolls_keep": "Nämä kahdeksan arvoa jäävät; seuraavaksi yksi hylätään ja seitsemästä tulee "
                      "kykyjä.",
    "why_rolls_dice": "Jokaisen arvon nopat näytetään yksitellen.",
    "why_save_not": "Hahmo jää odottamaan päävalikkoon, mutta häviää, jos ohjelma lopetetaan.",
    "why_save_folder": "Hahmon voi tallentaa muuhun kansioon, esimerkiksi toiselle levylle.",
    "why_age": "Kirjoita ikä kokonaisina vuosina. Lapsen kyvyt ovat vielä kasvamassa; "
               "aikuisen kunto voi laskea joka vuosi, vanhan nopeammin.",
    "why_career": "Jokaisena vuonna tehdään yhtä asiaa: palvellaan kultissa tai ammatissa, "
                  "opiskellaan tiedonalaa tai lorvitaan. Luokan alkutason saa tavallisesti "
                  "vuodessa, useamman luokan kultissa hitaammin. Alkutasoon tarvitaan luokan "
                  "kyvystä noin sata; muuten taso jää nollaan. Vuodet tuovat kokemusta. Uran "
                  "voi antaa myös tekstinä, esimerkiksi taistelija:3,Sirran:2.",
    "why_cults": "Rivillä ovat kultin luokat, niiden osuudet kokemuksesta ja alkutasot, tai "
                 "syy, miksi kultti ei ota hahmoa: hahmo on liian heikko tai väärää rotua. Osa "
                 "kulteista toimii vain joillakin alueilla.",
    "why_results": "Tasot, osumapisteet noppineen ja vuosien tapahtumat. Jos vuosien "
                   "pitikin kulua toisin, palaa askel: samat nopat pätevät.",
    "why_region": "Kotialue saa jäädä tyhjäksi; silloin mikään kultti ei ole alueen takia "
                  "suljettu. Osa kulteista on vain joillakin alueilla, ja ne ottavat väkeä vain "
                  "sieltä.",
    "why_details": "Hahmon nimestä tulee myös tiedoston nimi; samannimisiä saa olla monta. "
                   "Pelaajan nimellä hahmo löytyy listasta. Kumpikin saa tässä jäädä tyhjäksi, "
                   "mutta tallennettava hahmo tarvitsee nimen.",
    "why_summary": "Hahmo on valmis. Lue lomake; seuraavaksi hahmo tallennetaan.",
    "why_save": "Tallenna kirjoittaa hahmon omaan tiedostoonsa. Jos levy on täynnä tai "
                "suojattu, hahmo säilyy muistissa ja kansion voi vaihtaa.",
}
