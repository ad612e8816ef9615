import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'učitaj još | učitaj više | prikaži još | prikaži više | vidi još | vidi više | pogledaj više | više rezultata | prikaži sve | vidi sve | pogledaj sve',
  ),
  next: rawList('sljedeća | sljedeća stranica | iduća | dalje'),
  previous: rawList('prethodna | prethodna stranica | natrag'),
  page: rawList('stranica | str.'),
  of: rawList('od'),
};
