import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'laadi veel | lae veel | näita rohkem | näita veel | kuva rohkem | vaata rohkem | vaata veel | rohkem tulemusi | näita kõiki | kuva kõik | vaata kõiki',
  ),
  next: rawList('järgmine | järgmine leht | edasi'),
  previous: rawList('eelmine | eelmine leht | tagasi'),
  page: rawList('leht | lehekülg'),
};
