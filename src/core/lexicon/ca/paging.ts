import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('més | ho tot | tots'),
  load: rawList("carrega'n | carrega | carregar | mostra'n | mostra | mostrar | veure'n | veure | resultats"),
  next: rawList('següent'),
  previous: rawList('anterior'),
  page: rawList('pàgina'),
  of: rawList('de'),
};
