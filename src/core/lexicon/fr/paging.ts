import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('plus | tous | toutes | tout | la suite'),
  load: rawList('charger | voir | afficher | de résultats'),
  next: rawList('suivant | suivante'),
  previous: rawList('précédent | précédente'),
  back: rawList('retour'),
  page: rawList('page'),
  of: rawList('de | sur'),
};
