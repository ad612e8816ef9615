import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'pokaż więcej | załaduj więcej | wczytaj więcej | zobacz więcej | wyświetl więcej | więcej wyników | pokaż kolejne | załaduj kolejne | pokaż wszystkie | pokaż wszystko | zobacz wszystkie',
  ),
  next: rawList('następna | następny | następne | następna strona | dalej'),
  previous: rawList('poprzednia | poprzedni | poprzednie | poprzednia strona | wstecz'),
  page: rawList('strona | str.'),
  of: rawList('z'),
};
