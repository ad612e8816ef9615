import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('още | повече | всички'),
  load: rawList('зареди | покажи | виж | резултати'),
  alone: rawList('още'),
  next: rawList('следваща | напред'),
  previous: rawList('предишна | назад'),
  page: rawList('страница | стр.'),
  of: rawList('от'),
};
