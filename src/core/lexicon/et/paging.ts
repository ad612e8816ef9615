import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('veel | rohkem | kõiki | kõik'),
  load: rawList('laadi | lae | näita | kuva | vaata | tulemusi'),
  next: rawList('järgmine | edasi'),
  previous: rawList('eelmine | tagasi'),
  page: rawList('leht | lehekülg'),
};
