import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('ще | більше | всі'),
  load: rawList('показати | завантажити | дивитися | результатів | переглянути'),
  alone: rawList('ще'),
  next: rawList('наступна | далі | вперед'),
  previous: rawList('попередня | назад'),
  back: rawList('назад'),
  page: rawList('сторінка | стор.'),
  of: rawList('з | із'),
};
