"""Suomenkieliset selitykset taulukoiden kentistä."""

TEXTS = {
    "tmh_menu": "Valitse, mitä taulukkoa katsot tai muutat. Kultti, loitsu tai ase on yksi "
                "kokonaisuus, vaikka sen tiedot ovat monessa tiedostossa. Tarkistus käy läpi "
                "kaikki maailman taulukot.",
    "tmh_list": "Kirjoita nimen alkua, niin luettelo lyhenee. Enter avaa, F3 luo uuden, F4 "
                "kopioi ja F8 poistaa rivin, jonka kohdalla osoitin on.",
    "tmh_record": "Valitse osa, jota muutat. Mikään ei muutu levyllä ennen kuin valitset "
                  "Tarkista ja tallenna: silloin koko maailman taulukot tarkistetaan, ja jos "
                  "jotakin on vialla, näet mitä korjata.",
    "tmh_key": "Tunnus on nimi, jolla hahmot ja muut taulukot viittaavat tähän. Enintään 30 "
               "merkkiä, ei merkkejä , : / = |. Rodulla, alueella ja värillä siinä ei saa olla "
               "välilyöntiä.",
    "tmh_marks": "Merkitse ne, jotka kuuluvat tähän. Loitsun voi opettaa kultti, jonka jokin "
                 "luokka taikoo sitä ja jonka väreillä se on luettavissa (enimmäistaso riittää). "
                 "Uusi kultti ja uusi loitsu: tallenna ensin loitsu ilman kulttia, sitten "
                 "kultti, jolle loitsu on merkitty.",
    "tmh_field": "Kirjoita arvo. Väärästä arvosta kerrotaan heti.",
    "tmh_name": "Nimi, joka näkyy lomakkeissa ja luetteloissa suomeksi.",
    "tmh_name_en": "Sama nimi englanniksi; se näkyy, kun ohjelman kieli on englanti.",
    "tmh_life_span": "Kuinka monta vuotta rotu yleensä elää. Kunto alkaa laskea tämän mukaan "
                     "(esim. 70 prosentissa elinikää).",
    "tmh_least_age": "Nuorin ikä, jossa hahmon voi luoda. Enintään aikuisikä.",
    "tmh_adult_age": "Ikä, jossa hahmo on täysikasvuinen ja kyvyt ovat kokonaiset. Enintään "
                     "elinikä.",
    "tmh_brutality": "Taistelijan alkutaso on voima kertaa tämä. Ihmisellä 100.",
    "tmh_spirituality": "Papin alkutaso on viisaus kertaa tämä. Ihmisellä 100.",
    "tmh_magicality": "Taikurin alkutaso on älykkyys kertaa tämä. Ihmisellä 100, haltijalla 150.",
    "tmh_nimbleness": "Varkaan alkutaso on näppäryys tai ketteryys kertaa tämä. Ihmisellä 100.",
    "tmh_stamina": "Kuinka kauan rotu jaksaa ihmiseen verrattuna. Ihmisellä 100.",
    "tmh_two_hand": "Taito käyttää kahta asetta yhtä aikaa ennen muita bonuksia. Ihmisellä 5.",
    "tmh_speed_constant": "Kuinka vähän haavat hidastavat: suurempi luku hidastaa vähemmän. "
                          "Ihmisellä 6.",
    "tmh_panic": "Kuinka todennäköisesti hahmo pakenee kierroksessa, kun moraali on loppu. "
                 "Yleensä 50.",
    "tmh_time_lost": "Kuinka paljon aikaa yksi menetetty osumapiste vie; 600 on ihmisen kuusi "
                     "neljännestä, epäkuolleen 300.",
    "tmh_death_at": "Osumapisteet, joilla hahmo kuolee. Ihminen kuolee, kun niitä on -3.",
    "tmh_yearly_xp": "Vuoden kokemus heitetään nopalla, jossa on näin monta sivua. Ihmisellä 60.",
    "tmh_race_sexes": "Kyvyn kerroin prosentteina: ihmismiehellä kaikki 100. Heitetty arvo "
                      "kerrotaan tällä. Molemmat sukupuolet täytetään; jos ensimmäisen kentän "
                      "jättää tyhjäksi, rodulla ei ole sitä sukupuolta.",
    "tmh_level_factor": "Paljonko yksi taso parantaa osumista ja puolustusta: taistelija 5, "
                        "pappi 3, varas 2, muut 1.",
    "tmh_hp_base": "Kuinka suuri osa rakenteesta on tasolla 0 osumapisteitä, prosentteina luokan "
                   "mukaan. Taistelija ja pappi 75, varas ja taikuri 50.",
    "tmh_con_rolls": "Montako kertaa rakenteella heitetään osumapisteitä joka tasolta. "
                     "Taistelija 2, muut 1.",
    "tmh_save_spells": "Montako pistettä taso lisää pelastusheittoon tätä vastaan. Yleensä 2 tai "
                       "3.",
    "tmh_xp_table": "Kuinka nopeasti taso nousee: fast on taistelijan ja varkaan, slow papin ja "
                    "taikurin taulukko.",
    "tmh_start_ability": "Kyky, josta luokan alkutaso lasketaan. Ei mitään: alkutasoa ei ole.",
    "tmh_start_factor": "Rodun arvo, jolla alkutason kyky kerrotaan.",
    "tmh_knowledge": "Tietotaito, jota luokassa oppii, esim. pappitieto.",
    "tmh_trains_by_int": "Kyllä: älykäs hahmo kouluttautuu luokkaan nopeammin.",
    "tmh_numbers": "31 lukua välilyönnein: tasojen 0, 1, 2 ... 30 arvot. Tyhjä kenttä: luokalla "
                   "ei ole tätä, arvo on aina 0.",
    "tmh_kind": "Temppeli, kilta vai ammatti. Ammatissa ei ole yhteisöä, joka palkkaisi.",
    "tmh_spirit": "Henki, joka antaa papilleen kokemusta joka vuosi. Tyhjä, jos henkeä ei ole.",
    "tmh_cults_races": "Rodut, jotka kultti hyväksyy: kaikki, tai tunnukset välilyönnein, esim. "
                       "haltija puolihaltija.",
    "tmh_cults_regions": "Alueet, joilla kultti toimii: kaikki, tai tunnukset välilyönnein.",
    "tmh_factor": "Kultin vaikutus jäsenten manaan ja papin voimaan. 100 on tavallinen.",
    "tmh_magicality_bonus": "Prosentteja, jotka lisätään maagisuuteen, kun kultti opettaa "
                            "taikuria. Vardakovin sotavelhoilla 65.",
    "tmh_wealth_a_year": "Juilot, jotka jäsen saa vuoden palveluksesta.",
    "tmh_free_split": "Kyllä: pelaaja saa itse jakaa kokemuksen luokkien kesken. Ei: se jaetaan "
                      "osuuksien mukaan.",
    "tmh_share": "Osuus kultin koulutuksesta ja kokemuksesta. Kultin osuuksien summan on oltava "
                 "100. Tyhjä: kultissa ei ole tätä luokkaa.",
    "tmh_refusable": "Kyllä: pelaaja saa kieltää tämän luokan kasvun, ja kokemus menee muille "
                     "luokille.",
    "tmh_level_colours": "Montako väritasoa jokainen lisätaso antaa. Vain papilla ja taikurilla "
                         "muuta kuin 0.",
    "tmh_level_spells": "Montako loitsua hahmo saa yrittää oppia joka lisätasolta. Papilla "
                        "yleensä 1, taikurilla 0 (hän opiskelee itse).",
    "tmh_weight": "Kun väritaso arvotaan, väri tulee sitä useammin, mitä suurempi paino sillä "
                  "on. Tyhjä: kultti ei opeta tätä väriä.",
    "tmh_maximum": "Väritaso, jota korkeammalle kultti ei opeta. Loitsun vaatiman tason on "
                   "mahduttava tähän.",
    "tmh_class": "Kenen loitsu: papin, taikurin vai kumman vain.",
    "tmh_level": "Loitsun taso: hahmon on oltava vähintään tällä tasolla.",
    "tmh_mana": "Mana tai voima, jonka loitsu kuluttaa.",
    "tmh_spells_colours": "Värit, joita loitsun lukeminen vaatii, tasoineen: esim. harmaa 6, "
                          "sininen 2.",
    "tmh_elementary": "Kyllä: hyvä oppija (viisaus tai älykkyys vähintään 130) oppii loitsun "
                      "varmasti.",
    "tmh_chance": "Mahdollisuus oppia loitsu yhdellä yrityksellä, ennen muita vaikutuksia.",
    "tmh_save": "Pelastusheitto, jolla kohde voi välttää loitsun.",
    "tmh_rounds": "Kuinka monta kierrosta loitsu kestää lausua. Jokaiselle kierrokselle "
                  "kirjoitetaan rivi.",
    "tmh_range_metres": "Kantama metreinä; 0 tarkoittaa loitsijaa itseään, kosketusta tai "
                        "lyömäasetta.",
    "tmh_price": "Hinta juiloina. Loitsulla: mitä yhteisöön kuulumaton maksaa opista.",
    "tmh_spell_texts": "Vaikutus: mitä loitsu tekee. Vajaana: mitä se tekee, jos sitä ei osata "
                       "kunnolla. Kierros: mitä taikoja sanoo tai tekee sillä kierroksella. Rivi "
                       "on enintään 70 merkkiä; pitkä vaikutus jatkuu seuraavaan kenttään.",
    "tmh_weapons_use": "Miten asetta käytetään.",
    "tmh_gear_use": "Mikä tavara on. Juoma parantaa, kivessä on manaa, sormus suojaa.",
    "tmh_damage": "Vaurio heitetään nopalla, jossa on näin monta sivua; 0: näin ei voi lyödä.",
    "tmh_weapon_modes_damage": "Vaurion nopan sivut tällä iskutavalla. Tyhjä: aseella ei ole "
                               "tätä tapaa.",
    "tmh_damage_one_handed": "Vaurion noppa, kun asetta pidetään yhdellä kädellä; 0: ei voi.",
    "tmh_to_hit": "Lisätään osumaheittoon.",
    "tmh_parries_one_handed": "Montako kertaa vuorossa aseella voi torjua yhdellä kädellä.",
    "tmh_parries_two_handed": "Montako kertaa vuorossa aseella voi torjua kahdella kädellä.",
    "tmh_thrown_damage": "Vaurion noppa heitettynä; 0: ei heitetä.",
    "tmh_sharp": "Kyllä: ase viiltää tai pistää. Tylppä ase ei.",
    "tmh_pace": "Kuinka nopea ase on lyödä.",
    "tmh_hands": "Montako kättä asetta tavallisesti pitelee.",
    "tmh_least_strength_one_handed": "Voima, joka tarvitaan aseen käyttöön yhdellä kädellä; 0: "
                                     "ei rajaa.",
    "tmh_least_dexterity": "Näppäryys, joka aseen käyttöön tarvitaan; 0: ei rajaa.",
    "tmh_carry": "Kuinka paljon esine rasittaa kantajaansa (kantoluku).",
    "tmh_range_bonus": "Lisätään osumaheittoon kaukaa.",
    "tmh_quarters": "Montako neljännestä lyönti tai laukaus vie; kierroksessa on 10.",
    "tmh_thief_hindrance": "Kuinka monta prosenttia esine haittaa varkaan taitoja.",
    "tmh_mana_closure": "Kuinka monta prosenttia esine sulkee taikurin manasta.",
    "tmh_break_percent": "Mahdollisuus, että esine rikkoutuu kovassa käytössä.",
    "tmh_crit_percent": "Kriittisen vaurion mahdollisuus osumasta, joka sen sallii. Yleensä 50, "
                        "kevyillä 30.",
    "tmh_pierce_from": "Vaurionopan luku, josta alkaen isku lävistää; 0: ei koskaan.",
    "tmh_part": "Minkä ruumiinosan haarniska suojaa.",
    "tmh_armour_class": "Mitä haarniska vähentää vauriosta, kun isku osuu siihen.",
    "tmh_coverage": "Montako kahdeskymmenesosaa ruumiista haarniska peittää.",
    "tmh_armour_agility": "Muutos ketteryyteen, kun haarniska on päällä; haitta on miinusta.",
    "tmh_shields_agility": "Muutos ketteryyteen, kun kilpi on kädessä; haitta on miinusta.",
    "tmh_parries": "Montako kertaa vuorossa kilvellä voi torjua; yleensä 2.",
    "tmh_cover_number": "Montako kahdeskymmenesosaa hahmosta kilpi peittää siitä suunnasta: "
                        "pieni 3, tavallinen 5, iso 12.",
    "tmh_parry_bonus": "Lisätään torjuntapuolustukseen.",
    "tmh_blow_damage": "Noppa, jolla kilvellä lyödään; 0: ei lyödä.",
    "tmh_absorbs_arrow": "Kuinka paljon nuolen vauriosta kilpi pysäyttää.",
    "tmh_amount": "Juomalla parannettavien osumapisteiden noppa, kivellä mana, sormuksella bonus.",
}
