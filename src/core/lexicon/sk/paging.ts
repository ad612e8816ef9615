import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'načítať ďalšie | načítať viac | zobraziť ďalšie | zobraziť viac | ukázať viac | viac výsledkov | ďalšie výsledky | zobraziť všetko | zobraziť všetky',
  ),
  next: rawList('ďalšia | ďalšie | ďalší | ďalej | ďalšia strana | nasledujúca | nasledujúca strana'),
  previous: rawList('predchádzajúca | predchádzajúce | predchádzajúca strana | predošlá | späť'),
  page: rawList('strana | stránka | str.'),
  of: rawList('z | zo'),
};
