import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('továbbiak | több | többet | további | összes'),
  load: rawList('betöltése | megjelenítése | megtekintése | találatok | mutass | még'),
  next: rawList('következő | tovább'),
  previous: rawList('előző | vissza'),
  page: rawList('oldal'),
};
