import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`password | kontrasenyas | lihim na salita`),
  code: rawList(`verification code | code ng pag verify | pin | otp | tanong sa seguridad`),
  payment:
    rawList(`numero ng card | numero ng kard | credit card | debit card | pangalan sa card | petsa ng pag expire |
    petsa ng pagkawalang bisa | numero ng account | bank account | cvv`),
  identity: rawList(
    `numero ng pasaporte | pasaporte | sss number | numero ng sss | =tin | philhealth | numero ng id`,
  ),
  forms: rawList(`mag log in | mag sign in | magbayad | bayaran | pagbabayad`),
  harmless: rawList(`promo code | zip code | postal code | kupon`),
};
