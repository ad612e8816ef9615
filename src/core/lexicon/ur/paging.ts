import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('مزید | سب | تمام'),
  load: rawList('دیکھیں | لوڈ کریں | دکھائیں | نتائج'),
  next: rawList('اگلا | آگے'),
  previous: rawList('پچھلا | پیچھے'),
  page: rawList('صفحہ'),
  among: rawList('میں سے'),
};
