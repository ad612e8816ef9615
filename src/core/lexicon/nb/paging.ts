import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'last inn flere | last flere | hent flere | vis flere | se flere | last inn mer | vis mer | se mer | flere resultater | flere treff | vis alle | se alle',
  ),
  next: rawList('neste | neste side'),
  previous: rawList('forrige | forrige side'),
  page: rawList('side'),
  of: rawList('av'),
};
