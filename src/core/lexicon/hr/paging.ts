import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('još | više | sve'),
  load: rawList('učitaj | prikaži | vidi | pogledaj | rezultata'),
  next: rawList('sljedeća | iduća | dalje'),
  previous: rawList('prethodna | natrag'),
  back: rawList('natrag'),
  page: rawList('stranica | str.'),
  of: rawList('od'),
};
