import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'показати ще | завантажити ще | дивитися ще | показати більше | завантажити більше | більше результатів | показати всі | дивитися всі | переглянути всі | =ще',
  ),
  next: rawList('наступна | наступна сторінка | далі | вперед'),
  previous: rawList('попередня | попередня сторінка | назад'),
  page: rawList('сторінка | стор.'),
  of: rawList('з | із'),
};
