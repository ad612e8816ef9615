import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('паказаць яшчэ | загрузіць яшчэ | паказаць больш | больш вынікаў | паказаць усе | =яшчэ'),
  next: rawList('наступная | наступная старонка | далей'),
  previous: rawList('папярэдняя | папярэдняя старонка | назад'),
  page: rawList('старонка'),
  of: rawList('з'),
};
