import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('flere | mere | alle'),
  load: rawList('indlæs | hent | vis | se | resultater'),
  next: rawList('næste'),
  previous: rawList('forrige'),
  back: rawList('tilbage'),
  page: rawList('side'),
  of: rawList('af'),
};
