import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'տեսնել ավելին | բեռնել ավելին | ցույց տալ ավելին | տեսնել բոլորը | ցույց տալ բոլորը | =ավելին',
  ),
  next: rawList('հաջորդ | հաջորդը | հաջորդ էջ'),
  previous: rawList('նախորդ | նախորդը | նախորդ էջ'),
  page: rawList('էջ'),
};
