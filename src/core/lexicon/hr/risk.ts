import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`šalji | plaćanje odmah | unajmi | resetuj | poništi postavke | tvitaj | zameni | sačuvaj | snimi | primeni |
    prijavi problem | prijavi korisnika | zatvori račun | zatvori nalog | registruj se | otvori račun | stvori račun |
    napravi nalog | prijavi se na natječaj | poveži račun | na plaćanje | na blagajnu | isprobaj besplatno | prati korisnika |
    prestani pratiti | očisti povijest | obriši povijest | prebaci sredstva | prebaci novac`),
  perhaps:
    rawList(`plaćanje | narudžba | porudžbina | kupnja | kupovina | rezervacija | pretplata | donacija | prijenos | registracija |
    blagajna | odgovori | komentiraj | povrat | potvrda | ponuda`),
  alone: rawList(`podeli | da`),
  harmless:
    rawList(`narudžbe | moje narudžbe | spremljeno | spremljene | poslano | poslane | načini plaćanja |
    načini dostave | opcije dostave | prati narudžbu | prati pošiljku | označi kao pročitano | označi kao nepročitano |
    nastavi kupovinu | nastavi kupnju | obriši pretragu | isključi zvuk | uključi zvuk | trošak dostave |
    usporedi cijene | usporedi ponude | za usporedbu`),
  looks:
    rawList(`prikaži | pogledaj | vidi | detalji | pojedinosti | povijest | istorija | prati | status | načini | opcije | postavke |
    podešavanja | pomoć | o nama | usporedi | uporedi | natrag | nazad | uredi | izmijeni | traži | pretraži | pretraga |
    filtriraj | filtri | filteri | sortiraj | pronađi | informacije | sažetak | račun pdf | računi | uvjeti | uslovi | ispiši |
    štampaj | preuzmi | izvezi | pregled | popis | lista`),
  leads:
    rawList(`sve | svi | više | manje | dalje | sljedeće | sledeće | sljedeća | nastavi | prethodno | otvori |
    izbornik | meni | saznaj | čitaj | pročitaj | proširi | skupi | povećaj | reproduciraj | kopiraj | sakrij |
    početna | stranica | osvježi | odaberi | izaberi | promijeni | promeni | dodaj | stvori | kreiraj | novo | nova |
    novi | umetni | priloži | učitaj | jezik | tema | profil | kalendar | karta | upravljaj | kontakt | moje | moji |
    suzi | očisti pretragu`),
  topics:
    rawList(`pitanja | cijeli zaslon | vozni red | tablica veličina | poslušaj | ulomak | isječak | najava filma |
    tamni način | tamna tema | titlovi | katalog | pristupačnost | karijere | za medije | favoriti | omiljeno |
    upute za vožnju | u blizini | recenzije | dostupnost | vijesti | po cijeni | poredaj | najjeftinij* |
    veličina teksta | smanji | bočna traka | košarica | u košaricu | popis želja | učitaj više | pravne napomene |
    gledaj | danas | sutra | jučer | tjedan | mjesec | godina | dan | prikaz | kategorije | izbrisano | vodič |
    dostava | napiši recenziju | preimenuj | dupliciraj | poništi | ponovi | podebljano | kurziv | prevedi |
    zaboravljena lozinka | zaboravili ste | na vrh | izračunaj | popularno | najpopularnije | novosti | povezano |
    slično | sadržaj | poglavlje | brzina | rotiraj | zakreni | izreži | stupci | grupiraj | nepročitano | pristigla |
    koš | otpad | skice | naslovnica | pauziraj | sažmi | ruta | poslovnice | galerija | slike | fotografije |
    videozapisi | ocjene | značajke | jamstvo | cjenik | izvadak | stanje | kartice | dokumenti | obrasci | događaji |
    glasnoća | kontrast | akcije | marke | sport | vrijeme | vremenska prognoza | recepti | ^promet po | ^stanje |
    slobodni termini | ^izvod | na zalihi | dostupno | slobodna mjesta`),
  retreats:
    rawList(`odustani | otkaži | poništi | ne | ne hvala | ne sada | kasnije | zatvori | natrag | nazad | vrati se | zadrži | ostani |
    preskoči`),
  opens:
    rawList(`prikaži | pogledaj | vidi | pregledaj | pročitaj | kako | zašto | kada | gdje | tko | o nama | više o | uvjeti | pravila |
    povijest | detalji | prati po | troškovi | vodič | pomoć | ne | zadrži | usporedi | natrag | status | sakrij | upravljaj |
    popis | istraži | traži | što se događa | što ako | što će | mogu li | koliko | je li`),
  places:
    rawList(`plaćanje | blagajna | sažetak narudžbe | naplata | opasna zona | izbriši račun | brisanje računa | postavke računa |
    prijenos | isplata | pretplata | donacija | nepovratno | jeste li sigurni | da li ste sigurni`),
  acts: rawList(`pošalj* | poslati* | slanj* | podnes* | predaj* | naruč* | rezerv* | iznajm* | pretplat* | odjav* | izbris* | obriš* |
    briši* | brisanj* | ukloni* | uklanj* | makni* | odbij* | isprazn* | uništ* | resetir* | postav* | vraćan* | prebriš* |
    prepiš* | spremi* | spremanj* | primijen* | pohran* | podijel* | dijel* | potvrd* | prihvat* | suglas* | odobr* | dozvol* |
    autoriz* | ovlast* | potpis* | prijenos* | prenes* | uplat* | isplat* | podign* | invest* | zamijen* | pozov* | poziv* |
    pridruž* | napust* | blokir* | odblokir* | deblokir* | aktivir* | omoguć* | onemoguć* | instalir* | deinstalir* | izvrš* |
    pokren* | produlj* | obnov* | registrir* | glasuj* | glasaj* | zatraž* | povrat* | zakaž* | planir* | dovrš* | završ* |
    prisil* | otključ* | arhivir* | raskin* | opozov* | raspored* | objav* | označi kao | rotiraj* | naplati | nadogradi* |
    pusti u produkciju | raspusti | izbaci | daj glas | daj ponudu | licitir* | postani član | postani podržavatelj |
    postani pokrovitelj | pokloni | ostavi napojnicu | odmrzni | kreni uživo | započni snimanje | ponovno otvori | zaposli |
    povećaj limit | povuci* | posvoji | udomi | plati* | plaća* | iskorist* | produž* | otkaz* | prijav* zloupo* | proda* |
    koment* | proslijed* | odbac* | vrat* | vraćam | deaktiv* | zaprati | prati korisn* | odspoj* | prekin* | dopust* |
    prihvać* | pristaj* | slažem | formatir* | restart* | zaustav* | isključ* | ugasi | spoji | implement* | donir* | daruj* |
    ponudi | promijeni paket | promijeni tarifu | kladi | nazov* | zovi | čekiraj | sudjeluj* | učlan* | nadopl* | ulaž* |
    razmijen* | dogovor* | premjesti termin | zamrzn* | posud* | otplat* | imenuj | generiraj ponovno | obavijesti sve |
    ospor* | reklamir* | osigur* | dodijel* | otpust* | polož* | kup* | uzmi | želim ovo | storn* | poništi narudž*`),
  states:
    rawList(`plaćanje | plaćanja | način plaćanja | kupljeno | kupac | kupci | kupon | kuponi | kupnja | kupnje |
    moje kupnje | narudžba | rezervacije | rezervacija | pretplatnici | pretplate | uklonjeno | objave | objava |
    trenutno objavljeno | dijeljenje | dijeljeno | podijeljeno | odobreno | prijenosi | prodano | pozivnice |
    pozivnica | pozivi | pridružio | prijavljen | prijave | prijava | aktivnost | aktivnosti | aktivan | aktivno |
    instalacija | registracija | glasovi | zahtjevi | raspored | planirano | arhiva | povezani | povezano | poveznice |
    poveznica | povratne informacije | vrati se | vrati se natrag | završeno | pokrenuto | tražilica | traži |
    traženje | obavijesti | spremljen* | poslan* | izbrisan* | arhivirano | uplate | isplate | osiguranja |
    osiguranje | prodavaonice | prodavatelj* | prodavač* | registrirani | vraćanje info | potvrđen* | kupovina vodič |
    predaja info | kupca | spojnica | postavke | otkazan* | objavljen* | obrisan*`),
  cancels: rawList(`otkaž* | poništ*`),
  keeps: rawList(`spremi* | pohran* | sačuvaj`),
  drafts: rawList(`skic* | nacrt* | pretragu`),
  clears: rawList(`očist* | poništ* | primijen* | uklon* | obriš* | izbriš* | resetir*`),
  filters: rawList(`filtar* | filtr* | filter*`),
  joins: rawList(`i | te | pa`),
};
