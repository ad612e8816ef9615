import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`geslo | gesla | geslom | geslo za dostop | api ključ | skrivni ključ | zasebni ključ | dostopni ključ |
    dostopni žeton`),
  code: rawList(`potrditvena koda | potrditveno kodo | varnostna koda | koda za preverjanje | koda za potrditev |
    preveritvena koda | overitvena koda | enkratna koda | enkratno geslo | koda sms | sms koda | pin |
    pin koda | koda za obnovitev | rezervne kode | varnostno vprašanje | skrivno vprašanje | varnostni odgovor |
    dekliški priimek matere`),
  payment:
    rawList(`številka kartice | št kartice | kreditna kartica | kreditne kartice | debetna kartica | plačilna kartica |
    podatki o kartici | imetnik kartice | ime na kartici | datum poteka | datum veljavnosti | velja do |
    veljavnost | cvv | cvc | koda cvv | številka računa | bančni račun | trr | iban | bic | swift`),
  identity: rawList(`emšo | davčna številka | potni list | številka potnega lista | osebna izkaznica |
    številka osebne izkaznice | osebne izkaznice | vozniško dovoljenje | številka zdravstvenega zavarovanja |
    kzz`),
  shortCode: rawList(`koda | kodo | števke`),
  forms:
    rawList(`=prijava | =prijavi se | prijavite se | pozabljeno geslo | ustvari račun | ustvarite račun | plačilo |
    plačaj | način plačila | podatki o plačilu | =blagajna | zaključi nakup | oddaj naročilo | nakazilo`),
  harmless:
    rawList(`promocijska koda | koda za popust | kupon | poštna številka | koda države | klicna koda | koda qr |
    črtna koda | izvorna koda | koda napake | koda izdelka | številka naročila | vizitka | razglednica |
    ključna beseda | ključne besede`),
  expiry: 'mm ll',
};
