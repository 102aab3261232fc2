"""The texts of the screens in Finnish."""

TEXTS = {
    "ui_back_words": "takaisin,back",
    "ui_choice_prompt": "Valinta [{default}]:",
    "ui_more_prompt": "Enter = lisää rivejä, tai valinta:",
    "ui_page_prompt": "Enter = jatka, < = takaisin:",
    "ui_next_page_prompt": "Enter = seuraava sivu, > = loppuun, < = takaisin:",
    "ui_page_wrong": "Tässä ei valita mitään: paina Enter tai kirjoita >, < tai ?.",
    "ui_page_of": "Sivu {page}/{pages}",
    "ui_keys_menu": "Numero tai kirjain valitsee  Nuolet siirtävät  Enter  "
                    "Esc takaisin  F1 ohje",
    "ui_keys_lines": "(< takaisin, ? ohje)",
    "ui_keys_field": "Kirjoita ja paina Enter  Esc takaisin  F1 ohje",
    "ui_keys_pages": "Enter eteenpäin  Ylänuoli edellinen sivu  Esc takaisin  F1 ohje",
    "ui_keys_pick": "Kirjoita = haku  Nuolet  Enter valitsee  Esc takaisin  F1 ohje",
    "ui_keys_pick_marks": "Kirjoita = haku  Väli merkitsee  Enter valmis  Esc takaisin  F1 ohje",
    "ui_keys_form": "Nuolet siirtävät  Enter seuraava tai avaa  F10 valmis  Esc takaisin  F1 ohje",
    "ui_keys_long": "Enter uusi rivi  F10 tai Esc takaisin lomakkeeseen  F1 ohje",
    "ui_keys_progress": "Esc keskeyttää",
    "ui_search": "Haku:",
    "ui_found": "Löytyi {count}.",
    "ui_found_none": "Haulla ei löydy mitään; muuta hakua.",
    "ui_marked": "Merkitty {count}.",
    "ui_pick_prompt": "Numero tai hakusana [{default}]:",
    "ui_pick_more": "Enter = lisää rivejä, tai numero tai hakusana:",
    "ui_pick_marks": "+3, +3-7, +*, -3, hakusana; Enter = valmis:",
    "ui_ready_words": "valmis,done,f10",
    "ui_form_prompt": "Kenttä, tai {ready} [{default}]:",
    "ui_form_end": "Tämä on viimeinen kenttä: F10 hyväksyy lomakkeen, Esc palaa.",
    "ui_drop_changes": "Lomaketta on muutettu. Hylätäänkö muutokset?",
    "ui_long_body": "Kirjoita uudet rivit; pelkkä piste lopettaa, Enter heti pitää entiset, "
                    "viiva (-) tyhjentää.",
    "ui_no_library": "Yhden näppäimen painallukset vaativat Pythonin kirjaston {library}; asenna "
                     "se komennolla python3 -m pip install {library}. Siihen asti vastaukset "
                     "kirjoitetaan riveinä.",
    "ui_fetching": "Haetaan kirjasto {library} kansioon .venv; tämä tehdään vain kerran.",
    "ui_small": "Ikkuna on liian pieni: suurenna se vähintään {columns} merkin levyiseksi ja "
                "{rows} rivin korkuiseksi, tai jatka silti painamalla Esc.",
    "ui_wrong_key": "Tämä näppäin ei tee tässä mitään; mahdolliset ovat alarivillä.",
    "ui_help": "Ohje",
    "ui_help_keys": "Näppäimet: numero tai kirjain valitsee rivin, nuolet liikkuvat, Enter ottaa "
                    "valitun, Esc palaa askeleen, F1 näyttää ohjeen. Pelkkä Enter ottaa "
                    "hakasulkeissa olevan arvon. Kirjoituskentässä ? näyttää ohjeen, jos kenttä "
                    "on tyhjä.",
    "ui_help_lines": "Kirjoita rivin numero tai nimi. < palaa askeleen, ? näyttää ohjeen, "
                     "pelkkä Enter ottaa hakasulkeissa olevan arvon.",
    "ui_main": "Larpmaster {version} - päävalikko",
    "ui_world_line": "Maailma: {world}, rekisterikansio: {register}",
    "ui_words_main": "uusi,pelinjohtaja,katso,kieli,taulukot,jatka,lopeta/quit/q",
    "ui_new": "Uusi hahmo, pelaajan puoli",
    "ui_new_gm": "Uusi hahmo, pelinjohtajan puoli (rajoitukset pois)",
    "ui_look": "Katso tallennettua hahmoa",
    "ui_language": "Kieli / Language",
    "ui_language_fi": "suomi",
    "ui_language_en": "English",
    "ui_tables": "Taulukot ja versio",
    "ui_continue": "Jatka keskeneräistä hahmoa",
    "ui_quit": "Lopeta",
    "ui_goodbye": "Näkemiin.",
    "ui_end_of_input": "Syöte loppui; tallentamatonta ei säilytetty.",
    "ui_unsaved": "Tallentamaton hahmo",
    "ui_unsaved_body": "Tekeillä oleva hahmo on tallentamatta ja häviää. Hylätäänkö se?",
    "ui_races": "Rodut ({count}):",
    "ui_classes": "Luokat ({count}):",
    "ui_cults": "Kultit ({count}):",
    "ui_regions": "Alueet ({count}):",
    "ui_look_body": "Tallennetun hahmon nimi, tai hahmotiedosto polkuineen.",
    "ui_path": "Hahmo",
    "ui_to_menu": "Takaisin päävalikkoon",
    "ui_help_main": "Pelaajan puolella ovat sääntöjen rajat voimassa. Pelinjohtajan puolella saa "
                    "heittää aina uudelleen, valita iän vapaasti ja mennä mihin kulttiin vain; "
                    "hahmoon jää siitä merkintä. Tallennettua hahmoa "
                    "katsotaan nimen perusteella. Keskeneräinen hahmo odottaa valikossa.",
    "ui_how_to_quit": "Lopeta valitsemalla 0.",
    "ui_help_look": "Kirjoita hahmon nimi niin kuin se on tallennettu; isoilla ja pienillä "
                    "kirjaimilla ei ole väliä. Hahmo näytetään, sitä ei muuteta.",
    "ui_title": "Uusi hahmo {step}/{steps}: {what}",
    "ui_title_gm": "Uusi hahmo (pelinjohtaja) {step}/{steps}: {what}",
    "ui_race": "rotu",
    "ui_race_body": "Rotu muuttaa kykyjä ja määrää, minkä ikäinen hahmo voi olla.",
    "ui_race_ages": "alkuikä {least}, aikuinen {adult}, elinikä {life}",
    "ui_help_race": "Valitse rotu ja sukupuoli. Heitetyt arvot kerrotaan rodun ja sukupuolen "
                    "prosenteilla. Kun rotu on valittu ensi kerran, kahdeksan arvoa heitetään; "
                    "rodun vaihtaminen ei heitä niitä uudelleen.",
    "ui_sex": "sukupuoli",
    "ui_sex_body": "Kykyjen kertoimet prosentteina, {race}:",
    "ui_rolls": "kahdeksan heittoa",
    "ui_roll": "Heitto",
    "ui_value": "Arvo",
    "ui_above": "Yli sadan: {count}. Suurin: {highest}.",
    "ui_rerolled": "Uudelleen heitetty: {count}.",
    "ui_keep_rolls": "Jatka näillä arvoilla",
    "ui_show_dice": "Katso nopat",
    "ui_reroll": "Heitä kaikki kahdeksan uudelleen",
    "ui_words_rolls": "jatka,nopat,heitä",
    "ui_reroll_low": "Enintään kolme arvoa on yli sadan: saat heittää kaikki uudelleen.",
    "ui_reroll_high": "Jokin arvo on yli 150: saat heittää kaikki uudelleen.",
    "ui_reroll_body": "Vanhat arvot häviävät. Heitetäänkö kaikki kahdeksan uudelleen?",
    "ui_reroll_gm": "Pelinjohtaja saa heittää aina uudelleen.",
    "ui_no_reroll": "Säännöt eivät anna oikeutta heittää uudelleen: yli sadan on {count}.",
    "ui_help_rolls": "Kahdeksan arvoa heitetään, yksi hylätään, seitsemästä tulee kykyjä. Kaikki "
                     "saa heittää uudelleen vain, jos enintään kolme arvoa on yli sadan tai jokin "
                     "on yli 150. Vanhat arvot häviävät silloin. Pelinjohtaja saa heittää aina "
                     "uudelleen.",
    "ui_dice_body": "Arvo = kymmenen d20:n summa - 10 + viimeinen d10. Kymppi lisää uuden d10:n, "
                    "niin kauan kuin kymppejä tulee; jos heitto on 1, heitetään lisää ja "
                    "vähennetään.",
    "ui_last_die": "d10:",
    "ui_discard": "hylättävä heitto",
    "ui_discard_body": "Yksi heitto hylätään, tavallisesti huonoin.",
    "ui_discard_high": "Jokin arvo on yli 150: huonointa ei saa hylätä.",
    "ui_roll_item": "{number}. heitto: {value}",
    "ui_roll_protected": "{number}. heitto: {value} (ei saa hylätä)",
    "ui_help_discard": "Valitse kahdeksasta heitosta se, jota ei käytetä. Jos jokin arvo on yli "
                       "150, huonoin arvo pitää säilyttää ja jokin muu hylätä.",
    "ui_assign": "kykyjen jako",
    "ui_discarded": "Hylätty: {number}. heitto.",
    "ui_assign_body": "Mikä heitto on mikäkin kyky? Järjestys: voima, rakenne, näppäryys, "
                      "ketteryys, älykkyys, viisaus, karisma. Rivinä voi kirjoittaa seitsemän "
                      "heiton numerot, esimerkiksi {example}.",
    "ui_assigned": "Nykyinen jako: {numbers}",
    "ui_assign_one": "Yksi kyky kerrallaan",
    "ui_assign_order": "Heittojärjestyksessä",
    "ui_assign_typed": "Kirjoita seitsemän numeroa",
    "ui_assign_keep": "Pidä nykyinen jako",
    "ui_words_assign": "yksi,heittojärjestys,kirjoita,pidä",
    "ui_seven": "Heittojen numerot",
    "ui_from_roll": "({number}. heitto)",
    "ui_which_roll": "Mikä heitto annetaan kyvylle {ability}?",
    "ui_assigned_title": "kyvyt rodun jälkeen",
    "ui_assigned_body": "Näin arvot jakautuvat, ja näin rotu ja sukupuoli niitä muuttavat. Ikä voi "
                        "vielä laskea kuntoa ja siten kykyjä.",
    "ui_ability": "Kyky",
    "ui_after_race": "Rodun jälkeen",
    "ui_help_assign": "Anna kullekin kyvylle yksi säilytetyistä heitoista. Taistelija tarvitsee "
                      "voimaa, pappi viisautta, taikuri älykkyyttä, varas näppäryyttä ja "
                      "ketteryyttä. Alkutasoon tarvitaan rodun jälkeen noin sata.",
    "ui_age": "ikä",
    "ui_age_body": "Ikä {lowest}-{highest} vuotta. Aikuisuus alkaa {adult} vuoden iässä, elinikä "
                   "on noin {life}. Vuodet {least}. ikävuodesta eteenpäin saa käyttää oppimiseen.",
    "ui_help_age": "Kirjoita ikä kokonaisina vuosina. Lapsen kyvyt ovat vielä kasvamassa; "
                   "aikuisen kunto voi laskea joka vuosi, vanhan nopeammin.",
    "ui_career": "elämänvaiheet",
    "ui_years_left": "Vuosia jäljellä {years}, kaikkiaan {all}.",
    "ui_years_so_far": "Tähän asti:",
    "ui_years_cut": "Näin nuorella on vuosia vain {years}; loput jäivät pois.",
    "ui_career_cult": "Vuosia kultissa tai ammatissa",
    "ui_career_knowledge": "Vuosia tiedonalan opiskelua",
    "ui_career_idle": "Vuosia lorvimista",
    "ui_career_dice": "Nopat valitsevat koko uran",
    "ui_career_typed": "Lisää vuosia tekstinä",
    "ui_career_undo": "Peru viimeisin lisäys",
    "ui_career_rest": "Valmis, loput vuodet ({years}) lorvimista",
    "ui_career_done": "Valmis",
    "ui_words_career": "kultti,tieto,lorvi,nopat,kirjoita,peru,valmis",
    "ui_career_typed_body": "Vuosia jäljellä {years}. Kirjoita esimerkiksi "
                            "taistelija:3,Sirran:2,lorvi:1,tieto/laivat:2.",
    "ui_branch_body": "Mitä opiskellaan? Esimerkiksi laivat tai suvut.",
    "ui_count_body": "{activity}: montako vuotta? Jäljellä on {years}.",
    "ui_count": "Vuosia",
    "ui_not_tolerated": "ei ota: {class_} {value}, vähintään {lowest}",
    "ui_only_races": "vain: {races}",
    "ui_years_over": "Vuosia on jäljellä {left}, annoit {found}; anna vähemmän.",
    "ui_years_none": "Vuosia ei ole jäljellä; peru jokin lisäys tai muuta ikää.",
    "ui_start_level": "alkutaso {levels}",
    "ui_start_levels": "alkutasot {levels}",
    "ui_only_regions": "alue: {regions}",
    "ui_level_0_ordinary": "{class_} ({cult}): alkutaso on aina 0, tasot tulevat kokemuksesta.",
    "ui_level_0_training": "{class_} ({cult}): koulutus on kesken ({value}/100), alkutaso puuttuu.",
    "ui_level_0_ability": "{class_} ({cult}): alkutasoon tarvitaan 100; {ability} {value} ja rodun "
                          "kerroin {factor} % eivät riitä.",
    "ui_nothing_to_undo": "Ei ole mitään peruttavaa; valitse muu.",
    "ui_help_career": "Jokaisena vuonna tehdään yhtä asiaa: palvellaan kultissa tai ammatissa, "
                      "opiskellaan tiedonalaa tai lorvitaan. Luokan alkutason saa tavallisesti "
                      "vuodessa, useamman luokan kultissa hitaammin. Alkutasoon tarvitaan luokan "
                      "kyvystä noin sata; muuten taso jää nollaan. Vuodet tuovat kokemusta. Uran "
                      "voi antaa myös tekstinä, esimerkiksi taistelija:3,Sirran:2.",
    "ui_help_cults": "Rivillä ovat kultin luokat, niiden osuudet kokemuksesta ja alkutasot, tai "
                     "syy, miksi kultti ei ota hahmoa: hahmo on liian heikko tai väärää rotua. Osa "
                     "kulteista toimii vain joillakin alueilla.",
    "ui_results": "mitä vuodet toivat",
    "ui_years": "VUODET",
    "ui_no_years": "Ei vuosia.",
    "ui_help_results": "Tasot, osumapisteet noppineen ja vuosien tapahtumat. Jos vuosien "
                       "pitikin kulua toisin, palaa askel: samat nopat pätevät.",
    "ui_details": "nimi ja pelaaja",
    "ui_name_body": "Hahmon nimi. Nimen voi antaa myös tallennettaessa.",
    "ui_player_body": "Pelaajan nimi; saa jäädä tyhjäksi.",
    "ui_empty_body": "Viiva (-) tyhjentää kentän.",
    "ui_region": "kotialue",
    "ui_region_body": "Mistä hahmo on kotoisin?",
    "ui_no_region": "ei aluetta",
    "ui_money": "Rahaa on {money} juiloa.",
    "ui_help_details": "Nimi, pelaaja ja alue saavat jäädä tyhjiksi. Osa kulteista on vain "
                       "joillakin alueilla.",
    "ui_summary": "valmis hahmo",
    "ui_words_sheets": "larp,pöytäpeli,jatka",
    "ui_larp_sheet": "Larp-lomake",
    "ui_tabletop_sheet": "Pöytäpelilomake",
    "ui_to_saving": "Jatka tallennukseen",
    "ui_help_summary": "Hahmo on valmis. Lue lomake; seuraavaksi hahmo tallennetaan.",
    "ui_help_sheet": "Larp-lomake on pelaajalle, pöytäpelilomake pelinjohtajalle: siinä ovat myös "
                     "taisteluarvot, pelastusheitot ja osumapisteiden nopat. Tila on asema "
                     "luokan piirissä: +1 on tavallinen, suurempi suosiossa, alle 0 epäsuosiossa.",
    "ui_save": "tallennus",
    "ui_save_body": "Hahmo tallennetaan kansioon {folder}.",
    "ui_words_save": "kyllä/tallenna,ei/älä,vaihda",
    "ui_save_yes": "Tallenna",
    "ui_save_no": "Älä tallenna vielä (hahmo jää odottamaan päävalikkoon)",
    "ui_save_folder": "Vaihda kansiota",
    "ui_folder": "Kansio",
    "ui_folder_body": "Mihin kansioon hahmo tallennetaan?",
    "ui_name_needed": "Tallennettava hahmo tarvitsee nimen.",
    "ui_left": "Hahmo on tallentamatta; voit jatkaa sitä päävalikosta.",
    "ui_help_save": "Tallenna kirjoittaa hahmon omaan tiedostoonsa. Jos levy on täynnä tai "
                    "suojattu, hahmo säilyy muistissa ja kansion voi vaihtaa.",
    "ui_no_start": "Ohjelma ei käynnisty, koska taulukoita ei voi käyttää.",
}
