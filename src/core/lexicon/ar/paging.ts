import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'تحميل المزيد | عرض المزيد | مشاهدة المزيد | إظهار المزيد | شاهد المزيد | المزيد من النتائج | عرض الكل | =المزيد',
  ),
  next: rawList('التالي | التالية | الصفحة التالية'),
  previous: rawList('السابق | السابقة | الصفحة السابقة'),
  page: rawList('صفحة | الصفحة'),
  of: rawList('من | من أصل'),
};
