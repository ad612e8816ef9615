import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('повеќе | ги сите'),
  load: rawList('вчитај | прикажи | види | покажи | резултати'),
  next: rawList('следна | следно | напред'),
  previous: rawList('претходна | претходно | назад'),
  page: rawList('страница'),
  of: rawList('од'),
};
