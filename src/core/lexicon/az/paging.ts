import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('daha çox | hamısını | hamısına'),
  load: rawList('göstər | yüklə | nəticə | bax'),
  alone: rawList('daha çox'),
  next: rawList('növbəti | sonrakı | irəli'),
  previous: rawList('əvvəlki | geri'),
  page: rawList('səhifə'),
};
