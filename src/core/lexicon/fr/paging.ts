import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'charger plus | voir plus | afficher plus | plus de résultats | voir tout | tout afficher | tout voir | voir la suite',
  ),
  next: rawList('suivant | suivante | page suivante'),
  previous: rawList('précédent | précédente | page précédente'),
  page: rawList('page'),
  of: rawList('de | sur'),
};
