import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('ավելին | բոլորը'),
  load: rawList('տեսնել | բեռնել | ցույց տալ'),
  alone: rawList('ավելին'),
  next: rawList('հաջորդ | հաջորդը'),
  previous: rawList('նախորդ | նախորդը'),
  page: rawList('էջ'),
};
