import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('más | todos | todas | todo'),
  load: rawList('cargar | ver | mostrar | resultados'),
  next: rawList('siguiente | próxima'),
  previous: rawList('anterior'),
  back: rawList('volver'),
  page: rawList('página'),
  of: rawList('de'),
};
