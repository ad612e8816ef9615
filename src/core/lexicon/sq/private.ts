import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`fjalëkalim* | fjalëkalimi`),
  code: rawList(`kodi i verifikimit | kodi i sigurisë | kodi i konfirmimit | pin | pyetja e sigurisë`),
  payment:
    rawList(`numri i kartës | karta e kreditit | kartë krediti | mbajtësi i kartës | emri në kartë | data e skadimit |
    numri i llogarisë | llogaria bankare | cvv | iban`),
  identity: rawList(`numri personal | nid | letërnjoftim* | pasaport* | numri i pasaportës | nipt`),
  forms: rawList(`=hyr | kyçu | identifikohu | pagesa | paguaj`),
  harmless: rawList(`kodi postar | kodi promocional | kodi i zbritjes | kupon*`),
};
