import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('વધુ | બધા | બધું'),
  load: rawList('લોડ કરો | જુઓ | બતાવો | પરિણામો'),
  next: rawList('આગળ | આગલું'),
  previous: rawList('પાછળ | પાછલું'),
  page: rawList('પૃષ્ઠ | પાનું'),
  among: rawList('માંથી'),
};
