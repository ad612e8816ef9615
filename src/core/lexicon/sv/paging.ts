import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'ladda fler | ladda mer | hämta fler | visa fler | visa mer | se fler | se mer | fler resultat | fler träffar | visa alla | se alla',
  ),
  next: rawList('nästa | nästa sida'),
  previous: rawList('föregående | föregående sida | förra sidan'),
  page: rawList('sida | sidan'),
  of: rawList('av'),
};
