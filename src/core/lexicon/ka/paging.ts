import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('მეტის | ყველას | მეტი'),
  load: rawList('ჩატვირთვა | ნახვა | ჩვენება | შედეგი'),
  alone: rawList('მეტი'),
  next: rawList('შემდეგი'),
  previous: rawList('წინა'),
  page: rawList('გვერდი'),
};
