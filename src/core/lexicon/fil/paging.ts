import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('ng higit pa | ang higit pa | higit pang | lahat | ang lahat'),
  load: rawList('mag load | magpakita | ipakita | tingnan | resulta'),
  next: rawList('susunod | susunod na pahina'),
  previous: rawList('nakaraan | nakaraang pahina'),
  page: rawList('pahina'),
  of: rawList('ng | sa'),
};
