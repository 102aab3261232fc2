"""Suomenkieliset ohjeet näppäimistä: mitä ne tekevät missäkin."""

TEXTS = {
    "key_menu": "Näppäimet: numero tai kirjain valitsee rivin, nuolet, Home, End, Page Up ja Page "
                "Down siirtävät, Enter ottaa rivin, Esc palaa askeleen. Riviä voi napsauttaa "
                "hiirellä. Jos pääte ei välitä F-näppäimiä, Alt+1 on F1 ja Alt+0 on F10.",
    "key_main": "Näppäimet: numero tai kirjain valitsee rivin, nuolet siirtävät, Enter ottaa "
                "rivin, 0 lopettaa. Riviä voi napsauttaa hiirellä. Jos pääte ei välitä "
                "F-näppäimiä, Alt+1 on F1 ja Alt+0 on F10.",
    "key_ask": "Kyllä (1) tekee sen, mitä kysytään. Ei (2) tai Esc jättää sen tekemättä, eikä "
               "silloin mikään muutu.",
    "key_field": "Näppäimet: kirjoita ja paina Enter; pelkkä Enter ottaa hakasulkeissa olevan "
                 "arvon. Nuolet, Home ja End liikkuvat tekstissä, Ctrl+U tyhjentää sen. Jos "
                 "vastaus ei kelpaa, se jää korjattavaksi. Esc palaa askeleen.",
    "key_pages": "Näppäimet: Enter tai Page Down eteenpäin, ylänuoli tai Page Up taaksepäin, Home "
                 "alkuun, End viimeiselle sivulle, Esc palaa.",
    "key_pick": "Näppäimet: kirjaimet hakevat, askelpalautin korjaa hakua ja Ctrl+U tyhjentää sen. "
                "Nuolet, Home, End, Page Up ja Page Down siirtävät, Enter ottaa rivin, Esc palaa.",
    "key_marks": "Näppäimet: kirjaimet hakevat. Välilyönti tai F7 merkitsee rivin tai poistaa "
                 "merkin, ja seuraava kirjain aloittaa uuden haun. Nuolet siirtävät, Enter "
                 "hyväksyy merkinnät, Esc palaa.",
    "key_form": "Näppäimet: nuolet ylös ja alas, sarkain ja Enter vaihtavat kenttää. Ensimmäinen "
                "kirjain korvaa kentän vanhan tekstin; kun haluat korjata sitä, siirrä ensin "
                "kohdistinta nuolella tai Endillä. Ctrl+U tyhjentää. Välilyönti tai nuoli vaihtaa "
                "valinnan, ja Enter avaa vaihtoehdot. Huutomerkki rivin alussa: arvo ei kelpaa. "
                "F10 (tai Alt+0) hyväksyy, Esc palaa ja kysyy ensin, jos jotakin muutettiin.",
    "key_long": "Näppäimet: Enter aloittaa uuden rivin, nuolet, Home ja End liikkuvat, Ctrl+U "
                "tyhjentää rivin. F10 ja Esc palaavat lomakkeeseen, teksti säilyy.",
}
