import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('laai meer | wys meer | sien meer | meer resultate | wys alles | sien alles'),
  next: rawList('volgende | volgende bladsy'),
  previous: rawList('vorige | vorige bladsy'),
  page: rawList('bladsy'),
  of: rawList('van'),
};
