import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('flere | mer | alle'),
  load: rawList('last inn | last | hent | vis | se | resultater | treff'),
  next: rawList('neste'),
  previous: rawList('forrige'),
  back: rawList('tilbake'),
  page: rawList('side'),
  of: rawList('av'),
};
