import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    "carrega'n més | carrega més | carregar més | mostra'n més | mostra més | mostrar més | veure'n més | veure més | més resultats | mostra ho tot | veure ho tot | veure tots",
  ),
  next: rawList('següent | pàgina següent'),
  previous: rawList('anterior | pàgina anterior'),
  page: rawList('pàgina'),
  of: rawList('de'),
};
