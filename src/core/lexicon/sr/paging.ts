import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'учитај још | прикажи још | прикажи више | види више | погледај још | још резултата | прикажи све | види све | učitaj još | prikaži još | prikaži više | vidi više | još rezultata | prikaži sve | vidi sve',
  ),
  next: rawList(
    'следећа | следећа страна | следећа страница | даље | sledeća | sledeća strana | sledeća stranica | dalje',
  ),
  previous: rawList(
    'претходна | претходна страна | претходна страница | назад | prethodna | prethodna strana | nazad',
  ),
  page: rawList('страна | страница | strana'),
  of: rawList('од | od'),
};
