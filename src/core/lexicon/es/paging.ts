import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'cargar más | ver más | mostrar más | más resultados | ver todos | ver todo | mostrar todo | mostrar todos',
  ),
  next: rawList('siguiente | próxima | página siguiente'),
  previous: rawList('anterior | página anterior'),
  page: rawList('página'),
  of: rawList('de'),
};
