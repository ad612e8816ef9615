import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('lisää | enemmän | kaikki'),
  load: rawList('lataa | näytä | katso | tuloksia'),
  next: rawList('seuraava | seuraavat'),
  previous: rawList('edellinen | edelliset'),
  page: rawList('sivu'),
};
