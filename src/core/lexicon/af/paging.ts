import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('meer | alles'),
  load: rawList('laai | wys | sien | resultate'),
  next: rawList('volgende'),
  previous: rawList('vorige'),
  page: rawList('bladsy'),
  of: rawList('van'),
};
