import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`pošalji | pošaljite | šalji | predaj | podnesi | plati | platite | plaćanje odmah | kupi | kupite | kupujem | licitiraj |
    naruči | naručite | naručujem | izvrši narudžbu | završi kupnju | završi kupovinu | završi narudžbu | dovrši | potvrdi |
    potvrđujem | potvrdite | rezerviraj | rezerviši | unajmi | doniraj | pretplati se | pretplati | odjavi | odjavi se | odjava |
    otkaži pretplatu | otkaži narudžbu | otkaži rezervaciju | raskini | izbriši | izbrišite | obriši | obrišite | ukloni |
    makni | isprazni | isprazni koš | odbaci | uništi | resetiraj | resetuj | poništi postavke | prepiši | objavi | objavite |
    podijeli | tvitaj | prihvati | prihvaćam | prihvatam | slažem se | odobri | dopusti | dozvoli | ovlasti | odbij | potpiši |
    prenesi | izvrši prijenos | izvrši uplatu | uplati | isplati | podigni novac | ulaži | prodaj | zamijeni | zameni |
    iskoristi | nadoplati | spremi | sačuvaj | snimi | primijeni | primeni | pozovi | prijavi problem | prijavi korisnika |
    blokiraj | deblokiraj | deaktiviraj | aktiviraj | zatvori račun | zatvori nalog | napusti grupu | pridruži se |
    registriraj se | registruj se | otvori račun | stvori račun | napravi nalog | prijavi se na natječaj | zatraži |
    vrati novac | povrat novca | deinstaliraj | instaliraj | izvrši | ponovno pokreni | isključi | obnovi pretplatu | produži |
    glasaj | nazovi | arhiviraj | poveži račun | prekini vezu | na plaćanje | idi na plaćanje | na blagajnu |
    isprobaj besplatno | prati korisnika | prestani pratiti`),
  perhaps:
    list(`plaćanje | narudžba | porudžbina | kupnja | kupovina | rezervacija | pretplata | donacija | prijenos |
    registracija | blagajna | odgovori | komentiraj | povrat | potvrda | ponuda`),
  alone: list('podeli | da'),
  harmless:
    list(`narudžbe | moje narudžbe | spremljeno | spremljene | poslano | poslane | resetiraj filtre | očisti filtre | ukloni filtre |
    primijeni filtre | izbriši filtre | načini plaćanja | načini dostave | opcije dostave | prati narudžbu`),
  looks:
    list(`prikaži | pogledaj | vidi | detalji | pojedinosti | povijest | istorija | prati | status | načini | opcije | postavke |
    podešavanja | pomoć | o nama | usporedi | uporedi | natrag | nazad | uredi | izmijeni | traži | pretraži | pretraga |
    filtriraj | filtri | filteri | sortiraj | pronađi | informacije | sažetak | račun pdf | računi | uvjeti | uslovi | ispiši |
    štampaj | preuzmi | izvezi | pregled | popis | lista`),
  leads:
    list(`sve | svi | više | manje | dalje | sljedeće | sledeće | sljedeća | nastavi | prethodno | otvori | izbornik |
    meni | saznaj | čitaj | pročitaj | proširi | skupi | povećaj | reproduciraj | kopiraj | sakrij | početna |
    stranica | osvježi | odaberi | izaberi | promijeni | promeni | dodaj | stvori | kreiraj | novo | nova | novi |
    umetni | priloži | učitaj | jezik | tema | profil | kalendar | karta | preskoči | upravljaj | kontakt | moje |
    moji`),
  topics:
    list(`česta pitanja | često postavljana pitanja | pitanja | cijeli zaslon | vrijeme danas | radno vrijeme | vozni red |
    tablica veličina | poslušaj | ulomak | isječak | najava filma | isključi zvuk | tamni način | tamna tema |
    titlovi | katalog | preuzmi | pristupačnost | o nama | karijere | za medije | favoriti | omiljeno |
    upute za vožnju | u blizini | recenzije | dostupnost | vijesti | po cijeni | poredaj | najjeftinij* |
    veličina teksta | smanji | bočna traka | košarica | u košaricu | popis želja | učitaj više | pravne napomene |
    gledaj | prikaži`),
  retreats:
    list(`odustani | otkaži | poništi | ne | ne hvala | ne sada | kasnije | zatvori | natrag | nazad | vrati se | zadrži | ostani |
    preskoči`),
  places:
    list(`plaćanje | blagajna | sažetak narudžbe | naplata | opasna zona | izbriši račun | brisanje računa | postavke računa |
    prijenos | isplata | pretplata | donacija | nepovratno | jeste li sigurni | da li ste sigurni`),
  acts: list(`pošalj* | poslati* | slanj* | podnes* | predaj* | naruč* | rezerv* | iznajm* | doniraj* | pretplat* | odjav* |
    izbriš* | izbris* | obriš* | briši* | brisanj* | ukloni* | uklanj* | makni* | odbaci* | odbij* | isprazn* |
    uništ* | resetir* | postav* | vrati* | vraćan* | prebriš* | prepiš* | spremi* | spremanj* | primijen* | pohran* |
    objavi* | objavlj* | podijel* | dijel* | potvrd* | prihvat* | suglas* | odobr* | dozvol* | autoriz* | ovlast* |
    potpiš* | potpis* | prijenos* | prenes* | uplat* | isplat* | podign* | invest* | prodaj* | zamijen* | pozov* |
    poziv* | pridruž* | napust* | blokir* | odblokir* | deblokir* | aktivir* | deaktivir* | omoguć* | onemoguć* |
    instalir* | deinstalir* | izvrš* | pokren* | produlj* | obnov* | registrir* | glasuj* | glasaj* | zatraž* |
    povrat* | zakaž* | zakazi* | planir* | dovrš* | završ* | prekini* | prisil* | otključ* | arhivir* | raskin* |
    opozov* | raspored* | objav* | vrati novac | vrati na | plati | kupi | pridruži se | označi kao | rotiraj* |
    naplati | prenesi vlasništvo | zatraži povrat | nadogradi* | implementiraj u | pusti u produkciju | raspusti |
    izbaci | isključi iz grupe | izbriši člana | glasaj | daj glas | daj ponudu | licitir* | kladi se |
    uplati listić | postani član | postani podržavatelj | postani pokrovitelj | predaj oglas | objavi oglas | daruj |
    pokloni | ostavi napojnicu | zamrzni | odmrzni | pozovi taksi | naruči vožnju | kreni uživo | započni prijenos |
    pokreni prijenos | započni snimanje | podnesi* | pauziraj pretplatu | nastavi pretplatu | ponovno otvori |
    raskini | otpusti | zaposli | povećaj limit | povuci* | opozovi* | posvoji | udomi | otplati`),
  states:
    list(`poslano | poslana | poslane | plaćanje | plaćanja | načini plaćanja | način plaćanja | kupljeno | kupac | kupci |
    kupon | kuponi | kupnja | kupnje | moje kupnje | narudžbe | narudžba | rezervacije | rezervacija | pretplatnici |
    pretplate | izbrisano | obrisano | uklonjeno | spremljeno | spremljene | spremljeni | objavljeno | objavljena |
    objave | objava | trenutno objavljeno | dijeljenje | dijeljeno | podijeljeno | potvrđeno | odobreno | prijenosi |
    prodavač | prodavači | prodano | pozivnice | pozivnica | pozivi | pridružio | prijavljen | prijave | prijava |
    aktivnost | aktivnosti | aktivan | aktivno | instalacija | registracija | glasovi | zahtjevi | raspored | planirano |
    arhiva | povezani | povezano | poveznice | poveznica | povratne informacije | vrati se | vrati se natrag | završeno |
    pokrenuto | tražilica | traži | traženje | obavijesti`),
  cancels: list(`otkaž* | poništ*`),
};
