import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`küldés | küldöm | elküld | elküldés | elküldöm | beküld | beküldés | benyújtás | benyújtom | fizetés | fizetek | kifizet |
    kifizetés | kifizetem | befizetés | vásárlás | vásárlok | megvásárlás | megvásárol | megveszem | megvesz | veszem | vétel |
    licitálok | rendelés leadása | megrendelem | megrendelés | megrendel | rendelés elküldése | rendelés véglegesítése |
    véglegesítés | foglalás | lefoglal | lefoglalom | foglalok | bérlés | adományozás | adományozok | támogatom | előfizetés |
    előfizetek | feliratkozás | feliratkozom | leiratkozás | leiratkozom | lemondás | lemondom | felmondás | felmondom |
    előfizetés lemondása | rendelés törlése | törlés | törlöm | töröl | törlése | eltávolítás | eltávolítom | eltávolít |
    kiürítés | lomtár ürítése | elvetés | megsemmisítés | visszaállítás | felülírás | közzététel | közzéteszem | publikálás |
    megosztás | megosztom | kijelentkezés | kijelentkezem | kilépés | megerősítés | megerősítem | elfogadás | elfogadom |
    jóváhagyás | jóváhagyom | egyetértek | hozzájárulok | engedélyezés | engedélyezem | elutasítás | aláírás | aláírom |
    átutalás | utalás | utalom | pénzfelvétel | befektetés | eladás | eladom | beváltás | feltöltés egyenleg | mentés | mentem |
    alkalmazás | meghívás | meghívom | jelentés küldése | bejelentés | letiltás | tiltás | feloldás | deaktiválás | aktiválás |
    fiók törlése | fiók bezárása | megszüntetés | csatlakozás | csatlakozom | kilépés a csoportból | regisztráció |
    regisztrálok | fiók létrehozása | jelentkezem | igénylés | visszatérítés | telepítés | végrehajtás | újraindítás |
    leállítás | formázás | meghosszabbítás | szavazok | szavazás | hívás | archiválás | tovább a fizetéshez |
    tovább a pénztárhoz | pénztárhoz | kipróbálom ingyen | követés`),
  perhaps: list(`rendelés | pénztár | adomány | válasz | hozzászólás | igazolás | telepítés | ajánlat`),
  alone: list('igen'),
  harmless:
    list(`rendeléseim | rendelések | mentett | elküldött | szűrők törlése | szűrők alkalmazása | szűrők visszaállítása |
    keresés törlése | fizetési módok | fizetési mód | szállítási módok | rendelés követése | rendelések megtekintése |
    mobilalkalmazás`),
  looks:
    list(`megtekintés | megtekintése | megjelenítés | mutat | mutass | részletek | előzmények | állapot | módok | módjai |
    lehetőségek | beállítások | súgó | segítség | rólunk | összehasonlítás | vissza | szerkesztés | keresés | keres | szűrés |
    szűrők | rendezés | információ | összegzés | nyugta | számla | számlák | feltételek | nyomtatás | letöltés | exportálás |
    előnézet | lista`),
  leads:
    list(`összes | több | kevesebb | tovább | következő | előző | megnyitás | menü | olvass | olvasás | kibontás |
    összecsukás | nagyítás | lejátszás | szünet | másolás | elrejtés | kezdőlap | oldal | frissítés | választás |
    kiválasztás | módosítás | hozzáadás | új | beszúrás | csatolás | nyelv | téma | profil | naptár | térkép |
    kihagyás | kezelés | kapcsolat`),
  topics:
    list(`gyakori kérdések | kérdések | teljes képernyő | időjárás | nyitvatartás | menetrend | mérettáblázat |
    meghallgat* | részlet | előzetes | némítás | sötét mód | sötét téma | feliratok | katalógus | letöltés |
    letöltése | akadálymentes* | rólunk | karrier | sajtó | kedvencek* | útvonal | közelben | értékelések |
    vélemények | elérhetőség | hírek | ár szerint | növekvő | csökkenő | legolcsóbb | betűméret | kicsinyítés |
    oldalsáv | kosár megtekintése | kosárhoz | kívánságlista | több betöltése | jogi | rendezés | tudjon meg többet |
    tudj meg többet | megjelenítés`),
  retreats: list(
    'mégse | mégsem | nem | nem köszönöm | most nem | később | bezárás | vissza | megtartás | maradok | kihagyás',
  ),
  places:
    list(`fizetés | pénztár | rendelés összegzése | számlázás | veszélyzóna | fiók törlése | fiókbeállítások | átutalás | előfizetés |
    adományozás | nem vonható vissza | biztosan`),
  acts: list(`küld* | küldés* | elküld* | beküld* | újraküld* | benyújt* | fizet* | kifizet* | befizet* | vásárol* | vásárlás* |
    megvásár* | megvesz* | megrendel* | rendel* | foglal* | lefoglal* | bérel* | bérl* | adomány* | előfizet* |
    feliratk* | leiratk* | felmond* | eltávol* | kiürít* | ürít* | elvet* | eldob* | visszaáll* | alaphelyz* |
    felülír* | felül* | mentés* | mentése* | alkalmaz* | közzét* | közzététel* | publik* | megosz* | megerősít* |
    elfogad* | jóváhagy* | egyetért* | hozzájár* | engedély* | elutas* | aláír* | kijelentk* | kilép* | átutal* |
    utal* | befektet* | elad* | bevált* | meghív* | csatlak* | letilt* | tilt* | felold* | bejelent* | aktivál* |
    deaktivál* | telepít* | eltávolít* | végrehajt* | újraind* | meghosszab* | hosszabb* | regisztr* | szavaz* |
    igényel* | igényl* | visszatér* | véglegesít* | befejez* | összekapcs* | leválaszt* | kényszer* | archivál* |
    visszavon* | kiléptet* | visszaállít* | egyesít* | állítsd … vissza | állítsa … vissza | állítsuk … vissza |
    vond … vissza | vonja … vissza | írja … felül | írd … felül | hagyd … jóvá | tegye … közzé | megjelöl* |
    átruház* | beszed* | rotálás* | visszatérít* | visszaküldés kérése | mentsen | mentsd | frissítsen előfizetés |
    előfizetés frissítése | töröljön | töröld | küldje | küldd | fizessen | fizess | élesít* | feloszlat* | kirúg* |
    kizár* | leadom a szavazat* | ajánlatot tesz* | ajánlattétel | licitál* | fogadást | legyen tag | légy támogató |
    támogató lesz* | támogatás indítása | hirdetés feladása | hirdetésfeladás | ajándékoz* | borravaló* |
    befagyaszt* | zárol* | taxi hívása | fuvar kérése | élő adás indítása | élőzés indítása | felvétel indítása |
    beadás | panasz benyújtása | előfizetés szüneteltetése | szüneteltet* | újranyit* | felbont* | elbocsát* |
    limit emelése | limit növelése | hozzájárulás visszavonása | örökbe* | törleszt* | biztosítást köt*`),
  states:
    list(`elküldött | elküldve | fizetések | fizetési | fizetett | vásárlások | vásárló | vásárlási | rendelések |
    rendeléseim | foglalások | foglalásaim | előfizetések | előfizetők | törölt | törölve | mentett | mentve |
    mentések | alkalmazások | alkalmazásaink | közzétéve | közzétett | jelenleg közzétéve | publikációk | megosztott |
    megosztva | kiadás | kiadások | kiadó | kiadványok | megerősítve | elfogadott | elfogadva | jóváhagyva |
    engedélyek | aláírások | utalások | eladó | eladók | eladott | meghívók | meghívások | csatlakozott | letiltott |
    bejelentések | bejelentkezés | bejelentkezve | aktív | aktivitás | telepítve | regisztrált | szavazatok |
    kérések | kérdés | kérdések | gyakori kérdések | visszatérítési | visszatérés | ütemezés | ütemterv | archívum |
    utalvány | utalványok | mentor | menta | mentesség | visszaállítási | vissza | segítség kérése | kérem vissza |
    rendelkezésre | szavazás eredmény* | zárolt | telepítési útmutató`),
  cancels: list(`mégse* | lemond* | töröl* | törl*`),
};
