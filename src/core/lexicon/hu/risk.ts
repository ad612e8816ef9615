import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`vásárlás | vásárlok | vétel | rendelés leadása | pénzfelvétel | feltöltés egyenleg | fiók bezárása | megszüntetés |
    fiók létrehozása | jelentkezem | formázás | archiválás | pénztárhoz | kipróbálom ingyen | követés |
    és rendelés | és rendel | jegyvásárlás | hozzáférés megadása | kártya hozzáadása | bankkártya hozzáadása`),
  perhaps: rawList(`rendelés | pénztár | adomány | válasz | hozzászólás | igazolás | telepítés | ajánlat`),
  alone: rawList(`igen`),
  harmless:
    rawList(`rendeléseim | rendelések | mentett | elküldött | keresés törlése | fizetési módok | fizetési mód |
    szállítási módok | rendelés követése | rendelések megtekintése | mobilalkalmazás | csomag követése |
    küldemény követése | megjelölés olvasottként | olvasottnak jelöl* | vásárlás folytatása | ügyféltámogatás |
    némítás | bejelentkezés | szállítási költség | szabad időpont* | licitek története | időpont választás* |
    időpont kiválasztás* | licitjeim`),
  looks:
    rawList(`megtekintés | megtekintése | megjelenítés | mutat | mutass | részletek | előzmények | állapot | módok | módjai |
    lehetőségek | beállítások | súgó | segítség | rólunk | összehasonlítás | vissza | szerkesztés | keresés | keres | szűrés |
    szűrők | rendezés | információ | összegzés | nyugta | számla | számlák | feltételek | nyomtatás | letöltés | exportálás |
    előnézet | lista`),
  leads:
    rawList(`összes | több | kevesebb | tovább | következő | előző | megnyitás | menü | olvass | olvasás | kibontás |
    összecsukás | nagyítás | lejátszás | szünet | másolás | elrejtés | kezdőlap | oldal | frissítés | választás |
    kiválasztás | módosítás | hozzáadás | új | beszúrás | csatolás | nyelv | téma | profil | naptár | térkép |
    kezelés | kapcsolat | másolás* | továbbiak | kiválasztás* | hozzáadása | szerkesztés* | csomagkövetés |
    tranzakciók története | módosítása`),
  topics:
    rawList(`kérdések | teljes képernyő | időjárás | nyitvatartás | menetrend | mérettáblázat | meghallgat* | részlet |
    előzetes | sötét mód | sötét téma | katalógus | letöltése | akadálymentes* | karrier | sajtó | kedvencek* |
    közelben | értékelések | vélemények | elérhetőség | hírek | ár szerint | növekvő | csökkenő | legolcsóbb |
    betűméret | kicsinyítés | oldalsáv | kosárhoz | kívánságlista | több betöltése | jogi | tudjon meg többet |
    tudj meg többet | ma | holnap | tegnap | hét | hónap | év | nap | nézet | kategóriák | törölt elemek |
    velem megosztva | útmutató | szállítás | szabályzat | értékelés írása | átnevezés | másolat | visszavonás | ismét |
    félkövér | dőlt | táblázat beszúrása | fordítás | felolvasás | elfelejtett | elfelejtetted | fel | le | számítás |
    kiszámítás | népszerű | legnépszerűbb | újdonságok | kapcsolódó | hasonló | tartalom | tartalomjegyzék | fejezet |
    sebesség | felirat* | forgatás | körbevágás | oszlopok | csoportosítás | olvasatlan | beérkezett | kuka | lomtár |
    piszkozatok | főoldal | kosár | kosárba | útvonal* | üzletek | fiókok | galéria | képek | fotók | videók |
    jellemzők | garancia | árak | kivonat | egyenleg | kártyák | dokumentumok | nyomtatványok | események | évad* |
    epizód* | dalszöveg | hangerő | kontraszt | akciók | márkák | sport | receptek | számlaforgalom | számlaegyenleg |
    kívánságlist* | ft alatt | számlakivonat | raktáron | szabad helyek | ingyenes | naptárhoz`),
  retreats: rawList(
    `mégse | mégsem | nem | nem köszönöm | most nem | később | bezárás | vissza | megtartás | maradok | kihagyás`,
  ),
  opens: rawList(`hogyan | miért | mikor | hol | ki | rólunk | megtekintés | nézze | lásd | ne | mégse |
    mi történik | mennyi`),
  closes:
    rawList(`megtekintése | megtekintés | megjelenítése | mutatása | olvasása | elolvasása | feltételek | feltételei | előzményei |
    előzmények | részletei | részletek | állapota | követése | díjak | megtartása | összehasonlítása | kezelése | elrejtése |
    keresése`),
  places:
    rawList(`fizetés | pénztár | rendelés összegzése | számlázás | veszélyzóna | fiók törlése | fiókbeállítások | átutalás | előfizetés |
    adományozás | nem vonható vissza | biztosan`),
  acts: rawList(`küld* | elküld* | beküld* | újraküld* | benyújt* | fizet* | kifizet* | befizet* | vásárol* | vásárlás* | megvásár* |
    megvesz* | megrendel* | rendel* | foglal* | lefoglal* | bérel* | bérl* | adomány* | előfizet* | feliratk* | leiratk* |
    felmond* | eltávol* | kiürít* | ürít* | elvet* | eldob* | visszaáll* | alaphelyz* | felül* | alkalmaz* | közzét* | publik* |
    megosz* | megerősít* | elfogad* | jóváhagy* | egyetért* | hozzájár* | engedély* | elutas* | aláír* | kijelentk* | kilép* |
    átutal* | utal* | befektet* | elad* | bevált* | meghív* | csatlak* | letilt* | tilt* | felold* | bejelent* | aktivál* |
    deaktivál* | telepít* | végrehajt* | újraind* | meghosszab* | hosszabb* | regisztr* | szavaz* | igényel* | igényl* |
    visszatér* | véglegesít* | befejez* | összekapcs* | leválaszt* | kényszer* | archivál* | visszavon* | egyesít* |
    állítsd … vissza | állítsa … vissza | állítsuk … vissza | vond … vissza | vonja … vissza | hagyd … jóvá | tegye … közzé |
    megjelöl* | átruház* | beszed* | rotálás* | visszaküldés kérése | fizessen | fizess | élesít* | feloszlat* | kirúg* |
    kizár* | ajánlatot tesz* | ajánlattétel | licitál* | legyen tag | hirdetés feladása | hirdetésfeladás | ajándékoz* |
    borravaló* | befagyaszt* | zárol* | fuvar kérése | felvétel indítása | beadás | szüneteltet* | újranyit* | felbont* |
    elbocsát* | limit növelése | örökbe* | biztosítást köt* | megújít* | lemond* | fellebbez* | panasz* | bevall* | meghirdet* |
    hozzászól* | továbbít* | inaktivál* | követ* megszünt* | szétkapcsol* | meghatalm* | beleegyez* | pályáz* | formáz* lemez* |
    formázás indít* | leállít* | kikapcsol* | támogat* | csomagot vált* | csomagvált* | fogad* | hív* | felhív* | becsekkol* |
    belép* csoport* | számlát nyit* | számlanyitás | feltölt* egyenleg* | egyenleg* feltölt* | átvált* | időpont* | átütemez* |
    limit* emel* | kölcsön* | kinevez* | élő adás indít* | élőzés | értesít* mind* | mindenkit értesít* | ajtó* nyit* |
    ajtót nyit* | vitat* | biztosít* köt* | megköt* | hozzárendel* | kivesz* | felvesz* pénz* | visszaküld* áru* |
    visszaigényl* | vesz* | kérem | kérek | töröl* | törl* | megsemmisít* | ment* | bontás | sztorn* | tét megtétele | tétet |
    jelentem`),
  states:
    rawList(`elküldve | fizetések | fizetett | vásárló | foglalások | foglalásaim | előfizetések | előfizetők |
    törölve | mentve | mentések | alkalmazások | alkalmazásaink | közzétéve | közzétett | jelenleg közzétéve |
    publikációk | megosztva | kiadás | kiadások | kiadó | kiadványok | megerősítve | elfogadott | elfogadva |
    jóváhagyva | engedélyek | aláírások | utalások | eladó | eladók | eladott | meghívók | meghívások | csatlakozott |
    letiltott | bejelentések | bejelentkezve | aktív | aktivitás | telepítve | regisztrált | szavazatok | kérések |
    kérdés | kérdések | gyakori kérdések | visszatérítési | visszatérés | ütemezés | ütemterv | utalvány | utalványok |
    mentor | menta | mentesség | visszaállítási | vissza | segítség kérése | kérem vissza | rendelkezésre |
    szavazás eredmény* | zárolt | telepítési útmutató | mentett* | törölt* | archív* | rendelés* | biztosítások* |
    megosztott* | fogadó* | fogadások | vásárlás* | fizetési* | küldött | küldemény* | hívások | véleményezés |
    adományok | mentés helye | elutasított | támogatás | ügyfélszolgálat | jelentések | hitelek | igénylések |
    feltöltés | elküldött* | lemondott*`),
  cancels: rawList(`mégse* | lemond* | töröl* | törl*`),
  keeps: rawList(`ment*`),
  drafts: rawList(`piszkozat* | vázlat* | keresés*`),
  clears: rawList(`törl* | visszaállít* | alkalmaz* | eltávolít*`),
  filters: rawList(`szűrő*`),
  joins: rawList(`és | majd`),
};
