import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('fler | mer | alla'),
  load: rawList('ladda | hämta | visa | se | resultat | träffar'),
  next: rawList('nästa'),
  previous: rawList('föregående | förra sidan'),
  back: rawList('tillbaka'),
  page: rawList('sida | sidan'),
  of: rawList('av'),
};
