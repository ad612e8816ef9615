import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'indlæs flere | hent flere | vis flere | se flere | indlæs mere | vis mere | se mere | flere resultater | vis alle | se alle',
  ),
  next: rawList('næste | næste side'),
  previous: rawList('forrige | forrige side'),
  page: rawList('side'),
  of: rawList('af'),
};
