import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('إعلان | إعلانات | الإعلان | الإعلانات | اعلان | اعلانات | الاعلانات'),
    label: list('^إعلان | ^اعلان | ^الإعلانات'),
    says: list('=إعلان | =اعلان | =إعلانات'),
  },
  consent: {
    ask: list('ملفات تعريف الارتباط | الكوكيز | كوكيز'),
    label: list('ملفات تعريف الارتباط | الكوكيز'),
    words: list('ملفات تعريف الارتباط | الكوكيز'),
  },
  newsletter: {
    ask: list('النشرة البريدية | النشرة الإخبارية | نشرة بريدية'),
    label: list('النشرة البريدية | النشرة الإخبارية'),
  },
  comments: {
    ask: list('التعليقات | تعليقات'),
    label: list('^التعليقات'),
  },
  related: {
    ask: list('مقالات ذات صلة | المقالات ذات الصلة | مواضيع ذات صلة'),
    label: list('ذات صلة | ذات الصلة | اقرأ أيضا'),
  },
  sidebar: {
    ask: list('الشريط الجانبي | العمود الجانبي'),
  },
  share: {
    ask: list('أزرار المشاركة'),
    label: list('^مشاركة'),
  },
};
