import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`parole | paroles | paroli | paroļu | slepenā frāze | api atslēga | slepenā atslēga | privātā atslēga |
    piekļuves atslēga`),
  code: rawList(`apstiprinājuma kods | verifikācijas kods | drošības kods | vienreizējais kods | vienreizēja parole |
    vienreizējā parole | aktivizācijas kods | sms kods | pin | pin kods | atkopšanas kods | rezerves kodi |
    drošības jautājums | slepenais jautājums | mātes pirmslaulību uzvārds | smart id kods`),
  payment:
    rawList(`kartes numurs | kartes nr | kredītkarte | kredītkartes | debetkarte | bankas karte | maksājumu karte |
    kartes dati | kartes īpašnieks | kartes turētājs | vārds uz kartes | derīguma termiņš | derīga līdz | cvv |
    cvc | cvv kods | konta numurs | bankas konts | konta nr | iban | bic | swift`),
  identity: rawList(`personas kods | pases numurs | pases nr | personas apliecība | personas apliecības |
    autovadītāja apliecība | nodokļu maksātāja | dokumenta numurs | sociālās apdrošināšanas`),
  shortCode: rawList(`kods | kodu`),
  forms:
    rawList(`pieslēgties | ielogoties | =ieiet | pierakstīties | autorizēties | aizmirsu paroli | izveidot kontu |
    maksājums | =apmaksa | apmaksāt | maksāt | maksājuma veids | =kase | pirkt tagad | pārskaitījums`),
  harmless:
    rawList(`atlaides kods | promo kods | kupons | kupona kods | pasta indekss | valsts kods | qr kods | svītrkods |
    pirmkods | kļūdas kods | preces kods | pasūtījuma numurs | vizītkarte | atklātne | atslēgvārds |
    atslēgvārdi`),
  expiry: 'mm gg',
};
