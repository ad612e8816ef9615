import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('વધુ લોડ કરો | વધુ જુઓ | વધુ બતાવો | વધુ પરિણામો | બધા જુઓ | બધું જુઓ | બધા બતાવો'),
  next: rawList('આગળ | આગલું | આગલું પૃષ્ઠ'),
  previous: rawList('પાછળ | પાછલું | પાછલું પૃષ્ઠ'),
  page: rawList('પૃષ્ઠ | પાનું'),
  among: rawList('માંથી'),
};
