import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('још | више | све | još | više | sve'),
  load: rawList('учитај | прикажи | види | погледај | резултата | učitaj | prikaži | vidi | rezultata'),
  next: rawList('следећа | даље | sledeća | sledeća stranica | dalje'),
  previous: rawList('претходна | назад | prethodna | nazad'),
  page: rawList('страна | страница | strana'),
  of: rawList('од | od'),
};
