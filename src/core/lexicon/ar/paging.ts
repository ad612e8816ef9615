import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('المزيد | الكل'),
  load: rawList('تحميل | عرض | مشاهدة | إظهار | شاهد | من النتائج'),
  alone: rawList('المزيد'),
  next: rawList('التالي | التالية'),
  previous: rawList('السابق | السابقة'),
  page: rawList('صفحة | الصفحة'),
  of: rawList('من | من أصل'),
};
