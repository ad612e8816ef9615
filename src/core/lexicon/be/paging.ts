import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('яшчэ | больш | усе'),
  load: rawList('паказаць | загрузіць | вынікаў'),
  alone: rawList('яшчэ'),
  next: rawList('наступная | далей'),
  previous: rawList('папярэдняя | назад'),
  page: rawList('старонка'),
  of: rawList('з'),
};
