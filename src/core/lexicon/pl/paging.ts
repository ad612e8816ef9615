import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('więcej | kolejne | wszystkie | wszystko'),
  load: rawList('pokaż | załaduj | wczytaj | zobacz | wyświetl | wyników'),
  next: rawList('następna | następny | następne | dalej'),
  previous: rawList('poprzednia | poprzedni | poprzednie | wstecz'),
  back: rawList('wstecz'),
  page: rawList('strona | str.'),
  of: rawList('z'),
};
