import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`heslo | hesla | heslom | prístupové heslo | api kľúč | tajný kľúč | súkromný kľúč | prístupový kľúč |
    prístupový token | bezpečnostný kľúč | fráza na obnovenie`),
  code: rawList(`overovací kód | kontrolný kód | bezpečnostný kód | potvrdzovací kód | autorizačný kód | aktivačný kód |
    autentifikačný kód | jednorazový kód | jednorazové heslo | kód z sms | sms kód | prístupový kód |
    prihlasovací kód | pin | pin kód | pin kod | záložný kód | záložné kódy | kód na obnovenie |
    bezpečnostná otázka | kontrolná otázka | odpoveď na bezpečnostnú otázku | tajná odpoveď |
    rodné priezvisko matky | rodné meno matky`),
  payment:
    rawList(`kreditná karta | kreditnej karty | platobná karta | platobnej karty | debetná karta | banková karta |
    číslo karty | číslo platobnej karty | údaje o karte | údaje karty | držiteľ karty | držiteľa karty |
    majiteľ karty | meno na karte | platnosť karty | =platnosť do | platná do | dátum platnosti |
    dátum exspirácie | =exspirácia | koniec platnosti | kód cvv | kód cvc | cvv | cvc | číslo účtu |
    bankový účet | bankové spojenie | kód banky | majiteľ účtu | iban | bic | swift`),
  identity:
    rawList(`rodné číslo | číslo občianskeho preukazu | občiansky preukaz | číslo op | číslo pasu | cestovný pas |
    číslo cestovného pasu | číslo dokladu | doklad totožnosti | preukaz totožnosti | vodičský preukaz |
    číslo vodičského preukazu | daňové identifikačné číslo | =dič | daňové číslo | číslo poistenca |
    sociálne poistenie | číslo sociálneho poistenia`),
  shortCode: rawList(`kód | číslice`),
  forms:
    rawList(`prihlásenie | prihlásiť | prihlásiť sa | prihláste sa | login | zabudnuté heslo | vytvoriť účet |
    založiť účet | platba | zaplatiť | spôsob platby | platobné údaje | pokladňa | dokončiť objednávku |
    objednať s povinnosťou platby | kúpiť teraz | =prevod | darovať`),
  harmless:
    rawList(`zľavový kód | promo kód | kód kupónu | kupón | poštové smerovacie číslo | psč | smerovacie číslo |
    kód krajiny | predvoľba | qr kód | čiarový kód | zdrojový kód | kód chyby | kód produktu |
    číslo objednávky | číslo zásielky | vizitka | pohľadnica | vernostná karta | kľúčové slovo | kľúčové slová |
    správca hesiel`),
  expiry: 'mm rr',
};
