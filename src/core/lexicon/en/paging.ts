import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('more | all'),
  load: rawList('load | show | see | view | results'),
  alone: rawList('older posts'),
  next: rawList('next | older'),
  previous: rawList('previous | prev | newer'),
  back: rawList('back'),
  page: rawList('page'),
  of: rawList('of'),
};
