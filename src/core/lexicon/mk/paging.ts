import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'вчитај повеќе | прикажи повеќе | види повеќе | покажи повеќе | повеќе резултати | прикажи ги сите | види ги сите',
  ),
  next: rawList('следна | следна страница | следно | напред'),
  previous: rawList('претходна | претходна страница | претходно | назад'),
  page: rawList('страница'),
  of: rawList('од'),
};
