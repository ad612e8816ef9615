import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`parol* | maxfiy so z | maxfiy kalit`),
  code: rawList(`tasdiqlash kodi | tekshirish kodi | xavfsizlik kodi | bir martalik kod | bir martalik parol | sms kod* |
    pin | pin kod* | maxfiy savol`),
  payment:
    rawList(`karta raqami* | bank kartasi* | kredit karta* | karta egasi* | kartadagi ism | amal qilish muddati* |
    hisob raqami* | bank hisobi* | cvv | cvc | iban`),
  identity: rawList(
    `pasport* | pasport seriyasi | pasport raqami | jshshir | pinfl | stir | inn | shaxsiy guvohnoma`,
  ),
  forms: rawList(`kirish | tizimga kirish | to lov | to lash`),
  harmless: rawList(`promokod | pochta indeksi | mamlakat kodi | kupon`),
};
