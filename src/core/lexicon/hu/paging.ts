import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'továbbiak betöltése | több betöltése | továbbiak megjelenítése | több megjelenítése | mutass többet | még több | további találatok | összes megjelenítése | összes megtekintése',
  ),
  next: rawList('következő | következő oldal | tovább'),
  previous: rawList('előző | előző oldal | vissza'),
  page: rawList('oldal'),
};
