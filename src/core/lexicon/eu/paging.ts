import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'kargatu gehiago | erakutsi gehiago | ikusi gehiago | emaitza gehiago | erakutsi guztiak | ikusi guztiak',
  ),
  next: rawList('hurrengoa | hurrengo orria | hurrengo orrialdea'),
  previous: rawList('aurrekoa | aurreko orria | aurreko orrialdea'),
  page: rawList('orria | orrialdea'),
};
