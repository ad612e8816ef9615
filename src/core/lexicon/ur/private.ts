import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password: rawList(`پاس ورڈ | پاسورڈ | خفیہ لفظ | =رمز`),
  code: rawList(`تصدیقی کوڈ | تصدیق کوڈ | سیکیورٹی کوڈ | حفاظتی کوڈ | او ٹی پی | otp | =پن | پن کوڈ | pin | خفیہ سوال |
    سیکیورٹی سوال`),
  payment:
    rawList(`کارڈ نمبر | کریڈٹ کارڈ | ڈیبٹ کارڈ | بینک کارڈ | کارڈ ہولڈر | کارڈ پر نام | میعاد ختم | تاریخ تنسیخ |
    اکاؤنٹ نمبر | کھاتہ نمبر | بینک اکاؤنٹ | cvv | iban`),
  identity:
    rawList(`شناختی کارڈ | شناختی کارڈ نمبر | قومی شناختی | سی این آئی سی | cnic | پاسپورٹ | پاسپورٹ نمبر |
    ڈرائیونگ لائسنس`),
  forms: rawList(`لاگ ان | سائن ان | ادائیگی | ادا کریں`),
  harmless: rawList(`پوسٹل کوڈ | ڈاک کوڈ | پرومو کوڈ | رعایتی کوڈ | کوپن | ملک کا کوڈ`),
};
