import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'mag load ng higit pa | magpakita ng higit pa | ipakita ang higit pa | tingnan ang higit pa | higit pang resulta | ipakita lahat | tingnan lahat | tingnan ang lahat',
  ),
  next: rawList('susunod | susunod na pahina'),
  previous: rawList('nakaraan | nakaraang pahina'),
  page: rawList('pahina'),
  of: rawList('ng | sa'),
};
