import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`pošlji | pošljite | oddaj | oddaj naročilo | predloži | plačaj | plačajte | kupi | kupite | nakup zaključi | zaključi nakup |
    naroči | naročite | naročam | zaključi naročilo | zaključi | dokončaj | potrdi | potrjujem | potrdite | rezerviraj | najemi |
    doniraj | daruj | naroči se | naročite se | odjavi | odjavi se | odjava | prekliči naročnino | prekliči naročilo |
    prekliči rezervacijo | odpovej | izbriši | izbrišite | pobriši | odstrani | izprazni | izprazni koš | zavrzi | uniči |
    ponastavi | prepiši | objavi | objavite | sprejmi | sprejmem | sprejemam | strinjam se | odobri | dovoli | pooblasti |
    zavrni | podpiši | prenesi denar | nakaži | izvedi plačilo | dvigni | vplačaj | vlagaj | prodaj | zamenjaj | unovči |
    napolni | shrani | uporabi spremembe | povabi | prijavi zlorabo | blokiraj | odblokiraj | deaktiviraj | aktiviraj |
    zapri račun | zapusti skupino | pridruži se | registriraj se | ustvari račun | prijavi se na delo | zahtevaj | povrni |
    odstrani namestitev | namesti | zaženi | izvedi | znova zaženi | izklopi | podaljšaj | glasuj | pokliči | arhiviraj |
    poveži račun | prekini povezavo | na plačilo | na blagajno | preizkusi brezplačno | sledi uporabniku`),
  perhaps:
    list(`plačilo | naročilo | nakup | rezervacija | naročnina | donacija | nakazilo | registracija | blagajna | odgovori |
    komentiraj | vračilo | potrditev | ponudba`),
  alone: list('deli | da'),
  harmless:
    list(`naročila | moja naročila | shranjeno | poslano | ponastavi filtre | počisti filtre | odstrani filtre |
    uporabi filtre | izbriši filtre | načini plačila | načini dostave | možnosti dostave | prenesi katalog |
    prenesi brošuro | prenesi datoteko | prenesi pdf`),
  looks:
    list(`prikaži | poglej | oglej | podrobnosti | zgodovina | sledi | stanje | načini | možnosti | nastavitve | pomoč | o nas |
    primerjaj | nazaj | uredi | spremeni | išči | iskanje | filtriraj | filtri | razvrsti | najdi | informacije | povzetek |
    račun pdf | računi | pogoji | natisni | prenesi | izvozi | predogled | seznam`),
  leads:
    list(`vse | več | manj | naprej | naslednja | naslednji | prejšnja | nadaljuj | odpri | meni | preberi | razširi |
    strni | povečaj | predvajaj | kopiraj | skrij | domov | stran | osveži | izberi | dodaj | ustvari | novo | nov |
    nova | vstavi | priloži | naloži | jezik | tema | profil | koledar | zemljevid | preskoči | upravljaj | kontakt |
    moja | moje`),
  topics:
    list(`pogosta vprašanja | vprašanja | celozaslonsk* | cel zaslon | vreme | delovni čas | odpiralni čas | vozni red |
    tabela velikosti | poslušaj | odlomek | napovednik | utišaj | temni način | temna tema | podnapisi | katalog |
    prenesi | dostopnost | o nas | zaposlitev | priljubljene | v bližini | ocene | mnenja | zaloga | novice |
    cena naraščajoče | po ceni | najcenejš* | velikost besedila | pomanjšaj | stranska vrstica | košarica |
    v košarico | seznam želja | naloži več | glej | pokaži | razvrsti | prikaži`),
  retreats: list(
    'prekliči | ne | ne hvala | ne zdaj | pozneje | kasneje | zapri | nazaj | obdrži | ostani | preskoči',
  ),
  places:
    list(`plačilo | blagajna | povzetek naročila | obračun | nevarno območje | izbriši račun | nastavitve računa | nakazilo |
    naročnina | donacija | nepovratno | ali ste prepričani`),
  acts: list(`pošlj* | posla* | oddaj* | oddati* | predlož* | plač* | plačaj* | naroč* | rezerv* | najem* | daruj* | doniraj* |
    odjav* | izbriš* | izbris* | odstran* | zavrz* | zavrž* | izprazn* | unič* | ponastav* | obnov* | prepiš* |
    shran* | objav* | objavo* | skupn* | sprost* | potrd* | soglaš* | sprejm* | sprejem* | odobr* | dovol* |
    pooblast* | zavrn* | zavrač* | podpiš* | odjavi* | prenes* | nakaž* | dvign* | polog* | vlož* | invest* |
    prodaj* | zamenj* | unovč* | povab* | pridruž* | zapust* | blokir* | odblokir* | prijavi* | zlorab* | aktivir* |
    deaktivir* | omogoč* | onemogoč* | namest* | izvedi* | zažen* | podaljš* | registrir* | glasuj* | zapros* |
    načrt* | razpored* | dokonč* | zaključ* | poveži* | prekini* | prisil* | odklen* | arhivir* | odpovej* | združ* |
    vrni na objavljeno | vrni denar | plačam | kupi | deli z | označi kot | prenesi lastništvo | zasukaj ključ |
    zahtevaj vračilo | prekliči ključ | nadgradi* | uvedi v | razpusti | izključi iz skupine | vrzi iz | glasuj |
    oddaj glas | oddaj ponudbo | draži | stavi na | postani član | postani podpornik | postanite | oddaj oglas |
    objavi oglas | podari | pusti napitnino | zamrzni | pokliči taksi | naroči prevoz | začni prenos |
    začni snemanje | vloži* | začasno ustavi naročnino | nadaljuj naročnino | znova odpri | razdri | odpusti |
    zaposli | povečaj limit | umakni* | prekliči soglasje | posvoji | poplačaj`),
  states:
    list(`poslano | poslana | plačila | plačilo | plačano | kupljeno | kupec | kupon | kuponi | naročila | naročilo |
    rezervacije | rezervacija | izbrisano | izbrisana | odstranjeno | shranjeno | shranjena | shranjene | shranjeni |
    objavljeno | objavljena | objave | objava | potrjeno | odobreno | uporabnik | uporabniki | uporabniško |
    uporabljeno | spremembe | aktivnost | aktivnosti | aktiven | nameščeno | registracija | glasovi | povabila |
    povabilo | pridružen | prodajalec | prodano | zahteve | zahtevki | načrt | načrti | razpored | arhiv | povezave |
    povezava | povezano | nakup | deljeno | delite mnenje | delilnik | oddaja | oddaje | vložek | prenesi katalog |
    prenesi brošuro | prenesi datoteko | prenesi pdf`),
  cancels: list(`prekli* | razveljav* | stornir*`),
};
