import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('gehiago | guztiak'),
  load: rawList('kargatu | erakutsi | ikusi | emaitza'),
  next: rawList('hurrengoa | hurrengo orria | hurrengo orrialdea'),
  previous: rawList('aurrekoa | aurreko orria | aurreko orrialdea'),
  page: rawList('orria | orrialdea'),
};
