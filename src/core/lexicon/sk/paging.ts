import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('ďalšie | viac | všetko | všetky'),
  load: rawList('načítať | zobraziť | ukázať | výsledkov | výsledky'),
  next: rawList('ďalšia | ďalšie | ďalší | ďalej | nasledujúca'),
  previous: rawList('predchádzajúca | predchádzajúce | predošlá | späť'),
  page: rawList('strana | stránka | str.'),
  of: rawList('z | zo'),
};
