import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('مزید دیکھیں | مزید لوڈ کریں | مزید دکھائیں | مزید نتائج | سب دیکھیں | تمام دیکھیں'),
  next: rawList('اگلا | آگے | اگلا صفحہ'),
  previous: rawList('پچھلا | پیچھے | پچھلا صفحہ'),
  page: rawList('صفحہ'),
  among: rawList('میں سے'),
};
