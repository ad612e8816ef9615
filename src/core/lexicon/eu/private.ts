import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`pasahitz* | pasahitza | gako sekretua`),
  code: list(`egiaztapen kodea | segurtasun kodea | berrespen kodea | pin | segurtasun galdera`),
  payment:
    list(`txartel zenbakia | txartelaren zenbakia | kreditu txartel* | zordunketa txartel* | txartelaren titularra |
    iraungitze data | kontu zenbakia | banku kontua | cvv | iban`),
  identity: list(`=nan | nan zenbakia | ifz | pasaporte* | gizarte segurantza*`),
  forms: list(`hasi saioa | saioa hasi | =sartu | ordainketa | ordaindu`),
  harmless: list(`posta kodea | promozio kodea | deskontu kodea`),
};
