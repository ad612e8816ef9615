import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`jelszó* | jelszav* | *jelszó | jelmondat* | api kulcs* | titkos kulcs* | privát kulcs* |
    hozzáférési kulcs* | hozzáférési token* | biztonsági kulcs* | helyreállítási kifejezés* | wifi kulcs`),
  code: rawList(`ellenőrző kód* | ellenőrzőkód* | hitelesítő kód* | hitelesítési kód* | biztonsági kód* | megerősítő kód* |
    megerősítési kód* | visszaigazoló kód* | aktiváló kód* | egyszer használatos kód* | egyszeri kód* |
    egyszer használatos jelszó* | belépési kód* | hozzáférési kód* | sms kód* | sms ben kapott kód* | pin kód* |
    pinkód* | pin | puk kód | telekód* | számjegyű kód* | helyreállítási kód* | tartalék kód* |
    biztonsági kérdés* | titkos kérdés* | titkos válasz* | biztonsági válasz* | anyja leánykori neve |
    anyja neve | édesanyja neve`),
  payment:
    rawList(`hitelkárty* | bankkárty* | betéti kárty* | fizetőkárty* | kártyaszám* | kártya szám* | kártya száma |
    bankkártyaszám* | kártyaadatok | kártya adatai | kártyabirtokos* | kártyatulajdonos* |
    kártyán szereplő név | név a kártyán | lejárati dátum* | =lejárat | lejárat dátuma | lejárati idő |
    =érvényesség | cvc kód* | cvv kód* | cvc | cvv | számlaszám* | bankszámla* | bankszámlaszám* |
    számlatulajdonos* | iban | iban szám | bic | swift kód* | giro kód | ajándékkártya száma | kártya lejárat* |
    =kártya | lejárat hó`),
  identity:
    rawList(`személyi szám* | személyi azonosító* | személyazonosító* | személyi igazolvány* | igazolványszám* |
    személyazonosító igazolvány* | okmányazonosító* | okmány száma | útlevél* | útlevélszám* | adóazonosító* |
    adószám* | adóazonosító jel* | taj szám* | =taj | tajszám* | társadalombiztosítás* | jogosítvány* |
    vezetői engedély* | jogosítvány száma`),
  shortCode: rawList(`kód | számjegy`),
  forms:
    rawList(`bejelentkezés* | bejelentkez* | belépés* | belép | jelentkezz be | elfelejtett jelszó | fiók létrehozása |
    fiók létrehozás | fizetés* | fizet | fizetek | kifizet* | fizetési mód* | fizetési adatok | pénztár* |
    tovább a pénztárhoz | megrendelés elküldése | rendelés véglegesítése | vásárlás befejezése | átutalás* |
    utalás* | adományozok`),
  harmless:
    rawList(`kuponkód* | kupon* | promóciós kód* | promó kód* | kedvezménykód* | kedvezmény kód* | ajándékkártya üzenet |
    meghívó kód* | ajánlói kód* | irányítószám* | országkód* | ország hívószáma | körzetszám* | qr kód* |
    vonalkód* | forráskód* | hibakód* | termékkód* | cikkszám* | rendelésszám* | csomagszám* | névjegykárty* |
    képeslap* | hűségkárty* | kulcsszó* | keresőszó* | jelszókezelő*`),
  expiry: 'hh éé ee',
};
