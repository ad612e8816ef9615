import { list } from '../list.ts';
import type { TrapWords } from '../shape.ts';

export const traps: TrapWords = {
  addOns: list('تأمين | خطة حماية | ضمان إضافي | تبرع | بريميوم | تغليف هدايا | فترة تجريبية'),
  refuses: list('لا شكرا | لا أريد | بدون | رفض | غير مهتم | أفضل أن أدفع'),
  orders: list('أنت تشتري | سيتم خصم | توافق على الدفع | يبدأ اشتراكك | سيتم تحصيل | طلب ملزم'),
  hurry: list('ينتهي العرض | ينتهي خلال | تبقى فقط | أسرع | محجوز لمدة'),
};
