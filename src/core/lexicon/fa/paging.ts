import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'بارگذاری بیشتر | نمایش بیشتر | مشاهده بیشتر | موارد بیشتر | نتایج بیشتر | نمایش همه | مشاهده همه',
  ),
  next: rawList('بعدی | صفحه بعد | صفحه بعدی'),
  previous: rawList('قبلی | صفحه قبل | صفحه قبلی'),
  page: rawList('صفحه'),
  of: rawList('از'),
};
