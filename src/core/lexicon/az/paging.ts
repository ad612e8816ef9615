import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'daha çox göstər | daha çox yüklə | daha çox nəticə | hamısını göstər | hamısına bax | =daha çox',
  ),
  next: rawList('növbəti | növbəti səhifə | sonrakı | irəli'),
  previous: rawList('əvvəlki | əvvəlki səhifə | geri'),
  page: rawList('səhifə'),
};
