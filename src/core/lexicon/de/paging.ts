import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('mehr | weitere | alle'),
  load: rawList('laden | anzeigen | ansehen | ergebnisse'),
  next: rawList('weiter | nächste | ältere'),
  previous: rawList('zurück | vorherige | vorige | neuere'),
  back: rawList('zurück'),
  page: rawList('seite'),
  of: rawList('von'),
};
