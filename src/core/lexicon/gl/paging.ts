import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('máis | todos | todo'),
  load: rawList('cargar | ver | amosar | mostrar | resultados'),
  next: rawList('seguinte'),
  previous: rawList('anterior'),
  page: rawList('páxina'),
  of: rawList('de'),
};
