import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('mais | todos | todas | tudo'),
  load: rawList('carregar | ver | mostrar | exibir | resultados'),
  next: rawList('próxima | próximo | seguinte'),
  previous: rawList('anterior'),
  back: rawList('voltar'),
  page: rawList('página'),
  of: rawList('de'),
};
