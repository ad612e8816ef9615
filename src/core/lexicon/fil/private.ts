import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`password | kontrasenyas | lihim na salita`),
  code: list(`verification code | code ng pag verify | pin | otp | tanong sa seguridad`),
  payment:
    list(`numero ng card | numero ng kard | credit card | debit card | pangalan sa card | petsa ng pag expire |
    petsa ng pagkawalang bisa | numero ng account | bank account | cvv`),
  identity: list(
    `numero ng pasaporte | pasaporte | sss number | numero ng sss | =tin | philhealth | numero ng id`,
  ),
  forms: list(`mag log in | mag sign in | magbayad | bayaran | pagbabayad`),
  harmless: list(`promo code | zip code | postal code | kupon`),
};
