import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('بیشتر | همه'),
  load: rawList('بارگذاری | نمایش | مشاهده | موارد | نتایج'),
  next: rawList('بعدی | صفحه بعد'),
  previous: rawList('قبلی | صفحه قبل'),
  page: rawList('صفحه'),
  of: rawList('از'),
};
