import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'cargar máis | ver máis | amosar máis | mostrar máis | máis resultados | ver todos | ver todo | amosar todo',
  ),
  next: rawList('seguinte | páxina seguinte'),
  previous: rawList('anterior | páxina anterior'),
  page: rawList('páxina'),
  of: rawList('de'),
};
