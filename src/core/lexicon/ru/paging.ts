import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('ещё | еще | больше | все | всё'),
  load: rawList('показать | загрузить | смотреть | результатов | посмотреть'),
  alone: rawList('ещё | еще'),
  next: rawList('следующая | следующие | далее | дальше | вперёд | вперед'),
  previous: rawList('предыдущая | предыдущие | назад'),
  back: rawList('назад'),
  page: rawList('страница | стр.'),
  of: rawList('из'),
};
