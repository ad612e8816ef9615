import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`pasahitz* | pasahitza | gako sekretua`),
  code: rawList(`egiaztapen kodea | segurtasun kodea | berrespen kodea | pin | segurtasun galdera`),
  payment:
    rawList(`txartel zenbakia | txartelaren zenbakia | kreditu txartel* | zordunketa txartel* | txartelaren titularra |
    iraungitze data | kontu zenbakia | banku kontua | cvv | iban`),
  identity: rawList(`=nan | nan zenbakia | ifz | pasaporte* | gizarte segurantza*`),
  forms: rawList(`hasi saioa | saioa hasi | =sartu | ordainketa | ordaindu`),
  harmless: rawList(`posta kodea | promozio kodea | deskontu kodea`),
};
