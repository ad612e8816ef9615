import { list } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: list(`şifrə* | parol* | gizli açar`),
  code: list(`təsdiq kodu* | doğrulama kodu* | təhlükəsizlik kodu* | birdəfəlik kod* | sms kodu | pin | pin kod* |
    təhlükəsizlik sualı`),
  payment: list(`kart nömrəsi* | kartın nömrəsi | kredit kartı* | debet kartı* | bank kartı* | kart sahibi* |
    kartın üzərindəki ad | bitmə tarixi* | son istifadə tarixi | etibarlılıq müddəti | hesab nömrəsi* |
    bank hesabı* | cvv | cvc | iban`),
  identity: list(`fin kod* | =fin | şəxsiyyət vəsiqəsi* | ş v seriya | pasport* | pasport nömrəsi | vöen |
    sürücülük vəsiqəsi*`),
  forms: list(`daxil ol* | =giriş | ödəniş* | ödə`),
  harmless: list(`promo kod* | endirim kodu* | poçt indeksi | poçt kodu* | ölkə kodu* | kupon*`),
};
