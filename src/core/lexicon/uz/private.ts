import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`parol* | maxfiy so z | maxfiy kalit`),
  code: list(`tasdiqlash kodi | tekshirish kodi | xavfsizlik kodi | bir martalik kod | bir martalik parol | sms kod* |
    pin | pin kod* | maxfiy savol`),
  payment:
    list(`karta raqami* | bank kartasi* | kredit karta* | karta egasi* | kartadagi ism | amal qilish muddati* |
    hisob raqami* | bank hisobi* | cvv | cvc | iban`),
  identity: list(
    `pasport* | pasport seriyasi | pasport raqami | jshshir | pinfl | stir | inn | shaxsiy guvohnoma`,
  ),
  forms: list(`kirish | tizimga kirish | to lov | to lash`),
  harmless: list(`promokod | pochta indeksi | mamlakat kodi | kupon`),
};
