import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'naloži več | prikaži več | poglej več | več rezultatov | prikaži vse | poglej vse | oglej si vse',
  ),
  next: rawList('naslednja | naslednja stran | naprej'),
  previous: rawList('prejšnja | prejšnja stran | nazaj'),
  page: rawList('stran'),
  of: rawList('od'),
};
