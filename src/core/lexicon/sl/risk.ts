import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`potrjujem | prekliči naročilo | pobriši | vplačaj | vlagaj | uporabi spremembe | zapri račun | ustvari račun | zahtevaj |
    na plačilo | na blagajno | preizkusi brezplačno | sledi uporabniku | počisti zgodovino`),
  perhaps:
    rawList(`plačilo | naročilo | nakup | rezervacija | naročnina | donacija | nakazilo | registracija | blagajna | odgovori |
    komentiraj | vračilo | potrditev | ponudba`),
  alone: rawList(`deli | da`),
  harmless:
    rawList(`naročila | moja naročila | shranjeno | poslano | načini plačila | načini dostave | možnosti dostave |
    prenesi katalog | prenesi brošuro | prenesi datoteko | prenesi pdf | sledi pošiljki | sledi naročilu |
    označi kot prebrano | označi kot neprebrano | nadaljuj nakup* | počisti iskanje | izklopi zvok | vklopi zvok |
    prenesi račun | prenesi fakturo | prenesi izpisek | prenesi potrdilo`),
  looks:
    rawList(`prikaži | poglej | oglej | podrobnosti | zgodovina | sledi | stanje | načini | možnosti | nastavitve | pomoč | o nas |
    primerjaj | nazaj | uredi | spremeni | išči | iskanje | filtriraj | filtri | razvrsti | najdi | informacije | povzetek |
    račun pdf | računi | pogoji | natisni | prenesi | izvozi | predogled | seznam`),
  leads:
    rawList(`vse | več | manj | naprej | naslednja | naslednji | prejšnja | nadaljuj | odpri | meni | preberi |
    razširi | strni | povečaj | predvajaj | kopiraj | skrij | domov | stran | osveži | izberi | dodaj | ustvari |
    novo | nov | nova | vstavi | priloži | naloži | jezik | tema | profil | koledar | zemljevid | upravljaj | kontakt |
    moja | moje | poišči`),
  topics: rawList(`vprašanja | celozaslonsk* | cel zaslon | vreme | delovni čas | odpiralni čas | vozni red |
    tabela velikosti | poslušaj | odlomek | napovednik | utišaj | temni način | temna tema | podnapisi | katalog |
    dostopnost | zaposlitev | v bližini | ocene | mnenja | zaloga | novice | cena naraščajoče | po ceni | najcenejš* |
    velikost besedila | pomanjšaj | stranska vrstica | košarica | v košarico | seznam želja | naloži več | glej |
    pokaži | danes | jutri | včeraj | teden | mesec | leto | dan | pogled | kategorije | izbrisano | vodnik | dostava |
    napiši mnenje | preimenuj | podvoji | razveljavi | krepko | ležeče | prevedi | pozabljeno geslo | na vrh |
    navzgor | izračunaj | priljubljen* | novosti | povezani | podobni | kazalo | vsebina | poglavje | hitrost |
    zavrti | obreži | stolpci | združi po | neprebran* | prejeto | koš | osnutki | začasno ustavi | razpoložljivost |
    pot | poslovalnice | galerija | slike | fotografije | videi | lastnosti | garancija | cenik | izpisek | kartice |
    dokumenti | obrazci | dogodki | glasnost | kontrast | akcije | znamke | šport | recepti | prosti termini |
    ^promet | ^stanje`),
  retreats: rawList(
    `prekliči | ne | ne hvala | ne zdaj | pozneje | kasneje | zapri | nazaj | obdrži | ostani | preskoči`,
  ),
  opens:
    rawList(`prikaži | poglej | ogled | preberi | kako | zakaj | kdaj | kje | kdo | o nas | več o | pogoji | zgodovina | podrobnosti |
    stroški | vodnik | pomoč | ne | obdrži | primerjaj | nazaj | stanje | pravila | skrij | upravljaj | seznam |
    brskaj | išči | kaj | ali lahko | koliko`),
  places:
    rawList(`plačilo | blagajna | povzetek naročila | obračun | nevarno območje | izbriši račun | nastavitve računa | nakazilo |
    naročnina | donacija | nepovratno | ali ste prepričani`),
  acts: rawList(`pošlj* | posla* | oddaj* | oddati* | predlož* | plač* | naroč* | rezerv* | najem* | daruj* | odjav* | izbris* | odstran* |
    zavrž* | izprazn* | unič* | ponastav* | obnov* | prepiš* | shran* | objav* | skupn* | sprost* | potrd* | soglaš* | sprejm* |
    sprejem* | odobr* | dovol* | pooblast* | zavrn* | zavrač* | podpiš* | prenes* | nakaž* | dvign* | polog* | vlož* | invest* |
    zamenj* | unovč* | povab* | pridruž* | zapust* | blokir* | odblokir* | prijavi* | zlorab* | aktivir* | omogoč* | onemogoč* |
    namest* | izvedi* | zažen* | podaljš* | registrir* | glasuj* | zapros* | načrt* | razpored* | dokonč* | zaključ* | poveži* |
    prekini* | prisil* | odklen* | arhivir* | združ* | deli z | označi kot | zasukaj ključ | zahtevaj vračilo | prekliči ključ |
    nadgradi* | razpusti | izključi iz skupine | vrzi iz | draži | postani član | postani podpornik | postanite | podari |
    pusti napitnino | začni prenos | začni snemanje | znova odpri | razdri | zaposli | povečaj limit | umakni* | posvoji |
    poplačaj | vnovč* | preklič* … naro* | odpove* | pritož* | proda* | koment* | posred* | povrn* | deaktiv* | nehaj slediti |
    sledi uporab* | odvzem* | odklop* | strinjam | formatir* | zaustav* | ugasni | izklop* | uvedi | donir* | ponudi | stavi |
    poklič* | prijava na let | sodeluj | udelež* | včlan* | odpri račun | napoln* | prestavi termin | zamrzn* | zvišaj limit |
    izposod* | odplač* | imenuj | prenakaž* | predvajaj v živo | obvesti vse | odpri vrata | ugovarj* | reklamir* | zavaruj* |
    dodeli | odpust* | položi | izvrši | vrni | kupi* | kupujem | vzamem | hočem | stornir*`),
  states:
    rawList(`plačila | plačilo | plačano | kupljeno | kupec | kupon | kuponi | naročilo | rezervacije | rezervacija |
    odstranjeno | objave | objava | potrjeno | odobreno | uporabnik | uporabniki | uporabniško | uporabljeno |
    spremembe | aktivnost | aktivnosti | aktiven | nameščeno | registracija | glasovi | povabila | povabilo |
    pridružen | prodajalec | prodano | zahteve | zahtevki | načrt | načrti | razpored | arhiv | povezave | povezava |
    povezano | nakup | deljeno | delite mnenje | delilnik | oddaja | oddaje | vložek | shranjen* | poslan* |
    izbrisan* | arhivirane | plačilni* | zavarovanja | zavarovanje | prodajalne | prodajalna | prodajalci | potrdila |
    registrirani | preklican* | objavljen*`),
  cancels: rawList(`prekli* | razveljav* | stornir*`),
  keeps: rawList(`shran*`),
  drafts: rawList(`osnut*`),
  clears: rawList(`počist* | ponastav* | uporab* | odstran* | izbriš*`),
  filters: rawList(`filtr* | filter*`),
  joins: rawList(`in | ter`),
};
