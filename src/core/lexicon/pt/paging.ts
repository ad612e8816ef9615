import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'carregar mais | ver mais | mostrar mais | exibir mais | mais resultados | ver todos | ver tudo | mostrar tudo',
  ),
  next: rawList('próxima | próximo | seguinte | página seguinte | próxima página'),
  previous: rawList('anterior | página anterior'),
  page: rawList('página'),
  of: rawList('de'),
};
