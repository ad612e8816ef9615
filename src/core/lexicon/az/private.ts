import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`şifrə* | parol* | gizli açar`),
  code: rawList(`təsdiq kodu* | doğrulama kodu* | təhlükəsizlik kodu* | birdəfəlik kod* | sms kodu | pin | pin kod* |
    təhlükəsizlik sualı`),
  payment:
    rawList(`kart nömrəsi* | kartın nömrəsi | kredit kartı* | debet kartı* | bank kartı* | kart sahibi* |
    kartın üzərindəki ad | bitmə tarixi* | son istifadə tarixi | etibarlılıq müddəti | hesab nömrəsi* |
    bank hesabı* | cvv | cvc | iban`),
  identity: rawList(`fin kod* | =fin | şəxsiyyət vəsiqəsi* | ş v seriya | pasport* | pasport nömrəsi | vöen |
    sürücülük vəsiqəsi*`),
  forms: rawList(`daxil ol* | =giriş | ödəniş* | ödə`),
  harmless: rawList(`promo kod* | endirim kodu* | poçt indeksi | poçt kodu* | ölkə kodu* | kupon*`),
};
