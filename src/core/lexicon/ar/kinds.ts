import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('إعلان | إعلانات | الإعلان | الإعلانات | اعلان | اعلانات | الاعلانات'),
    label: rawList('^إعلان | ^اعلان | ^الإعلانات'),
    says: rawList('=إعلان | =اعلان | =إعلانات'),
  },
  consent: {
    ask: rawList('ملفات تعريف الارتباط | الكوكيز | كوكيز'),
    label: rawList('ملفات تعريف الارتباط | الكوكيز'),
    words: rawList('ملفات تعريف الارتباط | الكوكيز'),
  },
  newsletter: {
    ask: rawList('النشرة البريدية | النشرة الإخبارية | نشرة بريدية'),
    label: rawList('النشرة البريدية | النشرة الإخبارية'),
  },
  comments: {
    ask: rawList('التعليقات | تعليقات'),
    label: rawList('^التعليقات'),
  },
  related: {
    ask: rawList('مقالات ذات صلة | المقالات ذات الصلة | مواضيع ذات صلة'),
    label: rawList('ذات صلة | ذات الصلة | اقرأ أيضا'),
  },
  sidebar: {
    ask: rawList('الشريط الجانبي | العمود الجانبي'),
  },
  share: {
    ask: rawList('أزرار المشاركة'),
    label: rawList('^مشاركة'),
  },
};
