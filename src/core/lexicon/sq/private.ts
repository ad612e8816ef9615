import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`fjalëkalim* | fjalëkalimi`),
  code: list(`kodi i verifikimit | kodi i sigurisë | kodi i konfirmimit | pin | pyetja e sigurisë`),
  payment:
    list(`numri i kartës | karta e kreditit | kartë krediti | mbajtësi i kartës | emri në kartë | data e skadimit |
    numri i llogarisë | llogaria bankare | cvv | iban`),
  identity: list(`numri personal | nid | letërnjoftim* | pasaport* | numri i pasaportës | nipt`),
  forms: list(`=hyr | kyçu | identifikohu | pagesa | paguaj`),
  harmless: list(`kodi postar | kodi promocional | kodi i zbritjes | kupon*`),
};
