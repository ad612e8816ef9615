import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'მეტის ჩატვირთვა | მეტის ნახვა | მეტის ჩვენება | მეტი შედეგი | ყველას ნახვა | ყველას ჩვენება | =მეტი',
  ),
  next: rawList('შემდეგი | შემდეგი გვერდი'),
  previous: rawList('წინა | წინა გვერდი'),
  page: rawList('გვერდი'),
};
