import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'зареди още | покажи още | виж още | зареди повече | покажи повече | виж повече | още резултати | покажи всички | виж всички | =още',
  ),
  next: rawList('следваща | следваща страница | напред'),
  previous: rawList('предишна | предишна страница | назад'),
  page: rawList('страница | стр.'),
  of: rawList('от'),
};
