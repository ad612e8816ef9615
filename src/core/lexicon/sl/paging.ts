import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('več | vse'),
  load: rawList('naloži | prikaži | poglej | rezultatov | oglej si'),
  next: rawList('naslednja | naprej'),
  previous: rawList('prejšnja | nazaj'),
  page: rawList('stran'),
  of: rawList('od'),
};
