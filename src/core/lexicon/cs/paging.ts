import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('další | více | vše | všechny'),
  load: rawList('načíst | zobrazit | ukázat | výsledků | výsledky'),
  next: rawList('další | následující'),
  previous: rawList('předchozí'),
  back: rawList('zpět'),
  page: rawList('strana | stránka | str.'),
  of: rawList('z | ze'),
};
