import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'načíst další | načíst více | zobrazit další | zobrazit více | ukázat další | ukázat více | více výsledků | další výsledky | zobrazit vše | zobrazit všechny',
  ),
  next: rawList('další | další strana | další stránka | následující | následující stránka'),
  previous: rawList('předchozí | předchozí strana | předchozí stránka'),
  page: rawList('strana | stránka | str.'),
  of: rawList('z | ze'),
};
