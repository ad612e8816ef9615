import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'load more | show more | see more | view more | more results | show all | see all | view all | load all | older posts',
  ),
  next: rawList('next | next page | older'),
  previous: rawList('previous | previous page | prev | newer'),
  page: rawList('page'),
  of: rawList('of'),
};
