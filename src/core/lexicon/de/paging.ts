import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'mehr laden | mehr anzeigen | mehr ansehen | weitere laden | weitere anzeigen | weitere ergebnisse | mehr ergebnisse | alle anzeigen | alle ansehen',
  ),
  next: rawList('weiter | nächste | nächste seite | ältere'),
  previous: rawList('zurück | vorherige | vorherige seite | vorige | neuere'),
  page: rawList('seite'),
  of: rawList('von'),
};
